/** A piece of JSON that was read from somewhere. */
export interface NamedJson {
  /** What it is called where something is wrong with it. */
  readonly name: string
  readonly json: unknown
}
