import type { Problem } from '../../problem/problem.js'
import type { OrderActions, ShownOrder } from './view-model.js'
import type { OrderFields } from './order-fields.js'
import type { PricedDesign } from './priced-design.js'

type Words = Pick<ShownOrder, 'labels' | 'locale' | 'currency' | 'wordsOf'>

export function shownOrder(
  { line, figures, price, problems }: PricedDesign,
  { piecesText, cutList, priceText, typing: typingOrder }: OrderFields,
  words: Words,
): ShownOrder {
  const isAtField = ({ path }: Problem): boolean => path[1] === 'subitems' || path[1] === 'unitPrice'
  const note = problems.find((problem) => !isAtField(problem) && !(price.problems ?? []).includes(problem))
  const isComplete = line !== undefined
  return { isComplete, figures, price, problems, note, piecesText, cutList, priceText, typingOrder, ...words }
}

export function orderActionsOf(
  fields: OrderFields,
  { locale, currency }: Pick<Words, 'locale' | 'currency'>,
  changed: () => void,
): Pick<OrderActions, 'setPieces' | 'setUnitPrice' | 'leaveOrder'> {
  return {
    setPieces: (text) => {
      fields.typePieces(text, locale)
      fields.typing = 'pieces'
      changed()
    },
    setUnitPrice: (text) => {
      fields.typePrice(text, locale, currency)
      changed()
    },
    leaveOrder: (field) => {
      if (fields.leave(field)) changed()
    },
  }
}
