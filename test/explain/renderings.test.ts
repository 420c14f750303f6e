import { describe, expect, test } from 'vitest'
import {
  renderExplanationHtml,
  renderExplanationMarkdown,
  renderExplanationText,
  type Explanation,
} from '../../src/entries/explain.js'
import { explanation, figure, given, roof, row } from './by-hand.js'

const sheet = 'lines[0].catalogue.pricing'

/** Returns the tree without the rules below it. */
const treeOf = (text: string): readonly string[] => text.split('\n\n')[0]?.split('\n') ?? []

describe('an explanation as text', () => {
  test('writes each formula in words and in numbers', () => {
    expect(treeOf(renderExplanationText(roof, { figure: `${sheet}.total_price` }))).toEqual([
      'line 1, line total: charged measure × unit price × (1 − discount) = 7.5 × 18.50 × 0.925 = 128.34375 → 128.34 (L3)',
      '├─ charged measure: measure of the pieces + charged length = 7.2 + 0.3 = 7.5 m (M3)',
      '│  ├─ measurement 1, measure of the pieces: pieces × length = 3 × 2.4 = 7.2 m (M3)',
      '│  │  ├─ pieces: 3, as sent (M3)',
      '│  │  └─ length: 2.4 m, as sent (M3)',
      '│  │     └─ not applied: The piece is not shorter than the minimum length, so it is charged at its own length. (M3)',
      '│  └─ measurement 2, charged length: max(length, minimum length) = max(0.2, 0.3) = 0.3 m (M3)',
      '│     ├─ length: 0.2 m, as sent (M3)',
      '│     └─ minimum length: 300 mm, setting (M4)',
      '├─ unit price: 18.50, as sent (L1)',
      '└─ discount: 7.5%, as sent (L3)',
    ])
  })

  test('uses decimal commas in German, even with a region', () => {
    const lines = treeOf(renderExplanationText(roof, { locale: 'de-AT', figure: 'total', depth: 1 }))
    expect(lines).toEqual([
      'Gesamtsumme: Zwischensumme + Steuer = 808,34 + 80,83 = 889,17 (T6)',
      '├─ Zwischensumme: Gesamtpreise der Positionen = 128,34 + 680,00 = 808,34 (T1)',
      '│  └─ … 2 weitere',
      '└─ Steuer: Zwischensumme × Steuersatz = 808,34 × 0,1 = 80,834 → 80,83 (T4)',
      '   └─ … 2 weitere',
    ])
    expect(renderExplanationText(roof, { locale: 'den' })).toBe(renderExplanationText(roof))
  })

  test('lists each rule once below the tree, in the order of docs/rules.md', () => {
    const [, rules = ''] = renderExplanationText(roof).split('\n\n')
    const numbers = rules.split('\n').flatMap((line) => /^[A-Z]\d+/.exec(line) ?? [])
    expect(numbers).toEqual(['M3', 'M4', 'L1', 'L3', 'T1', 'T4', 'T6'])
  })

  test.each(['toString', 'constructor', '__proto__', 'barrels'])(
    'shows no sign for the unknown unit %s',
    (unit) => {
      const figures = {
        total: figure('given', ['request:total'], {
          ...{ name: 'total', rule: 'T6', value: '7.5', unit: unit as 'money' },
        }),
      }
      expect(treeOf(renderExplanationText(explanation(figures)))).toEqual(['total: 7.5, as sent (T6)'])
    },
  )

  test('shows negative numbers, empty sums and endless quotients', () => {
    const odd = explanation(
      {
        third: figure('quotient', ['one', 'three'], {
          ...{ name: 'third', rule: 'T3', unit: 'money', value: '-0.33' },
          rounded: [2, '-0.333333333333', '0.003333333333'],
        }),
        one: given('request:one', row('one', '-1', 'money', 'T2')),
        three: given('request:three', row('three', '3', 'quantity', 'T2')),
        none: figure('sum', [], { name: 'nothing', rule: 'T1', unit: 'money', value: '0' }),
      },
      'third',
    )
    expect(treeOf(renderExplanationText(odd))[0]).toBe(
      'third: one ÷ three = (−1.00) ÷ 3 = −0.333333333333… → −0.33 (T3)',
    )
    expect(treeOf(renderExplanationText(odd, { figure: 'none' }))).toEqual(['nothing: 0.00 (T1)'])
    expect(renderExplanationText(odd, { figure: 'some' })).toBe(
      'The explanation does not contain this figure.\n',
    )
  })
})

describe('the limits of a rendering', () => {
  const rendered = (options?: object | null): readonly string[] =>
    treeOf(renderExplanationText(roof, options as { readonly depth?: number }))

  test('set by `depth` apply to the levels', () => {
    const first = 'total: subtotal + tax = 808.34 + 80.83 = 889.17 (T6)'
    expect(rendered({ depth: 0 })).toEqual([first, '└─ … 2 more'])
    expect(rendered({ depth: 1.9 })).toEqual([
      first,
      '├─ subtotal: line totals = 128.34 + 680.00 = 808.34 (T1)',
      '│  └─ … 2 more',
      '└─ tax: subtotal × tax rate = 808.34 × 0.1 = 80.834 → 80.83 (T4)',
      '   └─ … 2 more',
    ])
  })

  test('set by `maxFigures` keep the upper figures first', () => {
    // The two figures next to the total.
    expect(rendered({ maxFigures: 2 })).toEqual(rendered({ depth: 1 }))
    // The two figures next to the total, two below the subtotal, and one below the tax.
    expect(rendered({ maxFigures: 5 })).toEqual([
      'total: subtotal + tax = 808.34 + 80.83 = 889.17 (T6)',
      '├─ subtotal: line totals = 128.34 + 680.00 = 808.34 (T1)',
      '│  ├─ line 1, line total: charged measure × unit price × (1 − discount) = 7.5 × 18.50 × 0.925 = 128.34375 → 128.34 (L3)',
      '│  │  └─ … 3 more',
      '│  └─ line 2, line total: quantity × unit price = 8 × 85.00 = 680.00 (L3)',
      '│     ├─ not applied: The discount is 0%. (L3)',
      '│     └─ … 2 more',
      '└─ tax: subtotal × tax rate = 808.34 × 0.1 = 80.834 → 80.83 (T4)',
      '   ├─ subtotal: 808.34, see above',
      '   └─ … 1 more',
    ])
    expect(rendered({ maxFigures: 0 })).toEqual(rendered({ depth: 0 }))
  })

  test('are ignored if the options are null', () => {
    expect(rendered(null)).toEqual(rendered())
  })

  const lines = Array.from({ length: 12 }, (_, index) => `lines[${String(index)}].labour.pricing`)
  const sums = (count: number) =>
    explanation(
      {
        ...Object.fromEntries(
          lines
            .slice(0, count)
            .map((line, index) => [
              `${line}.total_price`,
              given(`request:${line}`, row(`figure ${String(index + 1)}`, String(index + 1))),
            ]),
        ),
        total: figure(
          'sum',
          lines.slice(0, count).map((line) => `${line}.total_price`),
          row('total', '78'),
        ),
      },
      'total',
    )

  test('leave three terms of a long sum if few figures are allowed', () => {
    const [, ...below] = treeOf(renderExplanationText(sums(12), { maxFigures: 8 }))
    expect(below).toEqual([
      ...[1, 2, 3].map(
        (line) => `├─ line ${String(line)}, figure ${String(line)}: ${String(line)}.00, as sent (L3)`,
      ),
      '└─ … 9 more',
    ])
  })

  test('leave eight terms of a formula, or seven and the last of nine', () => {
    const terms = (from: number, to: number, of: (term: number) => string): string =>
      Array.from({ length: to - from + 1 }, (_, index) => of(from + index)).join(' + ')
    const [eight] = treeOf(renderExplanationText(sums(8)))
    expect(eight).toBe(
      `total: ${terms(1, 8, (term) => `figure ${String(term)}`)} = ${terms(1, 8, (term) => `${String(term)}.00`)} = 78.00 (L3)`,
    )
    const [nine] = treeOf(renderExplanationText(sums(9)))
    expect(nine).toBe(
      `total: ${terms(1, 8, (term) => `figure ${String(term)}`)} + … = ${terms(1, 7, (term) => `${String(term)}.00`)} + … + 9.00 = 78.00 (L3)`,
    )
  })
})

describe('an explanation as Markdown', () => {
  test('has the rules below it, and the number of hidden figures', () => {
    const text = renderExplanationMarkdown(roof, { depth: 0 })
    expect(text.split('\n').slice(0, 5)).toEqual([
      '- **total**: subtotal + tax = 808.34 + 80.83 = **889.17** (T6)',
      '  - … 2 more',
      '',
      '**Rules**',
      '',
    ])
    expect(text.split('\n').slice(5)).toEqual([expect.stringMatching(/^- \*\*T6\*\* \S/), ''])
    expect(renderExplanationMarkdown(roof, { figure: 'none' })).toBe(
      'The explanation does not contain this figure.\n',
    )
  })

  test('explains a repeated figure once', () => {
    expect(renderExplanationMarkdown(roof)).toContain('\n    - **subtotal**: **808.34**, see above\n')
  })

  test('is a nested list', () => {
    expect(
      renderExplanationMarkdown(roof, { figure: 'lines[1].labour.pricing.totalPrice' })
        .split('\n')
        .slice(0, 4),
    ).toEqual([
      '- line 2, **line total**: quantity × unit price = 8 × 85.00 = **680.00** (L3)',
      '  - **quantity**: **8**, as sent (L3)',
      '  - **unit price**: **85.00**, as sent (L1)',
      '  - _not applied: The discount is 0%._ (L3)',
    ])
  })
})

/** Builds an explanation with a harmful string in every field. */
function adversarial(text: string): Explanation {
  const words = { name: text, rule: text, unit: 'money' as const, value: text }
  return explanation(
    {
      [text]: {
        ...figure('product', [`x[${text}]`, '__proto__'], words),
        rounding: { places: 2, exact: text, residual: text },
        notApplied: [{ rule: text, reason: text as 'discount_zero' }],
      },
      [`x[${text}]`]: figure('given', [text], words),
    },
    text,
  )
}

const HARMFUL = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</style></section></details>',
  '&lt;b&gt;',
  '[a](javascript:alert(1)) `code` **b** _i_ <b>',
  '\u001b[31mred\u0007\r\n- item',
  '\ud800 \u202e reversed',
]

describe('adversarial text in an explanation', () => {
  test.each(HARMFUL)('is escaped in HTML: %j', (text) => {
    const html = renderExplanationHtml(adversarial(text), { page: true, idPrefix: text })
    expect(faultOfHtml(html)).toBeUndefined()
    expect(html).not.toMatch(/<(?:script|img|b>alert)|on\w+=[^"]*alert\(1\)>/)
  })

  test.each(HARMFUL)('has no effect in Markdown: %j', (text) => {
    const markdown = renderExplanationMarkdown(adversarial(text))
    expect(markdown.replaceAll(/\\./g, '')).not.toMatch(/[<>`]|\]\(/)
    expect(markdown).not.toContain('\n- item')
  })

  test.each(HARMFUL)('cannot control a terminal: %j', (text) => {
    expect(renderExplanationText(adversarial(text))).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e]|\p{Cs}/u)
  })
})

describe('an explanation as HTML', () => {
  test('is well formed as a fragment and as a page', () => {
    expect(faultOfHtml(renderExplanationHtml(roof))).toBeUndefined()
    expect(faultOfHtml(renderExplanationHtml(roof, { page: true, locale: 'de' }))).toBeUndefined()
    expect(faultOfHtml(renderExplanationHtml(roof, { figure: 'none' }))).toBeUndefined()
  })

  test('has no script, and links only to its own figures', () => {
    const html = renderExplanationHtml(roof, { idPrefix: 'quote-7' })
    expect(html).not.toMatch(/<script|javascript:| on\w+=/)
    const references = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(references.length).toBeGreaterThan(0)
    for (const id of references) expect(html).toContain(`<details id="${String(id)}"`)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => id?.startsWith('quote-7-'))).toBe(true)
  })

  test('shows the sentence of a rule at its figure', () => {
    expect(renderExplanationHtml(roof)).toContain(
      '<b>L3</b> The total of a line. Total = quantity × unit price',
    )
  })
})

describe('the HTML of an explanation', () => {
  const html = (options: object): string => renderExplanationHtml(roof, options)

  test('has a name, a source, a formula and a value per line', () => {
    expect(html({ figure: 'tax_amount', depth: 1 })).toContain(
      '<ul>\n<li><details id="explanation-1" open><summary><span><span class="name">tax</span>' +
        '<span class="source"></span> <span class="formula">subtotal × tax rate ' +
        '<span class="numbers">= 808.34 × 0.1 = 80.834 →</span></span></span> <span class="value">80.83</span></summary>\n' +
        '<p class="rule"><b>T4</b> ',
    )
    expect(html({ figure: 'tax_amount' })).toMatch(
      /<li><div class="figure" title="T4: [^"]+"><span><span class="name">tax rate<\/span><span class="source">, setting<\/span><\/span> <span class="value">0\.1<\/span><\/div><\/li>/,
    )
  })

  test('opens two levels and closes the levels below', () => {
    const opened = [...html({}).matchAll(/<details id="explanation-(\d+)"( open)?>/g)].map(([, id, open]) => [
      Number(id),
      open !== undefined,
    ])
    // The total, the subtotal and the tax, but not the lines or the figures below them.
    expect(opened.filter(([, isOpen]) => isOpen)).toHaveLength(3)
    expect(opened.length).toBeGreaterThan(4)
  })

  test('shows line numbers, hidden figures and links to figures explained elsewhere', () => {
    expect(html({})).toContain('<span class="name"><span class="place">line 2,</span> line total</span>')
    expect(html({ depth: 0 })).toContain('<p class="more">… 2 more</p>\n</details></li>\n')
    expect(html({})).toContain(
      '<span class="name">subtotal</span><span class="source">, <a href="#explanation-2">see above</a></span></span> <span class="value">808.34</span>',
    )
    expect(html({})).toContain('<p class="note">not applied: The discount is 0%. (L3)</p>')
  })

  test('does not repeat a rule below itself', () => {
    const measure = html({ figure: `${sheet}#measure` })
    expect(measure.match(/<p class="rule"><b>M3<\/b>/g)).toHaveLength(1)
  })

  test('has a title in the language of the page', () => {
    expect(html({ page: true, locale: 'de' })).toMatch(
      /^<!doctype html>\n<html lang="de">[^]*<title>[^<]+: Gesamtsumme 889,17<\/title>/,
    )
    const none = html({ page: true, figure: 'none' })
    expect(none).toMatch(/<title>[^<:]+<\/title>/)
    expect(none).toContain('<p>The explanation does not contain this figure.</p>')
    expect(html({ page: 'yes' })).toMatch(/^<section class="quotewright-explanation" lang="en">\n<style>/)
  })

  test.each([['a b'], ['1a'], [''], ['"'], [5], ['a'.repeat(101)]])(
    'rejects %j as a prefix of ids',
    (idPrefix) => {
      expect(html({ idPrefix })).toContain('id="explanation-1"')
    },
  )

  test('accepts a letter and up to a hundred characters as a prefix', () => {
    const longest = `q${'-1_a'.repeat(24)}-1`
    for (const idPrefix of ['q', longest]) expect(html({ idPrefix })).toContain(`id="${idPrefix}-1"`)
    const inherited: object = Object.create({ idPrefix: 'q' }) as object
    expect(html(inherited)).toContain('id="explanation-1"')
    expect(renderExplanationHtml(roof, null as unknown as object)).toBe(renderExplanationHtml(roof))
  })
})

describe('an explained document of ten thousand lines', () => {
  const lines = () => Array.from({ length: 10_000 }, (_, index) => `lines[${String(index)}].labour.pricing`)
  const long = () =>
    explanation(
      {
        price: given('request:price', row('unit price', '1', 'money', 'L1')),
        ...Object.fromEntries(
          lines().flatMap((line) => [
            [`${line}.quantity`, given(`request:${line}.quantity`, row('quantity', '1', 'quantity'))],
            [`${line}.total_price`, figure('product', [`${line}.quantity`, 'price'], row('line total', '1'))],
          ]),
        ),
        total: figure(
          'sum',
          lines().map((line) => `${line}.total_price`),
          row('subtotal', '10000', 'money', 'T1'),
        ),
      },
      'total',
    )

  test.each([
    ['text', renderExplanationText],
    ['Markdown', renderExplanationMarkdown],
    ['HTML', renderExplanationHtml],
  ])('fits a page as %s', (_, render) => {
    const document = long()
    const usual = render(document)
    expect(usual.length).toBeLessThan(100_000)
    expect(usual).toMatch(/9900 more/)
    const all = render(document, { maxFigures: 100_000 })
    expect(all).toContain('line 10000')
    expect(all.length).toBeLessThan(10_000_000)
  })

  test('shows a few terms of the sum', () => {
    expect(treeOf(renderExplanationText(long()))[0]).toBe(
      'subtotal: line totals = 1.00 + 1.00 + 1.00 + 1.00 + 1.00 + 1.00 + 1.00 + … + 1.00 = 10000.00 (T1)',
    )
  })
})

/** Elements without an end tag. */
const VOID = new Set(['meta'])

/**
 * Returns the first fault of HTML: an unclosed element, an attribute without quotes, or an unescaped sign.
 */
function faultOfHtml(html: string): string | undefined {
  const open: string[] = []
  const text = html.replace(/^<!doctype html>\n/, '').replace(/<style>[^<]*<\/style>/g, '')
  const rest = text.replace(
    /<(\/?)([a-z]+)((?: [a-z-]+(?:="[^"<>]*")?)*)>/g,
    (_, slash: string, name: string) => {
      if (slash === '/') {
        const last = open.pop()
        if (last !== name) open.push(`${String(last)} ended by ${name}`)
      } else if (!VOID.has(name)) open.push(name)
      return ''
    },
  )
  if (open.length > 0) return `not ended: ${open.join(', ')}`
  if (/[<>]/.test(rest)) return 'a sign that is not escaped'
  return /&(?!(?:amp|lt|gt|quot|#39);)/.test(rest) ? 'an ampersand that is not escaped' : undefined
}
