import { describe, expect, test } from 'vitest'
import { priceQuote, type Problem } from '../../../src/entries/index.js'
import {
  addLine,
  addLineAnswer,
  convertQuote,
  createOrder,
  createQuote,
  newDocument,
  replaceLine,
  type CreateFacts,
  type Decision,
  type DocumentRecord,
  type LineWriteFacts,
} from '../../../src/entries/service.js'
import { refusalOf } from '../outcome.js'
import { DRAFT } from '../states.js'
import { ACCOUNT, writingIn } from '../writing.js'

const ids = { lineId: () => 'line_1', drawingId: () => 'drawing_1' }
const facts: CreateFacts = {
  documentId: 'order_1',
  ids,
  isLabel: (id) => id === 'label_1',
  statuses: [{ statusId: 'in', name: 'Submitted' }],
}
const REQUEST = { customerId: 'cust_1', lines: [{ notes: { text: 'By others.' } }] }
const KEPT: DocumentRecord = { kind: 'order', documentId: 'order_1', request: { customerId: 'cust_1' } }
const writing = (more: Partial<LineWriteFacts> = {}): LineWriteFacts =>
  writingIn('order', { record: KEPT, ...more })

const valueOf = <A>(decision: Decision<A>): A =>
  decision.ok ? decision.value : expect.fail(refusalOf(decision))

describe('C1 to C5, S3: creates', () => {
  const create = (body: object, more: Partial<CreateFacts> = {}) =>
    createOrder(body, { account: ACCOUNT }, { ...facts, ...more })

  test('C2, S3: a submitted order gets the status Submitted, and a draft has no status', () => {
    const submitted = valueOf(create({ ...REQUEST, isSubmitted: true, labelIds: ['label_1', 'label_1'] }))
    expect(submitted.record.request['statusId']).toBe('in')
    expect(submitted.document).toMatchObject({ statusId: 'in', statusName: 'Submitted', isArchived: false })
    expect(submitted.labelIds).toEqual(['label_1'])
    const draft = valueOf(create(REQUEST))
    expect(draft.record.request).not.toHaveProperty('statusId')
    for (const field of ['statusId', 'statusName', 'customerCompanyName'])
      expect(draft.document).not.toHaveProperty(field)
    expect(draft.labelIds).toEqual([])
    const named = valueOf(create(REQUEST, { customerCompanyName: 'Harbour' }))
    expect(named.document['customerCompanyName']).toBe('Harbour')
  })

  test('W8: a quote has no status, even if the request names an unknown one', () => {
    const quote = createQuote(
      { ...REQUEST, isSubmitted: true, statusId: 'gone' },
      { account: ACCOUNT },
      { ...facts, documentId: 'quote_1' },
    )
    expect(refusalOf(quote)).toBe('allowed')
    expect(valueOf(quote).document).not.toHaveProperty('statusName')
  })

  test('V2: unreadable account settings are an internal error, even with an invalid status or invalid fields', () => {
    for (const more of [{}, { statusId: 'gone' }, { fields: 5 }])
      expect(
        refusalOf(createOrder({ ...REQUEST, ...more }, { account: { currency: 'dollars' } }, facts)),
      ).toBe('internal')
  })

  test('E5: an invalid status or invalid fields are reported alone, and together with other problems', () => {
    expect(refusalOf(create({ ...REQUEST, statusId: 'gone' }))).toBe(
      'validation_failure: status_not_found status_id',
    )
    expect(refusalOf(create({ ...REQUEST, fields: 5 }))).toBe('validation_failure: invalid_type fields')
    expect(refusalOf(create({ ...REQUEST, statusId: 5 }))).toBe('validation_failure: invalid_type status_id')
    expect(refusalOf(create({ fields: 5, statusId: 'gone', customerId: 'prod_1' }))).toBe(
      'validation_failure: invalid_type fields, status_not_found status_id, wrong_id_kind customer_id',
    )
  })

  test('E3: an unknown label comes after validation problems and before unsupported features', () => {
    const labelIds = ['label_2']
    expect(refusalOf(create({ ...REQUEST, customerId: 'prod_1', labelIds }))).toBe(
      'validation_failure: wrong_id_kind customer_id',
    )
    const unsupported = { companyName: 'Harbour', lines: [] }
    const quote = (body: object) =>
      createQuote(body, { account: ACCOUNT }, { ...facts, documentId: 'quote_1' })
    expect(refusalOf(quote({ ...unsupported, labelIds }))).toBe('not_found')
    expect(refusalOf(quote({ ...unsupported, labelIds: ['label_1'] }))).toBe('not_implemented')
    expect(refusalOf(create({ ...REQUEST, labelIds }))).toBe('not_found')
  })
})

describe('C4, C5, U4: documents', () => {
  test('C5: a document without a customer name or priced fields omits them', () => {
    expect(newDocument(KEPT, {}, { isArchived: true })).toStrictEqual({
      ...{ orderId: 'order_1', isArchived: true, lines: [] },
    })
    expect(newDocument(KEPT, { lines: ['x', { notes: {} }] }, { isArchived: false })['lines']).toStrictEqual([
      ...['x', { notes: {} }],
    ])
  })

  test('U4: the document has no id for a drawing without an id, and no URL for a drawing without a picture', () => {
    const request = {
      lines: [{ flashing: { drawing: { drawingId: 'a' } } }, { lineId: 'line_2' }],
    }
    const lines = [{ flashing: { drawing: { size: 1 }, otherSides: [{ size: 2 }] } }, 'x']
    const set = { isArchived: false, svgUrls: { toString: 'u' } }
    expect(newDocument({ ...KEPT, request }, { lines }, set)['lines']).toStrictEqual([
      { flashing: { drawing: { drawingId: 'a', size: 1 }, otherSides: [{ size: 2 }] } },
      'x',
    ])
  })

  test('C8: the answer to an added line has the totals of the document and no lines', () => {
    const total = { amountMicros: '1', currency: 'AUD' }
    expect(addLineAnswer('order', { orderId: 'order_1', total, reference: 'R' })).toStrictEqual({
      order: { orderId: 'order_1', total, lines: [] },
    })
  })

  test('S7: the record of a converted quote has the status of a new order', () => {
    const quote = { ...KEPT, kind: 'quote', documentId: 'quote_1' } as const
    const order = convertQuote(quote, { account: ACCOUNT }, { isArchived: false }, facts.statuses ?? [])
    expect(valueOf(order).record.request).toEqual({
      ...{ customerId: 'cust_1', isSubmitted: true, statusId: 'in' },
    })
  })
})

describe('C7, C9: lines', () => {
  const line = { notes: { text: 'x' } }
  const key = '6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a'

  test('C7: the body of an added line has a line, and optionally a request id and fields', () => {
    for (const body of [{ line, requestId: key, fields: 'orderId' }, { line }])
      expect(valueOf(addLine(body, ids, writing())).record.request['lines']).toEqual([
        { lineId: 'line_1', ...line },
      ])
    expect(refusalOf(addLine({ requestId: 'x' }, ids, writing()))).toBe(
      'validation_failure: invalid_id request_id, required line',
    )
    expect(refusalOf(addLine({ line, fields: 5 }, ids, writing()))).toBe(
      'validation_failure: invalid_type fields',
    )
    expect(refusalOf(addLine({ line, requestId: 'x' }, ids, writing()))).toBe(
      'validation_failure: invalid_id request_id',
    )
  })

  test('C7, C9: an invalid line is reported at its path', () => {
    expect(refusalOf(addLine({ line: null }, ids, writing()))).toBe('validation_failure: required line')
    expect(refusalOf(addLine({ line: 'x' }, ids, writing()))).toBe('validation_failure: invalid_type line')
    const record = { ...KEPT, request: { ...KEPT.request, lines: [{ lineId: 'line_1', ...line }] } }
    const replaced = replaceLine('line_1', 'x', () => 'drawing_1', writing({ record }))
    expect(refusalOf(replaced)).toBe('validation_failure: invalid_type ')
    const details = replaced.ok ? [] : replaced.refusal.problems.map((problem) => problem.details)
    expect(details).toEqual([{ expected: 'object', sent: '"x"' }])
    const wrong = {
      labour: { productName: 'F', pricing: { quantity: 'x', unitPrice: { amountMicros: '0' } } },
    }
    expect(refusalOf(replaceLine('line_1', wrong, () => 'drawing_1', writing({ record })))).toBe(
      'validation_failure: invalid_decimal labour.pricing.quantity',
    )
    expect(refusalOf(addLine({ line: wrong }, ids, writing()))).toBe(
      'validation_failure: invalid_decimal line.labour.pricing.quantity',
    )
  })

  test('C7: a key of a map keeps its spelling in the pointer, as in a new document', () => {
    const drawing = { points: { B: { x: 'far' }, pointA: { y: {} } } }
    const wrong = { flashing: { productName: 'F', drawing, pricing: { unitPrice: { amountMicros: '0' } } } }
    const alone = priceQuote(
      { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [wrong] } as unknown,
      ACCOUNT,
    )
    const answer = addLine({ line: wrong }, ids, writing())
    const of = (problems: readonly Pick<Problem, 'param' | 'message'>[]) =>
      problems.map(({ param, message }) => [param, message])
    const expected = of(alone.ok ? [] : alone.problems).map(([param = '', message = '']) => [
      param.replace('lines[0]', 'line'),
      message.replace('Line 1: ', ''),
    ])
    expect(expected.map(([param]) => param)).toContain('line.flashing.drawing.points.pointA.y')
    expect(of(answer.ok ? [] : answer.refusal.problems)).toEqual(expected)
  })

  test('C7: unreadable account settings are an internal error', () => {
    expect(refusalOf(addLine({ line }, ids, writing({ account: { currency: 'dollars' } })))).toBe('internal')
  })

  /** A host's catalogue as a class, whose methods need `this`. */
  class Shelf {
    readonly asked: string[] = []
    product(id: string): undefined {
      this.asked.push(id)
    }
    kit(id: string): undefined {
      this.asked.push(id)
    }
    flashingTemplate(id: string): undefined {
      this.asked.push(id)
    }
    customer(id: string): undefined {
      this.asked.push(id)
    }
  }
  const sheet = { catalogue: { productId: 'prod_1', productRowId: 'r1', pricing: { quantity: '1' } } }
  const kit = { productKit: { kitId: 'kit_1', pricing: { quantity: '1' } } }
  const template = 'flashtpl_01m7w4n5hx008j4ct4ank7f24s'
  const flashing = { flashing: { templateId: template, drawing: {}, pricing: { quantity: '1' } } }

  test.each([
    ['a product', sheet, 'prod_1'],
    ['a kit', kit, 'kit_1'],
    ['a template', flashing, template],
  ])('A3: addLine looks up %s of the line, but not the customer', (_, sent, id) => {
    const shelf = new Shelf()
    addLine(
      { line: sent },
      ids,
      writing({ record: { ...KEPT, kind: 'quote' }, state: { ...DRAFT, kind: 'quote' }, catalogue: shelf }),
    )
    expect(shelf.asked).toEqual([id])
  })

  test('A3: addLine skips look-ups that the catalogue does not define', () => {
    const known = (catalogue: object) => addLine({ line: sheet }, ids, writing({ catalogue }))
    const codes = (decision: Decision<unknown>) =>
      decision.ok ? [] : decision.refusal.problems.map(({ code }) => code)
    expect(codes(known({ product: () => undefined }))).toContain('product_not_found')
    expect(codes(known({}))).not.toContain('product_not_found')
    expect(codes(known({ kit: () => undefined }))).not.toContain('product_not_found')
  })
})
