import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import { OPERATIONS, type Check, type Suite } from './check.ts'
import { onTheFly } from './fixtures.ts'
import { at, listAt, send, textAt, type Answer, type OfficeEvent, type Sent } from './service-under-test.ts'

/** Checks the effects of a valid request apart from its answer. Keys are operation ids, then titles. */
export type Behaviours = Readonly<Record<string, Readonly<Record<string, (call: Calls) => Promise<void>>>>>

export class Calls {
  readonly suite: Suite
  constructor(suite: Suite) {
    this.suite = suite
  }
  async send(method: string, path: string, more: Partial<Sent> = {}): Promise<Answer> {
    const answer = await send(this.suite.service, { method, path, ...more })
    ok(answer.status < 300, `${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer
  }
  async get(path: string, query: NonNullable<Sent['query']> = {}): Promise<unknown> {
    return (await this.send('GET', path, { query })).body
  }
  async post(path: string, body: unknown): Promise<unknown> {
    return (await this.send('POST', path, { body })).body
  }
  async put(path: string, body: unknown): Promise<unknown> {
    return (await this.send('PUT', path, { body })).body
  }
  async document(kind: 'order' | 'quote', more: object = {}): Promise<string> {
    return `/v1/${kind}s/${textAt(await this.suite.fixtures.document(kind, more), `${kind}Id`)}`
  }
}

function ofDocuments(kind: 'order' | 'quote', name: 'Order' | 'Quote'): Behaviours {
  const linesOf = async (call: Calls, path: string): Promise<readonly unknown[]> =>
    listAt(await call.get(path), kind, 'lines')
  const namesOf = (lines: readonly unknown[]): readonly unknown[] =>
    lines.map((line) => at(line, 'onTheFly', 'productName'))
  return {
    [`Create${name}`]: {
      'keeps labels in the order of the request': async (call) => {
        const labelIds = [...(await call.suite.fixtures.labelIds())].reverse()
        const document = await call.get(await call.document(kind, { labelIds }))
        deepEqual(
          listAt(document, kind, 'labels').map((label) => at(label, 'labelId')),
          labelIds,
        )
      },
      'ignores fields that the server sets': async (call) => {
        const sent = { isArchived: true, customerCompanyName: 'Nobody', total: { amountMicros: '1' } }
        const document = at(await call.get(await call.document(kind, sent)), kind)
        equal(at(document, 'isArchived'), false)
        notEqual(at(document, 'customerCompanyName'), 'Nobody')
        notEqual(at(document, 'total', 'amountMicros'), '1')
      },
    },
    [`Add${name}LineItem`]: {
      'adds the line, and returns totals of all lines': async (call) => {
        const path = await call.document(kind)
        const answer = at(await call.post(`${path}/lines`, { line: onTheFly('Gutter') }), 'order')
        equal(at(answer, 'subtotal', 'amountMicros'), '67380000')
        equal(at(answer, 'isSubmitted'), undefined)
        equal(at(answer, 'labels'), undefined)
        const lines = await linesOf(call, path)
        ok(namesOf(lines).includes('Gutter'))
        equal(new Set(lines.map((line) => textAt(line, 'lineId'))).size, 3)
        deepEqual(at(await call.get(path), kind, 'total'), at(answer, 'total'))
      },
    },
    [`Update${name}LineItem`]: {
      'keeps the id and the position of the line': async (call) => {
        const path = await call.document(kind)
        const before = await linesOf(call, path)
        const lineId = textAt(before[0], 'lineId')
        const answer = at(await call.put(`${path}/lines/${lineId}`, onTheFly('Gutter')), kind)
        deepEqual(namesOf(listAt(answer, 'lines')), ['Gutter', 'Roofing screw'])
        equal(at(answer, 'labels'), undefined)
        const after = await linesOf(call, path)
        deepEqual(
          after.map((line) => at(line, 'lineId')),
          before.map((line) => at(line, 'lineId')),
        )
      },
    },
    [`Delete${name}LineItem`]: {
      'removes the line, and returns totals of the other lines': async (call) => {
        const path = await call.document(kind)
        const [first] = await linesOf(call, path)
        const answer = await call.send('DELETE', `${path}/lines/${textAt(first, 'lineId')}`)
        equal(answer.status, 204)
        const document = at(await call.get(path), kind)
        deepEqual(namesOf(listAt(document, 'lines')), ['Roofing screw'])
        equal(at(document, 'subtotal', 'amountMicros'), '22460000')
      },
    },
    [`Set${name}Labels`]: {
      'replaces the labels, and an empty list clears them': async (call) => {
        const path = await call.document(kind)
        const [first = '', second = ''] = await call.suite.fixtures.labelIds()
        const set = async (labelIds: readonly string[]): Promise<readonly unknown[]> => {
          await call.put(`${path}/labels`, { labelIds })
          return listAt(await call.get(path), kind, 'labels').map((label) => at(label, 'labelId'))
        }
        deepEqual(await set([first]), [first])
        deepEqual(await set([second, first, first]), [first, second])
        deepEqual(await set([second]), [second])
        deepEqual(await set([]), [])
      },
    },
    [`Post${name}Message`]: {
      'shows messages oldest first': async (call) => {
        const path = await call.document(kind)
        await call.post(`${path}/messages`, { text: 'one' })
        await call.post(`${path}/messages`, { text: 'two' })
        const messages = listAt(await call.get(`${path}/messages`), 'messages')
        deepEqual(
          messages.map((message) => at(message, 'text')),
          ['<p>one</p>', '<p>two</p>'],
        )
        match(textAt(messages[0], 'authorEmail'), /@/)
      },
    },
    [`Upload${name}Attachment`]: {
      'gives the file its type, its size and a working URL': async (call) => {
        const path = await call.document(kind)
        const bytes = Buffer.alloc(1536, 'a')
        const answer = await call.post(`${path}/attachments`, {
          file: bytes.toString('base64'),
          filename: 'roof.PNG',
        })
        equal(at(answer, 'message', 'text'), '')
        const attachment = at(answer, 'message', 'attachments', 0)
        equal(at(attachment, 'contentType'), 'image/png')
        equal(at(attachment, 'sizeBytes'), '1024')
        equal(at(attachment, 'isGenerated'), false)
        equal(at(attachment, 'messageId'), at(answer, 'message', 'id'))
        const file = await call.suite.service.fetch(new Request(textAt(attachment, 'url')))
        equal(file.status, 200)
        ok(bytes.equals(Buffer.from(await file.arrayBuffer())))
      },
    },
    [`Delete${name}Attachment`]: {
      'removes the file from the list': async (call) => {
        const path = await call.document(kind)
        const first = await call.suite.fixtures.attachment(path)
        const second = await call.suite.fixtures.attachment(path)
        await call.send('DELETE', `${path}/attachments/${first}`)
        const left = listAt(await call.get(`${path}/attachments`), 'attachments')
        deepEqual(
          left.map((attachment) => at(attachment, 'id')),
          [second],
        )
      },
    },
    [`Upload${name}DrawingSvg`]: {
      'reports an outcome for each image, and shows the uploaded image in its drawing': async (call) => {
        const lines = [await call.suite.fixtures.flashing()]
        const path = await call.document(kind, { lines })
        const drawingOf = async (): Promise<unknown> =>
          at(await call.get(path), kind, 'lines', 0, 'flashing', 'drawing')
        const drawingId = textAt(await drawingOf(), 'drawingId')
        equal(at(await drawingOf(), 'tempId'), undefined)
        const [svg, contentType] = ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml']
        const answer = await call.post(`${path}/drawings:uploadSvg`, {
          drawings: [
            { drawingId, contentType, svg },
            { drawingId: 'drawing_nobody', contentType, svg },
            { drawingId, contentType: 'image/png', svg },
          ],
        })
        deepEqual(listAt(answer, 'results'), [
          { drawingId, outcome: 'uploaded' },
          { drawingId: 'drawing_nobody', outcome: 'skipped_not_on_document' },
          { drawingId, outcome: 'skipped_not_svg' },
        ])
        const image = await call.suite.service.fetch(new Request(textAt(await drawingOf(), 'svgUrl')))
        equal(await image.text(), svg)
        equal(textAt(await drawingOf(), 'drawingId'), drawingId)
      },
    },
  }
}

const OTHERS: Behaviours = {
  CreateOrder: {
    'gives a submitted order the status Submitted': async (call) => {
      const statuses = listAt(await call.get('/v1/company/order-statuses'), 'orderStatuses')
      const submitted = statuses.find((status) => at(status, 'name') === 'Submitted')
      const document = at(await call.get(await call.document('order', { isSubmitted: true })), 'order')
      equal(at(document, 'statusId'), at(submitted, 'statusId'))
      equal(at(document, 'statusName'), submitted && 'Submitted')
      const draft = at(await call.get(await call.document('order')), 'order')
      equal(at(draft, 'statusId'), undefined)
    },
    'gives drawings ids, in the order of lines, with other sides last': async (call) => {
      const { fixtures } = call.suite
      const answer = await call.post('/v1/orders', {
        ...(await fixtures.documentBody()),
        lines: [await fixtures.flashing('a'), onTheFly('Screw'), await fixtures.flashing('b')],
        fields: 'orderId',
      })
      const drawings = listAt(answer, 'drawings')
      deepEqual(
        drawings.map((drawing) => at(drawing, 'tempId')),
        ['a', 'b', 'a, near', 'b, near'],
      )
      equal(new Set(drawings.map((drawing) => textAt(drawing, 'drawingId'))).size, 4)
      deepEqual(Object.keys(at(answer, 'order') as object), ['orderId'])
    },
  },
  ListOrders: {
    'sorts by newest change first, and applies filters': async (call) => {
      const [first, second] = [
        await call.document('order'),
        await call.document('order', { isSubmitted: true }),
      ]
      const reference = textAt(await call.get(first), 'order', 'reference')
      const idsBy = async (query: Readonly<Record<string, string>>): Promise<readonly unknown[]> =>
        listAt(await call.get('/v1/orders', query), 'orders').map((order) => at(order, 'orderId'))
      const [firstId, secondId] = [first, second].map((path) => path.replace('/v1/orders/', ''))
      deepEqual((await idsBy({})).slice(0, 2), [secondId, firstId])
      await call.put(`${first}/labels`, { labelIds: [] })
      deepEqual(await idsBy({ reference: reference.toUpperCase() }), [firstId])
      deepEqual(await idsBy({ reference, isSubmitted: 'true' }), [])
      deepEqual(await idsBy({ reference, customerId: await call.suite.fixtures.customerId() }), [firstId])
      deepEqual(await idsBy({ reference, labelIds: 'label_nobody' }), [])
      deepEqual(await idsBy({ reference, archived: 'true' }), [])
      ok((await idsBy({ statusName: 'Submitted' })).includes(secondId))
    },
  },
  QueryOrders: {
    'sorts by oldest change first': async (call) => {
      const [first, second] = [await call.document('order'), await call.document('order')]
      const since = new Date(Date.now() - 600_000).toISOString()
      const ids: unknown[] = []
      let pageToken = ''
      do {
        const page = await call.get('/v1/orders:query', { updatedSince: since, pageSize: '200', pageToken })
        ids.push(...listAt(page, 'orders').map((order) => at(order, 'orderId')))
        pageToken = textAt(page, 'nextPageToken')
      } while (pageToken !== '')
      deepEqual(
        ids.slice(-2),
        [first, second].map((path) => path.replace('/v1/orders/', '')),
      )
    },
  },
  ListCustomers: {
    'finds a part of a name in any case': async (call) => {
      const companyName = `Conformance ${crypto.randomUUID()}`
      await call.post('/v1/customers', { companyName, email: 'office@example.com' })
      const found = await call.get('/v1/customers', { companyName: companyName.slice(3).toUpperCase() })
      deepEqual(
        listAt(found, 'customers').map((customer) => at(customer, 'companyName')),
        [companyName],
      )
    },
  },
  CreateCustomer: {
    'stores the fields sent, without unknown ones': async (call) => {
      const companyName = `Conformance ${crypto.randomUUID()}`
      const created = await call.post('/v1/customers', {
        companyName,
        email: 'a@b',
        phone: '1',
        starSign: 'Leo',
      })
      const customerId = textAt(created, 'customerId')
      match(customerId, /^cust_/)
      const read = await call.get(`/v1/customers/${customerId}`)
      equal(at(read, 'companyName'), companyName)
      equal(at(read, 'phone'), '1')
      // W3: an unknown property is ignored, so it is not stored.
      equal(at(created, 'starSign'), undefined)
      equal(at(read, 'starSign'), undefined)
      // A new customer can have documents immediately.
      await call.document('order', { customerId })
    },
  },
  GetProduct: {
    'returns the rows that the list omits': async (call) => {
      const [summary] = listAt(await call.get('/v1/catalogue/products'), 'products')
      equal(at(summary, 'rows'), undefined)
      const product = await call.get(`/v1/catalogue/products/${textAt(summary, 'productId')}`)
      ok(textAt(product, 'rows', 0, 'productRowId') !== '')
    },
  },
  SetStockLevels: {
    'computes available stock as on hand minus promised': async (call) => {
      const { productId, entry } = await call.suite.fixtures.stock()
      const level = { productRowId: at(entry, 'productRowId'), colour: at(entry, 'colour'), onHand: '-3.5' }
      const answer = await call.put(`/v1/inventory/${productId}`, { entries: [level] })
      const entries = listAt(answer, 'entries')
      const changed = entries.find(
        (one) => at(one, 'productRowId') === level.productRowId && at(one, 'colour') === level.colour,
      )
      equal(at(changed, 'onHand'), '-3.5')
      equal(Number(at(changed, 'available')), -3.5 - Number(at(changed, 'promised')))
      deepEqual(listAt(await call.get(`/v1/inventory/${productId}`), 'entries'), entries)
    },
  },
  ListUsers: {
    'shows emails to administrators only': async (call) => {
      ok(listAt(await call.get('/v1/users'), 'users').every((user) => at(user, 'email') !== undefined))
      const authorization = call.suite.service.keys.other
      const { body } = await call.send('GET', '/v1/users', { authorization })
      ok(listAt(body, 'users').every((user) => at(user, 'email') === undefined))
    },
  },
  CreateWebhook: {
    'shows the secret only in the answer to its creation': async (call) => {
      const created = at(await call.post('/v1/webhooks', await call.suite.fixtures.webhookBody()), 'webhook')
      match(textAt(created, 'secret'), /^whsec_[\w-]{43}$/)
      const webhookId = textAt(created, 'webhookId')
      const { secret, ...others } = created as { readonly secret: string }
      deepEqual(await call.get(`/v1/webhooks/${webhookId}`), others)
      const [newest] = listAt(await call.get('/v1/webhooks'), 'webhooks')
      deepEqual(newest, others)
      ok(!JSON.stringify(await call.get('/v1/webhooks')).includes(secret))
    },
  },
  UpdateWebhook: {
    'keeps omitted fields': async (call) => {
      const webhookId = await call.suite.fixtures.webhookId()
      const before = (await call.get(`/v1/webhooks/${webhookId}`)) as object
      await call.send('PATCH', `/v1/webhooks/${webhookId}`, { body: { description: 'Another' } })
      const after = (await call.get(`/v1/webhooks/${webhookId}`)) as object
      deepEqual({ ...after, updatedAt: '' }, { ...before, description: 'Another', updatedAt: '' })
    },
  },
  DeleteWebhook: {
    'removes the webhook': async (call) => {
      const webhookId = await call.suite.fixtures.webhookId()
      await call.send('DELETE', `/v1/webhooks/${webhookId}`)
      const { status } = await send(call.suite.service, { method: 'GET', path: `/v1/webhooks/${webhookId}` })
      equal(status, 404)
    },
  },
  ListWebhookDeliveries: {
    'lists deliveries of one webhook, newest first': async (call) => {
      const webhookId = await call.suite.fixtures.webhookId()
      const path = await call.document('order')
      await call.post(`${path}/lines`, { line: onTheFly('Gutter') })
      const deliveries = listAt(await call.get('/v1/webhook-deliveries', { webhookId }), 'deliveries')
      deepEqual(
        deliveries.map((delivery) => at(delivery, 'eventType')),
        ['order.updated', 'order.created'],
      )
      const since = { webhookId, createdAfter: textAt(deliveries[0], 'createdAt') }
      deepEqual(listAt(await call.get('/v1/webhook-deliveries', since), 'deliveries').length, 1)
    },
  },
  TestWebhook: {
    'returns the answer of the receiver': async (call) => {
      const webhookId = await call.suite.fixtures.webhookId()
      const body = await call.post(`/v1/webhooks/${webhookId}:test`, undefined)
      equal(typeof at(body, 'statusCode'), 'number')
      equal(typeof at(body, 'responseSnippet'), 'string')
    },
  },
}

const OFFICE_BEHAVIOURS: Behaviours = {
  GetOrder: {
    'returns an archived order only with includeArchived': async (call) => {
      const path = await call.document('order')
      await call.suite.service.office?.(path.replace('/v1/orders/', ''), 'archive')
      equal(at(await call.get(path, { includeArchived: 'true' }), 'order', 'isArchived'), true)
      const { status } = await send(call.suite.service, { method: 'GET', path })
      equal(status, 404)
    },
    'W8: payment, receipt, fulfilment and the date required appear on later reads': async (call) => {
      const path = await call.document('order')
      const before = at(await call.get(path), 'order')
      equal(at(before, 'paymentStatus'), 'PAYMENT_STATUS_UNSPECIFIED')
      const stated = {
        paymentStatus: 'PAYMENT_STATUS_PAID',
        receivedStatus: 'RECEIVED_STATUS_DELIVERED',
        fulfilmentMethod: 'FULFILMENT_METHOD_DELIVERY',
        requiredBy: '2026-12-01T07:00:00+10:00',
      }
      await call.suite.service.office?.(path.replace('/v1/orders/', ''), 'setFacts', stated)
      const after = at(await call.get(path), 'order')
      for (const [field, value] of Object.entries(stated)) equal(at(after, field), value)
      ok(textAt(after, 'updatedAt') > textAt(before, 'updatedAt'))
    },
    'W2: orders are numbered, and keep their number': async (call) => {
      const path = await call.document('order')
      const number = BigInt(textAt(await call.get(path), 'order', 'orderNumber'))
      const next = await call.document('order')
      ok(BigInt(textAt(await call.get(next), 'order', 'orderNumber')) > number)
      await call.post(`${path}/lines`, { line: onTheFly('Gutter') })
      equal(textAt(await call.get(path), 'order', 'orderNumber'), String(number))
    },
  },
  ListOrders: {
    'P8: a filter exists for each fact that the office stated': async (call) => {
      const path = await call.document('order')
      const orderId = path.replace('/v1/orders/', '')
      const reference = textAt(await call.get(path), 'order', 'reference')
      const found = async (query: Readonly<Record<string, string>>): Promise<readonly unknown[]> =>
        listAt(await call.get('/v1/orders', { reference, ...query }), 'orders').map((one) =>
          at(one, 'orderId'),
        )
      const filters = [
        { paymentStatus: 'PAYMENT_STATUS_PARTIALLY_PAID' },
        { receivedStatus: 'RECEIVED_STATUS_INSTALLED' },
        { fulfilmentMethod: 'FULFILMENT_METHOD_INSTALL' },
      ]
      const required = [
        { requiredAfter: '2026-12-01T07:00:00.5+10:00' },
        { requiredBefore: '2026-11-30T21:00:00.6Z' },
      ]
      for (const filter of [...filters, ...required]) deepEqual(await found(filter), [])
      const stated = Object.assign({ requiredBy: '2026-11-30T21:00:00.5Z' }, ...filters) as object
      await call.suite.service.office?.(orderId, 'setFacts', stated)
      for (const filter of [...filters, ...required]) deepEqual(await found(filter), [orderId])
      deepEqual(await found({ requiredBefore: '2026-11-30T21:00:00.5Z' }), [])
    },
  },
  ListWebhookDeliveries: {
    'S1, H10: a new status emits an event with the previous status, and any other step one update': async (
      call,
    ) => {
      const { suite } = call
      const eventTypes = ['order.updated', 'order.status_changed']
      const body = await call.post('/v1/webhooks', { url: suite.service.webhookUrl, eventTypes })
      const webhookId = textAt(body, 'webhook', 'webhookId')
      const path = await call.document('order')
      const office = async (event: OfficeEvent, more?: object): Promise<void> =>
        suite.service.office?.(path.replace('/v1/orders/', ''), event, more)
      const statuses = listAt(await call.get('/v1/company/order-statuses'), 'orderStatuses')
      const statusId = textAt(statuses.at(-1), 'statusId')
      await office('submit')
      await office('setStatus', { statusId })
      await office('setFacts', { paymentStatus: 'PAYMENT_STATUS_PAID' })
      await office('invoice')
      equal(at(await call.get(path), 'order', 'statusId'), statusId)
      equal(at(await call.get(path), 'order', 'statusName'), at(statuses.at(-1), 'name'))
      const deliveries = listAt(await call.get('/v1/webhook-deliveries', { webhookId }), 'deliveries')
      deepEqual(
        deliveries.map((delivery) => at(delivery, 'eventType')),
        ['order.updated', 'order.updated', 'order.status_changed', 'order.updated'],
      )
    },
  },
  CreateOrder: {
    'C13: the listed keys of custom fields are accepted and read back': async (call) => {
      const fields = listAt(await call.get('/v1/company/custom-fields'), 'customFields')
      const keys = fields
        .filter((field) => listAt(field, 'appliesTo').includes('orders'))
        .map((field) => textAt(field, 'key'))
      ok(keys.length > 0)
      const sent = Object.fromEntries(keys.map((key) => [key, `of ${key}`]))
      const path = await call.document('order', { ...sent, unheardOf: 'x' })
      await call.post(`${path}/lines`, { line: onTheFly('Gutter') })
      const order = at(await call.get(path), 'order')
      for (const [key, value] of Object.entries(sent)) equal(at(order, key), value)
      equal(at(order, 'unheardOf'), undefined)
    },
  },
  GetQuote: {
    'turns a converted quote into an order with the same suffix, lines and messages': async (call) => {
      const path = await call.document('quote', { isSubmitted: true })
      const quote = at(await call.get(path), 'quote')
      await call.post(`${path}/messages`, { text: 'one' })
      await call.suite.service.office?.(path.replace('/v1/quotes/', ''), 'convert')
      const orderPath = path.replace('/v1/quotes/quote_', '/v1/orders/order_')
      const order = at(await call.get(orderPath), 'order')
      deepEqual(at(order, 'lines'), at(quote, 'lines'))
      deepEqual(at(order, 'total'), at(quote, 'total'))
      equal(listAt(await call.get(`${orderPath}/messages`), 'messages').length, 1)
      equal((await send(call.suite.service, { method: 'GET', path })).status, 404)
    },
  },
}

const checksOf = (behaviours: Behaviours, needsOffice: boolean): readonly Check[] =>
  OPERATIONS.flatMap((operation) =>
    Object.entries(behaviours[operation.id] ?? {}).map(([title, run]) => ({
      operation,
      aspect: 'happy path' as const,
      title,
      ...(needsOffice && { needsOffice }),
      run: (suite: Suite) => run(new Calls(suite)),
    })),
  )

export const BEHAVIOURS: readonly Check[] = [
  ...checksOf(ofDocuments('order', 'Order'), false),
  ...checksOf(ofDocuments('quote', 'Quote'), false),
  ...checksOf(OTHERS, false),
  ...checksOf(OFFICE_BEHAVIOURS, true),
]
