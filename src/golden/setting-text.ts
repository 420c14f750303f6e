import type { ReportTexts } from '../languages/en/reports.js'
import { ownField } from '../problem/own-fields.js'
import type { SettingDifference } from './report.js'

/** Writes a setting in words, with its values on both sides: `tax rounding: by document → by line`. */
export function settingText(
  { notSet, causeSentences: { settings, settingValues } }: Pick<ReportTexts, 'notSet' | 'causeSentences'>,
  { name, recorded, current }: SettingDifference,
): string {
  const values = ownField(settingValues, name) ?? {}
  const valueText = (value: string | undefined): string =>
    value === undefined ? notSet : (ownField(values, value) ?? value)
  return `${ownField(settings, name) ?? name}: ${valueText(recorded)} → ${valueText(current)}`
}
