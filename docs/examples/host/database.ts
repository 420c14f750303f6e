/** Runs one statement, with `$1`, `$2` … for its parameters, and returns its rows. */
export type Query = <Row extends object = object>(
  sql: string,
  parameters?: readonly unknown[],
) => Promise<readonly Row[]>

/** Either kind of PostgreSQL: a server, or one inside this process. The same SQL runs on both. */
export interface Database {
  readonly query: Query
  /**
   * Runs one statement on the records of requests. It has connections of its own and little time, so a stuck table
   * delays nothing else. A statement that takes too long is not executed.
   */
  readonly records: Query
  /** Runs statements that are stored together or not at all. An error of the work undoes them and is thrown again. */
  transaction<A>(work: (query: Query) => Promise<A>): Promise<A>
  /** A transaction whose statements may take any time, because a change of the schema may rewrite a large table. */
  migration<A>(work: (query: Query) => Promise<A>): Promise<A>
  /**
   * Begins no statement inside this process until the returned function is called. Such statements block the process.
   */
  readonly hold: () => () => void
  close(): Promise<void>
}
