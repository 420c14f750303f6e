import { showMoney } from '../input/show.js'
import { filled } from './designer-labels.js'
import type { Desk } from './desk.js'
import { wanted, type Wanted } from './patch.js'
import { refusalOf, typedField } from './typed-field.js'

/** The pieces and the price of a metre, each with what is said of it. */
export function orderView(desk: Desk): Wanted {
  const { labels, locale, currency, price, refused, setUnitPrice, refuse } = desk
  const unitPrice = typedField({
    label: labels.unitPrice,
    value:
      price.micros === undefined
        ? ''
        : showMoney({ amountMicros: price.micros, currency }, { locale, currency }),
    field: { kind: 'money', locale, currency },
    ...{ labels, refused, onRefused: refuse },
    onRead: setUnitPrice,
    onCleared: () => {
      setUnitPrice(undefined)
    },
  })
  return wanted(
    'div',
    { class: 'two' },
    piecesView(desk),
    wanted(
      'div',
      {},
      wanted('label', { class: 'field' }, labels.unitPrice, unitPrice),
      ...said(priceWords(desk), price.problem !== undefined),
    ),
  )
}

const PIECES_SAID_ID = 'pieces-said'

/** The cut list with what was read of it, so that nobody orders 2.4 mm for 2.4 m. */
function piecesView({ labels, piecesText, cutList, setPieces }: Desk): Wanted {
  const isRead = cutList.is === 'read'
  const words = isRead ? cutList.meant : refusalOf(piecesText, cutList, labels)
  const input = wanted('input', {
    ...{
      value: piecesText,
      placeholder: '4 @ 2400',
      autocomplete: 'off',
      'aria-invalid': isRead ? undefined : 'true',
      'aria-describedby': words === '' ? undefined : PIECES_SAID_ID,
    },
    onchange: (event: Event) => {
      setPieces((event.target as HTMLInputElement).value)
    },
    onkeydown: (event: KeyboardEvent) => {
      event.stopPropagation()
    },
  })
  return wanted(
    'div',
    {},
    wanted('label', { class: 'field' }, labels.pieces, input),
    ...said(words, !isRead, PIECES_SAID_ID),
  )
}

/** Where in the table the price is, or why there is none. */
function priceWords({ labels, price }: Desk): string {
  if (price.cell === undefined) return price.problem ?? ''
  return filled(price.cell.extraBends === '0' ? labels.fromTable : labels.fromTableBeyond, price.cell)
}

/** Small words below a field. */
function said(words: string, isWrong: boolean, id?: string): readonly Wanted[] {
  if (words === '') return []
  const look = isWrong ? 'said wrong' : 'said'
  return [wanted('p', { id, class: look, role: isWrong ? 'alert' : undefined }, words)]
}
