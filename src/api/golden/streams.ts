import * as E from '../../problem/either.js'
import { lookUpsOf } from '../../engine/catalogue.js'
import { answerOfStream, type GoldenAnswer } from '../../golden/golden-fault.js'
import {
  linesOfGolden,
  openGoldenFile,
  streamOf,
  type GoldenFile,
  type RecordLine,
  type AnyIterable,
} from '../../golden/golden-file.js'
import type { GoldenHeader } from '../../golden/report.js'
import { recordLineOf, recordOfSent, type SentRecord } from '../../golden/sent-documents.js'
import type { Answer } from '../../problem/answer.js'
import { ownFields } from '../../problem/own-fields.js'
import { textOr } from '../../problem/text-or.js'
import type { AccountInput } from '../../wire/account.generated.js'
import { accountOf } from '../account.js'
import { kindOfOptions, type RecordOptions } from './records.js'

/**
 * Records one request, or `{ id, request, account }` with its own settings. Without a `kind` in the options,
 * the fields decide whether it is a quote or an order. To record many requests, use {@link recordLines}.
 *
 * Problems: only those of the `account` and of the `kind` in the options (A2). If the request's own settings
 * are invalid, their problems are recorded.
 *
 * @example
 * import { recordSent } from 'quotewright/golden'
 *
 * const request = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [{ notes: {} }] }
 * const sent = { id: 'Q-17', request, account: { currency: 'NZD', tax: { rate: '0.15' } } }
 * const record = recordSent(sent, { currency: 'AUD', tax: { rate: '0.10' } })
 * assert.ok(record.ok)
 * assert.equal(record.value.id, 'Q-17')
 * assert.equal(record.value.currency, 'NZD')
 */
export function recordSent(
  sent: unknown,
  account: AccountInput,
  options?: RecordOptions | null,
): Answer<SentRecord> {
  return E.map(recorderOf(account, options), (record) => record(sent))
}

/**
 * Records requests one by one, as the lines of a golden file. Each request has a form that {@link recordSent}
 * accepts. A list ends at its first hole. No request is kept in memory.
 *
 * Problems: only those of the `account` and of the `kind` in the options (A2).
 *
 * @example
 * import { recordLines } from 'quotewright/golden'
 *
 * const requests = [{ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [{ notes: {} }] }]
 * const records = recordLines(requests, { currency: 'AUD' })
 * assert.ok(records.ok)
 * for await (const { line, text } of records.value) {
 *   assert.equal(line, 1)
 *   assert.ok(text.startsWith('{"kind":"quote","request":'))
 * }
 */
export function recordLines(
  requests: AnyIterable<unknown>,
  account: AccountInput,
  options?: RecordOptions | null,
): Answer<AsyncGenerator<RecordLine>> {
  return E.map(recorderOf(account, options), recorded)

  async function* recorded(record: (sent: unknown) => SentRecord): AsyncGenerator<RecordLine> {
    let line = 0
    for await (const sent of streamOf(requests)) yield recordLineOf(record(sent), ++line)
  }
}

function recorderOf(
  account: AccountInput,
  options: RecordOptions | null | undefined,
): Answer<(sent: unknown) => SentRecord> {
  const settings = accountOf(account)
  if (E.isLeft(settings)) return settings
  const { catalogue, isFull } = ownFields(options ?? {})
  const recording = { lookUps: lookUpsOf(catalogue), isFull: isFull === true }
  return E.map(
    kindOfOptions(options),
    (kind) => (sent: unknown) => recordOfSent(sent, settings.right, kind, recording),
  )
}

/**
 * Writes the lines of a golden file, without line ends: the header, then the records. Writes the settings of single
 * documents once, before the first document that uses them.
 *
 * @example
 * import { goldenHeader, goldenLines, recordLines } from 'quotewright/golden'
 *
 * const account = { currency: 'AUD' }
 * const requests = [{ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [{ notes: {} }] }]
 * const [header, records] = [goldenHeader(account), recordLines(requests, account)]
 * assert.ok(header.ok && records.ok)
 * const lines = []
 * for await (const line of goldenLines(header.value, records.value)) lines.push(line)
 * assert.equal(lines.length, 2)
 */
export function goldenLines(header: GoldenHeader, records: AnyIterable<RecordLine>): AsyncGenerator<string> {
  return linesOfGolden(header, streamOf(records))
}

/**
 * Reads the header of a golden file and leaves the other lines for {@link compareWithGolden}. Messages call the
 * file `name`. If the stream throws, the promise rejects with that error.
 *
 * @example
 * import { parseGolden } from 'quotewright/golden'
 *
 * const golden = await parseGolden(['{"format":"something else"}'], 'year.golden')
 * assert.ok(!golden.ok)
 * assert.equal(golden.fault.reason, 'not_a_golden_file')
 */
export function parseGolden(
  lines: AnyIterable<string>,
  name?: string | null,
): Promise<GoldenAnswer<GoldenFile>> {
  return answerOfStream(() => openGoldenFile(streamOf(lines), textOr(name, 'The file')))
}
