import type { Decimal } from '../number/decimal.js'
import { fieldsOf, objectOf } from './object.js'
import type { Reader } from './reading.js'
import { size } from './size.js'

/** The stock that flashings are cut from; in mm, a number or a decimal string. */
export interface StockOptions {
  /** In mm, a number or a decimal string; absent: no estimate is made. */
  readonly stockLengthMm?: number | string
  /** What one cut takes; nothing when absent. */
  readonly kerfMm?: number | string
}

interface SentStockOptions {
  readonly stockLengthMm?: Decimal
  readonly kerfMm?: Decimal
}

export const stockOptions: Reader<SentStockOptions> = objectOf(
  fieldsOf<SentStockOptions>({ stockLengthMm: size, kerfMm: size }),
)
