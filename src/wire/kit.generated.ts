// Generated from definitions/kit.ts by `npm run generate`. Do not edit.
import { PRODUCT_TYPES, type ProductType } from '../definitions/enums.js'
import type { Step } from '../problem/path.js'
import { enterKit, leaveKit, refuseLegacy } from './cross-field.js'
import {
  type ComponentPricing,
  type KitPricing,
  type LinePricingInput,
  type MeasurementEntry,
  type MeasurementEntryInput,
  NO_MEASUREMENT_ENTRY,
  type ParsedLinePricing,
  type ParsedMeasurementEntry,
  readLinePricing,
  readMeasurementEntry,
} from './line-pricing.generated.js'
import { type Draft, type Mutable, addNotAnObject, isObject } from './object.js'
import { keepOther, readOpaqueObject, writeOthers } from './opaque.js'
import { settleMeasurements } from './part-measurements.js'
import { type Attribute, type AttributeInput, readAttribute } from './plain-lines.generated.js'
import { type Reading, UNREADABLE, addProblem, filledListOf, listOf } from './reading.js'
import { type ProductId, nameOf, readFlag, readOtherId, readProductId, readText } from './scalars.js'

/**
 * A component of a kit. Fields of other names are kept as sent.
 *
 * @see Rules K7, M8 in docs/rules.md
 */
export interface KitComponentInput {
  /**
   * The kind of component, by name.
   *
   * @see Rules V4, K7 in docs/rules.md
   */
  productType?: ProductType | null | undefined
  /**
   * The id of the product, which begins with `prod_`.
   *
   * @see Rules V5, V6 in docs/rules.md
   */
  productId?: string | null | undefined
  /** The name of the component. */
  productName?: string | null | undefined
  /**
   * The pricing of the component.
   *
   * @see Rule K3 in docs/rules.md
   */
  pricing?: LinePricingInput | null | undefined
  /**
   * The pieces as sold. Their strategy: in pricing.
   *
   * @see Rules M2, K7 in docs/rules.md
   */
  measurements?: MeasurementEntryInput[] | null | undefined
  /**
   * The pieces as built. When omitted, the same as the measurements.
   *
   * @see Rules M7, K7, M2 in docs/rules.md
   */
  asBuiltMeasurements?: MeasurementEntryInput[] | null | undefined
}

/**
 * A component of a kit. Fields of other names are kept as sent.
 *
 * @see Rules K7, M8 in docs/rules.md
 */
export interface KitComponent {
  /**
   * The kind of component, by name.
   *
   * @see Rules V4, K7 in docs/rules.md
   */
  readonly productType: ProductType
  /**
   * The id of the product, which begins with `prod_`.
   *
   * @see Rules V5, V6 in docs/rules.md
   */
  readonly productId?: string
  /** The name of the component. */
  readonly productName?: string
  /**
   * The pricing of the component.
   *
   * @see Rule K3 in docs/rules.md
   */
  readonly pricing?: ComponentPricing
  /**
   * The pieces as sold. Their strategy: in pricing.
   *
   * @see Rules M2, K7 in docs/rules.md
   */
  readonly measurements?: readonly MeasurementEntry[]
  /**
   * The pieces as built. When omitted, the same as the measurements.
   *
   * @see Rules M7, K7, M2 in docs/rules.md
   */
  readonly asBuiltMeasurements?: readonly MeasurementEntry[]
}

/** The parsed form of {@link KitComponentInput}. */
export interface ParsedKitComponent {
  readonly productType: ProductType | undefined
  readonly productId: ProductId | undefined
  readonly productName: string | undefined
  readonly pricing: ParsedLinePricing | undefined
  readonly measurements: readonly ParsedMeasurementEntry[] | undefined
  readonly asBuiltMeasurements: readonly ParsedMeasurementEntry[] | undefined
  readonly others: Readonly<Record<string, unknown>> | undefined
}

/**
 * A kit inside a kit.
 *
 * @see Rules K1, M8 in docs/rules.md
 */
export interface SubKitInput {
  /**
   * The id of the kit.
   *
   * @see Rules V5, V6 in docs/rules.md
   */
  kitId?: string | null | undefined
  /**
   * The id of a row of the kit.
   *
   * @see Rule V5 in docs/rules.md
   */
  kitRowId?: string | null | undefined
  /** The name of the kit. */
  productName?: string | null | undefined
  /**
   * Whether the kit has its own price instead of the sum of its parts.
   *
   * @see Rules K1, K5 in docs/rules.md
   */
  customPricing?: boolean | null | undefined
  /** A description of the kit. */
  description?: string | null | undefined
  /** Further properties of the kit. */
  attributes?: AttributeInput[] | null | undefined
  /**
   * The components of the kit.
   *
   * @see Rule K7 in docs/rules.md
   */
  components?: KitComponentInput[] | null | undefined
  /**
   * Kits inside the kit.
   *
   * @see Rule K1 in docs/rules.md
   */
  subKits?: SubKitInput[] | null | undefined
  /**
   * The pricing of the kit. When omitted, and derivation is on, the total of a standard kit is the sum of
   * its components and sub-kits.
   *
   * @see Rules L5, K2, K5 in docs/rules.md
   */
  pricing?: LinePricingInput | null | undefined
  /**
   * The pieces as sold. Their strategy: in pricing.
   *
   * @see Rules M2, K7 in docs/rules.md
   */
  measurements?: MeasurementEntryInput[] | null | undefined
  /**
   * The pieces as built. When omitted, the same as the measurements.
   *
   * @see Rules M7, K7, M2 in docs/rules.md
   */
  asBuiltMeasurements?: MeasurementEntryInput[] | null | undefined
}

/**
 * A kit inside a kit.
 *
 * @see Rules K1, M8 in docs/rules.md
 */
export interface SubKit {
  /**
   * The id of the kit.
   *
   * @see Rules V5, V6 in docs/rules.md
   */
  readonly kitId?: string
  /**
   * The id of a row of the kit.
   *
   * @see Rule V5 in docs/rules.md
   */
  readonly kitRowId?: string
  /** The name of the kit. */
  readonly productName?: string
  /**
   * Whether the kit has its own price instead of the sum of its parts.
   *
   * @see Rules K1, K5 in docs/rules.md
   */
  readonly customPricing?: boolean
  /** A description of the kit. */
  readonly description?: string
  /** Further properties of the kit. */
  readonly attributes?: readonly Attribute[]
  /**
   * The components of the kit.
   *
   * @see Rule K7 in docs/rules.md
   */
  readonly components?: readonly KitComponent[]
  /**
   * Kits inside the kit.
   *
   * @see Rule K1 in docs/rules.md
   */
  readonly subKits?: readonly SubKit[]
  /**
   * The pricing of the kit. When omitted, and derivation is on, the total of a standard kit is the sum of
   * its components and sub-kits.
   *
   * @see Rules L5, K2, K5 in docs/rules.md
   */
  readonly pricing: KitPricing
  /**
   * The pieces as sold. Their strategy: in pricing.
   *
   * @see Rules M2, K7 in docs/rules.md
   */
  readonly measurements?: readonly MeasurementEntry[]
  /**
   * The pieces as built. When omitted, the same as the measurements.
   *
   * @see Rules M7, K7, M2 in docs/rules.md
   */
  readonly asBuiltMeasurements?: readonly MeasurementEntry[]
}

/** The parsed form of {@link SubKitInput}. */
export interface ParsedSubKit {
  readonly kitId: string | undefined
  readonly kitRowId: string | undefined
  readonly productName: string | undefined
  readonly customPricing: boolean | typeof UNREADABLE | undefined
  readonly description: string | undefined
  readonly attributes: readonly Attribute[] | undefined
  readonly components: readonly ParsedKitComponent[] | undefined
  readonly subKits: readonly ParsedSubKit[] | undefined
  readonly pricing: ParsedLinePricing | undefined
  readonly measurements: readonly ParsedMeasurementEntry[] | undefined
  readonly asBuiltMeasurements: readonly ParsedMeasurementEntry[] | undefined
  readonly others: Readonly<Record<string, unknown>> | undefined
}

/**
 * A kit. Its total is the sum of its parts or its own price.
 *
 * @see Rules K2, K4 in docs/rules.md
 */
export interface ProductKitLineInput {
  /**
   * The id of the kit.
   *
   * @see Rules V5, V6 in docs/rules.md
   */
  kitId?: string | null | undefined
  /**
   * The id of a row of the kit.
   *
   * @see Rule V5 in docs/rules.md
   */
  kitRowId?: string | null | undefined
  /** The name of the kit. */
  productName?: string | null | undefined
  /**
   * Whether the kit has its own price instead of the sum of its parts.
   *
   * @see Rules K1, K5 in docs/rules.md
   */
  customPricing?: boolean | null | undefined
  /** A description of the kit. */
  description?: string | null | undefined
  /** Further properties of the kit. */
  attributes?: AttributeInput[] | null | undefined
  /**
   * Items to display, kept as sent.
   *
   * @see Rule M8 in docs/rules.md
   */
  displayKitItems?: object[] | null | undefined
  /**
   * Items to display, kept as sent.
   *
   * @see Rule M8 in docs/rules.md
   */
  displaySubKits?: object[] | null | undefined
  /**
   * The components of the kit.
   *
   * @see Rule K7 in docs/rules.md
   */
  components?: KitComponentInput[] | null | undefined
  /**
   * Kits inside the kit.
   *
   * @see Rule K1 in docs/rules.md
   */
  subKits?: SubKitInput[] | null | undefined
  /**
   * The pricing of the kit. When omitted, and derivation is on, the total of a standard kit is the sum of
   * its components and sub-kits.
   *
   * @see Rules L5, K2, K5 in docs/rules.md
   */
  pricing?: LinePricingInput | null | undefined
}

/**
 * A kit. Its total is the sum of its parts or its own price.
 *
 * @see Rules K2, K4 in docs/rules.md
 */
export interface ProductKitLine {
  /**
   * The id of the kit.
   *
   * @see Rules V5, V6 in docs/rules.md
   */
  readonly kitId?: string
  /**
   * The id of a row of the kit.
   *
   * @see Rule V5 in docs/rules.md
   */
  readonly kitRowId?: string
  /** The name of the kit. */
  readonly productName?: string
  /**
   * Whether the kit has its own price instead of the sum of its parts.
   *
   * @see Rules K1, K5 in docs/rules.md
   */
  readonly customPricing?: boolean
  /** A description of the kit. */
  readonly description?: string
  /** Further properties of the kit. */
  readonly attributes?: readonly Attribute[]
  /**
   * Items to display, kept as sent.
   *
   * @see Rule M8 in docs/rules.md
   */
  readonly displayKitItems?: readonly object[]
  /**
   * Items to display, kept as sent.
   *
   * @see Rule M8 in docs/rules.md
   */
  readonly displaySubKits?: readonly object[]
  /**
   * The components of the kit.
   *
   * @see Rule K7 in docs/rules.md
   */
  readonly components?: readonly KitComponent[]
  /**
   * Kits inside the kit.
   *
   * @see Rule K1 in docs/rules.md
   */
  readonly subKits?: readonly SubKit[]
  /**
   * The pricing of the kit. When omitted, and derivation is on, the total of a standard kit is the sum of
   * its components and sub-kits.
   *
   * @see Rules L5, K2, K5 in docs/rules.md
   */
  readonly pricing: KitPricing
}

/** The parsed form of {@link ProductKitLineInput}. */
export interface ParsedProductKitLine {
  readonly kitId: string | undefined
  readonly kitRowId: string | undefined
  readonly productName: string | undefined
  readonly customPricing: boolean | typeof UNREADABLE | undefined
  readonly description: string | undefined
  readonly attributes: readonly Attribute[] | undefined
  readonly displayKitItems: readonly object[] | undefined
  readonly displaySubKits: readonly object[] | undefined
  readonly components: readonly ParsedKitComponent[] | undefined
  readonly subKits: readonly ParsedSubKit[] | undefined
  readonly pricing: ParsedLinePricing | undefined
}

/** The value used in place of one that could not be read. */
export const NO_KIT_COMPONENT: ParsedKitComponent = {
  productType: undefined,
  productId: undefined,
  productName: undefined,
  pricing: undefined,
  measurements: undefined,
  asBuiltMeasurements: undefined,
  others: undefined,
}

/** The value used in place of one that could not be read. */
export const NO_SUB_KIT: ParsedSubKit = {
  kitId: undefined,
  kitRowId: undefined,
  productName: undefined,
  customPricing: UNREADABLE,
  description: undefined,
  attributes: undefined,
  components: undefined,
  subKits: undefined,
  pricing: undefined,
  measurements: undefined,
  asBuiltMeasurements: undefined,
  others: undefined,
}

const readKitComponentProductType = nameOf(PRODUCT_TYPES, 'absent')
const readFilledListOfMeasurementEntry = filledListOf(readMeasurementEntry, NO_MEASUREMENT_ENTRY)
const readListOfAttribute = listOf(readAttribute, {})
const readListOfKitComponent = listOf(readKitComponent, NO_KIT_COMPONENT)
const readListOfSubKit = listOf(readSubKit, NO_SUB_KIT)
const readListOfOpaqueObject = listOf(readOpaqueObject, {})

/** Reads {@link KitComponentInput} field by field, in the order of the request. */
export function readKitComponent(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedKitComponent | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedKitComponent> = {
    productType: undefined,
    productId: undefined,
    productName: undefined,
    pricing: undefined,
    measurements: undefined,
    asBuiltMeasurements: undefined,
    others: undefined,
  }
  let isProductTypeSent = false
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'productType':
        isProductTypeSent = part !== ''
        read.productType = readKitComponentProductType(part, field, reading)
        break
      case 'productId':
        read.productId = readProductId(part, field, reading)
        break
      case 'productName':
        read.productName = readText(part, field, reading)
        break
      case 'pricing':
        read.pricing = readLinePricing(part, field, reading)
        break
      case 'measurements':
        read.measurements = readFilledListOfMeasurementEntry(part, field, reading)
        break
      case 'asBuiltMeasurements':
        read.asBuiltMeasurements = readFilledListOfMeasurementEntry(part, field, reading)
        break
      default:
        if (!refuseLegacy(field, reading)) read.others = keepOther(part, field, reading, read.others)
    }
  }
  if (!isProductTypeSent || read.productType === undefined) addProblem(reading, 'required', {}, 'productType')
  const settled = settleMeasurements(read, sent, reading)
  reading.path.pop()
  return settled
}

/** Writes {@link KitComponent} from the parsed fields and the computed ones. */
export function writeKitComponent(
  read: ParsedKitComponent,
  pricing: ComponentPricing | undefined,
  measurements: readonly MeasurementEntry[] | undefined,
  asBuiltMeasurements: readonly MeasurementEntry[] | undefined,
): KitComponent {
  const draft: Draft<KitComponent> = {}
  if (read.productType !== undefined) draft.productType = read.productType
  if (read.productId !== undefined) draft.productId = read.productId
  if (read.productName !== undefined) draft.productName = read.productName
  if (pricing !== undefined) draft.pricing = pricing
  if (measurements !== undefined) draft.measurements = measurements
  if (asBuiltMeasurements !== undefined) draft.asBuiltMeasurements = asBuiltMeasurements
  if (read.others !== undefined) writeOthers(draft, read.others)
  return draft as KitComponent
}

/** Reads {@link SubKitInput} field by field, in the order of the request. */
export function readSubKit(sent: unknown, step: Step, reading: Reading): ParsedSubKit | undefined {
  if (!enterKit(sent, step, reading)) return undefined
  if (!isObject(sent)) {
    leaveKit(reading)
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedSubKit> = {
    kitId: undefined,
    kitRowId: undefined,
    productName: undefined,
    customPricing: undefined,
    description: undefined,
    attributes: undefined,
    components: undefined,
    subKits: undefined,
    pricing: undefined,
    measurements: undefined,
    asBuiltMeasurements: undefined,
    others: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'kitId':
        read.kitId = readOtherId(part, field, reading)
        break
      case 'kitRowId':
        read.kitRowId = readOtherId(part, field, reading)
        break
      case 'productName':
        read.productName = readText(part, field, reading)
        break
      case 'customPricing':
        read.customPricing = readFlag(part, field, reading) ?? UNREADABLE
        break
      case 'description':
        read.description = readText(part, field, reading)
        break
      case 'attributes':
        read.attributes = readListOfAttribute(part, field, reading)
        break
      case 'components':
        read.components = readListOfKitComponent(part, field, reading) ?? [NO_KIT_COMPONENT]
        break
      case 'subKits':
        read.subKits = readListOfSubKit(part, field, reading) ?? [NO_SUB_KIT]
        break
      case 'pricing':
        read.pricing = readLinePricing(part, field, reading)
        break
      case 'measurements':
        read.measurements = readFilledListOfMeasurementEntry(part, field, reading)
        break
      case 'asBuiltMeasurements':
        read.asBuiltMeasurements = readFilledListOfMeasurementEntry(part, field, reading)
        break
      default:
        if (!refuseLegacy(field, reading)) read.others = keepOther(part, field, reading, read.others)
    }
  }
  const settled = settleMeasurements(read, sent, reading)
  reading.path.pop()
  leaveKit(reading)
  return settled
}

/** The computed figures of {@link SubKit}. */
export interface SubKitFigures {
  readonly components: readonly KitComponent[] | undefined
  readonly subKits: readonly SubKit[] | undefined
  readonly pricing: KitPricing | undefined
  readonly measurements: readonly MeasurementEntry[] | undefined
  readonly asBuiltMeasurements: readonly MeasurementEntry[] | undefined
}

/** Writes {@link SubKit} from the parsed fields and the computed ones. */
export function writeSubKit(read: ParsedSubKit, figures: SubKitFigures): SubKit {
  const draft: Draft<SubKit> = {}
  if (read.kitId !== undefined) draft.kitId = read.kitId
  if (read.kitRowId !== undefined) draft.kitRowId = read.kitRowId
  if (read.productName !== undefined) draft.productName = read.productName
  if (read.customPricing !== undefined && read.customPricing !== UNREADABLE)
    draft.customPricing = read.customPricing
  if (read.description !== undefined) draft.description = read.description
  if (read.attributes !== undefined) draft.attributes = read.attributes
  if (figures.components !== undefined) draft.components = figures.components
  if (figures.subKits !== undefined) draft.subKits = figures.subKits
  if (figures.pricing !== undefined) draft.pricing = figures.pricing
  if (figures.measurements !== undefined) draft.measurements = figures.measurements
  if (figures.asBuiltMeasurements !== undefined) draft.asBuiltMeasurements = figures.asBuiltMeasurements
  if (read.others !== undefined) writeOthers(draft, read.others)
  return draft as SubKit
}

/** Reads {@link ProductKitLineInput} field by field, in the order of the request. */
export function readProductKitLine(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedProductKitLine | undefined {
  if (!enterKit(sent, step, reading)) return undefined
  if (!isObject(sent)) {
    leaveKit(reading)
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedProductKitLine> = {
    kitId: undefined,
    kitRowId: undefined,
    productName: undefined,
    customPricing: undefined,
    description: undefined,
    attributes: undefined,
    displayKitItems: undefined,
    displaySubKits: undefined,
    components: undefined,
    subKits: undefined,
    pricing: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'kitId':
        read.kitId = readOtherId(part, field, reading)
        break
      case 'kitRowId':
        read.kitRowId = readOtherId(part, field, reading)
        break
      case 'productName':
        read.productName = readText(part, field, reading)
        break
      case 'customPricing':
        read.customPricing = readFlag(part, field, reading) ?? UNREADABLE
        break
      case 'description':
        read.description = readText(part, field, reading)
        break
      case 'attributes':
        read.attributes = readListOfAttribute(part, field, reading)
        break
      case 'displayKitItems':
        read.displayKitItems = readListOfOpaqueObject(part, field, reading)
        break
      case 'displaySubKits':
        read.displaySubKits = readListOfOpaqueObject(part, field, reading)
        break
      case 'components':
        read.components = readListOfKitComponent(part, field, reading) ?? [NO_KIT_COMPONENT]
        break
      case 'subKits':
        read.subKits = readListOfSubKit(part, field, reading) ?? [NO_SUB_KIT]
        break
      case 'pricing':
        read.pricing = readLinePricing(part, field, reading)
        break
    }
  }
  reading.path.pop()
  leaveKit(reading)
  return read
}

/** Writes {@link ProductKitLine} from the parsed fields and the computed ones. */
export function writeProductKitLine(
  read: ParsedProductKitLine,
  components: readonly KitComponent[] | undefined,
  subKits: readonly SubKit[] | undefined,
  pricing: KitPricing | undefined,
): ProductKitLine {
  const draft: Draft<ProductKitLine> = {}
  if (read.kitId !== undefined) draft.kitId = read.kitId
  if (read.kitRowId !== undefined) draft.kitRowId = read.kitRowId
  if (read.productName !== undefined) draft.productName = read.productName
  if (read.customPricing !== undefined && read.customPricing !== UNREADABLE)
    draft.customPricing = read.customPricing
  if (read.description !== undefined) draft.description = read.description
  if (read.attributes !== undefined) draft.attributes = read.attributes
  if (read.displayKitItems !== undefined) draft.displayKitItems = read.displayKitItems
  if (read.displaySubKits !== undefined) draft.displaySubKits = read.displaySubKits
  if (components !== undefined) draft.components = components
  if (subKits !== undefined) draft.subKits = subKits
  if (pricing !== undefined) draft.pricing = pricing
  return draft as ProductKitLine
}
