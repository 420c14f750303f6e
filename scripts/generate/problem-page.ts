import type { DetailFields, ProblemRecord } from '../../src/definitions/problems/problem-record.js'
import { variantsOf } from './problem-details.js'

/** Writes the details of every code as a Markdown table. Codes with the same details share a row. */
export function detailsTable(problems: readonly (readonly [code: string, problem: ProblemRecord])[]): string {
  const codesOf = new Map<string, readonly string[]>()
  for (const [code, { details }] of problems) {
    for (const fields of details === undefined ? [] : variantsOf(details)) {
      const cell = cellOf(fields)
      codesOf.set(cell, [...(codesOf.get(cell) ?? []), `\`${code}\``])
    }
  }
  const rows = [...codesOf].map(([cell, codes]) => `| ${codes.join(', ')} | ${cell} |`)
  return ['| `code` | `details` |', '|---|---|', ...rows, '| all others | none |'].join('\n')
}

function cellOf(fields: DetailFields): string {
  return Object.entries(fields)
    .map(([name, { says, isOptional }]) => `\`${name}\`${isOptional === true ? '?' : ''}: ${phraseOf(says)}`)
    .join('<br>')
}

/**
 * Converts a sentence to a phrase: without the full stop, and without a capital at the start unless the word is
 * all capitals.
 */
function phraseOf(says: string): string {
  return says.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase()).replace(/\.$/, '')
}
