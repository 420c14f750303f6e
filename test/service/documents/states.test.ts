import { describe, expect, test } from 'vitest'
import {
  defaultStatusId,
  documentTransition,
  documentWrite,
  type DocumentEvent,
  type DocumentState,
} from '../../../src/entries/service.js'

type DocumentWrite = Parameters<typeof documentWrite>[1]

const DRAFT_ORDER: DocumentState = {
  kind: 'order',
  isSubmitted: false,
  isArchived: false,
  isInvoiced: false,
  isConverted: false,
}
const STATES = {
  'draft order': DRAFT_ORDER,
  'submitted order': { ...DRAFT_ORDER, isSubmitted: true },
  'invoiced order': { ...DRAFT_ORDER, isSubmitted: true, isInvoiced: true },
  'draft quote': { ...DRAFT_ORDER, kind: 'quote' },
  'sent quote': { ...DRAFT_ORDER, kind: 'quote', isSubmitted: true },
  'archived order': { ...DRAFT_ORDER, isArchived: true },
  'archived quote': { ...DRAFT_ORDER, kind: 'quote', isArchived: true },
  'converted quote': { ...DRAFT_ORDER, kind: 'quote', isSubmitted: true, isConverted: true },
} as const satisfies Record<string, DocumentState>
type Name = keyof typeof STATES

const ORDERS: readonly Name[] = ['draft order', 'submitted order']
const QUOTES: readonly Name[] = ['draft quote', 'sent quote']
const ARCHIVED: readonly Name[] = ['archived order', 'archived quote']

const outcome = (state: DocumentState, write: DocumentWrite): string => {
  const decision = documentWrite(state, write)
  return decision.ok ? 'yes' : decision.refusal.type
}

/** The table of writes. Each row has the outcome for orders, for the invoiced order and for quotes. */
const ROWS: readonly (readonly [DocumentWrite, string, string, string])[] = [
  [{ kind: 'addLine' }, 'yes', 'failed_precondition', 'yes'],
  [{ kind: 'updateLine' }, 'yes', 'failed_precondition', 'yes'],
  [{ kind: 'deleteLine' }, 'yes', 'failed_precondition', 'yes'],
  [{ kind: 'addLine', touchesFlashing: true }, 'not_implemented', 'failed_precondition', 'yes'],
  [
    { kind: 'updateLine', touchesFlashing: true },
    'not_implemented',
    'failed_precondition',
    'not_implemented',
  ],
  [
    { kind: 'deleteLine', touchesFlashing: true },
    'not_implemented',
    'failed_precondition',
    'not_implemented',
  ],
  [{ kind: 'setLabels' }, 'yes', 'yes', 'yes'],
  [{ kind: 'postMessage' }, 'yes', 'yes', 'yes'],
  [{ kind: 'uploadAttachment' }, 'yes', 'yes', 'yes'],
  [{ kind: 'uploadDrawing' }, 'yes', 'yes', 'yes'],
  [{ kind: 'deleteAttachment' }, 'yes', 'yes', 'yes'],
  [
    { kind: 'deleteAttachment', isGenerated: true },
    'failed_precondition',
    'failed_precondition',
    'failed_precondition',
  ],
]

describe('S4 to S8: permitted writes', () => {
  test.each(ROWS)(
    'S4, S5, S6, S7, S8, G9: the write %j gives %s on an order, %s on an invoiced order and %s on a quote',
    (write, ofOrders, ofInvoiced, ofQuotes) => {
      for (const name of ORDERS) expect(outcome(STATES[name], write), name).toBe(ofOrders)
      expect(outcome(STATES['invoiced order'], write)).toBe(ofInvoiced)
      for (const name of QUOTES) expect(outcome(STATES[name], write), name).toBe(ofQuotes)
      for (const name of ARCHIVED) expect(outcome(STATES[name], write), name).toBe('failed_precondition')
      expect(outcome(STATES['converted quote'], write)).toBe('not_found')
    },
  )
})

describe('S1, S7: events of the web application', () => {
  const TRANSITIONS: readonly (readonly [DocumentEvent, Name, object, readonly object[]])[] = [
    [{ type: 'finalise' }, 'draft quote', { isSubmitted: true }, [{ event: 'quote.status_changed' }]],
    [{ type: 'convert' }, 'sent quote', { isConverted: true }, [{ event: 'quote.converted_to_order' }]],
    [{ type: 'submit' }, 'draft order', { isSubmitted: true }, [{ event: 'order.updated' }]],
    [{ type: 'invoice' }, 'submitted order', { isInvoiced: true }, [{ event: 'order.updated' }]],
    [
      { type: 'setStatus', statusId: 'b', previousStatusId: 'a' },
      'submitted order',
      {},
      [{ event: 'order.status_changed', previous: { status_id: 'a' } }],
    ],
    [
      { type: 'archive' },
      'submitted order',
      { isArchived: true },
      [{ event: 'order.archived', previous: { archived: false } }],
    ],
    [
      { type: 'unarchive' },
      'archived order',
      { isArchived: false },
      [{ event: 'order.archived', previous: { archived: true } }],
    ],
    [{ type: 'archive' }, 'draft quote', { isArchived: true }, []],
  ]

  test.each(TRANSITIONS)('S1: the event %j of a %s sets %j', (event, name, changed, effects) => {
    const state = STATES[name]
    expect(documentTransition(state, event)).toEqual({
      ok: true,
      value: { state: { ...state, ...changed }, effects },
    })
  })

  test('S1, W8: a status event needs a status id, and a quote has no workflow status', () => {
    const to = (statusId: unknown) => ({ type: 'setStatus', statusId }) as DocumentEvent
    for (const statusId of [undefined, null, '', 5])
      expect(() => documentTransition(STATES['draft order'], to(statusId))).toThrow(/^event\.statusId must/)
    expect(documentTransition(STATES['sent quote'], to('b'))).toMatchObject({
      refusal: { type: 'failed_precondition' },
    })
  })

  test('S1: each state permits only its own events, and a converted quote is not found', () => {
    const types = ['finalise', 'convert', 'submit', 'invoice', 'archive', 'unarchive'] as const
    const allowed: Readonly<Record<Name, readonly string[]>> = {
      'draft order': ['submit', 'invoice', 'archive'],
      'submitted order': ['invoice', 'archive'],
      'invoiced order': ['archive'],
      'draft quote': ['finalise', 'archive'],
      'sent quote': ['convert', 'archive'],
      'archived order': ['unarchive'],
      'archived quote': ['unarchive'],
      'converted quote': [],
    }
    for (const [name, state] of Object.entries(STATES)) {
      const possible = types.filter((type) => documentTransition(state, { type }).ok)
      expect(possible, name).toEqual(allowed[name as Name])
    }
    const converted = documentTransition(STATES['converted quote'], { type: 'archive' })
    expect(converted.ok ? '' : converted.refusal.type).toBe('not_found')
  })
})

describe('S3: the status of a new order', () => {
  const statuses = [
    { statusId: 'new', name: 'New' },
    { statusId: 'lower', name: 'submitted' },
    { statusId: 'in', name: 'Submitted' },
    { statusId: 'again', name: 'Submitted' },
  ]
  test.each([
    [true, undefined, 'in'],
    [true, '', 'in'],
    [true, 'new', 'new'],
    [false, 'new', 'new'],
    [false, undefined, undefined],
  ])('depends on isSubmitted %s and statusId %j: it is %j', (isSubmitted, sent, expected) => {
    expect(defaultStatusId(isSubmitted, sent, statuses)).toEqual({ ok: true, value: expected })
  })

  test('is absent if the company has no status Submitted', () => {
    expect(defaultStatusId(true, undefined, statuses.slice(0, 2))).toEqual({ ok: true, value: undefined })
  })

  test('is reported at status_id if the company does not have it', () => {
    const refused = defaultStatusId(true, 'gone', statuses)
    expect(refused.ok ? [] : refused.refusal.problems.map(({ code, param }) => [code, param])).toEqual([
      ['status_not_found', 'status_id'],
    ])
  })
})
