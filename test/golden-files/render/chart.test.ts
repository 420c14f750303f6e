import { describe, expect, test } from 'vitest'
import { renderGoldenReport, type GoldenReport } from '../../../src/entries/golden.js'
import { elementsOf, readXml, type XmlElement } from './read-xml.js'
import { cause, reportOn } from './reports.js'

type CauseRow = GoldenReport['causes'][number]

/** Returns a cause with these differences in cents. */
const row = (id: string, up: number, down: number): CauseRow =>
  cause({ cause: id, up: `${String(up)}0000`, down: down === 0 ? '0' : `-${String(down)}0000` })

/** Returns the chart in a report on these causes, or an empty string. */
const textOfChart = (rows: readonly CauseRow[]): string =>
  /<figure[^]*<\/figure>\n/.exec(renderGoldenReport(reportOn(rows), { format: 'html' }))?.[0] ?? ''
const chart = (rows: readonly CauseRow[]): XmlElement => readXml(textOfChart(rows))

const ofClass = (element: XmlElement, tag: string, name: string): readonly XmlElement[] =>
  elementsOf(element, tag).filter(({ attributes }) => attributes['class'] === name)

/** Reads each bar in order: the class of a rectangle, its start and its width. */
const barsOf = (rows: readonly CauseRow[]) =>
  elementsOf(chart(rows), 'li').map((item) =>
    elementsOf(item, 'rect')
      .slice(1)
      .map(({ attributes: { class: name, x, width } }) => [name, Number(x), Number(width)]),
  )

/** Returns the texts of the scale, each with its x coordinate. */
const scaleOf = (rows: readonly CauseRow[]) =>
  elementsOf(chart(rows), 'text').map(({ attributes: { x }, text }) => [x, text])

describe('a chart', () => {
  test('names its currency, and has a list with one bar per line', () => {
    const rows = [row('a', 3, 0), row('b', 2, 0)]
    const figure = chart(rows)
    expect([figure.name, figure.attributes]).toEqual(['figure', { class: 'chart' }])
    expect(figure.children.map(({ name }) => name)).toEqual(['figcaption', 'ul', 'svg'])
    expect(figure.children[0]?.text).toMatch(/.+ \(AUD\)$/)
    const lines = textOfChart(rows).split('\n')
    expect(lines.map((line) => line.slice(0, 4))).toEqual(
      ['<fig', '<ul>', '<li>', '<li>', '</ul', '<svg', '</fi', ''], // the last line ends with a line break
    )
  })

  test('is empty if no amount differs', () => {
    expect(textOfChart([])).toBe('')
    expect(textOfChart([row('a', 0, 0)])).toBe('')
  })

  test('labels each bar with its decrease and then its increase, without zeros', () => {
    const items = elementsOf(chart([row('x<y', 250, 100), row('up', 200, 0), row('down', 0, 50)]), 'li')
    expect(items.map((item) => ofClass(item, 'span', 'label').map(({ text }) => text))).toEqual([
      ['The English of x<y'],
      ['The English of up'],
      ['The English of down'],
    ])
    const amounts = items.flatMap((item) => ofClass(item, 'span', 'amounts'))
    expect(amounts.map(({ text }) => text)).toEqual(['-1.00 +2.50', '+2.00', '-0.50'])
    expect(
      amounts.map(({ children }) => children.map(({ attributes, text }) => [attributes['class'], text])),
    ).toEqual([
      [
        ['down', '-1.00'],
        ['up', '+2.50'],
      ],
      [['up', '+2.00']],
      [['down', '-0.50']],
    ])
  })

  test('has a bar without a rectangle for a cause with amounts of zero', () => {
    const rows = [row('a', 1, 0), row('none', 0, 0)]
    const [, item] = elementsOf(chart(rows), 'li')
    expect(item && ofClass(item, 'span', 'amounts').map(({ text, children }) => [text, children])).toEqual([
      ['0.00', []],
    ])
    expect(barsOf(rows)).toEqual([[['up', 0, 100]], []])
  })

  test('has only the background, the rectangles and the zero line in a bar', () => {
    // The decrease is 1 of 4 in total, so the zero line is at 25%.
    const [both, up, down] = ofClass(chart([row('a', 3, 1), row('b', 2, 0), row('c', 0, 1)]), 'svg', 'bar')
    expect([both, up, down].map((bar) => bar?.text)).toEqual(['', '', ''])
    const bars = both === undefined ? [] : [both]
    expect(bars.map(({ children, text }) => [children.map(({ name }) => name), text])).toEqual([
      [['rect', 'rect', 'rect', 'line'], ''],
    ])
    const lines = bars.flatMap(({ children }) => children.slice(-1).map(({ attributes }) => attributes))
    expect(lines).toEqual([{ class: 'zero', x1: '25', x2: '25', y1: '0', y2: '10' }])
  })

  test('sorts bars by their largest difference in either direction, and keeps the order of equal bars', () => {
    const rows = [row('a', 2, 0), row('b', 0, 5), row('c', 2, 1), row('d', 9, 9), row('e', 0, 2)]
    const labels = elementsOf(chart(rows), 'bdi').map(({ text }) => text)
    expect(labels).toEqual(['d', 'b', 'a', 'c', 'e'].map((id) => `The English of ${id}`))
  })

  test('has up to twelve bars, or eleven and one for all other causes', () => {
    const rowsUpTo = (count: number): readonly CauseRow[] =>
      Array.from({ length: count }, (_, index) => row(`cause ${String(index)}`, 100 - index, 1 + index))
    const labels = (count: number): readonly string[] =>
      elementsOf(chart(rowsUpTo(count)), 'bdi').map(({ text }) => text)
    expect(labels(12)).toEqual(rowsUpTo(12).map((one) => `The English of ${one.cause}`))
    expect(labels(14).slice(0, 11)).toEqual(rowsUpTo(11).map((one) => `The English of ${one.cause}`))
    expect(labels(14).slice(11)).toEqual([expect.stringMatching(/^3 /)])
    // The others increase by 89, 88 and 87 cents, and decrease by 12, 13 and 14 cents.
    const amounts = ofClass(chart(rowsUpTo(14)), 'span', 'amounts')
    expect(amounts.at(-1)?.text).toBe('-0.39 +2.64')
  })

  test('keeps 1% of the width for the smallest difference in either direction', () => {
    const wide = 1_000_000
    expect(barsOf([row('less', 1, wide)])).toEqual([
      [
        ['down', 0, 99],
        ['up', 99, 1],
      ],
    ])
    expect(barsOf([row('more', wide, 1)])).toEqual([
      [
        ['down', 0, 1],
        ['up', 1, 99],
      ],
    ])
  })

  test('rounds to hundredths of a percent', () => {
    // 1 of 3 is 33.33%.
    expect(barsOf([row('a', 2, 1)])).toEqual([
      [
        ['down', 0, 33.33],
        ['up', 33.33, 66.66],
      ],
    ])
  })

  test('has labels at the ends of its scale, and a zero if there is space', () => {
    expect(scaleOf([row('a', 4, 0)])).toEqual([
      ['0', '0'],
      ['100%', '+0.04'],
    ])
    expect(scaleOf([row('a', 0, 4)])).toEqual([
      ['0', '-0.04'],
      ['100%', '0'],
    ])
    expect(scaleOf([row('a', 5, 5)])).toEqual([
      ['0', '-0.05'],
      ['50%', '0'],
      ['100%', '+0.05'],
    ])
  })

  test.each([
    [29, 71, false],
    [30, 70, false],
    [31, 69, true],
    [69, 31, true],
    [70, 30, false],
    [71, 29, false],
  ])('has space for the zero between %i down and %i up: %s', (down, up, hasRoom) => {
    expect(scaleOf([row('a', up, down)]).length).toBe(hasRoom ? 3 : 2)
    const [scale] = ofClass(chart([row('a', up, down)]), 'svg', 'scale')
    expect(scale?.text).toBe(`-0.${String(down)}${hasRoom ? '0' : ''}+0.${String(up)}`)
  })
})
