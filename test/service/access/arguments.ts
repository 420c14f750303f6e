const refusal = () => ({
  type: 'conflict',
  message: 'The request was sent before.',
  problems: [
    { code: 'request_replayed', message: '', param: 'request_id', path: ['requestId'], details: {} },
  ],
  resourceId: 'order_1',
})

export const SOUND: Readonly<Record<string, () => readonly unknown[]>> = {
  refusal: () => ['unauthenticated', 'A valid API key is required.'],
  notFound: () => ['order'],
  storeUnavailable: () => [],
  unreadRequest: () => ['too_slow'],
  takeToken: () => [{ tokens: 0.5, at: 100 }, { capacity: 2, perSecond: 0.5 }, 101],
  bodyLimit: () => [{ id: 'CreateOrder' }],
  checkBodySize: () => [{ id: 'CreateOrder' }, 1_000],
  parseBearerToken: () => ['Bearer abc123'],
  isPermitted: () => [{ role: 'administrator' }, 'other'],
  userView: () => [{ userId: 'user_1', name: 'Ana', email: 'ana@example.com' }, 'other'],
  matchOperation: () => ['GET', '/v1/orders/order_1/lines/a%20b'],
  parseJsonBody: () => ['{"lines":[]}'],
  firstRefusal: () => [{ body: { ok: false, refusal: refusal() }, role: { ok: true, value: 'allowed' } }],
  errorAnswer: () => [refusal(), '6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a', 2.5],
}
