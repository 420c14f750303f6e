import type { Design, Place } from '../model/design.js'
import { withFallback } from '../../problem/with-fallback.js'
import type { CanvasScale } from './canvas-scale.js'
import type { DesignerBoard } from './designer-board.js'
import { designDuring, gestureAt, type Gesture } from './pointer-gestures.js'

/** In pixels. A finger that taps is never quite still. */
const MIN_DRAG = 4

export class PointerHand {
  #gesture: Gesture | undefined
  #count = 0

  /** @param released called when a gesture has ended, before the focus moves to its point or edge */
  constructor(
    private readonly stage: HTMLElement,
    private readonly board: DesignerBoard,
    private readonly scale: () => CanvasScale,
    private readonly released: () => void,
  ) {
    stage.addEventListener('pointerdown', (event) => {
      this.#down(event)
    })
    stage.addEventListener('pointermove', (event) => {
      this.#move(event)
    })
    // If the browser ends the capture, `lostpointercapture` may be the last event.
    for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      stage.addEventListener(name, (event) => {
        this.#up(event)
      })
    stage.addEventListener('dblclick', (event) => {
      const { chosen } = board
      if (chosen?.type === 'edge' && isOnCanvas(event)) board.act({ type: 'splitEdge', edge: chosen.edge })
    })
  }

  get isBusy(): boolean {
    return this.#gesture !== undefined
  }

  /** Ends the gesture of a canvas that leaves the page. */
  drop(): void {
    if (!this.isBusy) return
    this.#gesture = undefined
    this.released()
  }

  /** Captures a pointer. Returns false if the pointer is already gone, because no event would end its gesture. */
  #capture({ pointerId }: PointerEvent): boolean {
    return withFallback(false, () => {
      this.stage.setPointerCapture(pointerId)
      return true
    })
  }

  #placeOf(event: MouseEvent): Place {
    const { left, top } = this.stage.getBoundingClientRect()
    return this.scale().toMm({ x: event.clientX - left, y: event.clientY - top })
  }

  #down(event: PointerEvent): void {
    if (!isOnCanvas(event) || event.button !== 0 || this.isBusy) return
    const { board } = this
    const gesture = gestureAt(board.design, board.chosen, event, this.#placeOf(event), this.scale())
    if (!this.#capture(event)) return
    this.#gesture = gesture
    this.#count += 1
    if (gesture.grasp === 'first') return
    board.chosen = gesture.grasp
    this.#draw(gesture.base)
  }

  #move(event: PointerEvent): void {
    const gesture = this.#gesture
    if (gesture?.pointer !== event.pointerId) return
    const at = this.#placeOf(event)
    const moved = Math.hypot(at.x - gesture.from.x, at.y - gesture.from.y) * this.scale().pixelsPerMm
    if (moved >= MIN_DRAG) this.#draw(designDuring(gesture, at, event.shiftKey))
  }

  #up(event: PointerEvent): void {
    const gesture = this.#gesture
    if (gesture?.pointer !== event.pointerId) return
    const { board } = this
    this.#gesture = undefined
    if (gesture.grasp === 'first') board.chosen = { type: 'point', point: board.design.edges.length }
    this.released()
    // On a phone, focus on a field opens the keyboard, so only a mouse moves the focus to the fields of an edge.
    board.choose(board.chosen, board.chosen?.type === 'point' || event.pointerType === 'mouse')
  }

  /** Makes the whole gesture one step of the history. */
  #draw(design: Design): void {
    this.board.act({ type: 'load', design }, `drag-${String(this.#count)}`)
  }
}

/** Excludes the fields and tabs that lie over the canvas. */
function isOnCanvas(event: Event): boolean {
  return !event
    .composedPath()
    .some((node) => node instanceof HTMLElement && /^(at|tabs)$/.test(node.className))
}
