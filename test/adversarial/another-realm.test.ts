/** Values of another realm: a window, a frame or a `vm` context, in which test runners run their code. */
import vm from 'node:vm'
import { describe, expect, test } from 'vitest'
import accountSample from '../../docs/samples/account.json' with { type: 'json' }
import catalogue from '../../docs/samples/catalogue.json' with { type: 'json' }
import quoteSample from '../../docs/samples/roofing-quote.json' with { type: 'json' }
import { diagnose, suggestTestQuote } from '../../src/entries/diagnose.js'
import { explainQuote, renderExplanationText } from '../../src/entries/explain.js'
import { item } from '../../src/entries/form.js'
import { recordDocument } from '../../src/entries/golden.js'
import * as root from '../../src/entries/index.js'
import { parseInput } from '../../src/entries/input.js'
import { readPriceBook } from '../../src/entries/price-book.js'
import { renderQuoteHtml } from '../../src/entries/print.js'
import * as service from '../../src/entries/service.js'
import { requestFromRows } from '../../src/entries/sheet.js'
import { solve } from '../../src/entries/solve.js'
import { STEPS } from '../service/steps.js'

const realm = vm.createContext({})
const foreign = <A>(value: A): A => vm.runInContext(`(${JSON.stringify(value)})`, realm) as A
const foreignBytes = (text: string): Uint8Array =>
  vm.runInContext(`Uint8Array.from(${JSON.stringify([...Buffer.from(text)])})`, realm) as Uint8Array

const account = accountSample as root.AccountInput
const quote: unknown = quoteSample
const { lines } = quoteSample

const explained = explainQuote(quote, account)
const priced = root.priceQuote(quote, account)
if (!explained.ok || !priced.ok) throw new Error('the sample is valid')

type Call = (...given: never[]) => unknown
const CALLS: readonly (readonly [name: string, call: Call, given: readonly unknown[]])[] = [
  ['priceQuote', root.priceQuote, [quote, account]],
  ['priceOrder', root.priceOrder, [quote, account]],
  ['validateQuote', root.validateQuote, [{ lines: [[], { labour: 5 }] }, account]],
  ['adviseQuote', root.adviseQuote, [quote, account]],
  ['parseAccount', root.parseAccount, [account]],
  ['parseCatalogue', (sent: never) => JSON.stringify(root.parseCatalogue(sent)), [catalogue]],
  ['priceLines', root.priceLines, [lines, [], account]],
  ['measureFlashing', root.measureFlashing, [lines.find(({ flashing }) => flashing)?.flashing, account]],
  ['errorEnvelope', root.errorEnvelope, [[{ code: 'required', message: 'm', param: 'p', path: ['p'] }]]],
  ['explainQuote', explainQuote, [quote, account]],
  ['renderExplanationText', renderExplanationText, [explained.value]],
  ['solve', solve, [quote, account, { total: { amountMicros: '17000000000' } }, [{ type: 'discount' }]]],
  [
    'diagnose',
    diagnose,
    [[{ request: quote, figures: { total: { amountMicros: '17402090000' } } }], account],
  ],
  ['suggestTestQuote', suggestTestQuote, [[{ policies: ['tax-by-line'] }], account]],
  ['recordDocument', recordDocument, [quote, account]],
  ['item', item, [{ productName: 'Screws', quantity: '4', unitPrice: '12.50' }]],
  ['parseInput', parseInput, ['12', { kind: 'quantity', locale: 'en-AU' }]],
  [
    'requestFromRows',
    requestFromRows,
    [
      [
        ['Product', 'Quantity', 'Unit price'],
        ['Cap', '2', '3.50'],
      ],
      { locale: 'en-AU', currency: 'AUD' },
    ],
  ],
  [
    'readPriceBook',
    readPriceBook,
    [
      [
        ['Product', 'Price', 'Unit'],
        ['Cap', '3.50', 'm'],
      ],
      { locale: 'en-AU', currency: 'AUD' },
    ],
  ],
  [
    'renderQuoteHtml',
    renderQuoteHtml,
    [priced.value, { view: 'customer', locale: 'en-AU', company: { name: 'Acme' } }],
  ],
  ['queryFingerprint', STEPS.queryFingerprint, ['ListKits', { labelIds: ['label_1'] }]],
]

describe('a call with arguments of another realm', () => {
  test.each(CALLS)('gives the same answer: %s', (_, call, given) => {
    const answer = call(...(given as never[]))
    expect(call(...(given.map((one) => (one === undefined ? one : foreign(one))) as never[]))).toEqual(answer)
  })

  test('reads the bytes of a body', () => {
    expect(service.parseJsonBody(foreignBytes('{"lines":[]}'))).toEqual({ ok: true, value: { lines: [] } })
    const wrong = service.parseJsonBody(vm.runInContext('Uint8Array.of(255)', realm) as Uint8Array)
    expect(JSON.stringify(wrong)).toContain('not UTF-8')
  })

  test('signs and verifies the bytes of a webhook', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const header = service.signWebhook(secret, 1_700_000_000, foreignBytes('{}'))
    expect(header).toBe(service.signWebhook(secret, 1_700_000_000, '{}'))
  })

  test('writes the body of an event with the earlier values', () => {
    const event = {
      id: 'evt_01m7w4n5hx008j4ct4ank7f24s',
      type: 'order.archived',
      occurredAt: '2026-11-20T09:30:00.125Z',
      subject: { kind: 'order', id: 'order_01m7w4n5hx008j4ct4ank7f24s' },
      previous: { isArchived: false },
    } as const
    expect(service.eventBody(foreign(event))).toBe(service.eventBody(event))
    // H10: null means that the order had no status before.
    const { previous, ...first } = { ...event, type: 'order.status_changed' as const }
    expect(previous).toEqual({ isArchived: false })
    expect(JSON.parse(service.eventBody(first))).toMatchObject({ data: { previous: { status_id: null } } })
  })
})
