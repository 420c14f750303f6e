import type { Command } from 'commander'
import { choiceOption, namedChoice, wholeNumber } from '../options.js'

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
  readonly locale?: string
}

type TypedLever = keyof typeof LEVERS

export const LEVERS = {
  discount: 'discount',
  surcharge: 'surcharge',
  'line-discount': 'lineDiscount',
  'unit-price': 'unitPrice',
  markup: 'markup',
} as const

export function withGoalOptions(command: Command): Command {
  const lever = choiceOption('--lever <LEVER>', Object.keys(LEVERS).join(', '), Object.keys(LEVERS))
  const readLever = lever.parseArg as ((typed: string, before: unknown) => string) | undefined
  return command
    .option('--total <AMOUNT>', 'the total to reach, such as 17000 or $17,000.00')
    .option('--subtotal <AMOUNT>', 'the subtotal to reach')
    .option('--margin <AMOUNT>', 'the margin to reach')
    .option('--margin-percentage <PERCENT>', 'the margin to reach, in per cent of the amount before tax')
    .option('--multiple-of <AMOUNT>', 'make the total a multiple of this amount')
    .option('--ending <AMOUNT>', 'the ending of the total, such as 0.95')
    .addOption(
      namedChoice('--direction <DIRECTION>', ['nearest', 'down', 'up'], 'nearest', 'for round totals: '),
    )
    .addOption(
      lever.argParser((typed: string, before: readonly string[] | undefined) => [
        ...(before ?? []),
        readLever?.(typed, undefined) ?? typed,
      ]),
    )
    .option('--line <N>', 'the line that unit-price or markup changes, from 1', readNumber)
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

/** The user counts lines and adjustments from 1. */
function readNumber(text: string): number {
  return wholeNumber({ min: 1 })(text) - 1
}

function readNumbers(text: string): readonly number[] {
  return text.split(',').map((part) => readNumber(part.trim()))
}
