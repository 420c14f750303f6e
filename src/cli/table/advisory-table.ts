import type { Advisory } from '../../entries/index.js'
import { pointerTable } from './pointer-table.js'
import type { TableLook } from './presentation.js'
import { printable } from './text.js'

/** Advice for a person: where, how serious, and what is odd. `whole` is what was looked at. */
export function advisoryTable(
  advisories: readonly Advisory[],
  whole: string,
  { ink, width }: TableLook,
): string {
  return pointerTable(
    advisories.map(({ param, message, severity, code }) => ({
      param,
      message,
      mark: `${severity}: ${code}`,
    })),
    { headings: ['Where', 'What is odd'], whole, ink, width },
  )
}

/** Advice on one line, for where there is no table. */
export function adviceLine({ param, message, severity, code }: Advisory): string {
  const place = param === '' ? '' : ` at ${param}`
  return printable(`quotewright: ${severity} ${code}${place}: ${message}`).replaceAll('\n', ' ')
}
