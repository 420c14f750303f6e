const RANDOM = [0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99]

export const SOUND: Readonly<Record<string, () => readonly unknown[]>> = {
  newId: () => ['kit', 1_795_167_000_125, [...RANDOM], { kit: 'set_' }],
  parseId: () => ['cust_1', 'customer', ['customerId']],
  parseDocumentId: () => ['quote_1', 'quote', ['quoteId']],
  parseRequestId: () => ['6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a', ['requestId']],
  orderIdOfQuote: () => ['quote_1'],
  withoutReadOnly: () => [
    {
      orderId: 'order_1',
      lines: [
        { lineId: 'a', flashing: { drawing: { drawingId: 'drawing_1' }, otherSides: [{ svgUrl: '' }] } },
      ],
    },
  ],
  parseInt64: () => ['42', ['orderNumber']],
  isVisible: () => [{ isArchived: true }, { includeArchived: true }],
  parseOpenEnum: () => [['NONE_UNSPECIFIED', 'NONE_ONE'], 'NONE_ONE'],
  errorKind: () => [400, { type: 'validation_failure', errors: [{ code: 'required', param: 'lines' }] }],
  parseDocument: () => [
    { orderId: 'order_1', lines: [{ onTheFly: { pricing: { pricingStrategy: 'NEW' } } }] },
  ],
  compareInterfaces: () => [
    { paths: { '/v1/company': { get: { parameters: [{ name: 'fields', in: 'query' }], responses: {} } } } },
    { paths: { '/v1/company': { get: { responses: { '200': { content: {} } } } } }, webhooks: {} },
  ],
  servedUntil: () => ['2026-11-20', 'preview'],
}
