import { MAX_GEOMETRY_CHARACTERS } from '../../flashing/flashing-in-document.js'
import {
  DRAWING_SIDES,
  FINISH_TYPES,
  type AngleSet,
  type Arrow,
  type CornerAngle,
  type EdgeSize,
  type Finish,
  type FlashingDrawing,
  type LabelPosition,
  type LineSet,
  type Point,
  type SquareAngle,
  type TextBox,
  type TextRow,
} from '../../model/drawing.js'
import type { Noun } from '../description.js'
import { filledIn, optional, sentOnly } from '../field.js'
import { enumOf, flag, jsonInteger, jsonNumber, listOf, mapOf, objectOf, text } from '../shape.js'

const X = 'To the right, on the canvas.'
const Y = 'Downwards, on the canvas.'

const position: Noun<LabelPosition> = {
  name: 'LabelPosition',
  describe: () => ({
    says: 'A box on the canvas.',
    fields: {
      x: optional(jsonNumber, X),
      y: optional(jsonNumber, Y),
      width: optional(jsonNumber, 'In canvas units.'),
      height: optional(jsonNumber, 'In canvas units.'),
    },
  }),
}

const finish: Noun<Finish> = {
  name: 'Finish',
  describe: () => ({
    says: 'How an end of the sheet is finished (F3).',
    fields: {
      type: optional(enumOf(FINISH_TYPES, 'kept'), 'By name, or as the place of the name in this list (V4).'),
      size: optional(jsonNumber, 'In mm; counts toward the girth (F2).'),
      label: optional(text, 'What is written at it.'),
      flip: optional(flag, 'Whether it is on the other side.'),
      position: optional(objectOf(position), 'Where its label is.'),
    },
  }),
}

const point: Noun<Point> = {
  name: 'Point',
  describe: () => ({
    says: 'A corner or an end of the profile.',
    fields: {
      id: optional(text, 'Its id, which is its key among the points.'),
      x: optional(jsonNumber, X),
      y: optional(jsonNumber, Y),
      vectors: optional(listOf(text), 'The ids of the points that edges from here lead to (F11).'),
      connect: optional(listOf(text), 'The ids of the points that edges to here come from (F11).'),
      finish: optional(objectOf(finish), 'At an end of the profile.'),
    },
  }),
}

const edgeSize: Noun<EdgeSize> = {
  name: 'EdgeSize',
  describe: () => ({
    says: 'The size of an edge.',
    fields: {
      size: optional(jsonNumber, 'In mm (F2).'),
      hidden: optional(flag, 'A hidden edge does not count toward the girth (F2).'),
    },
  }),
}

const LABELS = 'Where their labels are, by the same keys.'

const lineSet: Noun<LineSet> = {
  name: 'LineSet',
  describe: () => ({
    says: 'The edges, by "<from>-<to>".',
    fields: {
      values: optional(mapOf(objectOf(edgeSize)), 'Their sizes.'),
      positions: optional(mapOf(objectOf(position)), LABELS),
    },
  }),
}

const cornerAngle: Noun<CornerAngle> = {
  name: 'CornerAngle',
  describe: () => ({
    says: 'The angle of a corner.',
    fields: {
      angle: optional(jsonNumber, 'In degrees.'),
      hidden: optional(flag, 'Whether it is not shown.'),
    },
  }),
}

const angleSet: Noun<AngleSet> = {
  name: 'AngleSet',
  describe: () => ({
    says: 'The corners, by the id of their point.',
    fields: {
      values: optional(mapOf(objectOf(cornerAngle)), 'Their angles.'),
      positions: optional(mapOf(objectOf(position)), LABELS),
    },
  }),
}

const textRow: Noun<TextRow> = {
  name: 'TextRow',
  describe: () => ({
    says: 'A row of a note.',
    fields: {
      id: optional(jsonInteger, 'Its number.'),
      indent: optional(jsonInteger, 'How far it is set in.'),
      value: optional(listOf(text), 'Its words.'),
    },
  }),
}

const textBox: Noun<TextBox> = {
  name: 'TextBox',
  describe: () => ({
    says: 'A note on the drawing.',
    fields: {
      x: optional(jsonNumber, X),
      y: optional(jsonNumber, Y),
      width: optional(jsonNumber, 'In canvas units.'),
      height: optional(jsonNumber, 'In canvas units.'),
      value: optional(text, 'Its words as one text.'),
      text: optional(listOf(objectOf(textRow)), 'Its words row by row.'),
      rotateDeg: optional(jsonNumber, 'In degrees.'),
    },
  }),
}

const arrow: Noun<Arrow> = {
  name: 'Arrow',
  describe: () => ({
    says: 'Shows the coloured side.',
    fields: {
      x: optional(jsonNumber, X),
      y: optional(jsonNumber, Y),
      angle: optional(jsonNumber, 'In degrees clockwise, from 0, which is to the left.'),
    },
  }),
}

const squareAngle: Noun<SquareAngle> = {
  name: 'SquareAngle',
  describe: () => ({
    says: 'Marks a right angle.',
    fields: {
      x: optional(jsonNumber, X),
      y: optional(jsonNumber, Y),
    },
  }),
}

const limit = (): string =>
  `Besides: at most ${String(MAX_GEOMETRY_CHARACTERS)} characters as compact JSON (F9).`

/** F8, F9, section 2.5 of the specification. */
export const drawing: Noun<FlashingDrawing> = {
  name: 'Drawing',
  describe: () => ({
    says: 'The drawing of one side of a flashing. Its figures are JSON numbers (F8), in canvas units unless said.',
    fields: {
      drawingId: optional(text, 'The id of a stored drawing.'),
      tempId: sentOnly(
        text,
        "The caller's own id, for this request alone. Besides: no two drawings of a request share one (F9).",
      ),
      drawingNumber: filledIn(jsonInteger, '0 when left out (F9).'),
      side: filledIn(
        enumOf(DRAWING_SIDES, 'replaced'),
        'By name, or as the place of the name in its list (V4). Far for the drawing and near for other sides, when left out or unspecified (F9).',
      ),
      isFreeDrawing: optional(flag, 'When false, the edges are as long as they are drawn (F5).'),
      isLargeBoxSize: optional(flag, 'Whether it was drawn on the large canvas.'),
      isDeleted: optional(flag, 'A deleted drawing does not count (F4).'),
      points: optional(
        mapOf(objectOf(point)),
        `The corners and ends, by id. ${limit()} A submitted document needs some (F10).`,
      ),
      lines: filledIn(objectOf(lineSet), `The edges; none when left out. ${limit()}`),
      angles: filledIn(objectOf(angleSet), `The corners; none when left out. ${limit()}`),
      annotations: optional(mapOf(objectOf(textBox)), 'The notes, by id.'),
      frontArrow: optional(objectOf(arrow), 'The coloured side.'),
      squareAngle: optional(objectOf(squareAngle), 'A right angle.'),
      svgUrl: optional(text, 'Where a picture of it is.'),
    },
  }),
}
