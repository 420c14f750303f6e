import type { Figures } from '../diagnose/calculate.js'
import { compare, roundHalfUp } from '../number/arithmetic.js'
import type { Decimal } from '../number/decimal.js'
import { writeMicros } from '../number/number-text.js'
import type { MajorUnits } from '../number/units.js'
import { definedOnly } from '../wire/object.js'
import { causeSentences } from './cause-sentences.js'
import { causeId, isKnown, partsOf, type Cause, type KnownCause } from './cause.js'
import { bySize, currenciesOf, isAnswerChange, type AnswerChange, type Change } from './change.js'
import type { ExplainedChanges } from './explained-changes.js'
import { firstDifferingFigure } from './first-figure.js'
import type { Recording } from './record.js'
import type { CauseRow, GoldenSample } from './report.js'
import { shrunkRequest } from './shrink.js'
import { directionOf, largestFirst, MAX_SAMPLES, sumsOf, type Direction, type Sample } from './tally.js'
import {
  differingFigures,
  figuresOnBothSides,
  hasValidSettings,
  twoSidesOf,
  type DifferingFigure,
  type FiguresOfSides,
  type TwoSides,
} from './two-sides.js'

/** The reasons for accepting causes, by cause id. */
export type Acceptances = ReadonlyMap<string, string>

/** Without a `recording`, the row lacks the smallest request that shows the cause. */
export function causeRowOf(
  { cause, currency, tally, alsoFits }: ExplainedChanges,
  comparedWith: 'golden' | 'program',
  acceptances: Acceptances,
  recording: Recording | undefined,
): CauseRow {
  const ids = [cause, ...alsoFits].map(causeId)
  const accepted = ids.map((id) => acceptances.get(id)).find((reason) => reason !== undefined)
  const direction = directionOf(tally.up + tally.down)
  const samples = samplesToward(direction, tally.samples)
  return {
    cause: causeId(cause),
    ...causeSentences(cause, comparedWith),
    currency,
    ...sumsOf(tally),
    policies: isKnown(cause) ? cause.policies : [],
    settings: isKnown(cause) ? cause.settings.map((one) => ({ ...one })) : [],
    alsoFits: alsoFits.map(causeId),
    samples: samples.slice(0, MAX_SAMPLES).map(({ change }) => sampleOf(change, currency)),
    ...(recording === undefined ? {} : shownOn(samples, cause, recording, direction)),
    ...(accepted === undefined ? {} : { accepted }),
  }
}

/** Puts samples in the direction of the whole cause first, then larger differences. */
function samplesToward(direction: Direction, samples: readonly Sample[]): readonly Sample[] {
  return [...samples].sort(
    (one, other) =>
      Number(isAgainst(direction, one)) - Number(isAgainst(direction, other)) || largestFirst(one, other),
  )
}

/** A sum of 0 has no direction. */
function isAgainst(direction: Direction, { difference }: Sample): boolean {
  return direction !== 0 && directionOf(difference) !== direction
}

/** Keeps only those totals that are in the currency of the row. */
function sampleOf(change: Change, currency: string): GoldenSample {
  const { line, request, recorded, current } = change
  const id = current?.id ?? recorded?.id
  const currencies = currenciesOf(change)
  const before = currencies.recorded === currency ? recorded?.totals?.total : undefined
  const now = currencies.current === currency ? current?.totals?.total : undefined
  return definedOnly({ line: request === undefined ? undefined : line, id, recorded: before, current: now })
}

/** A request shows a cause of several parts only if it needs all parts. */
function shownOn(
  samples: readonly Sample[],
  cause: Cause,
  recording: Recording,
  direction: Direction,
): Pick<CauseRow, 'shrunk' | 'firstFigure' | 'isPartEnough'> {
  if (!isKnown(cause)) return {}
  const tests = samples
    .filter((sample) => !isAgainst(direction, sample))
    .map(({ change }) => change)
    .filter(isAnswerChange)
    .filter(hasOneCurrency)
    .sort(bySize)
    .flatMap((change) => {
      const shows = showingTest(change, cause, recording, direction)
      return shows === undefined ? [] : [{ change, shows }]
    })
  const best = tests.find(({ change, shows }) => shows(change.request))
  if (best === undefined) return tests.length > 0 ? { isPartEnough: true } : {}
  const request = shrunkRequest(best.change.request, best.shows)
  const sides = twoSidesOf(cause, best.change)
  const figures = figuresOnBothSides(request, sides, recording)
  return definedOnly({
    shrunk: figures && {
      request,
      recorded: micros(figures.recorded.total),
      current: micros(figures.current.total),
    },
    firstFigure: firstDifferingFigure(request, sides, cause, recording),
  })
}

function hasOneCurrency(change: Change): boolean {
  const { recorded, current } = currenciesOf(change)
  return recorded === current
}

/** Undefined if no figure differs, or if a side refuses the request of the change. */
function showingTest(
  change: AnswerChange,
  cause: KnownCause,
  recording: Recording,
  direction: Direction,
): ((request: unknown) => boolean) | undefined {
  const sides = twoSidesOf(cause, change)
  const whole = figuresOnBothSides(change.request, sides, recording)
  const wanted = whole && differingFigures(whole.recorded, whole.current).at(-1)?.figure
  if (wanted === undefined) return undefined
  const isWanted = ({ figure, recorded, current }: DifferingFigure): boolean =>
    figure === wanted && (figure !== 'total' || direction === 0 || compare(current, recorded) * direction > 0)
  const needs = partsOf(cause)
    .filter((part) => hasValidSettings(part, change))
    .map((part) => needsMoreThan(twoSidesOf(part, change), cause, wanted, recording))
  return (request) => {
    const made = figuresOnBothSides(request, sides, recording)
    return (
      made !== undefined &&
      differingFigures(made.recorded, made.current).some(isWanted) &&
      needs.every((needsMore) => needsMore(request, made))
    )
  }
}

/** If the cause has only settings, a part must give the wanted figure a third value. */
function needsMoreThan(
  sidesOfPart: TwoSides,
  { policies }: KnownCause,
  wanted: DifferingFigure['figure'],
  recording: Recording,
): (request: unknown, whole: FiguresOfSides) => boolean {
  const hasOnlySettings = policies.length === 0
  const differ = (one: Figures, other: Figures): boolean =>
    differingFigures(one, other).some(({ figure }) => !hasOnlySettings || figure === wanted)
  return (request, whole) => {
    const made = figuresOnBothSides(request, sidesOfPart, recording)
    if (made === undefined) return true
    const isOtherCause = differ(made.recorded, whole.recorded) || differ(made.current, whole.current)
    return isOtherCause && (!hasOnlySettings || differ(made.recorded, made.current))
  }
}

/** Rounds to cents for display. A policy that never rounds gives more decimals. */
function micros(amount: Decimal): string {
  return writeMicros(roundHalfUp(amount as MajorUnits, 2))
}
