import { describe, expect, test } from 'vitest'
import {
  deleteAttachment,
  documentTransition,
  drawingUploads,
  isDue,
  matchesFilter,
} from '../../src/entries/service.js'
import { SUBMITTED } from './states.js'

const NOW = '2026-11-20T09:30:00Z'
const PENDING = { state: 'DELIVERY_STATE_PENDING' } as const

describe('E8: columns that a row lacks', () => {
  test.each<readonly [string, unknown, () => unknown]>([
    ['isGenerated', true, () => deleteAttachment({}).ok],
    [
      'includeArchived',
      true,
      () => matchesFilter({ isArchived: true }, { operation: 'ListOrders', filters: {} }),
    ],
    ['archived', true, () => matchesFilter({}, { operation: 'ListOrders', filters: {} })],
    ['includeInactive', true, () => matchesFilter({}, { operation: 'ListUsers', filters: {} })],
    ['previousStatusId', 'x', () => documentTransition(SUBMITTED, { type: 'setStatus', statusId: 'a' })],
    [
      'isDeleted',
      true,
      () => drawingUploads([{ drawingId: 'a' }], [{ drawingId: 'a', contentType: 'image/svg+xml', svg: '' }]),
    ],
    ['nextAttemptAt', NOW, () => isDue(PENDING, { status: 'WEBHOOK_STATUS_ENABLED' }, NOW)],
  ])('%s of Object.prototype is not read', (name, value, call) => {
    const answerOf = (): unknown => {
      try {
        return call()
      } catch (error) {
        return String(error)
      }
    }
    const answer = answerOf()
    Object.defineProperty(Object.prototype, name, { value, configurable: true })
    try {
      expect(answerOf()).toEqual(answer)
    } finally {
      Reflect.deleteProperty(Object.prototype, name)
    }
  })
})
