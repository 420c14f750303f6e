import { errorEnvelope, recogniseRequest, type PricedOrder, type PricedQuote } from '../../entries/index.js'
import { renderQuoteHtml, type Paper, type QuoteView } from '../../entries/print.js'
import { answerRequests } from '../answering/answer-requests.js'
import type { Answer } from '../answering/answer-lines.js'
import type { Task } from '../answering/answer-document.js'
import { refuseToOverwrite, writeWholeFile } from '../files.js'
import { pricing, requestIdOf, type PricedAnswer } from '../pricing/price-request.js'
import { notesOnRequest } from '../pricing/recognise-document.js'
import { isSheetFile } from '../sheets/sheet-file.js'
import { CommandFailure, type ExitCode, type Output, type ProcessIo } from '../process-io.js'
import {
  readSettings,
  sampleAccountNote,
  settingsOf,
  type Settings,
  type SettingsOptions,
} from '../settings.js'
import { printablePage } from '../table/printable.js'
import { readPrintTexts, type PrintFiles, type PrintSettings } from './print-texts.js'

export interface PrintCommandOptions
  extends PrintFiles, Pick<SettingsOptions, 'account' | 'catalogue' | 'kind'> {
  readonly view?: QuoteView
  readonly out?: string
  readonly locale?: string
  readonly paper?: Paper
  readonly quiet?: boolean
}

interface Printed {
  readonly html: string
}

export async function print(
  file: string | undefined,
  options: PrintCommandOptions,
  output: Output,
  io: ProcessIo,
): Promise<ExitCode> {
  const { out, quiet = false } = options
  if (out !== undefined && !/\.(?:html?|pdf)$/i.test(out))
    throw new CommandFailure(`--out is ${out}, but must end in .html or .pdf.`)
  if (isSheetFile(file))
    throw new CommandFailure(
      `${file} is a spreadsheet. Price it first, and print the answer: quotewright price ${file} --format json.`,
    )
  await refuseToOverwrite('--out', out, [file])
  const json = await readSettings(options, io)
  const settings = settingsOf(json)
  const texts = await readPrintTexts(options, io)
  const hasAccount = options.account !== undefined
  const task: Task<Printed> = {
    answer: (sent) => printed(sent, { ...settings, hasAccount }, texts, options),
    json: (answer) => answer,
    notes: senderNote(texts, options),
    notesOn: (sent) =>
      recogniseRequest(sent).isPriced
        ? ['the document is already priced, and is printed as it is']
        : [...sampleAccountNote(json.account), ...notesOnRequest(sent, settings.kind)],
    table: ({ html }) => html,
    deliver: ({ html }, standard) => deliver(html, out, standard, io),
    isOutputTaken: out === undefined,
  }
  return answerRequests(file, { quiet }, task, output, io)
}

/** The customer view and the invoice are for people outside the company. */
function senderNote(
  { company }: PrintSettings,
  { view = 'customer' }: Pick<PrintCommandOptions, 'view'>,
): readonly string[] {
  if (company.name !== '' || (view !== 'customer' && view !== 'invoice')) return []
  return ['the print does not name your company; describe it with --company FILE']
}

/** A priced document needs the account only for the charged length of short pieces. */
function printed(
  sent: unknown,
  settings: Settings & { readonly hasAccount: boolean },
  texts: PrintSettings,
  { view = 'customer', locale = 'en-AU', paper }: PrintCommandOptions,
): Answer<Printed> {
  const { request, kind = 'quote', isPriced } = recogniseRequest(sent)
  const answer: Answer<PricedAnswer> = isPriced
    ? pricedAs(settings.kind ?? kind, request)
    : pricing({ ...settings, hasWorkings: false }).answer(sent)
  if ('errors' in answer) return answer
  const document = 'quote' in answer ? answer.quote : answer.order
  const account = isPriced && !settings.hasAccount ? undefined : settings.account
  try {
    const html = renderQuoteHtml(document, { ...texts, view, locale, paper, account })
    return html.ok ? { html: html.value } : errorEnvelope(html.problems, requestIdOf(request))
  } catch (error) {
    if (!(error instanceof TypeError) || !error.message.startsWith('options.')) throw error
    const [, what = ''] = /^options\.(.*)\.$/s.exec(error.message) ?? []
    throw new CommandFailure(`The print cannot be made: ${what}. See --company, --texts and --locale.`)
  }
}

/** Casts safely, because `renderQuoteHtml` checks the document. */
function pricedAs(kind: 'quote' | 'order', document: unknown): PricedAnswer {
  return kind === 'quote' ? { quote: document as PricedQuote } : { order: document as PricedOrder }
}

async function deliver(html: string, out: string | undefined, output: Output, io: ProcessIo): Promise<true> {
  if (out === undefined) await output.write(printablePage(html))
  else if (/\.pdf$/i.test(out)) {
    const { writePdf } = await import('./write-pdf.js')
    await writePdf(html, out, io.env ?? {})
  } else await writeWholeFile(out, html)
  return true
}
