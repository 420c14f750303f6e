import type { Canvas, ProfileEdge } from './profile.js'

/** A corner or an end of a profile on the canvas. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Where the ends and corners of a profile lie: scaled, the same both ways, and centred within the margins. */
export function profilePath(edges: readonly ProfileEdge[], heading: number, canvas: Canvas): readonly Spot[] {
  const spots = walked(edges, heading)
  const [across, down] = [rangeOf(spots.map(({ x }) => x)), rangeOf(spots.map(({ y }) => y))]
  const room = { x: canvas.width - 2 * canvas.margin, y: canvas.height - 2 * canvas.margin }
  const scale = Math.min(room.x / across.span, room.y / down.span)
  return spots.map(({ x, y }) => ({
    x: hundredths(canvas.width / 2 + (x - across.middle) * scale),
    y: hundredths(canvas.height / 2 + (y - down.middle) * scale),
  }))
}

/** The way along the profile. The longest edge counts 1, so that no sum grows past what a number holds. */
function walked(edges: readonly ProfileEdge[], heading: number): readonly Spot[] {
  const longest = edges.reduce((most, { size }) => Math.max(most, size), 0)
  let spot: Spot = { x: 0, y: 0 }
  let direction = heading % 360
  return [
    spot,
    ...edges.map(({ size, turn = 0 }) => {
      direction = (direction + turn) % 360
      const angle = (direction * Math.PI) / 180
      const step = size / longest
      spot = { x: spot.x + step * Math.cos(angle), y: spot.y + step * Math.sin(angle) }
      return spot
    }),
  ]
}

/** A way that is none but for the errors of its sum has no extent: the other one decides the scale. */
const NO_EXTENT = 1e-9

function rangeOf(values: readonly number[]): { readonly middle: number; readonly span: number } {
  const least = values.reduce((one, other) => Math.min(one, other), Infinity)
  const most = values.reduce((one, other) => Math.max(one, other), -Infinity)
  return { middle: (least + most) / 2, span: Math.max(most - least, NO_EXTENT) }
}

/** To 2 decimals, without -0. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100 + 0
}
