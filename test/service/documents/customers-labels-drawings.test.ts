import { describe, expect, test } from 'vitest'
import {
  createOrder,
  drawingUploads,
  newDocument,
  parseCustomer,
  parseDrawingUploads,
  parseLabelIds,
  type Decision,
} from '../../../src/entries/service.js'

const problems = (decision: Decision<unknown>): readonly string[] =>
  decision.ok ? [] : decision.refusal.problems.map(({ code, param }) => `${code} ${param}`)

describe('C11: a new customer', () => {
  const free = () => false

  test('keeps phone, contacts, addresses and declared custom fields, and drops unknown fields', () => {
    const record = {
      phone: '+61 2 5550 0000',
      contacts: [{ name: 'Mia', mobile: { a: 1 } }],
      addresses: [{ street: '1 Quay' }],
      address: 'x',
      billingAddress: {},
      siteContact: 5,
    }
    const dropped = {
      starSign: 'Leo',
      isBlocked: true,
      account: {},
      contact: [],
      addressBook: [],
      constructor: 1,
    }
    const unset = { nothing: null, deliveryAddress: null, siteAddress: undefined }
    const sent = { companyName: 'Harbour', email: 'a@b', ...dropped, ...record, ...unset }
    const read = parseCustomer(sent, free, ['siteContact', 'email', 'customerId'])
    expect(read).toEqual({ ok: true, value: { companyName: 'Harbour', email: 'a@b', others: record } })
    expect(
      problems(parseCustomer(JSON.parse('{"companyName":"A","email":"a@b","__proto__":{"x":1}}'), free)),
    ).toEqual([])
  })

  test('is refused if its contacts are nested 80 levels deep', () => {
    const deep = Array.from({ length: 80 }).reduce((inner) => [inner], [])
    const sent = { contacts: deep, email: 'a', companyName: 'A', unknown: deep }
    expect(problems(parseCustomer(sent, free))).toEqual(['invalid_type contacts', 'invalid_email email'])
  })

  test.each([
    [{}, ['required company_name', 'required email']],
    [{ companyName: '  ', email: null }, ['required company_name', 'required email']],
    [{ companyName: 5, email: ['a@b'] }, ['invalid_type company_name', 'invalid_type email']],
    [{ companyName: 'A', email: 'a', requestId: 'x' }, ['invalid_email email', 'invalid_id request_id']],
  ])('sent as %j has the problems %j', (sent, expected) => {
    expect(problems(parseCustomer(sent, free))).toEqual(expected)
  })
})

describe('C12: labels', () => {
  test.each([
    [{ labelIds: 'a' }, ['invalid_type label_ids']],
    [
      { labelIds: ['a', 'cust_1', 5, ''] },
      ['wrong_id_kind label_ids[1]', 'invalid_type label_ids[2]', 'required label_ids[3]'],
    ],
  ])('the body %j has the problems %j', (body, expected) => {
    expect(problems(parseLabelIds(body))).toEqual(expected)
  })
})

describe('U1 to U5: pictures of drawings', () => {
  test('U2: a picture of a drawing that replaces a deleted one is uploaded', () => {
    const drawings = [{ drawingId: 'a' }, { drawingId: 'a', isDeleted: true }]
    const upload = { drawingId: 'a', contentType: 'image/svg+xml', svg: '<svg/>' }
    for (const all of [drawings, [...drawings].reverse()])
      expect(drawingUploads(all, [upload])).toEqual([{ drawingId: 'a', outcome: 'uploaded' }])
  })

  test.each([
    [{ drawings: {} }, ['invalid_type drawings']],
    [
      { drawings: [{}, 5, { drawingId: 'a', contentType: 1, svg: '<svg/>' }] },
      [
        'required drawings[0].drawing_id',
        'required drawings[0].content_type',
        'required drawings[0].svg',
        'invalid_type drawings[1]',
        'invalid_type drawings[2].content_type',
      ],
    ],
    [{ drawings: [] }, []],
  ])('U3: the body %j has the problems %j', (body, expected) => {
    expect(problems(parseDrawingUploads(body))).toEqual(expected)
  })
})

describe('C4: the other sides of a flashing in a document', () => {
  const side = (tempId: string, drawingNumber: number) => ({ tempId, drawingNumber, points: {} })
  const lines = [
    { flashing: { drawing: side('far', 9), otherSides: [side('c', 3), side('a', 1), side('b', 1)] } },
    { notes: {} },
  ]
  const ids = {
    lineId: (index: number) => `line_${String(index)}`,
    drawingId: (index: number) => `d${String(index)}`,
  }
  const facts = { documentId: 'order_1', ids, isLabel: () => false }
  const created = createOrder({ customerId: 'cust_1', lines }, { account: { currency: 'AUD' } }, facts)
  const { record, document, drawings } = created.ok ? created.value : expect.fail(created.refusal.message)
  const sidesOf = (read: unknown) =>
    (read as { lines: { flashing: { otherSides: Readonly<Record<string, unknown>>[] } }[] }).lines[0]
      ?.flashing.otherSides

  test('are sorted by drawing number, with the ids from the answer to the create', () => {
    expect(drawings.map(({ tempId }) => tempId)).toEqual(['far', 'c', 'a', 'b'])
    expect(sidesOf(document)?.map(({ drawingId, drawingNumber }) => [drawingId, drawingNumber])).toEqual([
      ['d2', 1],
      ['d3', 1],
      ['d1', 3],
    ])
    expect(document['lines']).toMatchObject([{ lineId: 'line_0' }, { lineId: 'line_1', notes: {} }])
  })

  test('U4: show each picture at its own drawing, even if the host reads the document twice', () => {
    const read = newDocument(record, document, { isArchived: false, svgUrls: { d1: 'of c', d2: 'of a' } })
    expect(sidesOf(read)?.map(({ drawingId, svgUrl }) => [drawingId, svgUrl])).toEqual([
      ['d2', 'of a'],
      ['d3', undefined],
      ['d1', 'of c'],
    ])
  })
})
