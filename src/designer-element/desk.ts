import type { DesignAction } from '../designing/designed.js'
import type { HistoryAction } from '../designing/edit-history.js'
import type { Grasped } from '../designing/grasp.js'
import type { DesignerBoard } from './designer-board.js'
import type { DesignerLabels } from './designer-labels.js'
import type { DesignerFigures } from './flashing-figures.js'

/** What the designer shows of the order, and in which words. */
interface ShownOrder {
  readonly figures: DesignerFigures
  readonly labels: DesignerLabels
  readonly locale: string
  readonly currency: string
  readonly piecesText: string
  /** Micros of one metre. */
  readonly unitPriceMicros: string | undefined
}

/** What is done with the order, and with the drawing as a whole. */
interface OrderActions {
  readonly setPieces: (text: string) => void
  readonly setUnitPrice: (micros: string) => void
  readonly print: () => void
  readonly saveSvg: () => void
  readonly saveJson: () => void
}

/** What is done with the drawing. */
interface BoardActions {
  readonly act: (action: DesignAction | HistoryAction) => void
  readonly choose: (chosen: Grasped | undefined) => void
  readonly addEdge: () => void
  readonly refuse: (words: string) => void
}

/** What the parts of the designer show, and what they can do. */
export type Desk = Readonly<Pick<DesignerBoard, 'design' | 'chosen' | 'canUndo' | 'canRedo' | 'note'>> &
  ShownOrder &
  OrderActions &
  BoardActions

export function deskOf(board: DesignerBoard, order: ShownOrder, actions: OrderActions): Desk {
  const { design, chosen, canUndo, canRedo, note } = board
  return {
    ...{ design, chosen, canUndo, canRedo, note },
    ...order,
    ...actions,
    act: (action) => {
      board.act(action)
    },
    choose: (wanted) => {
      board.choose(wanted)
    },
    addEdge: () => {
      board.addEdge()
    },
    refuse: (words) => {
      board.refuse(words)
    },
  }
}
