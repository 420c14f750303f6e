import type { DesignAction } from '../model/design-action.js'
import { FOLD_TYPES, type DesignEnd, type Fold } from '../model/design.js'
import { formatMoney } from '../../input/show.js'
import { filled, numbersIn } from './designer-labels.js'
import type { ViewModel } from './view-model.js'
import { angleField, lengthField, splitButton } from './edge-fields.js'
import { iconButton } from './icons.js'
import { orderView } from './order-view.js'
import { h, type JSX } from 'preact'
import { REFUSAL_ID, SIZES, typedField } from './input-field.js'
import { adviceText } from './problem-words.js'

export function panelView(viewModel: ViewModel): readonly JSX.Element[] {
  const { labels } = viewModel
  const isDisabled = !viewModel.isComplete
  return [
    figuresView(viewModel),
    noteView(viewModel),
    section(labels.edges, edgesView(viewModel)),
    section(labels.ends, foldView(viewModel, 'start'), foldView(viewModel, 'end')),
    section(labels.order, orderView(viewModel)),
    section(labels.advice, adviceView(viewModel)),
    h(
      'div',
      { class: 'out' },
      iconButton('print', labels.print, viewModel.print, { word: labels.print, look: 'main', isDisabled }),
      iconButton('save', labels.saveSvg, viewModel.saveSvg, { word: 'SVG', isDisabled }),
      iconButton('save', labels.saveJson, viewModel.saveJson, { word: 'JSON', isDisabled }),
    ),
  ]
}

/** Screen readers announce the problem when the field loses the focus, not at every keystroke. */
function noteView({ typing, note, wordsOf }: ViewModel): JSX.Element {
  const isTyping = typing?.isLeft === false
  const look = { class: 'note', id: REFUSAL_ID, key: isTyping ? 'typing' : 'note' }
  return h('p', { ...look, role: isTyping ? undefined : 'alert' }, note && wordsOf(note))
}

function section(title: string, ...children: readonly JSX.Element[]): JSX.Element {
  return h('section', { key: title, 'aria-label': title }, h('h3', {}, title), ...children)
}

function figuresView({ labels, figures, locale, currency }: ViewModel): JSX.Element {
  const { girth, bends, metres, chargedMetres, totalPriceMicros } = figures
  const price =
    totalPriceMicros === undefined
      ? undefined
      : formatMoney({ amountMicros: totalPriceMicros, currency }, { locale, currency })
  // An unknown figure is shown without a unit.
  const figure = (name: string, value: string | undefined, unit = '') =>
    h(
      'div',
      {},
      h('dt', {}, name),
      h('dd', {}, value ?? '–', value === undefined || unit === '' ? undefined : h('small', {}, ` ${unit}`)),
    )
  const measured = (name: string, value: string | undefined, unit?: string) =>
    figure(name, value && numbersIn(value, locale), unit)
  return h(
    'dl',
    { class: 'figures', key: 'figures' },
    measured(labels.girth, girth, 'mm'),
    measured(labels.bends, bends),
    measured(labels.metres, metres, 'm'),
    chargedMetres && measured(labels.chargedMetres, chargedMetres, 'm'),
    figure(labels.price, price),
  )
}

function edgesView(viewModel: ViewModel): JSX.Element {
  const { design, chosen, labels, act } = viewModel
  const rows = design.edges.map((edge, at) => {
    const number = at + 1
    const isChosen = chosen?.type === 'edge' && chosen.edge === at
    const hidden = h('input', {
      type: 'checkbox',
      checked: edge.isHidden,
      'aria-label': filled(labels.hiddenOf, { number }),
      onChange: (event: Event) => {
        act({ type: 'hideEdge', edge: at, isHidden: (event.target as HTMLInputElement).checked })
      },
    })
    const angle = angleField(viewModel, at) ?? h('span', { key: 'none' }, '')
    const cells = [String(number), lengthField(viewModel, at), angle, hidden, splitButton(viewModel, at)]
    return h(
      'tr',
      { class: isChosen ? 'is-chosen' : undefined },
      cells.map((cell) => h('td', {}, cell)),
    )
  })
  if (rows.length === 0) return h('p', { class: 'quiet' }, labels.empty)
  const heads = ['', labels.length, labels.angle, labels.hidden, ''].map((head) =>
    head === '' ? h('td', {}) : h('th', { scope: 'col' }, head),
  )
  return h('table', {}, h('thead', {}, h('tr', {}, heads)), h('tbody', {}, rows))
}

function foldView(viewModel: ViewModel, end: DesignEnd): JSX.Element {
  const { design, labels, locale, act } = viewModel
  const fold = end === 'start' ? design.startFold : design.endFold
  const gaps = { end: labels[end] }
  const folded = (change: Partial<Fold>): DesignAction => ({
    type: 'setFold',
    end,
    fold: { ...DEFAULT_FOLD, ...fold, ...change },
  })
  const options = ['', ...FOLD_TYPES].map((type) =>
    h(
      'option',
      { value: type, selected: type === (fold?.type ?? '') },
      type === '' ? labels.noFold : labels[type as Fold['type']],
    ),
  )
  const select = h(
    'select',
    {
      'aria-label': end === 'start' ? labels.startFold : labels.endFold,
      value: fold?.type ?? '',
      onChange: (event: Event) => {
        const type = FOLD_TYPES.find((one) => one === (event.target as HTMLSelectElement).value)
        if (type === undefined) act({ type: 'setFold', end, fold: undefined })
        else act(folded({ type }))
      },
    },
    options,
  )
  if (fold === undefined) return h('div', { class: 'end' }, select)
  const size = typedField(viewModel, {
    label: filled(labels.foldSize, gaps),
    value: numbersIn(fold.size, locale),
    field: { kind: 'length', locale, unit: 'mm' },
    range: SIZES,
    path: [`${end}Fold`, 'size'],
    action: (size) => folded({ size }),
  })
  const flip = iconButton('flip', filled(labels.flipFold, gaps), () => {
    act({ type: 'flipFold', end })
  })
  return h('div', { class: 'end' }, select, size, flip)
}

const DEFAULT_FOLD: Fold = { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10, flip: false }

function adviceView({ labels, locale, figures, design }: ViewModel): JSX.Element {
  const { advice } = figures
  if (advice.length === 0 || design.edges.length === 0) return h('p', { class: 'quiet' }, labels.noAdvice)
  const items = advice.map((one) =>
    h(
      'li',
      { class: one.severity },
      `${adviceText(one, locale)} `,
      h('small', {}, filled(labels.rules, { rules: one.rules.join(', ') })),
    ),
  )
  return h('ul', { class: 'advice' }, items)
}
