/**
 * Golden files: records of priced documents, half a kilobyte each. Comparing them with current prices shows the
 * differences, grouped by cause and summed to the cent.
 *
 * `groupByCause` takes lists of documents. `compareWithGolden` takes streams of any length; the command `quotewright
 * golden` calls it. The functions do not touch files, so they also serve a test runner, a server or a browser.
 *
 * Functions that read settings or requests return a {@link Result}. Functions that read a golden file or compare
 * streams return a promise of a {@link GoldenAnswer}. The root entry does not load this entry.
 *
 * @example
 * import { goldenHeader, groupByCause, recordDocument } from 'quotewright/golden'
 *
 * const account = { currency: 'AUD', tax: { rate: '0.10' } }
 * const request = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [{ notes: {} }] }
 * const [header, recorded] = [goldenHeader(account), recordDocument(request, account)]
 * assert.ok(header.ok && recorded.ok)
 * const report = groupByCause([{ request, recorded: recorded.value }], header.value, account)
 * assert.ok(report.ok)
 * assert.deepEqual(report.value.causes, [])
 *
 * @packageDocumentation
 */
export * from '../generated/golden-results.generated.js'

export { LIBRARY_VERSION as libraryVersion } from '../golden/header.js'
export type { DifferenceStore } from '../golden/compare-streams.js'
export type { GoldenAnswer } from '../golden/golden-fault.js'
export type { GoldenFile, RecordLine } from '../golden/golden-file.js'
export type { MatchedRecords } from '../golden/match-records.js'
export type { SentRecord } from '../golden/sent-documents.js'
export type { GoldenReportTexts } from '../golden/render/report-texts.js'
export type { GoldenRecord } from '../golden/record.js'
export type { GoldenHeader, GoldenReport } from '../golden/report.js'
export type { Catalogue } from '../engine/catalogue.js'
export type { Problem } from '../problem/problem.js'
export type { Result } from '../problem/problem.js'
export type { Account, AccountInput } from '../wire/account.generated.js'
export type { PricedOrder, PricedQuote } from '../wire/document.generated.js'
