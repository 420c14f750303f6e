import { nearName } from '../problem/near-name.js'
import { SPREADSHEET } from '../languages/spreadsheet.generated.js'
import type { Locale } from '../languages/languages.js'
import { plainWord, USUAL_HEADINGS, type ColumnName } from './column-names.js'
import type { ReadMapping } from './mapping.js'
import { textOfCell } from './read-cell.js'
import { cellName, found, type FoundInSheet } from './sheet-problem.js'

/** The columns of a sheet by their indexes, the ignored ones, and what is wrong with the headings. */
export interface SheetColumns {
  readonly byIndex: ReadonlyMap<number, ColumnName>
  readonly ignored: readonly string[]
  /** The columns without a meaning. Each is a problem if it has a filled cell. */
  readonly unknown: ReadonlyMap<number, FoundInSheet>
  readonly problems: readonly FoundInSheet[]
}

/** Reads the headings. Each column is known by its own name or by one of the usual ones, in any order. */
export function readHeadings(
  headings: readonly unknown[],
  row: number,
  mapping: ReadMapping,
  language: Locale,
): SheetColumns {
  const byIndex = new Map<number, ColumnName>()
  const indexes = new Map<ColumnName, number>()
  const unknown = new Map<number, FoundInSheet>()
  const problems: FoundInSheet[] = []
  const ignored: string[] = []
  headings.forEach((cell, index) => {
    const at = { cell: cellName(index, row), path: [] }
    const read = textOfCell(cell)
    const typed = read !== undefined && 'text' in read ? read.text.trim() : ''
    const word = plainWord(typed)
    const name = mapping.columns.get(word) ?? USUAL_HEADINGS.get(word)
    const before = name === undefined || name === 'ignore' ? undefined : indexes.get(name)
    if (word === '') unknown.set(index, found('no_heading', at))
    else if (name === undefined) {
      const near = nearHeading(typed, language)
      unknown.set(index, found('unknown_column', at, { typed, ...(near !== undefined && { near }) }))
    } else if (name === 'ignore') ignored.push(at.cell)
    else if (before !== undefined)
      problems.push(found('repeated_column', at, { typed, other: cellName(before, row) }))
    else {
      byIndex.set(index, name)
      indexes.set(name, index)
      if (name === 'total') ignored.push(at.cell)
    }
  })
  return { byIndex, ignored, unknown, problems }
}

/** Finds the heading that somebody probably meant, in their language. */
function nearHeading(typed: string, language: Locale): string | undefined {
  const { headings, otherHeadings } = SPREADSHEET[language]
  return nearName(typed, [...Object.values(headings), ...Object.values(otherHeadings).flat()])
}
