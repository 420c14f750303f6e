import type { Design } from '../designing/design.js'
import type { DesignAction } from '../designing/designed.js'
import type { HistoryAction } from '../designing/edit-history.js'
import type { Grasped } from '../designing/grasp.js'
import type { DesignerLabels } from './designer-labels.js'
import type { DesignerFigures } from './flashing-figures.js'

/** What the parts of the designer show, and what they can do. */
export interface Desk {
  readonly design: Design
  readonly chosen: Grasped | undefined
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly figures: DesignerFigures
  readonly labels: DesignerLabels
  readonly locale: string
  readonly currency: string
  readonly piecesText: string
  /** Micros of one metre. */
  readonly unitPriceMicros: string | undefined
  /** Why what was typed last was not read; empty when it was. */
  readonly note: string
  readonly act: (action: DesignAction | HistoryAction) => void
  readonly choose: (chosen: Grasped | undefined) => void
  readonly addEdge: () => void
  readonly setPieces: (text: string) => void
  readonly setUnitPrice: (micros: string) => void
  readonly refuse: (words: string) => void
  readonly print: () => void
  readonly saveSvg: () => void
  readonly saveJson: () => void
}
