import * as E from '../../problem/either.js'
import type { Acceptances } from '../../golden/cause-rows.js'
import { lookUpsOf } from '../../engine/catalogue.js'
import { canonicalText } from '../../golden/canonical-text.js'
import type { Change } from '../../golden/change.js'
import { comparisonOf } from '../../golden/compare-records.js'
import { evidenceIn } from '../../golden/cause-search.js'
import { makeReport } from '../../golden/make-report.js'
import { readKind } from '../../golden/kind.js'
import { ownRecord, readRecord } from '../../golden/read-record.js'
import { makeRecord, type GoldenRecord } from '../../golden/record.js'
import type { GoldenHeader, GoldenReport, GoldenVersion } from '../../golden/report.js'
import { settingsThenAndNow } from '../../golden/settings-difference.js'
import { invalid, type Answer } from '../../problem/answer.js'
import { ownField, ownFields } from '../../problem/own-fields.js'
import type { AccountInput, ParsedAccount } from '../../wire/account.generated.js'
import type { DocumentKind } from '../../wire/document.js'
import { addNotAnObject, isObject } from '../../wire/object.js'
import { listOf, readWhole, type Reader } from '../../wire/reading.js'
import { accountOf } from '../account.js'
import { kindOfOptions, type RecordOptions } from './records.js'

/** A document to compare: its current request and its record. */
export interface RecordedDocument {
  /** The current request. Leave it out if the document no longer exists. */
  readonly request?: unknown
  /** The record of the document. Leave it out if the document is new. */
  readonly recorded?: GoldenRecord | null | undefined
}

/** Options for pricing documents and grouping their differences. */
export interface CauseOptions extends Omit<RecordOptions, 'isFull'> {
  /** Accepted causes: the ids from earlier reports, each with the reason for accepting it. */
  readonly accepted?: Readonly<Record<string, string>> | null | undefined
}

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
): Answer<GoldenReport> {
  const now = accountOf(account)
  if (E.isLeft(now)) return now
  const recordedHeader = headerIn(header)
  if (E.isLeft(recordedHeader)) return recordedHeader
  const { account: then, kind: recordedKind, version } = recordedHeader.right
  const asked = kindOfOptions(options)
  if (E.isLeft(asked)) return asked
  const read = documentsIn(documents)
  if (E.isLeft(read)) return read
  const { catalogue, accepted } = ownFields(options ?? {})
  const recording = { lookUps: lookUpsOf(catalogue), isFull: false }
  const settings = settingsThenAndNow(then, now.right)
  const changes = read.right.flatMap(({ request, recorded }, index): readonly Change[] => {
    const usedKind = recorded?.kind ?? asked.right ?? recordedKind
    const toRecord = { id: recorded?.id, kind: usedKind, request }
    const current = request === undefined ? undefined : ownRecord(makeRecord(toRecord, now.right, recording))
    if (isSame(recorded, current)) return []
    const size = canonicalText(request).length
    return [{ line: index + 1, size, kind: usedKind, request, recorded, current, settings }]
  })
  const facts = {
    comparedWith: 'golden',
    recorded: version,
    documents: read.right.length,
    settings: settings.differences,
    acceptances: acceptancesIn(accepted),
  } as const
  return E.right(makeReport(evidenceIn(changes, recording), facts, recording))
}

function isSame(recorded: GoldenRecord | undefined, current: GoldenRecord | undefined): boolean {
  if (recorded === undefined || current === undefined) return recorded === current
  return comparisonOf(recorded, current).status === 'same'
}

/** Needs no version: it affects no figures. */
function headerIn(sent: unknown): Answer<{
  readonly account: ParsedAccount
  readonly kind: DocumentKind
  readonly version: GoldenVersion
}> {
  const header = isObject(sent) ? sent : {}
  const account = accountOf(ownField(header, 'settings'))
  const { read: kind = 'quote', problems } = readWhole(sent, readKind)
  const ofKind: Answer<DocumentKind> = problems.length > 0 ? invalid(problems, sent) : E.right(kind)
  if (E.isLeft(account)) return E.left([...account.left, ...(E.isLeft(ofKind) ? ofKind.left : [])])
  if (E.isLeft(ofKind)) return ofKind
  const [engine, rules] = [ownField(header, 'engine'), ownField(header, 'rules')]
  return E.right({
    account: account.right,
    kind,
    version: {
      engine: typeof engine === 'string' ? engine : '',
      rules: typeof rules === 'string' ? rules : '',
    },
  })
}

interface ReadDocument {
  readonly request: unknown
  readonly recorded: GoldenRecord | undefined
}

const readDocument: Reader<ReadDocument> = (value, step, reading) => {
  if (!isObject(value)) {
    addNotAnObject(value, step, reading)
    return undefined
  }
  const sent = ownField(value, 'recorded') ?? undefined
  reading.path.push(step)
  const recorded = sent === undefined ? undefined : readRecord(sent, 'recorded', reading)
  reading.path.pop()
  return { request: ownField(value, 'request'), recorded }
}

const readDocuments = listOf(readDocument, { request: undefined, recorded: undefined })

function documentsIn(sent: unknown): Answer<readonly ReadDocument[]> {
  const { read, problems } = readWhole(sent, readDocuments)
  return read === undefined || problems.length > 0 ? invalid(problems, sent) : E.right(read)
}

/**
 * Drops causes without a text reason.
 *
 * @internal
 */
export function acceptancesIn(sent: unknown): Acceptances {
  if (!isObject(sent)) return new Map()
  return new Map(
    Object.entries(sent).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
