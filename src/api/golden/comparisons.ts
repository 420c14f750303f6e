import * as E from '../../problem/either.js'
import { lookUpsOf } from '../../engine/catalogue.js'
import {
  comparedWithGolden,
  comparedWithProgram,
  type DifferenceStore,
  type CurrentSide,
} from '../../golden/compare-streams.js'
import { fingerprintOf } from '../../golden/fingerprint.js'
import { answerOfStream, type GoldenAnswer, type GoldenFault } from '../../golden/golden-fault.js'
import {
  endStream,
  streamOf,
  type GoldenFile,
  type RecordLine,
  type AnyIterable,
} from '../../golden/golden-file.js'
import type { MatchedRecords } from '../../golden/match-records.js'
import type { GoldenReport } from '../../golden/report.js'
import { readKind, UNKNOWN_KIND } from '../../golden/kind.js'
import { ownFields } from '../../problem/own-fields.js'
import { textOr } from '../../problem/text-or.js'
import type { AccountInput } from '../../wire/account.generated.js'
import { readWhole } from '../../wire/reading.js'
import { accountOf } from '../account.js'
import { acceptancesIn, type CauseOptions } from './causes.js'

/** The current records of any number of documents. */
export interface DocumentsNow {
  /** The account settings that the records were priced with (A1). */
  readonly account: AccountInput
  /** The records of the documents, in the order of the golden file. See {@link recordLines}. */
  readonly records: AnyIterable<RecordLine>
  /**
   * Returns the request on a line, or a promise of it. Called for the documents that differ, in the order of
   * their lines. Each round of the search for causes starts again at the first line.
   */
  readonly requestAt: (line: number) => unknown
}

/** Options for comparing a stream of documents. */
export interface StreamOptions extends CauseOptions {
  /**
   * The catalogue as JSON. Its fingerprint is compared with the one in the golden file, and a difference is reported.
   */
  readonly catalogueJson?: unknown
  /** The store of documents that differ. By default they stay in memory, about half a kilobyte each. */
  readonly store?: DifferenceStore | null | undefined
}

/**
 * Compares any number of documents with a golden file and groups the differences by cause. Works like `groupByCause`,
 * but for streams. Both streams are read once, in parallel; a request is fetched only if its document differs.
 * Matches documents by id, or else by request. Up to a thousand in a row may be added or removed.
 *
 * Fails if the account settings have problems (A2), the `kind` is unknown, or the golden file is damaged or
 * already read. If a stream throws, the promise rejects with that error.
 *
 * @example
 * import { compareWithGolden, goldenHeader, goldenLines, parseGolden, recordLines } from 'quotewright/golden'
 *
 * // In a server: rows of a database.
 * const hours = (quantity: string) => ({ pricing: { quantity, unitPrice: { amountMicros: '10500000' } } })
 * const requestOf = (quantity: string) => ({
 *   customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
 *   lines: [{ labour: hours(quantity) }],
 * })
 * const requests = [{ id: 'Q-17', request: requestOf('2') }, { id: 'Q-18', request: requestOf('3') }]
 *
 * const then = { currency: 'AUD', tax: { rate: '0.10' } }
 * const [header, recorded] = [goldenHeader(then), recordLines(requests, then)]
 * assert.ok(header.ok && recorded.ok)
 * const golden = await parseGolden(goldenLines(header.value, recorded.value))
 *
 * const account = { currency: 'AUD', tax: { rate: '0.15' } }
 * const records = recordLines(requests, account)
 * assert.ok(golden.ok && records.ok)
 * const report = await compareWithGolden(golden.value, {
 *   account,
 *   records: records.value,
 *   requestAt: (line) => requests[line - 1],
 * })
 * assert.ok(report.ok)
 * assert.deepEqual(
 *   report.value.causes.map(({ cause, documents, net }) => [cause, documents, net]),
 *   [['tax.rate:0.10:0.15', 2, '2630000']],
 * )
 */
export async function compareWithGolden(
  golden: GoldenFile,
  now: DocumentsNow,
  options?: StreamOptions | null,
): Promise<GoldenAnswer<GoldenReport>> {
  const file = ownFields(golden)
  return compared(
    () => file.lines,
    now,
    options,
    (read) => comparedWithGolden(file, read),
  )
}

/**
 * Compares any number of documents with another program's answers to the same requests, one line per answer, in the
 * order of the requests. An answer is one of these:
 *
 * - a priced document, by itself or as `{"quote": …}` or `{"order": …}`;
 * - `{"figures": {"total": …}}`, with as many figures as the program calculates;
 * - an error envelope.
 *
 * Only the figures in the answer are compared. Blank lines are skipped. Messages refer to the answers as `name`.
 *
 * Fails if the account settings have problems (A2), the `kind` is unknown, or an answer is unreadable, missing or
 * surplus.
 *
 * @example
 * import { compareWithProgram, recordLines } from 'quotewright/golden'
 *
 * const labour = { pricing: { quantity: '2', unitPrice: { amountMicros: '10500000' } } }
 * const requests = [{ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [{ labour }] }]
 * const account = { currency: 'AUD', tax: { rate: '0.10' } }
 * const records = recordLines(requests, account)
 * assert.ok(records.ok)
 * const now = { account, records: records.value, requestAt: (line: number) => requests[line - 1] }
 * const report = await compareWithProgram(['{"figures":{"total":"23100000"}}'], now)
 * assert.ok(report.ok)
 * assert.equal(report.value.same, 1)
 */
export function compareWithProgram(
  answers: AnyIterable<string>,
  now: DocumentsNow,
  options?:
    | (StreamOptions & {
        /** The name of the answers in messages. By default `The answers`. */
        readonly name?: string | null | undefined
      })
    | null,
): Promise<GoldenAnswer<GoldenReport>> {
  const { name } = ownFields(options ?? {})
  return compared(
    () => answers,
    now,
    options,
    (read) => comparedWithProgram(streamOf(answers), read, textOr(name, 'The answers')),
  )
}

async function compared(
  other: () => AnyIterable<string>,
  documents: DocumentsNow,
  options: StreamOptions | null | undefined,
  compare: (now: CurrentSide) => Promise<GoldenReport>,
): Promise<GoldenAnswer<GoldenReport>> {
  const { account, records, requestAt } = ownFields(documents)
  const refuse = async (fault: GoldenFault): Promise<GoldenAnswer<never>> => {
    await Promise.all([endStream(other()), endStream(records)])
    return { ok: false, fault }
  }
  const settings = accountOf(account)
  if (E.isLeft(settings)) {
    const message = settings.left.map((problem) => problem.message).join(' ')
    return refuse({ reason: 'account', message, problems: settings.left })
  }
  const { read: kind, problems } = readWhole(options, readKind)
  if (problems.length > 0) return refuse({ reason: 'unknown_kind', message: `The options: ${UNKNOWN_KIND}` })
  const { catalogue, catalogueJson, accepted, store } = ownFields(options ?? {})
  const now: CurrentSide = {
    account: settings.right,
    records,
    requestAt,
    kind,
    recording: { lookUps: lookUpsOf(catalogue), isFull: false },
    catalogue: catalogueJson === undefined ? undefined : fingerprintOf(catalogueJson),
    store: store ?? storeInMemory(),
    acceptances: acceptancesIn(accepted),
  }
  return answerOfStream(() => compare(now))
}

function storeInMemory(): DifferenceStore {
  const kept: MatchedRecords[] = []
  return {
    add: (records) => void kept.push(records),
    all: () => streamOf(kept),
  }
}
