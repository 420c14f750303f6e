import { hasOwnField } from '../problem/own-fields.js'
import type { SplitDiscount } from '../policies/split-discounts.js'
import type { PolicyId } from '../policies/policies.js'
import type { SettingDifference } from './report.js'

export type Cause = KnownCause | OtherCause

/** Settings that differ, policies of one side, or both together. */
export interface KnownCause {
  readonly settings: readonly SettingDifference[]
  readonly policies: readonly PolicyId[]
  /** The parts of each line discount, if the policies take them in turn. */
  readonly lineDiscounts: readonly SplitDiscount[] | undefined
  /** The side with the policies. The other side follows the rules. */
  readonly side: 'recorded' | 'current'
}

/** A difference that no settings or policies explain. Named after the part that differs. */
export type OtherCause =
  /** The request changed, or only one side has the document. */
  | { readonly differs: 'request' | 'added' | 'removed' }
  /** Lines differ only in fields that do not affect the document's figures. */
  | { readonly differs: 'lines' }
  /** `accepted`: the problem is gone, or the problems changed only in number or place. */
  | { readonly differs: 'refused' | 'accepted'; readonly code: string }
  | { readonly differs: 'figure'; readonly figure: string }

export function isKnown(cause: Cause): cause is KnownCause {
  return hasOwnField(cause, 'policies')
}

/** Returns an id for people to type: `tax.rate:0.10:0.15`, `recorded:half-even`; `+` joins several. */
export function causeId(cause: Cause): string {
  if (!isKnown(cause)) return otherId(cause)
  const settings = cause.settings.map(({ name, recorded = '', current = '' }) =>
    [name, encodeURIComponent(recorded), encodeURIComponent(current)].join(':'),
  )
  const splits = cause.lineDiscounts
    ?.map(({ discount, inTurn }) => `:${discount}=${inTurn.join('/')}`)
    .join('')
  const ids = cause.policies.map((id) => `${cause.side}:${id}`)
  return `${[...settings, ...ids].join('+')}${splits ?? ''}`
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

export function isPartOf(one: KnownCause, other: KnownCause): boolean {
  if (one.policies.length > 0 && one.side !== other.side) return false
  const names = new Set(other.settings.map(({ name }) => name))
  const isWithin =
    one.settings.every(({ name }) => names.has(name)) &&
    one.policies.every((id) => other.policies.includes(id))
  return isWithin && sizeOf(one) < sizeOf(other)
}

/** For each part, returns the cause without it. Of three or more parts, also returns each setting alone. */
export function partsOf(cause: KnownCause): readonly KnownCause[] {
  const { settings, policies } = cause
  if (sizeOf(cause) < 2) return []
  const alone: readonly KnownCause[] = settings.map((one) => ({ ...cause, settings: [one], policies: [] }))
  return [
    ...(sizeOf(cause) > 2 ? alone : []),
    ...settings.map((omitted) => ({ ...cause, settings: settings.filter((one) => one !== omitted) })),
    ...policies.map((omitted) => ({ ...cause, policies: policies.filter((one) => one !== omitted) })),
  ]
}

function sizeOf({ settings, policies }: KnownCause): number {
  return settings.length + policies.length
}
