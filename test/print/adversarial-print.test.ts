import { describe, expect, test } from 'vitest'
import { renderQuoteHtml, QUOTE_VIEWS, type PrintOptions } from '../../src/entries/print.js'
import type { PricedQuote } from '../../src/entries/index.js'
import { documentOfSentinels } from './document-of-sentinels.js'
import { item, OPTIONS, printed, quoteOf, textOf } from './print.js'

const ATTACK = `</style><script>alert(1)</script>"'><img src=x onerror=alert(1)>`

/** Puts a text in place of every text that is neither a figure nor an id or a name. */
function attacked(value: unknown): unknown {
  if (typeof value === 'string') return /^(?:text|kept|any|street)\d+$/.test(value) ? ATTACK : value
  if (Array.isArray(value)) return value.map(attacked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, attacked(part)]))
}

describe('adversarial texts', () => {
  const texts = {
    title: ATTACK,
    number: ATTACK,
    date: ATTACK,
    validUntil: ATTACK,
    taxName: ATTACK,
    introduction: [ATTACK],
    terms: [ATTACK],
  }
  const party = { name: ATTACK, details: [ATTACK] }

  test.each(QUOTE_VIEWS)('are escaped wherever the view %s shows them', (view) => {
    const document = attacked(documentOfSentinels().document) as PricedQuote
    const html = printed(document, { view, company: party, customer: party, texts })
    expect(html).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>/)
    expect(html.match(/<style>|<style /g)).toHaveLength(1)
    expect(html.match(/<\/style>/g)).toHaveLength(1)
    expect(html).toContain('&lt;script&gt;')
    // Every tag is one of the layout.
    const tags = new Set([...html.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag))
    for (const tag of ['script', 'img', 'iframe', 'object', 'link', 'form', 'a', 'base'])
      expect(tags).not.toContain(tag)
  })

  test('are isolated from their surroundings, and their control characters are visible', () => {
    const html = printed(quoteOf([item('Sheet \u202e00.1$ \u0007\u2066end\ud800', '1000000')]))
    expect(html).toContain('<bdi>Sheet \ufffd00.1$ \ufffd\ufffdend\ufffd</bdi>')
  })

  test('do not load anything', () => {
    const html = printed(quoteOf([item('Sheet', '1000000')]))
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; img-src data:;`)
    expect(html).not.toMatch(/https?:|url\(|@import| src=/)
  })
})

describe('adversarial documents', () => {
  const quote = quoteOf([item('Sheet', '1000000')])
  const cyclic: Record<string, unknown> = { ...quote }
  cyclic['lines'] = [cyclic]
  const sparse: unknown[] = []
  sparse.length = 2 ** 32 - 1

  test.each<readonly [string, unknown, string]>([
    ['null', null, ''],
    ['a list', [], ''],
    ['a text', 'quote', ''],
    ['a total without its type', { ...quote, total: '12' }, 'total'],
    ['lines that are not a list', { ...quote, lines: { length: 5 } }, 'lines'],
    ['a list of four billion holes', { ...quote, lines: sparse }, 'lines[0]'],
    ['lines that contain themselves', cyclic, 'lines[0]'],
    ['a name that is a number', { ...quote, lines: [{ notes: { text: 5 } }] }, 'lines[0].notes.text'],
  ])('have problems with %s', (_, document, param) => {
    const answer = renderQuoteHtml(document as PricedQuote, OPTIONS)
    expect(answer.ok).toBe(false)
    expect(!answer.ok && answer.problems.map((problem) => problem.param)).toContain(param)
  })

  test('take work in proportion to their 10 000 lines', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) =>
      item(`Item ${String(index)} ${'long '.repeat(20)}`, '1000000'),
    )
    const small = printed(quoteOf(lines.slice(0, 1000))).length
    const large = printed(quoteOf(lines)).length
    expect(large / small).toBeLessThan(11)
    expect(textOf(printed(quoteOf(lines))).endsWith('Date')).toBe(true)
  })
})

describe('adversarial options', () => {
  const document = quoteOf([])
  const sparse: string[] = []
  sparse.length = 2 ** 32 - 1

  test.each<readonly [string, object, string]>([
    ['no view', { view: undefined }, 'options.view must'],
    ['an unknown view', { view: 'everybody' }, 'options.view must'],
    ['no locale', { locale: undefined }, 'options.locale must'],
    ['an unknown language', { language: 'xx' }, 'options.language must'],
    ['no company', { company: undefined }, 'options.company.name must'],
    [
      'a logo from the network',
      { company: { name: 'A', logo: 'https://a.example/l.png' } },
      'options.company.logo must',
    ],
    [
      'a logo that ends the attribute',
      { company: { name: 'A', logo: 'data:image/png;base64,AA"><script>' } },
      'options.company.logo must',
    ],
    ['terms with holes', { texts: { terms: sparse } }, 'options.texts.terms[0] must'],
    ['a number for a text', { texts: { number: 5 } }, 'options.texts.number must'],
    ['paper of another size', { paper: 'a3' }, 'options.paper must'],
    [
      'a date of issue that the calendar does not have',
      { texts: { date: '2027-02-29' } },
      'options.texts.date must',
    ],
    [
      'a last day that the calendar does not have',
      { texts: { validUntil: '2026-02-30' } },
      'options.texts.validUntil must',
    ],
    [
      'a due date that the calendar does not have',
      { texts: { dueDate: '2026-13-01T00:00:00Z' } },
      'options.texts.dueDate must',
    ],
    ['a wrong account', { account: { currency: 5 } }, 'options.account must'],
  ])('throw a TypeError that names them: %s', (_, wrong, message) => {
    const call = () => renderQuoteHtml(document, { ...OPTIONS, ...wrong } as PrintOptions)
    expect(call).toThrow(TypeError)
    expect(call).toThrow(message)
  })
})
