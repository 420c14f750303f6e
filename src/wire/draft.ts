/**
 * A wire object while it is written, field by field in the order in which it reads. Writing a field only where there
 * is something to write takes a fraction of the time of spreading objects that may be empty.
 */
export type Draft<A> = { -readonly [Field in keyof A]?: A[Field] }
