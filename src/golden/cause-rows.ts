import { compare, roundHalfUp } from '../number/arithmetic.js'
import type { Decimal } from '../number/decimal.js'
import { writeMicros } from '../number/number-text.js'
import type { MajorUnits } from '../number/units.js'
import { causeSentences } from './cause-sentences.js'
import { causeId, isKnown, partsOf, type Cause, type KnownCause } from './cause.js'
import { currenciesOf, isAnswerChange, type AnswerChange, type Change } from './change.js'
import type { ExplainedChanges } from './explained-changes.js'
import { firstDifferingFigure } from './first-figure.js'
import type { Recording } from './record.js'
import type { CauseRow, GoldenSample } from './report.js'
import { shrunkRequest } from './shrink.js'
import { sumsOf, type Tally } from './tally.js'
import {
  differingFigures,
  figuresOnBothSides,
  twoSidesOf,
  type DifferingFigure,
  type FiguresOfSides,
} from './two-sides.js'

/** The reasons of accepted causes, by cause id. */
export type Acceptances = ReadonlyMap<string, string>

/** Returns the report's row for a cause. With a `recording`, the row includes the smallest sample, shrunk. */
export function causeRowOf(
  { cause, currency, tally, alsoFits }: ExplainedChanges,
  comparedWith: 'golden' | 'program',
  acceptances: Acceptances,
  recording: Recording | undefined,
): CauseRow {
  const ids = [cause, ...alsoFits].map(causeId)
  const accepted = ids.map((id) => acceptances.get(id)).find((reason) => reason !== undefined)
  const smallest = typicalOf(tally)
  return {
    cause: causeId(cause),
    ...causeSentences(cause, comparedWith),
    currency,
    ...sumsOf(tally),
    policies: isKnown(cause) ? cause.policies : [],
    settings: isKnown(cause) ? cause.settings.map((one) => ({ ...one })) : [],
    alsoFits: alsoFits.map(causeId),
    samples: tally.samples.map((change) => sampleOf(change, currency)),
    ...(recording === undefined || smallest === undefined
      ? {}
      : shownIfKnown(smallest.change, cause, recording, smallest.sign)),
    ...(accepted === undefined ? {} : { accepted }),
  }
}

/**
 * Returns the smallest change in the direction of the whole cause. If the cause raises totals, the sample shows a
 * raised total.
 */
function typicalOf({ up, down, samples, smallestUp, smallestDown }: Tally): Typical | undefined {
  const net = up + down
  const change = net > 0n ? smallestUp : net < 0n ? smallestDown : samples[0]
  return change && { change, sign: net > 0n ? 1 : net < 0n ? -1 : 0 }
}

interface Typical {
  readonly change: Change
  /** The sign of the differences of the cause; 0 if they cancel. */
  readonly sign: -1 | 0 | 1
}

/** Returns a sample with only those totals that are in the currency of its row. */
function sampleOf(change: Change, currency: string): GoldenSample {
  const { line, request, recorded, current } = change
  const id = current?.id ?? recorded?.id
  const currencies = currenciesOf(change)
  const before = currencies.recorded === currency ? recorded?.totals?.total : undefined
  const now = currencies.current === currency ? current?.totals?.total : undefined
  return {
    ...(request === undefined ? {} : { line }),
    ...(id === undefined ? {} : { id }),
    ...(before === undefined ? {} : { recorded: before }),
    ...(now === undefined ? {} : { current: now }),
  }
}

/**
 * Empty for an unknown cause, which cannot be tested on other requests, and for amounts in two currencies,
 * which cannot be compared.
 */
function shownIfKnown(
  change: Change,
  cause: Cause,
  recording: Recording,
  sign: Typical['sign'],
): Pick<CauseRow, 'shrunk' | 'firstFigure'> {
  return isKnown(cause) && isAnswerChange(change) && hasOneCurrency(change)
    ? shownOn(change, cause, recording, sign)
    : {}
}

function hasOneCurrency(change: Change): boolean {
  const { recorded, current } = currenciesOf(change)
  return recorded === current
}

/** Returns the smallest request that shows a cause, and the first figure that differs in it. */
function shownOn(
  change: AnswerChange,
  cause: KnownCause,
  recording: Recording,
  sign: Typical['sign'],
): Pick<CauseRow, 'shrunk' | 'firstFigure'> {
  const sides = twoSidesOf(cause, change)
  const figuresOn = (request: unknown): FiguresOfSides | undefined =>
    figuresOnBothSides(request, sides, recording)
  const figures = figuresOn(change.request)
  const wanted = figures && differingIn(figures).at(-1)?.figure
  if (figures === undefined || wanted === undefined) return {}
  // The last differing figure of a document is usually its total, so the shrunk request must show it too, in the same
  // direction.
  const isWanted = ({ figure, recorded, current }: DifferingFigure): boolean =>
    figure === wanted && (figure !== 'total' || sign === 0 || Math.sign(compare(current, recorded)) === sign)
  const needsAll = needsAllParts(change, cause, recording)
  const mustNeedAll = needsAll(change.request, figures)
  const request = shrunkRequest(change.request, (some) => {
    const made = figuresOn(some)
    return made !== undefined && differingIn(made).some(isWanted) && (!mustNeedAll || needsAll(some, made))
  })
  const shrunk = figuresOn(request)
  const firstFigure = firstDifferingFigure(request, sides, cause, recording)
  return {
    ...(shrunk === undefined
      ? {}
      : {
          shrunk: { request, recorded: micros(shrunk.recorded.total), current: micros(shrunk.current.total) },
        }),
    ...(firstFigure === undefined ? {} : { firstFigure }),
  }
}

function differingIn({ recorded, current }: FiguresOfSides): readonly DifferingFigure[] {
  return differingFigures(recorded, current)
}

/**
 * Returns a test for requests that need every part of a cause. If a request gives the same figures without one of the
 * parts, it does not show a cause of two settings.
 */
function needsAllParts(
  change: AnswerChange,
  cause: KnownCause,
  recording: Recording,
): (request: unknown, figures: FiguresOfSides) => boolean {
  const sidesOfParts = partsOf(cause).map((part) => twoSidesOf(part, change))
  return (request, figures) =>
    sidesOfParts.every((ofPart) => {
      const made = figuresOnBothSides(request, ofPart, recording)
      return (
        made === undefined ||
        differingFigures(made.recorded, figures.recorded).length > 0 ||
        differingFigures(made.current, figures.current).length > 0
      )
    })
}

/** Writes an amount in micros, as it is shown: a policy that never rounds gives more decimals than cents. */
function micros(amount: Decimal): string {
  return writeMicros(roundHalfUp(amount as MajorUnits, 2))
}
