import { figuresBy, type Figures } from '../diagnose/calculate.js'
import { FIGURE_NAMES } from '../diagnose/observation.js'
import { plainDocumentOf, type PlainDocument } from '../diagnose/plain-document.js'
import { candidateOf } from '../diagnose/search.js'
import { compare } from '../number/arithmetic.js'
import { readMicros } from '../number/number-text.js'
import { OUR_CHOICES } from '../policies/choices.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import { leavesTheRest } from './rest-of-record.js'
import { isPartOf, type KnownCause, type OtherCause } from './cause.js'
import { isAnswerChange, type AnswerChange, type Change } from './change.js'
import { comparisonOf, haveSameAnswer } from './compare-records.js'
import { recordOf, type GoldenRecord, type Recording } from './record.js'
import type { SettingDifference } from './report.js'
import type { SettingsThenAndNow } from './settings-difference.js'

/**
 * The causes that make what was recorded and what is now of a change: its settings that differ, and others that are
 * known. Of two of which one is a part of the other, only the part is listed.
 */
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
  const fitting = causes.filter((cause) => fits(change, cause, recording, documentOf))
  return fitting.filter((cause) => !fitting.some((other) => isPartOf(other, cause)))
}

/** The settings that differ, each by itself and all together. */
export function causesOfSettings(differences: readonly SettingDifference[]): readonly KnownCause[] {
  const alone = differences.map((difference) => settingsCause([difference]))
  return differences.length > 1 ? [...alone, settingsCause(differences)] : alone
}

function settingsCause(settings: readonly SettingDifference[]): KnownCause {
  return { settings, policies: [], side: 'recorded' }
}

/** What differs, for a change that no known cause fits. */
export function causeByDifference(change: Change): OtherCause {
  if (isAnswerChange(change)) return causeByFigure(change)
  if (change.recorded === undefined) return { differs: 'added' }
  return { differs: change.current === undefined ? 'removed' : 'request' }
}

function fits(
  { kind, request, recorded, current, settings }: AnswerChange,
  { settings: own, policies, side }: KnownCause,
  recording: Recording,
  documentOf: (account: ParsedAccount) => PlainDocument,
): boolean {
  const before = haveChangedSo(own, settings) ? settings.with(own.map(({ name }) => name)) : undefined
  if (before === undefined) return false
  if (policies.length === 0) {
    // The engine itself, with the settings as they were: it must make all that was recorded, lines and problems too.
    // A document may be refused for settings of its own that cannot be read: then those that are compared are others.
    const isMadeNow =
      current.problems === undefined ||
      haveSameAnswer(current, recordOf({ kind, request }, settings.current, recording))
    return (
      isMadeNow &&
      haveSameAnswer(recorded, narrowedTo(recorded, recordOf({ kind, request }, before, recording)))
    )
  }
  const choices = candidateOf(policies)?.choices
  if (choices === undefined || recorded.totals === undefined || current.totals === undefined) return false
  const [choicesThen, choicesNow] = side === 'recorded' ? [choices, OUR_CHOICES] : [OUR_CHOICES, choices]
  const then = figuresBy(choicesThen, documentOf(before))
  const now = figuresBy(choicesNow, documentOf(settings.current))
  // Another way of rounding may also round what lines have besides their totals, such as a markup.
  const mayChangeLines = choices.ties !== OUR_CHOICES.ties || choices.numbers !== OUR_CHOICES.numbers
  const sides = [
    { record: recorded, figures: then },
    { record: current, figures: now },
  ] as const
  return makes(then, recorded) && makes(now, current) && leavesTheRest(sides, mayChangeLines)
}

/** Whether these settings changed in this way for the document: documents may have settings of their own. */
function haveChangedSo(own: readonly SettingDifference[], { differences }: SettingsThenAndNow): boolean {
  return own.every(({ name, recorded, current }) =>
    differences.some((one) => one.name === name && one.recorded === recorded && one.current === current),
  )
}

/** Whether figures are those of a record, as far as it has them. */
function makes(figures: Figures, { totals = {} }: GoldenRecord): boolean {
  return FIGURE_NAMES.every((name) => {
    const micros = totals[name]
    const amount = micros === undefined ? undefined : readMicros(micros)
    return amount === undefined || compare(amount, figures[name]) === 0
  })
}

/**
 * As much of a record as another one shows: another program may have a total alone. A refusal shows that it is one. What
 * has the fingerprints of lines is no other program's, and shows all.
 */
export function narrowedTo(shown: GoldenRecord, record: GoldenRecord): GoldenRecord {
  const { totals, lines: _, ...rest } = record
  if (totals === undefined || shown.totals === undefined || shown.lines !== undefined) return record
  const names = new Set(Object.keys(shown.totals))
  return {
    ...rest,
    totals: Object.fromEntries(Object.entries(totals).filter(([name]) => names.has(name))),
  }
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
