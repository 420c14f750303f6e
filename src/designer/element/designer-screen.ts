import { emptyDesign } from '../model/design.js'
import { viewBoxOf, type HitTarget, type ViewBox } from '../model/grasp.js'
import { scaleOf, type CanvasScale } from './canvas-scale.js'
import type { DesignerBoard } from './designer-board.js'
import { onDesignerKey, onPointKey } from './designer-keys.js'
import {
  canvasStops,
  designerParts,
  extentOf,
  focusOn,
  showDesigner,
  type DesignerParts,
} from './designer-view.js'
import type { ViewModel } from './view-model.js'
import { PointerHand } from './pointer-hand.js'

/** The callbacks for changes that the screen makes itself. */
export interface ScreenHost {
  /** A gesture has ended. */
  readonly released: () => void
  /** The canvas has another size. */
  readonly resized: () => void
}

/** The designer in its root: its parts, the hand on its canvas, and how much of the plane is in view. */
export class DesignerScreen {
  readonly #parts: DesignerParts
  readonly #hand: PointerHand
  readonly #observer: ResizeObserver
  #view: ViewBox = viewBoxOf(emptyDesign)

  constructor(
    root: ShadowRoot,
    private readonly board: DesignerBoard,
    { released, resized }: ScreenHost,
  ) {
    const parts = designerParts(root)
    this.#parts = parts
    this.#hand = new PointerHand(parts.stage, board, () => this.#scale(), released)
    this.#observer = new ResizeObserver(resized)
    parts.designer.addEventListener('keydown', (event) => {
      onDesignerKey(event, board, canvasStops(parts))
    })
  }

  /** It is on a page now. */
  open(): void {
    this.#observer.observe(this.#parts.stage)
  }

  close(): void {
    this.#hand.drop()
    this.#observer.disconnect()
  }

  /** Whether a gesture goes on. */
  get isBusy(): boolean {
    return this.#hand.isBusy
  }

  /** The first field that is wrong. */
  get wrongField(): HTMLElement | undefined {
    const { designer } = this.#parts
    return designer.querySelector<HTMLElement>('.panel [aria-invalid=true]') ?? undefined
  }

  /** Nothing can be changed while the element is disabled. */
  set isDisabled(isDisabled: boolean) {
    this.#parts.designer.inert = isDisabled
  }

  focus(chosen: HitTarget | undefined): void {
    focusOn(chosen, this.#parts)
  }

  /** To those who do not see it. */
  say(words: string): void {
    this.#parts.status.textContent = words
  }

  /** @param sheet the order sheet as HTML, which nobody prints during a drag */
  show(viewModel: ViewModel, sheet: () => string): void {
    const { board } = this
    const { isBusy } = this
    const { width, height } = extentOf(this.#parts)
    // What is dragged would run away if the view followed it.
    if (!isBusy) this.#view = viewBoxOf(viewModel.design, width / height)
    showDesigner(this.#parts, viewModel, this.#scale(), isBusy, {
      onPointKey: (event, point) => {
        onPointKey(event, point, board)
      },
      onPointFocus: (point) => {
        const { chosen } = board
        const isChosen = chosen?.type === 'point' && chosen.point === point
        if (!isChosen && !this.isBusy) board.choose({ type: 'point', point })
      },
    })
    if (!isBusy) this.#parts.sheet.innerHTML = sheet()
  }

  #scale(): CanvasScale {
    const { width, height } = extentOf(this.#parts)
    return scaleOf(this.#view, width, height)
  }
}
