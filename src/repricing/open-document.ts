/**
 * A document whose lines change one by one, as a form's do. What it comes to is the sum of what its lines
 * contribute (T1 to T9), so a change is a subtraction and an addition, however many lines there are.
 */
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { concatAll } from 'fp-ts/lib/Monoid.js'
import type { Answer } from '../answer.js'
import { contributionGroup } from '../document/contribution-group.js'
import type { LineSettings } from '../document/line.js'
import { checkCustomer } from '../document/look-ups.js'
import { checkAdjustments, priceTotals } from '../document/price-totals.js'
import { priceDocument, type DocumentForm } from '../engine.js'
import type { Account } from '../model/account.js'
import type { Adjustment } from '../model/adjustment.js'
import type { Catalogue } from '../model/catalogue.js'
import type { DocumentHeader } from '../model/document.js'
import type { Contribution, DocumentTotals } from '../model/priced.js'
import { readDocument } from '../wire/document-request.js'
import { isObject, type JsonObject } from '../wire/object.js'
import type { ReadEdit } from './edit.js'
import { openLine, type OpenLine } from './open-line.js'
import { elementAt, elementsOf, pagesOf, withAdded, withRemoved, withReplaced, type Pages } from './pages.js'
import { counted, NO_TEMP_IDS, type TempIdCounts } from './temp-id-counts.js'

/** What the changes of an open document are priced with. */
export interface OpenSettings<Wire> {
  readonly form: DocumentForm<Wire>
  readonly account: Account
  readonly catalogue: Catalogue
}

export interface OpenDocument<Wire> {
  readonly settings: OpenSettings<Wire>
  readonly head: Head
  readonly lines: Pages<OpenLine>
  /** Of the lines that nothing is wrong with. */
  readonly sum: Contribution
  /** How many lines something is wrong with. */
  readonly wrongLines: number
  readonly tempIds: TempIdCounts
}

/** A request but for its lines. */
interface Head {
  readonly request: JsonObject
  readonly header: DocumentHeader
  readonly adjustments: readonly Adjustment[] | undefined
  readonly isSound: boolean
}

/**
 * Opens a request. It may have problems, but for those of its form: without a list of lines there is nothing
 * to change.
 */
export function openDocument<Wire>(
  request: unknown,
  settings: OpenSettings<Wire>,
): Answer<OpenDocument<Wire>> {
  const sent = isObject(request) ? linesOf(request) : undefined
  if (!isObject(request) || sent === undefined) {
    const { form, account, catalogue } = settings
    return pipe(
      priceDocument(form, request, account, catalogue),
      E.flatMap(() => E.left([])),
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
      NO_TEMP_IDS,
      lines.flatMap(({ tempIds }) => tempIds),
      [],
    ),
  })
}

/** The document after an edit. The one before is as it was, and shares with it what did not change. */
export function edited<Wire>(document: OpenDocument<Wire>, edit: ReadEdit): OpenDocument<Wire> {
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

/** What the document comes to; undefined while something is wrong with it (V7). */
export function totalsOf<Wire>(document: OpenDocument<Wire>): DocumentTotals | undefined {
  const { settings, head, sum } = document
  if (!isSound(document)) return undefined
  return pipe(
    priceTotals(sum, head.adjustments, settings.account, settings.form.kind),
    E.match(
      () => undefined,
      (totals) => totals,
    ),
  )
}

/** The document as the engine prices it in one go: written, or with every problem in it (V1). */
export function answerOf<Wire>(document: OpenDocument<Wire>): Answer<Wire> {
  const { settings, head, lines } = document
  const totals = totalsOf(document)
  if (totals === undefined) {
    return priceDocument(settings.form, requestOf(document), settings.account, settings.catalogue)
  }
  const { header, adjustments } = head
  const written = elementsOf(lines).flatMap(({ written }) => written ?? [])
  return E.right(settings.form.write({ header, lines: written, adjustments, totals }, settings.account))
}

/** The create request that would make the document. */
export function requestOf<Wire>({ head, lines }: OpenDocument<Wire>): JsonObject {
  return { ...head.request, lines: elementsOf(lines).map(({ sent }) => sent) }
}

function isSound<Wire>({ head, wrongLines, tempIds }: OpenDocument<Wire>): boolean {
  return head.isSound && wrongLines === 0 && tempIds.shared === 0
}

function withLines<Wire>(
  document: OpenDocument<Wire>,
  lines: Pages<OpenLine>,
  came: OpenLine | undefined,
  gone: OpenLine | undefined,
): OpenDocument<Wire> {
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

/** The lines of a request, when they are a list without holes. */
function linesOf(request: JsonObject): readonly unknown[] | undefined {
  const lines = Object.hasOwn(request, 'lines') ? request['lines'] : undefined
  if (lines === undefined || lines === null) return [] // T11
  if (!Array.isArray(lines)) return undefined
  // A list may claim four thousand million holes: the first is enough.
  const list: readonly unknown[] = lines
  for (let index = 0; index < list.length; index++) if (!Object.hasOwn(list, index)) return undefined
  return list
}

function readHead<Wire>(request: JsonObject, { form, catalogue }: OpenSettings<Wire>): Head {
  const withoutLines = { ...request, lines: undefined }
  const { header, adjustments, findings } = readDocument(form.kind, withoutLines)
  const isSound =
    findings.length === 0 &&
    checkCustomer(header.customerId, catalogue).length === 0 &&
    checkAdjustments(adjustments).length === 0
  return { request: withoutLines, header, adjustments, isSound }
}

function lineSettings<Wire>({ account, catalogue }: OpenSettings<Wire>, { header }: Head): LineSettings {
  return { account, catalogue, isSubmitted: header.isSubmitted }
}
