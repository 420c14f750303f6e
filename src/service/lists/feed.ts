import { fieldOf } from '../../engine/host-object.js'
import { compareTimes, hostTime, type Timestamp } from '../ids/timestamp.js'
import { changeDrawings, withoutFields } from '../documents/drawings.js'
import { canonicalJson } from '../hashes/canonical-json.js'
import { sha256Hex } from '../hashes/sha256.js'
import { valueAtStep } from '../../problem/path.js'
import { isAbsent } from '../../wire/object.js'
import * as check from '../host-argument.js'

/** A reader's place in a feed (P11), as plain data that can be stored. */
export interface FeedPlace {
  /** The `updatedSince` of the next query. Null at the beginning of the feed. */
  readonly updatedSince: Timestamp | null
  /** The rows of that time that were already read: the hash of each row, by its id. */
  readonly seen: Readonly<Record<string, string>>
}

/** A row of a feed: the current state of an order or a quote. */
export interface FeedRow {
  /** The time of its last change. */
  readonly updatedAt: Timestamp
  /** The id of an order. */
  readonly orderId?: string
  /** The id of a quote. */
  readonly quoteId?: string
}

/** The result of a window of a feed (P11). */
export interface FeedWindow<Row extends FeedRow> {
  /** The reader's new place. */
  readonly place: FeedPlace
  /** The rows that are new or changed since the last place, oldest change first. */
  readonly fresh: readonly Row[]
}

const PLACE = check.facts({
  updatedSince: check.nullable(hostTime),
  seen: check.map(check.text),
})

const ROWS: check.Check = check.list((value, name) => {
  check.record({ updatedAt: hostTime })(value, name)
  const [orderId, quoteId] = idsOf(value as FeedRow)
  if (isAbsent(orderId)) check.filledText(quoteId, `${name}.quoteId`)
  else check.filledText(orderId, `${name}.orderId`)
})

/**
 * Returns the next place in a feed, and the rows that are new or changed since the last place (P11). Pass the
 * rows of all pages of one window together, oldest change first. The next window begins at the time of the
 * latest change, and repeats the rows with that time. `fresh` leaves out rows that were read before and have
 * not changed.
 *
 * A window without an end can miss changes between its pages, so bound it with an `updatedBefore` in the
 * past.
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
    (latest, { updatedAt }) => (latest === null || compareTimes(updatedAt, latest) > 0 ? updatedAt : latest),
    place.updatedSince,
  )
  if (updatedSince === null) return { place, fresh: [] }
  const ofInstant = marked.filter(({ row }) => compareTimes(row.updatedAt, updatedSince) === 0)
  const isSameInstant = place.updatedSince !== null && compareTimes(place.updatedSince, updatedSince) === 0
  const seen = Object.fromEntries([
    ...(isSameInstant ? Object.entries(place.seen) : []),
    ...ofInstant.map(({ id, hash }) => [id, hash] as const),
  ])
  return { place: { updatedSince, seen }, fresh: fresh.map(({ row }) => row) }
}

/** Leaves out the URLs of pictures: their signatures may differ in every answer (P11). */
function hashOf(row: FeedRow): string {
  const lines = valueAtStep(row, 'lines')
  if (!Array.isArray(lines)) return sha256Hex(canonicalJson(row))
  const unsigned = changeDrawings(lines, (drawing) => withoutFields(drawing, 'svgUrl'))
  return sha256Hex(canonicalJson({ ...row, lines: unsigned }))
}

function idsOf(row: FeedRow): readonly [unknown, unknown] {
  return [fieldOf(row, 'orderId'), fieldOf(row, 'quoteId')]
}

function idOf(row: FeedRow): string {
  const [orderId, quoteId] = idsOf(row)
  return String(orderId ?? quoteId)
}
