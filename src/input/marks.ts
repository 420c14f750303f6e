import { withFallback } from '../problem/with-fallback.js'
import { remembered } from './remembered.js'
import { ownFields } from '../problem/own-fields.js'

export interface Marks {
  readonly decimal: string
  /** May be empty. A space stands for every kind of grouping space. */
  readonly group: string
  /** In digits: 3 and 3, or 3 and 2 in India. */
  readonly lastGroup: number
  readonly otherGroups: number
  readonly digits: string
}

/** Shows the group separators and the decimal mark. */
const SAMPLE = 1_234_567_891.5

/** Uses English marks for an unknown locale. */
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

/** Rejects `en_AU`, and lists: `Intl` would walk through billions of holes in a sparse array. */
export function isLocale(value: unknown): value is string {
  return typeof value === 'string' && isCanonical(value)
}

const isCanonical = remembered((value) =>
  withFallback(false, () => Intl.getCanonicalLocales(value).length === 1),
)

/** Uses English for an unknown locale, because `Intl` would fall back to the locale of the machine. */
export function inLocale<Made>(locale: string, make: (locale: string) => Made): Made {
  const isKnown = isLocale(locale) && Intl.NumberFormat.supportedLocalesOf(locale).length === 1
  return make(isKnown ? locale : 'en')
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return inLocale(locale, (one) => new Intl.NumberFormat(one, ownFields(options)))
}

/** `Intl` formats strings exactly, but its types for this package's targets allow only numbers. */
export function textForIntl(numeral: string): number {
  return numeral as unknown as number
}

/** Replaces typographic characters, but not tabs, which separate two cells of a sheet. */
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
