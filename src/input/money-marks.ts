import { marksBy, type Marks } from './marks.js'
import { remembered } from './remembered.js'
import { moneyFormat } from './show-money.js'

/** How a locale writes money of a currency, which may be another way than that of its numbers: `€1,234.50` in Germany. */
export const moneyMarksOf = remembered((locale, currency): Marks => marksBy(moneyFormat(locale, currency)))
