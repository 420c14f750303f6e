/**
 * The format of every report of a measurement:
 *
 *   { id, title, unit, ratioTitle?, rows: [{ name, value, ratio?, remark? }] }
 *
 * where value and ratio are `{ median, low, high }`.
 */
import { ratioOf, scaled, spreadOf } from '../timing/statistics.js'

/**
 * Returns a table of the times of a race per part, with the ratio of each competitor to the baseline in the
 * same rounds.
 */
export function timesTable(table) {
  return tableOf(table, (rounds, baseline) => ratioOf(rounds, baseline))
}

/** Returns the same table, with each competitor's speed relative to the baseline as the ratio. */
export function speedsTable(table) {
  return tableOf(table, (rounds, baseline) => ratioOf(baseline, rounds))
}

function tableOf(
  { id, title, unit, ratioTitle, times, baseline, parts = 1, names = {}, remarks = {} },
  compare,
) {
  const rows = Object.entries(times).map(([key, rounds]) => ({
    name: names[key] ?? key,
    value: scaled(spreadOf(rounds), 1 / parts),
    ratio: compare(rounds, times[baseline]),
    remark: remarks[key],
  }))
  return { id, title, unit, ratioTitle, rows }
}
