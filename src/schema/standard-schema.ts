import type { Problem } from '../problem/problem.js'

/**
 * The Standard Schema interface, version 1 (https://standardschema.dev), as far as these schemas use it. It is
 * written out here, as the standard advises, so that these types depend on no package.
 */
export interface StandardSchema<Input, Output = Input> {
  /** Where the standard has everything of a schema. */
  readonly '~standard': StandardSchemaProperties<Input, Output>
}

/** What the standard asks of a schema. */
export interface StandardSchemaProperties<Input, Output = Input> {
  /** Of the standard. */
  readonly version: 1
  /** Whose schema it is. */
  readonly vendor: 'quotewright'
  /** Says at once whether a value has the form; never throws. */
  readonly validate: (value: unknown) => SchemaResult<Output>
  /** For the compiler alone: there is no such property. */
  readonly types?:
    | {
        /** What may be sent. */
        readonly input: Input
        /** What comes of it: the same value. */
        readonly output: Output
      }
    | undefined
}

/** The value as it was sent, or all that is wrong with its form, in the order of the request (V1). */
export type SchemaResult<Output> =
  | {
      /** The very value that was sent. */
      readonly value: Output
      /** There are none. */
      readonly issues?: undefined
    }
  | {
      /** At least one. */
      readonly issues: readonly SchemaIssue[]
    }

/** A problem, and the way to it. */
export type SchemaIssue = Problem & {
  /** The names and numbers of the request itself: `['lines', 2, 'catalogue', 'productId']`. */
  readonly path: readonly (string | number)[]
}

/** The same with JSON Schema beside it: the interface of Standard JSON Schema, version 1. */
export interface StandardJsonSchema<Input, Output = Input> {
  /** What a schema has, and its JSON Schema beside it. */
  readonly '~standard': StandardSchemaProperties<Input, Output> & {
    /** Writes the JSON Schema of what may be sent. */
    readonly jsonSchema: JsonSchemaConverter
  }
}

/** Writes the JSON Schema of a schema. */
export interface JsonSchemaConverter {
  /** What may be sent. A new object each time; an unknown target throws. */
  readonly input: (options: JsonSchemaOptions) => Record<string, unknown>
  /** What comes of it: the same, since a schema changes nothing. */
  readonly output: (options: JsonSchemaOptions) => Record<string, unknown>
}

/** What kind of JSON Schema is asked for. */
export interface JsonSchemaOptions {
  /** The dialect: `draft-2020-12` or `draft-07`. */
  readonly target: string
}

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

/** A piece of JSON Schema: its keywords. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

/** Schemas by the names under which they refer to each other: `$ref` holds the name alone. */
export type Definitions = Readonly<Record<string, JsonSchema>>
