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
import { listOf } from './list.js'
import { fieldsOf, mapOf, objectOf } from './object.js'
import type { Reader } from './reading.js'
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

/** A drawing, as sent. */
export const drawing: Reader<FlashingDrawing> = objectOf(
  fieldsOf<FlashingDrawing>({
    drawingId: text,
    tempId: text,
    drawingNumber: jsonInteger,
    side: enumOf(DRAWING_SIDES),
    isFreeDrawing: flag,
    isLargeBoxSize: flag,
    isDeleted: flag,
    points: mapOf(point, {}),
    lines: lineSet,
    angles: angleSet,
    annotations: mapOf(textBox, {}),
    frontArrow: arrow,
    squareAngle,
    svgUrl: text,
  }),
)

/**
 * A drawing as it reads back: numbered and with its side (F9), and without the `tempId`, which the service
 * never reads back.
 */
export function drawingWire(
  drawing: FlashingDrawing,
  defaultSide: 'DRAWING_SIDE_FAR' | 'DRAWING_SIDE_NEAR',
): FlashingDrawing {
  const { tempId, drawingNumber = 0, side = 'DRAWING_SIDE_UNSPECIFIED', ...rest } = drawing
  return { drawingNumber, side: side === 'DRAWING_SIDE_UNSPECIFIED' ? defaultSide : side, ...rest }
}
