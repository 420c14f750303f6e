/**
 * Reads what people type into forms and turns it into JSON values, and formats figures for a locale. A
 * grammar defines the accepted text: the functions neither strip nor guess. The root entry does not load this
 * entry.
 *
 * @example
 * import { parseInput, formatMoney } from 'quotewright/input'
 *
 * const typed = parseInput('$45.67', { kind: 'money', locale: 'en-AU', currency: 'AUD' })
 * assert.ok(typed.status === 'ok' && typed.value === '45670000')
 * assert.equal(formatMoney({ amountMicros: typed.value, currency: 'AUD' }, { locale: 'en-AU' }), '$45.67')
 *
 * @packageDocumentation
 */
export { parseInput, type InputField } from '../input/parse-input.js'
export type { ParsedInput } from '../input/typed.js'
export {
  formatLength,
  formatMoney,
  formatMoneyToParts,
  formatPercent,
  formatQuantity,
} from '../input/show.js'
export { majorUnits, money } from '../input/wire-money.js'
export { parseForm, type FormField } from '../input/parse-form.js'
export { problemsByField } from '../input/problems-by-field.js'
export { inputProblem } from '../input/input-problem.js'
export type { Problem } from '../problem/problem.js'
