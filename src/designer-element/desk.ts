import type { DesignAction } from '../designing/designed.js'
import type { HistoryAction } from '../designing/edit-history.js'
import type { DesignerBoard } from './designer-board.js'
import type { Typed } from '../input/typed.js'
import type { DesignerLabels } from './designer-labels.js'
import type { CutList } from './designer-order.js'
import type { DesignerFigures } from './flashing-figures.js'
import type { MetrePrice } from './metre-price.js'
import type { Refusal } from './typed-field.js'

/** What the designer shows of the order, and in which words. */
interface ShownOrder {
  readonly figures: DesignerFigures
  readonly labels: DesignerLabels
  readonly locale: string
  readonly currency: string
  readonly piecesText: string
  readonly cutList: Typed<CutList>
  /** Of one metre. */
  readonly price: MetrePrice
}

/** What is done with the order, and with the drawing as a whole. */
interface OrderActions {
  readonly setPieces: (text: string) => void
  /** Undefined where it was taken out. */
  readonly setUnitPrice: (micros: string | undefined) => void
  readonly print: () => void
  readonly saveSvg: () => void
  readonly saveJson: () => void
}

/** What is done with the drawing. */
interface BoardActions {
  readonly act: (action: DesignAction | HistoryAction) => void
  readonly addEdge: () => void
  readonly removePoint: (point: number) => void
  readonly refuse: (refusal: Refusal) => void
}

/** What the parts of the designer show, and what they can do. */
export type Desk = Readonly<Pick<DesignerBoard, 'design' | 'chosen' | 'canUndo' | 'canRedo' | 'refused'>> &
  ShownOrder &
  OrderActions &
  BoardActions

export function deskOf(board: DesignerBoard, order: ShownOrder, actions: OrderActions): Desk {
  const { design, chosen, canUndo, canRedo, refused } = board
  return {
    ...{ design, chosen, canUndo, canRedo, refused },
    ...order,
    ...actions,
    act: (action) => {
      board.act(action)
    },
    addEdge: () => {
      board.addEdge()
    },
    removePoint: (point) => {
      board.removePoint(point)
    },
    refuse: (refusal) => {
      board.refuse(refusal)
    },
  }
}
