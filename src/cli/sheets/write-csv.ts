import { csvPackage } from './sheet-packages.js'
import { formatQuantity } from '../../entries/input.js'

/** Makes spreadsheet programs read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** Escapes no formulas: `rowsFromDocument` does, as it knows which are texts. */
export async function csvText(rows: readonly (readonly string[])[], locale: string): Promise<string> {
  const { unparse } = await csvPackage()
  const delimiter = formatQuantity('0.5', { locale }).includes(',') ? ';' : ','
  return `${BYTE_ORDER_MARK}${unparse(
    rows.map((row) => row.slice()),
    { delimiter, newline: '\r\n' },
  )}\r\n`
}
