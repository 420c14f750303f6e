import { COLOUR_SIDES, CUTTING_OBJECTIVES, DRAWING_SIDES, FINISH_TYPES, THEMES } from './enums.js'
import { flip } from './drawing.js'
import * as kinds from './kinds.js'
import { optional, required, type Definition } from './definition.js'

/** V1. */
export const pricingOptions: Definition = {
  name: 'PricingOptions',
  says: 'The options for pricing a request.',
  fields: () => ({
    maxProblems: optional(
      kinds.count,
      'The maximum number of problems in an answer, at least 1. If there are more, a last problem `more_problems` gives the total count. When omitted, all problems are listed (V1).',
      { sample: '20' },
    ),
  }),
  goes: 'in',
}

/** F11. */
export const sheetLimits: Definition = {
  name: 'SheetLimits',
  needsEmpty: true,
  says: 'The limits of a workshop. Each is in mm, a number or a decimal string; an omitted limit is not checked.',
  fields: () => ({
    templateThicknessMm: optional(kinds.size, "The thickness of the flashing's template.", {
      sample: '0.55',
    }),
    minimumFoldMm: optional(kinds.size, 'The shortest edge that can be folded.', { sample: '10' }),
    maximumGirthMm: optional(kinds.size, 'The width of the sheet: the largest girth.', { sample: '1200' }),
    maximumLengthMm: optional(kinds.size, 'The length of the sheet: the longest piece.', {
      sample: '"6000"',
    }),
  }),
  goes: 'in',
}

const stockCount = (says: string) => optional(kinds.count, says, { sample: '4' })

/** F13. */
export const stockLength: Definition = {
  name: 'StockLength',
  says: 'A stock length that can be bought.',
  fields: () => ({
    lengthMm: required(kinds.size, 'The length in mm, greater than 0: a number or a decimal string.', {
      sample: '6000',
    }),
    count: stockCount('The number of bars, at least 1. When omitted, unlimited.'),
    cost: optional(
      kinds.cost,
      'The cost of one bar, in any unit: a number or a decimal string. Also checked: required if the objective is `cost`.',
      { sample: '"48.50"' },
    ),
  }),
  goes: 'in',
  readFrom: 'entry',
}

/** F13. */
export const stockOffcut: Definition = {
  name: 'StockOffcut',
  says: 'Metal left over from an earlier job. It costs nothing.',
  fields: () => ({
    lengthMm: required(kinds.size, 'The length in mm, greater than 0: a number or a decimal string.', {
      sample: '2350',
    }),
    count: stockCount('The number of offcuts, at least 1. When omitted, 1.'),
  }),
  goes: 'in',
  readFrom: 'entry',
}

/** F13. */
export const stockOptions: Definition = {
  name: 'StockOptions',
  needsEmpty: true,
  says: 'The stock that flashings are cut from (F13).',
  fields: () => ({
    stockLengthMm: optional(
      kinds.size,
      'The stock length in mm: a number or a decimal string. Works like a first entry of `stocks`. A plan needs a stock length or an offcut.',
      { sample: '6000' },
    ),
    stocks: optional(
      kinds.readonlyList(kinds.listOf(kinds.objectOf(stockLength))),
      'The stock lengths to choose from (F13).',
      { sample: '[{ "lengthMm": 6000 }, { "lengthMm": 8000, "count": 4 }]' },
    ),
    offcuts: optional(
      kinds.readonlyList(kinds.listOf(kinds.objectOf(stockOffcut))),
      'The offcuts of earlier jobs. They cost nothing, so the plan prefers them (F13).',
      { sample: '[{ "lengthMm": 2350, "count": 2 }]' },
    ),
    kerfMm: optional(
      kinds.size,
      'The kerf: the length that one cut removes, in mm, a number or a decimal string. Each piece needs one cut. The last cut of a bar removes at most what is left. When omitted, 0.',
      { sample: '2' },
    ),
    trimMm: optional(
      kinds.size,
      'The length trimmed off each stock length and offcut before the first piece, in mm, both ends together. When omitted, 0.',
      { sample: '10' },
    ),
    objective: optional(
      kinds.nameOf('CuttingObjective', 'CUTTING_OBJECTIVES', CUTTING_OBJECTIVES),
      'The figure that the plan minimizes: the number of new `bars`, their `metal`, or their `cost` (F13). When omitted, `bars` with one stock length, otherwise `metal`.',
    ),
  }),
  goes: 'in',
}

const pictureSide = optional(
  kinds.jsonNumber('pixels'),
  'A side of the picture in pixels. When omitted, it follows from the other side; when both are omitted, the picture is 594 × 420.',
  { sample: '600' },
)

export const pictureOptions: Definition = {
  isLoose: true,
  name: 'PictureOptions',
  says: 'Options for the look of a picture.',
  fields: () => ({
    title: optional(
      kinds.text,
      'The title of the sheet. When omitted, the name of the product; when empty, no title.',
      { sample: '"Apron"' },
    ),
    theme: optional(
      kinds.nameOf('Theme', 'THEMES', THEMES),
      "The colours of the picture. When omitted, `auto`, which follows the reader's system.",
    ),
    locale: optional(
      kinds.text,
      'The locale for the words and the decimal mark, such as `de` or `de-AT`. When omitted, or for an unsupported language, English.',
      { sample: '"de"' },
    ),
    unitLabel: optional(
      kinds.text,
      'The unit of the sizes, shown once. When omitted, `mm`; when empty, no unit.',
      { sample: '"mm"' },
    ),
    width: pictureSide,
    height: pictureSide,
  }),
  goes: 'in',
}

const checkedLater = { isCheckedLater: true } as const

export const profileFinish: Definition = {
  isLoose: true,
  name: 'ProfileFinish',
  says: 'A finish at a free end of a profile.',
  fields: () => ({
    type: required(
      kinds.enumOf('FinishType', 'FINISH_TYPES', FINISH_TYPES, 'kept'),
      'The kind of finish (F3).',
      checkedLater,
    ),
    size: required(
      kinds.jsonNumber('mm'),
      'The width of the finish in mm, greater than 0. It counts toward the girth (F2).',
      { ...checkedLater, sample: '10' },
    ),
    flip,
  }),
  goes: 'in',
}

export const profileEdge: Definition = {
  isLoose: true,
  name: 'ProfileEdge',
  needsEmpty: true,
  says: 'One straight piece of a profile, from one bend to the next.',
  fields: () => ({
    size: required(kinds.jsonNumber('mm'), 'The size of the edge in mm, greater than 0.', {
      ...checkedLater,
      sample: '150',
    }),
    turn: optional(
      kinds.jsonNumber('degrees'),
      'The turn of the sheet from the direction of the previous edge, in degrees from -180 to 180: positive to the right (clockwise on the screen), negative to the left. When omitted, 0. Not allowed on the first edge.',
      { sample: '90' },
    ),
    hidden: optional(kinds.flag, 'Whether the edge is hidden: it then does not count toward the girth (F2).'),
    finish: optional(
      kinds.objectOf(profileFinish),
      'The finish at the start of the first edge or at the end of the last edge. Not allowed on other edges.',
    ),
  }),
  goes: 'in',
}

export const canvas: Definition = {
  isLoose: true,
  name: 'Canvas',
  says: 'The space that a profile is drawn on, in canvas units.',
  fields: () => ({
    width: required(kinds.jsonNumber('canvas units'), 'The width, in canvas units.', {
      ...checkedLater,
      sample: '600',
    }),
    height: required(kinds.jsonNumber('canvas units'), 'The height, in canvas units.', {
      ...checkedLater,
      sample: '480',
    }),
    margin: required(
      kinds.jsonNumber('canvas units'),
      'The space that is kept clear on all sides, in canvas units.',
      { ...checkedLater, sample: '80' },
    ),
  }),
  goes: 'in',
}

export const profileOptions: Definition = {
  isLoose: true,
  name: 'ProfileOptions',
  needsEmpty: true,
  says: 'Further properties of a drawing made from a profile.',
  fields: () => ({
    side: optional(
      kinds.enumOf('DrawingSide', 'DRAWING_SIDES', DRAWING_SIDES, 'kept'),
      'The side that the drawing shows. When omitted, none: a document then takes far for the main drawing and near for other sides (F9).',
    ),
    drawingNumber: optional(kinds.jsonInteger, 'The number of the drawing. When omitted, 0 (F9).', {
      sample: '1',
    }),
    tempId: optional(kinds.text, "The caller's own id of the drawing in the request (F9).", {
      sample: '"side-1"',
    }),
    heading: optional(
      kinds.jsonNumber('degrees'),
      'The direction of the first edge, in degrees clockwise on the screen. When omitted, 0, which is to the right.',
      { sample: '0' },
    ),
    canvas: optional(
      kinds.objectOf(canvas),
      'The space to draw on. When omitted, 600 × 480 with a margin of 80.',
    ),
    endFinish: optional(
      kinds.objectOf(profileFinish),
      'The finish at the end of the edge, if the profile has a single edge.',
    ),
    colourSide: optional(
      kinds.nameOf('ColourSide', 'COLOUR_SIDES', COLOUR_SIDES),
      'The coloured side of the sheet, seen along the sheet from the first edge. If set, an arrow in the drawing points at it.',
    ),
    hideAngles: optional(kinds.flag, 'Whether the angles are recorded as hidden.'),
  }),
  goes: 'in',
}
