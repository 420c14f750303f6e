import type { Command } from 'commander'
import type { Constraints, Goal, Lever, SolveOptions } from '../../entries/solve.js'
import { choiceOption, wholeNumber } from '../options.js'
import { CommandFailure } from '../process-io.js'
import type { DocumentKind } from '../settings.js'
import { typedAmount } from '../typed-amount.js'

/** The command-line options for the goal, the levers and the limits. */
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

/** The levers by their option names. */
const LEVERS = {
  discount: 'discount',
  surcharge: 'surcharge',
  'line-discount': 'lineDiscount',
  'unit-price': 'unitPrice',
  markup: 'markup',
} as const

/** Adds the options for goals and levers. */
export function withGoalOptions(command: Command): Command {
  const lever = choiceOption('--lever <LEVER>', Object.keys(LEVERS).join(', '), Object.keys(LEVERS))
  const readLever = lever.parseArg as ((typed: string, before: unknown) => string) | undefined
  return command
    .option('--total <AMOUNT>', 'the total to reach, such as 17000 or $17,000.00')
    .option('--subtotal <AMOUNT>', 'the subtotal to reach')
    .option('--margin <AMOUNT>', 'the margin to reach')
    .option('--margin-percentage <PERCENT>', 'the margin to reach, in per cent of the amount before tax')
    .option('--multiple-of <AMOUNT>', 'a multiple of this amount as the total')
    .option('--ending <AMOUNT>', 'the ending of the total, such as 0.95')
    .addOption(
      choiceOption('--direction <DIRECTION>', 'for round totals: nearest, down or up (default: nearest)', [
        'nearest',
        'down',
        'up',
      ]),
    )
    .addOption(
      lever.argParser((typed: string, before: readonly string[] | undefined) => [
        ...(before ?? []),
        readLever?.(typed, undefined) ?? typed,
      ]),
    )
    .option('--line <N>', 'the line for unit-price and markup, as in the table', readNumber)
    .option('--lines <NUMBERS>', 'the lines for line-discount (default: all possible)', readNumbers)
    .option('--adjustment <N>', 'the adjustment to change, from 1 (default: a new one)', readNumber)
    .option('--name <TEXT>', 'the name of a new discount or surcharge')
    .option('--tax-free', 'exempt a new surcharge from tax')
    .option('--lock <NUMBERS>', 'lines to keep unchanged', readNumbers)
    .option('--not-below-cost', 'keep changed lines at or above cost')
    .option('--min-margin <AMOUNT>', 'the minimum margin')
    .option('--min-margin-percentage <PERCENT>', 'the minimum margin in per cent')
    .option('--max-discount <PERCENT>', 'the maximum discount in per cent')
}

/** The goals. A multiple and an ending may be combined. */
const GOALS = ['total', 'subtotal', 'margin', 'marginPercentage', 'multipleOf', 'ending'] as const

/** Builds the goal from the options. Throws CommandFailure if they name no goal, more than one, or a wrong amount. */
export function goalOf(typed: TypedSolveOptions, currency: string): Goal {
  const named = GOALS.flatMap((field) => {
    const text = typed[field]
    return text === undefined ? [] : [{ field, text }]
  })
  if (named.length === 0) throw new CommandFailure(`Name a goal: ${EITHER.format(GOALS.map(optionOf))}.`)
  const goal = Object.fromEntries(
    named.map(({ field, text }) => [
      field,
      field === 'marginPercentage' ? text : typedAmount(optionOf(field), text, currency),
    ]),
  ) as Goal
  const alone = named.filter(({ field }) => field !== 'ending' || typed.multipleOf === undefined)
  if (alone.length > 1) {
    throw new CommandFailure(
      `Name one goal; ${alone.map(({ field }) => optionOf(field)).join(' and ')} are more than one.`,
    )
  }
  return { ...goal, ...(typed.direction === undefined ? {} : { direction: typed.direction }) }
}

/** British English has no comma before the last item. */
const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' })

function optionOf(field: string): string {
  return `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/**
 * Builds the levers from the options, in their order. Throws CommandFailure if a lever lacks its line, or if no lever
 * uses an option.
 */
export function leversOf(typed: TypedSolveOptions): readonly Lever[] {
  const { lever = ['discount'], line, lines, adjustment, name, taxFree } = typed
  refuseUnused(typed, lever)
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

/** The options of levers, with the levers that use them. */
const USED_BY = {
  line: ['unit-price', 'markup'],
  lines: ['line-discount'],
  adjustment: ['discount', 'surcharge'],
  name: ['discount', 'surcharge'],
  taxFree: ['surcharge'],
} as const

/** Throws CommandFailure for an option that none of the levers uses, because its value would be ignored. */
function refuseUnused(typed: TypedSolveOptions, levers: readonly string[]): void {
  for (const [option, users] of Object.entries(USED_BY)) {
    const isUsed = users.some((lever) => levers.includes(lever))
    if (typed[option as keyof typeof USED_BY] === undefined || isUsed) continue
    throw new CommandFailure(`${optionOf(option)} needs --lever ${users.join(' or ')}.`)
  }
}

/** Returns the remaining options of `solve`. */
export function solveOptionsOf(typed: TypedSolveOptions, kind: DocumentKind, currency: string): SolveOptions {
  const { lock, notBelowCost, minMargin, minMarginPercentage, maxDiscount } = typed
  const constraints: Constraints = {
    ...(notBelowCost === true ? { notBelowCost: true } : {}),
    ...(minMargin === undefined ? {} : { minMargin: typedAmount('--min-margin', minMargin, currency) }),
    ...(minMarginPercentage === undefined ? {} : { minMarginPercentage: minMarginPercentage }),
    ...(maxDiscount === undefined ? {} : { maxDiscount: maxDiscount }),
  }
  return { kind, constraints, ...(lock === undefined ? {} : { locked: lock }) }
}

/** Converts a line number of the table, from 1, to an index. */
function readNumber(text: string): number {
  return wholeNumber({ least: 1 })(text) - 1
}

function readNumbers(text: string): readonly number[] {
  return text.split(',').map((part) => readNumber(part.trim()))
}
