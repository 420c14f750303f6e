import {
  kitLevelWorkings,
  pricingWorkings,
  type KitLevelWorkings,
  type PricingWorkings,
} from '../pricing/workings.js'
import type { PricedMoney } from '../wire/money.generated.js'
import { moneyOfCents } from '../wire/money.js'
import type { PricedLine } from './priced.js'

/** How a line's figures were computed. Notes and lines without pricing have only a total of 0. */
export type LineWorkings =
  | PricingWorkings
  | KitLevelWorkings
  | {
      /** `sent` on a flashing (F1); `unpriced` on notes and on lines without pricing (L5). */
      readonly totalRule: 'sent' | 'unpriced'
      /** The total that counts, to the cent. */
      readonly total: PricedMoney
    }

export function lineWorkings(line: PricedLine, currency: string): LineWorkings {
  const nothing = moneyOfCents(0, currency)
  switch (line.kind) {
    case 'onTheFly':
    case 'catalogue':
    case 'labour':
      return line.pricing === undefined
        ? { totalRule: 'unpriced', total: nothing }
        : pricingWorkings(line.pricing, currency)
    case 'notes':
      return { totalRule: 'unpriced', total: nothing }
    case 'flashing':
      return { totalRule: 'sent', total: moneyOfCents(line.total, currency) }
    case 'productKit':
      return kitLevelWorkings(line.level, currency)
  }
}
