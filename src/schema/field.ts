import type { AnyShape, Field, Shape } from './description.js'

/** A field that may be left out, and then stays out. */
export function optional<A>(shape: Shape<A>, says: string, answered: AnyShape = shape): Field<A> {
  return { shape, answered, says, isRequired: false, inResults: 'sometimes' }
}

/** A field that must be sent, and reads back. */
export function required<A>(shape: Shape<A>, says: string): Field<A> {
  return { shape, answered: shape, says, isRequired: true, inResults: 'always' }
}

/** A field that may be left out, and is filled in. */
export function filledIn<A>(shape: Shape<A>, says: string): Field<A> {
  return { shape, answered: shape, says, isRequired: false, inResults: 'always' }
}

/** A field that never reads back. */
export function sentOnly<A>(shape: Shape<A>, says: string): Field<A> {
  return { shape, answered: shape, says, isRequired: false, inResults: 'never' }
}
