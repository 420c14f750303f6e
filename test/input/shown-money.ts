/** Reads back the output of `formatMoney`, in the locales of `Intl` and their currencies. */
import { createRequire } from 'node:module'
import { parseInput, formatMoney, formatMoneyToParts, type ParsedInput } from '../../src/entries/input.js'

const { availableLocales } = createRequire(import.meta.url)('cldr-core/availableLocales.json') as {
  availableLocales: { full: string[] }
}

export const LOCALES: readonly string[] = Intl.NumberFormat.supportedLocalesOf(availableLocales.full)
export const CURRENCIES: readonly string[] = Intl.supportedValuesOf('currency')

const SIZES = [
  ...['0', '10000', '50000', '1000000', '1234000', '12500000', '999990000'],
  ...['1234000000', '1234500000', '1234567890000', '9223372036854775807'],
]
/** Returns one pair for each way to write amounts and numbers: about 9,500 of 106,000. */
export function distinctPairs(): readonly (readonly [locale: string, currency: string])[] {
  const pairs = LOCALES.flatMap((locale) => {
    const numbers = JSON.stringify(new Intl.NumberFormat(locale).formatToParts(-1234567.89))
    return CURRENCIES.map((currency) => {
      const parts = formatMoneyToParts({ amountMicros: '-1234567890000', currency }, { locale })
      return [`${numbers} ${JSON.stringify(parts)}`, [locale, currency]] as const
    })
  })
  return [...new Map(pairs).values()]
}

const AMOUNTS = [...SIZES, ...SIZES.slice(1).map((size) => `-${size}`)]

export function faultsOf(locale: string, currency: string): readonly string[] {
  return AMOUNTS.flatMap((amountMicros) => {
    const amount = { amountMicros, currency }
    const shown = formatMoney(amount, { locale })
    const number = formatMoneyToParts(amount, { locale })
      .filter(({ type }) => type !== 'currency' && type !== 'literal')
      .map(({ value }) => value)
      .join('')
    return [shown, number]
      .filter((text) => !isRight(parseInput(text, { kind: 'money', locale, currency }), amountMicros))
      .map((text) => `${locale} ${currency} ${amountMicros}: ${JSON.stringify(text)}`)
  })
}

/** An ambiguous text must have the amount among its readings. */
function isRight(typed: ParsedInput, amountMicros: string): boolean {
  if (typed.status === 'ambiguous') return typed.readings.some(({ value }) => value === amountMicros)
  return typed.status === 'ok' && typed.value === amountMicros
}
