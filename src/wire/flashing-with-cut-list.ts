import {
  NO_CUT_LIST_ITEM,
  readCutListItem,
  readFlashingLine,
  type ParsedCutListItem,
  type ParsedFlashingLine,
} from './flashing.generated.js'
import { listOf, newReading, type Reader } from './reading.js'

/** F6: calculators need the cut list, which documents keep unread. */
export interface FlashingWithCutList extends ParsedFlashingLine {
  readonly subitems: readonly ParsedCutListItem[] | undefined
}

export const readCutList = listOf(readCutListItem, NO_CUT_LIST_ITEM)

export const readFlashingWithCutList: Reader<FlashingWithCutList> = (value, step, reading) => {
  const read = readFlashingLine(value, step, reading)
  if (read === undefined) return undefined
  if (read.subitems === undefined) return { ...read, subitems: undefined }
  reading.path.push(step)
  const subitems = readCutList(read.subitems, 'subitems', reading)
  reading.path.pop()
  return { ...read, subitems }
}

/** Takes any value. Returns undefined if the list has problems. */
export function cutListIn(subitems: unknown): readonly ParsedCutListItem[] | undefined {
  const reading = newReading()
  const list = readCutList(subitems, 'subitems', reading)
  return reading.problems.length > 0 ? undefined : list
}
