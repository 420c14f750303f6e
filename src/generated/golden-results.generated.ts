// Generated from src/api by `npm run generate`. Do not edit.
import * as causesApi from '../api/golden/causes.js'
import * as recordsApi from '../api/golden/records.js'
import * as streamsApi from '../api/golden/streams.js'
import type { CauseOptions, RecordedDocument } from '../api/golden/causes.js'
import type { HeaderOptions, RecordOptions } from '../api/golden/records.js'
import type { AnyIterable, RecordLine } from '../golden/golden-file.js'
import type { GoldenRecord } from '../golden/record.js'
import type { GoldenHeader, GoldenReport } from '../golden/report.js'
import type { SentRecord } from '../golden/sent-documents.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { QuoteRequestInput } from '../wire/document.generated.js'
import type { Sent } from '../wire/object.js'
import { resultOf } from '../problem/either.js'
import type { Result } from '../problem/problem.js'

export { compareWithGolden, compareWithProgram } from '../api/golden/comparisons.js'
export { compareRecords } from '../api/golden/records.js'
export { renderGoldenReport, goldenReportTexts } from '../api/golden/render.js'
export { goldenLines, parseGolden } from '../api/golden/streams.js'

/**
 * Prices documents again, compares them with their records, and groups the differences by cause. A cause is one or more
 * changed settings, one or more policies that `quotewright/diagnose` knows, or both. For any other difference, the
 * cause names the part that differs, such as a figure or a problem code. Each cause comes with its amounts. A cause of
 * settings or policies usually has the smallest request found that it affects. A difference with several causes is
 * counted once, under the cause that explains the most documents; the other causes are listed with it.
 *
 * Amounts are micros. Problems: those of the current settings, the header or the `kind` in the options (A2);
 * `invalid_type`, `required` and `unknown_enum_value` of the documents, at places such as `[0].recorded.request` (V1).
 *
 * @example
 * import { goldenHeader, groupByCause, recordDocument } from 'quotewright/golden'
 *
 * const lines = [{ labour: { pricing: { quantity: '2', unitPrice: { amountMicros: '10500000' } } } }]
 * const request = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines }
 * const then = { currency: 'AUD', tax: { rate: '0.10' } }
 * const [header, recorded] = [goldenHeader(then), recordDocument(request, then)]
 * assert.ok(header.ok && recorded.ok)
 *
 * const now = { currency: 'AUD', tax: { rate: '0.15' } }
 * const report = groupByCause([{ request, recorded: recorded.value }], header.value, now)
 * assert.ok(report.ok)
 * const [cause] = report.value.causes
 * assert.equal(cause?.cause, 'tax.rate:0.10:0.15')
 * assert.equal(cause.net, '1050000')
 * assert.equal(cause.firstFigure?.rule, 'T4')
 */
export function groupByCause(
  documents: readonly RecordedDocument[],
  header: GoldenHeader,
  account: AccountInput,
  options?: CauseOptions | null,
): Result<GoldenReport> {
  return resultOf(causesApi.groupByCause(documents, header, account, options))
}

/**
 * Makes the header, the first line of a golden file: the versions of engine and rules, and the complete
 * settings.
 *
 * Problems: those of the settings and of the `kind` in the options (A2).
 *
 * @example
 * import { goldenHeader } from 'quotewright/golden'
 *
 * const header = goldenHeader({ currency: 'AUD', tax: { rate: '0.10' } })
 * assert.ok(header.ok)
 * assert.equal(header.value.format, 'quotewright.golden/1')
 * assert.equal(header.value.settings.taxRounding, 'document')
 */
export function goldenHeader(account: AccountInput, options?: HeaderOptions | null): Result<GoldenHeader> {
  return resultOf(recordsApi.goldenHeader(account, options))
}

/**
 * Prices a request and returns its record for a golden file. The record contains the figures and a
 * fingerprint of each line, about 0.5 kB in all. A rejected request is recorded with its problems. To check
 * later whether the figures are still the same, record the request again and call {@link compareRecords}.
 *
 * Problems: only those of the settings and of the `kind` in the options (A2).
 *
 * @example
 * import { compareRecords, recordDocument } from 'quotewright/golden'
 *
 * const line = { labour: { pricing: { quantity: '2', unitPrice: { amountMicros: '10500000' } } } }
 * const request = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [line] }
 * const before = recordDocument(request, { currency: 'AUD', tax: { rate: '0.10' } }, { id: 'Q-17' })
 * const now = recordDocument(request, { currency: 'AUD', tax: { rate: '0.15' } }, { id: 'Q-17' })
 * assert.ok(before.ok && now.ok)
 * assert.equal(before.value.totals?.total, '23100000')
 * assert.deepEqual(compareRecords(before.value, now.value), {
 *   status: 'answer_changed',
 *   figures: [
 *     { figure: 'taxAmount', recorded: '2100000', current: '3150000' },
 *     { figure: 'total', recorded: '23100000', current: '24150000' },
 *   ],
 *   lines: [],
 *   haveProblemsChanged: false,
 * })
 */
export function recordDocument<Request>(
  request: Sent<Request, QuoteRequestInput>,
  account: AccountInput,
  options?:
    | (RecordOptions & {
        /** Your id of the document, which the record keeps. */
        readonly id?: string | number | null | undefined
      })
    | null,
): Result<GoldenRecord> {
  return resultOf(recordsApi.recordDocument(request, account, options))
}

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
): Result<SentRecord> {
  return resultOf(streamsApi.recordSent(sent, account, options))
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
): Result<AsyncGenerator<RecordLine>> {
  return resultOf(streamsApi.recordLines(requests, account, options))
}
