import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyEdit,
  editorProblems,
  editQuote,
  priceQuote,
  PRICING_STRATEGIES,
  type Problem,
} from '../../src/entries/index.js'
import { priceQuoteText } from '../../src/entries/text.js'

/** Amounts of all sizes: twice the large ones does not fit, and a markup on a cost of 0.0001 has 19 digits. */
const money = fc
  .constantFrom('0', '50', '100', '10000', '-45670000', '9000000000000000000', '9223372036854775807', 'ten')
  .map((amountMicros) => ({ amountMicros }))
const decimal = fc.constantFrom('2', '0', '-3', '0.00001', '999999999999999', 'x', '')
const entry = fc.record({ length: decimal, width: decimal, amount: decimal }, { requiredKeys: [] })

const values = fc.record({
  quantity: decimal,
  unitPrice: money,
  discount: fc.constantFrom('10', '100', '101', '0.001'),
  cost: money,
  markup: decimal,
  markupIsPercentage: fc.constantFrom(true, false, 'yes'),
  margin: money,
  totalPrice: money,
  isTaxFree: fc.boolean(),
  pricingStrategy: fc.constantFrom(...PRICING_STRATEGIES, 'PRICING_STRATEGY_NONE'),
  measurements: fc.array(entry, { maxLength: 2 }),
})
const NAMES = [
  ...['quantity', 'unitPrice', 'discount', 'cost', 'markup', 'markupIsPercentage', 'margin', 'totalPrice'],
  ...['isTaxFree', 'pricingStrategy', 'measurements'],
]

/** Some of the fields of a pricing object, in any order. */
const pricing = fc
  .tuple(values, fc.shuffledSubarray(NAMES))
  .map(([all, names]) =>
    Object.fromEntries(names.map((name) => [name, (all as Readonly<Record<string, unknown>>)[name]])),
  )
type Pricing = Readonly<Record<string, unknown>>

/** Builds a line of each kind from its own pricing object and that of its parts. */
const KINDS: Readonly<Record<string, (own: Pricing, part: Pricing) => object>> = {
  catalogue: (own) => ({ catalogue: { productId: 'prod_1', pricing: own } }),
  onTheFly: (own) => ({ onTheFly: { productName: 'Sheet', pricing: own } }),
  labour: (own) => ({ labour: { pricing: own } }),
  standardKit: (own, part) => ({
    productKit: {
      pricing: own,
      components: [part, own].map((each) => ({ productType: 'PRODUCT_TYPE_LABOUR', pricing: each })),
      subKits: [{ pricing: own, components: [{ productType: 'PRODUCT_TYPE_LABOUR', pricing: part }] }],
    },
  }),
  customKit: (own, part) => ({
    productKit: { customPricing: true, pricing: own, subKits: [{ customPricing: true, pricing: part }] },
  }),
}

/** V1: the order of missing fields, and of computed figures that do not fit. */
const ABSENT: readonly (readonly string[])[] = [
  ['unit_price'],
  ['quantity', 'measurements', 'total_price'],
  ['cost'], // of a kit, whose parts have costs
  ['markup'],
  ['margin'],
]

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Lists the places of a pricing object's problems. The places must rise. */
function placesIn(sent: Pricing, params: readonly string[]): readonly number[] {
  const present = Object.keys(sent).map(snake)
  return params.map((param) => {
    const [field = ''] = param.split(/[.[]/)
    const place = present.indexOf(field)
    const absent = ABSENT.findIndex((names) => names.includes(field))
    if (place === -1) expect(absent, field).toBeGreaterThan(-1)
    return place === -1 ? present.length + absent : place
  })
}

/** Groups the problems by the pricing object that they are in. */
function inPricing(problems: readonly Problem[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const { param } of problems) {
    const [, owner, field] = /^(.*\.pricing)\.(.*?)$/.exec(param) ?? []
    if (owner === undefined || field === undefined) continue
    groups.set(owner, [...(groups.get(owner) ?? []), field])
  }
  return groups
}

const at = (request: unknown, pointer: string): Pricing =>
  pointer
    .split('.')
    .flatMap((step) => step.replace(']', '').split('['))
    .map((step) => step.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
    .reduce<unknown>((owner, step) => (owner as Pricing)[step], request) as Pricing

const problemsOf = (answer: { readonly ok: boolean; readonly problems?: readonly Problem[] }) =>
  answer.problems ?? []

/** Prices a line alone, as text, and as an edit, and expects the same problems each time. */
function problemsByEveryWay(line: object, account: { readonly currency: string }): readonly Problem[] {
  const request: unknown = { customerId: 'cust_1', lines: [line] }
  const found = problemsOf(priceQuote(request, account))
  expect(problemsOf(priceQuoteText(JSON.stringify(request), account))).toEqual(found)
  const open = editQuote({ customerId: 'cust_1', lines: [] } as unknown, account)
  const edited = open.ok ? applyEdit(open.value, { type: 'addLine', line } as never) : open
  expect(edited.ok && editorProblems(edited.value)).toEqual(found)
  return found
}

describe.each(Object.entries(KINDS))('V1: the problems of pricing in %s', (_, lineOf) => {
  test('are in the order of the request, and then of the computed figures', () => {
    let several = 0
    fc.assert(
      fc.property(pricing, pricing, fc.boolean(), (own, part, derivationEnabled) => {
        const line = lineOf(own, part)
        const found = problemsByEveryWay(line, { currency: 'AUD', ...{ derivationEnabled } })
        for (const [pointer, params] of inPricing(found)) {
          const places = placesIn(at({ lines: [line] }, pointer), params)
          expect(places).toEqual([...places].sort((one, other) => one - other))
          if (places.length > 2) several++
        }
      }),
      { numRuns: 400 },
    )
    expect(several).toBeGreaterThan(0)
  })
})

describe('V1: a computed total that does not fit', () => {
  // 9,000,000,000,000 at a cost of 0.0001 is a markup of 19 digits, and twice this amount does not fit into 64 bits.
  const amount = (amountMicros: string) => ({ amountMicros })
  const own = { quantity: '2', unitPrice: amount('9000000000000000000'), cost: amount('100') }
  const component = {
    productType: 'PRODUCT_TYPE_LABOUR',
    pricing: { totalPrice: amount('9000000000000000000') },
  }

  test.each([
    { catalogue: { productId: 'prod_1', pricing: own } },
    { productKit: { pricing: own, components: [component, component] } },
  ])('comes before a computed markup that does not fit, in %j', (line) => {
    const params = inPricing(problemsByEveryWay(line, { currency: 'AUD', ...{ derivationEnabled: true } }))
    const [[, figures = []] = []] = params
    expect(figures.filter((name) => name !== 'margin')).toEqual(['total_price', 'markup'])
  })
})
