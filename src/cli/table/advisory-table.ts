import type { Advisory } from '../../entries/index.js'
import { pointerTable } from './pointer-table.js'
import type { TableLook } from './presentation.js'
import { printable } from './text.js'

/** Prints advice for people: the place, the severity and the message. `whole` names the checked item. */
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

/** Prints advice on one line, for output without a table. */
export function adviceLine({ param, message, severity, code }: Advisory): string {
  const place = param === '' ? '' : ` at ${param}`
  return printable(`quotewright: ${severity} ${code}${place}: ${message}`).replaceAll('\n', ' ')
}
