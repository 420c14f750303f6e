import { describe, expect, test } from 'vitest'
import { priceQuote } from '../../../src/entries/index.js'
import { addLine, convertQuote, createOrder, createQuote, replaceLine } from '../../../src/entries/service.js'
import { ACCOUNT, writingIn } from '../writing.js'

type Path = readonly (string | number)[]
type Kept = Readonly<Record<string, unknown>>

const LATER = { currency: 'AUD', customFields: ['jobNumber', 'other'] }
const DOCUMENT = 'quote_01m7w4n5hx008j4ct4ank7f24s'
const ids = {
  lineId: (index: number) => `line_${String(index)}`,
  drawingId: (index: number) => `drawing_${String(index)}`,
}
const facts = { documentId: DOCUMENT, ids, isLabel: () => false }
const money = { amountMicros: '1000000' }
const pricing = {
  pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
  unitPrice: money,
  measurements: [{ length: '2', amount: '3' }],
  tax: { rate: '10' },
}
const component = {
  productType: 'PRODUCT_TYPE_LABOUR',
  pricing: { quantity: '1', unitPrice: money, totalPrice: money },
}
const drawing = {
  drawingNumber: 0,
  points: { a: { id: 'a', x: 0, y: 0, connect: ['b'] }, b: { id: 'b', x: 10, y: 0 } },
  lines: { values: { ab: { size: 100 } } },
}
const FLASHING = { colour: 'Red', subitems: [{ amount: 2, length: 3 }] }
const KIT = { productName: 'K', components: [component] }
const REQUEST = {
  customerId: 'cust_1',
  lines: [
    { onTheFly: { productName: 'A', attributes: [{ name: 'Grade', value: 'B' }], pricing } },
    { catalogue: { productId: 'prod_1', params: [{ name: 'Colour', value: 'Red' }], pricing } },
    { labour: { productName: 'Fixing', pricing: component.pricing } },
    { notes: { text: 'By others.' } },
    { flashing: { ...FLASHING, drawing, otherSides: [{ drawingNumber: 1 }] } },
    { productKit: { ...KIT, subKits: [{ components: [component] }], pricing: {} } },
  ],
  adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }],
}
const DROPPED: readonly Path[] = [
  [],
  ['lines', 3],
  ['lines', 0, 'onTheFly'],
  ['lines', 0, 'onTheFly', 'attributes', 0],
  ['lines', 0, 'onTheFly', 'pricing'],
  ['lines', 0, 'onTheFly', 'pricing', 'unitPrice'],
  ['lines', 0, 'onTheFly', 'pricing', 'measurements', 0],
  ['lines', 0, 'onTheFly', 'pricing', 'tax'],
  ['lines', 1, 'catalogue'],
  ['lines', 1, 'catalogue', 'params', 0],
  ['lines', 2, 'labour', 'pricing'],
  ['lines', 4, 'flashing'],
  ['lines', 4, 'flashing', 'drawing'],
  ['lines', 4, 'flashing', 'drawing', 'points', 'a'],
  ['lines', 4, 'flashing', 'drawing', 'lines'],
  ['lines', 4, 'flashing', 'drawing', 'lines', 'values', 'ab'],
  ['lines', 4, 'flashing', 'otherSides', 0],
  ['lines', 5, 'productKit'],
  ['lines', 5, 'productKit', 'components', 0, 'pricing'],
]
const KEPT: readonly Path[] = [
  ['lines', 2, 'labour'],
  ['lines', 3, 'notes'],
  ['lines', 4, 'flashing', 'subitems', 0],
  ['lines', 5, 'productKit', 'components', 0],
  ['lines', 5, 'productKit', 'subKits', 0],
  ['lines', 5, 'productKit', 'subKits', 0, 'components', 0],
  ['adjustments', 0],
]

/** Copies a value with an additional field in the object at a path. */
function withField(value: unknown, path: Path, name: string, field: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return { ...(value as object), [name]: field }
  const inner = (part: unknown) => withField(part, rest, name, field)
  return Array.isArray(value)
    ? value.map((one: unknown, index) => (index === step ? inner(one) : one))
    : { ...(value as Kept), [step]: inner((value as Kept)[step]) }
}

function documentRecordOf(request: unknown, account: object = ACCOUNT): Kept {
  const created = createQuote(request, { account: account as typeof ACCOUNT }, facts)
  if (!created.ok) throw new Error(JSON.stringify(created.refusal))
  return created.value.record.request
}

describe('M8, W3: the fields of a kept request', () => {
  test.each(DROPPED.map((path) => [path]))('leave out an unknown field at %j', (path) => {
    for (const field of [1, { a: 1 }, 'x', [1]])
      expect(documentRecordOf(withField(REQUEST, path, 'other', field))).toEqual(documentRecordOf(REQUEST))
  })

  test.each(KEPT.map((path) => [path]))('include an unknown field at %j as sent', (path) => {
    for (const field of [1, { a: { b: [1] } }, 'x'])
      expect(documentRecordOf(withField(REQUEST, path, 'other', field))).toEqual(
        withField(documentRecordOf(REQUEST), path, 'other', field),
      )
  })

  test('include flags of any name in an attribute', () => {
    const path = ['lines', 0, 'onTheFly', 'attributes', 0]
    expect(documentRecordOf(withField(REQUEST, path, 'isPrinted', true))).toEqual(
      withField(documentRecordOf(REQUEST), path, 'isPrinted', true),
    )
  })

  test('include addresses, and custom fields only if the account has them', () => {
    const sent = { ...REQUEST, jobNumber: { no: 7 }, deliveryAddress: 'Gate', addresses: [{ a: 1 }] }
    const { jobNumber: _, ...others } = sent
    expect(documentRecordOf(sent)).toEqual({
      ...documentRecordOf(others),
      addresses: [{ a: 1 }],
      deliveryAddress: 'Gate',
    })
    expect(documentRecordOf(sent, LATER)).toMatchObject({ jobNumber: { no: 7 }, deliveryAddress: 'Gate' })
  })

  test('give the same price as the original request', () => {
    const noisy = [...DROPPED, ...KEPT].reduce<unknown>(
      (request, path) => withField(request, path, 'other', { a: 1 }),
      REQUEST,
    )
    const priced = priceQuote(documentRecordOf(noisy), ACCOUNT)
    expect(priced.ok && JSON.parse(JSON.stringify(priced.value))).toEqual(
      JSON.parse(JSON.stringify((priceQuote(noisy, ACCOUNT) as { readonly value: unknown }).value)),
    )
  })

  test('C13: leave out a custom field that the account declares only later', () => {
    const lines = [{ notes: { text: 'a' }, foo: 1 }]
    const noisy = { customerId: 'cust_1', jobNumber: 'J1', other: 5, lines }
    const created = createQuote(noisy, { account: ACCOUNT }, facts)
    const record = created.ok ? created.value.record : expect.unreachable()
    expect(record.request).toEqual({
      customerId: 'cust_1',
      lines: [{ lineId: 'line_0', notes: { text: 'a' } }],
    })
    const statuses = [{ statusId: 'in', name: 'Submitted' }]
    const order = convertQuote(record, { account: LATER }, { isArchived: false }, statuses)
    expect(order.ok && Object.keys(order.value.document)).not.toContain('jobNumber')
    const ordered = createOrder(noisy, { account: ACCOUNT }, { ...facts, documentId: 'order_1', statuses })
    expect(ordered.ok && ordered.value.record.request).toEqual(record.request)
  })

  test('leave out unknown fields of an added or replaced line', () => {
    const record = { kind: 'quote', documentId: DOCUMENT, request: documentRecordOf(REQUEST) } as const
    const toWrite = writingIn('quote', { record })
    const line = { notes: { text: 'b', extra: 1 }, foo: 1, lineId: 'mine' }
    const added = addLine({ line }, { ...ids, lineId: () => 'line_9' }, toWrite)
    const replaced = replaceLine('line_3', line, () => 'drawing_9', toWrite)
    const linesOf = (written: typeof added): readonly unknown[] =>
      written.ok ? (written.value.record.request['lines'] as readonly unknown[]) : [written.refusal]
    expect(linesOf(added).at(-1)).toEqual({ lineId: 'line_9', notes: { text: 'b', extra: 1 } })
    expect(linesOf(replaced)[3]).toEqual({ lineId: 'line_3', notes: { text: 'b', extra: 1 } })
  })
})
