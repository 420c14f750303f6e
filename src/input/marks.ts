import { withFallback } from '../problem/with-fallback.js'
import { remembered } from './remembered.js'

/** How a locale writes numbers. */
export interface Marks {
  readonly decimal: string
  /** The separator of groups of digits; may be empty. A space stands for every grouping space. */
  readonly group: string
  /** Digits in the last group, and in those before it: three and three, or three and two as in India. */
  readonly lastGroup: number
  readonly otherGroups: number
  /** The ten digits of the locale. */
  readonly digits: string
}

/** A number that shows every mark: all its digits differ from zero, and it has groups, a sign and a decimal. */
const SAMPLE = 1_234_567_891.5

/** The marks of a locale by `Intl`, those of English for a locale that there is not. */
export const marksOf = remembered((locale) => marksBy(numberFormat(locale)))

/** The marks with which a format writes. */
export function marksBy(format: Intl.NumberFormat): Marks {
  const parts = format.formatToParts(SAMPLE)
  const groups = parts.filter(isInteger).map(({ value }) => Array.from(value).length)
  const textOf = (type: string): string => parts.find((part) => part.type === type)?.value ?? ''
  return {
    decimal: textOf('decimal'),
    group: plainMark(textOf('group')),
    lastGroup: groups.at(-1) ?? 3,
    otherGroups: groups.at(-2) ?? 3,
    digits: Array.from({ length: 10 }, (_, digit) => format.formatToParts(digit).find(isInteger)?.value).join(
      '',
    ),
  }
}

const isInteger = ({ type }: Intl.NumberFormatPart): boolean => type === 'integer'

/**
 * Whether a value has the form of a locale: `en-AU` does, `en_AU` does not. Rejects lists, which `Intl` would walk
 * even if they claim four thousand million locales.
 */
export function isLocale(value: unknown): value is string {
  return typeof value === 'string' && withFallback(false, () => Intl.getCanonicalLocales(value).length === 1)
}

/**
 * Makes something of `Intl` in a locale, or in English if `Intl` does not know the locale. `Intl` itself would fall back to
 * the locale of the machine.
 */
export function inLocale<Made>(locale: string, make: (locale: string) => Made): Made {
  const isKnown = isLocale(locale) && Intl.NumberFormat.supportedLocalesOf(locale).length === 1
  return make(isKnown ? locale : 'en')
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return inLocale(locale, (one) => new Intl.NumberFormat(one, options))
}

/** A numeral as text: `Intl` reads it exactly, which its types do not say for the targets of this package. */
export function textForIntl(numeral: string): number {
  return numeral as unknown as number
}

/**
 * Every space that groups digits as one, and every apostrophe, minus, slash of a fraction and full-width character as the one
 * on the keyboard; without the marks of writing direction. Other white space stays: a tab is between two cells of a sheet.
 */
export function plainMark(text: string): string {
  return text
    .replace(/[\uff01-\uff5e\uffe0-\uffe6]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2212\u2013\u2014]/g, '-')
    .replace(/\u2044/g, '/')
    .replace(/[\u200e\u200f\u061c]/g, '')
}

/** The typed text, in plain marks and in the digits 0 to 9. */
export function plainTyped(text: string, { digits }: Marks): string {
  const own = Array.from(digits)
  const plain = plainMark(text)
  // Not only what Unicode calls digits: those of Han are letters.
  return digits === '0123456789'
    ? plain
    : plain.replace(/[^ -~]/gu, (one) => (own.includes(one) ? String(own.indexOf(one)) : one))
}
