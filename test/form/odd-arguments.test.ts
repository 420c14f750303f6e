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

const sparse = [{ kind: 'item' }]
sparse.length = 2
const open = (options: object, account: object = { currency: 'AUD' }) =>
  quoteForm(account as never, { locale: 'en-AU', ...options })
const withRow = (row: unknown) => open({ draft: { rows: [{ kind: 'note' }, row] } })
const change = (one: unknown) => form.setLine('row1', one as never)
const odd = (value: unknown) => value as never

test.each<[string, () => unknown]>([
  ['account', () => open({}, { currency: 'aud' })],
  ['options', () => quoteForm({ currency: 'AUD' }, odd(5))],
  ['options.locale', () => open({ locale: 'en_AU' })],
  ['options.locle', () => open({ locle: 'en-AU' })],
  ['options.language', () => open({ language: 'toString' })],
  ['options.language', () => open({ language: 5 })],
  ['options.describe', () => open({ locale: 'de-DE' })],
  ['options.describe', () => open({ describe: 'text' })],
  ['options.labels.prodct', () => open({ labels: { prodct: 'Article' } })],
  ['options.labels.product', () => open({ labels: { product: 5 } })],
  ['options.request', () => open({ request: 5 })],
  ['options.request.lines', () => open({ request: { lines: [] } })],
  ['options.request.adjustments', () => open({ request: { adjustments: [] } })],
  ['options.draft', () => open({ draft: 5 })],
  ['options.draft.row', () => open({ draft: { row: [] } })],
  ['options.draft.locale', () => open({ draft: { locale: 'en_AU' } })],
  ['options.draft.header', () => open({ draft: { header: 5 } })],
  ['options.draft.header.reference', () => open({ draft: { header: { reference: 5 } } })],
  ['options.draft.rows', () => open({ draft: { rows: {} } })],
  ['options.draft.rows[1]', () => open({ draft: { rows: sparse } })],
  ['options.draft.rows[1]', () => withRow(null)],
  ['options.draft.rows[1].text', () => withRow({ kind: 'item', text: {} })],
  ['options.draft.rows[1].kind', () => withRow({ kind: 'header' })],
  ['options.draft.rows[1].texts', () => withRow({ kind: 'item', texts: 5 })],
  ['options.draft.rows[1].texts.pieces', () => withRow({ kind: 'item', texts: { pieces: '3' } })],
  ['options.draft.rows[1].texts.product', () => withRow({ kind: 'item', texts: { product: 5 } })],
  ['options.draft.rows[1].locales', () => withRow({ kind: 'item', locales: 5 })],
  ['options.draft.rows[1].locales.product', () => withRow({ kind: 'item', locales: { product: 'en_AU' } })],
  ['options.draft.rows[1].line', () => withRow({ kind: 'flashing', line: 5 })],
  ['options.draft.rows[1].problems', () => withRow({ kind: 'flashing', problems: {} })],
  ['options.draft.rows[1].problems[0]', () => withRow({ kind: 'flashing', problems: [5] })],
  ['options.draft.rows[1].problems[0].code', () => withRow({ kind: 'flashing', problems: [{ path: [] }] })],
  ['options.draft.rows[1].problems[0].path', () => withRow({ kind: 'kit', problems: [{ code: 'x' }] })],
  [
    'options.draft.rows[1].problems[0].path',
    () => withRow({ kind: 'kit', problems: [{ code: 'x', path: [{}] }] }),
  ],
  ['options.draft', () => form.withLocale(odd({ locale: 'de-DE', draft: {} }))],
  ['row.kind', () => form.add(odd('header'))],
  ['row.texts.quantty', () => form.add('item', odd({ quantty: '3' }))],
  ['row0.pieces', () => form.set('row0', 'pieces', '3')],
  ['row0.quantity', () => form.set('row0', 'quantity', odd(3))],
  ['header.quantity', () => form.set('header', 'quantity', '3')],
  ['row2', () => form.set('row2', 'quantity', '3')],
  ['row00', () => form.remove('row00')],
  ['row01', () => form.duplicate('row01')],
  ['header', () => form.move('header', 0)],
  ['change', () => change(5)],
  ['change.line', () => change({ line: 5 })],
  ['change.problems', () => change({ problems: {} })],
  ['kind', () => form.paste(odd('header'), 'Ridge cap')],
  ['text', () => form.paste('item', odd(5))],
  ['sent', () => form.saved(odd({}))],
  ['sent', () => form.refused({}, odd({}))],
])('a wrong argument is named: %s', (name, call) => {
  expect(call).toThrow(TypeError)
  expect(call).toThrow(new RegExp(`^${name.replaceAll(/[.[\]]/g, '\\$&')} must be `))
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
