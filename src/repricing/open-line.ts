import { NO_CONTRIBUTION } from '../document/contribution.js'
import type { LineSettings } from '../document/line.js'
import { tempIdsOf } from '../document/temp-ids.js'
import type { Contribution } from '../document/priced.js'
import { priceLines } from '../engine.js'
import { writeLine } from '../document/write-line.js'
import { type SalesLine } from '../wire/sales-line.generated.js'

/** A line of an open document: as sent, and all that the document needs to know of it. */
export interface OpenLine {
  readonly sent: unknown
  /** As it reads back; absent when something is wrong with it. */
  readonly written: SalesLine | undefined
  /** Nothing, when something is wrong with it: what cannot be known cannot be taken away again. */
  readonly contribution: Contribution
  /** None, when something is wrong with it: that is enough to refuse the document. */
  readonly tempIds: readonly string[]
}

export function openLine(sent: unknown, settings: LineSettings): OpenLine {
  const { currency } = settings.account
  const { kept, sum, problems } = priceLines([sent], settings, (line) => ({
    written: writeLine(line, currency),
    tempIds: line.kind === 'flashing' ? tempIdsOf(line.line).map(({ tempId }) => tempId) : NONE,
  }))
  const [line] = kept
  return problems.length > 0 || line === undefined
    ? { sent, written: undefined, contribution: NO_CONTRIBUTION, tempIds: NONE }
    : { sent, written: line.written, contribution: sum, tempIds: line.tempIds }
}

const NONE: readonly string[] = []
