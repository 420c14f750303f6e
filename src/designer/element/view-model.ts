import type { DesignAction } from '../model/design-action.js'
import type { HistoryAction } from '../model/edit-history.js'
import type { DesignerBoard } from './designer-board.js'
import type { ParsedInput } from '../../input/typed.js'
import type { DesignerLabels } from './designer-labels.js'
import type { CutList } from './designer-order.js'
import type { DesignerFigures } from './flashing-figures.js'
import type { MetrePrice } from './metre-price.js'
import type { Problem } from '../../problem/problem.js'

export interface ShownOrder {
  readonly isComplete: boolean
  readonly figures: DesignerFigures
  readonly labels: DesignerLabels
  readonly locale: string
  readonly currency: string
  readonly piecesText: string
  /** The text in the price field, while the user types it or if it is unreadable. */
  readonly priceText: string | undefined
  readonly typingOrder: 'pieces' | 'price' | undefined
  readonly cutList: ParsedInput<CutList>
  readonly price: MetrePrice
  /** The problems that leave figures unknown. `note` is the first of them that no field of the order shows. */
  readonly problems: readonly Problem[]
  readonly note: Problem | undefined
  readonly wordsOf: (problem: Problem) => string
}

export interface OrderActions {
  readonly setPieces: (text: string) => void
  readonly setUnitPrice: (text: string) => void
  readonly leaveOrder: (field: 'pieces' | 'price') => void
  readonly print: () => void
  readonly saveSvg: () => void
  readonly saveJson: () => void
}

interface BoardActions {
  readonly act: (action: DesignAction | HistoryAction) => void
  readonly addEdge: () => void
  readonly removePoint: (point: number) => void
  readonly type: DesignerBoard['type']
  readonly leave: DesignerBoard['leave']
}

export type ViewModel = Readonly<
  Pick<DesignerBoard, 'design' | 'chosen' | 'canUndo' | 'canRedo' | 'typing'>
> &
  ShownOrder &
  OrderActions &
  BoardActions

export function viewModelOf(board: DesignerBoard, order: ShownOrder, actions: OrderActions): ViewModel {
  const { design, chosen, canUndo, canRedo, typing } = board
  return {
    design,
    chosen,
    canUndo,
    canRedo,
    typing,
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
    type: (field, text, read) => {
      board.type(field, text, read)
    },
    leave: (field) => {
      board.leave(field)
    },
  }
}
