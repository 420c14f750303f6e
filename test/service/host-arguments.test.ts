import { describe, expect, test } from 'vitest'
import { openApi } from '../../src/entries/openapi.js'
import * as service from '../../src/entries/service.js'
import { serviceArguments } from '../adversarial/service-arguments.js'
import { ACCOUNT as account, factsOf, writingIn } from './writing.js'

/** Returns the error that a call throws, and fails if the call returns. */
function thrownBy(name: string, args: readonly unknown[]): unknown {
  const functions = { ...service, openApi } as unknown
  const call = (functions as Record<string, (...all: readonly unknown[]) => unknown>)[name]
  try {
    call?.(...args)
  } catch (error) {
    return error
  }
  return expect.fail(`${name} did not throw`)
}

/** Expects a TypeError whose message contains a text. */
function expectFault(name: string, args: readonly unknown[], text: string): void {
  const error = thrownBy(name, args)
  expect(error).toBeInstanceOf(TypeError)
  expect(String(error)).toContain(text)
}

/** Returns the valid arguments of a function, with one argument replaced. */
function withArgument(name: string, position: number, value: unknown): readonly unknown[] {
  return (serviceArguments()[name] ?? []).map((sound, index) => (index === position ? value : sound))
}

/**
 * Returns the valid arguments of a function, with some fields of one argument changed. The value undefined
 * removes a field.
 */
function changed(name: string, position: number, fields: object): readonly unknown[] {
  const sound = (serviceArguments()[name] ?? [])[position] as object
  const copy = Object.fromEntries(
    Object.entries({ ...sound, ...fields }).filter(([, value]) => value !== undefined),
  )
  return withArgument(name, position, copy)
}

describe('E8: checks of times from the host', () => {
  const CLOCKS: readonly (readonly [string, number, string])[] = [
    ['autoDisables', 1, 'now'],
    ['deliveriesOf', 3, 'now'],
    ['deliveryAfter', 2, 'now'],
    ['beginAttempt', 2, 'now'],
    ['isDue', 2, 'now'],
    ['isUnexpired', 1, 'now'],
    ['isRetained', 1, 'now'],
    ['nextAttemptAt', 1, 'lastAttemptedAt'],
    ['patchWebhook', 3, 'now'],
    ['pingEvent', 1, 'now'],
    ['setLabels', 3, 'now'],
  ]

  test.each(CLOCKS)(
    '%s refuses a time that is not RFC 3339 in argument %i, %s',
    (name, position, argument) => {
      const texts = ['2026-11-20', '2026-11-20T09:30:00']
      for (const now of [...texts, new Date(), 1_795_167_000_125, null, undefined])
        expectFault(name, withArgument(name, position, now), `${argument} must be`)
    },
  )

  const TIMES: readonly (readonly [string, number, string, string])[] = [
    ['autoDisables', 0, 'webhook', 'lastSuccessAt'],
    ['autoDisables', 0, 'webhook', 'enabledAt'],
    ['eventBody', 0, 'event', 'occurredAt'],
    ['eventsOf', 3, 'stamp', 'now'],
    ['isDue', 0, 'delivery', 'nextAttemptAt'],
    ['isUnexpired', 0, 'record', 'createdAt'],
    ['isRetained', 0, 'delivery', 'createdAt'],
    ['newWebhook', 1, 'host', 'now'],
    ['recordAfter', 0, 'record', 'createdAt'],
  ]

  test.each(TIMES)('%s refuses a Date in argument %i, %s.%s', (name, position, argument, field) => {
    expectFault(name, changed(name, position, { [field]: new Date() }), `${argument}.${field} must be`)
  })

  const NUMBERS: readonly (readonly [string, number, string])[] = [
    ['attemptRequest', 2, 'nowSeconds'],
    ['newId', 1, 'nowMs'],
    ['signWebhook', 1, 'seconds'],
    ['verifySignature', 3, 'now'],
    ['verifySignature', 4, 'tolerance'],
  ]

  test.each(NUMBERS)(
    '%s refuses a value that is not a number in argument %i, %s',
    (name, position, argument) => {
      for (const now of [new Date(), '2026-11-20T09:30:00Z', NaN, null]) {
        const args = [...(serviceArguments()[name] ?? [])]
        args[position] = now
        expectFault(name, args, `${argument} must be`)
      }
    },
  )
})

describe('E8: checks of facts from the host', () => {
  const FACTS: readonly (readonly [string, number, object, string])[] = [
    ['createOrder', 2, { ids: { lineID: () => 'a', drawingId: () => 'b' } }, 'facts.ids.lineId'],
    ['createQuote', 2, { ids: { lineId: () => 'a', drawingID: () => 'b' } }, 'facts.ids.drawingId'],
    ['createOrder', 2, { ids: { lineId: () => 5, drawingId: () => 'b' } }, 'the answer of facts.ids.lineId'],
    ['createOrder', 2, { documentId: undefined }, 'facts.documentId'],
    ['createOrder', 2, { isLabel: undefined }, 'facts.isLabel'],
    ['createOrder', 2, { statuses: [{ id: 'in', name: 'Submitted' }] }, 'facts.statuses[0].statusId'],
    ['addLine', 1, { lineId: undefined }, 'ids.lineId'],
    ['addLine', 2, { state: { isSubmitted: true } }, 'facts.state.kind'],
    ['addLine', 2, { serverSet: {} }, 'facts.serverSet.isArchived'],
    ['removeLine', 1, { record: { kind: 'quote', request: {} } }, 'facts.record.documentId'],
    ['convertQuote', 0, { documentId: 'order_1' }, 'quote.documentId'],
    ['isDue', 0, { state: 'pending' }, 'delivery.state'],
    ['deliveryAfter', 0, { attemptCount: '1' }, 'delivery.attemptCount'],
    ['entriesOf', 0, { rows: [{ rowId: 'r1' }] }, 'product.rows[0].productRowId'],
    ['newWebhook', 1, { randomBytes: new Uint8Array(31) }, 'host.randomBytes[31]'],
    ['createOrder', 2, { documentId: 'quote_1' }, 'facts.documentId'],
    ['createQuote', 2, { documentId: 'order_1' }, 'facts.documentId'],
    ['createQuote', 2, { documentId: 'anything' }, 'facts.documentId'],
    [
      'newDocument',
      2,
      { svgUrls: { drawing_1: Promise.resolve('https://a.example/') } },
      'serverSet.svgUrls.drawing_1',
    ],
    ['newDocument', 2, { svgUrls: ['https://a.example/'] }, 'serverSet.svgUrls'],
    ['eventBody', 0, { previous: {} }, 'event.previous'],
    ['eventBody', 0, { type: 'order.archived', previous: {} }, 'event.previous'],
    ['eventBody', 0, { previous: { statusId: 'a', isArchived: true } }, 'event.previous'],
    ['eventBody', 0, { previous: { isArchived: 1 } }, 'event.previous.isArchived'],
    ['eventBody', 0, { previous: { isArchived: true } }, 'event.previous'],
    ['eventBody', 0, { type: 'order.created' }, 'event.previous'],
    ['eventBody', 0, { type: 'ping' }, 'event.previous'],
    ['deliveriesOf', 0, { previous: {} }, 'event.previous'],
    ['isDue', 0, { nextAttemptAt: undefined }, 'delivery.nextAttemptAt'],
    ['isDue', 0, { nextAttemptAt: null }, 'delivery.nextAttemptAt'],
    ['nextWindow', 1, { updatedSince: new Date() }, 'place.updatedSince'],
    ['nextWindow', 1, { updatedSince: 'yesterday' }, 'place.updatedSince'],
    ['nextWindow', 1, { seen: { order_a: 5 } }, 'place.seen.order_a'],
    ['parseListQuery', 2, { max: 2.5 }, 'sizes.max'],
    ['parseListQuery', 2, { max: '100' }, 'sizes.max'],
    ['matchesFilter', 1, { operation: 'listOrders' }, 'query.operation'],
    ['matchesFilter', 1, { filters: { archived: 'true' } }, 'query.filters.archived'],
    ['matchesFilter', 1, { filters: { updatedSince: 'yesterday' } }, 'query.filters.updatedSince'],
    ['matchesFilter', 1, { filters: { labelIds: 'label_a' } }, 'query.filters.labelIds'],
    ['matchesFilter', 0, { isArchived: 1 }, 'row.isArchived'],
    ['matchesFilter', 0, { isSubmitted: 1 }, 'row.isSubmitted'],
    ['matchesFilter', 0, { requiredBy: new Date() }, 'row.requiredBy'],
    ['matchesFilter', 0, { customerId: 5 }, 'row.customerId'],
    ['matchesFilter', 0, { paymentStatus: 'PAID' }, 'row.paymentStatus'],
    ['matchesFilter', 0, { labelIds: 'label_a' }, 'row.labelIds'],
    ['matchesFilter', 0, { reference: 5 }, 'row.reference'],
  ]

  test.each(FACTS)('%s with argument %i changed by %o reports %s', (name, at, fields, says) => {
    expectFault(name, changed(name, at, fields), `${says} must be`)
  })

  test.each([
    [{ operation: 'ListUsers', filters: {} }, { isActive: 'yes' }, 'row.isActive'],
    [{ operation: 'QueryOrders', filters: {} }, { updatedAt: 'yesterday' }, 'row.updatedAt'],
    [
      { operation: 'QueryQuotes', filters: { createdAfter: '2026-11-20T09:30:00Z' } },
      { createdAt: new Date() },
      'row.createdAt',
    ],
    [{ operation: 'ListInventory', filters: {} }, { supplierIds: 'supplier_1' }, 'row.supplierIds'],
    [
      { operation: 'ListOrders', filters: { updatedSince: '2026-11-20T09:30:00Z' } },
      { updatedAt: 'yesterday' },
      'row.updatedAt',
    ],
  ])('matchesFilter with the query %j and a row with %j reports %s', (query, row, says) => {
    expect(() => service.matchesFilter(row, query)).toThrow(
      new RegExp(`^${says.replace('.', '\\.')} must be`),
    )
  })

  test.each([
    ['ListLabels', { labelId: 'label_a', labelIds: undefined }],
    ['ListSuppliers', { supplierId: 'supplier_1', state: 'VIC' }],
    ['ListCustomers', { customerId: 'cust_1', state: 'VIC', isActive: 1, reference: 5 }],
    ['ListProducts', { productId: 'prod_1', supplierId: 'supplier_1', colour: 'Red' }],
  ])('matchesFilter ignores columns that %s cannot filter by', (operation, row) => {
    expect(service.matchesFilter(row, { operation, filters: {} })).toBe(true)
  })

  test('entriesOf accepts `colour`, which is not a misspelt `colours`', () => {
    const product = { productId: 'prod_1', isTracked: true, colour: 'Red', rows: [{ productRowId: 'r1' }] }
    expect(service.entriesOf(product, []).ok).toBe(true)
  })

  /** Arguments that the host builds for one call, each with an unknown field. */
  const MISSPELT: readonly (readonly [string, number, string, string])[] = [
    ['firstRefusal', 0, 'checks', 'documnt'],
    ['firstRefusal', 0, 'checks', 'Document'],
    ['firstRefusal', 0, 'checks', 'auth'],
    ['openApi', 0, 'options', 'serverURL'],
    ['openApi', 0, 'options', 'server'],
    ['createOrder', 1, 'pricing', 'catalog'],
    ['createOrder', 2, 'facts', 'customerCompany'],
    ['createOrder', 2, 'facts', 'status'],
    ['createQuote', 1, 'pricing', 'catalog'],
    ['createQuote', 2, 'facts', 'statusses'],
    ['convertQuote', 1, 'pricing', 'settings'],
    ['convertQuote', 2, 'serverSet', 'companyName'],
    ['addLine', 1, 'ids', 'lineID'],
    ['addLine', 2, 'facts', 'catalog'],
    ['replaceLine', 3, 'facts', 'catalog'],
    ['removeLine', 1, 'facts', 'catalog'],
    ['newDocument', 2, 'serverSet', 'svgURLs'],
    ['documentWrite', 0, 'state', 'isSent'],
    ['documentWrite', 1, 'write', 'touchesFlashings'],
    ['documentTransition', 1, 'event', 'previousStatus'],
    ['isVisible', 1, 'read', 'includeArchive'],
    ['newId', 3, 'hostPrefixes', 'labels'],
    ['parseListQuery', 2, 'sizes', 'defaultSize'],
    ['nextWindow', 1, 'place', 'since'],
    ['newWebhook', 1, 'host', 'address'],
    ['eventsOf', 3, 'stamp', 'time'],
    ['recordAfter', 1, 'outcome', 'resource'],
  ]

  test.each(MISSPELT)(
    '%s refuses argument %i, %s, with the unknown field %s',
    (name, at, argument, misspelt) => {
      expectFault(name, changed(name, at, { [misspelt]: 'x' }), `${argument}.${misspelt} must be`)
    },
  )

  /** Records of the host with a misspelt column. Other additional columns are permitted. */
  const NEAR: readonly (readonly [string, number, string, string])[] = [
    ['isOpenOrder', 0, 'receivedStatus', 'recievedStatus'],
    ['isOpenOrder', 0, 'receivedStatus', 'received_status'],
    ['entriesOf', 0, 'isColourTracked', 'isColorTracked'],
    ['autoDisables', 0, 'lastSuccessAt', 'lastSucessAt'],
    ['eventBody', 0, 'subject', 'subjct'],
    ['eventBody', 0, 'previous', 'prevous'],
    ['deleteAttachment', 0, 'isGenerated', 'is_generated'],
  ]

  test.each(NEAR)('%s refuses a record in argument %i with %s misspelt as %s', (name, at, right, typed) => {
    const sound = (serviceArguments()[name] ?? [])[at] as Record<string, unknown>
    const args = changed(name, at, { [right]: undefined, [typed]: sound[right] ?? 'x' })
    expectFault(name, args, `.${typed} must be named ${right}`)
  })

  test.each([
    ['isDue', 0],
    ['isDue', 1],
    ['deliveryAfter', 0],
    ['autoDisables', 0],
    ['isOpenOrder', 0],
    ['entriesOf', 0],
    ['matchesFilter', 0],
    ['newDocument', 0],
    ['eventsOf', 1],
    ['recordAfter', 0],
    ['messageRead', 0],
  ] as const)('%s accepts a record with additional columns in argument %i', (name, at) => {
    const call = (service as unknown as Record<string, (...all: readonly unknown[]) => unknown>)[name]
    const own = { companyId: 'company_1', created_by: 'user_1', shardNumber: 5, rowVersion: 7n }
    expect(() => call?.(...changed(name, at, own))).not.toThrow()
  })

  test('firstRefusal ignores an unknown field that is undefined', () => {
    expect(service.firstRefusal({ documnt: undefined } as never).ok).toBe(true)
  })

  test('parseRequestFilter refuses a request with misspelt `query` or `body`', () => {
    const [list, create] = ['ListOrders', 'CreateOrder'].map((id) =>
      service.operations.find((one) => one.id === id),
    )
    const request = { qurey: { fields: 'a' }, bdy: { fields: 'a' } } as never
    expect(() => service.parseRequestFilter(list as never, request)).toThrow(/^request\.query must be/)
    expect(() => service.parseRequestFilter(create as never, request)).toThrow(/^request\.body must be/)
  })

  test.each([
    ['parseListQuery', 0, 'listOrders'],
    ['takesRequestId', 0, 'createOrder'],
    ['requestFingerprint', 0, 'createOrder'],
    ['eventsOf', 0, 'createOrder'],
  ] as const)('%s refuses argument %i, the unknown operation %s', (name, at, operation) => {
    expectFault(name, withArgument(name, at, operation), 'operation must be')
  })

  test('parseListQuery and requestFingerprint refuse a path id that is not a non-empty string', () => {
    for (const id of [1n, 5, null, undefined, '', ['order_1']]) {
      const path = { orderId: id } as never
      const read = (): unknown => service.parseListQuery('ListOrderMessages', {}, {}, path)
      expect(read).toThrow(/^path\.orderId must be/)
      expect(() => service.requestFingerprint('AddOrderLineItem', path, {})).toThrow(/^path\.orderId must be/)
    }
  })

  test('isDeliverableUrl throws for address objects from dns.lookup', () => {
    const args = ['https://example.com/', [{ address: '8.8.8.8', family: 4 }]]
    expectFault('isDeliverableUrl', args, 'addresses[0] must be')
  })

  test.each([
    ['setLabels', 2, 'isKnown'],
    ['parseCustomer', 1, 'isTaken'],
  ] as const)('%s refuses a promise returned by argument %i, %s', (name, position, argument) => {
    const args = withArgument(name, position, () => Promise.resolve(false))
    expectFault(name, args, `the answer of ${argument} must be`)
  })
})

describe('E8: an error thrown by a look-up of the host', () => {
  const fault = new Error('the database is away')
  const broken = (): never => {
    throw fault
  }
  const pricing = { quantity: '1', unitPrice: { amountMicros: '1000000' } }
  const line = { catalogue: { productId: 'prod_1', pricing } }
  const flashing = { flashing: { drawing: {} } }
  const facts = factsOf('quote')
  const body = { customerId: 'cust_1', lines: [line, flashing], labelIds: ['label_a'] }
  const writing = writingIn('quote')
  const catalogue = { product: broken }

  test.each<readonly [string, readonly unknown[]]>([
    ['createOrder', [body, { account, catalogue }, factsOf('order')]],
    ['createQuote', [body, { account, catalogue: { customer: broken } }, facts]],
    ['createQuote', [body, { account }, { ...facts, isLabel: broken }]],
    ['createQuote', [body, { account }, { ...facts, ids: { ...facts.ids, lineId: broken } }]],
    ['createQuote', [body, { account }, { ...facts, ids: { ...facts.ids, drawingId: broken } }]],
    ['addLine', [{ line }, facts.ids, { ...writing, catalogue }]],
    ['addLine', [{ line }, { ...facts.ids, lineId: broken }, writing]],
    ['replaceLine', ['line_1', line, facts.ids.drawingId, { ...writing, catalogue }]],
    ['replaceLine', ['line_1', flashing, broken, writing]],
    ['setLabels', [[], ['label_a'], broken, '2026-11-20T09:30:00Z']],
    ['parseCustomer', [{ companyName: 'A', email: 'a@b' }, broken]],
  ])('passes through %s unchanged, case %#', (name, args) => {
    expect(thrownBy(name, args)).toBe(fault)
  })

  test('E8: differs from unreadable settings, which createQuote refuses with the type internal', () => {
    const decision = service.createQuote(body, { account: { currency: 'euro' } }, facts)
    expect(!decision.ok && decision.refusal.type).toBe('internal')
  })
})
