import { figuresBy, type Figures } from '../diagnose/calculate.js'
import { FIGURE_NAMES } from '../diagnose/observation.js'
import { plainDocumentOf, type PlainDocument } from '../diagnose/plain-document.js'
import { isShownAs } from '../diagnose/search.js'
import { explanationOf } from '../diagnose/split-candidates.js'
import { readSplits } from '../policies/split-discounts.js'
import { readMicros } from '../number/number-text.js'
import { OUR_CHOICES } from '../policies/choices.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import { differOnlyByPolicy } from './rest-of-record.js'
import { isPartOf, type KnownCause, type OtherCause } from './cause.js'
import { isAnswerChange, type AnswerChange, type Change } from './change.js'
import { comparisonOf, haveSameAnswer } from './compare-records.js'
import { ownRecord } from './read-record.js'
import { NO_TOTALS, makeRecord, type GoldenRecord, type Recording } from './record.js'
import type { SettingDifference } from './report.js'
import type { SettingsOnBothSides } from './settings-difference.js'

/** Leaves out a cause if a part of it fits. */
export function causesThatFit(
  change: AnswerChange,
  known: readonly KnownCause[],
  recording: Recording,
): readonly KnownCause[] {
  const documents = new Map<ParsedAccount, PlainDocument>()
  const documentOf = (account: ParsedAccount): PlainDocument => {
    const made = documents.get(account)
    if (made !== undefined) return made
    const document = plainDocumentOf(change.kind, change.request, account)
    documents.set(account, document)
    return document
  }
  const causes = [...causesOfSettings(change.settings.differences), ...known]
  const doesFit = (cause: KnownCause): boolean => fits(change, cause, recording, documentOf)
  const fitting = causes.filter(doesFit)
  return fitting
    .filter((cause) => !fitting.some((other) => isPartOf(other, cause)))
    .map((cause) => onlyNeededSettings(cause, doesFit))
}

function onlyNeededSettings(cause: KnownCause, doesFit: (cause: KnownCause) => boolean): KnownCause {
  if (cause.policies.length > 0 || cause.settings.length < 3) return cause
  return cause.settings.reduce((needed, left) => {
    const fewer = settingsCause(needed.settings.filter((one) => one !== left))
    return doesFit(fewer) ? fewer : needed
  }, cause)
}

export function causesOfSettings(differences: readonly SettingDifference[]): readonly KnownCause[] {
  const alone = differences.map((difference) => settingsCause([difference]))
  return differences.length > 1 ? [...alone, settingsCause(differences)] : alone
}

function settingsCause(settings: readonly SettingDifference[]): KnownCause {
  return { settings, policies: [], lineDiscounts: undefined, side: 'recorded' }
}

export function causeByDifference(change: Change): OtherCause {
  if (isAnswerChange(change)) return causeByFigure(change)
  if (change.recorded === undefined) return { differs: 'added' }
  return { differs: change.current === undefined ? 'removed' : 'request' }
}

function fits(
  { kind, request, recorded, current, settings }: AnswerChange,
  { settings: own, policies, lineDiscounts, side }: KnownCause,
  recording: Recording,
  documentOf: (account: ParsedAccount) => PlainDocument,
): boolean {
  const before = settingsChangedAlike(own, settings) ? settings.with(own) : undefined
  if (before === undefined) return false
  if (policies.length === 0) {
    const recordWith = (account: ParsedAccount): GoldenRecord =>
      ownRecord(makeRecord({ kind, request }, account, recording))
    // If a document's own settings are invalid, `settings.current` gives another answer. No settings explain the refusal.
    const isMadeNow = current.problems === undefined || haveSameAnswer(current, recordWith(settings.current))
    return isMadeNow && haveSameAnswer(recorded, narrowedTo(recorded, recordWith(before)))
  }
  const choices = explanationOf(policies, readSplits(lineDiscounts))?.choices
  if (choices === undefined || recorded.totals === undefined || current.totals === undefined) return false
  const [choicesThen, choicesNow] = side === 'recorded' ? [choices, OUR_CHOICES] : [OUR_CHOICES, choices]
  const then = figuresBy(choicesThen, documentOf(before))
  const now = figuresBy(choicesNow, documentOf(settings.current))
  // Different rounding may change a field of a line, such as its markup, without changing its total.
  const mayChangeLines = choices.ties !== OUR_CHOICES.ties || choices.numbers !== OUR_CHOICES.numbers
  const sides = [
    { record: recorded, figures: then },
    { record: current, figures: now },
  ] as const
  return reproduces(then, recorded) && reproduces(now, current) && differOnlyByPolicy(sides, mayChangeLines)
}

function settingsChangedAlike(
  own: readonly SettingDifference[],
  { differences }: SettingsOnBothSides,
): boolean {
  return own.every(({ name, recorded, current }) =>
    differences.some((one) => one.name === name && one.recorded === recorded && one.current === current),
  )
}

/** Compares figures as rounded for display, since some policies do not round them. */
function reproduces(figures: Figures, { totals = NO_TOTALS }: GoldenRecord): boolean {
  return FIGURE_NAMES.every((name) => {
    const micros = totals[name]
    const amount = micros === undefined ? undefined : readMicros(micros)
    return amount === undefined || isShownAs(figures[name], amount)
  })
}

/** Keeps only the totals shown by another program, whose records lack fingerprints of lines. */
export function narrowedTo(shown: GoldenRecord, record: GoldenRecord): GoldenRecord {
  const { totals, lines: _, ...rest } = record
  if (totals === undefined || shown.totals === undefined || shown.lines !== undefined) return record
  const names = new Set(Object.keys(shown.totals))
  return ownRecord({
    ...rest,
    totals: Object.fromEntries(Object.entries(totals).filter(([name]) => names.has(name))),
  })
}

function causeByFigure({ recorded, current }: AnswerChange): OtherCause {
  const { figures, haveProblemsChanged } = comparisonOf(recorded, current)
  if (haveProblemsChanged) return causeByProblem(recorded, current)
  const [first] = figures
  return first === undefined ? { differs: 'lines' } : { differs: 'figure', figure: first.figure }
}

function causeByProblem(recorded: GoldenRecord, current: GoldenRecord): OtherCause {
  const [before, now] = [codesOf(recorded), codesOf(current)]
  const gained = now.find((code) => !before.includes(code))
  if (gained !== undefined) return { differs: 'refused', code: gained }
  const lost = before.find((code) => !now.includes(code)) ?? before[0] ?? ''
  return { differs: 'accepted', code: lost }
}

function codesOf({ problems = [] }: GoldenRecord): readonly string[] {
  return problems.map((problem) => problem.split(' ')[0] ?? '')
}
