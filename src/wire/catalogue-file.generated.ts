// Generated from definitions/catalogue-file.ts by `npm run generate`. Do not edit.
import type { Step } from '../problem/path.js'
import { type Mutable, addNotAnObject, isObject } from './object.js'
import { type Reading, addProblem, listOf } from './reading.js'
import { readFilledText, readText } from './scalars.js'

/**
 * A row of a product: a variant, such as a size or a colour, with its own prices.
 *
 * @see Rule V6 in docs/rules.md
 */
export interface CatalogueRow {
  /** The id of the row. */
  readonly productRowId: string
  /** The ids of the prices of the row. When omitted, row prices are not checked. */
  readonly rowPriceIds?: readonly string[]
}

/** The parsed form of {@link CatalogueRow}. */
export interface ParsedCatalogueRow {
  readonly productRowId: string | undefined
  readonly rowPriceIds: readonly string[] | undefined
}

/**
 * A product of a catalogue.
 *
 * @see Rule V6 in docs/rules.md
 */
export interface CatalogueFileProduct {
  /** The id of the product. */
  readonly productId: string
  /**
   * The available colours. When omitted, colours are not checked.
   *
   * @see Rule V6 in docs/rules.md
   */
  readonly colours?: readonly string[]
  /** The rows of the product. When omitted, rows and row prices are not checked. */
  readonly rows?: readonly CatalogueRow[]
}

/**
 * A product of a catalogue, as a look-up by its id returns it.
 *
 * @see Rule V6 in docs/rules.md
 */
export interface CatalogueProduct {
  /**
   * The available colours. When omitted, colours are not checked.
   *
   * @see Rule V6 in docs/rules.md
   */
  readonly colours?: readonly string[]
  /** The rows of the product. When omitted, rows and row prices are not checked. */
  readonly rows?: readonly CatalogueRow[]
}

/** The parsed form of {@link CatalogueFileProduct}. */
export interface ParsedCatalogueFileProduct {
  readonly productId: string | undefined
  readonly colours: readonly string[] | undefined
  readonly rows: readonly ParsedCatalogueRow[] | undefined
}

/**
 * A flashing template of a catalogue.
 *
 * @see Rule V6 in docs/rules.md
 */
export interface CatalogueFileTemplate {
  /** The id of the template. */
  readonly templateId: string
  /**
   * The available colours. When omitted, colours are not checked.
   *
   * @see Rule V6 in docs/rules.md
   */
  readonly colours?: readonly string[]
  /** The thickness in mm, a decimal string. */
  readonly thickness?: string
}

/**
 * A flashing template of a catalogue, as a look-up by its id returns it.
 *
 * @see Rule V6 in docs/rules.md
 */
export interface CatalogueTemplate {
  /**
   * The available colours. When omitted, colours are not checked.
   *
   * @see Rule V6 in docs/rules.md
   */
  readonly colours?: readonly string[]
  /** The thickness in mm, a decimal string. */
  readonly thickness?: string
}

/** The parsed form of {@link CatalogueFileTemplate}. */
export interface ParsedCatalogueFileTemplate {
  readonly templateId: string | undefined
  readonly colours: readonly string[] | undefined
  readonly thickness: string | undefined
}

/**
 * A customer.
 *
 * @see Rule V6 in docs/rules.md
 */
export interface CatalogueFileCustomer {
  /** The id of the customer. */
  readonly customerId: string
}

/** The parsed form of {@link CatalogueFileCustomer}. */
export interface ParsedCatalogueFileCustomer {
  readonly customerId: string | undefined
}

/**
 * A kit of a catalogue.
 *
 * @see Rule V6 in docs/rules.md
 */
export interface CatalogueFileKit {
  /** The id of the kit. */
  readonly kitId: string
}

/** The parsed form of {@link CatalogueFileKit}. */
export interface ParsedCatalogueFileKit {
  readonly kitId: string | undefined
}

/**
 * A catalogue as one JSON object. The ids of an omitted list are not checked.
 *
 * @see Rule A3 in docs/rules.md
 */
export interface CatalogueFile {
  /** The products of the catalogue. */
  readonly products?: readonly CatalogueFileProduct[]
  /** The kits of the catalogue. */
  readonly kits?: readonly CatalogueFileKit[]
  /** The flashing templates of the catalogue. */
  readonly flashingTemplates?: readonly CatalogueFileTemplate[]
  /** The known customers. */
  readonly customers?: readonly CatalogueFileCustomer[]
}

/** The parsed form of {@link CatalogueFile}. */
export interface ParsedCatalogueFile {
  readonly products: readonly ParsedCatalogueFileProduct[] | undefined
  readonly kits: readonly ParsedCatalogueFileKit[] | undefined
  readonly flashingTemplates: readonly ParsedCatalogueFileTemplate[] | undefined
  readonly customers: readonly ParsedCatalogueFileCustomer[] | undefined
}

/** The value used in place of one that could not be read. */
export const NO_CATALOGUE_ROW: ParsedCatalogueRow = { productRowId: undefined, rowPriceIds: undefined }

/** The value used in place of one that could not be read. */
export const NO_CATALOGUE_FILE_PRODUCT: ParsedCatalogueFileProduct = {
  productId: undefined,
  colours: undefined,
  rows: undefined,
}

/** The value used in place of one that could not be read. */
export const NO_CATALOGUE_FILE_TEMPLATE: ParsedCatalogueFileTemplate = {
  templateId: undefined,
  colours: undefined,
  thickness: undefined,
}

/** The value used in place of one that could not be read. */
export const NO_CATALOGUE_FILE_CUSTOMER: ParsedCatalogueFileCustomer = { customerId: undefined }

/** The value used in place of one that could not be read. */
export const NO_CATALOGUE_FILE_KIT: ParsedCatalogueFileKit = { kitId: undefined }

const readListOfText = listOf(readText, '')
const readListOfCatalogueRow = listOf(readCatalogueRow, NO_CATALOGUE_ROW)
const readListOfCatalogueFileProduct = listOf(readCatalogueFileProduct, NO_CATALOGUE_FILE_PRODUCT)
const readListOfCatalogueFileKit = listOf(readCatalogueFileKit, NO_CATALOGUE_FILE_KIT)
const readListOfCatalogueFileTemplate = listOf(readCatalogueFileTemplate, NO_CATALOGUE_FILE_TEMPLATE)
const readListOfCatalogueFileCustomer = listOf(readCatalogueFileCustomer, NO_CATALOGUE_FILE_CUSTOMER)

/** Reads {@link CatalogueRow} field by field, in the order of the request. */
export function readCatalogueRow(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedCatalogueRow | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedCatalogueRow> = { productRowId: undefined, rowPriceIds: undefined }
  let isProductRowIdSent = false
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'productRowId':
        isProductRowIdSent = part !== ''
        read.productRowId = readFilledText(part, field, reading)
        break
      case 'rowPriceIds':
        read.rowPriceIds = readListOfText(part, field, reading)
        break
    }
  }
  if (!isProductRowIdSent) addProblem(reading, 'required', {}, 'productRowId')
  reading.path.pop()
  return read
}

/** Reads {@link CatalogueFileProduct} field by field, in the order of the request. */
export function readCatalogueFileProduct(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedCatalogueFileProduct | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedCatalogueFileProduct> = {
    productId: undefined,
    colours: undefined,
    rows: undefined,
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
        read.productId = readFilledText(part, field, reading)
        break
      case 'colours':
        read.colours = readListOfText(part, field, reading)
        break
      case 'rows':
        read.rows = readListOfCatalogueRow(part, field, reading)
        break
    }
  }
  if (!isProductIdSent) addProblem(reading, 'required', {}, 'productId')
  reading.path.pop()
  return read
}

/** Reads {@link CatalogueFileTemplate} field by field, in the order of the request. */
export function readCatalogueFileTemplate(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedCatalogueFileTemplate | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedCatalogueFileTemplate> = {
    templateId: undefined,
    colours: undefined,
    thickness: undefined,
  }
  let isTemplateIdSent = false
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'templateId':
        isTemplateIdSent = part !== ''
        read.templateId = readFilledText(part, field, reading)
        break
      case 'colours':
        read.colours = readListOfText(part, field, reading)
        break
      case 'thickness':
        read.thickness = readText(part, field, reading)
        break
    }
  }
  if (!isTemplateIdSent) addProblem(reading, 'required', {}, 'templateId')
  reading.path.pop()
  return read
}

/** Reads {@link CatalogueFileCustomer} field by field, in the order of the request. */
export function readCatalogueFileCustomer(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedCatalogueFileCustomer | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedCatalogueFileCustomer> = { customerId: undefined }
  let isCustomerIdSent = false
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'customerId':
        isCustomerIdSent = part !== ''
        read.customerId = readFilledText(part, field, reading)
        break
    }
  }
  if (!isCustomerIdSent) addProblem(reading, 'required', {}, 'customerId')
  reading.path.pop()
  return read
}

/** Reads {@link CatalogueFileKit} field by field, in the order of the request. */
export function readCatalogueFileKit(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedCatalogueFileKit | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedCatalogueFileKit> = { kitId: undefined }
  let isKitIdSent = false
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'kitId':
        isKitIdSent = part !== ''
        read.kitId = readFilledText(part, field, reading)
        break
    }
  }
  if (!isKitIdSent) addProblem(reading, 'required', {}, 'kitId')
  reading.path.pop()
  return read
}

/** Reads {@link CatalogueFile} field by field, in the order of the request. */
export function readCatalogueFile(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedCatalogueFile | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedCatalogueFile> = {
    products: undefined,
    kits: undefined,
    flashingTemplates: undefined,
    customers: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'products':
        read.products = readListOfCatalogueFileProduct(part, field, reading)
        break
      case 'kits':
        read.kits = readListOfCatalogueFileKit(part, field, reading)
        break
      case 'flashingTemplates':
        read.flashingTemplates = readListOfCatalogueFileTemplate(part, field, reading)
        break
      case 'customers':
        read.customers = readListOfCatalogueFileCustomer(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}
