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
} from '../model/drawing.js'
import { MAX_GEOMETRY_CHARACTERS } from '../flashing/flashing-in-document.js'
import { compactLength } from './compact-length.js'
import { listOf } from './list.js'
import { fieldsOf, mapOf, objectOf } from './object.js'
import { addProblem, type Reader } from './reading.js'
import { enumOf, flag, jsonInteger, jsonNumber, text } from './scalars.js'

const position: Reader<LabelPosition> = objectOf(
  fieldsOf<LabelPosition>({ x: jsonNumber, y: jsonNumber, width: jsonNumber, height: jsonNumber }),
)

const finish: Reader<Finish> = objectOf(
  fieldsOf<Finish>({ type: enumOf(FINISH_TYPES), size: jsonNumber, label: text, flip: flag, position }),
)

const point: Reader<Point> = objectOf(
  fieldsOf<Point>({
    id: text,
    x: jsonNumber,
    y: jsonNumber,
    vectors: listOf(text, ''),
    connect: listOf(text, ''),
    finish,
  }),
)

const edgeSize: Reader<EdgeSize> = objectOf(fieldsOf<EdgeSize>({ size: jsonNumber, hidden: flag }))

const lineSet: Reader<LineSet> = objectOf(
  fieldsOf<LineSet>({ values: mapOf(edgeSize, {}), positions: mapOf(position, {}) }),
)

const cornerAngle: Reader<CornerAngle> = objectOf(fieldsOf<CornerAngle>({ angle: jsonNumber, hidden: flag }))

const angleSet: Reader<AngleSet> = objectOf(
  fieldsOf<AngleSet>({ values: mapOf(cornerAngle, {}), positions: mapOf(position, {}) }),
)

const textRow: Reader<TextRow> = objectOf(
  fieldsOf<TextRow>({ id: jsonInteger, indent: jsonInteger, value: listOf(text, '') }),
)

const textBox: Reader<TextBox> = objectOf(
  fieldsOf<TextBox>({
    x: jsonNumber,
    y: jsonNumber,
    width: jsonNumber,
    height: jsonNumber,
    value: text,
    text: listOf(textRow, {}),
    rotateDeg: jsonNumber,
  }),
)

const arrow: Reader<Arrow> = objectOf(fieldsOf<Arrow>({ x: jsonNumber, y: jsonNumber, angle: jsonNumber }))

const squareAngle: Reader<SquareAngle> = objectOf(fieldsOf<SquareAngle>({ x: jsonNumber, y: jsonNumber }))

/** F9: the geometry is measured as it was sent. What is too large is read all the same, for what else is wrong. */
function ofLimitedSize<A>(reader: Reader<A>): Reader<A> {
  return (value, step, reading) => {
    if (compactLength(value, MAX_GEOMETRY_CHARACTERS) > MAX_GEOMETRY_CHARACTERS) {
      addProblem(reading, 'drawing_too_large', { most: String(MAX_GEOMETRY_CHARACTERS) }, step)
    }
    return reader(value, step, reading)
  }
}

const points = mapOf(point, {})

const drawingReaders = {
  drawingId: text,
  tempId: text,
  drawingNumber: jsonInteger,
  side: enumOf(DRAWING_SIDES),
  isFreeDrawing: flag,
  isLargeBoxSize: flag,
  isDeleted: flag,
  points,
  lines: lineSet,
  angles: angleSet,
  annotations: mapOf(textBox, {}),
  frontArrow: arrow,
  squareAngle,
  svgUrl: text,
}

/** A drawing, as sent, of any size: for those who measure or picture it. */
export const drawingOfAnySize: Reader<FlashingDrawing> = objectOf(fieldsOf<FlashingDrawing>(drawingReaders))

/** A drawing of a document, as sent (F9). */
export const drawing: Reader<FlashingDrawing> = objectOf(
  fieldsOf<FlashingDrawing>({
    ...drawingReaders,
    points: ofLimitedSize(points),
    lines: ofLimitedSize(lineSet),
    angles: ofLimitedSize(angleSet),
  }),
)

/** What lines and angles that were left out read back as (section 2.5 of the specification): each its own. */
function emptySet(): { values: object; positions: object } & LineSet & AngleSet {
  return { values: {}, positions: {} }
}

/**
 * A drawing as it reads back: numbered and with its side (F9), with the sets that were left out, and without the
 * `tempId`, which the service never reads back.
 */
export function drawingWire(
  drawing: FlashingDrawing,
  defaultSide: 'DRAWING_SIDE_FAR' | 'DRAWING_SIDE_NEAR',
): FlashingDrawing {
  const { tempId, drawingNumber = 0, side = 'DRAWING_SIDE_UNSPECIFIED', ...rest } = drawing
  return {
    drawingNumber,
    side: side === 'DRAWING_SIDE_UNSPECIFIED' ? defaultSide : side,
    ...rest,
    lines: drawing.lines ?? emptySet(),
    angles: drawing.angles ?? emptySet(),
  }
}
