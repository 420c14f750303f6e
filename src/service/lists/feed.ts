import { compareTimestamps, hostTime, type Timestamp } from '../ids/timestamp.js'
import { orderIdOfQuote } from '../ids/document-ids.js'
import type { Decision } from '../decision.js'
import { changeDrawings, withoutField } from '../documents/drawings.js'
import { canonicalJson } from '../hashes/canonical-json.js'
import { sha256Hex } from '../hashes/sha256.js'
import { valueAtStep } from '../../problem/path.js'
import {
  hostText,
  hostFilledText,
  hostFacts,
  hostList,
  hostMap,
  hostRecord,
  hostNullable,
  type HostCheck,
} from '../host-argument.js'

/** Where a reader of a feed is (P11), as plain data that can be kept. */
export interface FeedPlace {
  /** The `updatedSince` of the next query; null at the beginning of the feed. */
  readonly updatedSince: Timestamp | null
  /** The rows of that very instant that were read: the hash of each, by its id. */
  readonly seen: Readonly<Record<string, string>>
}

/** A row of a feed: an order or a quote as it is now. */
export interface FeedRow {
  /** Of its last change. */
  readonly updatedAt: Timestamp
  /** Of an order. */
  readonly orderId?: string
  /** Of a quote. */
  readonly quoteId?: string
}

/** What a window of a feed comes to (P11). */
export interface FeedWindow<Row extends FeedRow> {
  /** Where the reader is now. */
  readonly place: FeedPlace
  /** The rows that are new or changed since the place before, oldest change first. */
  readonly fresh: readonly Row[]
}

const PLACE = hostFacts({
  updatedSince: hostNullable(hostTime),
  seen: hostMap(hostText),
})

const ROWS: HostCheck = hostList((value, name) => {
  hostRecord({ updatedAt: hostTime })(value, name)
  const { orderId, quoteId } = value as FeedRow
  if (orderId === undefined) hostFilledText(quoteId, `${name}.quoteId`)
  else hostFilledText(orderId, `${name}.orderId`)
})

/**
 * The next place of a feed, and the rows that are new or changed since the place (P11). The rows are those of one window,
 * all its pages together, oldest change first. The next window begins at the last row's instant and has the rows of that
 * instant again; those that were read and are unchanged are not fresh a second time. Pages of a window that is not over
 * can miss a change: bound it by an `updatedBefore` that is past.
 *
 * @example
 * import { nextWindow } from 'quotewright/service'
 *
 * const b = { orderId: 'order_b', updatedAt: '2026-11-20T09:30:00.125Z' }
 * const c = { orderId: 'order_c', updatedAt: '2026-11-20T09:30:00.125Z' }
 * const { place } = nextWindow([b], { updatedSince: null, seen: {} })
 * assert.equal(place.updatedSince, '2026-11-20T09:30:00.125Z')
 * assert.deepEqual(nextWindow([b, c], place).fresh, [c])
 */
export function nextWindow<Row extends FeedRow>(rows: readonly Row[], place: FeedPlace): FeedWindow<Row> {
  ROWS(rows, 'rows')
  PLACE(place, 'place')
  const marked = rows.map((row) => ({ row, id: idOf(row), hash: hashOf(row) }))
  const fresh = marked.filter(({ id, hash }) => valueAtStep(place.seen, id) !== hash)
  const updatedSince = rows.reduce<Timestamp | null>(
    (latest, { updatedAt }) =>
      latest === null || compareTimestamps(updatedAt, latest) > 0 ? updatedAt : latest,
    place.updatedSince,
  )
  if (updatedSince === null) return { place, fresh: [] }
  const ofInstant = marked.filter(({ row }) => compareTimestamps(row.updatedAt, updatedSince) === 0)
  const isSameInstant =
    place.updatedSince !== null && compareTimestamps(place.updatedSince, updatedSince) === 0
  const seen = Object.fromEntries([
    ...(isSameInstant ? Object.entries(place.seen) : []),
    ...ofInstant.map(({ id, hash }) => [id, hash] as const),
  ])
  return { place: { updatedSince, seen }, fresh: fresh.map(({ row }) => row) }
}

/**
 * The id under which a quote that no longer comes in its feed is looked for in the feed of orders (P12, I8).
 *
 * @example
 * import { reconcileQuote } from 'quotewright/service'
 *
 * assert.deepEqual(reconcileQuote('quote_1'), { ok: true, value: 'order_1' })
 */
export function reconcileQuote(quoteId: string): Decision<string> {
  return orderIdOfQuote(quoteId)
}

/** What a row says, in short. The URL of a picture is new in every answer (G11), and so says nothing of a change. */
function hashOf(row: FeedRow): string {
  const lines = valueAtStep(row, 'lines')
  if (!Array.isArray(lines)) return sha256Hex(canonicalJson(row))
  const unsigned = changeDrawings(lines, (drawing) => withoutField(drawing, 'svgUrl'))
  return sha256Hex(canonicalJson({ ...row, lines: unsigned }))
}

function idOf({ orderId, quoteId }: FeedRow): string {
  const id: unknown = orderId ?? quoteId
  return typeof id === 'string' ? id : ''
}
