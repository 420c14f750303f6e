import { DRAWING_SIDES, FINISH_TYPES } from './enums.js'
import * as kinds from './kinds.js'
import { MAX_GEOMETRY_CHARACTERS } from './limits.js'
import { filledIn, optional, sentOnly, type Noun } from './noun.js'

const X = 'To the right, on the canvas.'
const Y = 'Downwards, on the canvas.'

export const position: Noun = {
  name: 'LabelPosition',
  isLoose: true,
  says: 'A box on the canvas.',
  fields: () => ({
    x: optional(kinds.jsonNumber('canvas units'), X),
    y: optional(kinds.jsonNumber('canvas units'), Y),
    width: optional(kinds.jsonNumber('canvas units'), 'In canvas units.'),
    height: optional(kinds.jsonNumber('canvas units'), 'In canvas units.'),
  }),
}

export const finish: Noun = {
  name: 'Finish',
  isLoose: true,
  says: 'How an end of the sheet is finished (F3).',
  fields: () => ({
    type: optional(
      kinds.enumOf('FinishType', 'FINISH_TYPES', FINISH_TYPES, 'kept'),
      'By name, or as the place of the name in this list (V4).',
    ),
    size: optional(kinds.jsonNumber('mm'), 'In mm; counts toward the girth (F2).'),
    label: optional(kinds.text, 'What is written at it.'),
    flip: optional(
      kinds.flag,
      'False: on the right when looking from the finished end along its edge; true: on the left. A feather mirrored.',
    ),
    position: optional(kinds.objectOf(position), 'Where its label is.'),
  }),
}

export const point: Noun = {
  name: 'Point',
  isLoose: true,
  says: 'A corner or an end of the profile.',
  fields: () => ({
    id: optional(kinds.text, 'Its id, which is its key among the points.'),
    x: optional(kinds.jsonNumber('canvas units'), X),
    y: optional(kinds.jsonNumber('canvas units'), Y),
    vectors: optional(kinds.listOf(kinds.text), 'The ids of the points that edges from here lead to (F11).'),
    connect: optional(kinds.listOf(kinds.text), 'The ids of the points that edges to here come from (F11).'),
    finish: optional(kinds.objectOf(finish), 'At an end of the profile.'),
  }),
}

export const edgeSize: Noun = {
  name: 'EdgeSize',
  isLoose: true,
  says: 'The size of an edge.',
  fields: () => ({
    size: optional(kinds.jsonNumber('mm'), 'In mm (F2).'),
    hidden: optional(kinds.flag, 'A hidden edge does not count toward the girth (F2).'),
  }),
}

const LABELS = 'Where their labels are, by the same keys.'

export const lineSet: Noun = {
  name: 'LineSet',
  isLoose: true,
  says: 'The edges, by "<from>-<to>".',
  fields: () => ({
    values: optional(kinds.mapOf(kinds.objectOf(edgeSize)), 'Their sizes.'),
    positions: optional(kinds.mapOf(kinds.objectOf(position)), LABELS),
  }),
}

export const cornerAngle: Noun = {
  name: 'CornerAngle',
  isLoose: true,
  says: 'The angle of a corner.',
  fields: () => ({
    angle: optional(kinds.jsonNumber('degrees'), 'In degrees.'),
    hidden: optional(kinds.flag, 'Whether it is not shown.'),
  }),
}

export const angleSet: Noun = {
  name: 'AngleSet',
  isLoose: true,
  says: 'The corners, by the id of their point.',
  fields: () => ({
    values: optional(kinds.mapOf(kinds.objectOf(cornerAngle)), 'Their angles.'),
    positions: optional(kinds.mapOf(kinds.objectOf(position)), LABELS),
  }),
}

export const textRow: Noun = {
  name: 'TextRow',
  isLoose: true,
  says: 'A row of a note.',
  fields: () => ({
    id: optional(kinds.jsonInteger, 'Its number.'),
    indent: optional(kinds.jsonInteger, 'How far it is set in.'),
    value: optional(kinds.listOf(kinds.text), 'Its words.'),
  }),
}

export const textBox: Noun = {
  name: 'TextBox',
  isLoose: true,
  says: 'A note on the drawing.',
  fields: () => ({
    x: optional(kinds.jsonNumber('canvas units'), X),
    y: optional(kinds.jsonNumber('canvas units'), Y),
    width: optional(kinds.jsonNumber('canvas units'), 'In canvas units.'),
    height: optional(kinds.jsonNumber('canvas units'), 'In canvas units.'),
    value: optional(kinds.text, 'Its words as one text.'),
    text: optional(kinds.listOf(kinds.objectOf(textRow)), 'Its words row by row.'),
    rotateDeg: optional(kinds.jsonNumber('degrees'), 'In degrees.'),
  }),
}

export const arrow: Noun = {
  name: 'Arrow',
  isLoose: true,
  says: 'Shows the coloured side.',
  fields: () => ({
    x: optional(kinds.jsonNumber('canvas units'), X),
    y: optional(kinds.jsonNumber('canvas units'), Y),
    angle: optional(kinds.jsonNumber('degrees'), 'In degrees clockwise, from 0, which is to the left.'),
  }),
}

export const squareAngle: Noun = {
  name: 'SquareAngle',
  isLoose: true,
  says: 'Marks a right angle.',
  fields: () => ({
    x: optional(kinds.jsonNumber('canvas units'), X),
    y: optional(kinds.jsonNumber('canvas units'), Y),
  }),
}

const LIMIT = `Besides: at most ${String(MAX_GEOMETRY_CHARACTERS)} characters as compact JSON (F9).`

/** F8, F9, section 2.5 of the specification. */
export const flashingDrawing: Noun = {
  name: 'FlashingDrawing',
  isLoose: true,
  title: 'Drawing',
  says: 'The drawing of one side of a flashing. Its figures are JSON numbers (F8), in canvas units unless said.',
  fields: () => ({
    drawingId: optional(kinds.text, 'The id of a stored drawing.'),
    tempId: sentOnly(
      kinds.text,
      "The caller's own id, for this request alone. Besides: no two drawings of a request share one (F9).",
    ),
    drawingNumber: filledIn(kinds.jsonInteger, '0 when left out (F9).', { answeredDefault: '0' }),
    side: filledIn(
      kinds.enumOf('DrawingSide', 'DRAWING_SIDES', DRAWING_SIDES, 'replaced'),
      'By name, or as the place of the name in its list (V4). Far for the drawing and near for other sides, when left out or unspecified (F9).',
      { isWorkedOut: true },
    ),
    isFreeDrawing: optional(kinds.flag, 'When false, the edges are as long as they are drawn (F5).'),
    isLargeBoxSize: optional(kinds.flag, 'Whether it was drawn on the large canvas.'),
    isDeleted: optional(kinds.flag, 'A deleted drawing does not count (F4).'),
    points: optional(
      kinds.limited(kinds.mapOf(kinds.objectOf(point))),
      `The corners and ends, by id. ${LIMIT} A submitted document needs some (F10).`,
    ),
    lines: filledIn(kinds.limited(kinds.objectOf(lineSet)), `The edges; none when left out. ${LIMIT}`, {
      answeredDefault: 'emptySet()',
    }),
    angles: filledIn(kinds.limited(kinds.objectOf(angleSet)), `The corners; none when left out. ${LIMIT}`, {
      answeredDefault: 'emptySet()',
    }),
    annotations: optional(kinds.mapOf(kinds.objectOf(textBox)), 'The notes, by id.'),
    frontArrow: optional(kinds.objectOf(arrow), 'The coloured side.'),
    squareAngle: optional(kinds.objectOf(squareAngle), 'A right angle.'),
    svgUrl: optional(kinds.text, 'Where a picture of it is.'),
  }),
}
