import { describe, expect, test } from 'vitest'
import type { PriceBookReport } from '../../../src/entries/price-book.js'
import { runWith, type RunResult } from '../run-with.js'
import { makeXlsx, xmlRow } from '../sheets/make-xlsx.js'
import { temporaryFolder } from '../temporary-folder.js'

interface Xml {
  readonly xml: string
}

const folder = temporaryFolder()
const ACCOUNT = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }
const caps = (quantity: string) => ({
  customerId: 'cust_1',
  lines: [
    {
      onTheFly: {
        productName: 'Ridge cap',
        pricing: { quantity, unitPrice: { amountMicros: '11230000' } },
      },
    },
  ],
})
const LIST = [
  { product: 'Ridge cap', unit: 'each', validFrom: '2026-01-01', validTo: '2026-12-31', price: '11.23' },
  { product: 'Ridge cap', unit: 'each', validFrom: '2027-01-01', price: '11.95' },
]

const files = (list: object = LIST, requests: readonly unknown[] = [caps('3'), caps('100')]) => ({
  account: folder.write('account.json', ACCOUNT),
  quotes: folder.write('quotes.ndjson', requests.map((one) => `${JSON.stringify(one)}\n`).join(' \t\r\n')),
  list: folder.write('new.json', list),
})

const of = (cells: string) => cells.split(',')

const verify = (...args: readonly string[]): Promise<RunResult> => runWith(['golden', 'verify', ...args])

describe('golden verify --price-book', () => {
  test('D8: reports what a list changes, by product, as JSON', async () => {
    const { account, quotes, list } = files()
    const { stdout, stderr, exitCode } = await verify(
      ...[quotes, '--account', account, '--price-book', list, '--date', '2027-01-01', '--format', 'json'],
    )
    expect([stderr, exitCode]).toEqual(['', 1])
    const report = JSON.parse(stdout) as PriceBookReport
    // 103 × 0.72 = 74.16, and with tax (35.85 − 33.69) × 1.1 = 2.376 and 72.00 × 1.1 = 79.20.
    expect(report.products).toMatchObject([{ product: 'Ridge cap', lines: 2, net: '74160000' }])
    // 33.69 × 1.1 = 37.059 → 37.06 and 35.85 × 1.1 = 39.435 → 39.44, so 2.38; in all 81.58.
    expect(report.totals).toMatchObject([{ net: '81580000' }])
  })

  test('reads the same list from a CSV file', async () => {
    const { account, quotes, list } = files()
    const csv = folder.write(
      'new.csv',
      'Product;Unit;Valid from;Valid to;Price\r\nRidge cap;each;2026-01-01;2026-12-31;11.23\r\nRidge cap;each;2027-01-01;;11.95\r\n',
    )
    const args = [quotes, '--account', account, '--date', '2027-01-01', '--format', 'json', '--price-book']
    expect(await verify(...args, csv)).toEqual(await verify(...args, list))
  })

  test('D2: reads the same list from an XLSX file with date cells', async () => {
    const { account, quotes, list } = files()
    // 46023 is the first day of 2026 as spreadsheets count, and style 2 a date.
    const [first, last, next] = [46_023, 46_387, 46_388].map((day) => ({
      xml: `<c s="2"><v>${String(day)}</v></c>`,
    })) as [Xml, Xml, Xml]
    const rows = [
      xmlRow(1, ['Product', 'Unit', 'Valid from', 'Valid to', 'Price']),
      xmlRow(2, ['Ridge cap', 'each', first, last, { xml: '<c><v>11.23</v></c>' }]),
      xmlRow(3, ['Ridge cap', 'each', next, { xml: '<c/>' }, { xml: '<c><v>11.95</v></c>' }]),
    ]
    const xlsx = folder.write('new.xlsx', makeXlsx({ Prices: rows.join('') }))
    const args = [quotes, '--account', account, '--date', '2027-01-01', '--format', 'json', '--price-book']
    expect(await verify(...args, xlsx)).toEqual(await verify(...args, list))
  })

  test('ends with 0 if the list changes nothing on that day', async () => {
    const { account, quotes, list } = files()
    const args = [quotes, '--account', account, '--price-book', list, '--date', '2026-12-31']
    expect((await verify(...args)).exitCode).toBe(0)
  })

  test('takes flashing prices next to the rows', async () => {
    const flashing = {
      productName: 'Apron',
      totalGirth: '250',
      bends: '2',
      unitPrice: { amountMicros: '12000000' },
      totalPrice: { amountMicros: '72000000' },
      subitems: [{ amount: 2, length: 3000 }],
      drawing: {},
    }
    const rows = [{ fromMm: 0, toMm: 300, prices: [{ bends: 2, price: { amountMicros: '12600000' } }] }]
    const { account, quotes, list } = files({ rows: [], flashingPrices: { sheets: [{ rows }] } }, [
      { customerId: 'cust_1', lines: [{ flashing }] },
    ])
    const { stdout } = await verify(quotes, '--account', account, '--price-book', list, '--format', 'json')
    // 12.60 × 6 m = 75.60.
    expect((JSON.parse(stdout) as PriceBookReport).products).toMatchObject([
      { product: 'Apron', net: '3600000' },
    ])
  })

  test('counts one more problem in the singular', async () => {
    const { account, quotes, list } = files(Array.from({ length: 21 }, () => ({ price: '1' })))
    const { stderr } = await verify(quotes, '--account', account, '--price-book', list)
    expect(stderr).toMatch(/ 1 more problem\n$/)
  })

  test('names a line that is too long', async () => {
    const { account, list } = files()
    const quotes = folder.write('long.ndjson', `{}\n{"reference":"${'x'.repeat(64 * 1024 * 1024)}"}\n`)
    const { stderr } = await verify(quotes, '--account', account, '--price-book', list)
    expect(stderr).toContain('Line 2 ')
    expect(stderr).not.toContain('JSON')
  })

  test('refuses a price book that does not exist', async () => {
    const { account, quotes } = files()
    const { stderr, exitCode } = await verify(quotes, '--account', account, '--price-book', 'new.xlsx')
    expect(exitCode).toBe(2)
    expect(stderr).not.toBe('')
  })

  const table = {
    sheets: [{ rows: [{ fromMm: 0, toMm: 300, prices: [{ bends: 2, price: { amountMicros: '-1' } }] }] }],
  }
  test.each<readonly [string, object, string]>([
    ['without prices', [], 'no prices'],
    ['without prices and tables', { rows: [], flashingPrices: { sheets: [] } }, 'no prices'],
    ['of other products', [{ product: 'Skylight', price: '9' }], 'No line in'],
    ['of other units', [{ product: 'Ridge cap', unit: 'm', price: '9' }], 'No line in'],
    ['of other price levels', [{ product: 'Ridge cap', priceLevel: 'Trade', price: '9' }], 'No line in'],
    ['that has ended', [LIST[0] ?? {}], 'No line in'],
    ['with a misspelt table', { rows: LIST, flashingPrice: table }, 'flashingPrice'],
    [
      'with a faulty table',
      { rows: LIST, flashingPrices: table },
      'flashing_prices.sheets[0].rows[0].prices[0]',
    ],
    ['with a misspelt heading', [of('Product,Unitt,Price'), of('Ridge cap,m,9')], 'Unitt'],
  ])('refuses a list %s', async (_, list, named) => {
    const { account, quotes, list: file } = files(list)
    const args = [quotes, '--account', account, '--price-book', file, '--date', '2027-01-01']
    const { stderr, exitCode } = await verify(...args)
    expect(exitCode).toBe(2)
    expect(stderr).toContain(named)
  })
})
