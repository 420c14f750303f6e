import { diagnosed } from '../diagnose/diagnose.js'
import { FIGURE_NAMES } from '../diagnose/observation.js'
import { plainDocumentOf } from '../diagnose/plain-document.js'
import { comparedWith, type Compared } from '../diagnose/search.js'
import type { Decimal } from '../number/decimal.js'
import { readMicros } from '../number/number-text.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import { causeId, type KnownCause } from './cause.js'
import type { AnswerChange } from './change.js'
import { causesOfSettings, causesThatFit } from './fitting-causes.js'
import type { GoldenRecord, Recording } from './record.js'
import type { SettingDifference } from './report.js'

/**
 * Looks in changes that no known cause explains for policies that do: on either side, with the settings of now or with
 * those of the recording. Of what was found, the causes that explain most of these changes are answered, with the parts
 * of those that are made of several. None if nothing explains any of them.
 */
export function causesFoundIn(sample: readonly AnswerChange[], recording: Recording): readonly KnownCause[] {
  const tries = WAYS.flatMap(({ side, hasSettings }) => {
    const found = policiesMaking(sample, side, hasSettings)
    return found.map((policies): KnownCause => {
      return { settings: hasSettings ? settingsIn(sample) : [], policies, side }
    })
  })
  const counted = tries.map((cause) => ({
    cause,
    documents: sample.filter((change) => causesThatFit(change, [cause], recording).length > 0).length,
  }))
  const most = Math.max(0, ...counted.map(({ documents }) => documents))
  if (most === 0) return []
  const best = counted.filter(({ documents }) => documents === most).map(({ cause }) => cause)
  return distinct(best.flatMap((cause) => [...partsOf(cause), cause]))
}

/** Where policies are looked for. Without settings first: what explains as much with less comes first. */
const WAYS = [
  { side: 'recorded', hasSettings: false },
  { side: 'current', hasSettings: false },
  { side: 'recorded', hasSettings: true },
  { side: 'current', hasSettings: true },
] as const

/** The policies that make the figures of a side, as {@link diagnosed} finds them. */
function policiesMaking(
  sample: readonly AnswerChange[],
  side: 'recorded' | 'current',
  hasSettings: boolean,
): readonly KnownCause['policies'][] {
  if (hasSettings && settingsIn(sample).length === 0) return []
  const compared = sample.flatMap((change) => {
    const { recorded, current } = change.settings
    const account = side === 'recorded' && hasSettings ? recorded : current
    return comparedChange(change, change[side], account)
  })
  return diagnosed(compared, '').explanations.map(({ policies }) => policies)
}

function comparedChange(
  { kind, request }: AnswerChange,
  shown: GoldenRecord,
  account: ParsedAccount,
): readonly Compared[] {
  if (shown.totals === undefined) return []
  const figures = new Map<(typeof FIGURE_NAMES)[number], Decimal>()
  for (const name of FIGURE_NAMES) {
    const micros = shown.totals[name]
    const amount = micros === undefined ? undefined : readMicros(micros)
    if (amount !== undefined) figures.set(name, amount)
  }
  const document = plainDocumentOf(kind, request, account)
  return [comparedWith({ request, kind, figures, lines: [] }, document)]
}

/** All settings that differ on any of the changes. */
function settingsIn(sample: readonly AnswerChange[]): readonly SettingDifference[] {
  const byName = new Map(
    sample.flatMap(({ settings }) => settings.differences.map((one) => [one.name, one] as const)),
  )
  return [...byName.values()]
}

/** The causes that a cause is made of, each by itself. Where it is made of one, that is the cause again. */
function partsOf({ settings, policies, side }: KnownCause): readonly KnownCause[] {
  return [
    ...causesOfSettings(settings),
    ...policies.map((id): KnownCause => ({ settings: [], policies: [id], side })),
    ...settings.map((one): KnownCause => ({ settings: [one], policies, side })),
  ]
}

function distinct(causes: readonly KnownCause[]): readonly KnownCause[] {
  return [...new Map(causes.map((cause) => [causeId(cause), cause])).values()]
}
