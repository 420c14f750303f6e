import type { DocumentKind } from '../wire/document.js'
import type { GoldenRecord } from './record.js'
import type { SettingsThenAndNow } from './settings-difference.js'

/** A document whose record is another one now, and what it takes to find out why. */
export interface Change {
  /** The number of its line, from 1; that of its record if it is no longer sent. */
  readonly line: number
  /** How large its request is, in characters or bytes: small ones are looked at first. */
  readonly size: number
  readonly kind: DocumentKind
  /** The request as it is now; undefined if it is no longer sent. */
  readonly request: unknown
  /** Undefined if it was not recorded. */
  readonly recorded: GoldenRecord | undefined
  /** Undefined if it is no longer sent. */
  readonly current: GoldenRecord | undefined
  readonly settings: SettingsThenAndNow
}

/** A change of the answer alone: the request is the same, and was recorded. */
export interface AnswerChange extends Change {
  readonly recorded: GoldenRecord
  readonly current: GoldenRecord
}

export function isAnswerChange(change: Change): change is AnswerChange {
  const { recorded, current } = change
  return (
    recorded !== undefined &&
    current !== undefined &&
    recorded.request === current.request &&
    recorded.kind === current.kind
  )
}

/** Small requests first, then in their order. */
export function bySize(one: Pick<Change, 'size' | 'line'>, other: Pick<Change, 'size' | 'line'>): number {
  return one.size - other.size || one.line - other.line
}

/** The currency of each side. Amounts of two currencies are never added up or subtracted (N3). */
export function currenciesOf({ recorded, current, settings }: Change): {
  readonly recorded: string
  readonly current: string
} {
  const [before, now] = [
    recorded?.currency ?? settings.recorded.currency,
    current?.currency ?? settings.current.currency,
  ]
  // A side without amounts has none in another currency.
  if (recorded?.totals === undefined) return { recorded: now, current: now }
  return { recorded: before, current: current?.totals === undefined ? before : now }
}
