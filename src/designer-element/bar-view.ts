import { emptyDesign, sizeOn, type Place } from '../designing/design.js'
import { sampleDesigns, type SampleName } from '../designing/sample-designs.js'
import { angleText } from '../designing/drawing-labels.js'
import { filled } from './designer-labels.js'
import type { Desk } from './desk.js'
import { iconButton } from './icons.js'
import { wanted, type Wanted } from './patch.js'
import { isAngle, isSize, typedField } from './typed-field.js'

/** What is above the canvas: the profile to start from, its name, undo, and what is done to the whole sheet. */
export function barView(desk: Desk): Wanted {
  const { design, labels, act } = desk
  const names = Object.keys(sampleDesigns) as readonly SampleName[]
  const choices = [
    wanted('option', { value: '' }, `${labels.template} …`),
    wanted('option', { value: 'blank' }, labels.blank),
    ...names.map((name) => wanted('option', { value: name }, labels[name])),
  ]
  const template = wanted(
    'select',
    {
      'aria-label': labels.template,
      onchange: ({ target }: Event) => {
        const select = target as HTMLSelectElement
        const name = names.find((one) => one === select.value)
        if (name !== undefined) act({ type: 'load', design: { ...sampleDesigns[name], name: labels[name] } })
        else if (select.value === 'blank') act({ type: 'load', design: emptyDesign })
        select.value = ''
      },
    },
    choices,
  )
  return wanted(
    'div',
    { class: 'bar' },
    template,
    wanted('input', {
      ...{ value: design.name, 'aria-label': labels.name, placeholder: labels.name, size: '14' },
      ...{ autocomplete: 'off', maxlength: '100' },
      onchange: ({ target }: Event) => {
        act({ type: 'rename', name: (target as HTMLInputElement).value })
      },
      onkeydown: (event: KeyboardEvent) => {
        event.stopPropagation()
      },
    }),
    iconButton(
      'undo',
      labels.undo,
      () => {
        act({ type: 'undo' })
      },
      { isDisabled: !desk.canUndo },
    ),
    iconButton(
      'redo',
      labels.redo,
      () => {
        act({ type: 'redo' })
      },
      { isDisabled: !desk.canRedo },
    ),
    wanted('span', { class: 'gap' }),
    iconButton('addPoint', labels.addPoint, desk.addEdge, { word: labels.addPoint }),
    iconButton(
      'flip',
      labels.flipColour,
      () => {
        act({ type: 'flipColour' })
      },
      { word: labels.flipColour },
    ),
    iconButton('turnLeft', labels.turnLeft, () => {
      act({ type: 'rotate', by: -15 })
    }),
    iconButton('turnRight', labels.turnRight, () => {
      act({ type: 'rotate', by: 15 })
    }),
    wanted(
      'label',
      { class: 'check' },
      wanted('input', {
        type: 'checkbox',
        checked: design.isTapered,
        onchange: ({ target }: Event) => {
          act({ type: 'setTaper', isTapered: (target as HTMLInputElement).checked })
        },
      }),
      labels.taper,
    ),
  )
}

/** The two sides of a sheet that tapers, to choose from. */
export function sidesView({ design, labels, act }: Desk): Wanted | undefined {
  if (!design.isTapered) return undefined
  const tab = (side: 'far' | 'near') =>
    wanted(
      'button',
      {
        type: 'button',
        'aria-pressed': design.side === side ? 'true' : 'false',
        onclick: () => {
          act({ type: 'showSide', side })
        },
      },
      labels[side],
    )
  return wanted('div', { class: 'tabs', key: 'tabs' }, tab('far'), tab('near'))
}

/** What can be done with the point or the edge that is chosen, next to it. */
export function chosenView(desk: Desk, at: Place | undefined, width: number): Wanted | undefined {
  const { design, chosen, labels, locale, refused, act, refuse } = desk
  if (chosen === undefined || at === undefined) return undefined
  const style = `left:${String(Math.round(Math.min(Math.max(at.x, 4), Math.max(4, width - 190))))}px;top:${String(Math.round(at.y))}px`
  const common = { labels, refused, onRefused: refuse }
  if (chosen.type === 'edge') {
    const edge = design.edges[chosen.edge]
    if (edge === undefined) return undefined
    const number = chosen.edge + 1
    return wanted(
      'div',
      {
        class: 'at',
        style,
        key: `edge${String(number)}`,
        role: 'group',
        'aria-label': filled(labels.edge, { number }),
      },
      typedField({
        ...common,
        label: filled(labels.lengthOf, { number }),
        value: String(sizeOn(edge, design.side)),
        field: { kind: 'length', locale, unit: 'mm' },
        accepts: isSize,
        onRead: (value) => {
          act({ type: 'setSize', edge: chosen.edge, size: Number(value) })
        },
      }),
      iconButton('split', filled(labels.splitOf, { number }), () => {
        act({ type: 'splitEdge', edge: chosen.edge })
      }),
    )
  }
  const { point } = chosen
  const bend = point === 0 ? undefined : design.edges[point]
  const gaps = { number: point + 1, count: design.edges.length + 1 }
  return wanted(
    'div',
    {
      class: 'at',
      style,
      key: `point${String(point)}`,
      role: 'group',
      'aria-label': filled(labels.point, gaps),
    },
    bend === undefined
      ? undefined
      : typedField({
          ...common,
          label: filled(labels.angleOf, gaps),
          value: `${angleText(bend.turn)}°`,
          field: { kind: 'quantity', locale },
          accepts: isAngle,
          onRead: (value) => {
            act({ type: 'setAngle', point, angle: Number(value) })
          },
        }),
    bend === undefined
      ? undefined
      : iconButton('flip', labels.flipBend, () => {
          act({ type: 'flipBend', point })
        }),
    iconButton('remove', labels.remove, () => {
      desk.removePoint(point)
    }),
  )
}
