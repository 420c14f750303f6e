/**
 * Tests the quote at the beginning of docs/rules.md: the engine computes the figures of its table, and its rules
 * exist.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { priceQuote, parseAccount } from '../../src/entries/index.js'

const page = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8')
const [section = ''] = /^## One request, worked by hand$[\s\S]*?(?=^## N\. )/m.exec(page) ?? []
const [account, request] = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, json = '']) => JSON.parse(json) as unknown,
)
const rows = [...section.matchAll(/^\| `(.*?)` \| (.*?) \| (-?[\d.]+) \| (.*?) \|$/gm)].map(
  ([, figure = '', , value = '', rules = '']) => ({ figure, value, rules: rules.split(', ') }),
)

function priced(): unknown {
  const settings = parseAccount(account)
  if (!settings.ok) throw new Error(JSON.stringify(settings.problems))
  const quote = priceQuote(request, settings.value)
  if (!quote.ok) throw new Error(JSON.stringify(quote.problems))
  return quote.value
}

function at(value: unknown, figure: string): unknown {
  return figure
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
    .reduce<unknown>((part, step) => (part as Readonly<Record<string, unknown>> | undefined)?.[step], value)
}

/** Converts dollars to micros if the figure is an amount, and keeps other decimals. */
function written(value: string, found: unknown): unknown {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return value
  const [whole = '', fraction = ''] = value.split('.')
  return { amountMicros: String(BigInt(whole + fraction.padEnd(6, '0'))), currency: 'AUD' }
}

describe('the worked quote in docs/rules.md', () => {
  const quote = priced()

  test('has a table of at least 20 figures', () => {
    expect(rows.length).toBeGreaterThanOrEqual(20)
  })

  test.each(rows)('has the figure $figure: $value', ({ figure, value }) => {
    const found = at(quote, figure)
    expect(found).toEqual(written(value, found))
  })

  test('cites only rules of the page', () => {
    const unknown = rows.flatMap(({ rules }) => rules).filter((rule) => !page.includes(`\n### ${rule}. `))
    expect(unknown).toEqual([])
  })
})
