import type { PolicyId } from '../policies/policies.js'
import type { SettingDifference } from './report.js'

/** What makes the figures of a document differ between the recording and now. */
export type Cause = KnownCause | OtherCause

/** Settings that differ, policies on one side, or both together. */
export interface KnownCause {
  readonly settings: readonly SettingDifference[]
  /** Ids of policies that make the figures of one side. */
  readonly policies: readonly PolicyId[]
  /** The side whose figures the policies make; the other side follows the rules. */
  readonly side: 'recorded' | 'current'
}

/** A difference that no settings and no policies explain, by what differs. */
export type OtherCause =
  /** The request is another one, or the document is on one side alone. */
  | { readonly differs: 'request' | 'added' | 'removed' }
  /** Lines differ in fields that change no figure of the document. */
  | { readonly differs: 'lines' }
  /** It was priced and is refused with this problem; or it was refused with it, and is priced or refused otherwise. */
  | { readonly differs: 'refused' | 'accepted'; readonly code: string }
  /** The first figure that differs. */
  | { readonly differs: 'figure'; readonly figure: string }

export function isKnown(cause: Cause): cause is KnownCause {
  return 'policies' in cause
}

/**
 * The id of a cause, as people type it to accept it: `tax.rate:0.10:0.15`, `recorded:half-even`, several joined by `+`.
 * A value that is not set is empty. What is no letter, digit or mark of a number is written as `%20`.
 */
export function causeId(cause: Cause): string {
  if (!isKnown(cause)) return otherId(cause)
  const settings = cause.settings.map(({ name, recorded = '', current = '' }) =>
    [name, encodeURIComponent(recorded), encodeURIComponent(current)].join(':'),
  )
  return [...settings, ...cause.policies.map((id) => `${cause.side}:${id}`)].join('+')
}

function otherId(cause: OtherCause): string {
  switch (cause.differs) {
    case 'refused':
    case 'accepted':
      return `${cause.differs}:${cause.code}`
    case 'figure':
      return `figure:${cause.figure}`
    case 'request':
    case 'added':
    case 'removed':
    case 'lines':
      return cause.differs
  }
}

/** Whether everything in one cause is in the other too, and the other has more. */
export function isPartOf(one: Cause, other: Cause): boolean {
  if (!isKnown(one) || !isKnown(other)) return false
  if (one.policies.length > 0 && one.side !== other.side) return false
  const names = new Set(other.settings.map(({ name }) => name))
  const isWithin =
    one.settings.every(({ name }) => names.has(name)) &&
    one.policies.every((id) => other.policies.includes(id))
  return isWithin && sizeOf(one) < sizeOf(other)
}

function sizeOf({ settings, policies }: KnownCause): number {
  return settings.length + policies.length
}
