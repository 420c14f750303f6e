/** Requests as arguments: an editor completes a literal, the compiler refuses a misspelt one, and unknown JSON is accepted. */
import { describe, expect, test } from 'vitest'
import { inCi, oneOfEach } from '../run-size.js'
import { completionsAt, linesWithErrors } from './completions.js'

const SHARED_FIELDS = [
  'address',
  'addresses',
  'adjustments',
  'customerId',
  'isSubmitted',
  'labelIds',
  'lines',
].concat(['reference', 'requestId', 'tax'])
const KINDS = ['catalogue', 'flashing', 'labour', 'notes', 'onTheFly', 'productKit']
const LINE = "{ labour: { productName: 'Install', pricing: { quantity: '1' } } }"

const REFUSED = [
  ...["{ custmerId: 'cust_1' }", "{ customerId: 'cust_1', lins: [] }", '{ customerId: 1 }'],
  ...["quantty: '1'", 'quantity: 1', "unitPrice: { amountMicros: '1', curency: 'AUD' }"].map(
    (field) => `{ customerId: 'cust_1', lines: [{ labour: { pricing: { ${field} } } }] }`,
  ),
]
const ACCEPTED = [
  `{ customerId: 'cust_1', deliveryAddress: { street: 'Banksia Street' }, lines: [${LINE}] }`,
  `{ customerId: 'cust_1', lines: [${LINE}] } as const`,
  ...['any', 'json', 'fields', 'JSON.parse("{}")', '{ ...fields }'],
]

/** Data of an application, with interfaces in place of type aliases. */
const INTERFACES = [
  'interface Mine { customerId: string; lines: Row[]; siteAddress?: Site; note?: string }',
  'interface Row { labour: { productName: string; pricing: { quantity: string } } }',
  'interface Site { street: string }',
  'interface Unnamed { lines: Row[]; customerId: number }',
  'interface Misread { customerId: string; lines: { labour: { pricing: { quantity: number } } }[] }',
  'declare const mine: Mine; declare const readonlyMine: Readonly<Mine>',
  'declare const unnamed: Unnamed; declare const misread: Misread',
].join('; ')

/** Writes a call of the function. */
type Call = (request: string) => string
const ACCOUNT = "{ currency: 'AUD' }"
const callOf =
  (name: string, others = ''): Call =>
  (request) =>
    `${name}(${request}, ${ACCOUNT}${others})`

const FUNCTIONS: readonly (readonly [name: string, entry: string, call: Call])[] = [
  ...['priceQuote', 'priceOrder', 'validateQuote', 'validateOrder', 'adviseQuote', 'adviseOrder']
    .concat(['verifyQuote', 'verifyOrder', 'editQuote', 'editOrder'])
    .map((name) => [name, 'quotewright', callOf(name)] as const),
  ...['explainQuote', 'explainOrder'].map((name) => [name, 'quotewright/explain', callOf(name)] as const),
  ['solve', 'quotewright/solve', callOf('solve', ", { total: '1' } as never, []")],
  ['splitDocument', 'quotewright/solve', callOf('splitDocument', ', []')],
  ['recordDocument', 'quotewright/golden', callOf('recordDocument')],
  ...['applyPriceBook', 'verifyPrices'].map((name): readonly [string, string, Call] => [
    name,
    'quotewright/price-book',
    (request) => `${name}(${request}, book, '2026-11-27', ${ACCOUNT})`,
  ]),
  [
    'diagnose',
    'quotewright/diagnose',
    (request) => `diagnose([{ figures: {}, request: ${request} }], ${ACCOUNT})`,
  ],
  ['priceQuote', 'quotewright/fp', callOf('priceQuote')],
]

describe.each(oneOfEach(inCi(3, 1), FUNCTIONS))('%s of %s', (name, entry, call) => {
  const input = /Order/.test(name) ? 'OrderRequestInput' : 'QuoteRequestInput'
  const program = (requests: readonly string[]): string => {
    const before =
      `import { ${name} } from '${entry}'; declare const any: any; declare const json: unknown; ` +
      `import type { ${input} } from 'quotewright'; ` +
      "import type { PriceBook } from 'quotewright/price-book'; declare const book: PriceBook; " +
      `declare const fields: Readonly<Record<string, unknown>>; ${INTERFACES}`
    return [before, ...requests.map(call)].join('\n')
  }
  const completed = (request: string): readonly string[] => completionsAt(program([request]))

  test('completes the fields of a request, of a line and of its pricing', () => {
    const own = name.endsWith('Order') ? ['statusId'] : ['companyName']
    const ofEither = /PriceBook|Prices|diagnose/.test(name) ? ['statusId'] : []
    expect(completed('{ | }')).toEqual([...SHARED_FIELDS, ...own, ...ofEither].sort())
    expect(completed("{ customerId: 'cust_1', lines: [{ | }] }")).toEqual(KINDS)
    const pricing = completed(
      "{ customerId: 'cust_1', lines: [{ labour: { pricing: { quantity: '1', | } } }] }",
    )
    expect(pricing).toContain('unitPrice')
    expect(pricing).not.toContain('globalThis')
  })

  test('refuses a misspelt field at any depth and a number for a text, and accepts JSON of unknown form', () => {
    const wrong = linesWithErrors(program([...REFUSED, ...ACCEPTED]))
    expect(wrong).toEqual(REFUSED.map((_, index) => index + 1))
  })

  test('accepts interfaces and generic types, and checks the fields that they name', () => {
    const generic = `export const send = <R extends ${input}>(request: R) => ${call('request')}`
    const extended = `interface More extends ${input} { own: string } declare const more: More; ${call('more')}`
    const calls = ['unnamed', 'misread', '{ ...mine, customerId: 1 }', 'mine', 'readonlyMine', '{ ...mine }']
    expect(linesWithErrors([program(calls), generic, extended].join('\n'))).toEqual([1, 2, 3])
  })
})
