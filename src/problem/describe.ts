import { GERMAN } from './message-german.js'
import { ENGLISH } from './message-english.js'
import { messageOf } from './message.js'
import { fieldOf, messageFormatter } from './format-message.js'

/** The languages that problems are described in. */
export type Locale = 'en' | 'de'

/** What a description is made from: a problem, also one that came as JSON and may have a code of a later release. */
export interface DescribableProblem {
  /** One of {@link problemCodes}, or a code of a later release. */
  readonly code: string
  /** A snake_case pointer such as `lines[2].catalogue.product_id` (V1). */
  readonly param: string
  /** The figures of the code, as in {@link DetailsByCode}; without them the description is in general terms. */
  readonly details?: object
}

/**
 * A problem in words of a language: from its code, its pointer and its details alone. In English these are the
 * words of its `message`.
 *
 * The locale may name a region, `de-AT`; one that is not known here gets English. A problem whose code is not known,
 * or whose details are missing, is described in general terms. Figures are written with the decimal mark of the
 * language, and fields as the request spells them.
 *
 * @example
 * import { describeProblem, priceQuote } from 'quotewright'
 *
 * const pricing = {
 *   quantity: '3',
 *   unitPrice: { amountMicros: '11230000' },
 *   totalPrice: { amountMicros: '33680000' },
 * }
 * const lines = [{ onTheFly: { productName: 'Ridge cap', pricing } }]
 * const refused = priceQuote({ customerId: 'cust_1', lines }, { currency: 'EUR' })
 * if (refused.ok) throw new Error('3 × 11.23 is not 33.68')
 * const [problem] = refused.problems
 * if (problem?.code !== 'total_price_mismatch') throw new Error('the total is what is wrong')
 *
 * assert.equal(problem.details.expected, '33690000') // micros: 33.69
 * assert.match(describeProblem(problem, 'de'), /^Zeile 1: .*33,68.*33,69/)
 * assert.equal(describeProblem(problem, 'en'), problem.message)
 */
export function describeProblem(problem: DescribableProblem, locale: Locale | `${Locale}-${string}`): string {
  const isGerman = typeof locale === 'string' && /^de(?![a-z])/i.test(locale)
  try {
    const { code, param, details } = problem as { readonly [field in keyof DescribableProblem]: unknown }
    const tell = isGerman ? inGerman : messageOf
    const [known, pointer] = [textOf(code), textOf(param)]
    return tell(
      known,
      { start: pointer, end: pointer },
      isObject(details) ? details : {},
      anyProblem(known, pointer, isGerman),
    )
  } catch {
    // It is no object, or throws at whoever looks into it: nothing can be said of it.
    return anyProblem('', '', isGerman)
  }
}

const inGerman = /* @__PURE__ */ messageFormatter(GERMAN)

/** What can be said of a problem of which no more than this is known. */
function anyProblem(code: string, param: string, isGerman: boolean): string {
  const field = fieldOf(param, isGerman ? GERMAN : ENGLISH)
  const named = code === '' ? '' : ` (${code})`
  return isGerman ? `${field} wird nicht angenommen${named}.` : `${field} is not accepted${named}.`
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
