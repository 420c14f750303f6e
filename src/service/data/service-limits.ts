import { DISCOUNT_DECIMALS, MAX_GEOMETRY_CHARACTERS, QUANTITY_DECIMALS } from '../../nouns/limits.js'
import { deepFreeze } from '../../problem/codes.js'

/**
 * The limits of the service, as data ready for JSON (B1). Seconds are of time, characters are code points. Frozen.
 *
 * @example
 * import { serviceLimits } from 'quotewright/service'
 *
 * const total = serviceLimits.retryGapsSeconds.reduce((sum, gap) => sum + gap, 0)
 * assert.equal(total, 38_160) // about 10.6 hours
 * assert.equal(serviceLimits.attachmentBytes, 20 * 1024 * 1024)
 */
export const serviceLimits = deepFreeze({
  /** Objects and lists inside each other in a body, itself among them (E3). */
  bodyLevels: 1_000,
  /** Bytes of a decoded attachment (G6). */
  attachmentBytes: 20 * 1024 * 1024,
  /** A size is said in whole kilobytes of so many bytes (G10). */
  kilobyteBytes: 1024,
  /** Characters of a drawing's points, lines or angles as compact JSON (F9). */
  geometryCharacters: MAX_GEOMETRY_CHARACTERS,
  /** Decimals of a quantity (L2). */
  quantityDecimals: QUANTITY_DECIMALS,
  /** Decimals of a discount (L2). */
  discountDecimals: DISCOUNT_DECIMALS,
  /** Decimals that a unit price and a cost are stored with. */
  unitPriceDecimals: 4,
  costDecimals: 4,
  /** The micros of a cent: computed amounts are whole multiples (N1). */
  centMicros: 10_000,
  /** Characters of the filter by product type (P8). */
  productTypeCharacters: 150,
  /** How long a request id is kept at least (J2). */
  idempotencySeconds: 86_400,
  /** Rows of a page when no size is asked for; a host may choose its own (P1). */
  pageSizeDefault: 50,
  /** The most rows of a page; a host may choose its own (P1). */
  pageSizeMost: 200,
  /** How long a receiver of a webhook has for its answer (H15). */
  webhookAnswerSeconds: 10,
  /** Attempts at a delivery (H16). */
  deliveryAttempts: 6,
  /** The time from each failed attempt to the next (H16). */
  retryGapsSeconds: [60, 300, 1_800, 7_200, 28_800],
  /** How long the record of a delivery can be read (H23). */
  deliveryRetentionSeconds: 30 * 86_400,
  /** Characters that are kept of what a receiver answered (H17). */
  snippetCharacters: 1_000,
  /** After so long without a success, an exhausted delivery disables its webhook (H8). */
  autoDisableSeconds: 7 * 86_400,
  /** Characters of a webhook's secret after its prefix (H4). */
  secretCharacters: 43,
  /** How far from now the time of a signature may be (H14). */
  signatureToleranceSeconds: 300,
  /** How long something that is deprecated still works (Z5). */
  deprecationMonths: 12,
  /** The notice before something of Preview goes (Z5). */
  previewWithdrawalDays: 30,
} as const)
