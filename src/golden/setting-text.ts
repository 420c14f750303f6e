import type { AdjustmentPercentages, TaxRounding } from '../definitions/enums.js'
import type { ReportTexts } from '../languages/en/reports.js'
import { multiply } from '../number/arithmetic.js'
import { HUNDRED } from '../number/decimal.js'
import { plainText, readDecimal } from '../number/number-text.js'
import { formatDecimal } from '../number/readable.js'
import { ownField } from '../problem/own-fields.js'
import type { SettingDifference } from './report.js'

type Words = Pick<ReportTexts, 'notSet' | 'marks' | 'percentage' | 'causeSentences'>

/** Fails to compile if a value of a setting has no words. */
type ValueWords = Readonly<Record<string, Readonly<Record<string, string>>>> & {
  readonly taxRounding: Readonly<Record<TaxRounding, string>>
  readonly adjustmentPercentages: Readonly<Record<AdjustmentPercentages, string>>
}

/** Writes `tax rate: 10% → 15%`. */
export function settingText(words: Words, { name, recorded, current }: SettingDifference): string {
  const { settings, settingValues } = words.causeSentences
  const ofSettings: ValueWords = settingValues
  const values = ownField(ofSettings, name) ?? {}
  const valueText = (value: string | undefined): string => {
    if (value === undefined) return words.notSet
    const rate = name === 'tax.rate' ? readDecimal(value) : undefined
    return rate === undefined
      ? (ownField(values, value) ?? value)
      : words.percentage(formatDecimal(plainText(multiply(rate, HUNDRED)), words.marks))
  }
  return `${ownField(settings, name) ?? name}: ${valueText(recorded)} → ${valueText(current)}`
}
