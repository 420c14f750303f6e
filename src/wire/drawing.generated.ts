// Generated from definitions/drawing.ts by `npm run generate`. Do not edit.
import { DRAWING_SIDES, type DrawingSide, FINISH_TYPES, type FinishType } from '../definitions/enums.js'
import type { Step } from '../problem/path.js'
import { emptySet, withSizeLimit } from './geometry.js'
import { type Draft, type Mutable, addNotAnObject, isObject, mapOf, writeMap } from './object.js'
import { type Reading, UNREADABLE, listOf } from './reading.js'
import { enumOf, readFlag, readJsonInteger, readJsonNumber, readText } from './scalars.js'

/** A box on the canvas. */
export interface LabelPositionInput {
  /** The distance to the right on the canvas, in canvas units. */
  x?: number | null | undefined
  /** The distance downwards on the canvas, in canvas units. */
  y?: number | null | undefined
  /** The width on the canvas, in canvas units. */
  width?: number | null | undefined
  /** The height on the canvas, in canvas units. */
  height?: number | null | undefined
}

/** A box on the canvas. */
export interface LabelPosition {
  /** The distance to the right on the canvas, in canvas units. */
  readonly x?: number
  /** The distance downwards on the canvas, in canvas units. */
  readonly y?: number
  /** The width on the canvas, in canvas units. */
  readonly width?: number
  /** The height on the canvas, in canvas units. */
  readonly height?: number
}

/** The parsed form of {@link LabelPositionInput}. */
export interface ParsedLabelPosition {
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/**
 * The finish of an end of the sheet.
 *
 * @see Rule F3 in docs/rules.md
 */
export interface FinishInput {
  /**
   * The kind of finish: a name, or its position in the list, counted from 0.
   *
   * @see Rule V4 in docs/rules.md
   */
  type?: FinishType | number | null | undefined
  /**
   * The width of the finish in mm. It counts toward the girth.
   *
   * @see Rule F2 in docs/rules.md
   */
  size?: number | null | undefined
  /** The text of the label at the finish. */
  label?: string | null | undefined
  /**
   * Which side the finish is on, looking from the finished end along its edge: right when false, left when
   * true. For a feather, it is the reverse.
   */
  flip?: boolean | null | undefined
  /** The position of the label of the finish. */
  position?: LabelPositionInput | null | undefined
}

/**
 * The finish of an end of the sheet.
 *
 * @see Rule F3 in docs/rules.md
 */
export interface Finish {
  /**
   * The kind of finish: a name, or its position in the list, counted from 0.
   *
   * @see Rule V4 in docs/rules.md
   */
  readonly type?: FinishType
  /**
   * The width of the finish in mm. It counts toward the girth.
   *
   * @see Rule F2 in docs/rules.md
   */
  readonly size?: number
  /** The text of the label at the finish. */
  readonly label?: string
  /**
   * Which side the finish is on, looking from the finished end along its edge: right when false, left when
   * true. For a feather, it is the reverse.
   */
  readonly flip?: boolean
  /** The position of the label of the finish. */
  readonly position?: LabelPosition
}

/** The parsed form of {@link FinishInput}. */
export interface ParsedFinish {
  readonly type?: FinishType | undefined
  readonly size?: number | undefined
  readonly label?: string | undefined
  readonly flip?: boolean | undefined
  readonly position?: ParsedLabelPosition | undefined
}

/** A corner or an end of the profile. */
export interface PointInput {
  /** The id of the point, which is its key among the points. */
  id?: string | null | undefined
  /** The distance to the right on the canvas, in canvas units. */
  x?: number | null | undefined
  /** The distance downwards on the canvas, in canvas units. */
  y?: number | null | undefined
  /**
   * The points that the edges from this point lead to, by id.
   *
   * @see Rule F11 in docs/rules.md
   */
  vectors?: readonly string[] | null | undefined
  /**
   * The points that the edges to this point come from, by id.
   *
   * @see Rule F11 in docs/rules.md
   */
  connect?: readonly string[] | null | undefined
  /** The finish, at an end of the profile. */
  finish?: FinishInput | null | undefined
}

/** A corner or an end of the profile. */
export interface Point {
  /** The id of the point, which is its key among the points. */
  readonly id?: string
  /** The distance to the right on the canvas, in canvas units. */
  readonly x?: number
  /** The distance downwards on the canvas, in canvas units. */
  readonly y?: number
  /**
   * The points that the edges from this point lead to, by id.
   *
   * @see Rule F11 in docs/rules.md
   */
  readonly vectors?: readonly string[]
  /**
   * The points that the edges to this point come from, by id.
   *
   * @see Rule F11 in docs/rules.md
   */
  readonly connect?: readonly string[]
  /** The finish, at an end of the profile. */
  readonly finish?: Finish
}

/** The parsed form of {@link PointInput}. */
export interface ParsedPoint {
  readonly id?: string | undefined
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly vectors?: readonly string[] | undefined
  readonly connect?: readonly string[] | undefined
  readonly finish?: ParsedFinish | undefined
}

/** The size of an edge. */
export interface EdgeSizeInput {
  /**
   * The size of the edge in mm.
   *
   * @see Rule F2 in docs/rules.md
   */
  size?: number | null | undefined
  /**
   * Whether the edge is hidden and does not count toward the girth.
   *
   * @see Rule F2 in docs/rules.md
   */
  hidden?: boolean | null | undefined
}

/** The size of an edge. */
export interface EdgeSize {
  /**
   * The size of the edge in mm.
   *
   * @see Rule F2 in docs/rules.md
   */
  readonly size?: number
  /**
   * Whether the edge is hidden and does not count toward the girth.
   *
   * @see Rule F2 in docs/rules.md
   */
  readonly hidden?: boolean
}

/** The parsed form of {@link EdgeSizeInput}. */
export interface ParsedEdgeSize {
  readonly size?: number | undefined
  readonly hidden?: boolean | undefined
}

/** The edges, by the ids of their points: "<from>-<to>". */
export interface LineSetInput {
  /** The sizes of the edges by their ids, such as `a-b`. */
  values?: Record<string, EdgeSizeInput | null | undefined> | null | undefined
  /** The positions of the labels, by the same keys. */
  positions?: Record<string, LabelPositionInput | null | undefined> | null | undefined
}

/** The edges, by the ids of their points: "<from>-<to>". */
export interface LineSet {
  /** The sizes of the edges by their ids, such as `a-b`. */
  readonly values?: Readonly<Record<string, EdgeSize>>
  /** The positions of the labels, by the same keys. */
  readonly positions?: Readonly<Record<string, LabelPosition>>
}

/** The parsed form of {@link LineSetInput}. */
export interface ParsedLineSet {
  readonly values?: Readonly<Record<string, ParsedEdgeSize>> | undefined
  readonly positions?: Readonly<Record<string, ParsedLabelPosition>> | undefined
}

/** The angle of a corner. */
export interface CornerAngleInput {
  /** The angle in degrees. */
  angle?: number | null | undefined
  /** Whether the angle is hidden. */
  hidden?: boolean | null | undefined
}

/** The angle of a corner. */
export interface CornerAngle {
  /** The angle in degrees. */
  readonly angle?: number
  /** Whether the angle is hidden. */
  readonly hidden?: boolean
}

/** The parsed form of {@link CornerAngleInput}. */
export interface ParsedCornerAngle {
  readonly angle?: number | undefined
  readonly hidden?: boolean | undefined
}

/** The angles of the corners, by the ids of their points. */
export interface AngleSetInput {
  /** The angles of the corners. */
  values?: Record<string, CornerAngleInput | null | undefined> | null | undefined
  /** The positions of the labels, by the same keys. */
  positions?: Record<string, LabelPositionInput | null | undefined> | null | undefined
}

/** The angles of the corners, by the ids of their points. */
export interface AngleSet {
  /** The angles of the corners. */
  readonly values?: Readonly<Record<string, CornerAngle>>
  /** The positions of the labels, by the same keys. */
  readonly positions?: Readonly<Record<string, LabelPosition>>
}

/** The parsed form of {@link AngleSetInput}. */
export interface ParsedAngleSet {
  readonly values?: Readonly<Record<string, ParsedCornerAngle>> | undefined
  readonly positions?: Readonly<Record<string, ParsedLabelPosition>> | undefined
}

/** A row of a note. */
export interface TextRowInput {
  /** The number of the row. */
  id?: number | null | undefined
  /** The indentation, in levels. */
  indent?: number | null | undefined
  /** The text of the row, in pieces. */
  value?: readonly string[] | null | undefined
}

/** A row of a note. */
export interface TextRow {
  /** The number of the row. */
  readonly id?: number
  /** The indentation, in levels. */
  readonly indent?: number
  /** The text of the row, in pieces. */
  readonly value?: readonly string[]
}

/** The parsed form of {@link TextRowInput}. */
export interface ParsedTextRow {
  readonly id?: number | undefined
  readonly indent?: number | undefined
  readonly value?: readonly string[] | undefined
}

/** A note on the drawing. */
export interface TextBoxInput {
  /** The distance to the right on the canvas, in canvas units. */
  x?: number | null | undefined
  /** The distance downwards on the canvas, in canvas units. */
  y?: number | null | undefined
  /** The width on the canvas, in canvas units. */
  width?: number | null | undefined
  /** The height on the canvas, in canvas units. */
  height?: number | null | undefined
  /** The whole text of the note. */
  value?: string | null | undefined
  /** The text of the note, row by row. */
  text?: readonly TextRowInput[] | null | undefined
  /** The rotation of the note, in degrees. */
  rotateDeg?: number | null | undefined
}

/** A note on the drawing. */
export interface TextBox {
  /** The distance to the right on the canvas, in canvas units. */
  readonly x?: number
  /** The distance downwards on the canvas, in canvas units. */
  readonly y?: number
  /** The width on the canvas, in canvas units. */
  readonly width?: number
  /** The height on the canvas, in canvas units. */
  readonly height?: number
  /** The whole text of the note. */
  readonly value?: string
  /** The text of the note, row by row. */
  readonly text?: readonly TextRow[]
  /** The rotation of the note, in degrees. */
  readonly rotateDeg?: number
}

/** The parsed form of {@link TextBoxInput}. */
export interface ParsedTextBox {
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly value?: string | undefined
  readonly text?: readonly ParsedTextRow[] | undefined
  readonly rotateDeg?: number | undefined
}

/** An arrow that shows the coloured side. */
export interface ArrowInput {
  /** The distance to the right on the canvas, in canvas units. */
  x?: number | null | undefined
  /** The distance downwards on the canvas, in canvas units. */
  y?: number | null | undefined
  /** The direction in degrees, clockwise: 0 points to the left. */
  angle?: number | null | undefined
}

/** An arrow that shows the coloured side. */
export interface Arrow {
  /** The distance to the right on the canvas, in canvas units. */
  readonly x?: number
  /** The distance downwards on the canvas, in canvas units. */
  readonly y?: number
  /** The direction in degrees, clockwise: 0 points to the left. */
  readonly angle?: number
}

/** The parsed form of {@link ArrowInput}. */
export interface ParsedArrow {
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly angle?: number | undefined
}

/** The mark of a right angle. */
export interface SquareAngleInput {
  /** The distance to the right on the canvas, in canvas units. */
  x?: number | null | undefined
  /** The distance downwards on the canvas, in canvas units. */
  y?: number | null | undefined
}

/** The mark of a right angle. */
export interface SquareAngle {
  /** The distance to the right on the canvas, in canvas units. */
  readonly x?: number
  /** The distance downwards on the canvas, in canvas units. */
  readonly y?: number
}

/** The parsed form of {@link SquareAngleInput}. */
export interface ParsedSquareAngle {
  readonly x?: number | undefined
  readonly y?: number | undefined
}

/**
 * The drawing of one side of a flashing. Its figures are JSON numbers, in canvas units unless stated
 * otherwise.
 *
 * @see Rule F8 in docs/rules.md
 */
export interface FlashingDrawingInput {
  /**
   * The caller's own id, used in this request only.
   *
   * @see Rule F9 in docs/rules.md
   */
  tempId?: string | null | undefined
  /**
   * The number of the drawing. When omitted, 0.
   *
   * @see Rule F9 in docs/rules.md
   */
  drawingNumber?: number | null | undefined
  /**
   * The side that the drawing shows: a name, or its position in the list. When omitted or unspecified, far
   * for the main drawing and near for other sides.
   *
   * @see Rules V4, F9 in docs/rules.md
   */
  side?: DrawingSide | number | null | undefined
  /**
   * Whether the edges have their own sizes. When false, they are measured on the canvas. When omitted, the
   * same as true.
   *
   * @see Rule F5 in docs/rules.md
   */
  isFreeDrawing?: boolean | null | undefined
  /** Whether the drawing was made on the large canvas. */
  isLargeBoxSize?: boolean | null | undefined
  /**
   * Whether the drawing is deleted and does not count.
   *
   * @see Rule F4 in docs/rules.md
   */
  isDeleted?: boolean | null | undefined
  /**
   * The corners and ends, by id.
   *
   * @see Rules F9, F10 in docs/rules.md
   */
  points?: Record<string, PointInput | null | undefined> | null | undefined
  /**
   * The sizes of the edges. When omitted, none.
   *
   * @see Rule F9 in docs/rules.md
   */
  lines?: LineSetInput | null | undefined
  /**
   * The angles of the corners. When omitted, none.
   *
   * @see Rule F9 in docs/rules.md
   */
  angles?: AngleSetInput | null | undefined
  /** The notes on the drawing, by id. */
  annotations?: Record<string, TextBoxInput | null | undefined> | null | undefined
  /** An arrow at the coloured side. */
  frontArrow?: ArrowInput | null | undefined
  /** The mark of a right angle. */
  squareAngle?: SquareAngleInput | null | undefined
}

/**
 * The drawing of one side of a flashing. Its figures are JSON numbers, in canvas units unless stated
 * otherwise.
 *
 * @see Rule F8 in docs/rules.md
 */
export interface FlashingDrawing {
  /**
   * The number of the drawing. When omitted, 0.
   *
   * @see Rule F9 in docs/rules.md
   */
  readonly drawingNumber: number
  /**
   * The side that the drawing shows: a name, or its position in the list. When omitted or unspecified, far
   * for the main drawing and near for other sides.
   *
   * @see Rules V4, F9 in docs/rules.md
   */
  readonly side: DrawingSide
  /**
   * Whether the edges have their own sizes. When false, they are measured on the canvas. When omitted, the
   * same as true.
   *
   * @see Rule F5 in docs/rules.md
   */
  readonly isFreeDrawing?: boolean
  /** Whether the drawing was made on the large canvas. */
  readonly isLargeBoxSize?: boolean
  /**
   * Whether the drawing is deleted and does not count.
   *
   * @see Rule F4 in docs/rules.md
   */
  readonly isDeleted?: boolean
  /**
   * The corners and ends, by id.
   *
   * @see Rules F9, F10 in docs/rules.md
   */
  readonly points?: Readonly<Record<string, Point>>
  /**
   * The sizes of the edges. When omitted, none.
   *
   * @see Rule F9 in docs/rules.md
   */
  readonly lines: LineSet
  /**
   * The angles of the corners. When omitted, none.
   *
   * @see Rule F9 in docs/rules.md
   */
  readonly angles: AngleSet
  /** The notes on the drawing, by id. */
  readonly annotations?: Readonly<Record<string, TextBox>>
  /** An arrow at the coloured side. */
  readonly frontArrow?: Arrow
  /** The mark of a right angle. */
  readonly squareAngle?: SquareAngle
}

/** The parsed form of {@link FlashingDrawingInput}. */
export interface ParsedFlashingDrawing {
  readonly tempId?: string | undefined
  readonly drawingNumber?: number | undefined
  readonly side?: DrawingSide | undefined
  readonly isFreeDrawing?: boolean | undefined
  readonly isLargeBoxSize?: boolean | undefined
  readonly isDeleted?: boolean | typeof UNREADABLE | undefined
  readonly points?: Readonly<Record<string, ParsedPoint>> | undefined
  readonly lines?: ParsedLineSet | undefined
  readonly angles?: ParsedAngleSet | undefined
  readonly annotations?: Readonly<Record<string, ParsedTextBox>> | undefined
  readonly frontArrow?: ParsedArrow | undefined
  readonly squareAngle?: ParsedSquareAngle | undefined
}

/** A drawing made from a profile. Send, measure or render it like any other drawing. */
export interface DrawnProfile {
  /**
   * The caller's own id of the drawing in the request, as given in the options.
   *
   * @see Rule F9 in docs/rules.md
   */
  readonly tempId?: string
  /**
   * The number of the drawing. When omitted, 0.
   *
   * @see Rule F9 in docs/rules.md
   */
  readonly drawingNumber: number
  /**
   * The side that the drawing shows, as given in the options.
   *
   * @see Rule F9 in docs/rules.md
   */
  readonly side?: DrawingSide
  /**
   * Always true: the edges have their own sizes, regardless of the canvas.
   *
   * @see Rule F5 in docs/rules.md
   */
  readonly isFreeDrawing: boolean
  /** Whether the drawing was made on the large canvas. */
  readonly isLargeBoxSize?: boolean
  /**
   * Whether the drawing is deleted and does not count.
   *
   * @see Rule F4 in docs/rules.md
   */
  readonly isDeleted?: boolean
  /** The corners and ends, by id. */
  readonly points: Readonly<Record<string, Point>>
  /**
   * The sizes of the edges. When omitted, none.
   *
   * @see Rule F9 in docs/rules.md
   */
  readonly lines: LineSet
  /**
   * The angles of the corners. When omitted, none.
   *
   * @see Rule F9 in docs/rules.md
   */
  readonly angles: AngleSet
  /** The notes on the drawing, by id. */
  readonly annotations?: Readonly<Record<string, TextBox>>
  /** An arrow at the coloured side. */
  readonly frontArrow?: Arrow
  /** The mark of a right angle. */
  readonly squareAngle?: SquareAngle
}

/** The value used in place of one that could not be read. */
export const NO_LABEL_POSITION: ParsedLabelPosition = {
  x: undefined,
  y: undefined,
  width: undefined,
  height: undefined,
}

/** The value used in place of one that could not be read. */
export const NO_POINT: ParsedPoint = {
  id: undefined,
  x: undefined,
  y: undefined,
  vectors: undefined,
  connect: undefined,
  finish: undefined,
}

/** The value used in place of one that could not be read. */
export const NO_EDGE_SIZE: ParsedEdgeSize = { size: undefined, hidden: undefined }

/** The value used in place of one that could not be read. */
export const NO_CORNER_ANGLE: ParsedCornerAngle = { angle: undefined, hidden: undefined }

/** The value used in place of one that could not be read. */
export const NO_TEXT_ROW: ParsedTextRow = { id: undefined, indent: undefined, value: undefined }

/** The value used in place of one that could not be read. */
export const NO_TEXT_BOX: ParsedTextBox = {
  x: undefined,
  y: undefined,
  width: undefined,
  height: undefined,
  value: undefined,
  text: undefined,
  rotateDeg: undefined,
}

/** The value used in place of one that could not be read. */
export const NO_FLASHING_DRAWING: ParsedFlashingDrawing = {
  tempId: undefined,
  drawingNumber: undefined,
  side: undefined,
  isFreeDrawing: undefined,
  isLargeBoxSize: undefined,
  isDeleted: undefined,
  points: undefined,
  lines: undefined,
  angles: undefined,
  annotations: undefined,
  frontArrow: undefined,
  squareAngle: undefined,
}

const readFinishType = enumOf(FINISH_TYPES)
const readListOfText = listOf(readText, '')
const readMapOfEdgeSize = mapOf(readEdgeSize, NO_EDGE_SIZE)
const readMapOfLabelPosition = mapOf(readLabelPosition, NO_LABEL_POSITION)
const readMapOfCornerAngle = mapOf(readCornerAngle, NO_CORNER_ANGLE)
const readListOfTextRow = listOf(readTextRow, NO_TEXT_ROW)
const readFlashingDrawingSide = enumOf(DRAWING_SIDES)
const readFlashingDrawingPoints = withSizeLimit(mapOf(readPoint, NO_POINT))
const readFlashingDrawingLines = withSizeLimit(readLineSet)
const readFlashingDrawingAngles = withSizeLimit(readAngleSet)
const readMapOfTextBox = mapOf(readTextBox, NO_TEXT_BOX)

/** Reads {@link LabelPositionInput} field by field, in the order of the request. */
export function readLabelPosition(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedLabelPosition | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedLabelPosition> = {
    x: undefined,
    y: undefined,
    width: undefined,
    height: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'x':
        read.x = readJsonNumber(part, field, reading)
        break
      case 'y':
        read.y = readJsonNumber(part, field, reading)
        break
      case 'width':
        read.width = readJsonNumber(part, field, reading)
        break
      case 'height':
        read.height = readJsonNumber(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Writes {@link LabelPosition} field by field, without absent fields. */
export function writeLabelPosition(read: ParsedLabelPosition): LabelPosition {
  const draft: Draft<LabelPosition> = {}
  if (read.x !== undefined) draft.x = read.x
  if (read.y !== undefined) draft.y = read.y
  if (read.width !== undefined) draft.width = read.width
  if (read.height !== undefined) draft.height = read.height
  return draft
}

/** Reads {@link FinishInput} field by field, in the order of the request. */
export function readFinish(sent: unknown, step: Step, reading: Reading): ParsedFinish | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedFinish> = {
    type: undefined,
    size: undefined,
    label: undefined,
    flip: undefined,
    position: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'type':
        read.type = readFinishType(part, field, reading)
        break
      case 'size':
        read.size = readJsonNumber(part, field, reading)
        break
      case 'label':
        read.label = readText(part, field, reading)
        break
      case 'flip':
        read.flip = readFlag(part, field, reading)
        break
      case 'position':
        read.position = readLabelPosition(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Writes {@link Finish} field by field, without absent fields. */
export function writeFinish(read: ParsedFinish): Finish {
  const draft: Draft<Finish> = {}
  if (read.type !== undefined) draft.type = read.type
  if (read.size !== undefined) draft.size = read.size
  if (read.label !== undefined) draft.label = read.label
  if (read.flip !== undefined) draft.flip = read.flip
  if (read.position !== undefined) draft.position = writeLabelPosition(read.position)
  return draft
}

/** Reads {@link PointInput} field by field, in the order of the request. */
export function readPoint(sent: unknown, step: Step, reading: Reading): ParsedPoint | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedPoint> = {
    id: undefined,
    x: undefined,
    y: undefined,
    vectors: undefined,
    connect: undefined,
    finish: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'id':
        read.id = readText(part, field, reading)
        break
      case 'x':
        read.x = readJsonNumber(part, field, reading)
        break
      case 'y':
        read.y = readJsonNumber(part, field, reading)
        break
      case 'vectors':
        read.vectors = readListOfText(part, field, reading)
        break
      case 'connect':
        read.connect = readListOfText(part, field, reading)
        break
      case 'finish':
        read.finish = readFinish(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Writes {@link Point} field by field, without absent fields. */
export function writePoint(read: ParsedPoint): Point {
  const draft: Draft<Point> = {}
  if (read.id !== undefined) draft.id = read.id
  if (read.x !== undefined) draft.x = read.x
  if (read.y !== undefined) draft.y = read.y
  if (read.vectors !== undefined) draft.vectors = read.vectors
  if (read.connect !== undefined) draft.connect = read.connect
  if (read.finish !== undefined) draft.finish = writeFinish(read.finish)
  return draft
}

/** Reads {@link EdgeSizeInput} field by field, in the order of the request. */
export function readEdgeSize(sent: unknown, step: Step, reading: Reading): ParsedEdgeSize | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedEdgeSize> = { size: undefined, hidden: undefined }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'size':
        read.size = readJsonNumber(part, field, reading)
        break
      case 'hidden':
        read.hidden = readFlag(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Writes {@link EdgeSize} field by field, without absent fields. */
export function writeEdgeSize(read: ParsedEdgeSize): EdgeSize {
  const draft: Draft<EdgeSize> = {}
  if (read.size !== undefined) draft.size = read.size
  if (read.hidden !== undefined) draft.hidden = read.hidden
  return draft
}

/** Reads {@link LineSetInput} field by field, in the order of the request. */
export function readLineSet(sent: unknown, step: Step, reading: Reading): ParsedLineSet | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedLineSet> = { values: undefined, positions: undefined }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'values':
        read.values = readMapOfEdgeSize(part, field, reading)
        break
      case 'positions':
        read.positions = readMapOfLabelPosition(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Writes {@link LineSet} field by field, without absent fields. */
export function writeLineSet(read: ParsedLineSet): LineSet {
  const draft: Draft<LineSet> = {}
  if (read.values !== undefined) draft.values = writeMap(read.values, (entry) => writeEdgeSize(entry))
  if (read.positions !== undefined)
    draft.positions = writeMap(read.positions, (entry) => writeLabelPosition(entry))
  return draft
}

/** Reads {@link CornerAngleInput} field by field, in the order of the request. */
export function readCornerAngle(sent: unknown, step: Step, reading: Reading): ParsedCornerAngle | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedCornerAngle> = { angle: undefined, hidden: undefined }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'angle':
        read.angle = readJsonNumber(part, field, reading)
        break
      case 'hidden':
        read.hidden = readFlag(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Writes {@link CornerAngle} field by field, without absent fields. */
export function writeCornerAngle(read: ParsedCornerAngle): CornerAngle {
  const draft: Draft<CornerAngle> = {}
  if (read.angle !== undefined) draft.angle = read.angle
  if (read.hidden !== undefined) draft.hidden = read.hidden
  return draft
}

/** Reads {@link AngleSetInput} field by field, in the order of the request. */
export function readAngleSet(sent: unknown, step: Step, reading: Reading): ParsedAngleSet | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedAngleSet> = { values: undefined, positions: undefined }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'values':
        read.values = readMapOfCornerAngle(part, field, reading)
        break
      case 'positions':
        read.positions = readMapOfLabelPosition(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Writes {@link AngleSet} field by field, without absent fields. */
export function writeAngleSet(read: ParsedAngleSet): AngleSet {
  const draft: Draft<AngleSet> = {}
  if (read.values !== undefined) draft.values = writeMap(read.values, (entry) => writeCornerAngle(entry))
  if (read.positions !== undefined)
    draft.positions = writeMap(read.positions, (entry) => writeLabelPosition(entry))
  return draft
}

/** Reads {@link TextRowInput} field by field, in the order of the request. */
export function readTextRow(sent: unknown, step: Step, reading: Reading): ParsedTextRow | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedTextRow> = { id: undefined, indent: undefined, value: undefined }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'id':
        read.id = readJsonInteger(part, field, reading)
        break
      case 'indent':
        read.indent = readJsonInteger(part, field, reading)
        break
      case 'value':
        read.value = readListOfText(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Writes {@link TextRow} field by field, without absent fields. */
export function writeTextRow(read: ParsedTextRow): TextRow {
  const draft: Draft<TextRow> = {}
  if (read.id !== undefined) draft.id = read.id
  if (read.indent !== undefined) draft.indent = read.indent
  if (read.value !== undefined) draft.value = read.value
  return draft
}

/** Reads {@link TextBoxInput} field by field, in the order of the request. */
export function readTextBox(sent: unknown, step: Step, reading: Reading): ParsedTextBox | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedTextBox> = {
    x: undefined,
    y: undefined,
    width: undefined,
    height: undefined,
    value: undefined,
    text: undefined,
    rotateDeg: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'x':
        read.x = readJsonNumber(part, field, reading)
        break
      case 'y':
        read.y = readJsonNumber(part, field, reading)
        break
      case 'width':
        read.width = readJsonNumber(part, field, reading)
        break
      case 'height':
        read.height = readJsonNumber(part, field, reading)
        break
      case 'value':
        read.value = readText(part, field, reading)
        break
      case 'text':
        read.text = readListOfTextRow(part, field, reading)
        break
      case 'rotateDeg':
        read.rotateDeg = readJsonNumber(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Writes {@link TextBox} field by field, without absent fields. */
export function writeTextBox(read: ParsedTextBox): TextBox {
  const draft: Draft<TextBox> = {}
  if (read.x !== undefined) draft.x = read.x
  if (read.y !== undefined) draft.y = read.y
  if (read.width !== undefined) draft.width = read.width
  if (read.height !== undefined) draft.height = read.height
  if (read.value !== undefined) draft.value = read.value
  if (read.text !== undefined) draft.text = read.text.map((element) => writeTextRow(element))
  if (read.rotateDeg !== undefined) draft.rotateDeg = read.rotateDeg
  return draft
}

/** Reads {@link ArrowInput} field by field, in the order of the request. */
export function readArrow(sent: unknown, step: Step, reading: Reading): ParsedArrow | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedArrow> = { x: undefined, y: undefined, angle: undefined }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'x':
        read.x = readJsonNumber(part, field, reading)
        break
      case 'y':
        read.y = readJsonNumber(part, field, reading)
        break
      case 'angle':
        read.angle = readJsonNumber(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Writes {@link Arrow} field by field, without absent fields. */
export function writeArrow(read: ParsedArrow): Arrow {
  const draft: Draft<Arrow> = {}
  if (read.x !== undefined) draft.x = read.x
  if (read.y !== undefined) draft.y = read.y
  if (read.angle !== undefined) draft.angle = read.angle
  return draft
}

/** Reads {@link SquareAngleInput} field by field, in the order of the request. */
export function readSquareAngle(sent: unknown, step: Step, reading: Reading): ParsedSquareAngle | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedSquareAngle> = { x: undefined, y: undefined }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'x':
        read.x = readJsonNumber(part, field, reading)
        break
      case 'y':
        read.y = readJsonNumber(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Writes {@link SquareAngle} field by field, without absent fields. */
export function writeSquareAngle(read: ParsedSquareAngle): SquareAngle {
  const draft: Draft<SquareAngle> = {}
  if (read.x !== undefined) draft.x = read.x
  if (read.y !== undefined) draft.y = read.y
  return draft
}

/** Reads {@link FlashingDrawingInput} field by field, in the order of the request. */
export function readFlashingDrawing(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedFlashingDrawing | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedFlashingDrawing> = {
    tempId: undefined,
    drawingNumber: undefined,
    side: undefined,
    isFreeDrawing: undefined,
    isLargeBoxSize: undefined,
    isDeleted: undefined,
    points: undefined,
    lines: undefined,
    angles: undefined,
    annotations: undefined,
    frontArrow: undefined,
    squareAngle: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'tempId':
        read.tempId = readText(part, field, reading)
        break
      case 'drawingNumber':
        read.drawingNumber = readJsonInteger(part, field, reading)
        break
      case 'side':
        read.side = readFlashingDrawingSide(part, field, reading)
        break
      case 'isFreeDrawing':
        read.isFreeDrawing = readFlag(part, field, reading)
        break
      case 'isLargeBoxSize':
        read.isLargeBoxSize = readFlag(part, field, reading)
        break
      case 'isDeleted':
        read.isDeleted = readFlag(part, field, reading) ?? UNREADABLE
        break
      case 'points':
        read.points = readFlashingDrawingPoints(part, field, reading)
        break
      case 'lines':
        read.lines = readFlashingDrawingLines(part, field, reading)
        break
      case 'angles':
        read.angles = readFlashingDrawingAngles(part, field, reading)
        break
      case 'annotations':
        read.annotations = readMapOfTextBox(part, field, reading)
        break
      case 'frontArrow':
        read.frontArrow = readArrow(part, field, reading)
        break
      case 'squareAngle':
        read.squareAngle = readSquareAngle(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Writes {@link FlashingDrawing} from the parsed fields and the computed ones. */
export function writeFlashingDrawing(read: ParsedFlashingDrawing, side: DrawingSide): FlashingDrawing {
  const draft: Draft<FlashingDrawing> = {}
  draft.drawingNumber = read.drawingNumber === undefined ? 0 : read.drawingNumber
  draft.side = side
  if (read.isFreeDrawing !== undefined) draft.isFreeDrawing = read.isFreeDrawing
  if (read.isLargeBoxSize !== undefined) draft.isLargeBoxSize = read.isLargeBoxSize
  if (read.isDeleted !== undefined && read.isDeleted !== UNREADABLE) draft.isDeleted = read.isDeleted
  if (read.points !== undefined) draft.points = writeMap(read.points, (entry) => writePoint(entry))
  draft.lines = read.lines === undefined ? emptySet() : writeLineSet(read.lines)
  draft.angles = read.angles === undefined ? emptySet() : writeAngleSet(read.angles)
  if (read.annotations !== undefined)
    draft.annotations = writeMap(read.annotations, (entry) => writeTextBox(entry))
  if (read.frontArrow !== undefined) draft.frontArrow = writeArrow(read.frontArrow)
  if (read.squareAngle !== undefined) draft.squareAngle = writeSquareAngle(read.squareAngle)
  return draft as FlashingDrawing
}
