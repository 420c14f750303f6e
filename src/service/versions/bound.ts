import type { Type } from './keywords.js'

export interface Bound {
  /** Usually a number. Any other limit cannot be judged. */
  readonly limit: unknown
  /** Whether the limit itself is excluded. */
  readonly isOpen: boolean
}

/**
 * Returns the limit that a keyword sets, in one normal form. For integers, the limit itself is always allowed:
 * `maximum: 4` replaces `exclusiveMaximum: 5`. For type `number`, which means non-integers here, a whole limit is always
 * excluded: no non-integer equals it.
 */
export function boundOf(keyword: string, limit: unknown, type: Type): Bound {
  const isOpen = keyword.startsWith('exclusive')
  if (typeof limit !== 'number') return { limit, isOpen: false }
  if (type === 'number') return { limit, isOpen: isOpen || Number.isInteger(limit) }
  if (type !== 'integer') return { limit, isOpen }
  const isUpper = keyword.endsWith('aximum')
  if (isUpper) return { limit: isOpen ? Math.ceil(limit) - 1 : Math.floor(limit), isOpen: false }
  return { limit: isOpen ? Math.floor(limit) + 1 : Math.ceil(limit), isOpen: false }
}

/** Returns the keyword under which a limit is stored, such as `maximum` for `exclusiveMaximum`. */
export function slotOf(keyword: string): string {
  return keyword.replace(/^exclusiveM/, 'm')
}

/** Compares two limits. The result is above 0 if the first is stricter, and NaN if either is not a number. */
export function stricterBy(one: Bound, other: Bound, kind: 'upper' | 'lower'): number {
  if (typeof one.limit !== 'number' || typeof other.limit !== 'number') return NaN
  const sign = kind === 'upper' ? -1 : 1
  return one.limit === other.limit
    ? Number(one.isOpen) - Number(other.isOpen)
    : (one.limit - other.limit) * sign
}

/** Tests whether no value satisfies both limits. */
export function areApart(lower: Bound | undefined, upper: Bound | undefined): boolean {
  const [min, max] = [lower?.limit, upper?.limit]
  if (typeof min !== 'number' || typeof max !== 'number') return false
  return min > max || (min === max && (lower?.isOpen === true || upper?.isOpen === true))
}
