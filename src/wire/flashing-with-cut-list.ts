import {
  NO_CUT_LIST_ITEM,
  readCutListItem,
  readFlashingLine,
  type ParsedCutListItem,
  type ParsedFlashingLine,
} from './flashing.generated.js'
import { listOf, newReading, type Reader } from './reading.js'

/** A flashing line with its cut list parsed. Documents keep the list unread; calculators need it parsed (F6). */
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

/** Reads the cut list of a document, which may be any value. Returns undefined if it has problems. */
export function cutListIn(subitems: unknown): readonly ParsedCutListItem[] | undefined {
  const reading = newReading()
  const list = readCutList(subitems, 'subitems', reading)
  return reading.problems.length > 0 ? undefined : list
}
