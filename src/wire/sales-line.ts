import { LINE_KINDS, type LineKind, type ReadLine, type SalesLine } from '../model/sales-line.js'
import type { PricedLine } from '../model/priced.js'
import { flashing, flashingWire, type FlashingLineWire } from './flashing.js'
import { productKit, tierWire, type ProductKitLineWire } from './kit.js'
import { linePricing, linePricingWire } from './line-pricing.js'
import { readFields, readObject, readOwn, refuseLegacy, type Fields, type JsonObject } from './object.js'
import {
  catalogueFields,
  notes,
  onTheFlyFields,
  type CatalogueLineWire,
  type OnTheFlyLineWire,
} from './plain-lines.js'
import { report, reportPlain, type Reader, type Reading } from './reading.js'
import type { Notes } from '../model/sales-line.js'

/** A line as JSON: exactly one of the six members is there (V3). */
export interface SalesLineWire {
  readonly onTheFly?: OnTheFlyLineWire
  readonly catalogue?: CatalogueLineWire
  readonly labour?: OnTheFlyLineWire
  readonly notes?: Notes
  readonly flashing?: FlashingLineWire
  readonly productKit?: ProductKitLineWire
}

/** Reads a line: exactly one of its six kinds (V3). */
export const salesLine: Reader<NonNullable<ReadLine>> = (value, step, reading) => {
  const object = readObject(value, step, reading)
  if (object === undefined) return undefined
  reading.way.push(step)
  const kinds = LINE_KINDS.filter((kind) => isSet(object, kind))
  for (const field of Object.keys(object)) refuseLegacy(field, reading)
  const lines = kinds.flatMap((kind) => readKind(object, kind, reading) ?? [])
  if (kinds.length === 0) reportPlain(reading, 'line_kind_missing')
  if (kinds.length > 1) report(reading, 'line_kind_ambiguous', { kinds: kinds.join(', ') })
  reading.way.pop()
  return kinds.length > 1 ? { kind: 'ambiguous', candidates: lines } : lines[0]
}

function isSet(object: JsonObject, kind: LineKind): boolean {
  return Object.hasOwn(object, kind) && object[kind] !== undefined && object[kind] !== null // N2
}

function readKind(line: JsonObject, kind: LineKind, reading: Reading): SalesLine | undefined {
  switch (kind) {
    case 'onTheFly': {
      const read = readPriced(line[kind], kind, onTheFlyFields, 'productName', reading)
      return read && { kind, ...read }
    }
    case 'catalogue': {
      const read = readPriced(line[kind], kind, catalogueFields, 'productId', reading)
      return read && { kind, ...read }
    }
    case 'labour': {
      const read = readPriced(line[kind], kind, onTheFlyFields, undefined, reading)
      return read && { kind, ...read }
    }
    case 'notes': {
      const read = notes(line[kind], kind, reading)
      return read && { kind, notes: read }
    }
    case 'flashing': {
      const read = flashing(line[kind], kind, reading)
      return read && { kind, flashing: read }
    }
    case 'productKit': {
      const read = productKit(line[kind], kind, reading)
      return read && { kind, kit: read }
    }
  }
}

/** Reads a line that has a pricing object of its own, and the one field it cannot do without. */
function readPriced<A extends object>(
  value: unknown,
  kind: LineKind,
  fields: Fields<A>,
  required: (keyof A & string) | undefined,
  reading: Reading,
): { readonly fields: A; readonly pricing: SalesLineParts['pricing'] } | undefined {
  const object = readObject(value, kind, reading)
  if (object === undefined) return undefined
  reading.way.push(kind)
  const read = readFields(object, fields, reading)
  if (required !== undefined && (read[required] === undefined || read[required] === '')) {
    reportPlain(reading, 'required', required)
  }
  const pricing = readOwn(object, 'pricing', linePricing, reading)
  reading.way.pop()
  return { fields: read, pricing }
}

type SalesLineParts = Extract<SalesLine, { readonly kind: 'onTheFly' }>

/** A priced line as JSON. */
export function salesLineWire(line: PricedLine, currency: string): SalesLineWire {
  switch (line.kind) {
    case 'onTheFly':
    case 'catalogue':
    case 'labour': {
      const { kind, fields, pricing } = line
      const priced =
        pricing === undefined ? fields : { ...fields, pricing: linePricingWire(pricing, currency) }
      return { [kind]: priced }
    }
    case 'notes':
      return { notes: line.notes }
    case 'flashing':
      return { flashing: flashingWire(line.flashing) }
    case 'productKit':
      return { productKit: tierWire(line.tier, currency) }
  }
}
