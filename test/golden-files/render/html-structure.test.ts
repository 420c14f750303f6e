import { describe, expect, test } from 'vitest'
import { goldenReportTexts, renderGoldenReport, type GoldenReport } from '../../../src/entries/golden.js'
import { formOf } from './form-of.js'
import { elementsOf, readHtml } from './read-xml.js'
import { cause, none, reportOn } from './reports.js'
import { inTwoCurrencies, small } from './small-report.js'

const htmlOf = (report: GoldenReport): string => renderGoldenReport(report, { format: 'html' })

/** Returns the lines inside `<main>`, with their texts and headings reduced to their form. */
function mainOf(report: GoldenReport): readonly string[] {
  const lines = htmlOf(report).split('\n')
  return lines
    .slice(lines.indexOf('<main>') + 1, lines.indexOf('</main>'))
    .map((line) =>
      line
        .replace(/(?<=>)[^<]+/g, (text) => formOf(text.replace(/&\w+;/g, '&')))
        .replace(/(?<=data-heading=")[^"]+/g, formOf),
    )
}

const HEADER = [
  '<header><h1>x</h1>',
  '<p class="outcome">2 x 21 x, 0.00 x; 1 x, x.</p>',
  '<p class="versions">x 0.1.0 (x 3x9x), x 0.2.0 (x 81x0)</p></header>',
]

const cellsOf = (report: GoldenReport) =>
  elementsOf(readHtml(htmlOf(report)), 'tr').map(({ children }) =>
    children.map(({ name, attributes, text }) => [
      name,
      attributes['class'],
      attributes['data-heading'],
      text,
    ]),
  )

describe('the structure of a report as HTML', () => {
  test('is the outcome, settings, table, a part for each cause, and unused acceptances', () => {
    const heading = '<th scope="col">x</th>'.repeat(8)
    const row = [
      '<tr><th scope="row"><a href="#cause-1"><bdi>x</bdi></a></th>',
      '<td class="number" data-heading="x">2</td>',
      '<td class="number" data-heading="x">3</td>',
      '<td class="number amount" data-heading="x">+0.01</td>',
      '<td class="number amount" data-heading="x">-0.01</td>',
      '<td class="number amount" data-heading="x">0.00</td>',
      '<td class="number amount" data-heading="x">+0.01</td>',
      '<td data-heading="x" class="accepted"><bdi>x</bdi></td></tr>',
    ].join('')
    // The increase and the decrease are a cent each, so there is a chart.
    const main = mainOf(small)
    const chart = [main.findIndex((line) => line.startsWith('<figure')), main.indexOf('</figure>')] as const
    expect([...main.slice(0, chart[0]), ...main.slice(chart[1] + 1)]).toEqual([
      ...HEADER,
      '<dl>',
      '<dt>x</dt><dd><bdi>x: 10% → 15%</bdi></dd>',
      '</dl>',
      '',
      '<div class="table"><table><caption>x.</caption>',
      `<thead><tr>${heading}</tr></thead>`,
      '<tbody>',
      row,
      '</tbody></table></div>',
      '<details class="accepted" open>',
      '<summary><b><bdi>x</bdi></b> <span class="size">2 x, 3 x: 0.00 x.</span></summary>',
      '<p id="cause-1"><bdi>x: x&x</bdi></p>',
      '<dl>',
      '<dt>x</dt><dd><bdi>x 4, x: 1.00 → 1.02 x (+0.02)</bdi></dd><dd><bdi>x 5: x → x</bdi></dd>',
      '<dt>x</dt><dd><bdi>x</bdi></dd>',
      '</dl>',
      '</details>',
      '<dl>',
      '<dt>x</dt><dd><bdi>x, x</bdi></dd>',
      '</dl>',
    ])
  })

  test('is the outcome and the versions if no document differs', () => {
    expect(mainOf(none)).toEqual([HEADER[0], '<p class="outcome">x 19 x.</p>', HEADER[2]])
  })

  test('has its language, and the outcome as its title and a style in its head', () => {
    const page = readHtml(htmlOf(none))
    expect([page.name, page.attributes]).toEqual(['html', { lang: 'en' }])
    expect(page.children.map(({ name }) => name)).toEqual(['head', 'body'])
    const [head] = page.children
    expect(head?.children.map(({ name }) => name)).toEqual(['meta', 'meta', 'meta', 'meta', 'title', 'style'])
    expect(head?.children[4]?.text).toContain('19')
    expect(htmlOf(none).split('\n')[0]).toBe('<!doctype html>')
  })

  test('has a currency column and no caption for several currencies', () => {
    const [heading, first, second] = cellsOf(inTwoCurrencies)
    const headings = goldenReportTexts(inTwoCurrencies).columns.map((column) => column.heading)
    expect(heading?.map(([, , , text]) => text).sort()).toEqual(headings.sort())
    expect(first?.map(([, , , text]) => text)).toEqual([
      'The English of a',
      '1',
      '1',
      'AUD',
      ...Array<string>(4).fill('0.00'),
      'agreed',
    ])
    expect(second?.[3]).toEqual(['td', 'number', 'Currency', 'EUR'])
    expect(second?.[8]).toEqual(['td', 'failing', 'Accepted', expect.anything()])
    expect(elementsOf(readHtml(htmlOf(inTwoCurrencies)), 'caption').map(({ text }) => text)).toEqual([''])
  })

  test('has no caption for a currency without a name', () => {
    const page = readHtml(htmlOf(reportOn([cause({ cause: 'a', currency: '' })])))
    expect(elementsOf(page, 'caption').map(({ text }) => text)).toEqual([''])
  })

  test('has the sentence of a cause, and any totals and JSON of its smallest request', () => {
    const shrunk = { request: { a: 1 }, recorded: '1000000', current: '2000000' }
    const zero = { up: '0', down: '0', net: '0', largest: '0' }
    const main = mainOf(
      reportOn([
        cause({ ...zero, cause: 'a', english: 'Why.' }),
        cause({ ...zero, cause: 'b', english: 'Why not.', shrunk }),
        cause({ ...zero, cause: 'c', english: 'Never.', shrunk: { ...shrunk, request: 1n } }),
      ]),
    )
    const size = '1 x, 1 x: 0.00 x.'
    const totals = ['<dl>', '<dt>x</dt><dd><bdi>1.00 → 2.00 x (+1.00)</bdi></dd>', '</dl>']
    expect(main.slice(main.indexOf('</tbody></table></div>') + 1)).toEqual([
      '<details class="failing" open>',
      `<summary><b><bdi>x</bdi></b> <span class="size">${size}</span></summary>`,
      '<p id="cause-1"><bdi>x: x</bdi></p>',
      '</details>',
      '<details class="failing">',
      `<summary><b><bdi>x</bdi></b> <span class="size">${size}</span></summary>`,
      '<p id="cause-2"><bdi>x: x</bdi></p>',
      ...totals,
      '<pre dir="ltr">{',
      '  &quot;a&quot;: 1',
      '}</pre>',
      '</details>',
      '<details class="failing">',
      `<summary><b><bdi>x</bdi></b> <span class="size">${size}</span></summary>`,
      '<p id="cause-3"><bdi>x: x</bdi></p>',
      ...totals,
      '</details>',
    ])
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
})
