import { withFallback } from '../problem/with-fallback.js'
import { remembered } from './remembered.js'
import { ownFields } from '../problem/own-fields.js'

/** The marks with which a locale writes numbers. */
export interface Marks {
  readonly decimal: string
  /**
   * The separator between groups of digits. May be empty. A space stands for every kind of grouping space.
   */
  readonly group: string
  /** The number of digits in the last group, and in each group before: 3 and 3, or 3 and 2 in India. */
  readonly lastGroup: number
  readonly otherGroups: number
  /** The ten digits of the locale. */
  readonly digits: string
}

/** A number whose format shows the group separators and the decimal mark. */
const SAMPLE = 1_234_567_891.5

/** Returns the marks of a locale from `Intl`, or English marks for an unknown locale. */
export const marksOf = remembered((locale) => marksBy(numberFormat(locale)))

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
 * Tests whether a value has the form of a locale: `en-AU` does, `en_AU` does not. Rejects lists, because
 * `Intl` would walk through billions of holes in a sparse array.
 */
export function isLocale(value: unknown): value is string {
  return typeof value === 'string' && isCanonical(value)
}

const isCanonical = remembered((value) =>
  withFallback(false, () => Intl.getCanonicalLocales(value).length === 1),
)

/**
 * Calls `make` with a locale, or with English if `Intl` does not know the locale. By default, `Intl` would
 * fall back to the locale of the machine.
 */
export function inLocale<Made>(locale: string, make: (locale: string) => Made): Made {
  const isKnown = isLocale(locale) && Intl.NumberFormat.supportedLocalesOf(locale).length === 1
  return make(isKnown ? locale : 'en')
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return inLocale(locale, (one) => new Intl.NumberFormat(one, ownFields(options)))
}

/**
 * Returns a numeral for `Intl`, which formats strings exactly. Its types for this package's targets allow
 * only numbers.
 */
export function textForIntl(numeral: string): number {
  return numeral as unknown as number
}

/**
 * Replaces grouping spaces, apostrophes, minus signs, fraction slashes and full-width characters with the
 * characters of a keyboard. Removes marks of writing direction. Other white space stays, because a tab
 * separates two cells of a sheet.
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

export function plainTyped(text: string, { digits }: Marks): string {
  const own = Array.from(digits)
  const plain = plainMark(text)
  // Tries every character beyond ASCII, because Unicode counts Han digits as letters.
  return digits === '0123456789'
    ? plain
    : plain.replace(/[^ -~]/gu, (one) => (own.includes(one) ? String(own.indexOf(one)) : one))
}
