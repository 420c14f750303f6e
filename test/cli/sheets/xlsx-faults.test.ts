import { describe, expect, test } from 'vitest'
import { expectStored } from '../../stored-file.js'
import { runWith } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'
import { makeXlsx, makeZip, workbookParts, xmlRow, type TestPart } from './make-xlsx.js'

const folder = temporaryFolder()
const HEADINGS = xmlRow(1, ['Product', 'Quantity', 'Price'])
const number = (value: string, style = '') => ({ xml: `<c${style}><v>${value}</v></c>` })
const SCREWS = xmlRow(2, ['Screws', number('4'), number('12.5')])
const roof = (rows: string) => makeXlsx({ Roof: HEADINGS + rows })
const parts = workbookParts({ Roof: HEADINGS + SCREWS })
const WORKSHEET = 'xl/worksheets/sheet1.xml'
const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const STYLES = 'xl/styles.xml'

const textOf = (name: string) => String(parts[name]?.text)
/** Replaces a text in one part of the workbook. */
const changed = (name: string, from: string, to: string) =>
  makeZip({ ...parts, [name]: { text: textOf(name).replace(from, to) } })
const worksheetWith = (part: Partial<TestPart>) =>
  makeZip({ ...parts, [WORKSHEET]: { text: textOf(WORKSHEET), ...part } })
const without = (name: string) =>
  makeZip(Object.fromEntries(Object.entries(parts).filter(([one]) => one !== name)))

/** Overwrites bytes at the first or last place of a signature. */
function overwritten(signature: string, by: number, isLast = false): Buffer {
  const bytes = makeZip(parts)
  const at = isLast
    ? bytes.lastIndexOf(signature, undefined, 'latin1')
    : bytes.indexOf(signature, 0, 'latin1')
  bytes[at + 2] = by
  return bytes
}

/** Begins the packed worksheet with a kind of block that deflate does not have. */
function badlyPacked(): Buffer {
  const bytes = makeZip(parts)
  const header = bytes.indexOf(`PK\u0003\u0004`, bytes.indexOf(WORKSHEET) - 30, 'latin1')
  bytes[header + 30 + WORKSHEET.length] = 0xff
  return bytes
}

async function priced(bytes: Buffer, ...options: readonly string[]) {
  const file = folder.write('job.xlsx', bytes)
  const args = ['price', file, '--customer', 'cust_1', ...options]
  const { exitCode, stdout, stderr } = await runWith(args, { hasNotes: true })
  return { exitCode, stdout, stderr: stderr.replaceAll(file, 'job.xlsx') }
}

const FAULTS: Readonly<Record<string, () => Buffer>> = {
  'no zip': () => Buffer.from('Product,Quantity\n'),
  'an old or protected file': () => Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  'no end of the zip': () => overwritten('PK\u0005\u0006', 9),
  'no entry': () => overwritten('PK\u0001\u0002', 9, true),
  'no local header': () => overwritten('PK\u0003\u0004', 9, true),
  'a cut zip': () => makeZip(parts).subarray(0, -30),
  'a wrong checksum': () => worksheetWith({ checksum: 1 }),
  'a password': () => worksheetWith({ flags: 1 }),
  'another compression': () => worksheetWith({ method: 12 }),
  'broken compression': badlyPacked,
  'no workbook': () => without(WORKBOOK),
  'no relations': () => without(RELATIONS),
  'no worksheet': () => without(WORKSHEET),
  'no target of the relation': () => changed(RELATIONS, 'Target=', 'Other='),
  'no sheet': () => makeXlsx({}),
  'broken XML': () => roof('<row r="2"><c r="A2"><v>1</c></row>'),
  'an impossible row': () => roof('<row r="1048577"></row>'),
  'a far row': () => roof('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'),
  'a far column': () => roof('<row r="2"><c r="XFD2"><v>1</v></c></row>'),
}

describe('an XLSX file that cannot be read', () => {
  test('is refused with its stored reason', async () => {
    let text = ''
    for (const [name, bytes] of Object.entries(FAULTS)) {
      const { exitCode, stdout, stderr } = await priced(bytes())
      expect([name, exitCode, stdout]).toEqual([name, 2, ''])
      text += `${name}\n  ${stderr}`
    }
    const { stderr } = await priced(
      makeXlsx({ Roof: '', 'Hidden prices': '', 'A &amp; B &lt;1&gt;': '' }),
      '--sheet',
      'Barn',
    )
    expectStored(`${text}no such sheet\n  ${stderr}`, new URL('stored/xlsx-faults.txt', import.meta.url))
  })
})

interface Answer {
  readonly quote?: { readonly total: { readonly amountMicros: string } }
  readonly errors?: readonly { readonly cell?: string; readonly code: string }[]
}

/** Returns the total in micros, or the cells and codes of the problems. */
async function outcome(bytes: Buffer, ...options: readonly string[]): Promise<string> {
  const { stdout } = await priced(bytes, ...options)
  const { quote, errors = [] } = JSON.parse(stdout) as Answer
  return quote?.total.amountMicros ?? errors.map(({ cell = '', code }) => `${cell} ${code}`).join(', ')
}

describe('an unusual XLSX file', () => {
  // 4 × 12.50 = 50.00, + 10 % tax = 55.00
  test.each([
    ['with an absolute target', () => changed(RELATIONS, '"worksheets/', '"/xl/worksheets/')],
    ['without styles', () => without(STYLES)],
    ['with a comment behind the zip', () => Buffer.concat([makeZip(parts), Buffer.alloc(500)])],
    [
      'with a broken part that no sheet needs',
      () => makeZip({ ...parts, 'a.png': { text: 'x', checksum: 1 } }),
    ],
    ['with a part that is only stored', () => worksheetWith({ method: 0 })],
    [
      'with only hidden sheets',
      () => makeXlsx({ 'Hidden roof': HEADINGS + SCREWS, 'Hidden shed': HEADINGS }),
    ],
  ])('%s is read as usual', async (_name, bytes) => {
    expect(await outcome(bytes())).toBe('55000000')
  })

  test('names the other sheets in a note, and prints no note for a single sheet', async () => {
    const rows = HEADINGS + SCREWS
    const several = await priced(makeXlsx({ 'Hidden prices': rows, Roof: rows, 'Shed &amp; barn': rows }))
    expect(several.stderr).toMatch(
      /note: reads the sheet Roof of job\.xlsx; .*: Hidden prices, Shed & barn\n/,
    )
    expect((await priced(roof(SCREWS))).stderr).not.toContain('reads the sheet')
  })
})

describe('the format of a number in an XLSX file', () => {
  const formatted = (code: string, value = '12.5') =>
    makeZip({
      ...workbookParts({ Roof: HEADINGS + xmlRow(2, ['Screws', number('4'), number(value, ' s="3"')]) }),
      [STYLES]: { text: textOf(STYLES).replace('#,##0.00\\ [$€-407]', code) },
    })

  test.each([
    ['[$€-407] 0.00', 'C2 unreadable_text'],
    ['0.00 [$EUR]', 'C2 unreadable_text'],
    ['0.00 &quot; EUR &quot;', 'C2 unreadable_text'],
    ['£0.00', 'C2 unreadable_text'],
    ['0.00 [$AUD]', '55000000'],
    ['[$$-C09]0.00', '55000000'],
    ['0.00 &quot;each&quot;', '55000000'],
    ['0.00 &quot;%&quot;', '55000000'],
    ['0.00\\%', '55000000'],
    ['[Red]0.00', '55000000'],
  ])('may be %s, which gives %s', async (code, expected) => {
    expect(await outcome(formatted(code))).toBe(expected)
  })

  test('makes a percentage unreadable as a price, and keeps it exact as a discount', async () => {
    expect(await outcome(formatted('0.0%', '0.125'))).toBe('C2 unreadable_text')
    const headings = xmlRow(1, ['Product', 'Quantity', 'Price', 'Discount'])
    const row = (style: string) =>
      xmlRow(2, ['Screws', number('4'), number('12.5'), number('0.07', ` s="${style}"`)])
    // 50.00 − 7 % = 46.50, + 4.65. The product 0.07 × 100 is 7.000000000000001 in doubles.
    expect(await outcome(makeXlsx({ Roof: headings + row('1') }))).toBe('51150000')
  })
})
