import type { Place } from '../model/design.js'

export type PointKey =
  | { readonly does: 'nudge'; readonly by: Place; readonly isFree: boolean }
  | { readonly does: 'insert' | 'remove' }

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

export interface CanvasStops {
  readonly points: readonly SVGElement[]
  readonly fields: readonly HTMLElement[]
  readonly focused: Element | null
}

export function pointKeyOf(event: KeyboardEvent): PointKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  const by = ARROWS[event.key]
  if (by !== undefined) return { does: 'nudge', by, isFree: event.shiftKey }
  switch (event.key) {
    case 'Enter':
    case 'Insert':
    case ' ':
      return { does: 'insert' }
    case 'Delete':
    case 'Backspace':
      return { does: 'remove' }
    default:
      return undefined
  }
}

export function historyKeyOf(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined
  switch (event.key.toLowerCase()) {
    case 'z':
      return event.shiftKey ? 'redo' : 'undo'
    case 'y':
      return 'redo'
    default:
      return undefined
  }
}

/**
 * Leads Tab from a point to its fields, and from the last field to the next point. Returns undefined to keep
 * the tab order of the page.
 */
export function afterTab(
  isBack: boolean,
  point: number,
  { points, fields, focused }: CanvasStops,
): SVGElement | HTMLElement | undefined {
  if (fields.length === 0) return undefined
  const stops = [points[point], ...fields]
  const at = stops.findIndex((stop) => stop === focused)
  if (at === -1) return undefined
  return isBack ? stops[at - 1] : (stops[at + 1] ?? points[point + 1])
}
