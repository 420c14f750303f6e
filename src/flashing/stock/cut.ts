import type { Decimal } from '../../number/decimal.js'

/** Pieces of one length. */
export interface Cut {
  readonly pieces: Decimal
  /** Of one piece, in mm. */
  readonly length: Decimal
}
