import { describe, expect, test } from 'vitest'
import {
  createOrder,
  customerNameKey,
  defaultStatusId,
  documentDrawings,
  documentWrite,
  drawingUploads,
  newDocument,
  parseCustomer,
  parseDrawingUploads,
  parseLabelIds,
  withLabels,
  type Decision,
} from '../../../src/entries/service.js'
import { assignDrawingIds, drawingSlots } from '../../../src/service/documents/drawings.js'
import { detailsOf, outcomeOf, refusalOf } from '../outcome.js'
import { SUBMITTED } from '../states.js'

const SVG = 'image/svg+xml'

const problems = (decision: Decision<unknown>): readonly string[] =>
  decision.ok ? [] : decision.refusal.problems.map(({ code, param }) => `${code} ${param}`)

describe('C11: customers', () => {
  const free = (): boolean => false

  test('C11: a new customer keeps phone, contacts, addresses and declared custom fields, and drops unknown fields', () => {
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

  test('C11: a new customer is refused if its contacts are nested 80 levels deep', () => {
    const deep = Array.from({ length: 80 }).reduce((inner) => [inner], [])
    const sent = { contacts: deep, email: 'a', companyName: 'A', unknown: deep }
    expect(problems(parseCustomer(sent, free))).toEqual(['invalid_type contacts', 'invalid_email email'])
  })

  test.each([
    [{}, ['required company_name', 'required email']],
    [{ companyName: '  ', email: null }, ['required company_name', 'required email']],
    [{ companyName: 5, email: ['a@b'] }, ['invalid_type company_name', 'invalid_type email']],
    [{ companyName: 'A', email: 'a', requestId: 'x' }, ['invalid_email email', 'invalid_id request_id']],
  ])('C11: a customer sent as %j has the problems %j', (sent, expected) => {
    expect(problems(parseCustomer(sent, free))).toEqual(expected)
  })

  test('C11: `fields`, `excludeFields`, `requestId` and `customerId` in a body are not kept as fields of the customer', () => {
    const requestId = '6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a'
    const more = { fields: 'email', excludeFields: 'email', customerId: 'cust_1', phone: '1', requestId }
    expect(outcomeOf(parseCustomer({ companyName: 'A', email: ' a@b ', ...more }, free))).toEqual({
      ...{ companyName: 'A', email: ' a@b ', others: { phone: '1' } },
    })
  })

  test.each(['@b', ' @b', 'a@', 'a@ ', 'a@b@c', 'a', '@'])('C11: %j is not an email address', (email) => {
    const decision = parseCustomer({ companyName: 'A', email }, free)
    expect(refusalOf(decision)).toBe('validation_failure: invalid_email email')
    expect(detailsOf(decision)).toEqual([{ sent: JSON.stringify(email) }])
  })

  test('C11: a name conflicts only if the request has one', () => {
    const taken = (): boolean => true
    expect(refusalOf(parseCustomer({ email: 'a@b' }, taken))).toBe(
      'validation_failure: required company_name',
    )
    expect(refusalOf(parseCustomer({ companyName: 'A', email: 'a@b' }, taken))).toBe(
      'validation_failure: company_name_taken company_name',
    )
    expect(customerNameKey(' Harbour ROOFING\n')).toBe('harbour roofing')
    expect(customerNameKey('Mu\u0308ller')).toBe(customerNameKey('Müller'))
  })

  test('E3: a body that is not an object has one problem, which shows its type', () => {
    expect(refusalOf(parseCustomer([], free))).toBe('validation_failure: invalid_type ')
    expect(detailsOf(parseCustomer([], free))).toEqual([{ expected: 'object', sent: 'array' }])
  })
})

describe('C6, C12: labels', () => {
  test.each([
    [{ labelIds: 'a' }, ['invalid_type label_ids']],
    [
      { labelIds: ['a', 'cust_1', 5, ''] },
      ['wrong_id_kind label_ids[1]', 'invalid_type label_ids[2]', 'required label_ids[3]'],
    ],
  ])('C12: the body %j has the problems %j', (body, expected) => {
    expect(problems(parseLabelIds(body))).toEqual(expected)
  })

  test('C12: label ids keep the order of the request', () => {
    expect(outcomeOf(parseLabelIds({ labelIds: ['b', 'a'], fields: 'labels' }))).toEqual(['b', 'a'])
    expect(refusalOf(parseLabelIds({ labelIds: ['a'], fields: 5 }))).toBe(
      'validation_failure: invalid_type fields',
    )
  })

  test('E5: problems of a label write have the order of the body', () => {
    const problems = ['invalid_type exclude_fields', 'invalid_type label_ids']
    const refused = (body: unknown) => expect(outcomeOf(parseLabelIds(body)))
    refused({ excludeFields: 5, labelIds: 5 }).toEqual(['validation_failure', ...problems])
    refused({ labelIds: 5, excludeFields: 5 }).toEqual(['validation_failure', ...[...problems].reverse()])
  })

  test("C6: the answer has a copy of the document's labels", () => {
    const labels = [{ labelId: 'a' }, { labelId: 'b' }]
    const document = { orderId: 'order_1' }
    expect(withLabels(document, labels)).toEqual({ ...document, labels })
    expect(withLabels(document, labels).labels).not.toBe(labels)
  })
})

describe('C3, U2, U3: drawings', () => {
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

  test('C3: only objects are drawings, and ids go first to the drawings of all lines, then to other sides', () => {
    const lines = [
      { flashing: { drawing: 'x', otherSides: [5, { tempId: 'b' }] } },
      { notes: {} },
      { flashing: { drawing: { tempId: 5 }, otherSides: 'none' } },
      { flashing: null },
      null,
    ]
    expect(drawingSlots(lines)).toStrictEqual([
      { path: [2, 'flashing', 'drawing'] },
      { path: [0, 'flashing', 'otherSides', 1], tempId: 'b' },
    ])
    expect(assignDrawingIds(lines, (index) => `d${String(index)}`)).toStrictEqual({
      lines: [
        { flashing: { drawing: 'x', otherSides: [5, { drawingId: 'd1' }] } },
        { notes: {} },
        { flashing: { drawing: { drawingId: 'd0' }, otherSides: 'none' } },
        { flashing: null },
        null,
      ],
      drawings: [{ drawingId: 'd0' }, { tempId: 'b', drawingId: 'd1' }],
    })
  })

  test('C3: null in place of lines has no drawings', () => {
    expect(drawingSlots(null as unknown as unknown[])).toEqual([])
  })

  test('U2: the drawings of a document are the sides with an id', () => {
    const sides = [
      { drawingId: 'b', isDeleted: true },
      { drawingId: null },
      { drawingId: 'c', isDeleted: null },
      {},
    ]
    const document = { lines: [{ flashing: { drawing: { drawingId: 'a' }, otherSides: sides } }] }
    expect(documentDrawings(document)).toEqual([
      { drawingId: 'a', isDeleted: false },
      { drawingId: 'b', isDeleted: true },
      { drawingId: 'c', isDeleted: false },
    ])
  })

  test('U2: the type image/svg+xml may have parameters and spaces around it', () => {
    const types = [`${SVG} ; charset=utf-8`, ` ${SVG}`, `${SVG}x`, `text/html;${SVG}`]
    const uploads = types.map((contentType) => ({ drawingId: 'a', contentType, svg: '<svg/>' }))
    expect(drawingUploads([{ drawingId: 'a' }], uploads).map(({ outcome }) => outcome)).toEqual([
      ...['uploaded', 'uploaded', 'skipped_not_svg', 'skipped_not_svg'],
    ])
  })

  test('U2: a type that cannot be a header does not stop the other uploads', () => {
    const more = ['\r\nX: 1', '\n', '\t', '\u0000', '\u007f', '\u0085', '屋', '\ud800']
    const types = more.flatMap((one) => [`${SVG}${one}`, `${one}${SVG}`, `${SVG}; name="${one}"`])
    const uploads = [...types, `${SVG}; name="Plan für Müller"`].map((contentType) => {
      return { drawingId: 'a', contentType, svg: '<svg/>' }
    })
    expect(outcomeOf(parseDrawingUploads({ drawings: uploads }))).toEqual(uploads)
    expect(drawingUploads([{ drawingId: 'a' }], uploads).map(({ outcome }) => outcome)).toEqual([
      ...types.map(() => 'skipped_not_svg'),
      'uploaded',
    ])
  })

  test('U3: valid uploads keep their fields, and invalid ones are reported', () => {
    const drawings = [
      { drawingId: 'a', contentType: SVG, svg: '<svg/>' },
      { drawingId: 'b', contentType: 'text/plain', svg: '-' },
    ]
    expect(
      outcomeOf(parseDrawingUploads({ drawings: drawings.map((one) => ({ ...one, more: 1 })) })),
    ).toEqual(drawings)
    expect(detailsOf(parseDrawingUploads({ drawings: [5] }))).toEqual([{ expected: 'object', sent: '5' }])
    // V1: problems are in the order of the request.
    const uploads = { fields: 5, drawings: [{ drawingId: 'd', contentType: SVG }] }
    expect(refusalOf(parseDrawingUploads(uploads))).toBe(
      'validation_failure: invalid_type fields, required drawings[0].svg',
    )
    const missing = [
      { contentType: SVG, svg: '-' },
      { drawingId: 'a', svg: '-' },
      { drawingId: 'a', contentType: SVG },
    ]
    expect(refusalOf(parseDrawingUploads({ drawings: missing }))).toBe(
      'validation_failure: required drawings[0].drawing_id, required drawings[1].content_type, required drawings[2].svg',
    )
  })
})

describe('S3, G9: states', () => {
  test('S3: a status of null or an empty string counts as absent', () => {
    const statuses = [
      { statusId: 'new', name: 'New' },
      { statusId: 'in', name: 'Submitted' },
    ]
    for (const sent of [undefined, null, '']) {
      expect(outcomeOf(defaultStatusId(true, sent, statuses))).toBe('in')
      expect(outcomeOf(defaultStatusId(false, sent, statuses))).toBeUndefined()
    }
    expect(outcomeOf(defaultStatusId(true, 'new', statuses))).toBe('new')
    expect(outcomeOf(defaultStatusId(true, undefined, []))).toBeUndefined()
    expect(detailsOf(defaultStatusId(true, 'gone', statuses))).toEqual([{ id: 'gone' }])
  })

  test('G9: a generated attachment stops only its own deletion', () => {
    expect(outcomeOf(documentWrite(SUBMITTED, { kind: 'postMessage', isGenerated: true }))).toBe('allowed')
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
