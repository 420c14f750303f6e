import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  openOrder,
  openQuote,
  priceOrder,
  priceQuote,
  pricedDocument,
  reprice,
  type DocumentEdit,
  type OpenDocument,
  type OpenOrder,
  type OpenQuote,
  type PricedOrder,
  type PricedQuote,
  type Result,
} from '../../src/index.js'
import { account, adjustment, quoteRequest, salesLine } from './requests.js'

/** A flashing whose drawing's tempId others may have too (F9). */
const withTempId = fc.constantFrom('a', 'b', 'c').map((tempId) => ({
  flashing: { totalPrice: { amountMicros: '12340000' }, drawing: { tempId, isFreeDrawing: true } },
}))

/** Lines that something is wrong with, in reading or in pricing, and lines of two kinds. (An edit without a line is no edit.) */
const wrongLine = fc.constantFrom<unknown>(
  {},
  'a line',
  { onTheFly: { productName: 'No price', pricing: { quantity: '1' } } },
  { onTheFly: { productName: 'Unreadable', pricing: { quantity: 'two', unitPrice: { amountMicros: '1' } } } },
  { onTheFly: { productName: 'Two' }, notes: { text: 'kinds' } },
  {
    labour: {
      pricing: {
        quantity: '2',
        unitPrice: { amountMicros: '10000' },
        totalPrice: { amountMicros: '30000' },
      },
    },
  },
)

const line: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: salesLine },
  { weight: 2, arbitrary: withTempId },
  { weight: 1, arbitrary: wrongLine },
)

/** An edit for a document of any length: its place is a share of what there is. */
type AnyEdit = (lineCount: number) => { readonly edit: DocumentEdit; readonly apply: (sent: Sent) => Sent }

interface Sent {
  readonly lines: readonly unknown[]
  readonly adjustments: unknown
}

function spliced(list: readonly unknown[], at: number, count: number, ...others: unknown[]): unknown[] {
  return [...list.slice(0, at), ...others, ...list.slice(at + count)]
}

const anyEdit: fc.Arbitrary<AnyEdit> = fc.oneof(
  fc.tuple(fc.nat(), line).map(([place, added]): AnyEdit => (lineCount) => {
    const at = place % (lineCount + 1)
    const edit = { type: 'addLine', at, line: added } as DocumentEdit
    return { edit, apply: (sent) => ({ ...sent, lines: spliced(sent.lines, at, 0, added) }) }
  }),
  fc.tuple(fc.nat(), line).map(([place, other]): AnyEdit => (lineCount) => {
    if (lineCount === 0) return addedLast(other)
    const at = place % lineCount
    const edit = { type: 'replaceLine', at, line: other } as DocumentEdit
    return { edit, apply: (sent) => ({ ...sent, lines: spliced(sent.lines, at, 1, other) }) }
  }),
  fc.tuple(fc.nat(), line).map(([place, other]): AnyEdit => (lineCount) => {
    if (lineCount === 0) return addedLast(other)
    const at = place % lineCount
    return {
      edit: { type: 'removeLine', at },
      apply: (sent) => ({ ...sent, lines: spliced(sent.lines, at, 1) }),
    }
  }),
  fc.array(adjustment, { maxLength: 2 }).map((adjustments): AnyEdit => () => {
    return { edit: { type: 'setAdjustments', adjustments }, apply: (sent) => ({ ...sent, adjustments }) }
  }),
)

function addedLast(added: unknown): ReturnType<AnyEdit> {
  const edit = { type: 'addLine', line: added } as DocumentEdit
  return { edit, apply: (sent) => ({ ...sent, lines: [...sent.lines, added] }) }
}

function valueOf<A>(result: Result<A>): A {
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.value
}

/** What is asserted of an open document and its request. */
function expectSame(open: OpenDocument, expected: Result<PricedQuote | PricedOrder>): void {
  expect(pricedDocument(open)).toEqual(expected)
  const { totals } = open
  expect(totals === undefined).toBe(!expected.ok)
  if (expected.ok) expect(expected.value).toMatchObject(totals ?? {})
}

describe('repricing', () => {
  const start = fc.tuple(quoteRequest, fc.array(line, { maxLength: 5 }))
  const edits = fc.array(anyEdit, { minLength: 1, maxLength: 25 })

  test('after any edits, a quote is what pricing its request from scratch makes', () => {
    fc.assert(
      fc.property(start, edits, account, ([head, lines], changes, settings) => {
        let request = {
          ...head,
          lines: [...lines] as readonly unknown[],
          adjustments: head.adjustments as unknown,
        }
        let open: OpenQuote = valueOf(openQuote(request, settings))
        expectSame(open, priceQuote(request, settings))
        for (const change of changes) {
          const { edit, apply } = change(request.lines.length)
          const before = open
          const answerBefore = pricedDocument(before)
          open = valueOf(reprice(open, edit))
          request = { ...request, ...apply(request) }
          expect(open.lineCount).toBe(request.lines.length)
          expectSame(open, priceQuote(request, settings))
          // The document before is as it was.
          expect(pricedDocument(before)).toEqual(answerBefore)
        }
      }),
      { numRuns: 150 },
    )
  })

  test('after any edits, an order is what pricing its request from scratch makes', () => {
    fc.assert(
      fc.property(start, edits, account, ([head, lines], changes, settings) => {
        let request = {
          ...head,
          lines: [...lines] as readonly unknown[],
          adjustments: head.adjustments as unknown,
        }
        let open: OpenOrder = valueOf(openOrder(request, settings))
        for (const change of changes) {
          const { edit, apply } = change(request.lines.length)
          open = valueOf(reprice(open, edit))
          request = { ...request, ...apply(request) }
        }
        expectSame(open, priceOrder(request, settings))
      }),
      { numRuns: 150 },
    )
  })

  test('adding a line and removing it again changes nothing', () => {
    fc.assert(
      fc.property(start, line, fc.nat(), account, ([head, lines], added, place, settings) => {
        const open = valueOf(openQuote({ ...head, lines }, settings))
        const at = place % (lines.length + 1)
        const grown = valueOf(reprice(open, { type: 'addLine', at, line: added } as DocumentEdit))
        const again = valueOf(reprice(grown, { type: 'removeLine', at }))
        expect(again).toEqual(open)
        expect(pricedDocument(again)).toEqual(pricedDocument(open))
      }),
    )
  })
})
