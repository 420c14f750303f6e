/** Compares the words of sheets that are understood, in both languages, with a stored list of them. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { requestFromRows, type SheetCell } from '../../src/entries/sheet.js'
import { expectStored } from '../stored-file.js'

const SETTINGS = { locale: 'en-AU', currency: 'AUD', request: { customerId: 'cust_1' } }
const SCREWS = ['Screws', '4', '12.50']

function read(...rows: readonly (readonly SheetCell[])[]) {
  return requestFromRows(rows, SETTINGS)
}

/** Two headings with one meaning are a problem, except those of totals, which are not read. */
function isHeading(column: string, word: string): boolean {
  if (column === 'total') return isIgnored(word)
  const sheet = read([column, word], ['Screws', '4'])
  const isRepeated =
    !sheet.ok && sheet.problems.some(({ cell, code }) => `${cell} ${code}` === 'B1 repeated_column')
  return column === word || isRepeated
}

function isIgnored(word: string): boolean {
  const sheet = read(['Product', 'Quantity', 'Price', word], [...SCREWS, '1'])
  return sheet.ok && sheet.value.ignored.join() === 'D1'
}

function isTaxFree(word: string): unknown {
  const sheet = read(['Product', 'Quantity', 'Price', 'Tax-free'], [...SCREWS, word])
  if (!sheet.ok) return sheet.problems.map(({ code }) => code)
  const [line] = sheet.value.request['lines'] as readonly { onTheFly: { pricing: { isTaxFree?: boolean } } }[]
  return line?.onTheFly.pricing.isTaxFree
}

/** Shows how a row of this type is read, after a row of an item. */
function ofType(word: string): string {
  const price = ['subtotal', 'tax', 'total'].includes(word) ? '' : '8'
  const sheet = read(['Type', 'Product', 'Quantity', 'Price'], ['item', ...SCREWS], [word, 'Tape', '', price])
  return JSON.stringify(
    sheet.ok ? sheet.value : sheet.problems.map(({ cell, code, param }) => [cell, code, param]),
  )
}

function isUnderstood(meaning: string, word: string): boolean {
  const [kind, name = ''] = meaning.split(' ')
  if (kind === 'yes') return isTaxFree(word) === true
  if (kind === 'no') return isTaxFree(word) === false
  if (kind === 'ignored') return isIgnored(word)
  return kind === 'heading' ? isHeading(name, word) : ofType(word) === ofType(name)
}

test('words of headings, types, yes and no are understood in both languages', () => {
  const file = new URL('stored/words.txt', import.meta.url)
  const understood = readFileSync(file, 'utf8').replace(
    /^(.+?): (.+)$/gm,
    (_, meaning: string, words: string) => {
      const known = words.split(', ').filter((word) => isUnderstood(meaning, word))
      return `${meaning}: ${known.join(', ')}`
    },
  )
  expectStored(understood, file)
  expect(isTaxFree('maybe')).toEqual(['not_yes_or_no'])
})
