import { describe, expect, test } from 'vitest'
import {
  addLine,
  adviceFor,
  attemptPlan,
  attemptRequest,
  comesAfter,
  compareRows,
  createOrder,
  deliveriesOf,
  deliveryAfter,
  deliveryView,
  documentWrite,
  eventsOf,
  executeOnce,
  listOrder,
  matches,
  matchesDelivery,
  newDocument,
  nextWindow,
  operations,
  readListQuery,
  readMessage,
  recordAfter,
  reconcileQuote,
  rowKey,
  serviceLimits,
  serviceProblemCodes,
  subscriptionTransition,
  withoutStore,
  webhookView,
  type EventDocument,
  type FeedRow,
  type OperationName,
  type RequestRecord,
  type Webhook,
} from '../../src/service.js'

const NOW = '2026-11-20T09:30:00.125Z'
const find = (name: OperationName) => operations.find((one) => one.name === name)
const ids = { lineId: () => 'line_1', drawingId: () => 'drawing_1' }

test('C13: the custom fields that the account names are kept as sent, others are dropped', () => {
  const request = { customerId: 'cust_1', jobNumber: { no: 7 }, other: 1 }
  const pricing = { account: { currency: 'AUD', customFields: ['jobNumber'] } }
  const created = createOrder(request, pricing, { documentId: 'order_1', ids, isLabel: () => false })
  expect(created.ok && created.value.document).toMatchObject({ jobNumber: { no: 7 } })
  expect(created.ok && Object.keys(created.value.document)).not.toContain('other')
})

describe('lists', () => {
  test('P7: orders by change, templates by name and thickness, webhooks by creation, all others by id', () => {
    const shortly = (name: string) =>
      listOrder(name).map(({ field, direction, by }) => `${field} ${direction} ${by}`)
    for (const name of ['ListOrders', 'ListQuotes'])
      expect(shortly(name)[0]).toBe('updatedAt descending time')
    for (const name of ['QueryOrders', 'QueryQuotes'])
      expect(shortly(name)[0]).toBe('updatedAt ascending time')
    for (const name of ['ListWebhooks', 'ListWebhookDeliveries'])
      expect(shortly(name)[0]).toBe('createdAt descending time')
    expect(shortly('ListFlashings').slice(0, 2)).toEqual([
      'flashingName ascending text',
      'thickness ascending number',
    ])
    expect(shortly('ListInventory').slice(0, 2)).toEqual([
      'productRowId ascending text',
      'colour ascending text',
    ])
    expect(shortly('ListKits')).toEqual(['kitId ascending text'])
    for (const [name, ids] of Object.entries({ Orders: 'orderId', Quotes: 'quoteId' })) {
      expect(shortly(`List${name}`)).toEqual(['updatedAt descending time', `${ids} descending text`])
      expect(shortly(`Query${name}`)).toEqual(['updatedAt ascending time', `${ids} ascending text`])
    }
    // P6: the last field of every list makes its rows different.
    for (const { name } of operations.filter(({ isList }) => isList))
      expect(listOrder(name).length, name).toBeGreaterThan(0)
  })

  test('P9: QueryOrders has the filters of ListOrders and the window', () => {
    const [list, query] = [find('ListOrders')?.parameters ?? [], find('QueryOrders')?.parameters ?? []]
    expect(query).toEqual([...list, 'updatedSince', 'updatedBefore'])
  })

  test('P10: a window that ends before it begins is empty, and no error', () => {
    const query = readListQuery('QueryOrders', { updatedSince: NOW, updatedBefore: '2026-11-19T00:00:00Z' })
    expect(query.ok).toBe(true)
    for (const updatedAt of [NOW, '2026-11-19T00:00:00Z', '2026-11-18T00:00:00Z'])
      expect(query.ok && matches({ updatedAt, isArchived: false }, query.value)).toBe(false)
  })

  test('P11: a window that is not over can lose a change, and one that is bounded by the past loses none', () => {
    const first = (orderId: string) => ({ orderId, updatedAt: '2026-11-20T09:30:00.100Z' })
    const later = { orderId: 'order_z', updatedAt: NOW }
    const order = listOrder('QueryOrders')
    const feed = (rows: readonly FeedRow[], updatedBefore?: string) => {
      const query = readListQuery('QueryOrders', updatedBefore === undefined ? {} : { updatedBefore })
      return rows.filter((row) => query.ok && matches(row, query.value)).sort(compareRows(order))
    }
    const read = (updatedBefore?: string) => {
      // The first page ends with b. Before the second page, a changes in the same instant.
      const before = feed([first('order_b'), later], updatedBefore)
      const pages = before.slice(0, 1)
      const all = [first('order_b'), later, first('order_a')]
      const rest = feed(all, updatedBefore).filter((row) =>
        comesAfter(rowKey(before[0] ?? {}, order), row, order),
      )
      const { place } = nextWindow([...pages, ...rest], { updatedSince: null, seen: {} })
      const next = feed(all).filter(({ updatedAt }) => updatedAt >= (place.updatedSince ?? ''))
      return [...pages, ...rest, ...nextWindow(next, place).fresh].map(({ orderId }) => orderId)
    }
    expect(read()).toEqual(['order_b', 'order_z'])
    // A window that ends before the later row leaves the reader at this instant or before it, and the next one has a.
    expect(read('2026-11-20T09:30:00.100Z')).toEqual(['order_a', 'order_b', 'order_z'])
    expect(read('2026-11-20T09:30:00.101Z')).toEqual(['order_b', 'order_a', 'order_z'])
  })

  test('P12: a quote that stops coming is looked for as an order of the same suffix', () => {
    expect(reconcileQuote('quote_01m7w4n5hx008j4ct4ank7f24s')).toEqual({
      ok: true,
      value: 'order_01m7w4n5hx008j4ct4ank7f24s',
    })
  })

  test('Y8: the inventory of all products is filtered by supplier', () => {
    const query = readListQuery('ListInventory', { supplierIds: ['supplier_a', 'supplier_b'] })
    expect(query.ok && matches({ supplierIds: ['supplier_b'] }, query.value)).toBe(true)
    expect(query.ok && matches({ supplierIds: ['supplier_c'] }, query.value)).toBe(false)
    expect(query.ok && matches({}, query.value)).toBe(false)
    const all = readListQuery('ListInventory', {})
    expect(all.ok && matches({}, all.value)).toBe(true)
    const twice = readListQuery('ListInventory', { supplierIds: ['supplier_a', 'supplier_a'] })
    expect(twice.ok ? [] : twice.refusal.problems.map(({ code, param }) => [code, param])).toEqual([
      ['duplicate_id', 'supplier_ids[1]'],
    ])
  })
})

describe('documents', () => {
  const request = { customerId: 'cust_1', lines: [{ flashing: { drawing: { drawingId: 'a' } } }] }
  const kept = { kind: 'quote', documentId: 'quote_1', request } as const

  test('U4: the URL of a picture is there once the picture is, and the drawing keeps its id', () => {
    const priced = { lines: [{ flashing: { drawing: { drawingNumber: 0 } } }] }
    const before = newDocument(kept, priced, { isArchived: false })
    expect(JSON.stringify(before)).not.toContain('svgUrl')
    const after = newDocument(kept, priced, {
      isArchived: false,
      svgUrls: { a: 'https://files.example.com/a' },
    })
    expect(after['lines']).toEqual([
      { flashing: { drawing: { drawingId: 'a', drawingNumber: 0, svgUrl: 'https://files.example.com/a' } } },
    ])
  })

  test('G13: a message to a converted quote is 404, and a repeated one has the id of the first', () => {
    const state = {
      kind: 'quote',
      isSubmitted: true,
      isArchived: false,
      isInvoiced: false,
      isConverted: true,
    } as const
    const late = documentWrite(state, { kind: 'postMessage' })
    expect(late.ok ? '' : late.refusal.type).toBe('not_found')
    const record: RequestRecord = {
      fingerprint: 'f',
      state: 'completed',
      createdAt: NOW,
      resourceId: 'message_1',
    }
    const again = executeOnce(record, 'f', NOW)
    expect(again.ok ? '' : again.refusal.resourceId).toBe('message_1')
    expect(readMessage({ text: 'x' }).ok).toBe(true)
  })

  test('S2: a line that is added does not submit the document', () => {
    const state = {
      kind: 'quote',
      isSubmitted: false,
      isArchived: false,
      isInvoiced: false,
      isConverted: false,
    } as const
    const facts = {
      kept: { ...kept, request: { customerId: 'cust_1' } },
      state,
      serverSet: { isArchived: false },
    }
    const written = addLine({ line: { notes: {} } }, ids, { ...facts, account: { currency: 'AUD' } })
    expect(written.ok && written.value.document['isSubmitted']).toBe(false)
  })
})

describe('webhooks', () => {
  const webhook: Webhook = {
    webhookId: 'webhook_1',
    url: 'https://example.com/hook',
    eventTypes: ['order.created'],
    status: 'WEBHOOK_STATUS_ENABLED',
    description: '',
    secret: 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
    createdAt: NOW,
    updatedAt: NOW,
    enabledAt: NOW,
  }
  const event = {
    id: 'evt_1',
    type: 'order.created',
    occurredAt: NOW,
    data: { order: { id: 'order_1' } },
  } as const
  const made = deliveriesOf(event, [webhook], ['whdel_1'], NOW)
  const delivery = made.ok ? made.value[0] : undefined

  test('H6: a read has neither the secret nor what the host keeps for itself', () => {
    expect(Object.keys(webhookView(webhook)).sort()).toEqual(
      ['webhookId', 'url', 'eventTypes', 'status', 'description', 'createdAt', 'updatedAt'].sort(),
    )
  })

  test('H11: every attempt sends the same bytes, with a time and a signature of its own', () => {
    if (delivery === undefined) throw new Error('there is no delivery')
    const [first, second] = [1795167005, 1795167065].map((seconds) =>
      attemptRequest(delivery, webhook, seconds),
    )
    if (first?.ok !== true || second?.ok !== true) throw new Error('an attempt cannot be made')
    expect(second.value.body).toBe(first.value.body)
    expect(second.value.headers['X-Service-Signature']).not.toBe(first.value.headers['X-Service-Signature'])
    expect([first.value.headers['Date'], second.value.headers['Date']]).toEqual([
      'Fri, 20 Nov 2026 09:30:05 GMT',
      'Fri, 20 Nov 2026 09:31:05 GMT',
    ])
    const failed = deliveryAfter(delivery, { status: 500, body: '' }, NOW)
    expect(failed.body).toBe(delivery.body)
  })

  test('H22: a delivery reads back with its event and without its body', () => {
    if (delivery === undefined) throw new Error('there is no delivery')
    expect(deliveryView(delivery)).toMatchObject({
      deliveryId: 'whdel_1',
      webhookId: 'webhook_1',
      eventId: 'evt_1',
      eventType: 'order.created',
      state: 'DELIVERY_STATE_PENDING',
      attemptCount: 0,
      createdAt: NOW,
    })
    expect(deliveryView(delivery)).not.toHaveProperty('body')
    const failed = deliveryAfter(delivery, { status: 500, body: '' }, NOW)
    expect([failed.deliveryId, failed.eventId]).toEqual(['whdel_1', 'evt_1'])
  })
})

describe('more of webhooks', () => {
  const stamp = { id: 'evt_1', now: NOW }
  const eventOf = (before: EventDocument, after: EventDocument): unknown =>
    eventsOf('application', before, after, stamp).map(({ type, previous }) => [type, previous])

  test('H7: whatever happens, a webhook is enabled, disabled or gone, and only a creation brings it back', () => {
    const happened = ['enable', 'disable', 'auto_disable', 'delete'] as const
    for (const state of ['WEBHOOK_STATUS_ENABLED', 'WEBHOOK_STATUS_DISABLED'] as const) {
      const states = happened.map((event) => subscriptionTransition(state, event))
      expect(states.map((after) => after.ok && after.value)).toEqual([
        'WEBHOOK_STATUS_ENABLED',
        'WEBHOOK_STATUS_DISABLED',
        'WEBHOOK_STATUS_DISABLED',
        'gone',
      ])
    }
    for (const event of happened) {
      const after = subscriptionTransition('gone', event)
      expect(after.ok ? '' : after.refusal.type).toBe('not_found')
    }
    expect(subscriptionTransition('gone', 'create')).toEqual({ ok: true, value: 'WEBHOOK_STATUS_ENABLED' })
    for (const state of ['WEBHOOK_STATUS_ENABLED', 'WEBHOOK_STATUS_UNSPECIFIED'] as const) {
      const after = subscriptionTransition(state, 'create')
      expect(after.ok ? '' : after.refusal.type).toBe('internal')
    }
  })

  test('H9: a conversion is one event, whatever else changed with it', () => {
    const order = { orderId: 'order_1', statusId: 'in', isSubmitted: true, isArchived: true }
    expect(eventOf({ quoteId: 'quote_1', isSubmitted: true }, order)).toEqual([
      ['quote.converted_to_order', { quoteId: 'quote_1' }],
    ])
  })

  test('H9: an order that is archived or comes back says what it was; of a quote there is no event', () => {
    const order = { orderId: 'order_1', statusId: 'a' }
    expect(eventOf(order, { ...order, isArchived: true, statusId: 'b' })).toEqual([
      ['order.archived', { isArchived: false }],
    ])
    expect(eventOf({ ...order, isArchived: true }, order)).toEqual([['order.archived', { isArchived: true }]])
    expect(eventOf({ quoteId: 'quote_1' }, { quoteId: 'quote_1', isArchived: true })).toEqual([])
  })

  test('H23: the filters of deliveries are read, and all of them hold', () => {
    const sent = {
      webhookId: 'webhook_1',
      state: '1',
      createdAfter: NOW,
      createdBefore: '2026-11-21T00:00:00Z',
    }
    const query = readListQuery('ListWebhookDeliveries', sent)
    const filters = { ...sent, state: 'DELIVERY_STATE_PENDING' } as const
    expect(query.ok && query.value.filters).toEqual(filters)
    const delivery = { webhookId: 'webhook_1', state: 'DELIVERY_STATE_PENDING', createdAt: NOW } as const
    for (const [changed, isIn] of [
      [{}, true],
      [{ webhookId: 'webhook_2' }, false],
      [{ state: 'DELIVERY_STATE_EXHAUSTED' }, false],
      [{ createdAt: '2026-11-20T09:30:00.124999999Z' }, false],
      [{ createdAt: '2026-11-21T00:00:00Z' }, false],
      [{ createdAt: '2026-11-20T23:59:59.999999999Z' }, true],
    ] as const) {
      expect(matchesDelivery({ ...delivery, ...changed }, filters), JSON.stringify(changed)).toBe(isIn)
      const row = { ...delivery, ...changed }
      expect(query.ok && matches(row, query.value), JSON.stringify(changed)).toBe(isIn)
    }
  })
})

describe('idempotency', () => {
  const record: RequestRecord = { fingerprint: 'f', state: 'in_progress', createdAt: NOW }
  const codeOf = (one: RequestRecord | null, fingerprint = 'f', now = NOW): unknown => {
    const decision = executeOnce(one, fingerprint, now)
    return decision.ok ? 'executed' : decision.refusal.problems.map(({ code }) => code)
  }

  test('J4: nothing is kept: executed; another body first of all; then by how far the first attempt came', () => {
    expect(codeOf(null)).toBe('executed')
    expect(codeOf(record)).toEqual(['request_in_progress'])
    expect(codeOf({ ...record, state: 'failed' })).toEqual(['request_attempt_failed'])
    expect(codeOf({ ...record, state: 'completed', resourceId: 'order_1' })).toEqual(['request_replayed'])
    for (const state of ['in_progress', 'failed', 'completed'] as const)
      expect(codeOf({ ...record, state }, 'other')).toEqual(['request_id_reused'])
    expect(codeOf(record, 'f', '2026-11-21T09:30:00.126Z')).toBe('executed')
  })

  test('J5: the first attempt uses up a key, whether it succeeds or fails, and once it has ended nothing changes it', () => {
    const [completed, failed] = [
      recordAfter(record, { resourceId: 'order_1' }),
      recordAfter(record, { failed: true }),
    ]
    expect(codeOf(completed)).toEqual(['request_replayed'])
    expect(codeOf(failed)).toEqual(['request_attempt_failed'])
    expect(recordAfter(failed, { resourceId: 'order_1' })).toEqual(failed)
    expect(recordAfter(completed, { failed: true })).toEqual(completed)
  })

  test('J6: without the store of records only a request with a key is 503', () => {
    expect(withoutStore().ok).toBe(true)
    const refused = withoutStore('6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a')
    expect(refused.ok ? '' : refused.refusal.type).toBe('unavailable')
  })

  test('J7, J8: a conflict has one problem at request_id, and a repeated request the id of what was created', () => {
    const decision = executeOnce(recordAfter(record, { resourceId: 'line_1' }), 'f', NOW)
    if (decision.ok) throw new Error('it was executed twice')
    const { type, problems, resourceId } = decision.refusal
    expect([type, problems.map(({ param }) => param), resourceId]).toEqual([
      'conflict',
      ['request_id'],
      'line_1',
    ])
  })

  test('J9: read what was created; else look before a fresh key', () => {
    expect(adviceFor('request_replayed')).toEqual({ read: 'resource', sendsAgain: false })
    for (const code of ['request_in_progress', 'request_attempt_failed', 'request_id_reused'] as const)
      expect(adviceFor(code).sendsAgain, code).toBe(true)
  })
})

test('B1: the limits are those of the plan of attempts and of the codes that name them', () => {
  expect(attemptPlan(NOW).length).toBe(serviceLimits.deliveryAttempts)
  expect(serviceLimits.retryGapsSeconds.length).toBe(serviceLimits.deliveryAttempts - 1)
  expect(serviceProblemCodes.find(({ code }) => code === 'file_too_large')?.rules).toContain('B1')
  expect(JSON.parse(JSON.stringify(serviceLimits))).toEqual(serviceLimits)
})
