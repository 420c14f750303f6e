import type { DesignerBoard } from './designer-board.js'
import { afterTab, historyKeyOf, pointKeyOf, type CanvasStops } from './keyboard.js'

export function onDesignerKey(event: KeyboardEvent, board: DesignerBoard, stops: CanvasStops): void {
  const type = historyKeyOf(event)
  if (type !== undefined) {
    event.preventDefault()
    board.act({ type })
  } else if (event.key === 'Escape') {
    // In a field of a point, Escape returns to the point. Elsewhere, it clears the selection.
    const isAtField = board.chosen?.type === 'point' && stops.fields.some((field) => field === stops.focused)
    board.choose(isAtField ? board.chosen : undefined, isAtField)
  } else if (event.key === 'Tab' && board.chosen?.type === 'point') {
    const next = afterTab(event.shiftKey, board.chosen.point, stops)
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }
}

export function onPointKey(event: KeyboardEvent, point: number, board: DesignerBoard): void {
  const key = pointKeyOf(event)
  if (key === undefined) return
  board.key(key, point)
  event.preventDefault()
  event.stopPropagation()
}
