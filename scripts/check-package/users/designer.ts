import {
  applyAction,
  toDrawings,
  newHistory,
  sampleDesigns,
  applyToHistory,
  type Design,
  type DesignAction,
} from 'quotewright/designer'

const longer: DesignAction = { type: 'setSize', edge: 1, size: 200 }

export const design: Design = applyAction(sampleDesigns.apron, longer)

export const undone: Design = applyToHistory(applyToHistory(newHistory(design), longer), {
  type: 'undo',
}).present

export const isDrawn: boolean = toDrawings(design)?.drawing.isFreeDrawing === true

// @ts-expect-error A size is a number of millimetres.
export const wrong: Design = applyAction(design, { type: 'setSize', edge: 1, size: '200' })
