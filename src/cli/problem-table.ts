import type { ErrorEnvelope } from '../index.js'
import { pointerTable } from './pointer-table.js'
import { printable } from './printable.js'
import type { TableLook } from './table-look.js'

/** What is wrong with a request, for a person. */
export function problemTable({ message, errors }: ErrorEnvelope, look: TableLook): string {
  const table = pointerTable(
    errors.map((problem) => ({ ...problem, mark: problem.code })),
    { headings: ['Where', 'What is wrong'], whole: 'the request', ...look },
  )
  return `${look.ink.strong(printable(message))}\n\n${table}\n`
}
