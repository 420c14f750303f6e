import {
  kitLevelWorkings,
  pricingWorkings,
  type KitLevelWorkings,
  type PricingWorkings,
} from '../pricing/workings.js'
import type { PricedMoney } from '../wire/money.generated.js'
import { moneyOfCents } from '../wire/money.js'
import type { PricedLine } from './priced.js'

/** The workings of a line's figures. Notes and flashings have only a total. */
export type LineWorkings =
  | PricingWorkings
  | KitLevelWorkings
  | {
      /** `sent` on a flashing, even without a total (F1); `unpriced` on lines without pricing. */
      readonly totalRule: 'sent' | 'unpriced'
      /** The total that counts, to the cent. */
      readonly total: PricedMoney
    }

export function lineWorkings(line: PricedLine, currency: string): LineWorkings {
  const unpriced = { totalRule: 'unpriced', total: moneyOfCents(0, currency) } as const
  switch (line.kind) {
    case 'onTheFly':
    case 'catalogue':
    case 'labour':
      // L5
      return line.pricing === undefined ? unpriced : pricingWorkings(line.pricing, currency)
    case 'notes':
      return unpriced
    case 'flashing':
      return { totalRule: 'sent', total: moneyOfCents(line.total, currency) }
    case 'productKit':
      return kitLevelWorkings(line.level, currency)
  }
}
