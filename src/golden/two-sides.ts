import { explanationOf } from '../diagnose/split-candidates.js'
import { readSplits } from '../policies/split-discounts.js'
import { figuresBy, type Figures } from '../diagnose/calculate.js'
import { plainDocumentOf } from '../diagnose/plain-document.js'
import { compare, roundHalfUp } from '../number/arithmetic.js'
import type { Decimal } from '../number/decimal.js'
import { OUR_CHOICES, type Choices } from '../policies/choices.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { DocumentKind } from '../wire/document.js'
import type { KnownCause } from './cause.js'
import type { AnswerChange } from './change.js'
import { isPriced, type Recording } from './record.js'

export interface TwoSides {
  readonly kind: DocumentKind
  readonly recorded: Side
  readonly current: Side
}

interface Side {
  readonly account: ParsedAccount
  readonly choices: Choices
}

export function twoSidesOf(
  { settings, policies, lineDiscounts, side }: KnownCause,
  change: AnswerChange,
): TwoSides {
  const choices = explanationOf(policies, readSplits(lineDiscounts))?.choices ?? OUR_CHOICES
  const then = change.settings.with(settings) ?? change.settings.recorded
  return {
    kind: change.kind,
    recorded: { account: then, choices: side === 'recorded' ? choices : OUR_CHOICES },
    current: { account: change.settings.current, choices: side === 'current' ? choices : OUR_CHOICES },
  }
}

export function hasValidSettings({ settings }: KnownCause, change: AnswerChange): boolean {
  return change.settings.with(settings) !== undefined
}

export interface FiguresOfSides {
  readonly recorded: Figures
  readonly current: Figures
}

/** Undefined if either side refuses the request. */
export function figuresOnBothSides(
  request: unknown,
  { kind, recorded, current }: TwoSides,
  recording: Recording,
): FiguresOfSides | undefined {
  const isRefused = [recorded, current].some(
    ({ account }) => !isPriced({ kind, request }, account, recording),
  )
  if (isRefused) return undefined
  const figuresOn = ({ account, choices }: Side): Figures =>
    figuresBy(choices, plainDocumentOf(kind, request, account))
  return { recorded: figuresOn(recorded), current: figuresOn(current) }
}

export interface DifferingFigure {
  /** A number is the index of a line. */
  readonly figure: keyof Omit<Figures, 'lines'> | number
  readonly recorded: Decimal
  readonly current: Decimal
}

/** Compares figures rounded to cents, from the lines to the total. */
export function differingFigures(recorded: Figures, current: Figures): readonly DifferingFigure[] {
  const names = ['subtotal', 'discountAmount', 'taxAmount', 'total'] as const
  const lines = recorded.lines.map((line, index) => ({
    figure: index,
    recorded: line,
    current: current.lines[index] ?? line,
  }))
  const ofDocument = names.map((figure) => ({ figure, recorded: recorded[figure], current: current[figure] }))
  return [...lines, ...ofDocument]
    .map(({ figure, ...sides }) => ({
      figure,
      recorded: roundHalfUp(sides.recorded, 2),
      current: roundHalfUp(sides.current, 2),
    }))
    .filter((one) => compare(one.recorded, one.current) !== 0)
}
