import { quoteForm } from '../../src/entries/form.js'
import { describeProblem } from '../../src/entries/index.js'
import type { PublicFunction } from './public-functions.js'
import { smallBody } from './sound-parts.js'

/** Valid arguments of the methods of an open form, which the entry does not export as functions. */
export const FORM_METHODS: Readonly<Record<string, readonly unknown[]>> = {
  'form.add': ['item', { product: 'Cap', quantity: '3' }, 0],
  'form.set': ['row0', 'quantity', '4'],
  'form.setLine': ['row1', { line: smallBody(), problems: [], gesture: 'drag' }],
  'form.remove': ['row0'],
  'form.move': ['row0', 1],
  'form.duplicate': ['row0'],
  'form.paste': ['item', 'Cap\t3', 0],
  'form.undo': [],
  'form.redo': [],
  'form.saved': [],
  'form.refused': [
    { errors: [{ code: 'required', message: 'no', param: 'lines[0].quantity', details: {} }] },
  ],
  'form.withLocale': [
    { locale: 'de', language: 'de', describe: describeProblem, labels: { product: 'Item' } },
  ],
  'form.format': [{ amountMicros: '1000000' }],
}

const ROWS = [
  { kind: 'item', texts: { product: 'Cap', quantity: '3' } },
  { kind: 'flashing', line: smallBody(), problems: [] },
] as const

/** Reads what a page shows of each new form. */
export function methodsOfForm(): readonly PublicFunction[] {
  const form = quoteForm({ currency: 'AUD' }, { locale: 'en-AU', draft: { rows: ROWS } as never })
  const QuoteForm = form.constructor as new () => typeof form
  const methods = Object.entries(Object.getOwnPropertyDescriptors(QuoteForm.prototype))
  return methods.flatMap(([name, { value: method }]): readonly PublicFunction[] => {
    if (typeof method !== 'function' || name === 'constructor') return []
    const call: PublicFunction['call'] = (...args) => {
      const answer: unknown = Reflect.apply(method as PublicFunction['call'], form, args)
      return answer instanceof QuoteForm ? [answer, answer.messages, answer.totals, answer.request] : [answer]
    }
    return [{ entry: './form', name: `form.${name}`, call }]
  })
}
