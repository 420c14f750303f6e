import { formatMoney, formatQuantity } from '../input/show.js'
import { showDate } from '../input/show-date.js'
import { PRINT } from '../languages/print.generated.js'
import { exactCentsOf, type Integer } from '../number/cents.js'
import { isUnknown } from '../number/decimal.js'
import { plainText, readDecimal, readMicros } from '../number/number-text.js'
import { multiply } from '../number/arithmetic.js'
import { HUNDRED_PERCENT } from '../number/units.js'
import { moneyOfCents } from '../wire/money.js'
import type { Money } from '../wire/money.generated.js'
import type { CheckedOptions } from './print-options.js'

export type PrintWords = (typeof PRINT)['en']

export interface Writing {
  readonly words: PrintWords
  readonly locale: string
  /** Writes a price exactly, in the subtotal's currency (N3). Empty if undefined. */
  readonly price: (money: Money | undefined) => string
  readonly cents: (cents: Integer) => string
  readonly number: (decimal: string) => string
  readonly percent: (decimal: string) => string
  readonly date: (text: string) => string
}

export function writingOf({ locale, language }: CheckedOptions, currency: string): Writing {
  const words = PRINT[language]
  // Decimals with too many digits to format stay unformatted.
  const number = (decimal: string): string => formatQuantity(decimal, { locale }) || decimal
  return {
    words,
    locale,
    price: (money) =>
      money === undefined
        ? ''
        : formatMoney({ amountMicros: money.amountMicros ?? '0', currency }, { locale }),
    cents: (cents) => formatMoney(moneyOfCents(cents, currency), { locale }),
    number,
    percent: (decimal) => words.percent(number(decimal)),
    date: (text) => showDate(text, locale),
  }
}

/** Rounds half up (L14). An empty or unreadable amount is 0.00 (N2). */
export function centsOfMoney({ amountMicros }: Money): Integer {
  const amount = readMicros(amountMicros ?? '0')
  return amount === undefined ? 0 : exactCentsOf(amount)
}

/** Returns `10` for `0.10`, and an empty text for an unknown rate. */
export function percentageOf(rate: string | undefined): string {
  const fraction = rate === undefined ? undefined : readDecimal(rate)
  return fraction === undefined || isUnknown(fraction) ? '' : plainText(multiply(fraction, HUNDRED_PERCENT))
}
