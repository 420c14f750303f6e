import { emptyDesign, type Place } from '../model/design.js'
import { sampleDesigns, type SampleName } from '../model/sample-designs.js'
import { filled } from './designer-labels.js'
import type { ViewModel } from './view-model.js'
import { angleField, lengthField, splitButton } from './edge-fields.js'
import { iconButton, type IconName } from './icons.js'
import { h, type JSX } from 'preact'
import { typedEvents } from './input-field.js'

export function barView(viewModel: ViewModel): JSX.Element {
  const { labels, act, canUndo, canRedo } = viewModel
  const button = (
    icon: IconName,
    label: string,
    action: Parameters<ViewModel['act']>[0],
    options?: Parameters<typeof iconButton>[3],
  ) =>
    iconButton(
      icon,
      label,
      () => {
        act(action)
      },
      options,
    )
  return h(
    'div',
    { class: 'bar' },
    templateField(viewModel),
    nameField(viewModel),
    button('undo', labels.undo, { type: 'undo' }, { isDisabled: !canUndo }),
    button('redo', labels.redo, { type: 'redo' }, { isDisabled: !canRedo }),
    h('span', { class: 'gap' }),
    iconButton('addPoint', labels.addPoint, viewModel.addEdge, { word: labels.addPoint }),
    button('flip', labels.flipColour, { type: 'flipColour' }, { word: labels.flipColour }),
    button('turnLeft', labels.turnLeft, { type: 'rotate', by: -15 }),
    button('turnRight', labels.turnRight, { type: 'rotate', by: 15 }),
    taperField(viewModel),
  )
}

function templateField({ labels, act }: ViewModel): JSX.Element {
  const names = Object.keys(sampleDesigns) as readonly SampleName[]
  const choices = [
    h('option', { value: '' }, `${labels.template} …`),
    h('option', { value: 'blank' }, labels.blank),
    ...names.map((name) => h('option', { value: name }, labels[name])),
  ]
  const onChange = ({ target }: Event): void => {
    const select = target as HTMLSelectElement
    const name = names.find((one) => one === select.value)
    if (name !== undefined) act({ type: 'load', design: { ...sampleDesigns[name], name: labels[name] } })
    else if (select.value === 'blank') act({ type: 'load', design: emptyDesign })
    select.value = ''
  }
  return h('select', { 'aria-label': labels.template, onChange }, choices)
}

function taperField({ design, labels, act }: ViewModel): JSX.Element {
  const onChange = ({ target }: Event): void => {
    act({ type: 'setTaper', isTapered: (target as HTMLInputElement).checked })
  }
  const box = h('input', { type: 'checkbox', checked: design.isTapered, onChange })
  return h('label', { class: 'check' }, box, labels.taper)
}

function nameField({ design, labels, typing, type, leave }: ViewModel): JSX.Element {
  const { name: label } = labels
  return h('input', {
    value: typing?.field === label ? typing.text : design.name,
    'aria-label': label,
    placeholder: label,
    size: '14',
    autocomplete: 'off',
    maxlength: '100',
    ...typedEvents(
      (name) => {
        type(label, name, { type: 'rename', name })
      },
      () => {
        leave(label)
      },
    ),
  })
}

export function sidesView({ design, labels, act }: ViewModel): JSX.Element | undefined {
  if (!design.isTapered) return undefined
  const tab = (side: 'far' | 'near') =>
    h(
      'button',
      {
        type: 'button',
        'aria-pressed': design.side === side ? 'true' : 'false',
        onClick: () => {
          act({ type: 'showSide', side })
        },
      },
      labels[side],
    )
  return h('div', { class: 'tabs', key: 'tabs' }, tab('far'), tab('near'))
}

export function chosenView(
  viewModel: ViewModel,
  at: Place | undefined,
  width: number,
): JSX.Element | undefined {
  const { design, chosen, labels, act } = viewModel
  if (chosen === undefined || at === undefined) return undefined
  const style = `left:${String(Math.round(Math.min(Math.max(at.x, 4), Math.max(4, width - 190))))}px;top:${String(Math.round(at.y))}px`
  const group = { class: 'at', style, role: 'group' }
  if (chosen.type === 'edge') {
    const { edge } = chosen
    if (edge >= design.edges.length) return undefined
    const number = edge + 1
    return h(
      'div',
      { ...group, key: `edge${String(number)}`, 'aria-label': filled(labels.edge, { number }) },
      lengthField(viewModel, edge),
      splitButton(viewModel, edge),
    )
  }
  const { point } = chosen
  const angle = angleField(viewModel, point)
  const gaps = { number: point + 1, count: design.edges.length + 1 }
  return h(
    'div',
    { ...group, key: `point${String(point)}`, 'aria-label': filled(labels.point, gaps) },
    angle,
    angle &&
      iconButton('flip', labels.flipBend, () => {
        act({ type: 'flipBend', point })
      }),
    iconButton('remove', labels.remove, () => {
      viewModel.removePoint(point)
    }),
  )
}
