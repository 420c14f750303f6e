import { describe, expect, test } from 'vitest'
import {
  addLine,
  documentWrite,
  beginAttempt,
  newDocument,
  parseDrawingUploads,
  parseMessage,
  type RequestRecord,
} from '../../../src/entries/service.js'

const NOW = '2026-11-20T09:30:00.125Z'
const ids = { lineId: () => 'line_1', drawingId: () => 'drawing_1' }

describe('the service', () => {
  const request = { customerId: 'cust_1', lines: [{ flashing: { drawing: { drawingId: 'a' } } }] }
  const stored = { kind: 'quote', documentId: 'quote_1', request } as const

  test('U4: adds a URL to a drawing once its picture exists, and keeps the drawing id', () => {
    const priced = { lines: [{ flashing: { drawing: { drawingNumber: 0 } } }] }
    const before = newDocument(stored, priced, { isArchived: false })
    expect(JSON.stringify(before)).not.toContain('svgUrl')
    const after = newDocument(stored, priced, {
      isArchived: false,
      svgUrls: { a: 'https://files.example.com/a' },
    })
    expect(after['lines']).toEqual([
      { flashing: { drawing: { drawingId: 'a', drawingNumber: 0, svgUrl: 'https://files.example.com/a' } } },
    ])
  })

  test('G13: refuses a message to a converted quote with 404, and a repeated message with the id of the first', () => {
    const state = {
      kind: 'quote',
      isSubmitted: true,
      isArchived: false,
      isInvoiced: false,
      isConverted: true,
    } as const
    const late = documentWrite(state, { kind: 'postMessage' })
    expect(late.ok ? '' : late.refusal.type).toBe('not_found')
    const record: RequestRecord = {
      fingerprint: 'f',
      state: 'completed',
      createdAt: NOW,
      resourceId: 'message_1',
    }
    const again = beginAttempt(record, 'f', NOW)
    expect(again.ok ? '' : again.refusal.resourceId).toBe('message_1')
    expect(parseMessage({ text: 'x' }).ok).toBe(true)
  })

  test('S2: does not submit a document when a line is added', () => {
    const state = {
      kind: 'quote',
      isSubmitted: false,
      isArchived: false,
      isInvoiced: false,
      isConverted: false,
    } as const
    const facts = {
      record: { ...stored, request: { customerId: 'cust_1' } },
      state,
      serverSet: { isArchived: false },
    }
    const written = addLine({ line: { notes: {} } }, ids, { ...facts, account: { currency: 'AUD' } })
    expect(written.ok && written.value.document['isSubmitted']).toBe(false)
  })
})

test('V1, U3: problems of an upload are in the order of the request', () => {
  const uploads = parseDrawingUploads({
    fields: 5,
    drawings: [{ drawingId: 'd', contentType: 'image/svg+xml' }],
  })
  expect(uploads.ok ? [] : uploads.refusal.problems.map(({ param }) => param)).toEqual([
    'fields',
    'drawings[0].svg',
  ])
})
