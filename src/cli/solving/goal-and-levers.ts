/** Separate from `solve-options.ts`, because every start of the command loads that file. */
import type { Constraints, Goal, Lever, SolveOptions } from '../../entries/solve.js'
import { CommandFailure } from '../process-io.js'
import type { DocumentKind } from '../settings.js'
import { listText } from '../table/text.js'
import { typedAmount } from '../typed-amount.js'
import { LEVERS, type TypedSolveOptions } from './solve-options.js'

/** Only a multiple and an ending may be combined. */
const GOALS = ['total', 'subtotal', 'margin', 'marginPercentage', 'multipleOf', 'ending'] as const

export function goalOf(typed: TypedSolveOptions, currency: string): Goal {
  const amounts = { currency, locale: typed.locale }
  const named = GOALS.flatMap((field) => {
    const text = typed[field]
    return text === undefined ? [] : [{ field, text }]
  })
  if (named.length === 0)
    throw new CommandFailure(`Name a goal: ${listText(GOALS.map(optionOf), 'disjunction')}.`)
  const goal = Object.fromEntries(
    named.map(({ field, text }) => [
      field,
      field === 'marginPercentage' ? text : typedAmount(optionOf(field), text, amounts),
    ]),
  ) as Goal
  const alone = named.filter(({ field }) => field !== 'ending' || typed.multipleOf === undefined)
  if (alone.length > 1) {
    throw new CommandFailure(
      `Name only one goal, not ${listText(alone.map(({ field }) => optionOf(field)))}.`,
    )
  }
  return { ...goal, ...(typed.direction === undefined ? {} : { direction: typed.direction }) }
}

function optionOf(field: string): string {
  return `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

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

const USED_BY = {
  line: ['unit-price', 'markup'],
  lines: ['line-discount'],
  adjustment: ['discount', 'surcharge'],
  name: ['discount', 'surcharge'],
  taxFree: ['surcharge'],
} as const

/** Refuses an option whose value would be ignored. */
function refuseUnused(typed: TypedSolveOptions, levers: readonly string[]): void {
  for (const [option, users] of Object.entries(USED_BY)) {
    const isUsed = users.some((lever) => levers.includes(lever))
    if (typed[option as keyof typeof USED_BY] === undefined || isUsed) continue
    throw new CommandFailure(`${optionOf(option)} needs --lever ${users.join(' or ')}.`)
  }
}

export function solveOptionsOf(typed: TypedSolveOptions, kind: DocumentKind, currency: string): SolveOptions {
  const { lock, notBelowCost, minMargin, minMarginPercentage, maxDiscount, locale } = typed
  const constraints: Constraints = {
    ...(notBelowCost === true ? { notBelowCost: true } : {}),
    ...(minMargin === undefined
      ? {}
      : { minMargin: typedAmount('--min-margin', minMargin, { currency, locale }) }),
    ...(minMarginPercentage === undefined ? {} : { minMarginPercentage: minMarginPercentage }),
    ...(maxDiscount === undefined ? {} : { maxDiscount: maxDiscount }),
  }
  return { kind, constraints, ...(lock === undefined ? {} : { locked: lock }) }
}
