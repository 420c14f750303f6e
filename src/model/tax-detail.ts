import type { Decimal } from '../number/decimal.js'

/** A tax as a request states it: advice, kept and echoed. */
export interface TaxDetail {
  /** A fraction: `0.10` is 10 %. */
  readonly rate: Decimal | undefined
  readonly code: string | undefined
  readonly jurisdiction: string | undefined
}
