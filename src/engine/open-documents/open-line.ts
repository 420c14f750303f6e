import { previewSettings, type LineSettings } from '../line.js'
import type { Contribution } from '../priced.js'
import { ZERO_CONTRIBUTION } from '../totals.js'
import { tempIdsOf, type TempId } from '../temp-ids.js'
import type { writeLine } from '../write-line.js'
import { priceLines } from '../engine.js'
import { checkFlashing } from '../../flashing/flashing-in-document.js'
import { valueAtStep } from '../../problem/path.js'
import type { SalesLine } from '../../wire/document.generated.js'

/** A form passes a function that calls no writer, to keep the writers out of its bundle. */
export type WriteLine = typeof writeLine

export interface OpenLine {
  readonly sent: unknown
  readonly written: SalesLine | undefined
  // V7
  readonly isAccepted: boolean
  /** Zero for a wrong line, so that any line can be subtracted. */
  readonly contribution: Contribution
  /** F9. Includes the tempIds of a wrong line. */
  readonly tempIds: readonly TempId[]
}

// V7
export function openLine(
  sent: unknown,
  settings: Omit<LineSettings, 'stage'> & { readonly writeLine: WriteLine },
  isSubmitted: boolean,
): OpenLine {
  const { kept, sum, missing } = priceLines([sent], previewSettings(settings), (line) => ({
    written: settings.writeLine(line, settings.account.currency),
    isFlashingAccepted: line.kind !== 'flashing' || checkFlashing(line.line, isSubmitted).length === 0,
  }))
  const [line] = kept
  const tempIds = tempIdsOf(valueAtStep(sent, 'flashing'))
  if (line === undefined) {
    return { sent, written: undefined, isAccepted: false, contribution: ZERO_CONTRIBUTION, tempIds }
  }
  const { written, isFlashingAccepted } = line
  return { sent, written, isAccepted: isFlashingAccepted && missing.length === 0, contribution: sum, tempIds }
}

/** Tells whether a line has problems even in a preview. */
export function isWrong({ written }: OpenLine): boolean {
  return written === undefined
}

export function isRefused({ isAccepted }: OpenLine): boolean {
  return !isAccepted
}

export function idsOf(line: OpenLine | undefined): readonly string[] {
  return line === undefined ? [] : line.tempIds.map(({ tempId }) => tempId)
}
