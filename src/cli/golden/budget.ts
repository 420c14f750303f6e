import type { GoldenReport } from '../../entries/golden.js'
import { ExitCode } from '../process-io.js'

/** How much may differ, not counting accepted causes, before it is too much. */
export interface Budget {
  /** How many documents. */
  readonly maxDocuments?: number
  /** The net difference of all totals in any one currency, up or down, in micros. */
  readonly maxNet?: bigint
  /** The difference of the total of any one document, up or down, in cents. */
  readonly maxCents?: number
}

const MICROS_PER_CENT = 10_000n

/**
 * 0 for no differences, or accepted ones alone, or differences within a budget; 3 for those beyond it; 1 for any where no budget is set.
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
