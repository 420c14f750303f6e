/**
 * `<flashing-designer>`: a custom element in which people draw flashings by mouse, touch and keyboard.
 * Importing this entry in a browser registers the element; on a server it does nothing.
 *
 * @packageDocumentation
 */
export {
  FlashingDesigner,
  type Design,
  type DesignerChange,
  type FlashingLineInput,
  type Problem,
} from '../designer/element/flashing-designer.js'
