import { previewSettings, type LineSettings } from '../line.js'
import type { Contribution } from '../priced.js'
import { ZERO_CONTRIBUTION } from '../contribution.js'
import { tempIdsOf, type TempId } from '../temp-ids.js'
import type { writeLine } from '../write-line.js'
import { priceLines } from '../engine.js'
import { checkFlashing } from '../../flashing/flashing-in-document.js'
import { valueAtStep } from '../../problem/path.js'
import type { SalesLine } from '../../wire/document.generated.js'

/**
 * Writes the priced line for the answer. Called only for lines without problems. A form does not show written lines, so
 * it passes a function that returns a placeholder. Its bundle then contains no writers of lines.
 */
export type WriteLine = typeof writeLine

export interface OpenLine {
  readonly sent: unknown
  /** The result of `writeLine`; absent if the line is wrong. */
  readonly written: SalesLine | undefined
  /** Whether a document accepts the line: it is not wrong, and has every required field (V7). */
  readonly isAccepted: boolean
  /** Zero for a wrong line, so that any line can be subtracted. */
  readonly contribution: Contribution
  /** The tempIds of the drawings of the line, even of a wrong one (F9). */
  readonly tempIds: readonly TempId[]
}

/** Prices a line as in a preview, and checks whether a document would accept it (V7). */
export function openLine(
  sent: unknown,
  settings: Omit<LineSettings, 'stage'> & { readonly writeLine: WriteLine },
  isSubmitted: boolean,
): OpenLine {
  const { kept, sum, missing } = priceLines([sent], previewSettings(settings), (line) => ({
    written: settings.writeLine(line, settings.account.currency),
    // Lines of other kinds need no further check.
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

/** Whether a line has problems even in a preview, and therefore does not count. */
export function isWrong({ written }: OpenLine): boolean {
  return written === undefined
}

/** Whether a document rejects the line: it is wrong, or lacks a required field. */
export function isRefused({ isAccepted }: OpenLine): boolean {
  return !isAccepted
}

export function idsOf(line: OpenLine | undefined): readonly string[] {
  return line === undefined ? [] : line.tempIds.map(({ tempId }) => tempId)
}
