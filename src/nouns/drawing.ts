import { DRAWING_SIDES, FINISH_TYPES } from './enums.js'
import * as kinds from './kinds.js'
import { MAX_GEOMETRY_CHARACTERS } from './limits.js'
import { filledIn, optional, sentOnly, type Fields, type Noun } from './noun.js'

const place: Fields = {
  x: optional(kinds.jsonNumber('canvas units'), 'The distance to the right, on the canvas.'),
  y: optional(kinds.jsonNumber('canvas units'), 'The distance downwards, on the canvas.'),
}

const box: Fields = {
  ...place,
  width: optional(kinds.jsonNumber('canvas units'), 'In canvas units.'),
  height: optional(kinds.jsonNumber('canvas units'), 'In canvas units.'),
}

/** Of a finish, on a drawing and on a profile. */
export const flip = optional(
  kinds.flag,
  'Which side the finish is on, looking from the finished end along its edge: right when false, left when true. A feather is the other way round.',
)

export const position: Noun = {
  name: 'LabelPosition',
  isLoose: true,
  says: 'A box on the canvas.',
  fields: () => box,
}

export const finish: Noun = {
  name: 'Finish',
  isLoose: true,
  says: 'How an end of the sheet is finished (F3).',
  fields: () => ({
    type: optional(
      kinds.enumOf('FinishType', 'FINISH_TYPES', FINISH_TYPES, 'kept'),
      'A name, or its position in this list, counted from 0 (V4).',
    ),
    size: optional(kinds.jsonNumber('mm'), 'In mm. Counts toward the girth (F2).'),
    label: optional(kinds.text, 'The text at the finish.'),
    flip,
    position: optional(kinds.objectOf(position), 'The position of its label.'),
  }),
}

export const point: Noun = {
  name: 'Point',
  isLoose: true,
  says: 'A corner or an end of the profile.',
  fields: () => ({
    id: optional(kinds.text, 'Its id, which is its key among the points.'),
    ...place,
    vectors: optional(
      kinds.listOf(kinds.text),
      'The ids of the points at the ends of edges from here (F11).',
    ),
    connect: optional(
      kinds.listOf(kinds.text),
      'The ids of the points at the starts of edges to here (F11).',
    ),
    finish: optional(kinds.objectOf(finish), 'The finish, at an end of the profile.'),
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

const LABELS = 'The positions of their labels, by the same keys.'

export const lineSet: Noun = {
  name: 'LineSet',
  isLoose: true,
  says: 'The edges, by the ids of their points: "<from>-<to>".',
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
    hidden: optional(kinds.flag, 'Whether the angle is hidden.'),
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
    indent: optional(kinds.jsonInteger, 'The indentation, in levels.'),
    value: optional(kinds.listOf(kinds.text), 'Its text.'),
  }),
}

export const textBox: Noun = {
  name: 'TextBox',
  isLoose: true,
  says: 'A note on the drawing.',
  fields: () => ({
    ...box,
    value: optional(kinds.text, 'The whole text.'),
    text: optional(kinds.listOf(kinds.objectOf(textRow)), 'The text row by row.'),
    rotateDeg: optional(kinds.jsonNumber('degrees'), 'In degrees.'),
  }),
}

export const arrow: Noun = {
  name: 'Arrow',
  isLoose: true,
  says: 'An arrow that shows the coloured side.',
  fields: () => ({
    ...place,
    angle: optional(
      kinds.jsonNumber('degrees'),
      'The direction, in degrees clockwise from 0, which is to the left.',
    ),
  }),
}

export const squareAngle: Noun = {
  name: 'SquareAngle',
  isLoose: true,
  says: 'The mark of a right angle.',
  fields: () => place,
}

const LIMIT = `Also checked: at most ${String(MAX_GEOMETRY_CHARACTERS)} characters as compact JSON (F9).`

const drawingFields: Fields = {
  tempId: sentOnly(
    kinds.text,
    "The caller's own id, used in this request only. Also checked: no two drawings of a request may have the same one (F9).",
  ),
  drawingNumber: filledIn(kinds.jsonInteger, 'The number of the drawing. When left out, 0 (F9).', {
    answeredDefault: '0',
  }),
  side: filledIn(
    kinds.enumOf('DrawingSide', 'DRAWING_SIDES', DRAWING_SIDES, 'replaced'),
    'A name, or its position in the list (V4). When left out or unspecified, far for the drawing and near for other sides (F9).',
    { isWorkedOut: true },
  ),
  isFreeDrawing: optional(
    kinds.flag,
    'When false, the edges are measured on the canvas. When left out, as when true (F5).',
  ),
  isLargeBoxSize: optional(kinds.flag, 'Whether it was drawn on the large canvas.'),
  isDeleted: optional(kinds.flag, 'A deleted drawing does not count (F4).', { unreadableAs: 'UNREADABLE' }),
  points: optional(
    kinds.limited(kinds.mapOf(kinds.objectOf(point))),
    `The corners and ends, by id. ${LIMIT} A submitted document requires points (F10).`,
  ),
  lines: filledIn(kinds.limited(kinds.objectOf(lineSet)), `The edges. When left out, none. ${LIMIT}`, {
    answeredDefault: 'emptySet()',
  }),
  angles: filledIn(
    kinds.limited(kinds.objectOf(angleSet)),
    `The angles of the corners. When left out, none. ${LIMIT}`,
    {
      answeredDefault: 'emptySet()',
    },
  ),
  annotations: optional(kinds.mapOf(kinds.objectOf(textBox)), 'The notes, by id.'),
  frontArrow: optional(kinds.objectOf(arrow), 'An arrow at the coloured side.'),
  squareAngle: optional(kinds.objectOf(squareAngle), 'The mark of a right angle.'),
}

/** F8, F9. */
export const flashingDrawing: Noun = {
  name: 'FlashingDrawing',
  isLoose: true,
  title: 'Drawing',
  says: 'The drawing of one side of a flashing. Its figures are JSON numbers (F8), in canvas units unless stated otherwise.',
  fields: () => drawingFields,
}

/** F11: it has what a drawing of a profile needs, and no side unless one was asked for. */
export const drawnProfile: Noun = {
  name: 'DrawnProfile',
  says: 'A drawing made from a profile. It can be sent, measured and rendered as any other drawing.',
  fields: () => ({
    ...drawingFields,
    tempId: optional(kinds.text, "The caller's own id for the request, as it was given (F9)."),
    side: optional(
      kinds.nameOf('DrawingSide', 'DRAWING_SIDES', DRAWING_SIDES),
      'The side that it shows, as it was given (F9).',
    ),
    isFreeDrawing: filledIn(kinds.flag, 'True: the edges have their sizes, whatever the canvas shows (F5).'),
    points: filledIn(kinds.mapOf(kinds.objectOf(point)), 'The corners and ends, by id.'),
  }),
  sentAs: flashingDrawing,
}
