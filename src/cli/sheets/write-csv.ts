import { csvPackage } from './sheet-packages.js'
import { formatQuantity } from '../../entries/input.js'

/** Spreadsheet programs need the mark to read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** `rowsFromDocument` escapes formulas, because it can tell texts from amounts. */
export async function csvText(rows: readonly (readonly string[])[], locale: string): Promise<string> {
  const { unparse } = await csvPackage()
  const delimiter = formatQuantity('0.5', { locale }).includes(',') ? ';' : ','
  return `${BYTE_ORDER_MARK}${unparse(
    rows.map((row) => row.slice()),
    { delimiter, newline: '\r\n' },
  )}\r\n`
}
