import type { Answer } from './answer.js'
import type { Assignment } from './assignment.js'
import type { TableLook } from './table-look.js'

/** How requests are answered, one by one, and answers written. */
export interface Answering<A extends object> {
  readonly answer: (request: unknown) => Answer<A>
  /** What is written of an answer as JSON. */
  readonly json: (answer: A) => object
}

/** One kind of work that the command does, request by request. */
export interface Task<A extends object> extends Answering<A> {
  /** The same as data, from which other threads make their way of answering. */
  readonly assignment: Assignment
  /** An answer for a person. */
  readonly table: (answer: A, look: TableLook) => string
  /** What is made of the answer to a single request before it is printed. */
  readonly beforePrinting?: (answer: A) => Promise<void>
}
