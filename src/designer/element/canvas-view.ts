import { cornersOf } from '../model/corners.js'
import type { Design, Place } from '../model/design.js'
import type { HitTarget } from '../model/grasp.js'
import { angleText, drawingLabels } from '../model/drawing-labels.js'
import { finishShape } from '../../flashing/picture/finish-shape.js'
import type { CanvasScale } from './canvas-scale.js'
import { filled, numbersIn, type DesignerLabels } from './designer-labels.js'
import { h, type JSX } from 'preact'

interface CanvasState {
  readonly design: Design
  readonly chosen: HitTarget | undefined
  readonly scale: CanvasScale
  readonly width: number
  readonly height: number
  readonly labels: DesignerLabels
  readonly locale: string
}

export interface PointHandlers {
  readonly onPointKey: (event: KeyboardEvent, point: number) => void
  readonly onPointFocus: (point: number) => void
}

export function canvasView(state: CanvasState, { onPointKey, onPointFocus }: PointHandlers): JSX.Element {
  const { design, chosen, scale, labels, locale } = state
  const corners = cornersOf(design).map(scale.toPixels)
  const other = design.isTapered ? cornersOf(design, design.side === 'far' ? 'near' : 'far') : []
  const pairs = corners.slice(1).map((to, at) => [corners[at] ?? to, to] as const)
  const folds = foldsOf(state, corners)
  const otherPixels = other.map(scale.toPixels)
  const otherPairs = otherPixels.slice(1).map((to, at) => [otherPixels[at] ?? to, to] as const)
  const metal = [...pairs, ...folds.map(({ ends }) => [ends.from, ends.to] as const), ...otherPairs]
  return h(
    'svg',
    { 'aria-label': canvasLabel(state), role: 'group' },
    h('g', { class: 'grid', 'aria-hidden': 'true' }, ...gridOf(state)),
    h(
      'g',
      { 'aria-hidden': 'true' },
      other.length > 0 ? h('polyline', { class: 'other', points: pointsText(otherPixels) }) : undefined,
      pairs.map(([from, to], at) => {
        const isChosen = chosen?.type === 'edge' && chosen.edge === at
        const isHidden = design.edges[at]?.isHidden === true
        return h('path', {
          class: `sheet${isHidden ? ' is-hidden' : ''}${isChosen ? ' chosen' : ''}`,
          d: `M${text(from)}L${text(to)}`,
        })
      }),
      folds.map(({ path }) => h('path', { class: 'sheet fold', d: path })),
      h('path', { class: 'front', d: frontOf(design, pairs) }),
      drawingLabels({ ...state, corners, metal, frontWords: labels.colourSide }).map(
        ({ at, look, text: words }) =>
          h(
            'text',
            { class: `${look} halo`, x: at.x.toFixed(1), y: at.y.toFixed(1) },
            look === 'front-words' ? words : numbersIn(words, locale),
          ),
      ),
      pairs.map(([from, to]) => h('path', { class: 'edge', d: `M${text(from)}L${text(to)}` })),
    ),
    ...corners.map(({ x, y }, point) => {
      const isChosen = chosen?.type === 'point' && chosen.point === point
      return h(
        'g',
        {
          class: `point${isChosen ? ' is-chosen' : ''}`,
          role: 'button',
          tabindex: '0',
          'aria-label': pointLabel(state, point, corners.length),
          transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
          onKeyDown: (event: KeyboardEvent) => {
            onPointKey(event, point)
          },
          onFocus: () => {
            onPointFocus(point)
          },
        },
        h('circle', { class: 'ring', r: '14' }),
        h('circle', { class: 'dot', r: '6' }),
      )
    }),
  )
}

function canvasLabel({ design, labels }: CanvasState): string {
  return [labels.canvas, design.name].filter((words) => words.trim() !== '').join(': ')
}

function pointLabel({ design, labels, locale }: CanvasState, point: number, count: number): string {
  const bend = point === 0 ? undefined : design.edges[point]
  const angle = bend === undefined ? '' : numbersIn(angleText(bend.turn), locale)
  const gaps = { number: point + 1, count, angle }
  return filled(bend === undefined ? labels.point : labels.pointAt, gaps)
}

function gridOf({ scale, width, height }: CanvasState): readonly JSX.Element[] {
  const step = scale.pixelsPerMm * 50
  if (!(step > 8)) return []
  const { x, y } = scale.toPixels({ x: 0, y: 0 })
  const lines = (from: number, max: number) =>
    Array.from({ length: Math.ceil(max / step) }, (_, at) => (((from % step) + step) % step) + at * step)
  const middle = (lines(x, width)[0] ?? 0) + step / 2
  const paths = [
    ...lines(x, width).map((at) => `M${at.toFixed(1)} 0V${String(height)}`),
    ...lines(y, height).map((at) => `M 0 ${at.toFixed(1)}H${String(width)}`),
  ]
  return [
    ...paths.map((d) => h('path', { d })),
    h('text', { class: 'turn', stroke: 'none', x: middle.toFixed(1), y: String(height - 10) }, '50 mm'),
  ]
}

function foldsOf({ design, scale }: CanvasState, corners: readonly Place[]) {
  const foldsAtCorners = [
    [design.startFold, corners[0], corners[1]],
    [design.endFold, corners.at(-1), corners.at(-2)],
  ] as const
  return foldsAtCorners.flatMap(([fold, corner, next]) => {
    if (fold === undefined || corner === undefined || next === undefined) return []
    const { path, ends } = finishShape(corner, next, fold, scale.pixelsPerMm)
    return [{ path, ends }]
  })
}

function frontOf({ colourSide }: Design, pairs: readonly (readonly [Place, Place])[]): string {
  const sign = colourSide === 'right' ? 1 : -1
  return pairs
    .map(([from, to]) => {
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
      const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
      const inset = Math.min(9, length / 4)
      const place = (base: Place, back: number) => ({
        x: base.x + along.x * back - along.y * 6 * sign,
        y: base.y + along.y * back + along.x * 6 * sign,
      })
      return `M${text(place(from, inset))}L${text(place(to, -inset))}`
    })
    .join('')
}

const text = ({ x, y }: Place): string => `${x.toFixed(1)} ${y.toFixed(1)}`
const pointsText = (places: readonly Place[]): string => places.map(text).join(' ')
