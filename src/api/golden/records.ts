import * as E from '../../problem/either.js'
import { lookUpsOf, type Catalogue } from '../../engine/catalogue.js'
import { comparisonOf, type RecordComparison } from '../../golden/compare-records.js'
import { fingerprintOf } from '../../golden/fingerprint.js'
import { headerOf } from '../../golden/header.js'
import { readKind } from '../../golden/kind.js'
import { ownRecord, readRecord } from '../../golden/read-record.js'
import { makeRecord, type GoldenRecord } from '../../golden/record.js'
import type { GoldenHeader } from '../../golden/report.js'
import { invalidRule, type Answer } from '../../problem/answer.js'
import { within } from '../../problem/located-problem.js'
import { ownFields } from '../../problem/own-fields.js'
import type { AccountInput } from '../../wire/account.generated.js'
import type { DocumentKind } from '../../wire/document.js'
import { ofHost, readWhole } from '../../wire/reading.js'
import { accountOf } from '../account.js'
import type { QuoteRequestInput } from '../../wire/document.generated.js'
import type { Sent } from '../../wire/object.js'

/** Options for recording documents. */
export interface RecordOptions {
  /**
   * The kind of the requests. By default, `recordSent` and `recordLines` detect it from the fields, and
   * `recordDocument` expects a quote. The header states it.
   */
  readonly kind?: DocumentKind | null | undefined
  /** The catalogue for looking up ids and colours (V6). */
  readonly catalogue?: Catalogue | null | undefined
  /** Whether records keep the priced document: about 11 kB for a request of 9 kB. */
  readonly isFull?: boolean | null | undefined
}

/** Options for the header of a golden file. */
export interface HeaderOptions extends RecordOptions {
  /** The catalogue as JSON. The header keeps its fingerprint. */
  readonly catalogueJson?: unknown
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
export function goldenHeader(account: AccountInput, options?: HeaderOptions | null): Answer<GoldenHeader> {
  const settings = accountOf(account)
  if (E.isLeft(settings)) return settings
  const { catalogueJson, isFull } = ownFields(options ?? {})
  const catalogue = catalogueJson === undefined ? undefined : fingerprintOf(catalogueJson)
  return E.map(kindOfOptions(options), (kind) =>
    headerOf({ account: settings.right, kind, catalogue, isFull: isFull === true }),
  )
}

/**
 * Reads the kind. Hosts pass options, so problems have the source `settings` (V2).
 *
 * @internal
 */
export function kindOfOptions(options: unknown): Answer<DocumentKind | undefined> {
  const { read, problems } = readWhole(options, ofHost('settings', readKind))
  return problems.length > 0 ? invalidRule(within(problems, 'options'), { options }) : E.right(read)
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
): Answer<GoldenRecord> {
  const settings = accountOf(account)
  if (E.isLeft(settings)) return settings
  const kind = kindOfOptions(options)
  if (E.isLeft(kind)) return kind
  const { id, catalogue, isFull } = ownFields(options ?? {})
  const recording = { lookUps: lookUpsOf(catalogue), isFull: isFull === true }
  const known = typeof id === 'string' || typeof id === 'number' ? id : undefined
  const document = { id: known, kind: kind.right ?? 'quote', request } as const
  return E.right(makeRecord(document, settings.right, recording))
}

/** Stands for an argument that is not a record. */
const NOTHING_RECORDED = ownRecord({ kind: 'quote', request: '' })

/**
 * Lists the differences between two records of one document: the figures, in the order of their calculation, and the
 * indexes of lines. If `status` is `request_changed`, a difference proves nothing about the engine.
 *
 * @example
 * import { compareRecords } from 'quotewright/golden'
 *
 * const record = { kind: 'quote', request: 'f2ltR4OkK0aDeKmS', totals: { total: '100000' }, lines: '' } as const
 * assert.equal(compareRecords(record, record).status, 'same')
 */
export function compareRecords(recorded: GoldenRecord, current: GoldenRecord): RecordComparison {
  const [before, now] = [recorded, current].map((sent) => readWhole(sent, readRecord).read)
  return comparisonOf(before ?? NOTHING_RECORDED, now ?? NOTHING_RECORDED)
}
