/** Tests how an explanation on a terminal is wrapped, styled and aligned in columns. */
import { describe, expect, test } from 'vitest'
import { renderExplanationText } from '../../src/entries/explain.js'
import { rules as ENGLISH_RULES } from '../../src/languages/en/rules.generated.js'
import { layoutOf } from '../../src/explain/render/text-options.js'
import { wrapped, type Segment } from '../../src/explain/render/wrap-text.js'
import { explanation, figure, roof } from './by-hand.js'
import { made, row } from './without-rules.js'

describe('an explanation on a terminal', () => {
  const style = { strong: (text: string) => `<${text}>`, faint: (text: string) => `~${text}~` }

  test('indents continued lines, with a vertical line only if more follows', () => {
    const long = explanation({
      first: figure('given', ['request:first'], row('the first of two long names', '1')),
      second: {
        ...figure('given', ['request:second'], row('the second of two long names', '2')),
        notApplied: [{ rule: 'X9', reason: 'because it is so and so' as 'discount_zero' }],
      },
      total: figure('sum', ['first', 'second'], row('total', '3')),
    })
    expect(renderExplanationText(long, { width: 24 }).split('\n')).toEqual([
      'total: the first of',
      '│  two long names + the',
      '│  second of two long',
      '│  names = 1.00 + 2.00',
      '│  = 3.00',
      '├─ the first of two',
      '│     long names: 1.00,',
      '│     as sent',
      '└─ the second of two',
      '   │  long names: 2.00,',
      '   │  as sent',
      '   └─ not applied:',
      '        because it is so',
      '        and so (X9)',
      '',
    ])
  })

  test('fills the width of the terminal, and breaks before = and →', () => {
    const lines = renderExplanationText(roof, {
      figure: 'lines[0].catalogue.pricing.total_price',
      width: 60,
    }).split('\n')
    expect(lines.filter(({ length }) => length > 60)).toEqual([])
    expect(lines.slice(0, 4)).toEqual([
      'line 1, line total: charged measure × unit price ×',
      '│  (1 − discount) = 7.5 × 18.50 × 0.925 = 128.34375',
      '│  → 128.34 (L3)',
      '├─ charged measure: measure of the pieces + charged',
    ])
  })

  test('styles values, sources, rules and tree lines', () => {
    expect(renderExplanationText(made, { figure: 'line', style })).toBe(
      [
        '~~line: price + fee = 2.00 + 3.00 = <5.00>',
        '~├─ ~price: <2.00,> ~as sent~',
        '~├─ ~fee: <3.00,> ~setting (X9)~',
        '~└─ ~~not applied: a reason of its own (X9)~',
        '',
      ].join('\n'),
    )
  })

  /** Rules of two and of three characters, whose sentences begin in the same column. */
  const ruled = explanation({
    price: figure('given', ['request:price'], row('price', '2', 'L15')),
    none: figure('given', ['request:none'], row('none', '2', 'X9')),
    total: figure('sum', ['price', 'none'], row('total', '4', 'T6')),
  })
  const sentencesOf = (text: string): readonly string[] => text.trimEnd().split('\n\n')[1]?.split('\n') ?? []
  const { L15, T6 } = ENGLISH_RULES as unknown as Readonly<
    Record<'L15' | 'T6', { readonly heading: string; readonly sentence: string }>
  >

  test('aligns the rules in a column', () => {
    expect(sentencesOf(renderExplanationText(ruled))).toEqual([
      `L15  ${L15.heading}. ${L15.sentence}`,
      `T6   ${T6.heading}. ${T6.sentence}`,
    ])
    expect(sentencesOf(renderExplanationText(ruled, { style }))).toEqual([
      `<L15>  ${L15.heading}. ~${L15.sentence}~`,
      `<T6>   ${T6.heading}. ~${T6.sentence}~`,
    ])
  })

  test('wraps the sentences of rules within their column', () => {
    const lines = sentencesOf(renderExplanationText(ruled, { width: 40 }))
    expect(lines.every(({ length }) => length <= 40)).toBe(true)
    const starts = lines.map((line) => line.slice(0, 5))
    expect(starts.filter((start) => start.trim() !== '')).toEqual(['L15  ', 'T6   '])
    const joined = lines.map((line) => line.slice(5)).join(' ')
    expect(joined).toBe(`${L15.heading}. ${L15.sentence} ${T6.heading}. ${T6.sentence}`)
  })

  test('breaks only words that are longer than the line, in at least one column', () => {
    const asked: [string, number][] = []
    const breakWord = (word: string, width: number): readonly string[] => {
      asked.push([word, width])
      return [word.slice(0, width), word.slice(width)]
    }
    renderExplanationText(made, {
      figure: 'line',
      width: 4,
      fit: { widthOf: ({ length }) => length, breakWord },
    })
    expect(asked.filter(([word, width]) => word.length <= width || width < 1)).toEqual([])
    expect(asked.length).toBeGreaterThan(0)
  })

  test.each<[string, object]>([
    ['a width of another type', { width: '40' }],
    ['a width of zero', { width: 0 }],
    ['a style without functions', { style: { strong: 7, faint: null } }],
    ['a fit of another type', { fit: 'narrow' }],
  ])('ignores %s', (_, options) => {
    expect(renderExplanationText(ruled, options)).toBe(renderExplanationText(ruled))
  })

  test('calls functions as methods of their object', () => {
    const marking = {
      mark: '*',
      strong(text: string) {
        return this.mark + text
      },
      faint: (text: string) => text,
    }
    expect(renderExplanationText(made, { figure: 'line', style: marking })).toContain('= *5.00')
  })

  test('keeps a word whole if breakWord returns no list of texts', () => {
    const fit = { widthOf: ({ length }: string) => length, breakWord: () => [7] as never }
    expect(renderExplanationText(ruled, { width: 8, fit })).toBe(renderExplanationText(ruled, { width: 8 }))
  })

  test('omits a segment without words', () => {
    const segments = [{ text: '' }, { text: 'a' }, { text: ' ' }]
    expect(wrapped(segments, layoutOf({ style }))).toEqual(['a'])
    expect(wrapped([{ text: '' }], layoutOf({ style, width: 5 }))).toEqual([''])
  })
})

describe('wrapping the lines of a terminal', () => {
  const style = { strong: (text: string) => `<${text}>`, faint: (text: string) => `~${text}~` }
  const plain = (...texts: readonly string[]): readonly Segment[] => texts.map((text) => ({ text }))

  test.each<[string, number | undefined, readonly Segment[], readonly string[]]>([
    ['keeps a line of any length without a width', undefined, plain('a b', '= c'), ['a b = c']],
    ['keeps an empty line', 5, [], ['']],
    ['fills a line of exactly the width', 5, plain('aa bb cc'), ['aa bb', 'cc']],
    ['leaves a word that is longer than the width on its own line', 3, plain('abcdef g'), ['abcdef', 'g']],
    ['breaks before an equals sign', 12, plain('aaa bbb', '= ccc ddd'), ['aaa bbb', '= ccc ddd']],
    ['breaks before an arrow', 12, plain('aaa bbb', '→ ccc ddd'), ['aaa bbb', '→ ccc ddd']],
    ['breaks at the last sign that fits', 11, plain('aaa bbb', '= c', '→ d'), ['aaa bbb = c', '→ d']],
    ['may start a line with a sign', 9, plain('= aaa bbb ccc'), ['= aaa bbb', 'ccc']],
    ['breaks after a sign within a formula', 5, plain('a = b cc'), ['a = b', 'cc']],
    ['breaks at the last of two signs', 11, plain('a', '= b', '= c dd ee'), ['a = b', '= c dd ee']],
    [
      'may end a line at the first word after a sign',
      8,
      plain('aaaa', '= bbbb cc'),
      ['aaaa', '= bbbb', 'cc'],
    ],
    ['may fill a line exactly after a sign', 9, plain('aaaa', '= bbbb cc'), ['aaaa', '= bbbb cc']],
    ['keeps brackets together', 4, plain('x (1 − d) y'), ['x', '(1 − d)', 'y']],
    ['keeps words next to brackets together', 4, plain('max(a, b) y'), ['max(a, b)', 'y']],
    [
      'leaves = on its line if the words after it and the next word exceed the width',
      20,
      plain('x', '= aaaaaaaaaaaaaa', 'bbbbbbbbbb'),
      ['x = aaaaaaaaaaaaaa', 'bbbbbbbbbb'],
    ],
    [
      'breaks long brackets',
      10,
      plain(`(${'aaaa '.repeat(7)}b)`),
      [...['(aaaa aaaa', 'aaaa aaaa', 'aaaa aaaa', 'aaaa b)']],
    ],
  ])('%s', (_, width, segments, lines) => {
    expect(wrapped(segments, layoutOf({ style, ...(width && { width }) }))).toEqual(lines)
  })

  test('styles adjacent words of one style together on each line', () => {
    const segments: readonly Segment[] = [
      ...([{ text: 'a b' }, { text: 'c', style: 'strong' }, { text: 'd e', style: 'strong' }] as const),
      { text: 'f', style: 'faint' },
    ]
    expect(wrapped(segments, layoutOf({ style }))).toEqual(['a b <c d e> ~f~'])
    expect(wrapped(segments, layoutOf({ style, width: 7 }))).toEqual(['a b <c d>', '<e> ~f~'])
  })
})
