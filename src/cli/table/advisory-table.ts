import type { Advisory } from '../../index.js'
import { pointerTable } from './pointer-table.js'
import type { TableLook } from './presentation.js'

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
