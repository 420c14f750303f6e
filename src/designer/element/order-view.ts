import { formatMoney } from '../../input/show.js'
import type { Problem } from '../../problem/problem.js'
import { filled, numbersIn } from './designer-labels.js'
import type { ViewModel } from './view-model.js'
import { h, type InputHTMLAttributes, type JSX } from 'preact'
import { typedEvents } from './input-field.js'

export function orderView(viewModel: ViewModel): JSX.Element {
  return h('div', { class: 'two' }, piecesView(viewModel), priceView(viewModel))
}

function problemOf({ problems }: ViewModel, field: 'subitems' | 'unitPrice'): Problem | undefined {
  return problems.find(({ path }) => path[0] === 'line' && path[1] === field)
}

/** Shows how the text was read, so that nobody orders 2.4 mm instead of 2.4 m. */
function piecesView(viewModel: ViewModel): JSX.Element {
  const { labels, piecesText, cutList, setPieces, leaveOrder, wordsOf } = viewModel
  const problem = problemOf(viewModel, 'subitems')
  const words = problem !== undefined ? wordsOf(problem) : cutList.status === 'ok' ? cutList.meant : ''
  return fieldView(
    viewModel,
    'pieces',
    { label: labels.pieces, words, isWrong: problem !== undefined },
    {
      value: piecesText,
      placeholder: '4 @ 2400',
      onPaste: pastingRows(setPieces),
      ...typedEvents(setPieces, () => {
        leaveOrder('pieces')
      }),
    },
  )
}

/**
 * The browser would join rows by spaces, which may look like digit grouping. Tabs stay, so that a
 * row with an empty cell stays unreadable.
 */
function pastingRows(onText: (text: string) => void): (event: ClipboardEvent) => void {
  return (event) => {
    const rows = event.clipboardData?.getData('text/plain') ?? ''
    const field = event.target as HTMLInputElement
    if (!/[\r\n]/.test(rows)) return
    event.preventDefault()
    const line = rows.replace(/^[ \r\n]+|[ \r\n]+$/g, '').replace(/ *[\r\n]+ */g, '; ')
    field.setRangeText(line, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end')
    onText(field.value)
  }
}

/** Shows the place of the price in the table, or the reason why the price is missing. */
function priceView(viewModel: ViewModel): JSX.Element {
  const { labels, locale, currency, price, priceText, setUnitPrice, leaveOrder, wordsOf } = viewModel
  const shown =
    price.micros === undefined
      ? ''
      : formatMoney({ amountMicros: price.micros, currency }, { locale, currency })
  const unread = problemOf(viewModel, 'unitPrice')
  const problem = unread ?? price.problems?.[0]
  const words = problem !== undefined ? wordsOf(problem) : placeWords(viewModel)
  return fieldView(
    viewModel,
    'price',
    { label: labels.unitPrice, words, isWrong: problem !== undefined },
    {
      value: priceText ?? shown,
      inputmode: 'decimal',
      ...typedEvents(setUnitPrice, () => {
        leaveOrder('price')
      }),
    },
  )
}

interface LabelledMessage {
  readonly label: string
  readonly words: string
  readonly isWrong: boolean
}

/** Announces problems when the field loses the focus, not at every keystroke. */
function fieldView(
  { typingOrder }: ViewModel,
  name: 'pieces' | 'price',
  { label, words, isWrong }: LabelledMessage,
  input: InputHTMLAttributes,
): JSX.Element {
  const id = `${name}-message`
  const isAlert = isWrong && typingOrder !== name
  const field = h('input', {
    ...input,
    autocomplete: 'off',
    'aria-invalid': isWrong ? 'true' : undefined,
    'aria-describedby': words === '' ? undefined : id,
  })
  const look = { class: isWrong ? 'message wrong' : 'message', role: isAlert ? 'alert' : undefined }
  return h(
    'div',
    {},
    h('label', { class: 'field' }, label, field),
    words === '' ? undefined : h('p', { id, key: isAlert ? 'alert' : 'message', ...look }, words),
  )
}

function placeWords({ labels, locale, price: { cell } }: ViewModel): string {
  if (cell === undefined) return ''
  const shown = Object.entries(cell).map(([name, number]) => [name, numbersIn(number, locale)] as const)
  return filled(
    cell.extraBends === '0' ? labels.fromTable : labels.fromTableBeyond,
    Object.fromEntries(shown),
  )
}
