import type { AnyNoun, NameShape, Shape } from './description.js'
import { COUNT, DECIMAL, idPattern, NOT_NEGATIVE, NOTHING, UNSIGNED } from './patterns.js'

export const text: Shape<string> = { kind: 'text' }
/** Text that counts as left out when it is empty (N2). */
export const filledText: Shape<string> = { kind: 'text', isEmptyLeftOut: true }
export const flag: Shape<boolean> = { kind: 'flag' }
/** A JSON number (F8). */
export const jsonNumber: Shape<number> = { kind: 'number' }
export const jsonInteger: Shape<number> = { kind: 'integer' }
export const anything: Shape<unknown> = { kind: 'anything' }
export const anyObject: Shape<object> = { kind: 'anyObject' }

/** N4. */
export const decimal: Shape<string> = { kind: 'text', pattern: DECIMAL, isEmptyLeftOut: true }
/** A decimal above zero (M6). */
export const positive: Shape<string> = {
  kind: 'text',
  pattern: UNSIGNED,
  not: NOTHING,
  isEmptyLeftOut: true,
}
/** A1. */
export const size: Shape<number | string> = { kind: 'size', isWhole: false, pattern: NOT_NEGATIVE }
/** A1. */
export const count: Shape<number | string> = { kind: 'size', isWhole: true, pattern: COUNT }

/** A decimal of a narrower form than N4. */
export function decimalOf(pattern: string): Shape<string> {
  return { kind: 'text', pattern, isEmptyLeftOut: true }
}

/** Text of a form; an empty one has not that form. */
export function textLike(pattern: string): Shape<string> {
  return { kind: 'text', pattern }
}

/** Text that may be one of these, or of a later release. */
export function textSuchAs<Text extends string>(examples: readonly Text[]): Shape<Text> {
  return { kind: 'text', examples }
}

/** V5. */
export function idWith(prefix: string): Shape<string> {
  return idLike(idPattern(prefix))
}

/** An id whose whole form is known (V5, F11). */
export function idLike(pattern: string): Shape<string> {
  return { kind: 'text', pattern, isEmptyLeftOut: true }
}

/** One of the specification's lists (V4), the first of which is the unspecified one. */
export function enumOf<Name extends string>(
  names: readonly Name[],
  unspecified: NameShape['unspecified'],
): Shape<Name> {
  return { kind: 'name', names, isNumbered: true, unspecified }
}

/** One of a list of names that have no integers. */
export function nameOf<Name extends string>(names: readonly Name[]): Shape<Name> {
  return { kind: 'name', names, isNumbered: false, unspecified: 'kept' }
}

export function objectOf<A>(noun: AnyNoun & { readonly forType?: A }): Shape<A> {
  return { kind: 'noun', noun }
}

export function listOf<A>(of: Shape<A>): Shape<readonly A[]> {
  return { kind: 'list', of, isNeverEmpty: false }
}

/** A list that counts as left out when it is empty (N2), and so is never answered empty. */
export function filledListOf<A>(of: Shape<A>): Shape<readonly A[]> {
  return { kind: 'list', of, isNeverEmpty: true }
}

export function mapOf<A>(of: Shape<A>): Shape<Readonly<Record<string, A>>> {
  return { kind: 'map', of }
}
