/** A piece of JSON Schema: its keywords. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}
