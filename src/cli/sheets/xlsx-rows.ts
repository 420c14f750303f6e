import type { readSheet } from 'read-excel-file/node'
import { formatPercent, parseInput } from '../../entries/input.js'
import type { SheetCell } from '../../entries/sheet.js'
import { subjectOf } from '../files.js'
import { CommandFailure } from '../process-io.js'
import type { ReadRows } from './csv-rows.js'
import { scanWorksheet, type WorksheetFacts } from './scan-worksheet.js'
import { signsOf, worksheetIn } from './workbook.js'
import { MAX_BYTES, tooLarge, UnreadableZip, zipOf, zipParts } from './zip-parts.js'

interface XlsxReading {
  readonly file: string
  /** Undefined for the first visible worksheet. */
  readonly sheet: string | undefined
  /** Percentages become texts in this locale. */
  readonly locale: string
  /** Amounts in the format of another currency become texts with its symbol. */
  readonly currency: string | undefined
}

/** Scans the file first, so that the package for XLSX only gets parts of a limited size. */
export async function xlsxRows(
  bytes: Buffer,
  { file, sheet, locale, currency }: XlsxReading,
): Promise<ReadRows> {
  if (bytes.subarray(0, 8).toString('hex') === OLD_EXCEL_SIGNATURE)
    throw new CommandFailure(
      `${subjectOf(file)} is protected by a password, or in the format of Excel 2003. Save it as .xlsx without a password.`,
    )
  const { readSheet } = await xlsxPackage()
  try {
    const parts = zipParts(bytes, (name) => /\.(?:xml|rels)$/.test(name))
    const { name, part, others } = worksheetIn(parts, sheet)
    const facts = scanWorksheet(parts.get(part)?.toString('utf8') ?? '', signsOf(parts))
    const rows = (await readSheet(zipOf(parts), name, { trim: false })) as unknown as SheetCell[][]
    checkCharacters(rows)
    const notes = [
      ...(others.length === 0
        ? []
        : [`reads the sheet ${name} of ${file}; --sheet NAME reads another: ${others.join(', ')}`]),
      ...(facts.hasHidden ? [`${file} has hidden rows or columns, and they are read too`] : []),
    ]
    return { rows: withFacts(rows, facts, locale, currency), notes }
  } catch (error) {
    const fault = error instanceof UnreadableZip ? error.message : 'is damaged'
    throw new CommandFailure(`${subjectOf(file)} ${fault}.`)
  }
}

/** A file may store a long text once, but repeat it in many cells. */
function checkCharacters(rows: readonly (readonly SheetCell[])[]): void {
  let left = MAX_BYTES
  for (const row of rows) for (const cell of row) left -= typeof cell === 'string' ? cell.length : 0
  if (left < 0) throw tooLarge()
}

/** Old and password-protected files begin with these bytes. */
const OLD_EXCEL_SIGNATURE = 'd0cf11e0a1b11ae1'

/** Spreadsheets keep 15 digits. */
const DIGITS = 15

// N4
const PERCENT_DECIMALS = 12

/** The package for XLSX leaves out the errors of formulas, and the signs of percentages and currencies. */
function withFacts(
  rows: readonly (readonly SheetCell[])[],
  { signs, errors }: WorksheetFacts,
  locale: string,
  currency: string | undefined,
): readonly (readonly SheetCell[])[] {
  const written = rows.map((row) => row.slice())
  const others = otherSigns(signs, locale, currency)
  for (const [row, column, sign] of signs) {
    const value = written[row]?.[column]
    const cells = written[row]
    if (typeof value !== 'number' || cells === undefined) continue
    if (sign === '%') cells[column] = percentText(value, locale)
    else if (others.has(sign)) cells[column] = `${sign} ${String(value)}`
  }
  for (const [row, column, text] of errors) {
    while (written.length <= row) written.push([])
    const cells = written[row]
    if (cells !== undefined) cells[column] = text
  }
  return written
}

/** Rounds to the decimals of percentages. Keeps a number that is too large, so that the reader of its cell refuses it. */
function percentText(share: number, locale: string): string {
  const percent = Number((share * 100).toPrecision(DIGITS))
  const wholeDigits = String(Math.trunc(Math.abs(percent))).length
  const decimals = Math.max(0, Math.min(PERCENT_DECIMALS, DIGITS - wholeDigits))
  return formatPercent(percent.toFixed(decimals), { locale }) || `${String(percent)}%`
}

function otherSigns(
  signs: WorksheetFacts['signs'],
  locale: string,
  currency: string | undefined,
): ReadonlySet<string> {
  if (currency === undefined) return new Set()
  const all = new Set(signs.map(([, , sign]) => sign))
  const isOther = (sign: string): boolean => {
    const typed = parseInput(`${sign} 1`, { kind: 'money', locale, currency })
    return typed.status === 'invalid' && typed.reason === 'other_currency'
  }
  return new Set([...all].filter(isOther))
}

async function xlsxPackage(): Promise<{ readonly readSheet: typeof readSheet }> {
  try {
    return await import('read-excel-file/node')
  } catch {
    throw new CommandFailure('XLSX needs a package that is not installed: npm install read-excel-file.')
  }
}
