import { angleText } from '../designing/drawing-labels.js'
import { sizeOn } from '../designing/design.js'
import { filled } from './designer-labels.js'
import type { Desk } from './desk.js'
import { iconButton } from './icons.js'
import type { Wanted } from './patch.js'
import { isAngle, isSize, typedField } from './typed-field.js'

/** The length of an edge, on the side that is shown. */
export function lengthField(
  { design, labels, locale, refused, act, refuse }: Desk,
  at: number,
): Wanted | undefined {
  const edge = design.edges[at]
  if (edge === undefined) return undefined
  return typedField({
    label: filled(labels.lengthOf, { number: at + 1 }),
    value: String(sizeOn(edge, design.side)),
    field: { kind: 'length', locale, unit: 'mm' },
    ...{ labels, refused, onRefused: refuse },
    accepts: isSize,
    onRead: (value) => {
      act({ type: 'setSize', edge: at, size: Number(value) })
    },
  })
}

/** The angle at the point where an edge begins; undefined at the start, where nothing bends. */
export function angleField(
  { design, labels, locale, refused, act, refuse }: Desk,
  at: number,
): Wanted | undefined {
  const edge = at === 0 ? undefined : design.edges[at]
  if (edge === undefined) return undefined
  return typedField({
    label: filled(labels.angleOf, { number: at + 1 }),
    value: `${angleText(edge.turn)}°`,
    field: { kind: 'quantity', locale },
    ...{ labels, refused, onRefused: refuse },
    accepts: isAngle,
    onRead: (value) => {
      act({ type: 'setAngle', point: at, angle: Number(value) })
    },
  })
}

export function splitButton({ labels, act }: Desk, at: number): Wanted {
  return iconButton('split', filled(labels.splitOf, { number: at + 1 }), () => {
    act({ type: 'splitEdge', edge: at })
  })
}
