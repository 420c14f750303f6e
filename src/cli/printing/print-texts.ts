import type { PrintOptions, PrintParty, PrintTexts } from '../../entries/print.js'
import { readJsonFile } from '../files.js'
import { isObject } from '../json/object.js'
import { CommandFailure, type ProcessIo } from '../process-io.js'

/** The files with the texts of a print. */
export interface PrintFiles {
  /** The sender, and the texts that are the same on every print. */
  readonly company?: string
  /** The customer, and the texts of one document. */
  readonly texts?: string
}

/** The options of a print that come from files. */
export type PrintSettings = Pick<PrintOptions, 'company' | 'customer' | 'texts'>

const NAMES: readonly string[] = ['company', 'customer', 'texts']

/**
 * Reads both files. They have the same form, `{"company": …, "customer": …, "texts": …}`, and the file of the document
 * takes precedence. Throws CommandFailure.
 */
export async function readPrintTexts({ company, texts }: PrintFiles, io: ProcessIo): Promise<PrintSettings> {
  const ofCompany = await readPart(company, 'company file', io)
  const ofDocument = await readPart(texts, 'file of texts', io)
  return {
    company: ofDocument.company ?? ofCompany.company ?? { name: '' },
    customer: ofDocument.customer ?? ofCompany.customer,
    texts: { ...ofCompany.texts, ...ofDocument.texts },
  }
}

/** `renderQuoteHtml` checks the values. */
interface PrintPart {
  readonly company?: PrintParty
  readonly customer?: PrintParty
  readonly texts?: PrintTexts
}

async function readPart(file: string | undefined, noun: string, io: ProcessIo): Promise<PrintPart> {
  if (file === undefined) return {}
  const { name, json } = await readJsonFile(file, noun, io)
  if (!isObject(json)) throw new CommandFailure(`${name} must have an object with ${NAMES.join(', ')}.`)
  const unknown = Object.keys(json).find((key) => !NAMES.includes(key))
  if (unknown !== undefined)
    throw new CommandFailure(`${name} has "${unknown}": use only ${NAMES.join(', ')}.`)
  return json
}
