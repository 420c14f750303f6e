import { ADVICE } from '../languages/advice.generated.js'
import { languageOf, LOCALES, type Locale } from '../languages/languages.js'
import { labelOf, type FieldLabels } from './field-label.js'
import { fieldOf, generalMessage, messageFormatter, type FormatMessage } from './format-message.js'
import { MESSAGES } from './messages.generated.js'
import { withFallback } from './with-fallback.js'
import { valueAtStep } from './path.js'

/** A problem or a piece of advice to describe. It may come from JSON, and have a code from a later release. */
export interface DescribableProblem {
  /** One of {@link problemCodes} or {@link advisoryCodes}, or a code of a later release. */
  readonly code: string
  /** A snake_case pointer such as `lines[2].catalogue.product_id` (V1). */
  readonly param: string
  /** The same field as keys of the request. Without a path, labels are found by the pointer. */
  readonly path?: readonly (string | number)[]
  /** The details of the code, as in {@link DetailsByCode}; without them, the description is general. */
  readonly details?: object | undefined
  /** The severity, for advice only. */
  readonly severity?: string
  /** The English message of advice, which is also its English description. */
  readonly message?: string
}

/** Options for describing a problem. */
export interface Description {
  /** The locale of the reader, such as `de` or `de-AT`. English if the language is not supported. */
  readonly locale: string
  /**
   * The names of the fields in a form, by the end of each path: `unitPrice`, or `adjustments.amount`. A field
   * without a label keeps its name in the request.
   */
  readonly labels?: FieldLabels
}

/**
 * Describes a problem or a piece of advice in a language, from its code, its pointer and its details alone. English
 * advice keeps its own `message`. In English and without labels, the description of a problem equals its `message`.
 *
 * The locale may name a region, such as `de-AT`; an unknown locale gets English. If the code is unknown or details are
 * missing, the description is general. Figures have the decimal mark of the language. A field is named by its label in
 * `labels`, or else as in the request.
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
 * assert.match(describeProblem(problem, 'de'), /^Position 1: .*33,68.*33,69/)
 * assert.equal(describeProblem(problem, 'en'), problem.message)
 * const labels = { totalPrice: 'Gesamtpreis' }
 * assert.match(describeProblem(problem, { locale: 'de', labels }), /Gesamtpreis/)
 */
export function describeProblem(
  problem: DescribableProblem,
  description: Description | Description['locale'],
): string {
  const language = languageOf(localeOf(description))
  const words = MESSAGES[language]
  try {
    const code = textOf(valueAtStep(problem, 'code'))
    const param = textOf(valueAtStep(problem, 'param'))
    const label = labelOf(problem, param, valueAtStep(description, 'labels'))
    const isAdvice = Object.hasOwn(ADVICE.en, code) || textOf(valueAtStep(problem, 'severity')) !== ''
    const own = isAdvice && language === 'en' ? textOf(valueAtStep(problem, 'message')) : ''
    if (own !== '') return own
    const format = FORMATS[language][isAdvice ? 'advice' : 'problems']
    const field = label ?? fieldOf(param, words)
    return format(
      code,
      { start: param, end: param, label },
      valueAtStep(problem, 'details'),
      generalMessage(isAdvice ? words.unusual : words.notAccepted, code, field),
    )
  } catch {
    // Reading a field threw.
    return generalMessage(words.notAccepted, '', words.whole)
  }
}

interface Formats {
  readonly problems: FormatMessage
  readonly advice: FormatMessage
}

const FORMATS = formatsOfLanguages()

function formatsOfLanguages(): Readonly<Record<Locale, Formats>> {
  const formats = LOCALES.map((code): readonly [Locale, Formats] => {
    const words = MESSAGES[code]
    const advice = messageFormatter<string>({ ...words, sentences: ADVICE[code] })
    return [code, { problems: messageFormatter(words), advice }]
  })
  return Object.fromEntries(formats) as Record<Locale, Formats>
}

function localeOf(description: unknown): string {
  return withFallback('', () =>
    textOf(typeof description === 'string' ? description : valueAtStep(description, 'locale')),
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
