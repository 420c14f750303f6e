import { expect, test } from 'vitest'
import { wrapped, type Segment } from '../../src/explain/render/wrap-text.js'

const look = { strong: (text: string) => `<${text}>`, faint: (text: string) => `~${text}~` }
const plain = (...texts: readonly string[]): readonly Segment[] => texts.map((text) => ({ text }))

test.each<[string, number | undefined, readonly Segment[], readonly string[]]>([
  ['of any length', undefined, plain('a b', '= c'), ['a b = c']],
  ['none', 5, [], ['']],
  ['just as long as they may be', 5, plain('aa bb cc'), ['aa bb', 'cc']],
  ['with a word that is longer', 3, plain('abcdef g'), ['abcdef', 'g']],
  ['that break before a sign', 12, plain('aaa bbb', '= ccc ddd'), ['aaa bbb', '= ccc ddd']],
  ['that break before an arrow', 12, plain('aaa bbb', '→ ccc ddd'), ['aaa bbb', '→ ccc ddd']],
  ['that break at a sign', 11, plain('aaa bbb', '= c', '→ d'), ['aaa bbb = c', '→ d']],
  ['that begin with a sign', 9, plain('= aaa bbb ccc'), ['= aaa bbb', 'ccc']],
  ['where a sign is within a formula', 5, plain('a = b cc'), ['a = b', 'cc']],
  ['of which the last sign counts', 11, plain('a', '= b', '= c dd ee'), ['a = b', '= c dd ee']],
  ['that are full after a sign', 8, plain('aaaa', '= bbbb cc'), ['aaaa', '= bbbb', 'cc']],
  ['that are just full after a sign', 9, plain('aaaa', '= bbbb cc'), ['aaaa', '= bbbb cc']],
  ['where brackets stay whole', 4, plain('x (1 − d) y'), ['x', '(1 − d)', 'y']],
  ['where words next to brackets stay', 4, plain('max(a, b) y'), ['max(a, b)', 'y']],
  [
    'but long brackets do not',
    10,
    plain(`(${'aaaa '.repeat(7)}b)`),
    [...['(aaaa aaaa', 'aaaa aaaa', 'aaaa aaaa', 'aaaa b)']],
  ],
])('lines %s', (_, width, segments, lines) => {
  expect(wrapped(segments, width, look)).toEqual(lines)
})

test('words next to each other that have one look are set off as one, on each line', () => {
  const segments: readonly Segment[] = [
    ...([{ text: 'a b' }, { text: 'c', look: 'strong' }, { text: 'd e', look: 'strong' }] as const),
    { text: 'f', look: 'faint' },
  ]
  expect(wrapped(segments, undefined, look)).toEqual(['a b <c d e> ~f~'])
  expect(wrapped(segments, 7, look)).toEqual(['a b <c d>', '<e> ~f~'])
})
