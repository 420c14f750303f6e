import { DRAWING_SIDES, FINISH_TYPES } from './enums.js'
import * as kinds from './kinds.js'
import { MAX_GEOMETRY_CHARACTERS } from './limits.js'
import { filledIn, optional, sentOnly, type Fields, type Definition } from './definition.js'

const place: Fields = {
  x: optional(kinds.jsonNumber('canvas units'), 'The distance to the right on the canvas, in canvas units.', {
    sample: '120',
  }),
  y: optional(kinds.jsonNumber('canvas units'), 'The distance downwards on the canvas, in canvas units.', {
    sample: '80',
  }),
}

const box: Fields = {
  ...place,
  width: optional(kinds.jsonNumber('canvas units'), 'The width on the canvas, in canvas units.', {
    sample: '40',
  }),
  height: optional(kinds.jsonNumber('canvas units'), 'The height on the canvas, in canvas units.', {
    sample: '20',
  }),
}

/** For the finishes of drawings and of profiles. */
export const flip = optional(
  kinds.flag,
  'Which side the finish is on, looking from the finished end along its edge: right when false, left when true. For a feather, it is the reverse.',
)

export const position: Definition = {
  name: 'LabelPosition',
  isLoose: true,
  says: 'A box on the canvas.',
  fields: () => box,
}

export const finish: Definition = {
  name: 'Finish',
  isLoose: true,
  says: 'The finish of an end of the sheet (F3).',
  fields: () => ({
    type: optional(
      kinds.enumOf('FinishType', 'FINISH_TYPES', FINISH_TYPES, 'kept'),
      'The kind of finish: a name, or its position in the list, counted from 0 (V4).',
    ),
    size: optional(
      kinds.jsonNumber('mm'),
      'The width of the finish in mm. It counts toward the girth (F2).',
      { sample: '10' },
    ),
    label: optional(kinds.text, 'The text of the label at the finish.', { sample: '"CF 10"' }),
    flip,
    position: optional(kinds.objectOf(position), 'The position of the label of the finish.'),
  }),
}

export const point: Definition = {
  name: 'Point',
  isLoose: true,
  says: 'A corner or an end of the profile.',
  fields: () => ({
    id: optional(kinds.text, 'The id of the point, which is its key among the points.', { sample: '"a"' }),
    ...place,
    vectors: optional(
      kinds.readonlyList(kinds.listOf(kinds.text)),
      'The points that the edges from this point lead to, by id (F11).',
      { sample: '["b"]' },
    ),
    connect: optional(
      kinds.readonlyList(kinds.listOf(kinds.text)),
      'The points that the edges to this point come from, by id (F11).',
      { sample: '[]' },
    ),
    finish: optional(kinds.objectOf(finish), 'The finish, at an end of the profile.'),
  }),
}

export const edgeSize: Definition = {
  name: 'EdgeSize',
  isLoose: true,
  says: 'The size of an edge.',
  fields: () => ({
    size: optional(kinds.jsonNumber('mm'), 'The size of the edge in mm (F2).', { sample: '150' }),
    hidden: optional(kinds.flag, 'Whether the edge is hidden and does not count toward the girth (F2).'),
  }),
}

const LABELS = 'The positions of the labels, by the same keys.'

export const lineSet: Definition = {
  name: 'LineSet',
  isLoose: true,
  says: 'The edges, by the ids of their points: "<from>-<to>".',
  fields: () => ({
    values: optional(
      kinds.mapOf(kinds.objectOf(edgeSize)),
      'The sizes of the edges by their ids, such as `a-b`.',
    ),
    positions: optional(kinds.mapOf(kinds.objectOf(position)), LABELS),
  }),
}

export const cornerAngle: Definition = {
  name: 'CornerAngle',
  isLoose: true,
  says: 'The angle of a corner.',
  fields: () => ({
    angle: optional(kinds.jsonNumber('degrees'), 'The angle in degrees.', { sample: '90' }),
    hidden: optional(kinds.flag, 'Whether the angle is hidden.'),
  }),
}

export const angleSet: Definition = {
  name: 'AngleSet',
  isLoose: true,
  says: 'The angles of the corners, by the ids of their points.',
  fields: () => ({
    values: optional(kinds.mapOf(kinds.objectOf(cornerAngle)), 'The angles of the corners.'),
    positions: optional(kinds.mapOf(kinds.objectOf(position)), LABELS),
  }),
}

export const textRow: Definition = {
  name: 'TextRow',
  isLoose: true,
  says: 'A row of a note.',
  fields: () => ({
    id: optional(kinds.jsonInteger, 'The number of the row.', { sample: '0' }),
    indent: optional(kinds.jsonInteger, 'The indentation, in levels.', { sample: '1' }),
    value: optional(kinds.readonlyList(kinds.listOf(kinds.text)), 'The text of the row, in pieces.', {
      sample: '["Colour outside"]',
    }),
  }),
}

export const textBox: Definition = {
  name: 'TextBox',
  isLoose: true,
  says: 'A note on the drawing.',
  fields: () => ({
    ...box,
    value: optional(kinds.text, 'The whole text of the note.', { sample: '"Colour outside"' }),
    text: optional(
      kinds.readonlyList(kinds.listOf(kinds.objectOf(textRow))),
      'The text of the note, row by row.',
    ),
    rotateDeg: optional(kinds.jsonNumber('degrees'), 'The rotation of the note, in degrees.', {
      sample: '0',
    }),
  }),
}

export const arrow: Definition = {
  name: 'Arrow',
  isLoose: true,
  says: 'An arrow that shows the coloured side.',
  fields: () => ({
    ...place,
    angle: optional(
      kinds.jsonNumber('degrees'),
      'The direction in degrees, clockwise: 0 points to the left.',
      { sample: '90' },
    ),
  }),
}

export const squareAngle: Definition = {
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
    { sample: '"side-1"' },
  ),
  drawingNumber: filledIn(kinds.jsonInteger, 'The number of the drawing. When omitted, 0 (F9).', {
    sample: '0',
    answeredDefault: '0',
  }),
  side: filledIn(
    kinds.enumOf('DrawingSide', 'DRAWING_SIDES', DRAWING_SIDES, 'replaced'),
    'The side that the drawing shows: a name, or its position in the list (V4). When omitted or unspecified, far for the main drawing and near for other sides (F9).',
    { isComputed: true },
  ),
  isFreeDrawing: optional(
    kinds.flag,
    'Whether the edges have their own sizes. When false, they are measured on the canvas. When omitted, the same as true (F5).',
  ),
  isLargeBoxSize: optional(kinds.flag, 'Whether the drawing was made on the large canvas.'),
  isDeleted: optional(kinds.flag, 'Whether the drawing is deleted and does not count (F4).', {
    unreadableAs: 'UNREADABLE',
  }),
  points: optional(
    kinds.limited(kinds.mapOf(kinds.objectOf(point))),
    `The corners and ends, by id. ${LIMIT} A submitted document requires points (F10).`,
  ),
  lines: filledIn(
    kinds.limited(kinds.objectOf(lineSet)),
    `The sizes of the edges. When omitted, none. ${LIMIT}`,
    {
      answeredDefault: 'emptySet()',
    },
  ),
  angles: filledIn(
    kinds.limited(kinds.objectOf(angleSet)),
    `The angles of the corners. When omitted, none. ${LIMIT}`,
    {
      answeredDefault: 'emptySet()',
    },
  ),
  annotations: optional(kinds.mapOf(kinds.objectOf(textBox)), 'The notes on the drawing, by id.'),
  frontArrow: optional(kinds.objectOf(arrow), 'An arrow at the coloured side.'),
  squareAngle: optional(kinds.objectOf(squareAngle), 'The mark of a right angle.'),
}

/** F8, F9. */
export const flashingDrawing: Definition = {
  name: 'FlashingDrawing',
  isLoose: true,
  title: 'Drawing',
  says: 'The drawing of one side of a flashing. Its figures are JSON numbers (F8), in canvas units unless stated otherwise.',
  fields: () => drawingFields,
}

/** F9: a side is present only if the caller gives one. */
export const drawnProfile: Definition = {
  name: 'DrawnProfile',
  says: 'A drawing made from a profile. Send, measure or render it like any other drawing.',
  fields: () => ({
    ...drawingFields,
    tempId: optional(
      kinds.text,
      "The caller's own id of the drawing in the request, as given in the options (F9).",
      {
        sample: '"side-1"',
      },
    ),
    side: optional(
      kinds.nameOf('DrawingSide', 'DRAWING_SIDES', DRAWING_SIDES),
      'The side that the drawing shows, as given in the options (F9).',
    ),
    isFreeDrawing: filledIn(
      kinds.flag,
      'Always true: the edges have their own sizes, regardless of the canvas (F5).',
    ),
    points: filledIn(kinds.mapOf(kinds.objectOf(point)), 'The corners and ends, by id.'),
  }),
  sentAs: flashingDrawing,
}
