import type { DesignAction } from '../model/design-action.js'
import { FOLD_TYPES, type DesignEnd, type Fold } from '../model/design.js'
import { showMoney } from '../../input/show.js'
import { filled } from './designer-labels.js'
import type { Desk } from './desk.js'
import { angleField, lengthField, splitButton } from './edge-fields.js'
import { iconButton } from './icons.js'
import { orderView } from './order-view.js'
import { wanted, type Wanted } from './patch.js'
import { REFUSAL_ID, SIZES, typedField } from './typed-field.js'

/** What is next to the canvas: figures, edges, ends, the order, and advice. */
export function panelView(desk: Desk): readonly Wanted[] {
  const { labels } = desk
  // Nobody prints or sends an order while something of it is unknown.
  const isDisabled = desk.problems.length > 0
  return [
    figuresView(desk),
    noteView(desk),
    section(labels.edges, edgesView(desk)),
    section(labels.ends, foldView(desk, 'start'), foldView(desk, 'end')),
    section(labels.order, orderView(desk)),
    section(labels.advice, adviceView(desk)),
    wanted(
      'div',
      { class: 'out' },
      iconButton('print', labels.print, desk.print, { word: labels.print, look: 'main', isDisabled }),
      iconButton('save', labels.saveSvg, desk.saveSvg, { word: 'SVG', isDisabled }),
      iconButton('save', labels.saveJson, desk.saveJson, { word: 'JSON', isDisabled }),
    ),
  ]
}

/** Why the drawing, or the account, has no figures. It is read out once the field is left, and not at every keystroke. */
function noteView({ typing, note, wordsOf }: Desk): Wanted {
  const isTyping = typing?.isLeft === false
  const look = { class: 'note', id: REFUSAL_ID, key: isTyping ? 'typing' : 'note' }
  return wanted('p', { ...look, role: isTyping ? undefined : 'alert' }, note && wordsOf(note))
}

function section(title: string, ...children: readonly Wanted[]): Wanted {
  return wanted('section', { key: title, 'aria-label': title }, wanted('h3', {}, title), ...children)
}

function figuresView({ labels, figures, locale, currency }: Desk): Wanted {
  const { girth, bends, metres, totalPriceMicros } = figures
  const price =
    totalPriceMicros === undefined
      ? undefined
      : showMoney({ amountMicros: totalPriceMicros, currency }, { locale, currency })
  // What is not known has no unit either.
  const figure = (name: string, value: string | undefined, unit = '') =>
    wanted(
      'div',
      {},
      wanted('dt', {}, name),
      wanted(
        'dd',
        {},
        value ?? '–',
        value === undefined || unit === '' ? undefined : wanted('small', {}, ` ${unit}`),
      ),
    )
  return wanted(
    'dl',
    { class: 'figures', key: 'figures' },
    figure(labels.girth, girth, 'mm'),
    figure(labels.bends, bends),
    figure(labels.metres, metres, 'm'),
    figure(labels.price, price),
  )
}

function edgesView(desk: Desk): Wanted {
  const { design, chosen, labels, act } = desk
  const rows = design.edges.map((edge, at) => {
    const number = at + 1
    const isChosen = chosen?.type === 'edge' && chosen.edge === at
    const hidden = wanted('input', {
      type: 'checkbox',
      checked: edge.isHidden,
      'aria-label': filled(labels.hiddenOf, { number }),
      onchange: (event: Event) => {
        act({ type: 'hideEdge', edge: at, isHidden: (event.target as HTMLInputElement).checked })
      },
    })
    const angle = angleField(desk, at) ?? wanted('span', { key: 'none' }, '')
    const cells = [String(number), lengthField(desk, at), angle, hidden, splitButton(desk, at)]
    return wanted(
      'tr',
      { class: isChosen ? 'is-chosen' : undefined },
      cells.map((cell) => wanted('td', {}, cell)),
    )
  })
  if (rows.length === 0) return wanted('p', { class: 'quiet' }, labels.empty)
  const heads = ['', labels.length, labels.angle, labels.hidden, ''].map((head) =>
    head === '' ? wanted('td', {}) : wanted('th', { scope: 'col' }, head),
  )
  return wanted('table', {}, wanted('thead', {}, wanted('tr', {}, heads)), wanted('tbody', {}, rows))
}

function foldView(desk: Desk, end: DesignEnd): Wanted {
  const { design, labels, locale, act } = desk
  const fold = end === 'start' ? design.startFold : design.endFold
  const gaps = { end: labels[end] }
  const folded = (change: Partial<Fold>): DesignAction => ({
    ...{ type: 'setFold', end },
    fold: { ...DEFAULT_FOLD, ...fold, ...change },
  })
  const options = ['', ...FOLD_TYPES].map((type) =>
    wanted(
      'option',
      { value: type, selected: type === (fold?.type ?? '') },
      type === '' ? labels.noFold : labels[type as Fold['type']],
    ),
  )
  const select = wanted(
    'select',
    {
      'aria-label': end === 'start' ? labels.startFold : labels.endFold,
      value: fold?.type ?? '',
      onchange: (event: Event) => {
        const type = FOLD_TYPES.find((one) => one === (event.target as HTMLSelectElement).value)
        if (type === undefined) act({ type: 'setFold', end, fold: undefined })
        else act(folded({ type }))
      },
    },
    options,
  )
  if (fold === undefined) return wanted('div', { class: 'end' }, select)
  const size = typedField(desk, {
    label: filled(labels.foldSize, gaps),
    value: String(fold.size),
    field: { kind: 'length', locale, unit: 'mm' },
    range: SIZES,
    path: [`${end}Fold`, 'size'],
    action: (size) => folded({ size }),
  })
  const flip = iconButton('flip', filled(labels.flipFold, gaps), () => {
    act({ type: 'flipFold', end })
  })
  return wanted('div', { class: 'end' }, select, size, flip)
}

const DEFAULT_FOLD: Fold = { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10, flip: false }

function adviceView({ labels, figures, design }: Desk): Wanted {
  const { advice } = figures
  if (advice.length === 0 || design.edges.length === 0)
    return wanted('p', { class: 'quiet' }, labels.noAdvice)
  const items = advice.map(({ severity, message, rules }) =>
    wanted(
      'li',
      { class: severity },
      `${message} `,
      wanted('small', {}, filled(labels.rules, { rules: rules.join(', ') })),
    ),
  )
  return wanted('ul', { class: 'advice' }, items)
}
