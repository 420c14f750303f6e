import { COLOUR_SIDES, DRAWING_SIDES, FINISH_TYPES, THEMES } from './enums.js'
import * as kinds from './kinds.js'
import { optional, required, type Noun } from './noun.js'

/** F11. */
export const sheetLimits: Noun = {
  name: 'SheetLimits',
  needsEmpty: true,
  says: 'What a workshop can make, as far as it is known; each in mm, a number or a decimal string.',
  fields: () => ({
    templateThicknessMm: optional(kinds.size('mm'), "The thickness that the flashing's template has."),
    minimumFoldMm: optional(kinds.size('mm'), 'The shortest edge that can be folded.'),
    maximumGirthMm: optional(kinds.size('mm'), 'The width of the sheet: the largest girth.'),
    maximumLengthMm: optional(kinds.size('mm'), 'The length of the sheet: the longest piece.'),
  }),
  goes: 'in',
}

export const stockOptions: Noun = {
  name: 'StockOptions',
  needsEmpty: true,
  says: 'The stock that flashings are cut from; in mm, a number or a decimal string.',
  fields: () => ({
    stockLengthMm: optional(
      kinds.size('mm'),
      'In mm, a number or a decimal string; when left out, no estimate is made.',
    ),
    kerfMm: optional(kinds.size('mm'), 'What one cut takes; nothing when left out.'),
  }),
  goes: 'in',
}

export const pictureOptions: Noun = {
  isLoose: true,
  name: 'PictureOptions',
  says: 'How a picture looks.',
  fields: () => ({
    title: optional(
      kinds.text,
      'Above the profile; by default the side of the sheet. An empty one leaves it out.',
    ),
    theme: optional(
      kinds.nameOf('Theme', 'THEMES', THEMES),
      "`auto`, the default, follows the reader's system.",
    ),
    unitLabel: optional(
      kinds.text,
      'The unit of the sizes, shown once, by default `mm`. An empty one leaves it out.',
    ),
    width: optional(
      kinds.jsonNumber('pixels'),
      'In pixels; by default as large as it is drawn. With one of the two the other follows.',
    ),
    height: optional(
      kinds.jsonNumber('pixels'),
      'In pixels; by default as large as it is drawn. With one of the two the other follows.',
    ),
  }),
  goes: 'in',
}

const checkedLater = { isCheckedLater: true } as const

export const profileFinish: Noun = {
  isLoose: true,
  name: 'ProfileFinish',
  says: 'A finish at a free end of a profile.',
  fields: () => ({
    type: required(
      kinds.enumOf('FinishType', 'FINISH_TYPES', FINISH_TYPES, 'kept'),
      'How the sheet ends (F3).',
      checkedLater,
    ),
    size: required(
      kinds.jsonNumber('mm'),
      'In mm, greater than 0; counts toward the girth (F2).',
      checkedLater,
    ),
    flip: optional(
      kinds.flag,
      'False: on the right when looking from the finished end along its edge; true: on the left. A feather mirrored.',
    ),
  }),
  goes: 'in',
}

export const profileEdge: Noun = {
  isLoose: true,
  name: 'ProfileEdge',
  needsEmpty: true,
  says: 'One straight piece of a profile, from one bend to the next.',
  fields: () => ({
    size: required(kinds.jsonNumber('mm'), 'In mm, greater than 0.', checkedLater),
    turn: optional(
      kinds.jsonNumber('degrees'),
      'How far the sheet turns from the direction of the edge before, in degrees from -180 to 180: positive to the right (clockwise on the screen), negative to the left. 0 when left out. Not on the first edge.',
    ),
    hidden: optional(kinds.flag, 'A hidden edge does not count toward the girth (F2).'),
    finish: optional(
      kinds.objectOf(profileFinish),
      'On the first edge at its free start, on the last at its free end; nowhere else.',
    ),
  }),
  goes: 'in',
}

export const canvas: Noun = {
  isLoose: true,
  name: 'Canvas',
  says: 'The space that a profile is drawn on, in canvas units.',
  fields: () => ({
    width: required(kinds.jsonNumber('canvas units'), 'From left to right, in canvas units.', checkedLater),
    height: required(kinds.jsonNumber('canvas units'), 'From top to bottom, in canvas units.', checkedLater),
    margin: required(
      kinds.jsonNumber('canvas units'),
      'Kept clear of the profile on all sides.',
      checkedLater,
    ),
  }),
  goes: 'in',
}

export const profileOptions: Noun = {
  isLoose: true,
  name: 'ProfileOptions',
  says: 'What a drawing has beside its profile.',
  fields: () => ({
    side: optional(
      kinds.enumOf('DrawingSide', 'DRAWING_SIDES', DRAWING_SIDES, 'kept'),
      'Left out: not set; the service then takes far for a drawing and near for other sides (F9).',
    ),
    drawingNumber: optional(kinds.jsonInteger, '0 when left out (F9).'),
    tempId: optional(kinds.text, "The caller's own id for the request (F9)."),
    heading: optional(
      kinds.jsonNumber('degrees'),
      'The direction of the first edge, in degrees clockwise on the screen; 0, the default, is to the right.',
    ),
    canvas: optional(kinds.objectOf(canvas), 'By default 600 × 480 with a margin of 80.'),
    endFinish: optional(
      kinds.objectOf(profileFinish),
      'The finish at the far end of a profile of a single edge.',
    ),
    colourSide: optional(
      kinds.nameOf('ColourSide', 'COLOUR_SIDES', COLOUR_SIDES),
      'The coloured side of the sheet, going along it from the first edge; an arrow then points at it.',
    ),
    hideAngles: optional(kinds.flag, 'Records the angles as hidden.'),
  }),
  goes: 'in',
}
