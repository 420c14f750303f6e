import { EXACT } from '../policies/arithmetic.js'
import type { AmountRounding, Choices } from '../policies/choices.js'
import type { PlainDocument } from './plain-document.js'

type RateChoice = Exclude<Choices['rate'], 'exact'>

export function withRateBy(choice: RateChoice, document: PlainDocument): PlainDocument {
  const { taxRate } = document
  return { ...document, taxRate: taxRate && EXACT.round(taxRate, ...RATES[choice]) }
}

/** As fractions, rates have two more decimals. */
const RATES: Readonly<Record<RateChoice, readonly [places: number, rounding: AmountRounding]>> = {
  'to-hundredths': [4, 'half-up'],
  'to-tenths': [3, 'half-up'],
  'to-whole': [2, 'half-up'],
  'cut-to-hundredths': [4, 'truncated'],
  'cut-to-whole': [2, 'truncated'],
}
