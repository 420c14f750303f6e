import { describe, expect, test } from 'vitest'
import { renderQuoteHtml, type PrintOptions, type QuoteView } from '../../src/entries/print.js'
import { item, money, OPTIONS, printed, quoteOf } from './print.js'

const quote = quoteOf([item('Screws', '10000000')])

describe('Q7: the texts of a caller', () => {
  const texts = {
    title: 'a title',
    number: 'a number',
    date: 'a date',
    validUntil: 'a last day',
    dueDate: 'a due date',
    taxName: 'a tax',
    introduction: ['an introduction'],
    terms: ['some terms'],
  }

  test.each<readonly [QuoteView, readonly string[]]>([
    ['customer', ['a title', 'a number', 'a date', 'a last day', 'a tax', 'an introduction', 'some terms']],
    ['invoice', ['a title', 'a number', 'a date', 'a due date', 'a tax', 'some terms']],
    // The workshop view has no tax to name.
    ['workshop', ['a title', 'a number', 'a date']],
    ['internal', ['a title', 'a number', 'a date', 'a last day', 'a tax']],
  ])('are shown in the view %s: %j', (view, shown) => {
    const html = printed(quote, { view, texts })
    const all = Object.values(texts).flat()
    expect(all.filter((text) => html.includes(text))).toEqual(shown)
  })

  test('are unchanged if they only begin with a date, but a date is written in words', () => {
    const dates = [
      '2026-02-30 or later',
      '2026-02-03T10:00:00.000Z',
      '2026-02-03',
      'x2026-02-30',
      '2026-02-3',
    ]
    const shown = dates.map((date) => /<dd><bdi>(.*?)<\/bdi>/.exec(printed(quote, { texts: { date } }))?.[1])
    expect(shown).toEqual([dates[0], '3 February 2026', '3 February 2026', dates[3], dates[4]])
  })

  test.each<readonly [string, Partial<PrintOptions>]>([
    ['Harbour Roofing · a title a number', { texts: { title: 'a title', number: 'a number' } }],
    ['Harbour Roofing · a title', { texts: { title: 'a title' } }],
    ['Harbour Roofing', { texts: { title: '' } }],
    ['a title', { company: { name: '' }, texts: { title: 'a title' } }],
  ])('give the page the title %j', (title, options) => {
    expect(/<title>(.*?)<\/title>/.exec(printed(quote, options))?.[1]).toBe(title)
  })

  test.each<readonly [string, unknown]>([
    ['null', null],
    ['a list', []],
    ['a text', 'terms'],
  ])('are refused as %s', (_, wrong) => {
    const call = () => renderQuoteHtml(quote, { ...OPTIONS, texts: wrong } as PrintOptions)
    expect(call).toThrow('options.texts must')
  })

  test.each(['number', 'terms', 'introduction'])('are refused where %s has another type', (name) => {
    const call = () => renderQuoteHtml(quote, { ...OPTIONS, texts: { [name]: {} } } as PrintOptions)
    expect(call).toThrow(`options.texts.${name} must`)
  })
})

test('a quote without lines has only its title and its sender', () => {
  const html = printed(quoteOf([]), { view: 'workshop', texts: { title: 'Cut' } })
  expect(/<main>.*<\/main>/s.exec(html)?.[0]).toBe(
    [
      '<main>',
      '<header><h1><bdi>Cut</bdi></h1><address class="sender"><p><strong><bdi>Harbour Roofing</bdi></strong></p></address></header>',
      '<div class="about"></div>\n\n',
      '</main>',
    ].join('\n'),
  )
})

describe('a logo', () => {
  const logoOf = (logo: unknown) => () =>
    renderQuoteHtml(quote, { ...OPTIONS, company: { name: 'A', logo } } as PrintOptions)

  test.each(['png', 'jpeg', 'gif', 'webp', 'svg+xml'])('is printed as a picture in %s', (type) => {
    const html = logoOf(`data:image/${type};base64,AAA=`)()
    expect(html.ok && html.value).toContain(`<img src="data:image/${type};base64,AAA=" alt="">`)
  })

  test.each<readonly [string, unknown]>([
    ['a list of a picture', ['data:image/png;base64,AAAA']],
    ['text before the picture', 'x data:image/png;base64,AAAA'],
    ['text after the picture', 'data:image/png;base64,AAAA x'],
    ['another type', 'data:text/html;base64,AAAA'],
    ['nothing in the picture', 'data:image/png;base64,'],
    ['three signs at the end', 'data:image/png;base64,A==='],
    ['null', null],
  ])('is refused as %s', (_, logo) => {
    expect(logoOf(logo)).toThrow('options.company.logo must')
  })
})

test.each<readonly [string, Partial<PrintOptions>]>([
  ['options.customer.name', { customer: { name: 5 } as never }],
  ['options.customer.details', { customer: { name: 'A', details: 'x' } as never }],
  ['options.company.details[1]', { company: { name: 'A', details: ['x', 5] } as never }],
])('a wrong text is refused at %s', (name, options) => {
  const call = () => renderQuoteHtml(quote, { ...OPTIONS, ...options })
  expect(call).toThrow(`${name} must`)
})

describe('the title of a page', () => {
  const shownOf = (text: string): string =>
    /<h1><bdi>(.*?)<\/bdi>/s.exec(printed(quote, { texts: { title: text } }))?.[1] ?? ''

  test('has a replacement for each control character and each mark that reorders text', () => {
    const ends = [0x0, 0x8, 0xb, 0xc, 0xe, 0x1f, 0x7f, 0x9f, 0x202a, 0x202e, 0x2066, 0x2069, 0xfffe, 0xffff]
    const text = String.fromCharCode(...ends)
    expect(shownOf(text)).toBe('\ufffd'.repeat(ends.length))
  })

  test('keeps the neighbours in Unicode of each replaced character', () => {
    const kept = String.fromCharCode(0x9, 0xa, 0x20, 0x7e, 0xa0, 0x2029, 0x202f, 0x2065, 0x206a, 0xfffd)
    expect(shownOf(kept)).toBe(kept)
  })

  test.each([
    ['a\ud83d\ude00b', 'a\ud83d\ude00b'],
    ['\ud83d\ude00', '\ud83d\ude00'],
    ['a\ud83d', 'a\ufffd'],
    ['\ud83db', '\ufffdb'],
    ['a\ude00', 'a\ufffd'],
    ['\ude00b', '\ufffdb'],
    ['\ude00\ud83d', '\ufffd\ufffd'],
    ['\ud83d\ud83d\ude00\ude00', '\ufffd\ud83d\ude00\ufffd'],
    ['a\r\nb\rc\n\r', 'a\nb\nc\n\n'],
  ])('shows %j as %j', (text, shown) => {
    expect(shownOf(text)).toBe(shown)
  })
})

describe('a page break', () => {
  test.each<readonly [string, readonly string[], boolean]>([
    ['one text of 2439 characters', ['x'.repeat(2439)], true], // 2439 + 60 = 2499, less than 2500
    ['one text of 2440 characters', ['x'.repeat(2440)], false],
    ['30 texts of 23 characters', Array.from({ length: 30 }, () => 'x'.repeat(23)), true], // 30 × (23 + 60) = 2490
    ['30 texts of 24 characters', Array.from({ length: 30 }, () => 'x'.repeat(24)), false], // 30 × (24 + 60) = 2520
  ])('leaves terms of %s on one page: %j', (_, terms, isKept) => {
    expect(printed(quote, { texts: { terms } }).includes('<div class="kept">')).toBe(isKept)
  })

  test.each<readonly [number, boolean]>([
    [1499, false],
    [1500, true],
  ])(
    'may divide a line with a title of one character and a description of %d characters: %j',
    (length, isLong) => {
      const line = { productName: 'x', productDescription: 'x'.repeat(length) }
      const html = printed(
        quoteOf([{ onTheFly: { ...line, pricing: { quantity: '1', unitPrice: money('1') } } }]),
      )
      expect(html.match(/<tbody class="line(?: long)?">/g)).toEqual([
        isLong ? '<tbody class="line long">' : '<tbody class="line">',
      ])
    },
  )
})
