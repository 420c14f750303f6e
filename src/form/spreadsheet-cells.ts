import { FIELDS, type RowKind, type Texts } from './row-kinds.js'

/** Splits a text from a spreadsheet into the texts of rows. The last field gets the cells beyond the fields. */
export function rowsInCells(kind: RowKind, text: string): readonly Texts[] {
  const names = FIELDS[kind]
    .filter((field) => field.kind !== 'line' && field.name !== 'productId')
    .map(({ name }) => name)
  return spreadsheetCells(text).map((cells) => {
    const whole = [
      ...cells.slice(0, names.length - 1),
      cells
        .slice(names.length - 1)
        .join('\t')
        .trimEnd(),
    ]
    return Object.fromEntries(names.map((name, column) => [name, whole[column] ?? '']))
  })
}

/**
 * Splits a text from a spreadsheet into rows of cells. A cell that contains a tab, a line end or a quote is in
 * quotes. Rows with only empty cells are left out.
 */
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
