import { diagnosed } from '../diagnose/diagnose.js'
import { FIGURE_NAMES } from '../diagnose/observation.js'
import { plainDocumentOf } from '../diagnose/plain-document.js'
import { comparedWith, isRightOn, policiesFor, singles, type Compared } from '../diagnose/search.js'
import { takesTurns } from '../policies/split-discounts.js'
import type { Decimal } from '../number/decimal.js'
import { readMicros } from '../number/number-text.js'
import { ownField } from '../problem/own-fields.js'
import { OUR_CHOICES } from '../policies/choices.js'
import { POLICY_RECORDS } from '../policies/policies.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import { causeId, type KnownCause } from './cause.js'
import type { AnswerChange } from './change.js'
import { causesOfSettings, causesThatFit } from './fitting-causes.js'
import type { GoldenRecord, Recording } from './record.js'
import type { SettingDifference } from './report.js'

/** Tries policies alone, and together with the settings that differ. */
export function causesFoundIn(sample: readonly AnswerChange[], recording: Recording): readonly KnownCause[] {
  const alone = singleCauses(sample, recording)
  const tries = SEARCHED_SIDES.flatMap(({ side, hasSettings }) => {
    const found = policiesMaking(sample, side, hasSettings)
    return found.map((one): KnownCause => {
      return { settings: hasSettings ? settingsIn(sample) : [], ...one, side }
    })
  })
  const counted = tries.map((cause) => ({
    cause,
    documents: sample.filter((change) => causesThatFit(change, [cause], recording).length > 0).length,
  }))
  const max = Math.max(0, ...counted.map(({ documents }) => documents))
  if (max === 0) return alone
  const best = counted.filter(({ documents }) => documents === max).map(({ cause }) => cause)
  return distinct([...alone, ...best.flatMap((cause) => [...partsOf(cause), cause])])
}

/** A policy that explains a smaller share of the sample may do so by chance. */
const MIN_SHARE = 1 / 20

/** Tries each policy on each change alone, because changes may have different causes. */
function singleCauses(sample: readonly AnswerChange[], recording: Recording): readonly KnownCause[] {
  const sides = ['recorded', 'current'] as const
  return sides
    .flatMap((side) => {
      const compared = sample.map((change) => comparedChange(change, change[side], change.settings.current))
      // Skips split discounts: the search over all changes splits equal discounts alike.
      const alone = singles(policiesFor(compared.flat())).filter(({ choices }) => !takesTurns(choices))
      return alone.flatMap((candidate) => {
        const { policies } = candidate
        const cause: KnownCause = { settings: [], policies, lineDiscounts: undefined, side }
        const fitting = sample.filter((change, index) => {
          const [one] = compared[index] ?? []
          if (one === undefined || one.isSame || !isRightOn(candidate, one)) return false
          return causesThatFit(change, [cause], recording).includes(cause)
        })
        return fitting.length / Math.max(1, sample.length) >= MIN_SHARE
          ? [{ cause, documents: fitting.length }]
          : []
      })
    })
    .sort((one, other) => other.documents - one.documents)
    .map(({ cause }) => cause)
}

/** Tries policies without settings first: the simpler explanation wins. */
const SEARCHED_SIDES = [
  { side: 'recorded', hasSettings: false },
  { side: 'current', hasSettings: false },
  { side: 'recorded', hasSettings: true },
  { side: 'current', hasSettings: true },
] as const

function policiesMaking(
  sample: readonly AnswerChange[],
  side: 'recorded' | 'current',
  hasSettings: boolean,
): readonly Pick<KnownCause, 'policies' | 'lineDiscounts'>[] {
  if (hasSettings && settingsIn(sample).length === 0) return []
  const compared = sample.flatMap((change) => {
    const { recorded, current } = change.settings
    const account = side === 'recorded' && hasSettings ? recorded : current
    return comparedChange(change, change[side], account)
  })
  return diagnosed(compared, '').explanations.map((explanation) => ({
    policies: explanation.policies,
    lineDiscounts: ownField(explanation, 'lineDiscounts'),
  }))
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

function settingsIn(sample: readonly AnswerChange[]): readonly SettingDifference[] {
  const byName = new Map(
    sample.flatMap(({ settings }) => settings.differences.map((one) => [one.name, one] as const)),
  )
  return [...byName.values()]
}

function partsOf({ settings, policies, lineDiscounts, side }: KnownCause): readonly KnownCause[] {
  return [
    ...causesOfSettings(settings),
    ...policies.map((id): KnownCause => {
      const splits = takesTurns({ ...OUR_CHOICES, ...POLICY_RECORDS[id].choices }) ? lineDiscounts : undefined
      return { settings: [], policies: [id], lineDiscounts: splits, side }
    }),
    ...settings.map((one): KnownCause => ({ settings: [one], policies, lineDiscounts, side })),
  ]
}

function distinct(causes: readonly KnownCause[]): readonly KnownCause[] {
  return [...new Map(causes.map((cause) => [causeId(cause), cause])).values()]
}
