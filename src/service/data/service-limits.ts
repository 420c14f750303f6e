import { DISCOUNT_DECIMALS, MAX_GEOMETRY_CHARACTERS, QUANTITY_DECIMALS } from '../../definitions/limits.js'
import { deepFreeze } from '../../problem/codes.js'

/**
 * The limits of the service, as data ready for JSON (B1). The limits of short texts, product types and snippets count
 * code points. The other limits of characters count UTF-16 code units, as `length` does. Frozen.
 *
 * @example
 * import { serviceLimits } from 'quotewright/service'
 *
 * const total = serviceLimits.retryGapsSeconds.reduce((sum, gap) => sum + gap, 0)
 * assert.equal(total, 38_160) // about 10.6 hours
 * assert.equal(serviceLimits.attachmentBytes, 20 * 1024 * 1024)
 */
export const serviceLimits = deepFreeze({
  /** Levels of nested objects and lists in a body, including the body itself (E3). */
  bodyLevels: 1_000,
  /** Problems that an answer lists (E10). */
  listedProblems: 100,
  /** Problems after which reading a body stops (E10). */
  foundProblems: 1_000,
  /** Characters of each string in the answer to a refused request (E12). */
  echoedCharacters: 1_000,
  /** Bytes of a body (B2). */
  bodyBytes: 16 * 1024 * 1024,
  /** Bytes of a body that has a file (B2). */
  uploadBodyBytes: 64 * 1024 * 1024,
  /** Bytes of a refused request's body that is read only for its request id (E2). */
  refusedBodyBytes: 64 * 1024,
  /** Characters of an id that is looked up (I12). */
  idCharacters: 100,
  /** Ids of a body that are looked up (I12). */
  namedIds: 5_000,
  /** Characters of `fields` or `excludeFields` (X2). */
  filterCharacters: 16_384,
  /** Characters of a file name, its type, and the URL and description of a webhook (G7, H2). */
  shortTextCharacters: 2_048,
  /** Bytes of a decoded attachment (G6). */
  attachmentBytes: 20 * 1024 * 1024,
  /** Bytes per kilobyte. Sizes are reported in whole kilobytes (G10). */
  kilobyteBytes: 1024,
  /** Characters of a drawing's points, lines or angles as compact JSON (F9). */
  geometryCharacters: MAX_GEOMETRY_CHARACTERS,
  /** Decimals of a quantity (L2). */
  quantityDecimals: QUANTITY_DECIMALS,
  /** Decimals of a discount (L2). */
  discountDecimals: DISCOUNT_DECIMALS,
  /** Decimals to which unit prices are rounded (L1). */
  unitPriceDecimals: 4,
  /** Decimals to which costs are rounded (L1). */
  costDecimals: 4,
  /** Micros per cent (N7). */
  centMicros: 10_000,
  /** Characters of the filter by product type (P8). */
  productTypeCharacters: 150,
  /** The minimum number of seconds to keep a request id (J2). */
  idempotencySeconds: 86_400,
  /** Seconds after which an attempt without an outcome loses its request id (J10). */
  attemptSeconds: 60,
  /** Rows per page if the request gives no size. A host may choose another number (P1). */
  defaultPageSize: 50,
  /** The maximum rows per page. A host may choose another maximum (P1). */
  maxPageSize: 200,
  /** Bytes of rows at which a page ends early. The last row may exceed them (P2). */
  pageBytes: 4 * 1024 * 1024,
  /** Seconds within which the receiver of a webhook must answer (H15). */
  webhookAnswerSeconds: 10,
  /** Attempts at a delivery (H16). */
  deliveryAttempts: 6,
  /** Seconds from each failed attempt to the next (H16). */
  retryGapsSeconds: [60, 300, 1_800, 7_200, 28_800],
  /** Seconds for which clients can read the record of a delivery (H23). */
  deliveryRetentionSeconds: 30 * 86_400,
  /** Characters of a receiver's answer that are stored (H17). */
  snippetCharacters: 1_000,
  /** Seconds without a success, enabling or creation, after which an exhausted delivery disables a webhook (H8). */
  autoDisableSeconds: 7 * 86_400,
  /** Characters of a webhook's secret after its prefix (H4). */
  secretCharacters: 43,
  /** Seconds by which the time of a signature may differ from the current time (H14). */
  signatureToleranceSeconds: 300,
  /** Months for which a deprecated feature still works (Z5). */
  deprecationMonths: 12,
  /** Days of notice before a preview feature is withdrawn (Z5). */
  previewWithdrawalDays: 30,
} as const)
