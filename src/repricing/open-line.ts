import { NO_CONTRIBUTION } from '../document/contribution.js'
import type { LineSettings } from '../document/line.js'
import { tempIdsOf } from '../document/temp-ids.js'
import type { Contribution } from '../model/priced.js'
import { priceLines } from '../priced-lines.js'
import { salesLineWire, type SalesLineWire } from '../wire/sales-line.js'

/** A line of an open document: as sent, and all that the document needs to know of it. */
export interface OpenLine {
  readonly sent: unknown
  /** As it reads back; more than one when it sets two kinds, none when it could not be read. */
  readonly written: readonly SalesLineWire[]
  /** Nothing, when something is wrong with it: what cannot be known cannot be taken away again. */
  readonly contribution: Contribution
  readonly isSound: boolean
  readonly tempIds: readonly string[]
}

export function openLine(sent: unknown, settings: LineSettings): OpenLine {
  const { currency } = settings.account
  const priced = priceLines([sent], settings, (line) => ({
    written: salesLineWire(line, currency),
    tempIds: line.kind === 'flashing' ? tempIdsOf(line.flashing).map(({ tempId }) => tempId) : [],
  }))
  const isSound = priced.findings.length === 0
  return {
    sent,
    written: priced.kept.map(({ written }) => written),
    contribution: isSound ? priced.sum : NO_CONTRIBUTION,
    isSound,
    tempIds: priced.kept.flatMap(({ tempIds }) => tempIds),
  }
}
