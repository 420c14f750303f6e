/** Tests what a form does with arguments that TypeScript would refuse, from a program in JavaScript. */
import { expect, test } from 'vitest'
import { quoteForm, readDraft } from '../../src/entries/form.js'

const form = quoteForm({ currency: 'AUD', tax: { rate: '0.10' } }, { locale: 'en-AU' })
  .add('item', { product: 'Screws', quantity: '3', unitPrice: '12.50' })
  .add('flashing')

const ODD: readonly unknown[] = [
  undefined,
  null,
  NaN,
  '',
  'xyz',
  'row0',
  'item',
  'quantity',
  {},
  [],
  new Array(1),
  { line: 5 },
]

const METHODS = [
  'add',
  'set',
  'setLine',
  'remove',
  'move',
  'duplicate',
  'paste',
  'saved',
  'refused',
  'withLocale',
] as const

test.each(METHODS)('%s refuses odd arguments by name, or returns a form', (method) => {
  const call = form[method].bind(form) as (...values: readonly unknown[]) => unknown
  for (const one of ODD)
    for (const other of ODD)
      for (const third of ODD) {
        try {
          expect(call(one, other, third)).toBeInstanceOf(form.constructor)
        } catch (error) {
          expect([error, String(error)]).toEqual([expect.any(TypeError), expect.stringContaining(' must ')])
        }
      }
})

test.each([
  { code: 'nonsense', path: [null, {}, [], 1.5] },
  { code: 'toString', path: ['line'], details: null },
  { code: 'unreadable_text', path: [], details: { reason: {}, kind: 5 } },
  { code: 'out_of_range', path: ['line', 'subitems'], details: [], param: 7 },
  { code: 5, path: [] },
  { path: [] },
])('a stored draft with the problem %j opens, or is refused', (problem) => {
  const draft = readDraft(JSON.stringify({ rows: [{ kind: 'flashing', problems: [problem] }] }))
  const opened = quoteForm({ currency: 'AUD' }, { locale: 'en-AU', draft })
  expect(opened.messages.map(({ text }) => typeof text)).toEqual(
    draft === undefined ? ['string'] : ['string', 'string'],
  )
})
