const state = { kind: 'quote', isSubmitted: true, isArchived: false, isInvoiced: false, isConverted: false }
const request = () => ({ customerId: 'cust_1', lines: [{ lineId: 'line_1', notes: { text: 'By others.' } }] })
const record = () => ({ kind: 'quote', documentId: 'quote_01m7w4n5hx008j4ct4ank7f24s', request: request() })
const ids = () => ({ lineId: () => 'line_2', drawingId: () => 'drawing_2' })
const account = () => ({ currency: 'AUD' })
const writing = () => ({
  record: record(),
  state: { ...state },
  serverSet: { isArchived: false },
  account: account(),
})
const facts = (documentId: string) => ({
  documentId,
  ids: ids(),
  isLabel: () => true,
  statuses: [{ statusId: 'in', name: 'Submitted' }],
})
const upload = () => ({ drawingId: 'a', contentType: 'image/svg+xml', svg: '<svg/>' })

export const SOUND: Readonly<Record<string, () => readonly unknown[]>> = {
  documentWrite: () => [{ ...state }, { kind: 'addLine', touchesFlashing: true }],
  documentTransition: () => [{ ...state }, { type: 'convert' }],
  defaultStatusId: () => [true, undefined, [{ statusId: 'in', name: 'Submitted' }]],
  createOrder: () => [request(), { account: account() }, facts('order_1')],
  createQuote: () => [request(), { account: account() }, facts('quote_1')],
  newDocument: () => [record(), { lines: [{ notes: {} }] }, { isArchived: false }],
  addLine: () => [{ line: { notes: {} } }, ids(), writing()],
  namedIds: () => [{ customerId: 'cust_1', lines: [{ catalogue: { productId: 'prod_1' } }] }],
  parseDocumentFacts: () => ['order', { paymentStatus: 'PAYMENT_STATUS_PAID' }],
  shownFacts: () => ['order', { paymentStatus: 'PAYMENT_STATUS_PAID' }],
  addLineAnswer: () => ['quote', { quoteId: 'quote_1', lines: [] }],
  removeLine: () => ['line_1', writing()],
  replaceLine: () => ['line_1', { notes: {} }, () => 'drawing_1', writing()],
  convertQuote: () => [
    record(),
    { account: account() },
    { isArchived: false },
    [{ statusId: 'in', name: 'Submitted' }],
  ],
  parseLabelIds: () => [{ labelIds: ['label_a'] }],
  setLabels: () => [
    [{ labelId: 'a', attachedAt: '2026-11-20T09:30:00Z' }],
    ['b'],
    () => true,
    '2026-11-20T09:30:00Z',
  ],
  withLabels: () => [{ quoteId: 'quote_1' }, [{ labelId: 'a' }]],
  parseCustomer: () => [{ companyName: 'Harbour', email: 'a@b' }, () => false],
  customerNameKey: () => ['Harbour'],
  documentDrawings: () => [{ lines: [{ flashing: { drawing: { drawingId: 'a' } } }] }],
  drawingUploads: () => [[{ drawingId: 'a', isDeleted: false }], [upload()]],
  parseDrawingUploads: () => [{ drawings: [upload()] }],
}
