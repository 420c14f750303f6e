import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  applyPriceBook,
  readPriceBook,
  verifyPrices,
  type PriceBook,
  type PriceTable,
} from '../../src/entries/price-book.js'

/** A request, the prices that a book fills in, and the findings in the filled request. */
interface Case {
  readonly name: string
  readonly why: string
  readonly date: string
  readonly priceLevel?: string
  readonly request: unknown
  /** Absent if only the request itself is verified. */
  readonly filled?: unknown
  /** By pointer: the number of the row, or the cell of the table of flashing prices. */
  readonly used?: Readonly<Record<string, number | string>>
  readonly findings: readonly unknown[]
}

interface CaseFile {
  readonly format: string
  readonly title: string
  readonly account: { readonly currency: string }
  readonly rows: readonly unknown[]
  readonly flashingPrices?: PriceTable
  readonly cases: readonly Case[]
}

interface RowsFile {
  readonly title: string
  readonly currency: string
  readonly locale: string
  readonly cases: readonly {
    readonly name: string
    readonly rows: readonly unknown[]
    readonly problems: readonly { readonly code: string; readonly param: string; readonly details?: object }[]
  }[]
}

const folder = new URL('../vectors/price-book/', import.meta.url)
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
const CASE_FILES = ['filled.json', 'verified.json', 'flashings.json']

function bookOf({ rows, account, flashingPrices }: CaseFile): PriceBook {
  const book = readPriceBook(rows, { ...account, flashingPrices })
  if (!book.ok) throw new Error(JSON.stringify(book.problems))
  return book.value
}

test('every file of vectors is read', () => {
  expect(readdirSync(folder).sort()).toEqual([...CASE_FILES, 'rows.json'].sort())
})

describe.each(CASE_FILES)('D3, D4, D6, D7: %s', (name) => {
  const file = read(name) as CaseFile
  const book = bookOf(file)

  test.each(file.cases)('$name: $why', ({ date, priceLevel, request, filled, used, findings }) => {
    const applied = applyPriceBook(request, book, date, file.account, { priceLevel })
    if (!applied.ok) throw new Error('the account is right')
    if (filled !== undefined) {
      expect(applied.value.request).toEqual(filled)
      const places = Object.entries(applied.value.used).map(
        ([pointer, entry]) => [pointer, 'cell' in entry ? entry.cell : entry.rowNumber] as const,
      )
      expect(Object.fromEntries(places)).toEqual(used)
    }
    const verified = verifyPrices(filled ?? request, book, date, file.account, { priceLevel })
    if (!verified.ok) throw new Error('the account is right')
    expect(verified.value.map(({ code, param, details }) => ({ code, param, details }))).toEqual(findings)
  })

  test('has unique names', () => {
    expect(new Set(file.cases.map((one) => one.name)).size).toBe(file.cases.length)
  })
})

describe('D1, D2, D5: rows.json', () => {
  const file = read('rows.json') as RowsFile

  test.each(file.cases)('$name', ({ rows, problems }) => {
    const book = readPriceBook(rows, file)
    const found = book.ok ? [] : book.problems
    expect(found.map(({ code, param }) => [code, param])).toEqual(
      problems.map(({ code, param }) => [code, param]),
    )
    for (const [index, { details }] of problems.entries())
      if (details !== undefined) expect(found[index]?.details).toEqual(details)
  })
})
