import { describeProblem, type DescribableProblem, type Description } from '../../problem/describe.js'
import { labelOf } from '../../problem/field-label.js'
import { messageFormatter } from '../../problem/format-message.js'
import { ENGLISH } from '../../problem/english.generated.js'
import { GERMAN } from '../../problem/german.generated.js'
import { languageOf } from '../../problem/language.js'
import { valueAtStep } from '../../problem/path.js'
import { isObject } from '../../wire/object.js'
import type { ServiceProblemCode } from './codes.js'
import { ENGLISH_SENTENCES } from './english.generated.js'
import { GERMAN_SENTENCES } from './german.generated.js'

const english = messageFormatter<ServiceProblemCode>({ ...ENGLISH, sentences: ENGLISH_SENTENCES })
const german = messageFormatter<ServiceProblemCode>({ ...GERMAN, sentences: GERMAN_SENTENCES })

/**
 * Describes a problem of a refused request in a language. Accepts problems of the service and of pricing, so it
 * can replace `describeProblem` of the root entry.
 *
 * @example
 * import { describeServiceProblem } from 'quotewright/service'
 *
 * const problem = { code: 'extension_required', param: 'filename', details: {} }
 * assert.equal(describeServiceProblem(problem, 'de'), 'filename hat keine Endung. Bitte ergänzen, zum Beispiel plan.pdf.')
 */
export function describeServiceProblem(
  problem: DescribableProblem,
  description: Description | Description['locale'],
): string {
  try {
    const [code, param] = [String(valueAtStep(problem, 'code')), String(valueAtStep(problem, 'param'))]
    const details = valueAtStep(problem, 'details')
    const locale = typeof description === 'string' ? description : valueAtStep(description, 'locale')
    const format = languageOf(locale) === 'de' ? german : english
    const label = labelOf(problem, param, valueAtStep(description, 'labels'))
    const known = isObject(details) ? details : {}
    const message = format(code, { start: param, end: param, label }, known, '')
    return message === '' ? describeProblem(problem, description) : message
  } catch {
    return describeProblem(problem, description)
  }
}
