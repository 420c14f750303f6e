/** A piece of JSON Schema: its keywords. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

/** Schemas by the names under which they refer to each other: `$ref` holds the name alone. */
export type Definitions = Readonly<Record<string, JsonSchema>>
