import { compare, multiply, roundHalfUp, subtract } from '../number/arithmetic.js'
import { narrow, ZERO, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { QuoteRequestInput, SalesLineInput } from '../wire/document.generated.js'
import { OUR_CHOICES } from '../policies/choices.js'
import { microsOf } from './arithmetic.js'
import { figuresBy, type Figures } from './calculate.js'
import { plainDocumentOf } from './plain-document.js'
import type { Candidate } from './search.js'

/** A request to enter in the other system, and what each candidate would make of it. */
export interface DistinguishingRequest {
  readonly request: QuoteRequestInput
  /** The figures by each candidate, in their order. */
  readonly figures: readonly Figures[]
  /** The candidates that make the same figures of it, as indexes: groups of at least two. */
  readonly together: readonly (readonly number[])[]
}

const CUSTOMER = 'cust_00000000000000000000000000'

/**
 * The small request on which most candidates differ: by the total alone where that is possible. The requests tried are
 * always the same ones.
 */
export function distinguishingRequest(
  candidates: readonly Candidate[],
  account: ParsedAccount,
): DistinguishingRequest {
  let best: (DistinguishingRequest & { readonly score: number }) | undefined
  for (const small of smallRequests(account)) {
    const request = account.derivationEnabled ? small : withTotals(small, account)
    const document = plainDocumentOf('quote', request, account)
    const figures = candidates.map(({ choices }) => figuresBy(choices, document))
    const groups = grouped(figures.map(textOf))
    const totals = grouped(figures.map(({ total }) => shownText(total)))
    // Figures first, then totals; of equals, the one that was tried first, which is smaller.
    const score = groups.size * 1000 + totals.size
    if (best === undefined || score > best.score) {
      const together = [...groups.values()].filter((group) => group.length > 1)
      best = { request, figures, together, score }
    }
    if (totals.size === candidates.length) break
  }
  if (best === undefined) throw new Error('there are requests to try')
  return { request: best.request, figures: best.figures, together: best.together }
}

/** With derivation off each line needs its total (L7): the one of the rules, which other systems work out in their way. */
function withTotals(request: QuoteRequestInput, account: ParsedAccount): QuoteRequestInput {
  const { lines: totals } = figuresBy(OUR_CHOICES, plainDocumentOf('quote', request, account))
  const lines = (request.lines ?? []).map((line, index): SalesLineInput => {
    const totalPrice = { amountMicros: microsOf(totals[index] ?? ZERO) }
    const { labour, onTheFly } = line
    return onTheFly
      ? { onTheFly: { ...onTheFly, pricing: { ...onTheFly.pricing, totalPrice } } }
      : { labour: { ...labour, pricing: { ...labour?.pricing, totalPrice } } }
  })
  return { ...request, lines }
}

/** All figures as a text: equal texts are not distinguished. */
function textOf({ lines, subtotal, taxAmount, total, discountAmount }: Figures): string {
  return [...lines, subtotal, taxAmount, total, discountAmount].map(shownText).join(' ')
}

/** To six decimals, as amounts are written: what binary floats differ in beyond that, nobody sees. */
function shownText(amount: Decimal): string {
  return plainText(roundHalfUp(amount, 6))
}

function grouped(texts: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>()
  texts.forEach((text, index) => {
    const known = groups.get(text)
    if (known === undefined) groups.set(text, [index])
    else known.push(index)
  })
  return groups
}

/** Lines on which policies part: ties, four decimals, discounts, short pieces, tax-free and negative ones. */
function partingLines({
  minimumLinealLengthMm,
  minimumFlashingLengthMm,
  tax,
}: ParsedAccount): readonly SalesLineInput[] {
  const hasMinimum = (minimumLinealLengthMm ?? minimumFlashingLengthMm) !== undefined
  const priced = (quantity: string, micros: string, more: object = {}): SalesLineInput => ({
    labour: { pricing: { quantity, unitPrice: { amountMicros: micros }, ...more } },
  })
  const sheets = (
    lengths: readonly (readonly [string, string])[],
    micros: string,
    more: object = {},
  ): SalesLineInput => ({
    // The total of a catalogue line must be sent where derivation is off.
    onTheFly: {
      productName: 'Sheets',
      pricing: {
        pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
        unitPrice: { amountMicros: micros },
        measurements: lengths.map(([amount, length]) => ({ amount, length })),
        ...more,
      },
    },
  })
  return [
    priced('1', '50000'),
    priced('1', '1150000'),
    priced('3', '11235000', { discount: '10' }),
    priced('7', '4335000', { discount: '7.5' }),
    priced('23', '6476000', { discount: '10' }),
    priced('17', '1338500', { discount: '10' }),
    priced('2.5', '45670000', { discount: '7.5' }),
    priced('12', '19849900'),
    priced('1', '1005000'),
    priced('1', '2675000'),
    priced('3', '33333300'),
    // The whole of an amount that has a tie; a price whose discounted figure has one at four decimals, or at two.
    priced('1', '1394985', { discount: '100' }),
    priced('1', '2827005', { discount: '7.5' }),
    priced('1000', '36405405', { discount: '7.5' }),
    ...tiesOfTax(tax?.rate).map((micros) => priced('1', micros)),
    priced('1', '24950000', { isTaxFree: true }),
    priced('-1', '50000'),
    priced('-3', '1115000', { discount: '15' }),
    sheets(
      [
        ['22', '6.137'],
        ['14', '4.333'],
      ],
      '19850000',
      { discount: '5' },
    ),
    sheets([['3', '1.333']], '7770000'),
    ...(hasMinimum
      ? [
          sheets(
            [
              ['3', '0.1'],
              ['2', '2.4'],
            ],
            '18500000',
          ),
          sheets([['2', '0.001']], '18500000'),
        ]
      : []),
  ]
}

/** The largest amount whose tax is looked at, in cents. */
const MOST_TAXED = 20_000

/**
 * The smallest amounts, in micros, whose tax is half a cent: one beyond an even and one beyond an odd cent. None for a rate
 * that never makes half a cent, such as 20 %.
 */
function tiesOfTax(rate: Decimal | undefined): readonly string[] {
  const found = new Map<boolean, string>()
  for (let cents = 1; rate !== undefined && cents <= MOST_TAXED && found.size < 2; cents++) {
    const inCents = multiply(narrow(cents, 0), rate)
    const above = roundHalfUp(inCents, 0)
    if (compare(subtract(above, inCents), HALF) !== 0) continue
    const isOdd = /[13579]$/.test(plainText(above))
    if (!found.has(isOdd)) found.set(isOdd, `${String(cents)}0000`)
  }
  return [...found.values()]
}

const HALF = narrow(5, 1)

const ADJUSTMENTS: readonly NonNullable<QuoteRequestInput['adjustments']>[] = [
  [],
  [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '7.77' }],
  [
    { type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: { amountMicros: '10010000' } },
    { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: { amountMicros: '5050000' } },
  ],
]

/** How many requests of several lines are tried. */
const COMBINATIONS = 240

/** Requests of one line, then of two to six, each with and without adjustments. */
function* smallRequests(account: ParsedAccount): Generator<QuoteRequestInput> {
  const lines = partingLines(account)
  for (const adjustments of ADJUSTMENTS)
    for (const line of lines) yield { customerId: CUSTOMER, lines: [line], adjustments: [...adjustments] }
  let state = 1
  const next = (below: number): number => {
    // A sequence that is the same every time; how it is spread hardly matters.
    state = (state * 48271) % 2147483647
    return state % below
  }
  for (let index = 0; index < COMBINATIONS; index++) {
    const count = 2 + Math.floor(index / (COMBINATIONS / 5))
    const chosen = Array.from({ length: count }, () => lines[next(lines.length)]).filter(
      (line) => line !== undefined,
    )
    yield {
      customerId: CUSTOMER,
      lines: chosen,
      adjustments: [...(ADJUSTMENTS[index % ADJUSTMENTS.length] ?? [])],
    }
  }
}
