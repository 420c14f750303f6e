import type { GoldenReport } from '../../entries/golden.js'
import { ExitCode } from '../process-io.js'
import { typedAmount } from '../typed-amount.js'

/** Accepted causes do not count. */
export interface Budget {
  readonly maxDocuments?: number
  /** In micros, up or down, for the totals of each currency. */
  readonly maxNet?: bigint
  /** For one total, up or down. */
  readonly maxCents?: number
}

export function budgetOf(
  { maxNet, ...limits }: Omit<Budget, 'maxNet'> & { readonly maxNet?: string },
  currency: string,
): Budget {
  if (maxNet === undefined) return limits
  const { amountMicros } = typedAmount('--max-net', maxNet, { currency })
  return { ...limits, maxNet: magnitude(BigInt(amountMicros)) }
}

const MICROS_PER_CENT = 10_000n

export function exitCodeOf({ causes }: GoldenReport, budget: Budget): ExitCode {
  const open = causes.filter(({ accepted }) => accepted === undefined)
  if (open.length === 0) return ExitCode.Answered
  const { maxDocuments, maxNet, maxCents } = budget
  if (maxDocuments === undefined && maxNet === undefined && maxCents === undefined)
    return ExitCode.Differences
  const documents = open.reduce((sum, cause) => sum + cause.documents, 0)
  const nets = new Map<string, bigint>()
  for (const { currency, net } of open) nets.set(currency, (nets.get(currency) ?? 0n) + BigInt(net))
  const isOver =
    (maxDocuments !== undefined && documents > maxDocuments) ||
    (maxNet !== undefined && [...nets.values()].some((net) => magnitude(net) > maxNet)) ||
    (maxCents !== undefined &&
      open.some(({ largest }) => magnitude(BigInt(largest)) > BigInt(maxCents) * MICROS_PER_CENT))
  return isOver ? ExitCode.OverBudget : ExitCode.Answered
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}
