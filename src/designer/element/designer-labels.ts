import { inLocale } from '../../input/marks.js'

/** The words of the designer. In a word such as `{number}` goes what the name says. */
export const ENGLISH_LABELS = {
  designer: 'Flashing designer',
  canvas: 'Drawing',
  keys: 'Tab to a point, and on to its fields; Escape goes back. Arrows change its edge by 5 mm or its angle by 5°, with Shift by 1. Enter adds a point, Delete removes it.',
  template: 'Start from',
  blank: 'Blank sheet',
  name: 'Name',
  undo: 'Undo',
  redo: 'Redo',
  addPoint: 'Add edge',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  flipColour: 'Flip colour side',
  colourSide: 'Colour side',
  taper: 'Tapers',
  far: 'Far side',
  near: 'Near side',
  empty: 'Drag to draw the first edge, then tap where the sheet bends.',
  selectedHint: 'Tap the canvas to draw on from here.',
  point: 'Point {number} of {count}',
  pointAt: 'Point {number} of {count}, angle {angle} degrees',
  edge: 'Edge {number}',
  edges: 'Edges',
  length: 'Length',
  lengthOf: 'Length of edge {number} in mm',
  angle: 'Angle',
  angleOf: 'Angle before edge {number} in degrees',
  hidden: 'Hidden',
  hiddenOf: 'Edge {number} is hidden',
  split: 'Split',
  splitOf: 'Split edge {number}',
  remove: 'Remove point',
  flipBend: 'Bend the other way',
  flip: 'Flip',
  ends: 'Ends',
  startFold: 'Fold at the start',
  endFold: 'Fold at the end',
  foldSize: 'Width of the fold in mm, {end}',
  flipFold: 'Flip the fold, {end}',
  start: 'start',
  end: 'end',
  noFold: 'None',
  FINISH_TYPE_CRUSH_FOLD: 'Crush fold',
  FINISH_TYPE_OPEN_HOOK: 'Open hook',
  FINISH_TYPE_FEATHER: 'Feather',
  FINISH_TYPE_DRIP_EDGE: 'Drip edge',
  order: 'Order',
  pieces: 'Pieces',
  unitPrice: 'Price per metre',
  fromTable: 'From the table: {fromMm} to {toMm} mm, {bends} bends',
  fromTableBeyond: 'From the table: {fromMm} to {toMm} mm, {bends} bends and {extraBends} more',
  girth: 'Girth',
  bends: 'Bends',
  metres: 'Metres',
  price: 'Price',
  advice: 'Advice',
  noAdvice: 'Nothing unusual.',
  rules: 'Rule {rules}',
  print: 'Print order sheet',
  saveSvg: 'Save SVG',
  saveJson: 'Save JSON',
  orderSheet: 'Order sheet',
  said: 'Girth {girth} mm, {bends} bends',
  announcementSingular: 'Girth {girth} mm, {bends} bend',
  apron: 'Apron',
  'barge-capping': 'Barge capping',
  'ridge-capping': 'Ridge capping',
  'valley-gutter': 'Valley gutter',
  'parapet-capping': 'Parapet capping',
  'box-gutter': 'Box gutter',
} as const

/** The words of the designer, by what they are for. */
export type DesignerLabels = Readonly<Record<keyof typeof ENGLISH_LABELS, string>>

/** A text with what goes into its gaps. */
export function filled(text: string, gaps: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) =>
    Object.hasOwn(gaps, name) ? String(gaps[name]) : gap,
  )
}

/** The announcement of the figures once the pointer rests. */
export function saidOf(
  { girth, bends }: { readonly girth?: string; readonly bends?: string },
  labels: DesignerLabels,
  locale: string,
): string {
  // Why they are not known is said at the field.
  if (girth === undefined || bends === undefined) return ''
  const isOne = inLocale(locale, (one) => new Intl.PluralRules(one)).select(Number(bends)) === 'one'
  return filled(isOne ? labels.announcementSingular : labels.said, { girth, bends })
}
