import type { Type } from './keywords.js'

export interface Bound {
  /** Usually a number. Other limits are not compared. */
  readonly limit: unknown
  /** Whether the limit itself is excluded. */
  readonly isOpen: boolean
}

/** For integers, `maximum: 4` replaces `exclusiveMaximum: 5`. */
export function boundOf(keyword: string, limit: unknown, type: Type): Bound {
  const isOpen = keyword.startsWith('exclusive')
  if (typeof limit !== 'number') return { limit, isOpen: false }
  // Here, `number` excludes integers, so its values never equal a whole limit.
  if (type === 'number') return { limit, isOpen: isOpen || Number.isInteger(limit) }
  if (type !== 'integer') return { limit, isOpen }
  const isUpper = keyword.endsWith('aximum')
  if (isUpper) return { limit: isOpen ? Math.ceil(limit) - 1 : Math.floor(limit), isOpen: false }
  return { limit: isOpen ? Math.floor(limit) + 1 : Math.ceil(limit), isOpen: false }
}

/** Stores `exclusiveMaximum` as `maximum`. */
export function slotOf(keyword: string): string {
  return keyword.replace(/^exclusiveM/, 'm')
}

/** Returns a number above 0 if the first bound is stricter, and NaN unless both limits are numbers. */
export function stricterBy(one: Bound, other: Bound, kind: 'upper' | 'lower'): number {
  if (typeof one.limit !== 'number' || typeof other.limit !== 'number') return NaN
  const sign = kind === 'upper' ? -1 : 1
  return one.limit === other.limit
    ? Number(one.isOpen) - Number(other.isOpen)
    : (one.limit - other.limit) * sign
}

export function areApart(lower: Bound | undefined, upper: Bound | undefined): boolean {
  const [min, max] = [lower?.limit, upper?.limit]
  if (typeof min !== 'number' || typeof max !== 'number') return false
  return min > max || (min === max && (lower?.isOpen === true || upper?.isOpen === true))
}
