import type { Command } from 'commander'
import type { Floors, Goal, Lever, SolveOptions } from '../../entries/solve.js'
import { choiceOption, wholeNumber } from '../options.js'
import { CommandFailure } from '../process-io.js'
import type { DocumentKind } from '../settings.js'
import { moneyOf, readAmount } from '../typed-amount.js'

/** The options of a goal, of levers and of floors, as they are typed. */
export interface TypedSolveOptions {
  readonly total?: string
  readonly subtotal?: string
  readonly margin?: string
  readonly marginPercentage?: string
  readonly multipleOf?: string
  readonly ending?: string
  readonly direction?: 'nearest' | 'down' | 'up'
  readonly lever?: readonly TypedLever[]
  readonly line?: number
  readonly lines?: readonly number[]
  readonly adjustment?: number
  readonly name?: string
  readonly taxFree?: boolean
  readonly lock?: readonly number[]
  readonly notBelowCost?: boolean
  readonly minMargin?: string
  readonly minMarginPercentage?: string
  readonly maxDiscount?: string
}

type TypedLever = keyof typeof LEVERS

/** The levers by the names that are typed. */
const LEVERS = {
  discount: 'discount',
  surcharge: 'surcharge',
  'line-discount': 'lineDiscount',
  'unit-price': 'unitPrice',
  markup: 'markup',
} as const

/** Adds the options that say what is to be reached, and by what. */
export function withGoalOptions(command: Command): Command {
  const lever = choiceOption(
    '--lever <LEVER>',
    `what may change: ${Object.keys(LEVERS).join(', ')}; several of them are tried in their order (default: discount)`,
    Object.keys(LEVERS),
  )
  const readLever = lever.parseArg as ((typed: string, before: unknown) => string) | undefined
  return command
    .option(
      '--total <AMOUNT>',
      'the total that the document is to have, such as 17000 or 17000.00',
      readAmount,
    )
    .option('--subtotal <AMOUNT>', 'the subtotal that it is to have', readAmount)
    .option('--margin <AMOUNT>', 'the margin that it is to have', readAmount)
    .option('--margin-percentage <PERCENT>', 'the margin in per cent of the amount before tax')
    .option('--multiple-of <AMOUNT>', 'a total that is a multiple of this amount', readAmount)
    .option('--ending <AMOUNT>', 'a total that ends in this, such as 0.95', readAmount)
    .addOption(
      choiceOption(
        '--direction <DIRECTION>',
        'with --multiple-of and --ending: nearest, down or up from the total there is (default: nearest)',
        ['nearest', 'down', 'up'],
      ),
    )
    .addOption(
      lever.argParser((typed: string, before: readonly string[] | undefined) => [
        ...(before ?? []),
        readLever?.(typed, undefined) ?? typed,
      ]),
    )
    .option(
      '--line <N>',
      'the line that unit-price and markup change, by its number in the table',
      readNumber,
    )
    .option(
      '--lines <NUMBERS>',
      'the lines that line-discount changes (default: all that can have one)',
      readNumbers,
    )
    .option(
      '--adjustment <N>',
      'the adjustment that discount or surcharge changes, from 1 (default: a new one)',
      readNumber,
    )
    .option('--name <TEXT>', 'the name of a new discount or surcharge')
    .option('--tax-free', 'a new surcharge is exempt from tax')
    .option('--lock <NUMBERS>', 'lines that must not change', readNumbers)
    .option('--not-below-cost', 'sell no line that changes below its cost')
    .option('--min-margin <AMOUNT>', 'the least margin', readAmount)
    .option('--min-margin-percentage <PERCENT>', 'the least margin in per cent')
    .option('--max-discount <PERCENT>', 'the greatest discount in per cent')
}

/** The goals. A multiple and an ending may be named together. */
const GOALS = [
  ['total', '--total'],
  ['subtotal', '--subtotal'],
  ['margin', '--margin'],
  ['marginPercentage', '--margin-percentage'],
  ['multipleOf', '--multiple-of'],
  ['ending', '--ending'],
] as const

/** The goal of the options. Throws CommandFailure when there is none, or more than one. */
export function goalOf(typed: TypedSolveOptions): Goal {
  const { total, subtotal, margin, marginPercentage, multipleOf, ending, direction } = typed
  const goal: Goal = {
    ...(total === undefined ? {} : { total: moneyOf(total) }),
    ...(subtotal === undefined ? {} : { subtotal: moneyOf(subtotal) }),
    ...(margin === undefined ? {} : { margin: moneyOf(margin) }),
    ...(marginPercentage === undefined ? {} : { marginPercentage }),
    ...(multipleOf === undefined ? {} : { multipleOf: moneyOf(multipleOf) }),
    ...(ending === undefined ? {} : { ending: moneyOf(ending) }),
  }
  if (Object.keys(goal).length === 0) {
    throw new CommandFailure(
      'Name a goal: --total, --subtotal, --margin, --margin-percentage, --multiple-of or --ending.',
    )
  }
  const typedGoals = GOALS.filter(
    ([field]) => typed[field] !== undefined && !(field === 'ending' && multipleOf !== undefined),
  ).map(([, option]) => option)
  if (typedGoals.length > 1) {
    throw new CommandFailure(`Name one goal; ${typedGoals.join(' and ')} are more than one.`)
  }
  return { ...goal, ...(direction === undefined ? {} : { direction }) }
}

/** The levers of the options, in their order. Throws CommandFailure. */
export function leversOf(typed: TypedSolveOptions): readonly Lever[] {
  const { lever = ['discount'], line, lines, adjustment, name, taxFree } = typed
  return lever.map((one): Lever => {
    const type = LEVERS[one]
    switch (type) {
      case 'discount':
      case 'surcharge':
        return {
          type,
          ...(adjustment === undefined ? {} : { adjustment }),
          ...(name === undefined ? {} : { name }),
          ...(type === 'surcharge' && taxFree === true ? { isTaxFree: true } : {}),
        }
      case 'lineDiscount':
        return { type, ...(lines === undefined ? {} : { lines }) }
      case 'unitPrice':
      case 'markup':
        if (line === undefined) throw new CommandFailure(`--lever ${one} changes one line: add --line N.`)
        return { type, line }
    }
  })
}

/** What else the options say. */
export function solveOptionsOf(typed: TypedSolveOptions, kind: DocumentKind): SolveOptions {
  const { lock, notBelowCost, minMargin, minMarginPercentage, maxDiscount } = typed
  const floors: Floors = {
    ...(notBelowCost === true ? { cost: true } : {}),
    ...(minMargin === undefined ? {} : { margin: moneyOf(minMargin) }),
    ...(minMarginPercentage === undefined ? {} : { marginPercentage: minMarginPercentage }),
    ...(maxDiscount === undefined ? {} : { discount: maxDiscount }),
  }
  return { kind, floors, ...(lock === undefined ? {} : { locked: lock }) }
}

/** A number of the table, from 1, as an index. */
function readNumber(text: string): number {
  return wholeNumber({ least: 1 })(text) - 1
}

function readNumbers(text: string): readonly number[] {
  return text.split(',').map((part) => readNumber(part.trim()))
}
