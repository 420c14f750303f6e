import { emptyDesign } from '../model/design.js'
import { viewBoxOf, type HitTarget, type ViewBox } from '../model/grasp.js'
import { scaleOf, type CanvasScale } from './canvas-scale.js'
import type { DesignerBoard } from './designer-board.js'
import { onDesignerKey, onPointKey } from './designer-keys.js'
import {
  canvasStops,
  designerParts,
  extentOf,
  fitToWidth,
  focusOn,
  showDesigner,
  type DesignerParts,
} from './designer-view.js'
import type { ViewModel } from './view-model.js'
import { PointerHand } from './pointer-hand.js'

interface ScreenHost {
  readonly released: () => void
  readonly resized: () => void
}

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

  open(): void {
    this.#observer.observe(this.#parts.width)
    this.#observer.observe(this.#parts.stage)
  }

  close(): void {
    this.#hand.drop()
    this.#observer.disconnect()
  }

  get isBusy(): boolean {
    return this.#hand.isBusy
  }

  get invalidField(): HTMLElement | undefined {
    const { designer } = this.#parts
    return designer.querySelector<HTMLElement>('.panel [aria-invalid=true]') ?? undefined
  }

  set isDisabled(isDisabled: boolean) {
    this.#parts.designer.inert = isDisabled
  }

  focus(chosen: HitTarget | undefined): void {
    focusOn(chosen, this.#parts)
  }

  say(words: string): void {
    this.#parts.status.textContent = words
  }

  /** @param sheet returns the order sheet as HTML; not called during a drag */
  show(viewModel: ViewModel, sheet: () => string): void {
    const { board } = this
    const { isBusy } = this
    fitToWidth(this.#parts)
    const { width, height } = extentOf(this.#parts)
    // Keeps the view during a drag, so that the dragged part stays under the pointer.
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
