import { randomUUID } from 'node:crypto'
import { at, listAt, send, textAt, type Answer, type ServiceUnderTest } from './service-under-test.ts'

export const NOBODY = '7zzzzzzzzzzzzzzzzzzzzzzzzz'

export const onTheFly = (productName: string): object => ({
  onTheFly: { productName, pricing: { quantity: '2', unitPrice: { amountMicros: '11230000' } } },
})

/** Reads resources from the service, or creates them. */
export class Fixtures {
  readonly #service: ServiceUnderTest
  readonly #found = new Map<string, Promise<unknown>>()

  constructor(service: ServiceUnderTest) {
    this.#service = service
  }

  readonly customerId = (): Promise<string> => this.#first('/v1/customers', 'customers', 'customerId')
  readonly productId = (): Promise<string> => this.#first('/v1/catalogue/products', 'products', 'productId')
  readonly templateId = (): Promise<string> =>
    this.#first('/v1/catalogue/flashings', 'flashings', 'templateId')
  readonly kitId = (): Promise<string> => this.#first('/v1/catalogue/kits', 'kits', 'kitId')
  readonly supplierId = (): Promise<string> => this.#first('/v1/suppliers', 'suppliers', 'supplierId')
  readonly userId = (): Promise<string> => this.#first('/v1/users', 'users', 'userId')

  readonly labelIds = (): Promise<readonly string[]> =>
    this.#once('labels', async () =>
      listAt(await this.#read('/v1/company/labels'), 'labels').map((label) => textAt(label, 'labelId')),
    )

  readonly stock = (): Promise<{ readonly productId: string; readonly entry: unknown }> =>
    this.#once('stock', async () => {
      for (const product of listAt(await this.#read('/v1/catalogue/products'), 'products')) {
        const productId = textAt(product, 'productId')
        const answer = await send(this.#service, { method: 'GET', path: `/v1/inventory/${productId}` })
        const [entry] = answer.status === 200 ? listAt(answer.body, 'entries') : []
        if (entry !== undefined) return { productId, entry }
      }
      throw new Error('No product has stock.')
    })

  async document(kind: 'order' | 'quote', more: object = {}): Promise<unknown> {
    const answer = await this.#made(`/v1/${kind}s`, { ...(await this.documentBody()), ...more })
    return at(answer.body, kind)
  }

  async documentBody(): Promise<Readonly<Record<string, unknown>>> {
    return {
      customerId: await this.customerId(),
      reference: `Conformance ${randomUUID()}`,
      lines: [onTheFly('Ridge capping'), onTheFly('Roofing screw')],
    }
  }

  /** The line has two drawings, and is complete enough for a submitted document. */
  async flashing(tempId = 'far'): Promise<object> {
    return {
      flashing: {
        templateId: await this.templateId(),
        productName: 'Apron flashing',
        priceLevel: 'A',
        colour: 'Charcoal',
        thickness: '0.55',
        bends: '1',
        totalGirth: '250',
        totalLength: '6',
        unitPrice: { amountMicros: '27400000' },
        totalPrice: { amountMicros: '164400000' },
        subitems: [{ amount: 2, length: 3000 }],
        drawing: drawing(tempId),
        otherSides: [drawing(`${tempId}, near`)],
      },
    }
  }

  async attachment(path: string): Promise<string> {
    const { body } = await this.#made(`${path}/attachments`, {
      file: Buffer.from('plan').toString('base64'),
      filename: 'plan.pdf',
    })
    return textAt(body, 'message', 'attachments', 0, 'id')
  }

  async webhookId(): Promise<string> {
    const { body } = await this.#made('/v1/webhooks', await this.webhookBody())
    return textAt(body, 'webhook', 'webhookId')
  }

  webhookBody(): Promise<object> {
    return Promise.resolve({
      url: this.#service.webhookUrl,
      eventTypes: ['order.created', 'order.updated'],
      description: 'Conformance',
    })
  }

  /** A new order causes the delivery. */
  async deliveryId(): Promise<string> {
    const webhookId = await this.webhookId()
    await this.document('order')
    const answer = await send(this.#service, {
      method: 'GET',
      path: '/v1/webhook-deliveries',
      query: { webhookId },
    })
    return textAt(answer.body, 'deliveries', 0, 'deliveryId')
  }

  #first(path: string, list: string, id: string): Promise<string> {
    return this.#once(path, async () => textAt(await this.#read(path), list, 0, id))
  }

  #once<A>(name: string, find: () => Promise<A>): Promise<A> {
    const known = this.#found.get(name) ?? find()
    this.#found.set(name, known)
    return known as Promise<A>
  }

  async #read(path: string): Promise<unknown> {
    const answer = await send(this.#service, { method: 'GET', path })
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  async #made(path: string, body: unknown): Promise<Answer> {
    const answer = await send(this.#service, { method: 'POST', path, body })
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer
  }
}

function drawing(tempId: string): object {
  return {
    tempId,
    drawingNumber: 0,
    isFreeDrawing: true,
    points: {
      a: { id: 'a', x: 0, y: 0, vectors: ['b'], connect: [] },
      b: { id: 'b', x: 100, y: 0, vectors: ['c'], connect: ['a'] },
      c: { id: 'c', x: 100, y: 150, vectors: [], connect: ['b'] },
    },
    lines: { values: { 'a-b': { size: 100, hidden: false }, 'b-c': { size: 150, hidden: false } } },
  }
}
