// Generated from definitions/plain-lines.ts by `npm run generate`. Do not edit.
import { HIDING_FLAG } from '../definitions/ids.js'
import type { Step } from '../problem/path.js'
import { requirePricing } from './cross-field.js'
import {
  type LinePricing,
  type LinePricingInput,
  type ParsedLinePricing,
  readLinePricing,
} from './line-pricing.generated.js'
import { type Draft, type Mutable, addNotAnObject, isObject, setOwn } from './object.js'
import { keepOther, writeOthers } from './opaque.js'
import { type Reading, addMissing, listOf } from './reading.js'
import {
  type ProductId,
  type RowPriceId,
  readFilledText,
  readFlag,
  readOtherId,
  readProductId,
  readRowPriceId,
  readText,
} from './scalars.js'

/**
 * A name and a value. Other fields are kept if they are true or false, such as whether the attribute is
 * shown. Otherwise a flag such as `hideOnCustomerView` is refused, and any other field is dropped.
 */
export interface AttributeInput {
  /** The name of the attribute. */
  name?: string | null | undefined
  /** The value of the attribute. */
  value?: string | null | undefined
  [flag: string]: string | boolean | null | undefined
}

/**
 * A name and a value. Other fields are kept if they are true or false, such as whether the attribute is
 * shown. Otherwise a flag such as `hideOnCustomerView` is refused, and any other field is dropped.
 */
export interface Attribute {
  /** The name of the attribute. */
  readonly name?: string
  /** The value of the attribute. */
  readonly value?: string
  readonly [flag: string]: string | boolean | undefined
}

/** A name and a value. Other fields are treated like the fields of an attribute. */
export interface ParameterInput {
  /** The name of the parameter. The parameter named Colour holds the colour of the product. */
  name?: string | null | undefined
  /**
   * The value of the parameter.
   *
   * @see Rule V6 in docs/rules.md
   */
  value?: string | null | undefined
  [flag: string]: string | boolean | null | undefined
}

/** A name and a value. Other fields are treated like the fields of an attribute. */
export interface Parameter {
  /** The name of the parameter. The parameter named Colour holds the colour of the product. */
  readonly name?: string
  /**
   * The value of the parameter.
   *
   * @see Rule V6 in docs/rules.md
   */
  readonly value?: string
  readonly [flag: string]: string | boolean | undefined
}

/** A line with a product that is not in the catalogue. */
export interface OnTheFlyLineInput {
  /**
   * The name of the product; not empty.
   *
   * @see Rule N2 in docs/rules.md
   */
  productName?: string | null | undefined
  /** A description of the product. */
  productDescription?: string | null | undefined
  /** The colour of the product. */
  colour?: string | null | undefined
  /** Further properties of the product. */
  attributes?: AttributeInput[] | null | undefined
  /**
   * The pricing of the line.
   *
   * @see Rule L5 in docs/rules.md
   */
  pricing?: LinePricingInput | null | undefined
}

/** A line with a product that is not in the catalogue. */
export interface OnTheFlyLine {
  /**
   * The name of the product; not empty.
   *
   * @see Rule N2 in docs/rules.md
   */
  readonly productName: string
  /** A description of the product. */
  readonly productDescription?: string
  /** The colour of the product. */
  readonly colour?: string
  /** Further properties of the product. */
  readonly attributes?: readonly Attribute[]
  /**
   * The pricing of the line.
   *
   * @see Rule L5 in docs/rules.md
   */
  readonly pricing: LinePricing
}

/**
 * {@link OnTheFlyLine} in a preview, which does not require fields that change no figure.
 *
 * @see Rule V7 in docs/rules.md
 */
export interface PreviewOnTheFlyLine extends Omit<OnTheFlyLine, 'productName'> {
  /**
   * The name of the product; not empty.
   *
   * @see Rule N2 in docs/rules.md
   */
  readonly productName?: string
}

/** The parsed form of {@link OnTheFlyLineInput}. */
export interface ParsedOnTheFlyLine {
  readonly productName: string | undefined
  readonly productDescription: string | undefined
  readonly colour: string | undefined
  readonly attributes: readonly Attribute[] | undefined
  readonly pricing: ParsedLinePricing | undefined
}

/**
 * A line of labour. Its total counts toward the labour total of the document. Fields of other names are
 * kept as sent.
 *
 * @see Rules T8, M8 in docs/rules.md
 */
export interface LabourLineInput {
  /** The name of the labour, such as Install. */
  productName?: string | null | undefined
  /** A description of the product. */
  productDescription?: string | null | undefined
  /** The colour of the product. */
  colour?: string | null | undefined
  /** Further properties of the product. */
  attributes?: AttributeInput[] | null | undefined
  /**
   * The pricing of the line.
   *
   * @see Rule L5 in docs/rules.md
   */
  pricing?: LinePricingInput | null | undefined
}

/**
 * A line of labour. Its total counts toward the labour total of the document. Fields of other names are
 * kept as sent.
 *
 * @see Rules T8, M8 in docs/rules.md
 */
export interface LabourLine {
  /** The name of the labour, such as Install. */
  readonly productName?: string
  /** A description of the product. */
  readonly productDescription?: string
  /** The colour of the product. */
  readonly colour?: string
  /** Further properties of the product. */
  readonly attributes?: readonly Attribute[]
  /**
   * The pricing of the line.
   *
   * @see Rule L5 in docs/rules.md
   */
  readonly pricing: LinePricing
}

/** The parsed form of {@link LabourLineInput}. */
export interface ParsedLabourLine {
  readonly productName: string | undefined
  readonly productDescription: string | undefined
  readonly colour: string | undefined
  readonly attributes: readonly Attribute[] | undefined
  readonly pricing: ParsedLinePricing | undefined
  readonly others: Readonly<Record<string, unknown>> | undefined
}

/**
 * A line with a product of the catalogue.
 *
 * @see Rule V6 in docs/rules.md
 */
export interface CatalogueLineInput {
  /**
   * The id of the product, which begins with `prod_`.
   *
   * @see Rules V5, V6 in docs/rules.md
   */
  productId?: string | null | undefined
  /**
   * The id of a row of the product.
   *
   * @see Rules V5, V6 in docs/rules.md
   */
  productRowId?: string | null | undefined
  /**
   * The id of a price of that row.
   *
   * @see Rules V5, V6 in docs/rules.md
   */
  rowPriceId?: string | null | undefined
  /** The name of the product. */
  productName?: string | null | undefined
  /** A description of the product. */
  productDescription?: string | null | undefined
  /** The name of the category of the product. */
  categoryName?: string | null | undefined
  /** The name of the price of the product. */
  priceName?: string | null | undefined
  /** The options chosen for the product. */
  params?: ParameterInput[] | null | undefined
  /** Further properties of the product. */
  attributes?: AttributeInput[] | null | undefined
  /**
   * The pricing of the line.
   *
   * @see Rule L5 in docs/rules.md
   */
  pricing?: LinePricingInput | null | undefined
}

/**
 * A line with a product of the catalogue.
 *
 * @see Rule V6 in docs/rules.md
 */
export interface CatalogueLine {
  /**
   * The id of the product, which begins with `prod_`.
   *
   * @see Rules V5, V6 in docs/rules.md
   */
  readonly productId: string
  /**
   * The id of a row of the product.
   *
   * @see Rules V5, V6 in docs/rules.md
   */
  readonly productRowId?: string
  /**
   * The id of a price of that row.
   *
   * @see Rules V5, V6 in docs/rules.md
   */
  readonly rowPriceId?: string
  /** The name of the product. */
  readonly productName?: string
  /** A description of the product. */
  readonly productDescription?: string
  /** The name of the category of the product. */
  readonly categoryName?: string
  /** The name of the price of the product. */
  readonly priceName?: string
  /** The options chosen for the product. */
  readonly params?: readonly Parameter[]
  /** Further properties of the product. */
  readonly attributes?: readonly Attribute[]
  /**
   * The pricing of the line.
   *
   * @see Rule L5 in docs/rules.md
   */
  readonly pricing: LinePricing
}

/**
 * {@link CatalogueLine} in a preview, which does not require fields that change no figure.
 *
 * @see Rule V7 in docs/rules.md
 */
export interface PreviewCatalogueLine extends Omit<CatalogueLine, 'productId'> {
  /**
   * The id of the product, which begins with `prod_`.
   *
   * @see Rules V5, V6 in docs/rules.md
   */
  readonly productId?: string
}

/** The parsed form of {@link CatalogueLineInput}. */
export interface ParsedCatalogueLine {
  readonly productId: ProductId | undefined
  readonly productRowId: string | undefined
  readonly rowPriceId: RowPriceId | undefined
  readonly productName: string | undefined
  readonly productDescription: string | undefined
  readonly categoryName: string | undefined
  readonly priceName: string | undefined
  readonly params: readonly Parameter[] | undefined
  readonly attributes: readonly Attribute[] | undefined
  readonly pricing: ParsedLinePricing | undefined
}

/**
 * A note on the document. Its total is 0, and a `pricing` field is dropped. Fields of other names are kept
 * as sent.
 *
 * @see Rule M8 in docs/rules.md
 */
export interface NotesInput {
  /** The text of the note. */
  text?: string | null | undefined
}

/**
 * A note on the document. Its total is 0, and a `pricing` field is dropped. Fields of other names are kept
 * as sent.
 *
 * @see Rule M8 in docs/rules.md
 */
export interface Notes {
  /** The text of the note. */
  readonly text?: string
}

/** The parsed form of {@link NotesInput}. */
export interface ParsedNotes {
  readonly text: string | undefined
  readonly others: Readonly<Record<string, unknown>> | undefined
}

const readListOfAttribute = listOf(readAttribute, {})
const readListOfParameter = listOf(readParameter, {})

/** Reads {@link AttributeInput} field by field, in the order of the request. */
export function readAttribute(sent: unknown, step: Step, reading: Reading): Attribute | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const kept: Record<string, string | boolean> = {}
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'name': {
        const name = readText(part, field, reading)
        if (name !== undefined) kept.name = name
        break
      }
      case 'value': {
        const value = readText(part, field, reading)
        if (value !== undefined) kept.value = value
        break
      }
      default:
        if (typeof part === 'boolean') setOwn(kept, field, part)
        else if (HIDING_FLAG.test(field)) readFlag(part, field, reading)
    }
  }
  reading.path.pop()
  return kept
}

/** Reads {@link ParameterInput} field by field, in the order of the request. */
export function readParameter(sent: unknown, step: Step, reading: Reading): Parameter | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const kept: Record<string, string | boolean> = {}
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'name': {
        const name = readText(part, field, reading)
        if (name !== undefined) kept.name = name
        break
      }
      case 'value': {
        const value = readText(part, field, reading)
        if (value !== undefined) kept.value = value
        break
      }
      default:
        if (typeof part === 'boolean') setOwn(kept, field, part)
        else if (HIDING_FLAG.test(field)) readFlag(part, field, reading)
    }
  }
  reading.path.pop()
  return kept
}

/** Reads {@link OnTheFlyLineInput} field by field, in the order of the request. */
export function readOnTheFlyLine(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedOnTheFlyLine | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedOnTheFlyLine> = {
    productName: undefined,
    productDescription: undefined,
    colour: undefined,
    attributes: undefined,
    pricing: undefined,
  }
  let isProductNameSent = false
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'productName':
        isProductNameSent = part !== ''
        read.productName = readFilledText(part, field, reading)
        break
      case 'productDescription':
        read.productDescription = readText(part, field, reading)
        break
      case 'colour':
        read.colour = readText(part, field, reading)
        break
      case 'attributes':
        read.attributes = readListOfAttribute(part, field, reading)
        break
      case 'pricing':
        read.pricing = readLinePricing(part, field, reading)
        break
    }
  }
  if (!isProductNameSent) addMissing(reading, 'productName')
  const settled = read.pricing !== undefined ? read : requirePricing(read, sent, reading)
  reading.path.pop()
  return settled
}

/** Writes {@link OnTheFlyLine} from the parsed fields and the computed ones. */
export function writeOnTheFlyLine(read: ParsedOnTheFlyLine, pricing: LinePricing | undefined): OnTheFlyLine {
  const draft: Draft<OnTheFlyLine> = {}
  if (read.productName !== undefined) draft.productName = read.productName
  if (read.productDescription !== undefined) draft.productDescription = read.productDescription
  if (read.colour !== undefined) draft.colour = read.colour
  if (read.attributes !== undefined) draft.attributes = read.attributes
  if (pricing !== undefined) draft.pricing = pricing
  return draft as OnTheFlyLine
}

/** Reads {@link LabourLineInput} field by field, in the order of the request. */
export function readLabourLine(sent: unknown, step: Step, reading: Reading): ParsedLabourLine | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedLabourLine> = {
    productName: undefined,
    productDescription: undefined,
    colour: undefined,
    attributes: undefined,
    pricing: undefined,
    others: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'productName':
        read.productName = readText(part, field, reading)
        break
      case 'productDescription':
        read.productDescription = readText(part, field, reading)
        break
      case 'colour':
        read.colour = readText(part, field, reading)
        break
      case 'attributes':
        read.attributes = readListOfAttribute(part, field, reading)
        break
      case 'pricing':
        read.pricing = readLinePricing(part, field, reading)
        break
      default:
        read.others = keepOther(part, field, reading, read.others)
    }
  }
  const settled = read.pricing !== undefined ? read : requirePricing(read, sent, reading)
  reading.path.pop()
  return settled
}

/** Writes {@link LabourLine} from the parsed fields and the computed ones. */
export function writeLabourLine(read: ParsedLabourLine, pricing: LinePricing | undefined): LabourLine {
  const draft: Draft<LabourLine> = {}
  if (read.productName !== undefined) draft.productName = read.productName
  if (read.productDescription !== undefined) draft.productDescription = read.productDescription
  if (read.colour !== undefined) draft.colour = read.colour
  if (read.attributes !== undefined) draft.attributes = read.attributes
  if (pricing !== undefined) draft.pricing = pricing
  if (read.others !== undefined) writeOthers(draft, read.others)
  return draft as LabourLine
}

/** Reads {@link CatalogueLineInput} field by field, in the order of the request. */
export function readCatalogueLine(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedCatalogueLine | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedCatalogueLine> = {
    productId: undefined,
    productRowId: undefined,
    rowPriceId: undefined,
    productName: undefined,
    productDescription: undefined,
    categoryName: undefined,
    priceName: undefined,
    params: undefined,
    attributes: undefined,
    pricing: undefined,
  }
  let isProductIdSent = false
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'productId':
        isProductIdSent = part !== ''
        read.productId = readProductId(part, field, reading)
        break
      case 'productRowId':
        read.productRowId = readOtherId(part, field, reading)
        break
      case 'rowPriceId':
        read.rowPriceId = readRowPriceId(part, field, reading)
        break
      case 'productName':
        read.productName = readText(part, field, reading)
        break
      case 'productDescription':
        read.productDescription = readText(part, field, reading)
        break
      case 'categoryName':
        read.categoryName = readText(part, field, reading)
        break
      case 'priceName':
        read.priceName = readText(part, field, reading)
        break
      case 'params':
        read.params = readListOfParameter(part, field, reading)
        break
      case 'attributes':
        read.attributes = readListOfAttribute(part, field, reading)
        break
      case 'pricing':
        read.pricing = readLinePricing(part, field, reading)
        break
    }
  }
  if (!isProductIdSent) addMissing(reading, 'productId')
  const settled = read.pricing !== undefined ? read : requirePricing(read, sent, reading)
  reading.path.pop()
  return settled
}

/** Writes {@link CatalogueLine} from the parsed fields and the computed ones. */
export function writeCatalogueLine(
  read: ParsedCatalogueLine,
  pricing: LinePricing | undefined,
): CatalogueLine {
  const draft: Draft<CatalogueLine> = {}
  if (read.productId !== undefined) draft.productId = read.productId
  if (read.productRowId !== undefined) draft.productRowId = read.productRowId
  if (read.rowPriceId !== undefined) draft.rowPriceId = read.rowPriceId
  if (read.productName !== undefined) draft.productName = read.productName
  if (read.productDescription !== undefined) draft.productDescription = read.productDescription
  if (read.categoryName !== undefined) draft.categoryName = read.categoryName
  if (read.priceName !== undefined) draft.priceName = read.priceName
  if (read.params !== undefined) draft.params = read.params
  if (read.attributes !== undefined) draft.attributes = read.attributes
  if (pricing !== undefined) draft.pricing = pricing
  return draft as CatalogueLine
}

/** Reads {@link NotesInput} field by field, in the order of the request. */
export function readNotes(sent: unknown, step: Step, reading: Reading): ParsedNotes | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedNotes> = { text: undefined, others: undefined }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'text':
        read.text = readText(part, field, reading)
        break
      case 'pricing':
        break // M8
      default:
        read.others = keepOther(part, field, reading, read.others)
    }
  }
  reading.path.pop()
  return read
}

/** Writes {@link Notes} field by field, without absent fields. */
export function writeNotes(read: ParsedNotes): Notes {
  const draft: Draft<Notes> = {}
  if (read.text !== undefined) draft.text = read.text
  if (read.others !== undefined) writeOthers(draft, read.others)
  return draft
}
