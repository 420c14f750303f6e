import type { Advisory } from '../../entries/index.js'
import { pointerTable } from './pointer-table.js'
import type { TableStyle } from './presentation.js'

/** Shows `whole` for an empty pointer. */
export function advisoryTable(
  advisories: readonly Advisory[],
  whole: string,
  { ink, width }: TableStyle,
): string {
  return pointerTable(
    advisories.map(({ param, message, severity, code }) => ({
      param,
      message,
      mark: `${severity}: ${code}`,
    })),
    { headings: ['Where', 'Advice'], whole, ink, width },
  )
}
