import * as E from '../problem/either.js'
import type { LookUps } from '../engine/catalogue.js'
import { ORDER, priceDocument, QUOTE } from '../engine/engine.js'
import { ownField, ownFields } from '../problem/own-fields.js'
import type { Problem } from '../problem/problem.js'
import type { Answer } from '../problem/answer.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { PricedOrder, PricedQuote, QuoteTotals } from '../wire/document.generated.js'
import type { DocumentKind } from '../wire/document.js'
import { fingerprintOf, LINE_CHARACTERS, lineFingerprintOf } from './fingerprint.js'
import { definedOnly } from '../wire/object.js'

/**
 * A golden file's record of a document: enough to check that it is priced to the same cent, and to find the line
 * that differs.
 */
export interface GoldenRecord {
  /** The caller's id of the document. */
  readonly id?: string | number
  /** Whether the request creates a quote or an order. */
  readonly kind: DocumentKind
  /** The fingerprint of the request: 96 bits of SHA-256, independent of the order of keys. */
  readonly request: string
  /** The fingerprint of the settings, if the document has its own. */
  readonly settings?: string
  /** The currency of the amounts, if the document has its own settings. */
  readonly currency?: string
  /** The figures, in micros. Absent for a refused document. */
  readonly totals?: GoldenTotals
  /** The concatenated fingerprints of the priced lines, 8 characters each. Absent for a refused document. */
  readonly lines?: string
  /**
   * The problems of a refused document, each with its code and pointer: `required customer_id`. A problem of the
   * whole request has its code alone. If there are more than 20, `more_problems` follows.
   */
  readonly problems?: readonly string[]
  /** The priced document. Only in a full record. */
  readonly result?: PricedQuote | PricedOrder
}

/** The figures of a document by their names, in micros. */
export type GoldenTotals = {
  // Mapping the keys of `Pick` keeps the comments of the totals.
  readonly [Name in keyof Pick<QuoteTotals, TotalName>]?: string
}

/** The names of the recorded figures, in the order of their calculation. */
export const TOTAL_NAMES = [
  'subtotal',
  'discountAmount',
  'taxAmount',
  'total',
  'totalCost',
  'margin',
  'labourTotal',
] as const

/** The name of a recorded figure. */
export type TotalName = (typeof TOTAL_NAMES)[number]

export const NO_TOTALS: GoldenTotals = /* @__PURE__ */ ownFields({})

/** Does not count `more_problems`. */
const MAX_PROBLEMS = 20

export interface Recording {
  readonly lookUps: LookUps
  readonly isFull: boolean
}

interface ToRecord {
  readonly id?: string | number | undefined
  readonly kind: DocumentKind
  readonly request: unknown
}

export function makeRecord(
  document: ToRecord,
  account: ParsedAccount,
  { lookUps, isFull }: Recording,
): GoldenRecord {
  const { kind, request } = document
  const header = definedOnly({ id: ownField(document, 'id'), kind, request: fingerprintOf(request) })
  const priced = priceAs(kind, request, account, lookUps)
  return E.isLeft(priced)
    ? { ...header, problems: priced.left.map(problemText) }
    : { ...header, ...answerOf(priced.right), ...(isFull ? { result: priced.right } : {}) }
}

export function isPriced(
  { kind, request }: ToRecord,
  account: ParsedAccount,
  { lookUps }: Pick<Recording, 'lookUps'>,
): boolean {
  return E.isRight(priceAs(kind, request, account, lookUps))
}

function priceAs(
  kind: DocumentKind,
  request: unknown,
  account: ParsedAccount,
  lookUps: LookUps,
): Answer<PricedQuote | PricedOrder> {
  return kind === 'quote'
    ? priceDocument(QUOTE, request, account, lookUps, MAX_PROBLEMS)
    : priceDocument(ORDER, request, account, lookUps, MAX_PROBLEMS)
}

function problemText({ code, param }: Problem): string {
  return param === '' ? code : `${code} ${param}`
}

export function answerOf(priced: PricedQuote | PricedOrder): Pick<GoldenRecord, 'totals' | 'lines'> {
  const amounts: Partial<Record<TotalName, { readonly amountMicros: string }>> = priced
  const totals = Object.fromEntries(
    TOTAL_NAMES.flatMap((name) => {
      const amount = ownField(amounts, name)
      return amount === undefined ? [] : [[name, amount.amountMicros]]
    }),
  )
  return { totals, lines: priced.lines.map(lineFingerprintOf).join('') }
}

export function lineFingerprintsIn({ lines = '' }: Pick<GoldenRecord, 'lines'>): readonly string[] {
  const count = Math.ceil(lines.length / LINE_CHARACTERS)
  return Array.from({ length: count }, (_, index) =>
    lines.slice(index * LINE_CHARACTERS, (index + 1) * LINE_CHARACTERS),
  )
}
