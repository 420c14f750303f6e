import { LONGEST_PIECE_MM } from '../definitions/limits.js'
import { plainText, readDecimal } from '../number/number-text.js'
import { hasOwnField, ownFields } from '../problem/own-fields.js'
import { completeSettings, readSettings } from '../wire/account-settings.js'
import type { Account, ParsedAccount } from '../wire/account.generated.js'
import { readWhole } from '../wire/reading.js'
import type { SettingDifference } from './report.js'

export interface SettingsOnBothSides {
  readonly recorded: ParsedAccount
  readonly current: ParsedAccount
  readonly differences: readonly SettingDifference[]
  /** The current settings with the recorded values of these differences. Undefined if invalid. */
  readonly with: (wanted: readonly SettingDifference[]) => ParsedAccount | undefined
}

/** Parses each mixture of settings only once. */
export function settingsThenAndNow(recorded: ParsedAccount, current: ParsedAccount): SettingsOnBothSides {
  const [then, later] = [completeSettings(recorded), completeSettings(current)]
  const [before, now] = [leavesOf(withDefaults(then, later)), leavesOf(withDefaults(later, then))]
  const names = [...new Set([...before.keys(), ...now.keys()])].filter(
    (name) => comparedText(name, before.get(name)) !== comparedText(name, now.get(name)),
  )
  const known = new Map<string, ParsedAccount | undefined>()
  return {
    recorded,
    current,
    differences: names.map((name) => differenceOf(name, before.get(name), now.get(name))),
    with(wanted) {
      if (wanted.length === 0) return current
      if (wanted.length === names.length) return recorded
      const key = wanted.map(({ name }) => name).join('\n')
      if (!known.has(key)) {
        const leaves = new Map(now)
        for (const { name } of wanted) {
          const value = before.get(name)
          if (value === undefined) leaves.delete(name)
          else leaves.set(name, value)
        }
        const { read, problems } = readWhole(settingsOf(leaves), readSettings)
        known.set(key, problems.length > 0 ? undefined : read)
      }
      return known.get(key)
    },
  }
}

const TEXTS = new Set(['tax.code', 'tax.jurisdiction'])

/** Compares `0.10` and `0.1` as equal: a decimal keeps its spelling (N9). */
function comparedText(name: string, json: string | undefined): string | undefined {
  const decimal = json === undefined || TEXTS.has(name) ? undefined : readDecimal(shownText(json))
  return decimal === undefined ? json : plainText(decimal)
}

function differenceOf(name: string, recorded?: string, current?: string): SettingDifference {
  return ownFields({
    name,
    ...(recorded === undefined ? {} : { recorded: shownText(recorded) }),
    ...(current === undefined ? {} : { current: shownText(current) }),
  })
}

// T2, V10, F3
const DEFAULTS: Partial<Account> = {
  adjustmentPercentages: 'of-subtotal',
  longestPieceMm: String(LONGEST_PIECE_MM),
  crushFoldBendCount: '2',
}

/** Adds the default of each setting that only the other side has, so that reports show both values. */
function withDefaults(settings: Account, other: Account): Account {
  const defaults = { ...DEFAULTS, minimumLinealLengthMm: settings.minimumFlashingLengthMm } // M4
  const added = Object.entries(defaults).filter(
    ([name, value]) => value !== undefined && hasOwnField(other, name) && !hasOwnField(settings, name),
  )
  return { ...settings, ...Object.fromEntries(added) }
}

/** Values by their names, as JSON. A list is one value. */
function leavesOf(settings: Account): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(settings).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).map(([inner, leaf]): [string, string] => [
            `${name}.${inner}`,
            JSON.stringify(leaf),
          ])
        : [[name, JSON.stringify(value)] as [string, string]],
    ),
  )
}

function settingsOf(leaves: ReadonlyMap<string, string>): unknown {
  const settings = ownFields<Record<string, unknown>>({})
  for (const [name, json] of leaves) {
    const [outer = '', inner] = name.split('.')
    const value: unknown = JSON.parse(json)
    if (inner === undefined) settings[outer] = value
    else settings[outer] = { ...(settings[outer] as object | undefined), [inner]: value }
  }
  return settings
}

/** Leaves out the quotes of a JSON string: `0.10`, `true`, `["jobNumber"]`. */
function shownText(json: string): string {
  const value: unknown = JSON.parse(json)
  return typeof value === 'string' ? value : json
}
