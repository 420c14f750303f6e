import { cornersOf } from '../designing/corners.js'
import { sizeOn, type Design, type DesignEnd, type Fold, type Place } from '../designing/design.js'
import type { Grasped } from '../designing/grasp.js'
import { finishShape } from '../flashing/picture/finish-shape.js'
import { placedLabels, type WantedLabel } from './canvas-labels.js'
import type { CanvasScale } from './canvas-scale.js'
import { filled, type DesignerLabels } from './designer-labels.js'
import { wanted, type Wanted } from './patch.js'

/** What the canvas shows. */
export interface CanvasState {
  readonly design: Design
  readonly chosen: Grasped | undefined
  readonly scale: CanvasScale
  readonly width: number
  readonly height: number
  readonly labels: DesignerLabels
}

/** What happens at a point by the keyboard or when it gets the focus. */
export interface PointHandlers {
  readonly onPointKey: (event: KeyboardEvent, point: number) => void
  readonly onPointFocus: (point: number) => void
}

/** The drawing on the canvas: metal, colour side, labels, and a point to take at each corner. */
export function canvasView(state: CanvasState, { onPointKey, onPointFocus }: PointHandlers): Wanted {
  const { design, chosen, scale, labels } = state
  const corners = cornersOf(design).map(scale.toPixels)
  const other = design.isTapered ? cornersOf(design, design.side === 'far' ? 'near' : 'far') : []
  const pairs = corners.slice(1).map((to, at) => [corners[at] ?? to, to] as const)
  const folds = foldsOf(state, corners)
  const otherPixels = other.map(scale.toPixels)
  const otherPairs = otherPixels.slice(1).map((to, at) => [otherPixels[at] ?? to, to] as const)
  const metal = [...pairs, ...folds.map(({ ends }) => [ends.from, ends.to] as const), ...otherPairs]
  return wanted(
    'svg',
    { 'aria-label': `${labels.canvas}: ${design.name}`, role: 'group' },
    wanted('g', { class: 'grid', 'aria-hidden': 'true' }, ...gridOf(state)),
    wanted(
      'g',
      { 'aria-hidden': 'true' },
      other.length > 0 ? wanted('polyline', { class: 'other', points: pointsText(otherPixels) }) : undefined,
      pairs.map(([from, to], at) => {
        const isChosen = chosen?.type === 'edge' && chosen.edge === at
        const isHidden = design.edges[at]?.isHidden === true
        return wanted('path', {
          class: `sheet${isHidden ? ' is-hidden' : ''}${isChosen ? ' chosen' : ''}`,
          d: `M${text(from)}L${text(to)}`,
        })
      }),
      folds.map(({ path }) => wanted('path', { class: 'sheet fold', d: path })),
      wanted('path', { class: 'front', d: frontOf(design, pairs) }),
      placedLabels(wantedLabels(state, corners), metal, state.width, state.height).map(
        ({ at, look, text: words }) =>
          wanted('text', { class: `${look} halo`, x: at.x.toFixed(1), y: at.y.toFixed(1) }, words),
      ),
      pairs.map(([from, to]) => wanted('path', { class: 'edge', d: `M${text(from)}L${text(to)}` })),
    ),
    ...corners.map(({ x, y }, point) => {
      const isChosen = chosen?.type === 'point' && chosen.point === point
      return wanted(
        'g',
        {
          class: `point${isChosen ? ' is-chosen' : ''}`,
          role: 'button',
          tabindex: '0',
          'aria-label': pointLabel(state, point, corners.length),
          transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
          onkeydown: (event: KeyboardEvent) => {
            onPointKey(event, point)
          },
          onfocus: () => {
            onPointFocus(point)
          },
        },
        wanted('circle', { class: 'ring', r: '14' }),
        wanted('circle', { class: 'dot', r: '6' }),
      )
    }),
  )
}

function pointLabel({ design, labels }: CanvasState, point: number, count: number): string {
  const bend = point === 0 ? undefined : design.edges[point]
  const gaps = { number: point + 1, count, angle: bend === undefined ? '' : angleText(bend.turn) }
  return filled(bend === undefined ? labels.point : labels.pointAt, gaps)
}

/** The angle between two edges, as a drawing has it. */
export function angleText(turn: number): string {
  return String(Math.round((180 - Math.abs(turn)) * 100) / 100)
}

function gridOf({ scale, width, height }: CanvasState): readonly Wanted[] {
  const step = scale.pixelsPerMm * 50
  if (!(step > 8)) return []
  const { x, y } = scale.toPixels({ x: 0, y: 0 })
  const lines = (from: number, most: number) =>
    Array.from({ length: Math.ceil(most / step) }, (_, at) => (((from % step) + step) % step) + at * step)
  return [
    ...lines(x, width).map((at) => `M${at.toFixed(1)} 0V${String(height)}`),
    ...lines(y, height).map((at) => `M 0 ${at.toFixed(1)}H${String(width)}`),
  ].map((d) => wanted('path', { d }))
}

function foldsOf({ design, scale }: CanvasState, corners: readonly Place[]) {
  const ends: readonly (readonly [DesignEnd, Fold | undefined])[] = [
    ['start', design.startFold],
    ['end', design.endFold],
  ]
  return ends.flatMap(([end, fold]) => {
    const [corner, next] = end === 'start' ? [corners[0], corners[1]] : [corners.at(-1), corners.at(-2)]
    if (fold === undefined || corner === undefined || next === undefined) return []
    const { path, ends } = finishShape(
      corner,
      next,
      { ...fold, label: undefined, position: undefined },
      scale.pixelsPerMm,
    )
    return [{ path, ends }]
  })
}

/** A line along the coloured side of all edges. */
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

function wantedLabels({ design, labels }: CanvasState, corners: readonly Place[]): readonly WantedLabel[] {
  const middle = centreOf(corners)
  const sizes = design.edges.map((edge, at): WantedLabel => {
    const [from, to] = [corners[at] ?? middle, corners[at + 1] ?? middle]
    return {
      text: String(sizeOn(edge, design.side)),
      look: 'size',
      places: nextTo(from, to, middle, SIZE_GAPS),
    }
  })
  const turns = design.edges.flatMap((edge, at): readonly WantedLabel[] => {
    const [before, corner, after] = [corners[at - 1], corners[at], corners[at + 1]]
    if (before === undefined || corner === undefined || after === undefined || edge.turn === 0) return []
    return [{ text: `${angleText(edge.turn)}°`, look: 'turn', places: inCorner(before, corner, after) }]
  })
  const longest = design.edges.reduce(
    (most, { size }, at) => (size > (design.edges[most]?.size ?? 0) ? at : most),
    0,
  )
  const [from, to] = [corners[longest], corners[longest + 1]]
  if (from === undefined || to === undefined) return [...sizes, ...turns]
  const sign = design.colourSide === 'right' ? 1 : -1
  const [x, y] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(x, y) || 1
  const words = FRONT_PLACES.map(([share, gap]) => ({
    x: from.x + x * share - (y / length) * sign * (gap + Math.abs(y / length) * 30),
    y: from.y + y * share + (x / length) * sign * (gap + Math.abs(y / length) * 10),
  }))
  return [...sizes, ...turns, { text: labels.colourSide, look: 'front-words', places: words }]
}

const SIZE_GAPS = [20, 30, 44]
const FRONT_PLACES = [0.5, 0.25, 0.75].flatMap((share) => [20, 34, 50].map((gap) => [share, gap] as const))

/** Places next to the middle of an edge: first on the outer side, then on the inner one. */
function nextTo(from: Place, to: Place, middle: Place, gaps: readonly number[]): readonly Place[] {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(x, y) || 1
  const isLeft = x * (middle.y - from.y) - y * (middle.x - from.x) > 0
  const normal = isLeft ? { x: y / length, y: -x / length } : { x: -y / length, y: x / length }
  // Texts are wider than high.
  const reach = Math.abs(normal.x) * 8
  return [1, -1].flatMap((sign) =>
    gaps.flatMap((gap) =>
      [0.5, 0.3, 0.7].map((share) => ({
        x: from.x + x * share + normal.x * sign * (gap + reach),
        y: from.y + y * share + normal.y * sign * (gap + reach),
      })),
    ),
  )
}

/** Places between two edges, and then outside of them. */
function inCorner(before: Place, corner: Place, after: Place): readonly Place[] {
  const unit = (place: Place) => {
    const [x, y] = [place.x - corner.x, place.y - corner.y]
    const length = Math.hypot(x, y) || 1
    return { x: x / length, y: y / length }
  }
  const [one, other] = [unit(before), unit(after)]
  const [x, y] = [one.x + other.x, one.y + other.y]
  const length = Math.hypot(x, y)
  const bisector = length < 0.01 ? { x: -one.y, y: one.x } : { x: x / length, y: y / length }
  return [34, 44, 56, -30, -42].map((gap) => ({
    x: corner.x + bisector.x * gap,
    y: corner.y + bisector.y * gap * 0.9,
  }))
}

function centreOf(places: readonly Place[]): Place {
  const count = places.length || 1
  const sum = places.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / count, y: sum.y / count }
}

const text = ({ x, y }: Place): string => `${x.toFixed(1)} ${y.toFixed(1)}`
const pointsText = (places: readonly Place[]): string => places.map(text).join(' ')
