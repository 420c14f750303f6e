import { findDependents } from '../../explain/dependents.js'
import type { Explanation } from '../../explain/explanation.js'
import { findFigure, type FigureWithId } from '../../explain/get-figure.js'
import { findNextCents, type InputToNextCent } from '../../explain/cent-sensitivity.js'
import { findOtherPaths, type OtherPath, type OtherValue } from '../../explain/why-not.js'

/**
 * A figure of an explanation by its pointer, with its id. The pointer is written as in the explanation, with the keys of
 * the result, or as a path with dots; without it, the figure is the one that was asked for. Undefined where it
 * is not there. Nothing is thrown, whatever is passed.
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
 * The figures that are computed from a figure or an input, near and far, each after those it is computed from. An input
 * is named by its pointer: `request:lines[0].labour.pricing.unit_price`, `settings:tax.rate`, or without the prefix. Empty
 * where nothing is computed from it, or where it is not in the explanation.
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
 * By how much each input must change before a figure does, all other inputs being equal: up, and down. `null` says that
 * no change within bounds does it. The figure is the one that was asked for unless a pointer names another.
 *
 * A change is a whole number of steps. A step is 0.0001 of a unit price, a cost, a quantity and a tax rate, 0.01 of other
 * money and of percentages, 0.001 m or ft, 1 mm, and 1 of what is counted; or the last decimal of the input if it has
 * more. Inputs keep their sign; sizes and quantities do not become zero; discounts, percentages of adjustments and tax
 * rates stay at or below 100 %; anything else grows to a hundred times its value or to 1000, whichever is more.
 *
 * The graph is computed again with exact numbers, so a change of course of the engine is not seen: a cost that becomes
 * zero has no markup (L10), and a total that was sent is not compared (L7).
 *
 * @example
 * import { explainQuote, centSensitivity } from 'quotewright/explain'
 *
 * const pricing = { quantity: '12.5', unitPrice: { amountMicros: '45670000' }, discount: '7.5' }
 * const lines = [{ onTheFly: { productName: 'Ridge capping', pricing } }]
 * const explanation = explainQuote({ customerId: 'cust_1', lines }, { currency: 'AUD' })
 * assert.ok(explanation.ok)
 *
 * // 12.5 × 45.67 × 0.925 = 528.059375, so 528.06. From 528.065 it is 528.07: 45.6705 × 11.5625 = 528.065…
 * const [, price] = centSensitivity(explanation.value, 'lines[0].onTheFly.pricing.totalPrice')
 * assert.equal(price?.input, 'request:lines[0].on_the_fly.pricing.unit_price')
 * assert.deepEqual(price.up, { by: '0.0005', to: '45.6705', figure: '528.07', isSmallest: true })
 * assert.deepEqual(price.down, { by: '-0.0004', to: '45.6696', figure: '528.05', isSmallest: true })
 */
export function centSensitivity(explanation: Explanation, pointer?: string): readonly InputToNextCent[] {
  return findNextCents(explanation, pointer)
}

/**
 * Why a figure is not another one: the policies of other systems by which it would be that, each with the first figure that
 * has another value by it. Where several policies fit, all are listed; where none does, the list is empty. The other figure
 * is a plain decimal in major units, or an amount as results have it.
 *
 * The policies round in another way: half even, half down, always down or up, factors first, the discount by itself, not
 * at all, or with doubles. Each policy is tried everywhere and on figures of one name, such as only the tax; if none fits,
 * on one figure alone. Of the policies that `diagnose` also tries on the total of a line, `everywhere` lists exactly those
 * that `diagnose` finds. Policies that add up other figures, such as tax by line, are for `quotewright/diagnose`.
 *
 * @example
 * import { explainQuote, whyNot } from 'quotewright/explain'
 *
 * const pricing = { quantity: '3', unitPrice: { amountMicros: '11230000' }, discount: '7.5' }
 * const lines = [{ onTheFly: { productName: 'Ridge cap', pricing } }]
 * const explanation = explainQuote({ customerId: 'cust_1', lines }, { currency: 'AUD' })
 * assert.ok(explanation.ok)
 *
 * // 3 × 11.23 × 0.925 = 31.16325, so 31.16. 11.23 × 0.925 = 10.38775, rounded first 10.39, and three of it 31.17.
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
