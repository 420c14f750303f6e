import { deepEqual, equal } from 'node:assert/strict'
import type { Suite } from './check.ts'
import { at, listAt, send, textAt } from './service-under-test.ts'

/** Also uploads pictures of the drawings, and reads everything back. */
export async function sendEveryKindOfLine({ fixtures, service }: Suite): Promise<void> {
  const pricing = { quantity: '2', unitPrice: { amountMicros: '1000000' } }
  const named = {
    ...pricing,
    totalPrice: { amountMicros: '2000000' },
    priceLevel: 'A',
    tax: { rate: '0.1' },
  }
  const component = { productType: 'PRODUCT_TYPE_ON_THE_FLY', productName: 'Bracket', pricing: named }
  const lines = [
    await fixtures.flashing(),
    { notes: { text: 'By others.' } },
    { labour: { productName: 'Fixing', pricing } },
    { catalogue: { productId: await fixtures.productId(), pricing } },
    {
      productKit: {
        productName: 'Kit',
        attributes: [{ name: 'Run', value: '6 m' }],
        components: [component],
        pricing: named,
        subKits: [
          { kitRowId: 'kitrow_1', productName: 'Set', description: 'Of brackets', components: [component] },
        ],
      },
    },
  ]
  const products = await send(service, { method: 'GET', path: '/v1/catalogue/products' })
  for (const product of listAt(products.body, 'products'))
    await send(service, { method: 'GET', path: `/v1/catalogue/products/${textAt(product, 'productId')}` })
  for (const kind of ['order', 'quote']) {
    const [customerId, labelIds] = [await fixtures.customerId(), await fixtures.labelIds()]
    const body = { customerId, isSubmitted: true, labelIds, lines }
    const created = await send(service, { method: 'POST', path: `/v1/${kind}s`, body })
    deepEqual([created.status, at(created.body, 'errors')], [200, undefined])
    const path = `/v1/${kind}s/${textAt(created.body, kind, `${kind}Id`)}`
    const drawingId = textAt(created.body, kind, 'lines', 0, 'flashing', 'drawing', 'drawingId')
    const drawings = [{ drawingId, contentType: 'image/svg+xml', svg: '<svg/>' }]
    const uploaded = await send(service, {
      method: 'POST',
      path: `${path}/drawings:uploadSvg`,
      body: { drawings },
    })
    equal(at(uploaded.body, 'results', 0, 'outcome'), 'uploaded')
    const requiredBy = '2026-12-01T00:00:00Z'
    await service.office?.(textAt(created.body, kind, `${kind}Id`), 'setFacts', { requiredBy })
    await send(service, { method: 'GET', path })
    await send(service, { method: 'GET', path: `/v1/${kind}s` })
  }
}
