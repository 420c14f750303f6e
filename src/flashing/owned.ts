import type {
  AngleSet,
  CornerAngle,
  CutListItem,
  EdgeSize,
  Finish,
  FlashingDrawing,
  LabelPosition,
  LineSet,
  Point,
  TextBox,
  TextRow,
} from '../model/drawing.js'
import type { SheetLimits } from '../model/sheet-limits.js'
import type { Canvas, Read, ReadEdge, ReadFinish, ReadOptions } from './profile-edge.js'

/**
 * What the readers hand over has no field where none was sent. Read by name, such a field would answer with whatever a
 * host has put on `Object.prototype`. These functions copy it into objects that have every field, undefined where none
 * was sent. When the readers make such objects themselves, this file can go.
 */

/** An object that has every field of its type, and nothing in any of them. */
type Absent<A> = { readonly [Field in keyof A]-?: undefined }

/** Every field, as it was sent or undefined. */
export function owned<A extends object>(absent: Absent<A>, sent: A): A {
  return { ...absent, ...sent }
}

/** A literal with every field of its type. To whoever reads it, undefined and absent are the same. */
export function complete<A>(fields: { readonly [Field in keyof A]-?: A[Field] | undefined }): A {
  return fields as unknown as A
}

/** One field as it was sent, or undefined. */
export function ownField<A extends object, Field extends keyof A>(
  sent: A,
  field: Field,
): A[Field] | undefined {
  return Object.hasOwn(sent, field) ? sent[field] : undefined
}

/** The same entries, each made anew. A map has no prototype, so that any key may be one of its own. */
function ownedMap<A>(
  sent: Readonly<Record<string, A>> | undefined,
  ownedEntry: (entry: A) => A,
): Readonly<Record<string, A>> | undefined {
  if (sent === undefined) return undefined
  const map = Object.create(null) as Record<string, A>
  // Each key is the map's own.
  for (const key of Object.keys(sent)) map[key] = ownedEntry(sent[key] as A)
  return map
}

const SPOT = { x: undefined, y: undefined } as const
const POSITION: Absent<LabelPosition> = { ...SPOT, width: undefined, height: undefined }
const FINISH: Absent<Finish> = {
  type: undefined,
  size: undefined,
  label: undefined,
  flip: undefined,
  position: undefined,
}
const POINT: Absent<Point> = {
  id: undefined,
  ...SPOT,
  vectors: undefined,
  connect: undefined,
  finish: undefined,
}
const EDGE_SIZE: Absent<EdgeSize> = { size: undefined, hidden: undefined }
const CORNER_ANGLE: Absent<CornerAngle> = { angle: undefined, hidden: undefined }
const SET: Absent<LineSet & AngleSet> = { values: undefined, positions: undefined }
const TEXT_BOX: Absent<TextBox> = { ...POSITION, value: undefined, text: undefined, rotateDeg: undefined }
const TEXT_ROW: Absent<TextRow> = { id: undefined, indent: undefined, value: undefined }
const DRAWING: Absent<FlashingDrawing> = {
  drawingId: undefined,
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
  svgUrl: undefined,
}

const ownedPosition = (sent: LabelPosition): LabelPosition => owned(POSITION, sent)
const ownedSize = (sent: EdgeSize): EdgeSize => owned(EDGE_SIZE, sent)

function ownedPoint(sent: Point): Point {
  const point = owned(POINT, sent)
  return point.finish === undefined ? point : { ...point, finish: ownedFinish(point.finish) }
}

function ownedFinish(sent: Finish): Finish {
  const finish = owned(FINISH, sent)
  return finish.position === undefined ? finish : { ...finish, position: ownedPosition(finish.position) }
}

/** What measuring and advising read of a drawing. The rest is left out. */
export function ownedOutline(sent: FlashingDrawing): FlashingDrawing {
  const lines = ownField(sent, 'lines')
  return complete<FlashingDrawing>({
    ...DRAWING,
    isFreeDrawing: ownField(sent, 'isFreeDrawing'),
    points: ownedMap(ownField(sent, 'points'), ownedPoint),
    lines:
      lines &&
      complete<LineSet>({ values: ownedMap(ownField(lines, 'values'), ownedSize), positions: undefined }),
  })
}

/** All that a picture reads of a drawing. */
export function ownedDrawing(sent: FlashingDrawing): FlashingDrawing {
  const drawing = owned(DRAWING, sent)
  const { points, annotations, frontArrow, squareAngle } = drawing
  const [lines, angles] = [
    drawing.lines && owned(SET, drawing.lines),
    drawing.angles && owned(SET, drawing.angles),
  ]
  return complete<FlashingDrawing>({
    ...DRAWING,
    ...drawing,
    points: ownedMap(points, ownedPoint),
    lines:
      lines &&
      complete<LineSet>({
        values: ownedMap(lines.values, ownedSize),
        positions: ownedMap(lines.positions, ownedPosition),
      }),
    angles:
      angles &&
      complete<AngleSet>({
        values: ownedMap(angles.values, (angle) => owned(CORNER_ANGLE, angle)),
        positions: ownedMap(angles.positions, ownedPosition),
      }),
    annotations: ownedMap(annotations, ownedTextBox),
    frontArrow: frontArrow && owned({ ...SPOT, angle: undefined }, frontArrow),
    squareAngle: squareAngle && owned(SPOT, squareAngle),
  })
}

function ownedTextBox(sent: TextBox): TextBox {
  const box = owned(TEXT_BOX, sent)
  return box.text === undefined ? box : { ...box, text: box.text.map((row) => owned(TEXT_ROW, row)) }
}

export function ownedItem(sent: CutListItem): CutListItem {
  return owned({ amount: undefined, length: undefined }, sent)
}

export function ownedLimits(sent: SheetLimits): SheetLimits {
  const absent: Absent<SheetLimits> = {
    templateThicknessMm: undefined,
    minimumFoldMm: undefined,
    maximumGirthMm: undefined,
    maximumLengthMm: undefined,
  }
  return owned(absent, sent)
}

export function ownedEdge(sent: ReadEdge): ReadEdge {
  const edge = owned<ReadEdge>(
    { size: undefined, turn: undefined, hidden: undefined, finish: undefined },
    sent,
  )
  return edge.finish === undefined ? edge : { ...edge, finish: ownedProfileFinish(edge.finish) }
}

function ownedProfileFinish(sent: ReadFinish): ReadFinish {
  return owned<ReadFinish>({ type: undefined, size: undefined, flip: undefined }, sent)
}

export function ownedOptions(sent: ReadOptions): ReadOptions {
  const absent: Absent<ReadOptions> = {
    side: undefined,
    drawingNumber: undefined,
    tempId: undefined,
    heading: undefined,
    canvas: undefined,
    endFinish: undefined,
    colourSide: undefined,
    hideAngles: undefined,
  }
  const options = owned<ReadOptions>(absent, sent)
  const { canvas, endFinish } = options
  return {
    ...options,
    canvas: canvas && owned<Read<Canvas>>({ width: undefined, height: undefined, margin: undefined }, canvas),
    endFinish: endFinish && ownedProfileFinish(endFinish),
  }
}
