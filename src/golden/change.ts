import type { DocumentKind } from '../wire/document.js'
import type { GoldenRecord } from './record.js'
import type { SettingsOnBothSides } from './settings-difference.js'

export interface Change {
  /** From 1. For a removed document, the line number of its record. */
  readonly line: number
  /** Characters of the request. A search examines small requests first. */
  readonly size: number
  readonly kind: DocumentKind
  /** Undefined if the document was removed. */
  readonly request: unknown
  /** Undefined if the document was added. */
  readonly recorded: GoldenRecord | undefined
  /** Undefined if the document was removed. */
  readonly current: GoldenRecord | undefined
  readonly settings: SettingsOnBothSides
}

/** A change of the answer alone: the same request was recorded. */
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

export function bySize(one: Pick<Change, 'size' | 'line'>, other: Pick<Change, 'size' | 'line'>): number {
  return one.size - other.size || one.line - other.line
}

/** Returns the currency of each side. Amounts never mix (N3). */
export function currenciesOf({ recorded, current, settings }: Change): {
  readonly recorded: string
  readonly current: string
} {
  const [before, now] = [
    recorded?.currency ?? settings.recorded.currency,
    current?.currency ?? settings.current.currency,
  ]
  // A side without amounts takes the currency of the other side.
  if (recorded?.totals === undefined) return { recorded: now, current: now }
  return { recorded: before, current: current?.totals === undefined ? before : now }
}
