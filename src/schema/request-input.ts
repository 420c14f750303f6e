/**
 * What a value of a type may be on the way in: an optional field and an entry of a map may be null, which is the same
 * as absent (N2), and a name of the specification's lists may be its integer (V4). Those names are all capitals; a
 * setting such as `document` has no integer.
 */
export type RequestInput<A> = A extends readonly (infer Element)[]
  ? readonly RequestInput<Element>[]
  : A extends string
    ? string extends A
      ? A
      : A extends Uppercase<A>
        ? A | number
        : A
    : A extends object
      ? { readonly [Field in keyof A]: RequestInput<A[Field]> | IfOptional<A, Field> }
      : A

/** Null where a field may be left out. */
type IfOptional<A, Field extends keyof A> = undefined extends A[Field]
  ? null
  : string extends Field
    ? null
    : never
