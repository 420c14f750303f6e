/**
 * Splits a text from a spreadsheet into rows of cells. A cell that contains a tab, a line end or a quote is in
 * quotes. Rows with only empty cells are left out.
 */
export function spreadsheetCells(text: string): readonly (readonly string[])[] {
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
