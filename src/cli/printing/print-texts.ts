import { suggestName } from '../../entries/index.js'
import type { PrintOptions, PrintParty, PrintTexts } from '../../entries/print.js'
import { readJsonFile } from '../files.js'
import { isObject } from '../json/object.js'
import { CommandFailure, failureOf, type ProcessIo } from '../process-io.js'
import { quoted } from '../unknown-fields.js'

export interface PrintFiles {
  /** Holds the sender, and the texts that are the same on every print. */
  readonly company?: string
  /** Holds the customer, and the texts of one document. */
  readonly texts?: string
}

export type PrintSettings = Pick<PrintOptions, 'company' | 'customer' | 'texts'>

/** `satisfies` makes the compiler report a missing field. */
const FIELDS = {
  company: Object.keys({ name: 0, details: 0, logo: 0 } satisfies Record<keyof PrintParty, 0>),
  customer: Object.keys({ name: 0, details: 0 } satisfies Record<Exclude<keyof PrintParty, 'logo'>, 0>),
  texts: Object.keys({
    title: 0,
    number: 0,
    date: 0,
    validUntil: 0,
    dueDate: 0,
    taxName: 0,
    introduction: 0,
    terms: 0,
  } satisfies Record<keyof PrintTexts, 0>),
}
const NAMES = Object.keys(FIELDS)

const maxNamed = 8

/** Both files have the same form. The file of one document takes precedence. */
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
  if (!isObject(json)) throw new CommandFailure(`${name} must contain an object with ${NAMES.join(', ')}.`)
  const faults = faultsOf(json).map((fault) => `${name} has ${fault}`)
  const rest = faults.length - maxNamed
  if (rest > 0) faults.splice(maxNamed, rest, `${name} has further faults: ${String(rest)}.`)
  if (faults.length > 0) throw failureOf(faults)
  return json
}

/** Finds the parts that the print would silently leave out. */
function faultsOf(json: Readonly<Record<string, unknown>>): readonly string[] {
  const ofParts = Object.entries(FIELDS).flatMap(([part, fields]) => {
    const value = json[part]
    if (value === undefined || value === null) return []
    return isObject(value) ? unknownFields(value, fields, `${part}.`) : [`no object at "${part}".`]
  })
  return [...unknownFields(json, NAMES, ''), ...ofParts]
}

function unknownFields(object: object, known: readonly string[], start: string): readonly string[] {
  return Object.keys(object)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const near = suggestName(key, known)
      const advice = near === undefined ? `use only ${known.join(', ')}.` : `did you mean ${quoted(near)}?`
      return `${quoted(start + key)}: ${advice}`
    })
}
