// T1 to T9: an edit changes the sum by one subtraction and one addition, whatever the number of lines.
import * as E from '../../problem/either.js'
import { invalidDocument, type Answer } from '../../problem/answer.js'
import { contributionGroup } from '../contribution.js'
import { checkCustomer } from '../look-ups.js'
import { checkAdjustments, pricePartialTotals, priceTotals } from '../totals.js'
import { priceDocument, type DocumentForm } from '../engine.js'
import type { ParsedAccount } from '../../wire/account.generated.js'
import type { ParsedOrderRequest } from '../../wire/document.generated.js'
import type { LookUps } from '../catalogue.js'
import type { Contribution, TotalsWithAdjustments, ValidTotals } from '../priced.js'
import { allOf, type LocatedProblem } from '../../problem/located-problem.js'
import type { Problem } from '../../problem/problem.js'
import { readRequest } from '../../wire/document.js'
import { readDenseList, newReading, type Reading } from '../../wire/reading.js'
import { isObject, isSupplied, type JsonObject } from '../../wire/object.js'
import type { Comparisons } from '../../pricing/sent-figures.js'
import type { ReadEdit } from './edit.js'
import { idsOf, isRefused, isWrong, openLine, type OpenLine, type WriteLine } from './open-line.js'
import { elementAt, elementsOf, pagesOf, withAdded, withRemoved, withReplaced, type Pages } from './pages.js'
import { counted, NOTHING_COUNTED, type TempIdCounts } from './temp-id-counts.js'

interface OpenSettings<Wire, Totals> {
  readonly form: DocumentForm<Wire, Totals>
  readonly account: ParsedAccount
  readonly catalogue: LookUps
  readonly comparisons: Comparisons
  readonly writeLine: WriteLine
  // V1
  readonly maxProblems: number
}

export interface Opened<Wire, Totals> {
  readonly settings: OpenSettings<Wire, Totals>
  readonly head: Head
  readonly lines: Pages<OpenLine>
  readonly sum: Contribution
  /** V7: the number of lines that have problems even in a preview. */
  readonly invalidLines: number
  /** Also counts lines that only lack a required field without effect on figures. */
  readonly refusedLines: number
  readonly tempIds: TempIdCounts
}

interface Head {
  readonly request: JsonObject
  readonly header: ParsedOrderRequest
  readonly unreadable: readonly LocatedProblem[]
  /** No other problem of the head affects figures. */
  readonly wrongAdjustments: readonly LocatedProblem[]
  /** True if the head reads without problems, and the catalogue, if given, has the customer. */
  readonly isSound: boolean
}

/** The lines must be absent, or a list without holes. */
export function openDocument<Wire, Totals>(
  request: unknown,
  settings: OpenSettings<Wire, Totals>,
): Answer<Opened<Wire, Totals>> {
  const reading = newReading()
  const sent = isObject(request) ? linesOf(request, reading) : undefined
  if (!isObject(request) || sent === undefined) {
    const { form, account, catalogue, maxProblems } = settings
    // V7
    const answer = priceDocument(form, request, account, catalogue, maxProblems)
    return E.isLeft(answer) ? answer : invalidDocument(reading.problems, request, undefined, maxProblems)
  }
  return E.right(openLines(request, sent, settings))
}

export function openLines<Wire, Totals>(
  request: JsonObject,
  sent: readonly unknown[],
  settings: OpenSettings<Wire, Totals>,
): Opened<Wire, Totals> {
  const head = readHead(request, settings)
  const lines = sent.map((line) => openLine(line, settings, head.header.isSubmitted))
  return {
    settings,
    head,
    lines: pagesOf(lines),
    sum: lines
      .map(({ contribution }) => contribution)
      .reduce(contributionGroup.concat, contributionGroup.empty),
    invalidLines: lines.filter(isWrong).length,
    refusedLines: lines.filter(isRefused).length,
    tempIds: counted(NOTHING_COUNTED, lines.flatMap(idsOf), []),
  }
}

/** Shares unchanged parts with the previous document, which stays unchanged. */
export function edited<Wire, Totals>(document: Opened<Wire, Totals>, edit: ReadEdit): Opened<Wire, Totals> {
  const { settings, head, lines } = document
  const open = (line: unknown): OpenLine => openLine(line, settings, head.header.isSubmitted)
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
    case 'setAdjustments':
      return withHead(document, { ...head.request, adjustments: edit.adjustments })
  }
}

// V7
export function totalsOf<Wire, Totals>(document: Opened<Wire, Totals>): TotalsWithAdjustments | undefined {
  const { settings, head, sum, invalidLines } = document
  if (invalidLines > 0 || head.wrongAdjustments.length > 0) return undefined
  const totals = priceTotals(sum, head.header.adjustments, settings.account, settings.form.kind)
  return E.isRight(totals) ? totals.right : undefined
}

// V7, N8
export function partialTotalsOf<Wire, Totals>(document: Opened<Wire, Totals>): ValidTotals | undefined {
  const { settings, head, sum } = document
  const { account, form } = settings
  return pricePartialTotals(sum, head.header.adjustments, head.wrongAdjustments, account, form.kind)
}

/** V1. Equals the answer of pricing from scratch. */
export function answerOf<Wire, Totals>(document: Opened<Wire, Totals>): Answer<Wire> {
  const { form, account, catalogue, maxProblems } = document.settings
  const { request, header } = document.head
  const lines = elementsOf(document.lines)
  const totals = isAccepted(document) ? totalsOf(document) : undefined
  if (totals === undefined) {
    const sent = { ...request, lines: lines.map((line) => line.sent) }
    return priceDocument(form, sent, account, catalogue, maxProblems)
  }
  const written = lines.flatMap((line) => line.written ?? [])
  const figures = { header, lines: written, ...totals, tax: account.tax }
  return E.right(form.write(figures, account.currency))
}

export function problemsOf<Wire, Totals>(document: Opened<Wire, Totals>): readonly Problem[] {
  if (isPriceable(document)) return []
  const answer = answerOf(document)
  return E.isLeft(answer) ? answer.left : []
}

/** The new head must not change whether the document is submitted, since its lines depend on that. */
export function withHead<Wire, Totals>(
  document: Opened<Wire, Totals>,
  request: JsonObject,
): Opened<Wire, Totals> {
  return { ...document, head: readHead(request, document.settings) }
}

export function isPriceable(document: Opened<unknown, unknown>): boolean {
  return isAccepted(document) && totalsOf(document) !== undefined
}

// N8: `totalsOf` checks the rest.
function isAccepted({ head, refusedLines, tempIds }: Opened<unknown, unknown>): boolean {
  return head.isSound && refusedLines === 0 && tempIds.shared === 0
}

function withLines<Wire, Totals>(
  document: Opened<Wire, Totals>,
  lines: Pages<OpenLine>,
  added: OpenLine | undefined,
  removed: OpenLine | undefined,
): Opened<Wire, Totals> {
  const { concat, inverse, empty } = contributionGroup
  const difference = concat(added?.contribution ?? empty, inverse(removed?.contribution ?? empty))
  return {
    ...document,
    lines,
    sum: concat(document.sum, difference),
    invalidLines: document.invalidLines + countIf(isWrong, added) - countIf(isWrong, removed),
    refusedLines: document.refusedLines + countIf(isRefused, added) - countIf(isRefused, removed),
    tempIds: counted(document.tempIds, idsOf(added), idsOf(removed)),
  }
}

function countIf(condition: (line: OpenLine) => boolean, line: OpenLine | undefined): number {
  return line !== undefined && condition(line) ? 1 : 0
}

function linesOf(request: JsonObject, reading: Reading): readonly unknown[] | undefined {
  return isSupplied(request, 'lines') ? readDenseList(request['lines'], 'lines', reading) : [] // T11
}

function readHead<Wire, Totals>(
  request: JsonObject,
  { form, account, catalogue }: OpenSettings<Wire, Totals>,
): Head {
  const withoutLines = { ...request, lines: undefined }
  const { header, problems } = readRequest(form.kind, withoutLines, account)
  const wrongAdjustments = allOf([
    problems.filter(({ path }) => path[0] === 'adjustments'),
    checkAdjustments(header.adjustments),
  ])
  const isSound = problems.length === 0 && checkCustomer(header.customerId, catalogue).length === 0
  return { request: withoutLines, header, unreadable: problems, wrongAdjustments, isSound }
}
