import { FlashingDesigner, type DesignerChange } from 'quotewright/designer-element'

export const isElement: boolean = FlashingDesigner.prototype instanceof Object

export const attributes: readonly string[] = FlashingDesigner.observedAttributes

export function girthOf({ figures }: DesignerChange): string {
  const shown: DesignerChange['figures'] = figures
  return shown.girth ?? ''
}

export function germanDesigner(designer: FlashingDesigner): string {
  designer.labels = { girth: 'Zuschnitt' }
  designer.account = { currency: 'EUR' }
  designer.line = undefined
  return designer.svg
}

// @ts-expect-error A girth is a decimal text.
export const wrong = (designer: FlashingDesigner): number => designer.figures.girth ?? ''
