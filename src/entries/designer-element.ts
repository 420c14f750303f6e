/**
 * `<flashing-designer>`: a designer of flashings as one custom element, drawn by mouse, touch and keyboard. Importing it in
 * a browser registers it; on a server it does nothing.
 *
 * @packageDocumentation
 */
export {
  FlashingDesigner,
  type Design,
  type DesignerAdvice,
  type DesignerChange,
  type DesignerEventMap,
  type DesignerFigures,
  type DesignerLabels,
  type FlashingLineInput,
  type Problem,
} from '../designer/element/flashing-designer.js'
