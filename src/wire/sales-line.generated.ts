// Generated from nouns/sales-line.ts by `npm run generate`. Do not edit.
import { type FlashingLine, type ParsedFlashingLine, readFlashingLine } from './flashing.generated.js'
import { type ParsedProductKitLine, type ProductKitLine, readProductKitLine } from './kit.generated.js'
import {
  type CatalogueLine,
  type Notes,
  type OnTheFlyLine,
  type ParsedCatalogueLine,
  type ParsedNotes,
  type ParsedOnTheFlyLine,
  readCatalogueLine,
  readLabourLine,
  readNotes,
  readOnTheFlyLine,
} from './plain-lines.generated.js'
import type { Reading } from './reading.js'

/**
 * The six kinds of line (V3), by their member names. Frozen.
 *
 * @example
 * import { LINE_KINDS, type SalesLine } from 'quotewright'
 *
 * const line: SalesLine = { notes: { text: 'Scaffolding by others.' } }
 * assert.equal(
 *   LINE_KINDS.find((kind) => kind in line),
 *   'notes',
 * )
 */
export const LINE_KINDS = Object.freeze([
  'onTheFly',
  'catalogue',
  'labour',
  'notes',
  'flashing',
  'productKit',
] as const)
/** The name of a kind of line, as its member is called. */
export type LineKind = (typeof LINE_KINDS)[number]

/** The kinds of line, by their members' names. */
export interface LineWires {
  /** A product that is not in the catalogue. */
  readonly onTheFly: OnTheFlyLine
  /** A product of the catalogue. */
  readonly catalogue: CatalogueLine
  /** Labour. */
  readonly labour: OnTheFlyLine
  /** A note. */
  readonly notes: Notes
  /** A flashing. */
  readonly flashing: FlashingLine
  /** A product kit. */
  readonly productKit: ProductKitLine
}

/** A line of one kind: its own member is there, and none of the others. */
export type LineWireOf<Kind extends LineKind> = Pick<LineWires, Kind> & {
  readonly [Other in Exclude<LineKind, Kind>]?: never
}

/** A line of a document: exactly one of its six kinds (V3). */
export type SalesLine = { readonly [Kind in LineKind]: LineWireOf<Kind> }[LineKind]

/** {@link SalesLine} as it was read. */
export type ParsedSalesLine =
  | { readonly kind: 'onTheFly'; readonly line: ParsedOnTheFlyLine }
  | { readonly kind: 'catalogue'; readonly line: ParsedCatalogueLine }
  | { readonly kind: 'labour'; readonly line: ParsedOnTheFlyLine }
  | { readonly kind: 'notes'; readonly line: ParsedNotes }
  | { readonly kind: 'flashing'; readonly line: ParsedFlashingLine }
  | { readonly kind: 'productKit'; readonly line: ParsedProductKitLine }

/** Reads what a line says as one of the kinds. */
export function readSalesLineOf(
  kind: LineKind,
  part: unknown,
  reading: Reading,
): ParsedSalesLine | undefined {
  switch (kind) {
    case 'onTheFly': {
      const line = readOnTheFlyLine(part, kind, reading)
      return line && { kind, line }
    }
    case 'catalogue': {
      const line = readCatalogueLine(part, kind, reading)
      return line && { kind, line }
    }
    case 'labour': {
      const line = readLabourLine(part, kind, reading)
      return line && { kind, line }
    }
    case 'notes': {
      const line = readNotes(part, kind, reading)
      return line && { kind, line }
    }
    case 'flashing': {
      const line = readFlashingLine(part, kind, reading)
      return line && { kind, line }
    }
    case 'productKit': {
      const line = readProductKitLine(part, kind, reading)
      return line && { kind, line }
    }
  }
}

/** Whether a field of a line is the member of a kind. */
export function isLineKind(name: string): name is LineKind {
  switch (name) {
    case 'onTheFly':
    case 'catalogue':
    case 'labour':
    case 'notes':
    case 'flashing':
    case 'productKit':
      return true
    default:
      return false
  }
}
