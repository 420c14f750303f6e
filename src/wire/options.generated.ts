// Generated from definitions/options.ts by `npm run generate`. Do not edit.
import {
  COLOUR_SIDES,
  CUTTING_OBJECTIVES,
  type ColourSide,
  type CuttingObjective,
  DRAWING_SIDES,
  type DrawingSide,
  FINISH_TYPES,
  type FinishType,
  THEMES,
  type Theme,
} from '../definitions/enums.js'
import type { Millimetres, Quantity } from '../number/units.js'
import type { Step } from '../problem/path.js'
import { type Mutable, addNotAnObject, isObject } from './object.js'
import { type Reading, addProblem, listOf } from './reading.js'
import { enumOf, nameOf, readCount, readFlag, readJsonInteger, readJsonNumber, readText } from './scalars.js'
import { readCost, readSize } from './setting-fields.js'

/** The options for pricing a request. */
export interface PricingOptions {
  /**
   * The maximum number of problems in an answer, at least 1. If there are more, a last problem
   * `more_problems` gives the total count. When omitted, all problems are listed.
   *
   * @see Rule V1 in docs/rules.md
   */
  maxProblems?: number | null | undefined
}

/** The parsed form of {@link PricingOptions}. */
export interface ParsedPricingOptions {
  readonly maxProblems: number | undefined
}

/**
 * The limits of a workshop. Each is in mm, a number or a decimal string; an omitted limit is not checked.
 */
export interface SheetLimits {
  /** The thickness of the flashing's template. In mm. */
  templateThicknessMm?: number | string | null | undefined
  /** The shortest edge that can be folded. In mm. */
  minimumFoldMm?: number | string | null | undefined
  /** The width of the sheet: the largest girth. In mm. */
  maximumGirthMm?: number | string | null | undefined
  /** The length of the sheet: the longest piece. In mm. */
  maximumLengthMm?: number | string | null | undefined
}

/** The parsed form of {@link SheetLimits}. */
export interface ParsedSheetLimits {
  readonly templateThicknessMm: Millimetres | undefined
  readonly minimumFoldMm: Millimetres | undefined
  readonly maximumGirthMm: Millimetres | undefined
  readonly maximumLengthMm: Millimetres | undefined
}

/** A stock length that can be bought. */
export interface StockLength {
  /** The length in mm, greater than 0: a number or a decimal string. */
  readonly lengthMm: number | string
  /** The number of bars, at least 1. When omitted, unlimited. */
  readonly count?: number
  /** The cost of one bar, in any unit: a number or a decimal string. */
  readonly cost?: number | string
}

/** The parsed form of {@link StockLength}. */
export interface ParsedStockLength {
  readonly lengthMm: Millimetres | undefined
  readonly count: number | undefined
  readonly cost: Quantity | undefined
}

/** Metal left over from an earlier job. It costs nothing. */
export interface StockOffcut {
  /** The length in mm, greater than 0: a number or a decimal string. */
  readonly lengthMm: number | string
  /** The number of offcuts, at least 1. When omitted, 1. */
  readonly count?: number
}

/** The parsed form of {@link StockOffcut}. */
export interface ParsedStockOffcut {
  readonly lengthMm: Millimetres | undefined
  readonly count: number | undefined
}

/**
 * The stock that flashings are cut from.
 *
 * @see Rule F13 in docs/rules.md
 */
export interface StockOptions {
  /**
   * The stock length in mm: a number or a decimal string. Works like a first entry of `stocks`. A plan
   * needs a stock length or an offcut.
   */
  stockLengthMm?: number | string | null | undefined
  /**
   * The stock lengths to choose from.
   *
   * @see Rule F13 in docs/rules.md
   */
  stocks?: readonly StockLength[] | null | undefined
  /**
   * The offcuts of earlier jobs. They cost nothing, so the plan prefers them.
   *
   * @see Rule F13 in docs/rules.md
   */
  offcuts?: readonly StockOffcut[] | null | undefined
  /**
   * The kerf: the length that one cut removes, in mm, a number or a decimal string. Each piece needs one
   * cut. The last cut of a bar removes at most what is left. When omitted, 0.
   */
  kerfMm?: number | string | null | undefined
  /**
   * The length trimmed off each stock length and offcut before the first piece, in mm, both ends together.
   * When omitted, 0.
   */
  trimMm?: number | string | null | undefined
  /**
   * The figure that the plan minimizes: the number of new `bars`, their `metal`, or their `cost`. When
   * omitted, `bars` with one stock length, otherwise `metal`.
   *
   * @see Rule F13 in docs/rules.md
   */
  objective?: CuttingObjective | null | undefined
}

/** The parsed form of {@link StockOptions}. */
export interface ParsedStockOptions {
  readonly stockLengthMm: Millimetres | undefined
  readonly stocks: readonly ParsedStockLength[] | undefined
  readonly offcuts: readonly ParsedStockOffcut[] | undefined
  readonly kerfMm: Millimetres | undefined
  readonly trimMm: Millimetres | undefined
  readonly objective: CuttingObjective | undefined
}

/** Options for the look of a picture. */
export interface PictureOptions {
  /** The title of the sheet. When omitted, the name of the product; when empty, no title. */
  title?: string | null | undefined
  /** The colours of the picture. When omitted, `auto`, which follows the reader's system. */
  theme?: Theme | null | undefined
  /**
   * The locale for the words and the decimal mark, such as `de` or `de-AT`. When omitted, or for an
   * unsupported language, English.
   */
  locale?: string | null | undefined
  /** The unit of the sizes, shown once. When omitted, `mm`; when empty, no unit. */
  unitLabel?: string | null | undefined
  /**
   * A side of the picture in pixels. When omitted, it follows from the other side; when both are omitted,
   * the picture is 594 × 420.
   */
  width?: number | null | undefined
  /**
   * A side of the picture in pixels. When omitted, it follows from the other side; when both are omitted,
   * the picture is 594 × 420.
   */
  height?: number | null | undefined
}

/** The parsed form of {@link PictureOptions}. */
export interface ParsedPictureOptions {
  readonly title?: string | undefined
  readonly theme?: Theme | undefined
  readonly locale?: string | undefined
  readonly unitLabel?: string | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** A finish at a free end of a profile. */
export interface ProfileFinish {
  /**
   * The kind of finish.
   *
   * @see Rule F3 in docs/rules.md
   */
  type: FinishType | number
  /**
   * The width of the finish in mm, greater than 0. It counts toward the girth.
   *
   * @see Rule F2 in docs/rules.md
   */
  size: number
  /**
   * Which side the finish is on, looking from the finished end along its edge: right when false, left when
   * true. For a feather, it is the reverse.
   */
  flip?: boolean | null | undefined
}

/** The parsed form of {@link ProfileFinish}. */
export interface ParsedProfileFinish {
  readonly type?: FinishType | undefined
  readonly size?: number | undefined
  readonly flip?: boolean | undefined
}

/** One straight piece of a profile, from one bend to the next. */
export interface ProfileEdge {
  /** The size of the edge in mm, greater than 0. */
  size: number
  /**
   * The turn of the sheet from the direction of the previous edge, in degrees from -180 to 180: positive to
   * the right (clockwise on the screen), negative to the left. When omitted, 0. Not allowed on the first
   * edge.
   */
  turn?: number | null | undefined
  /**
   * Whether the edge is hidden: it then does not count toward the girth.
   *
   * @see Rule F2 in docs/rules.md
   */
  hidden?: boolean | null | undefined
  /**
   * The finish at the start of the first edge or at the end of the last edge. Not allowed on other edges.
   */
  finish?: ProfileFinish | null | undefined
}

/** The parsed form of {@link ProfileEdge}. */
export interface ParsedProfileEdge {
  readonly size?: number | undefined
  readonly turn?: number | undefined
  readonly hidden?: boolean | undefined
  readonly finish?: ParsedProfileFinish | undefined
}

/** The space that a profile is drawn on, in canvas units. */
export interface Canvas {
  /** The width, in canvas units. */
  width: number
  /** The height, in canvas units. */
  height: number
  /** The space that is kept clear on all sides, in canvas units. */
  margin: number
}

/** The parsed form of {@link Canvas}. */
export interface ParsedCanvas {
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly margin?: number | undefined
}

/** Further properties of a drawing made from a profile. */
export interface ProfileOptions {
  /**
   * The side that the drawing shows. When omitted, none: a document then takes far for the main drawing and
   * near for other sides.
   *
   * @see Rule F9 in docs/rules.md
   */
  side?: DrawingSide | number | null | undefined
  /**
   * The number of the drawing. When omitted, 0.
   *
   * @see Rule F9 in docs/rules.md
   */
  drawingNumber?: number | null | undefined
  /**
   * The caller's own id of the drawing in the request.
   *
   * @see Rule F9 in docs/rules.md
   */
  tempId?: string | null | undefined
  /**
   * The direction of the first edge, in degrees clockwise on the screen. When omitted, 0, which is to the
   * right.
   */
  heading?: number | null | undefined
  /** The space to draw on. When omitted, 600 × 480 with a margin of 80. */
  canvas?: Canvas | null | undefined
  /** The finish at the end of the edge, if the profile has a single edge. */
  endFinish?: ProfileFinish | null | undefined
  /**
   * The coloured side of the sheet, seen along the sheet from the first edge. If set, an arrow in the
   * drawing points at it.
   */
  colourSide?: ColourSide | null | undefined
  /** Whether the angles are recorded as hidden. */
  hideAngles?: boolean | null | undefined
}

/** The parsed form of {@link ProfileOptions}. */
export interface ParsedProfileOptions {
  readonly side?: DrawingSide | undefined
  readonly drawingNumber?: number | undefined
  readonly tempId?: string | undefined
  readonly heading?: number | undefined
  readonly canvas?: ParsedCanvas | undefined
  readonly endFinish?: ParsedProfileFinish | undefined
  readonly colourSide?: ColourSide | undefined
  readonly hideAngles?: boolean | undefined
}

/** The value used in place of one that could not be read. */
export const NO_SHEET_LIMITS: ParsedSheetLimits = {
  templateThicknessMm: undefined,
  minimumFoldMm: undefined,
  maximumGirthMm: undefined,
  maximumLengthMm: undefined,
}

/** The value used in place of one that could not be read. */
export const NO_STOCK_LENGTH: ParsedStockLength = { lengthMm: undefined, count: undefined, cost: undefined }

/** The value used in place of one that could not be read. */
export const NO_STOCK_OFFCUT: ParsedStockOffcut = { lengthMm: undefined, count: undefined }

/** The value used in place of one that could not be read. */
export const NO_STOCK_OPTIONS: ParsedStockOptions = {
  stockLengthMm: undefined,
  stocks: undefined,
  offcuts: undefined,
  kerfMm: undefined,
  trimMm: undefined,
  objective: undefined,
}

/** The value used in place of one that could not be read. */
export const NO_PROFILE_EDGE: ParsedProfileEdge = {
  size: undefined,
  turn: undefined,
  hidden: undefined,
  finish: undefined,
}

/** The value used in place of one that could not be read. */
export const NO_PROFILE_OPTIONS: ParsedProfileOptions = {
  side: undefined,
  drawingNumber: undefined,
  tempId: undefined,
  heading: undefined,
  canvas: undefined,
  endFinish: undefined,
  colourSide: undefined,
  hideAngles: undefined,
}

const readListOfStockLength = listOf(readStockLength, NO_STOCK_LENGTH)
const readListOfStockOffcut = listOf(readStockOffcut, NO_STOCK_OFFCUT)
const readStockOptionsObjective = nameOf(CUTTING_OBJECTIVES)
const readPictureOptionsTheme = nameOf(THEMES)
const readProfileFinishType = enumOf(FINISH_TYPES)
const readProfileOptionsSide = enumOf(DRAWING_SIDES)
const readProfileOptionsColourSide = nameOf(COLOUR_SIDES)

/** Reads {@link PricingOptions} field by field, in the order of the request. */
export function readPricingOptions(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedPricingOptions | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedPricingOptions> = { maxProblems: undefined }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'maxProblems':
        read.maxProblems = readCount(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Reads {@link SheetLimits} field by field, in the order of the request. */
export function readSheetLimits(sent: unknown, step: Step, reading: Reading): ParsedSheetLimits | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedSheetLimits> = {
    templateThicknessMm: undefined,
    minimumFoldMm: undefined,
    maximumGirthMm: undefined,
    maximumLengthMm: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'templateThicknessMm':
        read.templateThicknessMm = readSize(part, field, reading)
        break
      case 'minimumFoldMm':
        read.minimumFoldMm = readSize(part, field, reading)
        break
      case 'maximumGirthMm':
        read.maximumGirthMm = readSize(part, field, reading)
        break
      case 'maximumLengthMm':
        read.maximumLengthMm = readSize(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Reads {@link StockLength} field by field, in the order of the request. */
export function readStockLength(sent: unknown, step: Step, reading: Reading): ParsedStockLength | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedStockLength> = { lengthMm: undefined, count: undefined, cost: undefined }
  let isLengthMmSent = false
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'lengthMm':
        isLengthMmSent = part !== ''
        read.lengthMm = readSize(part, field, reading)
        break
      case 'count':
        read.count = readCount(part, field, reading)
        break
      case 'cost':
        read.cost = readCost(part, field, reading)
        break
    }
  }
  if (!isLengthMmSent) addProblem(reading, 'required', {}, 'lengthMm')
  reading.path.pop()
  return read
}

/** Reads {@link StockOffcut} field by field, in the order of the request. */
export function readStockOffcut(sent: unknown, step: Step, reading: Reading): ParsedStockOffcut | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedStockOffcut> = { lengthMm: undefined, count: undefined }
  let isLengthMmSent = false
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'lengthMm':
        isLengthMmSent = part !== ''
        read.lengthMm = readSize(part, field, reading)
        break
      case 'count':
        read.count = readCount(part, field, reading)
        break
    }
  }
  if (!isLengthMmSent) addProblem(reading, 'required', {}, 'lengthMm')
  reading.path.pop()
  return read
}

/** Reads {@link StockOptions} field by field, in the order of the request. */
export function readStockOptions(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedStockOptions | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedStockOptions> = {
    stockLengthMm: undefined,
    stocks: undefined,
    offcuts: undefined,
    kerfMm: undefined,
    trimMm: undefined,
    objective: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'stockLengthMm':
        read.stockLengthMm = readSize(part, field, reading)
        break
      case 'stocks':
        read.stocks = readListOfStockLength(part, field, reading)
        break
      case 'offcuts':
        read.offcuts = readListOfStockOffcut(part, field, reading)
        break
      case 'kerfMm':
        read.kerfMm = readSize(part, field, reading)
        break
      case 'trimMm':
        read.trimMm = readSize(part, field, reading)
        break
      case 'objective':
        read.objective = readStockOptionsObjective(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Reads {@link PictureOptions} field by field, in the order of the request. */
export function readPictureOptions(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedPictureOptions | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedPictureOptions> = {
    title: undefined,
    theme: undefined,
    locale: undefined,
    unitLabel: undefined,
    width: undefined,
    height: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'title':
        read.title = readText(part, field, reading)
        break
      case 'theme':
        read.theme = readPictureOptionsTheme(part, field, reading)
        break
      case 'locale':
        read.locale = readText(part, field, reading)
        break
      case 'unitLabel':
        read.unitLabel = readText(part, field, reading)
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

/** Reads {@link ProfileFinish} field by field, in the order of the request. */
export function readProfileFinish(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedProfileFinish | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedProfileFinish> = { type: undefined, size: undefined, flip: undefined }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'type':
        read.type = readProfileFinishType(part, field, reading)
        break
      case 'size':
        read.size = readJsonNumber(part, field, reading)
        break
      case 'flip':
        read.flip = readFlag(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Reads {@link ProfileEdge} field by field, in the order of the request. */
export function readProfileEdge(sent: unknown, step: Step, reading: Reading): ParsedProfileEdge | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedProfileEdge> = {
    size: undefined,
    turn: undefined,
    hidden: undefined,
    finish: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'size':
        read.size = readJsonNumber(part, field, reading)
        break
      case 'turn':
        read.turn = readJsonNumber(part, field, reading)
        break
      case 'hidden':
        read.hidden = readFlag(part, field, reading)
        break
      case 'finish':
        read.finish = readProfileFinish(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Reads {@link Canvas} field by field, in the order of the request. */
export function readCanvas(sent: unknown, step: Step, reading: Reading): ParsedCanvas | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedCanvas> = { width: undefined, height: undefined, margin: undefined }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'width':
        read.width = readJsonNumber(part, field, reading)
        break
      case 'height':
        read.height = readJsonNumber(part, field, reading)
        break
      case 'margin':
        read.margin = readJsonNumber(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Reads {@link ProfileOptions} field by field, in the order of the request. */
export function readProfileOptions(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedProfileOptions | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedProfileOptions> = {
    side: undefined,
    drawingNumber: undefined,
    tempId: undefined,
    heading: undefined,
    canvas: undefined,
    endFinish: undefined,
    colourSide: undefined,
    hideAngles: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'side':
        read.side = readProfileOptionsSide(part, field, reading)
        break
      case 'drawingNumber':
        read.drawingNumber = readJsonInteger(part, field, reading)
        break
      case 'tempId':
        read.tempId = readText(part, field, reading)
        break
      case 'heading':
        read.heading = readJsonNumber(part, field, reading)
        break
      case 'canvas':
        read.canvas = readCanvas(part, field, reading)
        break
      case 'endFinish':
        read.endFinish = readProfileFinish(part, field, reading)
        break
      case 'colourSide':
        read.colourSide = readProfileOptionsColourSide(part, field, reading)
        break
      case 'hideAngles':
        read.hideAngles = readFlag(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}
