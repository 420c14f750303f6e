import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceQuote } from '../../src/entries/index.js'
import { parseInput } from '../../src/entries/input.js'
import { account, quoteRequest } from '../properties/requests.js'
import { printed, textsOf } from './print.js'

/** Reads a printed amount as a person types it. Returns micros. */
function amountIn(text: string, locale: string): bigint {
  const read = parseInput(text, { kind: 'money', locale, currency: 'AUD' })
  if (read.status !== 'ok') throw new Error(`${text} is ${read.status}`)
  return BigInt(read.value)
}

describe('Q4: the column of amounts', () => {
  test('adds up to the subtotal, and the rows below it to the total, as they are printed', () => {
    let documents = 0
    fc.assert(
      fc.property(quoteRequest, account, fc.constantFrom('en-AU', 'de-DE'), (request, settings, locale) => {
        const quote = priceQuote(request, { ...settings, currency: 'AUD' })
        if (!quote.ok) return
        documents++
        const html = printed(quote.value, { locale, account: { ...settings, currency: 'AUD' } })
        const sumOf = (texts: readonly string[]): bigint =>
          texts.filter(Boolean).reduce((sum, text) => sum + amountIn(text, locale), 0n)
        const lines = html.replace(/<tbody class="carried">.*?<\/tbody>/gs, '')
        expect(String(sumOf(textsOf(lines, 'amount')))).toBe(quote.value.subtotal.amountMicros)
        const [, totals = ''] = /<table class="totals">(.*?)<\/table>/s.exec(html) ?? []
        const rows = [...totals.matchAll(/<tr( class="total")?>.*?<td>(.*?)<\/td>/gs)]
        const withoutTax = quote.value.adjustments?.length ? rows.length - 3 : -1
        const total = rows.findIndex(([, isTotal]) => isTotal !== undefined)
        const added = rows
          .slice(0, total)
          .filter((_, index) => index !== withoutTax || (settings.tax ?? undefined) === undefined)
        expect(String(sumOf(added.map(([, , text = '']) => text)))).toBe(
          String(amountIn(rows[total]?.[2] ?? '', locale)),
        )
      }),
      { numRuns: 300 },
    )
    expect(documents).toBeGreaterThan(10)
  })
})
