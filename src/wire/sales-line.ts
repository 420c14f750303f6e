import { isLineKind, type LineKind, type Notes, type ReadLine, type SalesLine } from '../model/sales-line.js'
import type { PricedLine, PricedPricing } from '../model/priced.js'
import { flashing, flashingWire, type FlashingLineWire } from './flashing.js'
import { productKit, kitLevelWire, type ProductKitLineWire } from './kit.js'
import { linePricingWire, type LinePricingWire } from './line-pricing.js'
import { readObject } from './object.js'
import { refuseLegacy } from './legacy.js'
import {
  catalogueLine,
  catalogueWire,
  notes,
  onTheFlyLine,
  onTheFlyWire,
  type CatalogueLineWire,
  type OnTheFlyLineWire,
} from './plain-lines.js'
import { addProblem, type Reader, type Reading } from './reading.js'

/** The kinds of line as JSON, by their members' names. */
export interface LineWires {
  /** A product that is in no catalogue. */
  readonly onTheFly: OnTheFlyLineWire
  /** A product of the host's catalogue. */
  readonly catalogue: CatalogueLineWire
  /** Work; its total counts toward `labourTotal` too (T8). */
  readonly labour: OnTheFlyLineWire
  /** Text without a price. */
  readonly notes: Notes
  /** A folded sheet, by its drawing and its cut list (F1, F9). */
  readonly flashing: FlashingLineWire
  /** A kit of components and sub-kits (K1). */
  readonly productKit: ProductKitLineWire
}

/** A line of one kind: its own member is there, and none of the others. */
export type LineWireOf<Kind extends LineKind> = Pick<LineWires, Kind> & {
  readonly [Other in Exclude<LineKind, Kind>]?: never
}

/** A line as JSON: exactly one of the six members is there (V3). */
export type SalesLineWire = { readonly [Kind in LineKind]: LineWireOf<Kind> }[LineKind]

/** Reads a line: exactly one of its six kinds (V3). */
export const salesLine: Reader<NonNullable<ReadLine>> = (value, step, reading) => {
  const object = readObject(value, step, reading)
  if (object === undefined) return undefined
  let line: SalesLine | undefined
  let kind: LineKind | undefined
  let others: Others | undefined
  reading.path.push(step)
  for (const field in object) {
    if (!Object.prototype.hasOwnProperty.call(object, field)) continue
    const part = object[field]
    if (part === undefined || part === null) continue // N2
    if (!isLineKind(field)) {
      refuseLegacy(field, reading)
      continue
    }
    const read = readLineOf(field, part, reading)
    if (kind === undefined) {
      kind = field
      line = read
    } else {
      others ??= { kinds: [kind], lines: listed(line) }
      others.kinds.push(field)
      others.lines.push(...listed(read))
    }
  }
  if (kind === undefined) addProblem(reading, 'line_kind_missing', {})
  if (others !== undefined) addProblem(reading, 'line_kind_ambiguous', { kinds: Object.freeze(others.kinds) })
  reading.path.pop()
  return others === undefined ? line : { kind: 'ambiguous', candidates: others.lines }
}

/** A line that is of more kinds than one: all of them, and how it reads as each. */
interface Others {
  readonly kinds: LineKind[]
  readonly lines: SalesLine[]
}

function listed(line: SalesLine | undefined): SalesLine[] {
  return line === undefined ? [] : [line]
}

function readLineOf(kind: LineKind, part: unknown, reading: Reading): SalesLine | undefined {
  switch (kind) {
    case 'onTheFly': {
      const read = onTheFlyLine(part, kind, reading)
      if (read === undefined) return undefined
      requireField(read.fields.productName, kind, 'productName', reading)
      return { kind, fields: read.fields, pricing: read.pricing }
    }
    case 'catalogue': {
      const read = catalogueLine(part, kind, reading)
      if (read === undefined) return undefined
      requireField(read.fields.productId, kind, 'productId', reading)
      return { kind, fields: read.fields, pricing: read.pricing }
    }
    case 'labour': {
      const read = onTheFlyLine(part, kind, reading)
      return read && { kind, fields: read.fields, pricing: read.pricing }
    }
    case 'notes': {
      const read = notes(part, kind, reading)
      return read && { kind, notes: read }
    }
    case 'flashing': {
      const read = flashing(part, kind, reading)
      return read && { kind, flashing: read }
    }
    case 'productKit': {
      const read = productKit(part, kind, reading)
      return read && { kind, kit: read }
    }
  }
}

/** The one field that a line of its kind cannot do without. */
function requireField(value: string | undefined, kind: LineKind, field: string, reading: Reading): void {
  if (value === undefined || value === '') addProblem(reading, 'required', {}, kind, field)
}

/** A priced line as JSON. */
export function salesLineWire(line: PricedLine, currency: string): SalesLineWire {
  switch (line.kind) {
    case 'onTheFly':
      return { onTheFly: onTheFlyWire(line.fields, pricingWire(line.pricing, currency)) }
    case 'catalogue':
      return { catalogue: catalogueWire(line.fields, pricingWire(line.pricing, currency)) }
    case 'labour':
      return { labour: onTheFlyWire(line.fields, pricingWire(line.pricing, currency)) }
    case 'notes':
      return { notes: line.notes }
    case 'flashing':
      return { flashing: flashingWire(line.flashing) }
    case 'productKit':
      return { productKit: kitLevelWire(line.level, currency) }
  }
}

function pricingWire(pricing: PricedPricing | undefined, currency: string): LinePricingWire | undefined {
  return pricing === undefined ? undefined : linePricingWire(pricing, currency)
}
