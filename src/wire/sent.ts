/** An object as it was sent: any of its fields may be missing (N2). */
export type Sent<A> = { readonly [Field in keyof A]?: NonNullable<A[Field]> }
