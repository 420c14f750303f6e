import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceOrder, priceQuote } from '../../../src/entries/index.js'
import {
  addLine,
  addLineAnswer,
  convertQuote,
  createOrder,
  createQuote,
  documentDrawings,
  removeLine,
  replaceLine,
  type CreateFacts,
  type Decision,
  type DocumentState,
  type DocumentRecord,
  type LineWriteFacts,
} from '../../../src/entries/service.js'
import { refusalOf } from '../outcome.js'
import { DRAFT } from '../states.js'

const ACCOUNT = { currency: 'AUD', tax: { rate: '0.10' }, taxRounding: 'line' as const }
const STATUSES = [{ statusId: 'in', name: 'Submitted' }]

const ids = (first = 0): CreateFacts['ids'] => ({
  lineId: (index) => `line_${String(first + index)}`,
  drawingId: (index) => `drawing_${String(first + index)}`,
})

const facts = (kind: 'quote' | 'order'): CreateFacts => ({
  documentId: `${kind}_01m7w4n5hx008j4ct4ank7f24s`,
  ids: ids(),
  customerCompanyName: 'Harbour Roofing',
  isLabel: (id) => id.startsWith('label_'),
  statuses: STATUSES,
})

const create = (kind: 'quote' | 'order', request: object) =>
  (kind === 'order' ? createOrder : createQuote)(request, { account: ACCOUNT }, facts(kind))

const valueOf = <A>(decision: Decision<A>): A => {
  if (!decision.ok) throw new Error(JSON.stringify(decision.refusal))
  return decision.value
}

const SET = { isArchived: false, customerCompanyName: 'Harbour Roofing' }
const writing = (record: DocumentRecord, more: Partial<DocumentState> = {}): LineWriteFacts => ({
  record,
  state: { ...DRAFT, kind: record.kind, ...more },
  serverSet: SET,
  account: ACCOUNT,
})

const amount = (cents: number) => ({ amountMicros: String(cents * 10_000) })
const labour = (quantity: string, cents: number) => ({
  labour: { productName: 'Fixing', pricing: { quantity, unitPrice: amount(cents) } },
})
const FLASHING = {
  flashing: { drawing: { tempId: 'far', drawingNumber: 0 }, otherSides: [{ tempId: 'near' }] },
}

/** Lines with ties of rounding and negative quantities. */
const line = fc.oneof(
  fc
    .tuple(fc.integer({ min: -9999, max: 99_999 }), fc.integer({ min: -5, max: 99_999 }))
    .map(([quantity, cents]) => labour(((quantity === 0 ? 1 : quantity) / 1000).toFixed(3), cents)),
  fc.constant({ notes: { text: 'By others.' } }),
)
const lines = fc.array(line, { maxLength: 6 })
const kind = fc.constantFrom('quote' as const, 'order' as const)
const ADJUSTMENTS = [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '7.5' }]

describe('properties of line writes', () => {
  test('C7: adding lines one by one gives the same document as creating it with all lines', () => {
    fc.assert(
      fc.property(kind, lines, (which, all) => {
        const request = { customerId: 'cust_1', adjustments: ADJUSTMENTS }
        const atOnce = valueOf(create(which, { ...request, lines: all }))
        let { record, document } = valueOf(create(which, request))
        for (const [index, one] of all.entries())
          ({ record, document } = valueOf(addLine({ line: one }, ids(index), writing(record))))
        expect(document).toEqual(atOnce.document)
        expect(record).toEqual(atOnce.record)
      }),
    )
  })

  test('C9: replacing a line with the same line changes nothing', () => {
    fc.assert(
      fc.property(kind, fc.array(line, { minLength: 1, maxLength: 5 }), fc.nat(), (which, all, at) => {
        const created = valueOf(create(which, { customerId: 'cust_1', lines: all }))
        const index = at % all.length
        const written = valueOf(
          replaceLine(`line_${String(index)}`, all[index], () => 'drawing', writing(created.record)),
        )
        expect(written).toEqual({ record: created.record, document: created.document })
      }),
    )
  })

  test('C10: removing an added line restores the document', () => {
    fc.assert(
      fc.property(kind, lines, line, (which, all, one) => {
        const created = valueOf(create(which, { customerId: 'cust_1', lines: all }))
        const more = valueOf(addLine({ line: one }, ids(all.length), writing(created.record)))
        const less = valueOf(removeLine(`line_${String(all.length)}`, writing(more.record)))
        expect(less).toEqual({ record: created.record, document: created.document })
      }),
    )
  })

  test('S2: pricing a kept document again after storing it as JSON gives the same total', () => {
    fc.assert(
      fc.property(kind, lines, (which, all) => {
        const { record, document } = valueOf(
          create(which, { customerId: 'cust_1', lines: all, adjustments: ADJUSTMENTS }),
        )
        const stored = JSON.parse(JSON.stringify(record.request)) as unknown
        const priced = (which === 'order' ? priceOrder : priceQuote)(stored, ACCOUNT)
        expect(priced.ok && priced.value.total).toEqual(document['total'])
      }),
    )
  })
})

describe('C1 to C5: a create', () => {
  test('C5: ignores ids and the archive flag of a request, and sets them from the host', () => {
    const sent = {
      customerId: 'cust_1',
      orderId: 'order_x',
      isArchived: true,
      lines: [{ lineId: 'mine', notes: {} }],
    }
    const { document, record } = valueOf(
      create('order', { ...sent, isSubmitted: true, labelIds: ['label_a', 'label_a'] }),
    )
    expect(document).toMatchObject({
      orderId: 'order_01m7w4n5hx008j4ct4ank7f24s',
      customerCompanyName: 'Harbour Roofing',
      isArchived: false,
      statusId: 'in',
      statusName: 'Submitted',
      lines: [{ lineId: 'line_0', notes: {} }],
    })
    expect(document).not.toHaveProperty('labels')
    expect(record.request).not.toHaveProperty('labelIds')
  })

  test('C12: attaches each label once', () => {
    const created = valueOf(
      create('quote', { customerId: 'cust_1', labelIds: ['label_a', 'label_b', 'label_a'] }),
    )
    expect(created.labelIds).toEqual(['label_a', 'label_b'])
  })

  test('C2, E3: gets 400 for an invalid request, even with an unknown label', () => {
    expect(refusalOf(create('order', { labelIds: ['gone'], statusId: 'gone' }))).toBe(
      'validation_failure: status_not_found status_id, required customer_id',
    )
    expect(refusalOf(create('order', { customerId: 'cust_1', statusId: 'cust_2' }))).toBe(
      'validation_failure: wrong_id_kind status_id',
    )
  })

  test('C3, C4: gives ids to the first drawing of each line, then to other sides, and drops tempIds', () => {
    const created = valueOf(
      create('order', { customerId: 'cust_1', lines: [FLASHING, { notes: {} }, FLASHING2] }),
    )
    expect(created.drawings).toEqual([
      { tempId: 'far', drawingId: 'drawing_0' },
      { tempId: 'far2', drawingId: 'drawing_1' },
      { tempId: 'near', drawingId: 'drawing_2' },
    ])
    expect(JSON.stringify(created.record)).not.toContain('tempId')
    expect(documentDrawings(created.document).map(({ drawingId }) => drawingId)).toEqual([
      'drawing_0',
      'drawing_1',
      'drawing_2',
    ])
  })

  const FLASHING2 = { flashing: { drawing: { tempId: 'far2' } } }
})

describe('C7 to C9, S4 to S7: a line write', () => {
  const request = { customerId: 'cust_1', lines: [labour('1', 100), FLASHING] }
  const order = valueOf(create('order', request)).record
  const quote = valueOf(create('quote', request)).record
  const wrong = { labour: { productName: 'Fixing', pricing: { quantity: '1.00001' } } }

  test('C7: reports problems of an added line below `line`, without a line number', () => {
    const refused = addLine({ line: wrong }, ids(), writing(order))
    expect(refusalOf(refused)).toBe(
      'validation_failure: too_many_decimals line.labour.pricing.quantity, unit_price_required line.labour.pricing.unit_price',
    )
    expect(refused.ok ? [] : refused.refusal.problems.map(({ path }) => path[0])).toEqual(['line', 'line'])
    expect(JSON.stringify(refused)).not.toContain('Line 1')
    expect(refusalOf(addLine({ line: {} }, ids(), writing(order)))).toBe(
      'validation_failure: line_kind_missing line',
    )
    expect(refusalOf(addLine({ line: [] }, ids(), writing(order)))).toBe(
      'validation_failure: invalid_type line',
    )
  })

  test('C9: reports problems of a replaced line at its own fields', () => {
    expect(refusalOf(replaceLine('line_0', wrong, () => '', writing(order)))).toBe(
      'validation_failure: too_many_decimals labour.pricing.quantity, unit_price_required labour.pricing.unit_price',
    )
    expect(refusalOf(replaceLine('line_0', {}, () => '', writing(order)))).toBe(
      'validation_failure: line_kind_missing ',
    )
  })

  test('I9, E3: gets 404 for an unknown line after problems of the body and before the state', () => {
    const invoiced = writing(order, { isInvoiced: true })
    expect(refusalOf(replaceLine('gone', labour('1', 1), () => '', invoiced))).toBe('not_found')
    expect(refusalOf(removeLine('gone', invoiced))).toBe('not_found')
    expect(refusalOf(replaceLine('gone', wrong, () => '', invoiced))).toContain('validation_failure')
    expect(refusalOf(removeLine('line_0', invoiced))).toBe('failed_precondition')
  })

  test('S5: cannot add, change or remove a flashing of an order; a quote accepts only new flashings', () => {
    const complete = { flashing: { drawing: {} } }
    expect(refusalOf(addLine({ line: complete }, ids(2), writing(order)))).toBe('not_implemented')
    expect(refusalOf(replaceLine('line_0', complete, () => 'd', writing(order)))).toBe('not_implemented')
    expect(refusalOf(replaceLine('line_1', labour('1', 1), () => 'd', writing(order)))).toBe(
      'not_implemented',
    )
    expect(refusalOf(removeLine('line_1', writing(quote)))).toBe('not_implemented')
    expect(refusalOf(replaceLine('line_1', complete, () => 'd', writing(quote)))).toBe('not_implemented')
    expect(addLine({ line: complete }, ids(2), writing(quote)).ok).toBe(true)
    expect(replaceLine('line_0', complete, () => 'd', writing(quote)).ok).toBe(true)
  })

  test('S2, F10: requires a complete flashing in a submitted quote', () => {
    const sent = valueOf(create('quote', { customerId: 'cust_1', isSubmitted: true })).record
    const refused = refusalOf(
      addLine({ line: { flashing: { drawing: {} } } }, ids(), writing(sent, { isSubmitted: true })),
    )
    expect(refused).toContain('required_when_submitted line.flashing.template_id')
  })

  test('S7, E3: gets 404 for a converted quote before any other refusal', () => {
    expect(refusalOf(addLine({ line: wrong }, ids(), writing(quote, { isConverted: true })))).toBe(
      'not_found',
    )
  })

  test('V6: looks up the product of the new line only', () => {
    const catalogue = { customer: () => undefined, product: () => undefined, kit: () => undefined }
    const added = addLine({ line: labour('1', 100) }, ids(2), { ...writing(order), catalogue })
    expect(added.ok).toBe(true)
    const unknown = {
      catalogue: {
        productId: 'prod_1',
        productName: 'Sheet',
        pricing: { quantity: '1', unitPrice: amount(1) },
      },
    }
    expect(refusalOf(addLine({ line: unknown }, ids(2), { ...writing(order), catalogue }))).toBe(
      'validation_failure: product_not_found line.catalogue.product_id',
    )
  })

  test('A1: is refused if the current settings reject another line, but may replace the only rejected line', () => {
    const sent = labour('1', 100)
    const derived = valueOf(create('quote', { customerId: 'cust_1', lines: [sent, labour('2', 50)] })).record
    const today = { ...writing(derived), account: { ...ACCOUNT, derivationEnabled: false } }
    const total = { labour: { ...sent.labour, pricing: { ...sent.labour.pricing, totalPrice: amount(100) } } }
    expect(refusalOf(addLine({ line: total }, ids(2), today))).toBe('failed_precondition')
    const replaced = valueOf(replaceLine('line_0', sent, () => '', writing(derived)))
    expect(refusalOf(removeLine('line_1', { ...today, record: replaced.record }))).toBe('failed_precondition')
    const first = valueOf(removeLine('line_1', writing(derived))).record
    expect(replaceLine('line_0', total, () => '', { ...today, record: first }).ok).toBe(true)
  })

  test('N8: is refused if the total of the document would exceed the limits', () => {
    const max = {
      labour: {
        productName: 'All',
        pricing: { quantity: '1', unitPrice: { amountMicros: '5000000000000000000' } },
      },
    }
    const full = valueOf(create('quote', { customerId: 'cust_1', lines: [max] })).record
    expect(refusalOf(addLine({ line: max }, ids(1), writing(full)))).toContain('validation_failure')
  })

  test('C8: answers with the id and the totals, without lines and isSubmitted', () => {
    const { document } = valueOf(addLine({ line: labour('2', 150) }, ids(2), writing(order)))
    const zero = { amountMicros: '0', currency: 'AUD' }
    expect(addLineAnswer('order', document)).toEqual({
      order: {
        orderId: 'order_01m7w4n5hx008j4ct4ank7f24s',
        subtotal: { amountMicros: '4000000', currency: 'AUD' },
        taxAmount: { amountMicros: '400000', currency: 'AUD' },
        total: { amountMicros: '4400000', currency: 'AUD' },
        totalCost: zero,
        margin: { amountMicros: '4000000', currency: 'AUD' },
        labourTotal: { amountMicros: '4000000', currency: 'AUD' },
        lines: [],
      },
    })
  })

  test('C7, X1, J1: reports a missing line, an invalid request id and invalid fields together', () => {
    const { record } = valueOf(create('order', { customerId: 'cust_1', lines: [] }))
    const refused = (body: object) => refusalOf(addLine(body, ids(), writing(record)))
    expect(refused({ line: null, requestId: 'x', fields: 5 })).toBe(
      'validation_failure: required line, invalid_id request_id, invalid_type fields',
    )
    expect(refused({ line: { notes: {} }, requestId: '' })).toBe('allowed')
  })

  test('E3, E5: reports problems of the line together with those of other fields', () => {
    const { record } = valueOf(create('order', { customerId: 'cust_1', lines: [] }))
    const body = { line: { labour: { productName: 5 } }, requestId: 'x' }
    const ofLine = 'invalid_type line.labour.product_name, unit_price_required line.labour.pricing.unit_price'
    expect(refusalOf(addLine(body, ids(), writing(record)))).toBe(
      `validation_failure: ${ofLine}, invalid_id request_id`,
    )
    // V1: problems have the order of the fields in the request.
    const { line, requestId } = body
    expect(refusalOf(addLine({ requestId, line }, ids(), writing(record)))).toBe(
      `validation_failure: invalid_id request_id, ${ofLine}`,
    )
    expect(refusalOf(addLine({ requestId: 'x' }, ids(), writing(record)))).toBe(
      'validation_failure: invalid_id request_id, required line',
    )
    // The state of an invoiced order comes after these problems, and a converted quote before them.
    expect(refusalOf(addLine(body, ids(), writing(record, { isInvoiced: true })))).toContain(
      `${ofLine}, invalid_id`,
    )
    expect(refusalOf(addLine(body, ids(), writing(record, { kind: 'quote', isConverted: true })))).toBe(
      'not_found',
    )
    // V2: unreadable account settings are an internal error.
    const broken = { ...writing(record), account: { currency: 'nope' } }
    expect(refusalOf(addLine(body, ids(), broken))).toBe('internal')
  })
})

describe('I8, S7: a quote that becomes an order', () => {
  test('S7: keeps lines with their ids and all amounts except discountAmount, and is submitted', () => {
    const request = {
      customerId: 'cust_1',
      isSubmitted: true,
      reference: 'R-1',
      adjustments: ADJUSTMENTS,
      lines: [labour('3', 1123)],
    }
    const quote = valueOf(create('quote', request))
    const order = valueOf(convertQuote(quote.record, { account: ACCOUNT }, SET, STATUSES))
    const { quoteId, discountAmount, ...figures } = quote.document
    expect([quoteId, discountAmount]).not.toContain(undefined)
    expect(order.document).toEqual({
      ...figures,
      orderId: 'order_01m7w4n5hx008j4ct4ank7f24s',
      statusId: 'in',
      statusName: 'Submitted',
    })
  })

  test('W8, S3: gets the status Submitted, if there is one, in place of the status in the quote request', () => {
    const request = { customerId: 'cust_1', isSubmitted: true, statusId: 'in', lines: [] }
    const quote = valueOf(create('quote', request))
    const order = valueOf(convertQuote(quote.record, { account: ACCOUNT }, SET, []))
    expect(order.document).not.toHaveProperty('statusId')
    expect(order.record.request).not.toHaveProperty('statusId')
    const [named] = [{ statusId: 'other', name: 'Submitted' }]
    const other = valueOf(convertQuote(quote.record, { account: ACCOUNT }, SET, [named, ...STATUSES]))
    expect(other.document['statusId']).toBe('other')
  })

  test('F10: is refused if the quote is a draft with an incomplete flashing', () => {
    const quote = valueOf(create('quote', { customerId: 'cust_1', lines: [FLASHING] }))
    expect(refusalOf(convertQuote(quote.record, { account: ACCOUNT }, SET, STATUSES))).toContain(
      'required_when_submitted lines[0].flashing.template_id',
    )
  })
})
