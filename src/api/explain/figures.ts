import { findDependents } from '../../explain/dependents.js'
import type { Explanation } from '../../explain/explanation.js'
import { findFigure, findFiguresBelow, type FigureWithId } from '../../explain/get-figure.js'
import { partOf } from '../../explain/part-of-explanation.js'
import { findNextCents, type InputToNextCent } from '../../explain/cent-sensitivity.js'
import { findOtherPaths, type OtherPath, type OtherValue } from '../../explain/why-not.js'

/**
 * Finds a figure of an explanation by its pointer, and returns it with its id. The pointer may be spelt as in
 * the explanation, with the camelCase keys of the result, or as a path with dots. Without a pointer, returns
 * the root: the figure that was explained. Returns undefined if the figure is not found. Never throws.
 *
 * @example
 * import { explainQuote, getFigure } from 'quotewright/explain'
 *
 * const pricing = { quantity: '12.5', unitPrice: { amountMicros: '45670000' }, discount: '7.5' }
 * const lines = [{ onTheFly: { productName: 'Ridge capping', pricing } }]
 * const explanation = explainQuote({ customerId: 'cust_1', lines }, { currency: 'AUD' })
 * assert.ok(explanation.ok)
 *
 * const figure = getFigure(explanation.value, 'lines[0].onTheFly.pricing.totalPrice')
 * assert.equal(figure?.id, 'lines[0].on_the_fly.pricing.total_price')
 * assert.equal(figure?.rounding?.exact, '528.059375')
 * assert.equal(getFigure(explanation.value, 'lines[7]'), undefined)
 */
export function getFigure(explanation: Explanation, pointer?: string): FigureWithId | undefined {
  return findFigure(explanation, pointer)
}

/**
 * Lists the figures below a pointer, such as those of a line, with their ids. The nearest come first. At the same depth,
 * figures of the result come before steps of a calculation. Accepts the spellings of {@link getFigure}. Never throws.
 *
 * @example
 * import { explainQuote, figuresBelow } from 'quotewright/explain'
 *
 * const lines = [{ labour: { pricing: { quantity: '8', unitPrice: { amountMicros: '85000000' } } } }]
 * const explanation = explainQuote({ customerId: 'cust_1', lines }, { currency: 'AUD' })
 * assert.ok(explanation.ok)
 * assert.equal(figuresBelow(explanation.value, 'lines[0]')[0]?.id, 'lines[0].labour.pricing.unit_price')
 */
export function figuresBelow(explanation: Explanation, pointer: string): readonly FigureWithId[] {
  return findFiguresBelow(explanation, pointer)
}

/**
 * Takes the part of an explanation that explains one figure: the figure is its root, and only the figures that it is
 * computed from remain. Accepts the spellings of {@link getFigure}. If the figure is not found, no figures remain.
 * `explainQuote` with the option `figure` gives the same, and explains only what it needs.
 *
 * @example
 * import { explainQuote, explanationAt } from 'quotewright/explain'
 *
 * const lines = [{ labour: { pricing: { quantity: '8', unitPrice: { amountMicros: '85000000' } } } }]
 * const explanation = explainQuote({ customerId: 'cust_1', lines }, { currency: 'AUD' })
 * assert.ok(explanation.ok)
 * const { root, nodes } = explanationAt(explanation.value, 'lines[0].labour.pricing.totalPrice')
 * assert.equal(nodes[root]?.value, '680')
 * assert.equal(nodes['total'], undefined)
 */
export function explanationAt(explanation: Explanation, pointer: string): Explanation {
  return partOf(explanation, pointer)
}

/**
 * Lists the figures that depend on a figure or an input, directly or indirectly. Each figure comes after the
 * figures that it is computed from. Name an input by its pointer, with or without its prefix:
 * `request:lines[0].labour.pricing.unit_price`, `settings:tax.rate`. The list is empty if nothing depends on
 * it, or if the explanation does not contain it.
 *
 * @example
 * import { dependents, explainQuote } from 'quotewright/explain'
 *
 * const pricing = { quantity: '8', unitPrice: { amountMicros: '85000000' } }
 * const request = { customerId: 'cust_1', lines: [{ labour: { pricing } }] }
 * const explanation = explainQuote(request, { currency: 'AUD', tax: { rate: '0.10' } })
 * assert.ok(explanation.ok)
 *
 * const ids = dependents(explanation.value, 'tax.rate').map(({ id }) => id)
 * assert.deepEqual(ids, ['tax_amount', 'total'])
 */
export function dependents(explanation: Explanation, pointer: string): readonly FigureWithId[] {
  return findDependents(explanation, pointer)
}

/**
 * Finds the smallest increase and decrease of each input that change a figure. All other inputs stay the
 * same. If the search could not rule out a smaller change, `isSmallest` is false. `up` or `down` is `null` if
 * no value tried changes the figure. Without a pointer, the figure is the root of the explanation.
 *
 * A change is a whole number of steps:
 *
 * - 0.0001 for a unit price, a cost, a quantity or a tax rate;
 * - 0.01 for other money and for percentages;
 * - 0.001 for metres and feet, 1 for millimetres and for counts;
 * - one unit of the input's last decimal, if it has more decimals.
 *
 * Inputs keep their sign. Quantities, counts, metres and feet never become zero. Discounts, percentages of
 * adjustments and tax rates stay at or below 100%. Any other input may grow to 100 times its value or to
 * 1000, whichever is larger.
 *
 * Only the explanation is recalculated, with exact numbers; the request is not priced again. So the
 * conditions of rules are not rechecked, such as that a cost of zero has no markup (L10), or that a supplied
 * total must match the formula (L7).
 *
 * @example
 * import { explainQuote, centSensitivity } from 'quotewright/explain'
 *
 * const pricing = { quantity: '12.5', unitPrice: { amountMicros: '45670000' }, discount: '7.5' }
 * const lines = [{ onTheFly: { productName: 'Ridge capping', pricing } }]
 * const explanation = explainQuote({ customerId: 'cust_1', lines }, { currency: 'AUD' })
 * assert.ok(explanation.ok)
 *
 * // 12.5 × 45.67 × 0.925 = 528.059375, rounded to 528.06. At 45.6705 × 11.5625 = 528.065… it becomes 528.07.
 * const [, price] = centSensitivity(explanation.value, 'lines[0].onTheFly.pricing.totalPrice')
 * assert.equal(price?.input, 'request:lines[0].on_the_fly.pricing.unit_price')
 * assert.deepEqual(price.up, { by: '0.0005', to: '45.6705', figure: '528.07', isSmallest: true })
 * assert.deepEqual(price.down, { by: '-0.0004', to: '45.6696', figure: '528.05', isSmallest: true })
 */
export function centSensitivity(explanation: Explanation, pointer?: string): readonly InputToNextCent[] {
  return findNextCents(explanation, pointer)
}

/**
 * Finds the rounding policies of other systems under which a figure would have exactly the value given. For a
 * total, use `diagnose`: only it tries policies that add up figures differently, such as tax by line.
 *
 * Each result names the first figure that the policy changes. The list is empty if no policy fits, if the
 * figure has this value already, if the explanation lacks the figure, or if the value is not an amount. Pass
 * the value as a plain decimal in major units, or as an amount of a result.
 *
 * A policy may round half to even, half down, always down, always up or not at all. It may round the factors
 * first or the discount separately, or compute in doubles. The call tries each policy on all figures, then on
 * all figures of one name, such as the tax. If no policy fits, it tries single figures.
 *
 * `diagnose` tries some of these policies too. For a line total, the two calls agree on every policy that
 * both try and that has the scope `everywhere` here.
 *
 * @example
 * import { explainQuote, whyNot } from 'quotewright/explain'
 *
 * const pricing = { quantity: '3', unitPrice: { amountMicros: '11230000' }, discount: '7.5' }
 * const lines = [{ onTheFly: { productName: 'Ridge cap', pricing } }]
 * const explanation = explainQuote({ customerId: 'cust_1', lines }, { currency: 'AUD' })
 * assert.ok(explanation.ok)
 *
 * // 3 × 11.23 × 0.925 = 31.16325, so 31.16. With 11.23 × 0.925 rounded to 10.39 first, it is 3 × 10.39 = 31.17.
 * const paths = whyNot(explanation.value, 'lines[0].onTheFly.pricing.totalPrice', '31.17')
 * assert.ok(paths.some(({ policy }) => policy === 'discounted-unit-price-to-cents'))
 */
export function whyNot(
  explanation: Explanation,
  pointer: string | undefined,
  otherValue: OtherValue,
): readonly OtherPath[] {
  return findOtherPaths(explanation, pointer, otherValue)
}
