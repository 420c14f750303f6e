import { contentsOf, rowKindOf, textOf } from './form-options.js'
import type { RowContents } from './read-row.js'
import { FIELDS, isOffered, type OptionalFields, type RowKind } from './row-kinds.js'

/** The last field takes the remaining cells. A flashing has one typed field, its name, which takes them all. */
export function rowsInCells(
  kind: RowKind,
  text: string,
  { needsTotals }: OptionalFields,
): readonly RowContents[] {
  const names = FIELDS[rowKindOf(kind, 'kind')]
    .filter(({ name }) => isOffered(name, { hasProducts: false, needsTotals }))
    .map(({ name }) => name)
  return spreadsheetCells(textOf(text, 'text')).map((cells) => {
    const restOf = (from: number): string => cells.slice(from).join('\t').trimEnd()
    if (kind === 'flashing') return contentsOf({ kind, line: { productName: restOf(0) } })
    const whole = [...cells.slice(0, names.length - 1), restOf(names.length - 1)]
    const texts = Object.fromEntries(names.map((name, column) => [name, whole[column] ?? '']))
    return contentsOf({ kind, texts })
  })
}

/** Splits pasted text. A cell with a tab, line end or quote is quoted. Drops empty rows. */
function spreadsheetCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy
  for (let end = false; !end && cell.lastIndex <= text.length;) {
    const found = cell.exec(text)
    if (found === null) break
    const [, quoted, plain = '', after] = found
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (after === '') end = true
    else if (after !== '\t') rows.push([])
  }
  return rows.filter((cells) => cells.some((one) => one.trim() !== ''))
}
