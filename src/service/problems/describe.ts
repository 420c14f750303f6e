import { languageOf, LOCALES, type Locale } from '../../languages/languages.js'
import { describeProblem, type DescribableProblem, type Description } from '../../problem/describe.js'
import { labelOf } from '../../problem/field-label.js'
import { messageFormatter, type FormatMessage } from '../../problem/format-message.js'
import { MESSAGES } from '../../problem/messages.generated.js'
import { textAtStep, valueAtStep } from '../../problem/path.js'
import { isObject } from '../../wire/object.js'
import type { ServiceProblemCode } from './codes.js'
import { SENTENCES } from './messages.generated.js'

const FORMATS = formatsOfLanguages()

function formatsOfLanguages(): Readonly<Record<Locale, FormatMessage>> {
  const formats = LOCALES.map((code) => {
    const format = messageFormatter<ServiceProblemCode>({ ...MESSAGES[code], sentences: SENTENCES[code] })
    return [code, format] as const
  })
  return Object.fromEntries(formats) as Record<Locale, FormatMessage>
}

/**
 * Describes a problem of a refused request in a language. Accepts problems of the service and of pricing, so
 * it can replace `describeProblem` of the root entry.
 *
 * @example
 * import { describeServiceProblem } from 'quotewright/service'
 *
 * const problem = { code: 'extension_required', param: 'filename', details: {} }
 * assert.equal(describeServiceProblem(problem, 'de'), 'filename hat keine Dateiendung. Bitte ergänzen, zum Beispiel plan.pdf.')
 */
export function describeServiceProblem(
  problem: DescribableProblem,
  description: Description | Description['locale'],
): string {
  try {
    const [code, param] = [textAtStep(problem, 'code'), textAtStep(problem, 'param')]
    const details = valueAtStep(problem, 'details')
    const locale = typeof description === 'string' ? description : valueAtStep(description, 'locale')
    const format = FORMATS[languageOf(locale)]
    const label = labelOf(problem, param, valueAtStep(description, 'labels'))
    const known = isObject(details) ? details : {}
    const message = format(code, { start: param, end: param, label }, known, '')
    return message === '' ? describeProblem(problem, description) : message
  } catch {
    return describeProblem(problem, description)
  }
}
