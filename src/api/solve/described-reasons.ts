import { languageOf } from '../../languages/languages.js'
import { REASONS } from '../../languages/reasons.generated.js'
import { reasonText, type ReasonData } from '../../solve/reason-words.js'

/**
 * Describes in a language why a goal is missed or out of reach, from the reason's code and figures alone. The English
 * text equals the reason's own `message`. Lines and adjustments are counted from 1.
 *
 * The locale may name a region, such as `de-AT`; an unknown locale gets English. A reason with an unknown code, or
 * with figures that cannot be read, gets a general description. Never throws.
 *
 * @example
 * import { describeReason, solve } from 'quotewright/solve'
 *
 * const labour = { pricing: { quantity: '8', unitPrice: { amountMicros: '85000000' } } }
 * const request = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [{ labour }] }
 * const answer = solve(request, { currency: 'AUD' }, { total: { amountMicros: '700000000' } }, [{ type: 'discount' }])
 * if (!answer.ok || answer.value.outcome !== 'impossible') throw new Error('680.00 less a discount is not 700.00')
 *
 * const { reason } = answer.value
 * assert.equal(reason.code, 'lever_range')
 * assert.deepEqual(reason.otherLever, { lever: { type: 'surcharge' }, outcome: 'exact' })
 * assert.match(describeReason(reason, 'de'), /Zuschlag/)
 * assert.equal(describeReason(reason, 'en'), reason.message)
 */
export function describeReason(reason: ReasonData, locale: string): string {
  const words = REASONS[languageOf(locale)]
  try {
    return reasonText(reason, words)
  } catch {
    // The argument is not a reason, or one of its fields throws when read.
    return words.unknown
  }
}
