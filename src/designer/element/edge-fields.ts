import { angleText } from '../model/drawing-labels.js'
import { sizeOn } from '../model/design.js'
import { filled, numbersIn } from './designer-labels.js'
import type { ViewModel } from './view-model.js'
import { iconButton } from './icons.js'
import type { JSX } from 'preact'
import { ANGLES, SIZES, typedField } from './input-field.js'

export function lengthField(viewModel: ViewModel, at: number): JSX.Element | undefined {
  const { design, labels, locale } = viewModel
  const edge = design.edges[at]
  if (edge === undefined) return undefined
  return typedField(viewModel, {
    label: filled(labels.lengthOf, { number: at + 1 }),
    value: numbersIn(sizeOn(edge, design.side), locale),
    field: { kind: 'length', locale, unit: 'mm' },
    range: SIZES,
    path: ['edges', at, 'size'],
    action: (size) => ({ type: 'setSize', edge: at, size }),
  })
}

/** Returns undefined at the ends, which have no bend. */
export function angleField(viewModel: ViewModel, at: number): JSX.Element | undefined {
  const { design, labels, locale } = viewModel
  const edge = at === 0 ? undefined : design.edges[at]
  if (edge === undefined) return undefined
  return typedField(viewModel, {
    label: filled(labels.angleOf, { number: at + 1 }),
    value: `${numbersIn(angleText(edge.turn), locale)}°`,
    field: { kind: 'quantity', locale },
    range: ANGLES,
    path: ['edges', at, 'turn'],
    action: (angle) => ({ type: 'setAngle', point: at, angle }),
  })
}

export function splitButton({ labels, act }: ViewModel, at: number): JSX.Element {
  return iconButton('split', filled(labels.splitOf, { number: at + 1 }), () => {
    act({ type: 'splitEdge', edge: at })
  })
}
