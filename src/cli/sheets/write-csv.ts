import type * as papaparse from 'papaparse'
import { formatQuantity } from '../../entries/input.js'
import { CommandFailure } from '../process-io.js'
import { withoutInnerCommands, withVisibleControls } from '../table/printable.js'

export async function csvPackage(): Promise<Pick<typeof papaparse, 'parse' | 'unparse'>> {
  try {
    return (await import('papaparse')).default
  } catch {
    throw new CommandFailure('CSV needs a package that is not installed: npm install papaparse.')
  }
}

/** Makes spreadsheet programs read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** Leaves formulas to `rowsFromDocument`, which knows which cells are texts. */
export async function csvText(rows: readonly (readonly string[])[], locale: string): Promise<string> {
  const { unparse } = await csvPackage()
  const delimiter = formatQuantity('0.5', { locale }).includes(',') ? ';' : ','
  return `${BYTE_ORDER_MARK}${unparse(
    rows.map((row) => row.map(printableCell)),
    { delimiter, newline: '\r\n' },
  )}\r\n`
}

/** Breaks commands to a build system, and makes control characters visible. Writes line ends as \n. */
function printableCell(text: string): string {
  return text
    .split(/\r\n|[\r\n]/)
    .map((line) => withVisibleControls(withoutInnerCommands(line).replace(COMMAND_AT_START, '$1: :')))
    .join('\n')
}

const COMMAND_AT_START = /^(\s*)::(?=[a-z])/i
