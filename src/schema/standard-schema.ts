import { listedProblems } from '../problem/answer.js'
import type { LocatedProblem } from '../problem/located-problem.js'
import { problemOf, type Problem } from '../problem/problem.js'

/**
 * The Standard Schema interface, version 1 (https://standardschema.dev), reduced to the parts that these schemas
 * use. It is copied here, as the standard advises, so that these types depend on no package.
 */
export interface StandardSchema<Input, Output = Input> {
  /** The place where the standard keeps the properties of a schema. */
  readonly '~standard': StandardSchemaProperties<Input, Output>
}

/** The properties that the standard requires. */
export interface StandardSchemaProperties<Input, Output = Input> {
  /** The version of the standard. */
  readonly version: 1
  /** The library that made the schema. */
  readonly vendor: 'quotewright'
  /** Validates a value synchronously. Throws only what reading the value throws, such as a getter's error. */
  readonly validate: (value: unknown) => SchemaResult<Output>
  /** For the compiler only. The property does not exist at run time. */
  readonly types?:
    | {
        /** The type of a valid value. */
        readonly input: Input
        /** The type that validation returns: the same value. */
        readonly output: Output
      }
    | undefined
}

/** The unchanged value, or all its format problems, in the order of the request (V1). */
export type SchemaResult<Output> =
  | {
      /** The given value, unchanged. */
      readonly value: Output
      /** Absent: the value has no issues. */
      readonly issues?: undefined
    }
  | {
      /** The problems, at least one. */
      readonly issues: readonly SchemaIssue[]
    }

/** A problem of the engine. It has the `path` and `message` that the standard requires of an issue. */
export type SchemaIssue = Problem

/** A Standard Schema that can write a JSON Schema: the interface of Standard JSON Schema, version 1. */
export interface StandardJsonSchema<Input, Output = Input> {
  /** The properties of a schema, and its JSON Schema. */
  readonly '~standard': StandardSchemaProperties<Input, Output> & {
    /** Writes the JSON Schema of valid values. */
    readonly jsonSchema: JsonSchemaConverter
  }
}

/** Writes the JSON Schema of a schema. */
export interface JsonSchemaConverter {
  /** Returns the schema of valid values, a new object each time. Throws an `Error` for an unknown target. */
  readonly input: (options: JsonSchemaOptions) => Record<string, unknown>
  /**
   * Returns the schema of validated values: the same as `input` does, because validation changes nothing.
   * Throws like `input`.
   */
  readonly output: (options: JsonSchemaOptions) => Record<string, unknown>
}

/** The kind of JSON Schema to write. */
export interface JsonSchemaOptions {
  /** The dialect: `draft-2020-12` or `draft-07`. */
  readonly target: string
}

/** A piece of JSON Schema: its keywords. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

/** Schemas by name. Their `$ref` is only the name of another schema. */
export type Definitions = Readonly<Record<string, JsonSchema>>

/** Freezes the schema, so that no user can change it for others. */
export function schemaOf<Input, Output>(
  problemsFoundIn: (value: unknown) => readonly LocatedProblem[],
): StandardSchema<Input, Output> {
  return Object.freeze({
    '~standard': Object.freeze({
      version: 1,
      vendor: 'quotewright',
      validate: (value: unknown) => resultOf<Output>(value, problemsFoundIn(value)),
    }),
  })
}

function resultOf<A>(value: unknown, problems: readonly LocatedProblem[]): SchemaResult<A> {
  // The reader found no problem, so the value has the type.
  if (problems.length === 0) return { value: value as A }
  return { issues: listedProblems(problems, value).map(problemOf) }
}
