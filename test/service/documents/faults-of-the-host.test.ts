import { describe, expect, test } from 'vitest'
import {
  addLineAnswer,
  customerNameKey,
  documentDrawings,
  documentTransition,
  drawingUploads,
  newDocument,
  removeLine,
  withLabels,
} from '../../../src/entries/service.js'
import { testHostFaults, wrong, type HostFault } from '../host-faults.js'
import { DRAFT } from '../states.js'
import { writingIn } from '../writing.js'

const isPromise = (value: unknown): boolean => value instanceof Promise
/** Lines with a misspelt or invalid part, and the path of this part. */
const DRAWN: readonly (readonly [unknown, string])[] = [
  [Promise.resolve({}), ''],
  [{ Flashing: { drawing: {} } }, '.Flashing'],
  [{ flashing: Promise.resolve({}) }, '.flashing'],
  [{ flashing: { Drawing: {} } }, '.flashing.Drawing'],
  [{ flashing: { drawing: new Map() } }, '.flashing.drawing'],
  [{ flashing: { drawing: { drawingID: 'a' } } }, '.flashing.drawing.drawingID'],
  [{ flashing: { drawing: { drawing_id: 'a' } } }, '.flashing.drawing.drawing_id'],
  [{ flashing: { drawing: { drawingId: 'a', IsDeleted: true } } }, '.flashing.drawing.IsDeleted'],
  [{ flashing: { other_sides: [] } }, '.flashing.other_sides'],
  [{ flashing: { otherSides: {} } }, '.flashing.otherSides'],
  [{ flashing: { otherSides: [{}, { drawingID: 'a' }] } }, '.flashing.otherSides[1].drawingID'],
  [{ flashing: { otherSides: [5] } }, '.flashing.otherSides[0]'],
  ...[5, '', true, {}, new Date(0), Promise.resolve('a')].flatMap((drawingId) => [
    [{ flashing: { drawing: { drawingId } } }, '.flashing.drawing.drawingId'] as const,
    [{ flashing: { otherSides: [{}, { drawingId }] } }, '.flashing.otherSides[1].drawingId'] as const,
  ]),
  ...['yes', 'false', 1, {}, Promise.resolve(true)].flatMap((isDeleted) => [
    [{ flashing: { drawing: { drawingId: 'a', isDeleted } } }, '.flashing.drawing.isDeleted'] as const,
    [{ flashing: { otherSides: [{ isDeleted }] } }, '.flashing.otherSides[0].isDeleted'] as const,
  ]),
]

describe('E8: wrong arguments for documents', () => {
  testHostFaults([
    ['null as a kept document', () => newDocument(wrong(null), {}, { isArchived: true }), 'record'],
    ['null as a document', () => addLineAnswer('quote', wrong(null)), 'document'],
    ['null as a name', () => customerNameKey(wrong(null)), 'name'],
    ...[{ labelID: 'a' }, { id: 'a' }, Promise.resolve({ labelId: 'a' }), { labelId: 5 }].map(
      (label): HostFault => [
        `C6: a label with the fields "${Object.keys(label).join()}"`,
        () => withLabels({ orderId: 'order_1' }, [label]),
        isPromise(label) ? 'labels[0]' : 'labels[0].labelId',
      ],
    ),
    [
      'C8: a quote as the answer of an order',
      () => addLineAnswer('order', { quoteId: 'quote_1' }),
      'document.orderId',
    ],
    ...['SubTotal', 'tax_amount', 'Total', 'totalcost', 'Margin', 'labourTotl'].map((column): HostFault => [
      `C8: a misspelt column ${column}`,
      () => addLineAnswer('quote', { quoteId: 'quote_1', [column]: {} }),
      `document.${column}`,
    ]),
    ...DRAWN.map(([line, at]): HostFault => [
      `U1: a document with an invalid line${at}`,
      () => documentDrawings({ lines: [{ notes: {} }, line] }),
      `document.lines[1]${at}`,
    ]),
    ['U1: misspelt lines', () => documentDrawings({ Lines: [] }), 'document.Lines'],
    ['U1: a promise of lines', () => documentDrawings({ lines: Promise.resolve([]) }), 'document.lines'],
    ...DRAWN.flatMap(([line, at]): readonly HostFault[] => {
      const request = { customerId: 'cust_1', lines: [{ lineId: 'line_1', notes: {} }, line] }
      const record = { kind: 'quote', documentId: 'quote_1', request } as const
      return at.includes('eleted') || isPromise(line)
        ? []
        : [
            [
              `I9: a new document with an invalid line${at}`,
              () => newDocument(record, {}, { isArchived: false }),
              `record.request.lines[1]${at}`,
            ],
            [
              `C10: a removal from a document with an invalid line${at}`,
              () => removeLine('line_1', writingIn('quote', { record })),
              `facts.record.request.lines[1]${at}`,
            ],
          ]
    }),
    [
      'an adjustment without a form, after a removal',
      () => {
        const { record } = writingIn('quote')
        const adjustments = [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: {} }]
        const request = { ...record.request, adjustments }
        return removeLine('line_1', writingIn('quote', { record: { ...record, request } }))
      },
      'facts.record.request.adjustments[0].percentage',
    ],
    ['null as labels', () => withLabels({ orderId: 'order_1' }, wrong(null)), 'labels'],
    ['null as drawings', () => drawingUploads(wrong(null), []), 'drawings'],
    ['an unknown event', () => documentTransition(DRAFT, wrong({ type: 'nothing' })), 'event.type'],
    ...[undefined, null, '', 5].map((statusId): HostFault => [
      `${statusId === '' ? 'an empty string' : String(statusId)} as a status id`,
      () => documentTransition(DRAFT, { type: 'setStatus', statusId: wrong(statusId) }),
      'event.statusId',
    ]),
  ])

  test('documentDrawings passes on an error thrown by a getter of the document', () => {
    const fault = new Error('gone')
    const broken = {
      get lines(): never {
        throw fault
      },
    }
    expect(() => documentDrawings(broken)).toThrow(fault)
  })
})
