/** Computes the policies of other systems with exact fractions or plain numbers, without the library. */
import type { PolicyId } from '../../src/policies/policies.js'
import { cents, dividedBy, fraction, minus, plus, times, type Fraction } from './fractions.js'

export interface SmallDocument {
  /** A fraction: `0.2`. */
  readonly rate: string
  readonly lines: readonly {
    readonly quantity: string
    readonly unitPrice: string
    /** A percentage. */
    readonly discount?: string
  }[]
  readonly off?: { readonly percentage?: string; readonly amount?: string }
}

export interface ShownFigures {
  readonly subtotal: Fraction
  readonly taxAmount: Fraction
  readonly total: Fraction
}

const ONE = fraction('1')
const share = (percentage: string): Fraction => times(fraction(percentage), fraction('0.01'))

function amountsOf({ lines }: SmallDocument): readonly Fraction[] {
  return lines.map(({ quantity, unitPrice, discount = '0' }) =>
    times(fraction(quantity), fraction(unitPrice), minus(ONE, share(discount))),
  )
}

const percentageOf = ({ off }: SmallDocument): Fraction => share(off?.percentage ?? '0')

const amountOff = (document: SmallDocument, subtotal: Fraction): Fraction =>
  cents(times(subtotal, percentageOf(document)))

const subtotalOf = (document: SmallDocument): Fraction => plus(...amountsOf(document).map(cents))

type Computation = (document: SmallDocument) => ShownFigures

function withTax(document: SmallDocument, taxOf: (off: Fraction) => Fraction): ShownFigures {
  const subtotal = subtotalOf(document)
  const off = amountOff(document, subtotal)
  const taxAmount = taxOf(off)
  return { subtotal, taxAmount, total: plus(minus(subtotal, off), taxAmount) }
}

/** The order of the factors differs between systems. */
interface Products {
  readonly line: (quantity: number, price: number, discount: number) => number
  readonly percentage: (of: number, percentage: number) => number
}

const FROM_THE_LAST: Products = {
  line: (quantity, price, discount) => quantity * (price * (1 - discount / 100)),
  percentage: (of, percentage) => of * (percentage / 100),
}
const IN_ORDER: Products = {
  line: (quantity, price, discount) => quantity * price * (1 - discount / 100),
  percentage: (of, percentage) => (of * percentage) / 100,
}

const mathRound = (amount: number): number => Math.round(amount * 100) / 100
const toFixed = (amount: number): number => Number(amount.toFixed(2))

function withNumbers(
  { lines, off, rate }: SmallDocument,
  round: (amount: number) => number,
  { line, percentage }: Products,
): ShownFigures {
  let subtotal = 0
  for (const { quantity, unitPrice, discount } of lines)
    subtotal += round(line(Number(quantity), Number(unitPrice), Number(discount)))
  const taken = round(percentage(subtotal, Number(off?.percentage)))
  const taxAmount = round((subtotal - taken) * Number(rate))
  const shown = (amount: number): Fraction => fraction(amount.toFixed(2))
  return {
    subtotal: shown(subtotal),
    taxAmount: shown(taxAmount),
    total: shown(subtotal - taken + taxAmount),
  }
}

export const COMPUTED_POLICIES: readonly (readonly [
  policy: PolicyId,
  kind: DocumentKind,
  computation: Computation,
])[] = [
  [
    'tax-of-unrounded-lines',
    'lines',
    (document) =>
      withTax(document, (off) =>
        cents(times(minus(plus(...amountsOf(document)), off), fraction(document.rate))),
      ),
  ],
  [
    'percentages-leave-rounded-amount',
    'percentage',
    (document) => {
      const subtotal = subtotalOf(document)
      const left = cents(times(subtotal, minus(ONE, percentageOf(document))))
      const taxAmount = cents(times(left, fraction(document.rate)))
      return { subtotal, taxAmount, total: plus(left, taxAmount) }
    },
  ],
  [
    'tax-of-each-unrounded-line',
    'lines',
    (document) => {
      const rate = fraction(document.rate)
      const ofLines = amountsOf(document).map((amount) => cents(times(amount, rate)))
      return withTax(document, (off) => minus(plus(...ofLines), cents(times(off, rate))))
    },
  ],
  [
    'fixed-discounts-out-of-gross-by-tax',
    'amount',
    (document) => {
      const subtotal = subtotalOf(document)
      const rate = fraction(document.rate)
      const gross = cents(times(subtotal, plus(ONE, rate)))
      const total = minus(gross, fraction(document.off?.amount ?? '0'))
      const taxAmount = cents(dividedBy(times(total, rate), plus(ONE, rate)))
      return { subtotal, taxAmount, total }
    },
  ],
  ['binary-floats', 'discounts', (document) => withNumbers(document, mathRound, FROM_THE_LAST)],
  ['binary-floats-to-fixed', 'discounts', (document) => withNumbers(document, toFixed, FROM_THE_LAST)],
  ['binary-floats-in-order', 'discounts', (document) => withNumbers(document, mathRound, IN_ORDER)],
  ['binary-floats-in-order-to-fixed', 'discounts', (document) => withNumbers(document, toFixed, IN_ORDER)],
]

/** With `discounts`, lines have discounts too. */
export type DocumentKind = 'lines' | 'percentage' | 'amount' | 'discounts'
