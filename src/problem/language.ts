import type { ProblemCode } from './codes.js'

/**
 * What a problem is told with: one sentence per code, so that a code without one does not compile.
 *
 * A sentence names its figures in angle brackets: `<name>` a detail as it is, `<#name>` a figure with the
 * language's decimal mark, `<$name>` micros as an amount, `<¢name>` with two decimals at least, `<?name>` a type in words or what was sent. `<field>` is
 * what the pointer ends in. Of several sentences the first whose figures are all there is told.
 */
export interface Language {
  readonly decimalMark: string
  readonly line: string
  /** What has no field: all of what was sent. */
  readonly whole: string
  readonly element: string
  readonly types: Readonly<Record<TypeName, string>>
  readonly sentences: Readonly<Record<ProblemCode, Sentence>>
}

export type Sentence = string | readonly string[]

/** What a value can be expected to be, or be. Other types go by their own names. */
export type TypeName =
  | 'array'
  | 'boolean'
  | 'cents'
  | 'denseArray'
  | 'int64'
  | 'integer'
  | 'absent'
  | 'absentBesideLastEdge'
  | 'amountOrPercentage'
  | 'both'
  | 'number'
  | 'object'
  | 'openDocument'
  | 'string'
  | 'undefined'
