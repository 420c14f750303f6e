import type { CreateFacts, LineWriteFacts } from '../../src/entries/service.js'
import { DRAFT } from './states.js'

export const ACCOUNT = { currency: 'AUD' }
export const IDS = { lineId: () => 'line_2', drawingId: () => 'drawing_1' }

/** The facts of a new document. */
export const factsOf = (kind: 'order' | 'quote'): CreateFacts => ({
  documentId: `${kind}_1`,
  ids: IDS,
  isLabel: () => true,
})

/** The facts of a line write in a draft with a line of notes. */
export const writingIn = (kind: 'order' | 'quote', more: Partial<LineWriteFacts> = {}): LineWriteFacts => ({
  record: {
    kind,
    documentId: `${kind}_1`,
    request: { customerId: 'cust_1', lines: [{ lineId: 'line_1', notes: {} }] },
  },
  state: { ...DRAFT, kind },
  serverSet: { isArchived: false },
  account: ACCOUNT,
  ...more,
})
