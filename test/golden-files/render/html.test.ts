import { describe, expect, test } from 'vitest'
import { renderGoldenReport } from '../../../src/entries/golden.js'
import type { GoldenReport } from '../../../src/entries/golden.js'
import { allElements, elementsOf, readHtml, type XmlElement } from './read-xml.js'
import {
  CELLS_OF_TIES,
  both,
  cause,
  currencies,
  HARMFUL,
  adversarial,
  many,
  none,
  one,
  reportOn,
} from './reports.js'

const htmlOf = (report: GoldenReport, locale = 'en'): string =>
  renderGoldenReport(report, { format: 'html', locale })

const pageOf = (report: GoldenReport, locale?: string): XmlElement => readHtml(htmlOf(report, locale))

const textsOf = (element: XmlElement, name: string): readonly string[] =>
  elementsOf(element, name).map(({ text }) => text.trim())

/** Returns the bars of each chart: the class, start and width of each rectangle. */
function barsOf(report: GoldenReport) {
  return elementsOf(pageOf(report), 'figure').map((figure) =>
    elementsOf(figure, 'li').map((item) =>
      elementsOf(item, 'rect')
        .filter(({ attributes }) => attributes['class'] !== 'ground')
        .map(({ attributes: { class: name, x, width } }) => [name, Number(x), Number(width)]),
    ),
  )
}

describe('a report as HTML', () => {
  test.each([
    ['no causes', none],
    ['two causes', both],
    ['a cause in two currencies', currencies],
  ])('is well-formed for %s, without scripts and network access', (_, report) => {
    const elements = allElements(pageOf(report))
    const names = new Set(elements.map(({ name }) => name))
    for (const name of ['script', 'link', 'img', 'iframe', 'object', 'base', 'form']) {
      expect(names).not.toContain(name)
    }
    const links = elements.flatMap(({ attributes: { href, src } }) => [href, src].filter(Boolean))
    expect(links.filter((link) => link?.startsWith('#') !== true)).toEqual([])
    expect(elements.flatMap(({ attributes }) => Object.keys(attributes))).not.toContain('onclick')
    expect(htmlOf(report)).not.toMatch(/url\(|@import/)
    expect(htmlOf(report)).toContain("content=\"default-src 'none'; style-src 'unsafe-inline'\"")
  })

  test('has the outcome, the table, and a part for each cause', () => {
    const page = pageOf(both)
    expect(textsOf(page, 'title')[0]).toMatch(/^4,993 of 5,012 documents differ/)
    const rows = elementsOf(page, 'tr').slice(1)
    expect(rows.map(({ children }) => children.map(({ text }) => text))[0]).toEqual([
      ...CELLS_OF_TIES,
      'not accepted',
    ])
    const parts = elementsOf(page, 'details')
    expect(parts.map(({ attributes }) => attributes)).toEqual([
      { class: 'failing', open: '' },
      { class: 'accepted' },
    ])
    expect(elementsOf(page, 'a').map(({ attributes }) => attributes['href'])).toEqual([
      '#cause-1',
      '#cause-2',
    ])
    // A link opens the details element that contains its target.
    expect(parts.map((part) => elementsOf(part, 'p').map(({ attributes }) => attributes['id']))).toEqual([
      ['cause-1'],
      ['cause-2'],
    ])
    const [first, second] = parts.map((part) => elementsOf(part, 'dd').map(({ text }) => text))
    expect(first).toEqual([
      'line total (L3), lines[0].labour.pricing.total_price: 128.34 → 128.35',
      expect.stringMatching(/^The total of a line\./),
      'half a cent is rounded down',
      'line 1012, Q-7: 128.34 → 128.35 AUD (+0.01)',
      'line 3, 8: 1,000.00 AUD → no total',
      'document: 20.00 → 19.99 AUD (-0.01)',
      '128.34 → 128.35 AUD (+0.01)',
    ])
    expect(second).toEqual(['line 40, Q-40: 100.00 → 105.00 AUD (+5.00)', 'from 1 July'])
    expect(JSON.parse(textsOf(page, 'pre')[0] ?? '')).toEqual(both.causes[0]?.shrunk?.request)
  })

  test('has texts and numbers in German on request', () => {
    const page = pageOf(one, 'de')
    expect(page.attributes['lang']).toBe('de')
    expect(textsOf(page, 'dd')).toContain('Anfrage 1012, Q-7: 128,34 → 128,35 AUD (+0,01)')
    expect(textsOf(page, 'dd')[0]).toMatch(/^Gesamtpreis der Position \(L3\), .*: 128,34 → 128,35$/)
    expect(textsOf(page, 'b')).toContain('Die aufgezeichneten Zahlen runden Gleichstände zur geraden Ziffer')
  })

  test('shows increases right of zero and decreases left of zero, on a common scale', () => {
    const up = { up: '300000', down: '0', net: '300000' }
    const report = reportOn([
      cause({ cause: 'both', up: '100000', down: '-100000', net: '0' }),
      cause({ cause: 'up', ...up }),
    ])
    // The scale is from -10 to +30 cents, so zero is at 25%.
    expect(barsOf(report)).toEqual([
      [
        [['up', 25, 75]],
        [
          ['down', 0, 25],
          ['up', 25, 25],
        ],
      ],
    ])
    expect(textsOf(pageOf(report), 'text')).toEqual(['-0.10', '+0.30'])
  })

  test('shows a difference that is small relative to the others', () => {
    const report = reportOn([
      cause({ cause: 'wide', up: '9007199254740993000000', down: '-1', net: '9007199254740992999999' }),
      cause({ cause: 'small' }),
    ])
    expect(barsOf(report)).toEqual([
      [
        [
          ['down', 0, 1],
          ['up', 1, 99],
        ],
        [['up', 1, 1]],
      ],
    ])
  })

  test('has a chart for each currency, unless no amount differs', () => {
    expect(barsOf(currencies)).toEqual([[[['up', 0, 100]]], [[['down', 0, 100]]]])
    expect(barsOf(none)).toEqual([])
    expect(barsOf(reportOn([cause({ cause: 'a', up: '0', net: '0', largest: '0' })]))).toEqual([])
  })

  test('shows the first of ten thousand causes, and counts the others', () => {
    const page = pageOf(many)
    expect(elementsOf(page, 'details').length).toBe(500)
    expect(page.text).toContain('9,500 more causes are left out here.')
    const items = elementsOf(page, 'li')
    expect(items.length).toBe(12)
    // 9,989 × 49.81
    expect(items.at(-1)?.text).toMatch(/^9,989 other causes \+497,552\.09$/)
  })

  test.each(HARMFUL)('shows %j as text', (text) => {
    const page = pageOf(adversarial(text))
    const names = (element: XmlElement) => allElements(element).map(({ name }) => name)
    expect(names(page)).toEqual(names(pageOf(adversarial('harmless'))))
    expect(page.text).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e]/u)
    // JSON contains each character. Invisible characters are escaped.
    const [json = ''] = textsOf(page, 'pre')
    expect(JSON.parse(json)).toEqual({ [text]: [text] })
  })

  test('omits a request that is not JSON or too long to read', () => {
    const circle: Record<string, unknown> = {}
    circle['itself'] = circle
    const long = 'x'.repeat(30_000)
    for (const request of [circle, long, () => 1, 1n]) {
      const report = reportOn([cause({ cause: 'a', shrunk: { request, recorded: '0', current: '1' } })])
      expect(textsOf(pageOf(report), 'pre')).toEqual([])
    }
  })
})
