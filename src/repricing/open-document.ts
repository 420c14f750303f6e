/**
 * A document whose lines change one by one, as in a form. Its totals come from the sum of the contributions of its
 * lines (T1 to T9), so a change is one subtraction and one addition, however many lines there are.
 */
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { concatAll } from 'fp-ts/lib/Monoid.js'
import { invalid, type Answer } from '../problem/answer.js'
import { contributionGroup, NO_CONTRIBUTION } from '../document/contribution.js'
import type { LineSettings } from '../document/line.js'
import { checkCustomer } from '../document/look-ups.js'
import { checkAdjustments, priceTotals } from '../document/totals.js'
import { priceDocument, priceLines, writeDocument, type DocumentForm } from '../engine.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { ParsedOrderRequest, SalesLine } from '../wire/document.generated.js'
import type { LookUps } from '../document/catalogue.js'
import type { Contribution, TotalsWithAdjustments } from '../document/priced.js'
import { readRequest } from '../wire/document.js'
import { readWholeList, newReading, type Reading } from '../wire/reading.js'
import { isObject, isSupplied, type JsonObject } from '../wire/object.js'
import { tempIdsOf } from '../document/temp-ids.js'
import { writeLine } from '../document/write-line.js'
import type { ReadEdit } from './edit.js'
import { elementAt, elementsOf, pagesOf, withAdded, withRemoved, withReplaced, type Pages } from './pages.js'
import { counted, NOTHING_COUNTED, type TempIdCounts } from './temp-id-counts.js'

/** The settings for pricing changes of an open document. */
export interface OpenSettings<Wire, Totals> {
  readonly form: DocumentForm<Wire, Totals>
  readonly account: ParsedAccount
  readonly catalogue: LookUps
  /** How many problems are listed at most (V1). */
  readonly mostProblems: number
}

/** The state of an open document. */
export interface Opened<Wire, Totals> {
  readonly settings: OpenSettings<Wire, Totals>
  readonly head: Head
  readonly lines: Pages<OpenLine>
  /** The sum of the valid lines. */
  readonly sum: Contribution
  /** How many lines have problems. */
  readonly wrongLines: number
  readonly tempIds: TempIdCounts
}

/** A request without its lines. */
interface Head {
  readonly request: JsonObject
  readonly header: ParsedOrderRequest
  readonly isSound: boolean
}

/** Opens a request. It may have problems, but it must have a list of lines. */
export function openDocument<Wire, Totals>(
  request: unknown,
  settings: OpenSettings<Wire, Totals>,
): Answer<Opened<Wire, Totals>> {
  const reading = newReading()
  const sent = isObject(request) ? linesOf(request, reading) : undefined
  if (!isObject(request) || sent === undefined) {
    const { form, account, catalogue, mostProblems } = settings
    // With all its other problems (V7).
    return pipe(
      priceDocument(form, request, account, catalogue, mostProblems),
      E.flatMap(() => invalid(reading.problems, request, undefined, mostProblems)),
    )
  }
  const head = readHead(request, settings)
  const lines = sent.map((line) => openLine(line, lineSettings(settings, head)))
  return E.right({
    settings,
    head,
    lines: pagesOf(lines),
    sum: concatAll(contributionGroup)(lines.map(({ contribution }) => contribution)),
    wrongLines: lines.filter(({ written }) => written === undefined).length,
    tempIds: counted(
      NOTHING_COUNTED,
      lines.flatMap(({ tempIds }) => tempIds),
      [],
    ),
  })
}

/** The document after an edit. The one before is unchanged, and both share the unchanged parts. */
export function edited<Wire, Totals>(document: Opened<Wire, Totals>, edit: ReadEdit): Opened<Wire, Totals> {
  const { settings, head, lines } = document
  const open = (line: unknown): OpenLine => openLine(line, lineSettings(settings, head))
  switch (edit.type) {
    case 'addLine': {
      const line = open(edit.line)
      return withLines(document, withAdded(lines, edit.at, line), line, undefined)
    }
    case 'replaceLine': {
      const line = open(edit.line)
      return withLines(document, withReplaced(lines, edit.at, line), line, elementAt(lines, edit.at))
    }
    case 'removeLine':
      return withLines(document, withRemoved(lines, edit.at), undefined, elementAt(lines, edit.at))
    case 'setAdjustments': {
      const request = { ...head.request, adjustments: edit.adjustments }
      return { ...document, head: readHead(request, settings) }
    }
  }
}

/** The totals; undefined while the document has problems (V7). */
export function totalsOf<Wire, Totals>(document: Opened<Wire, Totals>): TotalsWithAdjustments | undefined {
  const { settings, head, sum, wrongLines, tempIds } = document
  if (!head.isSound || wrongLines > 0 || tempIds.shared > 0) return undefined
  const totals = priceTotals(sum, head.header.adjustments, settings.account, settings.form.kind)
  return E.isRight(totals) ? totals.right : undefined
}

/** The document as the engine prices it from scratch: written, or with all its problems (V1). */
export function answerOf<Wire, Totals>(document: Opened<Wire, Totals>): Answer<Wire> {
  const { form, account, catalogue, mostProblems } = document.settings
  const { request, header } = document.head
  const lines = elementsOf(document.lines)
  const totals = totalsOf(document)
  if (totals === undefined) {
    const sent = { ...request, lines: lines.map((line) => line.sent) }
    return priceDocument(form, sent, account, catalogue, mostProblems)
  }
  const written = lines.flatMap((line) => line.written ?? [])
  return E.right(writeDocument(form, header, written, totals, account))
}

function withLines<Wire, Totals>(
  document: Opened<Wire, Totals>,
  lines: Pages<OpenLine>,
  came: OpenLine | undefined,
  gone: OpenLine | undefined,
): Opened<Wire, Totals> {
  const { concat, inverse, empty } = contributionGroup
  const difference = concat(came?.contribution ?? empty, inverse(gone?.contribution ?? empty))
  return {
    ...document,
    lines,
    sum: concat(document.sum, difference),
    wrongLines: document.wrongLines + wrongIn(came) - wrongIn(gone),
    tempIds: counted(document.tempIds, came?.tempIds ?? [], gone?.tempIds ?? []),
  }
}

function wrongIn(line: OpenLine | undefined): number {
  return line !== undefined && line.written === undefined ? 1 : 0
}

/** The lines of a request, as sent. */
function linesOf(request: JsonObject, reading: Reading): readonly unknown[] | undefined {
  return isSupplied(request, 'lines') ? readWholeList(request['lines'], 'lines', reading) : [] // T11
}

function readHead<Wire, Totals>(
  request: JsonObject,
  { form, account, catalogue }: OpenSettings<Wire, Totals>,
): Head {
  const withoutLines = { ...request, lines: undefined }
  const { header, problems } = readRequest(form.kind, withoutLines, account)
  const isSound =
    problems.length === 0 &&
    checkCustomer(header.customerId, catalogue).length === 0 &&
    checkAdjustments(header.adjustments).length === 0
  return { request: withoutLines, header, isSound }
}

function lineSettings<Wire, Totals>(
  { account, catalogue }: OpenSettings<Wire, Totals>,
  { header }: Head,
): LineSettings {
  return { account, catalogue, isSubmitted: header.isSubmitted }
}

/** A line of an open document: as sent, with what the document needs of it. */
interface OpenLine {
  readonly sent: unknown
  /** As it reads back; absent when it has problems. */
  readonly written: SalesLine | undefined
  /** Zero when the line has problems, so that it can be subtracted again. */
  readonly contribution: Contribution
  /** Empty when the line has problems, since they already refuse the document. */
  readonly tempIds: readonly string[]
}

function openLine(sent: unknown, settings: LineSettings): OpenLine {
  const { currency } = settings.account
  const { kept, sum, problems } = priceLines([sent], settings, (line) => ({
    written: writeLine(line, currency),
    tempIds: line.kind === 'flashing' ? tempIdsOf(line.line).map(({ tempId }) => tempId) : [],
  }))
  const [line] = kept
  return problems.length > 0 || line === undefined
    ? { sent, written: undefined, contribution: NO_CONTRIBUTION, tempIds: [] }
    : { sent, ...line, contribution: sum }
}
