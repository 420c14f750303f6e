import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runWith } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'
import { makeXlsx, makeZip, workbookParts, xmlRow } from './make-xlsx.js'

const folder = temporaryFolder()
const samples = join(import.meta.dirname, '../../../docs/samples')

interface Answer {
  readonly quote: { readonly total: { readonly amountMicros: string }; readonly lines: readonly unknown[] }
  readonly errors: readonly { readonly cell?: string; readonly code: string; readonly param: string }[]
}

let files = 0
/** Prices a file with these contents. */
async function price(ending: string, contents: string | Buffer, ...options: readonly string[]) {
  const file = folder.write(`job${String(files++)}${ending}`, contents)
  const { exitCode, stdout, stderr } = await runWith(['price', file, ...options])
  return { exitCode, stderr, stdout, answer: (stdout === '' ? {} : JSON.parse(stdout)) as Answer }
}

const totalOf = ({ answer }: Awaited<ReturnType<typeof price>>) => answer.quote.total.amountMicros

const CSV =
  'Type,Product,Pieces,Qty,Price\r\ncustomer,cust_1\r\nsheet,Blech ä,"22/6.1, 14/4.35",,$19.85\r\nitem,Screws,,4,12.50\r\n'
/** 3872.74 + 50.00, and 10 % tax. */
const TOTAL = '4315010000'

describe('price of a CSV file', () => {
  test('prices the sample of 25 lines, like the same lines as XLSX', async () => {
    const [csv, xlsx] = await Promise.all(
      ['estimate.csv', 'estimate.xlsx'].map((name) => runWith(['price', join(samples, name)])),
    )
    expect(csv?.exitCode).toBe(0)
    expect(csv?.stdout).toBe(xlsx?.stdout)
    const { quote } = JSON.parse(csv?.stdout ?? '') as Answer
    expect(quote.lines).toHaveLength(25)
    expect(quote.total.amountMicros).toBe('16538570000')
  })

  test('advises on long pieces, and not on quantities of metres', async () => {
    const long = (row: string) =>
      price('.csv', `Product,Unit,Qty,Pieces,Price\n${row},3`, '--customer', 'cust_1')
    for (const row of ['Battens,lm,310.5,', 'Foil,m2,84.5,']) expect((await long(row)).stderr).toBe('')
    expect((await long('Sheet,,,2 pcs @ 31m')).stderr).toContain('piece_very_long')
  })

  test.each<readonly [string, string | Buffer]>([
    ['commas', CSV],
    ['a byte order mark', `\ufeff${CSV}`],
    ['UTF-16 in little endian', Buffer.from(`\ufeff${CSV}`, 'utf16le')],
    ['UTF-16 in big endian', Buffer.from(`\ufeff${CSV}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(CSV, 'utf16le')],
    ['UTF-16 without a mark, with a title in Japanese', Buffer.from(`屋根\r\n${CSV}`, 'utf16le')],
    ['Windows-1252', Buffer.from(CSV, 'latin1')],
    [
      'tabs',
      CSV.replace('"22/6.1, 14/4.35"', '22/6.1 14/4.35').replaceAll(',', '\t').replace('6.1 14', '6.1, 14'),
    ],
    [
      'semicolons',
      CSV.replace('"22/6.1, 14/4.35"', '22/6.1 & 14/4.35').replaceAll(',', ';').replace(' &', ','),
    ],
    ['a line that names the separator', `sep=,\r\n${CSV}`],
    ['line feeds', CSV.replaceAll('\r\n', '\n')],
    ['carriage returns', CSV.replaceAll('\r\n', '\r')],
    [
      'a heading that begins like a zip file',
      CSV.replaceAll('Type,', 'PK,Type,').replace(/\n(?=\w+,)/g, '\n,'),
    ],
    [
      'UTF-16 without a mark, with a character of a low byte of zero',
      Buffer.from(`Māori Ā\r\n${CSV}`, 'utf16le'),
    ],
  ])('reads %s', async (_what, contents) => {
    const priced = await price('.csv', contents)
    expect(priced.exitCode).toBe(0)
    expect(totalOf(priced)).toBe(TOTAL)
    expect(JSON.stringify(priced.answer)).toContain('Blech ä')
  })

  test('reads the characters of Windows-1252 that are not in Latin-1', async () => {
    // The bytes from 0x80, without 0x81, 0x8d, 0x8f, 0x90 and 0x9d, which stand for nothing, and their code points.
    const codes =
      '80 20ac 82 201a 83 0192 84 201e 85 2026 86 2020 87 2021 88 02c6 89 2030 8a 0160 8b 2039 8c 0152 8e 017d ' +
      '91 2018 92 2019 93 201c 94 201d 95 2022 96 2013 97 2014 98 02dc 99 2122 9a 0161 9b 203a 9c 0153 9e 017e 9f 0178'
    const [bytes, characters] = [0, 1].map((side) =>
      codes.split(' ').flatMap((code, at) => (at % 2 === side ? [parseInt(code, 16)] : [])),
    )
    const row = (text: string) => `Product,Qty,Price\nx${text}x,4,12.50\n`
    const contents = Buffer.from(row(String.fromCharCode(...(bytes ?? []))), 'latin1')
    const priced = await price('.csv', contents, '--customer', 'cust_1')
    expect(priced.answer.quote.lines).toMatchObject([
      { onTheFly: { productName: `x${String.fromCharCode(...(characters ?? []))}x` } },
    ])
  })

  test.each([
    [
      'Dachdecker Müller, Köln\nAngebot 114\nArtikel;Menge;Preis\nBlech, verzinkt, blank, 2 m;4;12,50\n',
      'de-DE',
    ],
    ['Artikel;Menge;Preis\n"Blech; 2 m";4;12,50\n', 'de-DE'],
    ['Artikel;Menge;Preis\nBlech,verzinkt,blau,matt;4;12,50\n', 'de-DE'],
    ['Harbour Roofing; Sydney\n\nItem,Quantity,Price\nScrews; 65 mm,4,12.50\n', 'en-AU'],
    ['Item, Quantity, Price\nScrews, 4, 12.50\n', 'en-AU'],
  ])('finds the separator below a title and beside prose: %j', async (text, locale) => {
    const priced = await price('.csv', text, '--locale', locale, '--customer', 'cust_1')
    expect(totalOf(priced)).toBe('55000000')
  })

  test('notes a heading of --mapping that the sheet does not have', async () => {
    const mapping = folder.write('other.json', { columns: { 'Sell ex GST': 'unitPrice' } })
    const file = folder.write('sell.csv', 'Product,Qty,Price\nScrews,4,12.50\n')
    const args = ['price', file, '--mapping', mapping, '--customer', 'cust_1']
    const { exitCode, stderr } = await runWith(args, { hasNotes: true })
    expect([exitCode, stderr.includes('“Sell ex GST”')]).toEqual([0, true])
  })

  test('reports a problem of pricing at its cell', async () => {
    const text = 'Product,Qty,Price,Disc %\nScrews,4,5,120%\n'
    const priced = await price('.csv', text, '--customer', 'cust_1')
    expect(priced.exitCode).toBe(1)
    expect(priced.stdout).toContain('"D2: ')
    const { stdout } = await runWith(['price', folder.write('t.csv', text), '--format', 'table'])
    expect(stdout).toMatch(/^D2 /m)
  })

  test.each<readonly [string, string, string]>([
    ['bytes that are not text', '.csv', 'Product,Qty\nScrews,\0\n'],
    ['an empty XLSX', '.xlsx', ''],
  ])('ends in a sentence for %s', async (_what, ending, contents) => {
    const { exitCode, stderr, stdout } = await price(ending, contents)
    expect(exitCode).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^quotewright: .*\.\n$/)
  })

  test.each([
    ['a million rows', 'Screws,4\n'.repeat(1_000_000)],
    ['rows below an empty row at the limit', `${'Screws,4\n'.repeat(9_999)},\nTape,1\n`],
  ])('ends in a sentence for %s', async (_what, rows) => {
    const { exitCode, answer } = await price('.csv', `Product,Qty\n${rows}`)
    expect(exitCode).toBe(1)
    expect(answer.errors.map(({ code }) => code)).toEqual(['too_many_rows'])
  })

  test('reads as many rows as a sheet may have, and ignores empty lines at the end', async () => {
    const { answer } = await price('.csv', `Product,Qty\nScrews,four\n${'Tape\n'.repeat(9_998)}\n\n`)
    expect(answer.errors.map(({ code }) => code)).toEqual(['unreadable_text'])
  })
})

describe('price of an XLSX file', () => {
  const HEADINGS = xmlRow(1, ['Product', 'Quantity', 'Price', 'Discount'])
  const SCREWS = xmlRow(2, ['Screws', { xml: '<c><v>4</v></c>' }, { xml: '<c><v>12.5</v></c>' }])
  const priceRows = (rows: string, ...options: readonly string[]) =>
    price('.xlsx', makeXlsx({ Roof: rows }), '--customer', 'cust_1', ...options)

  test('reads percentages by their format, in any locale, and the stored values of formulas', async () => {
    const cells = [
      'Screws',
      { xml: '<c><f>1+3</f><v>4</v></c>' },
      { xml: '<c><v>12.5</v></c>' },
      { xml: '<c s="1"><v>0.125</v></c>' },
    ]
    // 50.00 − 12.5 % = 43.75, + 4.38
    for (const locale of ['en-AU', 'de-DE'])
      expect(totalOf(await priceRows(HEADINGS + xmlRow(2, cells), '--locale', locale))).toBe('48130000')
  })

  test.each([
    ['200.001', 'out_of_range', { sent: '20000.1' }],
    ['0.333333333333333', 'too_many_decimals', { sent: '33.333333333333' }],
    ['1E-9', 'too_many_decimals', { sent: '0.0000001' }],
    ['1E+30', 'unreadable_text', { reason: 'not_a_number' }],
  ])('refuses a percentage of %s instead of dropping it', async (share, code, details) => {
    const cells = [
      'Screws',
      { xml: '<c><v>3</v></c>' },
      { xml: '<c><v>100</v></c>' },
      { xml: `<c s="1"><v>${share}</v></c>` },
    ]
    const { answer } = await priceRows(HEADINGS + xmlRow(2, cells))
    expect(answer.errors).toMatchObject([{ code, param: 'lines[0].on_the_fly.pricing.discount', details }])
  })

  test('N3: refuses an amount in the format of another currency', async () => {
    const priced = (style: string) =>
      priceRows(
        HEADINGS +
          xmlRow(2, ['Screws', { xml: '<c><v>4</v></c>' }, { xml: `<c s="${style}"><v>1234.567</v></c>` }]),
      )
    const { answer } = await priced('3')
    expect(answer.errors).toMatchObject([{ cell: 'C2', details: { reason: 'other_currency' } }])
    // 4 × 1234.567 = 4938.268, + 493.83
    expect(totalOf(await priced('4'))).toBe('5432100000')
  })

  test('reports dates and the errors of formulas at their cells', async () => {
    const cells = [
      'Screws',
      { xml: '<c s="2"><v>46195</v></c>' },
      { xml: '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>' },
    ]
    const { answer } = await priceRows(HEADINGS + xmlRow(3, cells))
    expect(answer.errors.map(({ cell, code }) => [cell, code])).toEqual([
      ['B3', 'date_cell'],
      ['C3', 'formula_error'],
    ])
  })

  test('reports the error of a formula in a row without other cells, above the lines or after the last', async () => {
    const error = { xml: '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>' }
    const after = await priceRows(HEADINGS + SCREWS + xmlRow(3, ['', error]) + xmlRow(5, [error]))
    expect(after.answer.errors.map(({ cell, code }) => [cell, code])).toEqual([
      ['B3', 'formula_error'],
      ['A5', 'formula_error'],
    ])
  })

  test('reports a formula without its result together with the other problems', async () => {
    const cells = ['Screws', 'four', { xml: '<c><f>D2*2</f></c>' }, { xml: '<c><f t="shared" si="0"/></c>' }]
    const { exitCode, answer } = await priceRows(HEADINGS + xmlRow(3, cells))
    expect(exitCode).toBe(1)
    expect(answer.errors.map(({ cell, code }) => [cell, code])).toEqual([
      ['C3', 'formula_cell'],
      ['D3', 'formula_cell'],
      ['B3', 'unreadable_text'],
    ])
  })

  test('reads the first visible sheet, or the one of --sheet', async () => {
    const sheets = { 'Hidden prices': xmlRow(1, ['x']), Roof: HEADINGS + SCREWS, Shed: HEADINGS }
    const first = await price('.xlsx', makeXlsx(sheets), '--customer', 'cust_1')
    expect(totalOf(first)).toBe('55000000')
    const second = await price('.xlsx', makeXlsx(sheets), '--customer', 'cust_1', '--sheet', 'Shed')
    expect(second.answer.errors.map(({ cell, code }) => [cell, code])).toEqual([['A2', 'no_lines']])
  })

  test('reads hidden rows and columns, and notes them', async () => {
    const hidden = SCREWS.replace('<row ', '<row hidden="1" ')
    for (const [rows, isNoted] of [
      [hidden, true],
      [SCREWS, false],
    ] as const) {
      const file = folder.write('hidden.xlsx', makeXlsx({ Roof: HEADINGS + rows }))
      const { stderr } = await runWith(['price', file, '--customer', 'cust_1'], { hasNotes: true })
      expect(stderr.includes('hidden rows or columns')).toBe(isNoted)
    }
  })

  test('reads a sheet whose empty rows reach to the end', async () => {
    const priced = await priceRows(`${HEADINGS}${SCREWS}<row r="1048576" ht="12"></row>`)
    expect(totalOf(priced)).toBe('55000000')
  })

  test('reads XML with references to characters, single quotes and formats of conditional styles', async () => {
    const {
      'xl/workbook.xml': book,
      'xl/styles.xml': styles,
      ...rest
    } = workbookParts({
      Roof: HEADINGS + xmlRow(2, ['Screws', { xml: '<c><v>4</v></c>' }, { xml: "<c s='3'><v>12.5</v></c>" }]),
      Shed: HEADINGS,
    })
    const zip = (name: string, sign: string) =>
      makeZip({
        ...rest,
        'xl/workbook.xml': {
          text: String(book?.text).replace(/name="Roof" (.*?) r:id="rId1"/, `name='${name}' $1 r:id='rId1'`),
        },
        'xl/styles.xml': {
          text: String(styles?.text)
            .replace('[$€-407]', `&quot;${sign}&quot;`)
            .replace(
              '</styleSheet>',
              '<dxfs><dxf><numFmt numFmtId="164" formatCode="0%"/></dxf></dxfs></styleSheet>',
            ),
        },
      })
    for (const [name, sign] of [
      ['D&#228;cher', '&#8364;'],
      ['D&#xE4;cher', '&#x20ac;'],
    ] as const) {
      const contents = zip(name, sign)
      const priced = (...options: readonly string[]) =>
        price('.xlsx', contents, '--sheet', 'Dächer', '--customer', 'cust_1', ...options)
      expect((await priced()).answer.errors).toMatchObject([
        { cell: 'C2', details: { reason: 'other_currency' } },
      ])
    }
  })

  const sheetOf = (rows: string) => makeXlsx({ Roof: HEADINGS + rows })
  const bomb = { text: Buffer.alloc(80 * 1024 * 1024, 0x20) }
  const parts = workbookParts({ Roof: HEADINGS + SCREWS })
  const worksheet = parts['xl/worksheets/sheet1.xml']?.text ?? ''
  const ADVERSARIAL_WORKBOOKS: Readonly<Record<string, () => Buffer>> = {
    'a zip bomb': () => makeZip({ ...parts, 'xl/sharedStrings.xml': bomb }),
    'a long text that every row repeats': () =>
      makeZip({
        ...parts,
        'xl/sharedStrings.xml': { text: `<sst><si><t>${'R'.repeat(1_000_000)}</t></si></sst>` },
        'xl/_rels/workbook.xml.rels': {
          text: String(parts['xl/_rels/workbook.xml.rels']?.text).replace(
            '</Relationships>',
            '<Relationship Id="rIdT" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
          ),
        },
        'xl/worksheets/sheet1.xml': {
          text: String(worksheet).replace(
            '</sheetData>',
            `${Array.from({ length: 100 }, (_, at) => `<row r="${String(at + 3)}"><c r="A${String(at + 3)}" t="s"><v>0</v></c></row>`).join('')}</sheetData>`,
          ),
        },
      }),
    'many parts': () =>
      makeZip(Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [String(at), { text: '' }]))),
    'a million cells without names': () => sheetOf(`<row>${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`),
    'a million rows': () => sheetOf('<row><c><v>1</v></c></row>'.repeat(1_000_000)),
    'a text that is missing': () => sheetOf('<row r="2"><c r="A2" t="s"><v>7</v></c></row>'),
    'nested rows': () => sheetOf('<row r="2"><c r="A2">'.repeat(10_000)),
  }

  test.each(Object.keys(ADVERSARIAL_WORKBOOKS))('ends in a sentence for %s', async (name) => {
    const { exitCode, stderr, stdout } = await price(
      '.xlsx',
      ADVERSARIAL_WORKBOOKS[name]?.() ?? Buffer.alloc(0),
    )
    expect(stderr).toMatch(/^quotewright: .*\.\n$/)
    expect([exitCode, stdout]).toEqual([2, ''])
  })
})

describe('CSV of a priced document', () => {
  test('has a byte order mark, and gives the same document when priced again', async () => {
    const { stdout } = await runWith(['price', join(samples, 'estimate.xlsx'), '--format', 'csv'])
    expect(stdout.startsWith('\ufeffType,Product,')).toBe(true)
    const [first, again] = await Promise.all([
      runWith(['price', join(samples, 'estimate.csv')]),
      runWith(['price', folder.write('again.csv', stdout)]),
    ])
    expect(JSON.parse(again.stdout)).toEqual(JSON.parse(first.stdout))
  })

  test('is also written for a JSON request, and keeps formulas from running', async () => {
    const pricing = { quantity: '-4', unitPrice: { amountMicros: '12500000' } }
    const lines = [{ onTheFly: { productName: '=cmd|calc', pricing } }, { notes: { text: '@SUM(A1)' } }]
    const request = folder.write('formulas.json', { customerId: 'cust_1', lines })
    const { stdout, stderr, exitCode } = await runWith([
      'price',
      request,
      '--format',
      'csv',
      '--locale',
      'de',
    ])
    expect(exitCode).toBe(0)
    expect(stderr).toBe('')
    expect(stdout.split('\r\n').slice(2, 4)).toEqual([
      "Artikel;'=cmd|calc;-4;12,50;-50,00",
      "Notiz;'@SUM(A1);;;",
    ])
  })

  test('leaves standard output empty if the request has problems', async () => {
    const { exitCode, stdout, stderr } = await price('.csv', 'Product,Qty\nScrews,ten\n', '--format', 'csv')
    expect([exitCode, stdout]).toEqual([1, ''])
    expect(stderr).toContain('B2')
  })
})
