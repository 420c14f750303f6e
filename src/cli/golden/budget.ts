import type { GoldenReport } from '../../entries/golden.js'
import { ExitCode } from '../process-io.js'
import { typedAmount } from '../typed-amount.js'

/** The limits for differences, not counting accepted causes. */
export interface Budget {
  /** The maximum number of differing documents. */
  readonly maxDocuments?: number
  /** The maximum net difference of all totals in any one currency, up or down, in micros. */
  readonly maxNet?: bigint
  /** The maximum difference of any one total, up or down, in cents. */
  readonly maxCents?: number
}

/** Reads the limits. Throws CommandFailure for an amount that cannot be read. */
export function budgetOf(
  { maxNet, ...limits }: Omit<Budget, 'maxNet'> & { readonly maxNet?: string },
  currency: string,
): Budget {
  if (maxNet === undefined) return limits
  const { amountMicros } = typedAmount('--max-net', maxNet, { currency })
  return { ...limits, maxNet: magnitude(BigInt(amountMicros)) }
}

const MICROS_PER_CENT = 10_000n

/**
 * Returns 0 if every cause is accepted. Otherwise returns 1 without a budget, 0 if the causes that are not
 * accepted are within the budget, and 3 if they exceed it.
 */
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
