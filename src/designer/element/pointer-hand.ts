import type { Design, Place } from '../model/design.js'
import { withFallback } from '../../problem/with-fallback.js'
import type { CanvasScale } from './canvas-scale.js'
import type { DesignerBoard } from './designer-board.js'
import { designDuring, gestureAt, type Gesture } from './pointer-gestures.js'

/** How far a pointer moves before it drags, in pixels: a hand that taps is not quite still. */
const MIN_DRAG = 4

/** A mouse, a pen or a finger on the canvas: it takes, drags, draws on, and splits an edge by a double click. */
export class PointerHand {
  #gesture: Gesture | undefined
  #count = 0

  /** @param released called when a gesture has ended, before what it leaves is chosen */
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
    // Where a browser takes the capture away, no other event may follow.
    for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      stage.addEventListener(name, (event) => {
        this.#up(event)
      })
    stage.addEventListener('dblclick', (event) => {
      const { chosen } = board
      if (chosen?.type === 'edge' && isOnCanvas(event)) board.act({ type: 'splitEdge', edge: chosen.edge })
    })
  }

  /** Whether a gesture goes on. */
  get isBusy(): boolean {
    return this.#gesture !== undefined
  }

  /** Ends the gesture where no event will: the canvas leaves the page. What is drawn by then stays. */
  drop(): void {
    if (!this.isBusy) return
    this.#gesture = undefined
    this.released()
  }

  /** A pointer that is gone already cannot be captured, and will never be let go. */
  #isCaptured({ pointerId }: PointerEvent): boolean {
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
    if (!this.#isCaptured(event)) return
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
    // Focus on a field calls up the keyboard of a phone: only the mouse leads there.
    board.choose(board.chosen, board.chosen?.type === 'point' || event.pointerType === 'mouse')
  }

  /** All of one gesture is one step of the history. */
  #draw(design: Design): void {
    this.board.act({ type: 'load', design }, `drag-${String(this.#count)}`)
  }
}

/** The fields and tabs lie on the canvas, but are not part of it. */
function isOnCanvas(event: Event): boolean {
  return !event
    .composedPath()
    .some((node) => node instanceof HTMLElement && /^(at|tabs)$/.test(node.className))
}
