import type { DocumentKind } from '../wire/document.js'
import {
  CATALOGUE_LINE_FIELDS,
  LABOUR_LINE_FIELDS,
  NOTES_FIELDS,
  ON_THE_FLY_LINE_FIELDS,
  ORDER_REQUEST_FIELDS,
  PRICED_ORDER_FIELDS,
  PRICED_QUOTE_FIELDS,
  QUOTE_REQUEST_FIELDS,
  SALES_LINE_FIELDS,
} from './byte-fields.generated.js'
import { asciiConstant, type Constant } from './constant.js'
import { fieldTable, placeOf, type ByteField } from './field-table.js'
import { frameOf, type Frame } from './frame.js'

/** The kinds of line that are priced as bytes. */
type OrdinaryKind = 'onTheFly' | 'catalogue' | 'labour' | 'notes'

/** How a line of one kind is read. */
export interface LineForm {
  readonly kind: OrdinaryKind
  readonly frame: Frame
  /** The place of its pricing, or -1. */
  readonly pricing: number
}

/** How lines are read: as an object with one field, which is their kind (V3). */
export interface LineForms {
  readonly frame: Frame
  /** By the place of the kind; undefined for a kind that is left to the engine. */
  readonly kinds: readonly (LineForm | undefined)[]
}

export function lineForms(): LineForms {
  const ordinary: Readonly<Record<OrdinaryKind, readonly ByteField[]>> = {
    onTheFly: ON_THE_FLY_LINE_FIELDS,
    catalogue: CATALOGUE_LINE_FIELDS,
    labour: LABOUR_LINE_FIELDS,
    notes: NOTES_FIELDS,
  }
  const forms = (Object.keys(ordinary) as OrdinaryKind[]).map((kind) => {
    const fields = ordinary[kind]
    return { kind, frame: frameOf(fieldTable(fields)), pricing: placeOf(fields, 'pricing') }
  })
  return {
    frame: frameOf(fieldTable(SALES_LINE_FIELDS)),
    kinds: SALES_LINE_FIELDS.map(([name]) => forms.find(({ kind }) => kind === name)),
  }
}

/** A field of a priced document. */
export interface AnsweredField {
  readonly name: (typeof PRICED_QUOTE_FIELDS | typeof PRICED_ORDER_FIELDS)[number]
  /** What is written before its value. */
  readonly opening: Constant
  /** The place of the same field in the request, or -1. */
  readonly place: number
}

/** How a document of one kind is read and written. */
export interface DocumentForm {
  readonly frame: Frame
  /** The place of its lines. */
  readonly lines: number
  readonly answered: readonly AnsweredField[]
}

export function documentForms(): Readonly<Record<DocumentKind, DocumentForm>> {
  return {
    quote: formOf(QUOTE_REQUEST_FIELDS, PRICED_QUOTE_FIELDS),
    order: formOf(ORDER_REQUEST_FIELDS, PRICED_ORDER_FIELDS),
  }
}

function formOf(fields: readonly ByteField[], answered: readonly AnsweredField['name'][]): DocumentForm {
  return {
    frame: frameOf(fieldTable(fields)),
    lines: placeOf(fields, 'lines'),
    answered: answered.map((name, index) => ({
      name,
      opening: asciiConstant(`${index === 0 ? '{' : ','}"${name}":`),
      place: placeOf(fields, name),
    })),
  }
}
