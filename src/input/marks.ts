/** How a locale writes numbers. */
export interface Marks {
  readonly decimal: string
  /** What separates groups of digits; empty where nothing does. A space is every kind of space. */
  readonly group: string
  /** Digits in the last group, and in those before it: three and three, or three and two as in India. */
  readonly lastGroup: number
  readonly otherGroups: number
  /** The ten digits of the locale. */
  readonly digits: string
}

/** A number that shows every mark: all its digits differ from zero, and it has groups, a sign and a decimal. */
const SAMPLE = 1_234_567_891.5

const known = new Map<string, Marks>()
/** Locales are few; whoever makes them up gets no more than these remembered. */
const MOST_KNOWN = 100

/** The marks of a locale by `Intl`, those of English for a locale that there is not. */
export function marksOf(locale: string): Marks {
  const before = known.get(locale)
  if (before !== undefined) return before
  const marks = marksByIntl(locale)
  if (known.size < MOST_KNOWN) known.set(locale, marks)
  return marks
}

function marksByIntl(locale: string): Marks {
  const parts = numberFormat(locale).formatToParts(SAMPLE)
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => Array.from(value).length)
  const textOf = (type: string): string => parts.find((part) => part.type === type)?.value ?? ''
  return {
    decimal: textOf('decimal'),
    group: plainMark(textOf('group')),
    lastGroup: groups.at(-1) ?? 3,
    otherGroups: groups.at(-2) ?? 3,
    digits: Array.from({ length: 10 }, (_, digit) => numberFormat(locale).format(digit)).join(''),
  }
}

/**
 * Something of `Intl` in a locale; in English for a locale that there is not. `Intl` takes lists of locales as well, and would
 * walk one that claims four thousand million of them.
 */
export function inLocale<Made>(locale: string, make: (locale: string) => Made): Made {
  try {
    return make(typeof locale === 'string' ? locale : 'en')
  } catch {
    return make('en')
  }
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return inLocale(locale, (one) => new Intl.NumberFormat(one, options))
}

/** A numeral as text: `Intl` reads it exactly, which its types do not say for the targets of this package. */
export function textForIntl(numeral: string): number {
  return numeral as unknown as number
}

/** Every kind of space as one, and every apostrophe, minus and slash of a fraction as the one on the keyboard. */
export function plainMark(text: string): string {
  return text
    .replace(/\s/g, ' ')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2212\u2013\u2014]/g, '-')
    .replace(/\u2044/g, '/')
}

/** What was typed, in plain marks and in the digits 0 to 9, without the marks of writing direction. */
export function plainTyped(text: string, { digits }: Marks): string {
  const own = Array.from(digits)
  const plain = plainMark(text).replace(/[\u200e\u200f\u061c]/g, '')
  return digits === '0123456789'
    ? plain
    : plain.replace(/\p{Nd}/gu, (digit) => (own.includes(digit) ? String(own.indexOf(digit)) : digit))
}
