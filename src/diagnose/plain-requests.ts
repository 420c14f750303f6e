import type { ParsedAccount } from '../wire/account.generated.js'
import type { QuoteRequestInput, SalesLineInput } from '../wire/document.generated.js'
import { piece, priced, sheets } from './parting-lines.js'
import { CUSTOMER } from './small-requests.js'

type Adjustments = NonNullable<QuoteRequestInput['adjustments']>

const HUNDRED = '100000000'
const PERCENTAGE: Adjustments[number] = { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }
const FIXED: Adjustments[number] = { type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: { amountMicros: '10000000' } }
const SURCHARGE: Adjustments[number] = {
  type: 'ADJUSTMENT_TYPE_SURCHARGE',
  amount: { amountMicros: '20000000' },
}

/** Returns requests that show differences of far more than a cent. Roundings need `smallRequests`. */
export function plainRequests(account: ParsedAccount): readonly QuoteRequestInput[] {
  const exempt = { isTaxFree: true }
  const requests: readonly (readonly [lines: readonly SalesLineInput[], adjustments?: Adjustments])[] = [
    [[priced('1', HUNDRED)], [PERCENTAGE, PERCENTAGE]],
    [[priced('1', HUNDRED)], [PERCENTAGE, FIXED]],
    [[priced('1', HUNDRED)], [PERCENTAGE, SURCHARGE]],
    [[priced('1', HUNDRED)], [FIXED]],
    [[priced('1', HUNDRED)], [SURCHARGE]],
    [[priced('1', HUNDRED, { discount: '10' })], [PERCENTAGE]],
    [[priced('1', HUNDRED), priced('1', HUNDRED, exempt)], [FIXED]],
    // T3: the subtotal is less than the taxable amount, so the share of the discount is limited.
    [[priced('1', HUNDRED), priced('-1', '80000000', exempt)], [FIXED]],
    [[priced('2.5', HUNDRED)]],
    [[priced('1.2355', '1000000000')]],
    [[priced('1000', '1234500', { discount: '10' })]],
    [[priced('10000', '1236543')]],
    [[sheets([piece('3', '1.2355')], HUNDRED)]],
    [[sheets([piece('2', '0.1')], HUNDRED)]],
    ...(account.derivationEnabled ? MARKUPS : []).map(
      ([quantity, cost, markup]) => [[marked(quantity, cost, markup)]] as const,
    ),
  ]
  return requests.map(([lines, adjustments = []]) => ({
    customerId: CUSTOMER,
    lines: [...lines],
    adjustments: [...adjustments],
  }))
}

/** The second markup gives a unit price with more than four decimals. */
const MARKUPS = [
  ['1', '10000000', '35'],
  ['1000', '1234500', '33.33'],
] as const

/** L8: only a catalogue line has a price from cost and markup. */
function marked(quantity: string, cost: string, markup: string): SalesLineInput {
  const pricing = { quantity, cost: { amountMicros: cost }, markup }
  return { catalogue: { productId: 'prod_00000000000000000000000000', pricing } }
}
