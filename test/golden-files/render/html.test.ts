import { describe, expect, test } from 'vitest'
import { renderGoldenReport } from '../../../src/entries/golden.js'
import type { GoldenReport } from '../../../src/entries/golden.js'
import { formOf } from './form-of.js'
import { allElements, elementsOf, readHtml, type XmlElement } from './read-xml.js'
import { both, cause, currencies, HARMFUL, adversarial, many, none, one, reportOn } from './reports.js'

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

  test('has as many cells as headings, and no column for a single currency', () => {
    const cellsIn = (report: GoldenReport) =>
      elementsOf(pageOf(report), 'tr').map(({ children }) => children.length)
    expect(cellsIn(both)).toEqual([8, 8, 8])
    expect(new Set(cellsIn(currencies))).toEqual(new Set([9]))
  })

  test('has texts and numbers in German on request', () => {
    const page = pageOf(one, 'de')
    expect(page.attributes['lang']).toBe('de')
    expect(textsOf(page, 'dd')).toContain('Anfrage 1012, Q-7: 128,34 → 128,35 AUD (+0,01)')
    expect(textsOf(page, 'dd')[0]).toMatch(/^Gesamtpreis der Position \(L3\), .*: 128,34 → 128,35$/)
    expect(textsOf(page, 'b')).toContain('Die aufgezeichneten Zahlen runden Gleichstände zur geraden Ziffer')
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

  test('has only its outcome and its versions if no document differs', () => {
    const lines = htmlOf(none).split('\n')
    const main = lines.slice(lines.indexOf('<main>') + 1, lines.indexOf('</main>'))
    expect(main.map((line) => line.replace(/(?<=>)[^<]+/g, formOf))).toEqual([
      '<header><h1>x</h1>',
      '<p class="outcome">x 19 x.</p>',
      '<p class="versions">x 0.1.0 (x 3x9x), x 0.2.0 (x 81x0)</p></header>',
    ])
  })

  test('has the currency in the caption of its table, unless the currency has no name', () => {
    const captions = ['AUD', ''].flatMap((currency) =>
      textsOf(pageOf(reportOn([cause({ cause: 'a', currency })])), 'caption'),
    )
    expect(captions).toEqual([expect.stringContaining('AUD'), ''])
  })

  test('has 500 causes and ten charts, and counts the other causes', () => {
    const causes = Array.from({ length: 502 }, (_, index) =>
      cause({ cause: String(index), currency: `C${String(Math.min(index, 10))}` }),
    )
    const textOf = (count: number): string => htmlOf(reportOn(causes.slice(0, count)))
    // Patterns are used here: reading a page of this size as XML takes ten times as long.
    const all = (text: string, pattern: RegExp): readonly string[] =>
      [...text.matchAll(pattern)].map(([, one = '']) => one)
    const page = textOf(502)
    expect(all(page, /<details (class)/g).length).toBe(500)
    expect(all(page, /<th (scope="row")/g).length).toBe(500)
    expect(all(page, /<figcaption>.*? \((\w+)\)</g)).toEqual(
      Array.from({ length: 10 }, (_, index) => `C${String(index)}`),
    )
    const left = [502, 501, 500].map((count) => all(textOf(count), /<p class="left">(.*)<\/p>/g))
    expect(left).toEqual([[expect.stringMatching(/^2 /)], [expect.stringMatching(/^1 /)], []])
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
})
