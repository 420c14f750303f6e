import { retryAfter, statusOf } from '../../src/service/access/error-answer.js'
import { base64Size, decodeBase64 } from '../../src/service/conversation/base64.js'
import { contentTypeOf, jpegName } from '../../src/service/conversation/file-type.js'
import { messageHtml } from '../../src/service/conversation/message.js'
import { drawingSlots, assignDrawingIds } from '../../src/service/documents/drawings.js'
import { knownLabels } from '../../src/service/documents/labels.js'
import { filterResource, parseFilter } from '../../src/service/fields/field-filter.js'
import { parseEnum } from '../../src/service/ids/enum.js'
import { indexOfLine } from '../../src/service/ids/line-by-id.js'
import { compareTimes, parseTimestamp, writeTimestamp } from '../../src/service/ids/timestamp.js'
import { takenBy } from '../../src/service/inventory/line-consumption.js'
import { entryOf } from '../../src/service/inventory/stock-entry.js'
import { listOrder, placeOf } from '../../src/service/lists/list-order.js'
import { pageToken, parsePageToken, queryFingerprint } from '../../src/service/lists/page-token.js'
import { pageSizeOf } from '../../src/service/lists/page.js'
import { isPublicAddress } from '../../src/service/webhooks/public-address.js'
import { secretOf } from '../../src/service/webhooks/webhook-secret.js'

/** Steps inside the functions of `quotewright/service`, by the names that published cases use. */
export const STEPS = {
  base64Size,
  compareTimestamps: compareTimes,
  contentTypeOf,
  decodeBase64,
  drawingSlots,
  filterResource,
  isPublicAddress,
  jpegName,
  listOrder,
  messageHtml,
  pageSizeOf,
  pageToken,
  parseEnum,
  parseFilter,
  parsePageToken,
  parseTimestamp,
  queryFingerprint,
  retryAfter,
  statusOf,
  writeTimestamp,
  assignDrawings: assignDrawingIds,
  checkLabels: (ids: readonly string[], isKnown: (id: string) => boolean) =>
    knownLabels(ids, isKnown, 'isKnown'),
  lineById: indexOfLine,
  lineConsumption: (pricing: Parameters<typeof takenBy>[0]) => takenBy(pricing, 'pricing'),
  rowKey: (row: object, order: Parameters<typeof placeOf>[1]) => placeOf(row, order, 'row'),
  stockEntry: entryOf,
  webhookSecret: (random: ArrayLike<number>) => secretOf(random, 'random'),
}
