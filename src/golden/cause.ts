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
export interface OtherCause {
  readonly differs:
    | 'request'
    | 'added'
    | 'removed'
    /** It was priced and is refused, with this problem. */
    | `refused ${string}`
    /** It was refused with this problem, and is priced or refused otherwise. */
    | `accepted ${string}`
    /** The first figure that differs. */
    | `figure ${string}`
    /** Lines differ in what changes no figure of the document. */
    | 'lines'
}

export function isKnown(cause: Cause): cause is KnownCause {
  return 'policies' in cause
}

/**
 * The id of a cause, as people type it to accept it: `tax.rate:0.10:0.15`, `recorded:half-even`, several joined by `+`.
 * A value that is not set is empty. What is no letter, digit or mark of a number is written as `%20`.
 */
export function causeId(cause: Cause): string {
  if (!isKnown(cause)) return cause.differs.replaceAll(' ', ':')
  const settings = cause.settings.map(({ name, recorded = '', current = '' }) =>
    [name, encodeURIComponent(recorded), encodeURIComponent(current)].join(':'),
  )
  return [...settings, ...cause.policies.map((id) => `${cause.side}:${id}`)].join('+')
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
