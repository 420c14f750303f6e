import { hasOwnField } from '../problem/own-fields.js'
import { compare, subtract } from '../number/arithmetic.js'
import { amountOfCents } from '../number/cents.js'
import { HUNDRED, isUnknown, narrow, signOf, type Decimal } from '../number/decimal.js'
import type { MajorUnits } from '../number/units.js'
import { plainText, writeMicros } from '../number/number-text.js'
import {
  allOf,
  NO_PROBLEMS,
  ofEach,
  problemAt,
  within,
  withSettingsSource,
  type LocatedProblem,
} from '../problem/located-problem.js'
import { checkDecimals } from '../pricing/basis.js'
import { preview } from '../problem/preview.js'
import { denseListOf, ofHost, readWhole } from '../wire/reading.js'
import type { ParsedMoney } from '../wire/money.js'
import { checkCurrency, checkMoney } from './check-money.js'
import {
  readGoal,
  readLever,
  readSolveOptions,
  type ParsedGoal,
  type ParsedLever,
  type ParsedSolveOptions,
} from '../wire/solving.generated.js'

const CENT = narrow(1, 2)

export interface Asked {
  readonly goal: ParsedGoal
  readonly levers: readonly (ParsedLever & { readonly type: NonNullable<ParsedLever['type']> })[]
  readonly options: ParsedSolveOptions
}

const NO_OPTIONS: ParsedSolveOptions = { kind: undefined, locked: undefined, constraints: undefined }

/** The host passes these arguments, so their problems have the source `settings`. */
export function readAsked(
  goal: unknown,
  levers: unknown,
  options: unknown,
  currency: string,
): { readonly asked: Asked | undefined; readonly problems: readonly LocatedProblem[] } {
  const readOfGoal = readWhole(goal, ofHost('settings', readGoal))
  const readOfLevers = readWhole(levers, ofHost('settings', readLevers))
  const readOfOptions =
    options === undefined || options === null
      ? { read: NO_OPTIONS, problems: NO_PROBLEMS }
      : readWhole(options, ofHost('settings', readSolveOptions))
  const problems = allOf([
    within(allOf([readOfGoal.problems, withSettingsSource(checkGoal(readOfGoal.read, currency))]), 'goal'),
    within(allOf([readOfLevers.problems, withSettingsSource(checkLevers(readOfLevers.read))]), 'levers'),
    within(
      allOf([readOfOptions.problems, withSettingsSource(checkConstraints(readOfOptions.read, currency))]),
      'options',
    ),
  ])
  const { read } = readOfGoal
  if (problems.length > 0 || read === undefined) return { asked: undefined, problems }
  return {
    asked: {
      goal: read,
      levers: (readOfLevers.read ?? []) as Asked['levers'],
      options: readOfOptions.read ?? NO_OPTIONS,
    },
    problems,
  }
}

export function checkIndexes(
  { levers, options }: Asked,
  lines: number,
  adjustments: number,
): readonly LocatedProblem[] {
  const checkIndex = (at: number | undefined, count: number, ...path: readonly (string | number)[]) =>
    at === undefined || (at >= 0 && at < count)
      ? NO_PROBLEMS
      : [problemAt('out_of_range', path, { sent: String(at), min: '0', max: String(count - 1) })]
  return withSettingsSource(
    allOf([
      ofEach(levers, (lever, at) =>
        allOf([
          checkIndex(lever.line, lines, 'levers', at, 'line'),
          checkIndex(lever.adjustment, adjustments, 'levers', at, 'adjustment'),
          ofEach(lever.lines, (line, place) => checkIndex(line, lines, 'levers', at, 'lines', place)),
        ]),
      ),
      ofEach(options.locked, (line, place) => checkIndex(line, lines, 'options', 'locked', place)),
    ]),
  )
}

export const NO_LEVER: ParsedLever = {
  type: undefined,
  adjustment: undefined,
  name: undefined,
  isTaxFree: undefined,
  lines: undefined,
  line: undefined,
}

const readLevers = denseListOf(readLever, NO_LEVER)

const FIGURES = ['total', 'subtotal', 'margin', 'marginPercentage', 'multipleOf', 'ending'] as const

function checkGoal(goal: ParsedGoal | undefined, currency: string): readonly LocatedProblem[] {
  if (goal === undefined) return NO_PROBLEMS
  const [first, ...others] = FIGURES.filter((figure) => goal[figure] !== undefined)
  if (first === undefined) return [problemAt('required', ['total'])]
  const excess = first === 'multipleOf' ? [] : others
  return allOf([
    ofEach(excess, (figure) => [
      problemAt('invalid_type', [figure], { expected: 'absent', sent: preview(sentOf(goal[figure])) }),
    ]),
    ofEach(['total', 'subtotal', 'margin', 'multipleOf', 'ending'] as const, (figure) =>
      checkMoney(figure, goal[figure], currency),
    ),
    checkPercentage(goal),
    checkRound(goal),
  ])
}

function sentOf(value: ParsedMoney | { readonly text: string | undefined } | undefined): unknown {
  return value === undefined || hasOwnField(value, 'amount') ? value : value.text
}

function checkPercentage({ marginPercentage }: ParsedGoal): readonly LocatedProblem[] {
  if (marginPercentage === undefined || isUnknown(marginPercentage)) return NO_PROBLEMS
  const field = 'marginPercentage'
  const tooLong = checkDecimals(marginPercentage, field, 2)
  if (tooLong.length > 0) return tooLong
  if (compare(marginPercentage, HUNDRED as typeof marginPercentage) < 0) return NO_PROBLEMS
  return [
    problemAt('out_of_range', [field], {
      sent: plainText(marginPercentage),
      min: '-999999999999999',
      max: '99.99',
    }),
  ]
}

function checkRound({ multipleOf, ending }: ParsedGoal): readonly LocatedProblem[] {
  const every = multipleOf?.amount ?? amountOfCents(100)
  const wrongMultiple =
    signOf(every) <= 0
      ? [problemAt('out_of_range', ['multipleOf'], { amountMicros: writeMicros(every), min: '10000' })]
      : NO_PROBLEMS
  return allOf([wrongMultiple, checkEnding(ending, every)])
}

function checkEnding(ending: ParsedMoney | undefined, every: MajorUnits): readonly LocatedProblem[] {
  if (ending === undefined) return NO_PROBLEMS
  const { amount } = ending
  if (signOf(amount) < 0) {
    return [problemAt('out_of_range', ['ending'], { amountMicros: writeMicros(amount), min: '0' })]
  }
  if (compare(amount, every) < 0 || signOf(every) <= 0) return NO_PROBLEMS
  const max = plainText(subtract<Decimal>(every, CENT))
  return [problemAt('out_of_range', ['ending'], { sent: plainText(amount), min: '0', max })]
}

function checkLevers(levers: readonly ParsedLever[] | undefined): readonly LocatedProblem[] {
  if (levers === undefined) return NO_PROBLEMS
  if (levers.length === 0) return [problemAt('required', [0])]
  return ofEach(levers, ({ type, line }, index) =>
    (type === 'unitPrice' || type === 'markup') && line === undefined
      ? [problemAt('required', [index, 'line'])]
      : NO_PROBLEMS,
  )
}

function checkConstraints(
  options: ParsedSolveOptions | undefined,
  currency: string,
): readonly LocatedProblem[] {
  const { maxDiscount, minMargin } = options?.constraints ?? {}
  const outside =
    maxDiscount === undefined || isUnknown(maxDiscount) || signOf(maxDiscount) >= 0
      ? NO_PROBLEMS
      : [problemAt('out_of_range', ['maxDiscount'], { sent: plainText(maxDiscount), min: '0' })]
  return within(allOf([checkCurrency('minMargin', minMargin, currency), outside]), 'constraints')
}
