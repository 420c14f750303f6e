import { describe, expect, test } from 'vitest'
import { documentTransition, documentWrite, type DocumentState } from '../../../src/entries/service.js'
import { DRAFT, SUBMITTED } from '../states.js'

type DocumentWrite = Parameters<typeof documentWrite>[1]

const STATES = {
  'draft order': DRAFT,
  'submitted order': SUBMITTED,
  'invoiced order': { ...DRAFT, isSubmitted: true, isInvoiced: true },
  'draft quote': { ...DRAFT, kind: 'quote' },
  'sent quote': { ...DRAFT, kind: 'quote', isSubmitted: true },
  'archived order': { ...DRAFT, isArchived: true },
  'archived quote': { ...DRAFT, kind: 'quote', isArchived: true },
  'converted quote': { ...DRAFT, kind: 'quote', isSubmitted: true, isConverted: true },
} as const satisfies Record<string, DocumentState>
type Name = keyof typeof STATES

const ORDERS: readonly Name[] = ['draft order', 'submitted order']
const QUOTES: readonly Name[] = ['draft quote', 'sent quote']
const ARCHIVED: readonly Name[] = ['archived order', 'archived quote']

const outcome = (state: DocumentState, write: DocumentWrite): string => {
  const decision = documentWrite(state, write)
  return decision.ok ? 'yes' : decision.refusal.type
}

const [STATE, UNSUPPORTED] = ['failed_precondition', 'not_implemented'] as const

/** The table of writes. Each row has the outcome for orders, for the invoiced order and for quotes. */
const ROWS: readonly (readonly [DocumentWrite, string, string, string])[] = [
  [{ kind: 'addLine' }, 'yes', STATE, 'yes'],
  [{ kind: 'updateLine' }, 'yes', STATE, 'yes'],
  [{ kind: 'deleteLine' }, 'yes', STATE, 'yes'],
  [{ kind: 'addLine', touchesFlashing: true }, UNSUPPORTED, STATE, 'yes'],
  [{ kind: 'updateLine', touchesFlashing: true }, UNSUPPORTED, STATE, UNSUPPORTED],
  [{ kind: 'deleteLine', touchesFlashing: true }, UNSUPPORTED, STATE, UNSUPPORTED],
  [{ kind: 'setLabels' }, 'yes', 'yes', 'yes'],
  [{ kind: 'postMessage' }, 'yes', 'yes', 'yes'],
  [{ kind: 'uploadAttachment' }, 'yes', 'yes', 'yes'],
  [{ kind: 'uploadDrawing' }, 'yes', 'yes', 'yes'],
  [{ kind: 'deleteAttachment' }, 'yes', 'yes', 'yes'],
  [{ kind: 'deleteAttachment', isGenerated: true }, STATE, STATE, STATE],
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
