import type { Answer } from './answer.js'
import type { TableLook } from './table-look.js'

/** One kind of work that the command does, request by request. */
export interface Task<A extends object> {
  readonly answer: (request: unknown) => Answer<A>
  /** What is written of an answer as JSON. */
  readonly json: (answer: A) => object
  /** An answer for a person. */
  readonly table: (answer: A, look: TableLook) => string
  /** What is made of the answer to a single request before it is printed. */
  readonly beforePrinting?: (answer: A) => Promise<void>
}
