import { describe, expect, test } from 'vitest'
import { htmlReport } from '../../../src/golden/render/html.js'
import type { GoldenReport } from '../../../src/entries/golden.js'
import { BARE_WORDS } from './bare-words.js'
import { elementsOf, readHtml } from './read-xml.js'
import { cause, none, reportOn } from './reports.js'
import { inTwoCurrencies, small } from './small-report.js'

const htmlOf = (report: GoldenReport): string => htmlReport(report, BARE_WORDS)

/** The lines inside of `<main>`. */
function mainOf(report: GoldenReport): readonly string[] {
  const lines = htmlOf(report).split('\n')
  return lines.slice(lines.indexOf('<main>') + 1, lines.indexOf('</main>'))
}

const HEADER = [
  '<header><h1>title</h1>',
  '<p class="outcome">differ(2, 2, 21), inAll(0.00 AUD); oneCause(true).</p>',
  '<p class="versions">recorded 0.1.0 (rules(3f9c)), current 0.2.0 (rules(81d0))</p></header>',
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
  test('is the outcome, settings, the table, a part for each cause, and what was not met, a line each', () => {
    const heading = ['cause', 'documents', 'lines', 'up', 'down', 'net', 'largest', 'accepted']
      .map((name) => `<th scope="col">column ${name}</th>`)
      .join('')
    const row = [
      '<tr><th scope="row"><a href="#cause-1"><bdi>a&lt;b</bdi></a></th>',
      '<td class="number" data-heading="column documents">2</td>',
      '<td class="number" data-heading="column lines">3</td>',
      '<td class="number amount" data-heading="column up">+0.01</td>',
      '<td class="number amount" data-heading="column down">-0.01</td>',
      '<td class="number amount" data-heading="column net">0.00</td>',
      '<td class="number amount" data-heading="column largest">+0.01</td>',
      '<td data-heading="column accepted" class="accepted"><bdi>agreed</bdi></td></tr>',
    ].join('')
    // Up and down are a cent each: there is a chart.
    const main = mainOf(small)
    const chart = [main.findIndex((line) => line.startsWith('<figure')), main.indexOf('</figure>')] as const
    expect([...main.slice(0, chart[0]), ...main.slice(chart[1] + 1)]).toEqual([
      ...HEADER,
      '<dl>',
      '<dt>settings</dt><dd><bdi>tax.rate: 0.10 → 0.15</bdi></dd>',
      '</dl>',
      '',
      '<div class="table"><table><caption>amountsIn(AUD)</caption>',
      `<thead><tr>${heading}</tr></thead>`,
      '<tbody>',
      row,
      '</tbody></table></div>',
      '<details class="accepted" open>',
      '<summary><b><bdi>a&lt;b</bdi></b> <span class="size">size(documents(2, 2), lines(3, 3), 0.00 AUD)</span></summary>',
      '<p id="cause-1"><bdi>Why.</bdi></p>',
      '<dl>',
      '<dt>samples</dt><dd><bdi>line(4), Q: 1.00 → 1.02 AUD (+0.02)</bdi></dd><dd><bdi>line(5): noTotal → noTotal</bdi></dd>',
      '<dt>accepted</dt><dd><bdi>agreed</bdi></dd>',
      '</dl>',
      '</details>',
      '<dl>',
      '<dt>unusedAcceptances</dt><dd><bdi>old, older</bdi></dd>',
      '</dl>',
    ])
  })

  test('where nothing differs is the outcome and the versions', () => {
    expect(mainOf(none)).toEqual([HEADER[0], '<p class="outcome">allSame(19, 19)</p>', HEADER[2]])
  })

  test('has the outcome as its title, its language, and its style in its head', () => {
    const page = readHtml(htmlOf(none))
    expect([page.name, page.attributes]).toEqual(['html', { lang: 'en' }])
    expect(page.children.map(({ name }) => name)).toEqual(['head', 'body'])
    const [head] = page.children
    expect(head?.children.map(({ name }) => name)).toEqual(['meta', 'meta', 'meta', 'meta', 'title', 'style'])
    expect(head?.children[4]?.text).toBe('allSame(19, 19)')
    expect(htmlOf(none).split('\n')[0]).toBe('<!doctype html>')
  })

  test('has a column for the currency where there are several, and no caption', () => {
    const [heading, first, second] = cellsOf(inTwoCurrencies)
    expect(heading?.map(([, , , text]) => text)).toEqual([
      ...['cause', 'documents', 'lines', 'currency', 'up', 'down', 'net', 'largest', 'accepted'].map(
        (name) => `column ${name}`,
      ),
    ])
    expect(first?.map(([, , , text]) => text)).toEqual([
      'a',
      '1',
      '1',
      'AUD',
      ...Array<string>(4).fill('0.00'),
      'agreed',
    ])
    expect(second?.[3]).toEqual(['td', 'number', 'column currency', 'EUR'])
    expect(second?.[8]).toEqual(['td', 'failing', 'column accepted', 'notAccepted'])
    expect(elementsOf(readHtml(htmlOf(inTwoCurrencies)), 'caption').map(({ text }) => text)).toEqual([''])
  })

  test('has no caption where the currency has no name', () => {
    const page = readHtml(htmlOf(reportOn([cause({ cause: 'a', currency: '' })])))
    expect(elementsOf(page, 'caption').map(({ text }) => text)).toEqual([''])
  })

  test('has of a cause without facts its sentence, and of a smallest request its totals and its JSON', () => {
    const shrunk = { request: { a: 1 }, recorded: '1000000', current: '2000000' }
    const zero = { up: '0', down: '0', net: '0', largest: '0' }
    const main = mainOf(
      reportOn([
        cause({ ...zero, cause: 'a', english: 'Why.' }),
        cause({ ...zero, cause: 'b', english: 'Why not.', shrunk }),
        cause({ ...zero, cause: 'c', english: 'Never.', shrunk: { ...shrunk, request: 1n } }),
      ]),
    )
    const size = 'size(documents(1, 1), lines(1, 1), 0.00 AUD)'
    const totals = ['<dl>', '<dt>shrunk</dt><dd><bdi>1.00 → 2.00 AUD (+1.00)</bdi></dd>', '</dl>']
    expect(main.slice(main.indexOf('</tbody></table></div>') + 1)).toEqual([
      '<details class="failing" open>',
      `<summary><b><bdi>a</bdi></b> <span class="size">${size}</span></summary>`,
      '<p id="cause-1"><bdi>Why.</bdi></p>',
      '</details>',
      '<details class="failing">',
      `<summary><b><bdi>b</bdi></b> <span class="size">${size}</span></summary>`,
      '<p id="cause-2"><bdi>Why not.</bdi></p>',
      ...totals,
      '<pre dir="ltr">{',
      '  &quot;a&quot;: 1',
      '}</pre>',
      '</details>',
      '<details class="failing">',
      `<summary><b><bdi>c</bdi></b> <span class="size">${size}</span></summary>`,
      '<p id="cause-3"><bdi>Never.</bdi></p>',
      ...totals,
      '</details>',
    ])
  })

  test('has 500 causes and ten charts, and counts the causes that are left out', () => {
    const causes = Array.from({ length: 502 }, (_, index) =>
      cause({ cause: String(index), currency: `C${String(Math.min(index, 10))}` }),
    )
    const textOf = (count: number): string => htmlOf(reportOn(causes.slice(0, count)))
    // By their marks: reading a page of this size as XML takes ten times as long.
    const all = (text: string, pattern: RegExp): readonly string[] =>
      [...text.matchAll(pattern)].map(([, one = '']) => one)
    const page = textOf(502)
    expect(all(page, /<details (class)/g).length).toBe(500)
    expect(all(page, /<th (scope="row")/g).length).toBe(500)
    expect(all(page, /<figcaption>(.*?)</g)).toEqual(
      Array.from({ length: 10 }, (_, index) => `chart (C${String(index)})`),
    )
    const left = [502, 501, 500].map((count) => all(textOf(count), /<p class="left">(.*)<\/p>/g))
    expect(left).toEqual([['leftOut(2, 2)'], ['leftOut(1, 1)'], []])
  })
})
