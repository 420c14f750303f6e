// Generated from definitions/document.ts by `npm run generate`. Do not edit.
import { ADJUSTMENT_TYPES, type AdjustmentType } from '../definitions/enums.js'
import type { Integer } from '../number/cents.js'
import { writeDecimal } from '../number/number-text.js'
import type { Percent } from '../number/units.js'
import type { Step } from '../problem/path.js'
import { readCompanyName, requireCustomer, requireCustomerOrCompany } from './cross-field.js'
import {
  type FlashingLine,
  type FlashingLineInput,
  type ParsedFlashingLine,
  type PreviewFlashingLine,
  readFlashingLine,
} from './flashing.generated.js'
import {
  type ParsedProductKitLine,
  type ProductKitLine,
  type ProductKitLineInput,
  readProductKitLine,
} from './kit.generated.js'
import type { Money, MoneyInput, PricedMoney } from './money.generated.js'
import { type ParsedMoney, moneyAsSent, moneyOfCents, readMoney } from './money.js'
import { type Draft, type Mutable, addNotAnObject, isObject } from './object.js'
import { type Addresses, keepHeaderField, keepOther, writeOthers } from './opaque.js'
import {
  type CatalogueLine,
  type CatalogueLineInput,
  type LabourLine,
  type LabourLineInput,
  type Notes,
  type NotesInput,
  type OnTheFlyLine,
  type OnTheFlyLineInput,
  type ParsedCatalogueLine,
  type ParsedLabourLine,
  type ParsedNotes,
  type ParsedOnTheFlyLine,
  type PreviewCatalogueLine,
  type PreviewOnTheFlyLine,
  readCatalogueLine,
  readLabourLine,
  readNotes,
  readOnTheFlyLine,
} from './plain-lines.generated.js'
import { type Reading, listOf } from './reading.js'
import {
  type CustomerId,
  nameOf,
  readCustomerId,
  readDecimalString,
  readFlag,
  readOtherId,
  readText,
  readUuid,
} from './scalars.js'
import {
  type AccountTax,
  type ParsedAccountTax,
  type TaxDetailInput,
  readTaxDetail,
  writeAccountTax,
} from './tax.generated.js'

/**
 * A line of a document: exactly one of the kinds of line.
 *
 * @see Rule V3 in docs/rules.md
 */
export type SalesLineInput =
  | {
      /** A line with a product that is not in the catalogue. */
      onTheFly: OnTheFlyLineInput
      /** Left out: the line is of another kind. */
      catalogue?: null | undefined
      /** Left out: the line is of another kind. */
      labour?: null | undefined
      /** Left out: the line is of another kind. */
      notes?: null | undefined
      /** Left out: the line is of another kind. */
      flashing?: null | undefined
      /** Left out: the line is of another kind. */
      productKit?: null | undefined
    }
  | {
      /** Left out: the line is of another kind. */
      onTheFly?: null | undefined
      /** A line with a product of the catalogue. */
      catalogue: CatalogueLineInput
      /** Left out: the line is of another kind. */
      labour?: null | undefined
      /** Left out: the line is of another kind. */
      notes?: null | undefined
      /** Left out: the line is of another kind. */
      flashing?: null | undefined
      /** Left out: the line is of another kind. */
      productKit?: null | undefined
    }
  | {
      /** Left out: the line is of another kind. */
      onTheFly?: null | undefined
      /** Left out: the line is of another kind. */
      catalogue?: null | undefined
      /** A line of labour, such as hours. */
      labour: LabourLineInput
      /** Left out: the line is of another kind. */
      notes?: null | undefined
      /** Left out: the line is of another kind. */
      flashing?: null | undefined
      /** Left out: the line is of another kind. */
      productKit?: null | undefined
    }
  | {
      /** Left out: the line is of another kind. */
      onTheFly?: null | undefined
      /** Left out: the line is of another kind. */
      catalogue?: null | undefined
      /** Left out: the line is of another kind. */
      labour?: null | undefined
      /** A note: text without a price. */
      notes: NotesInput
      /** Left out: the line is of another kind. */
      flashing?: null | undefined
      /** Left out: the line is of another kind. */
      productKit?: null | undefined
    }
  | {
      /** Left out: the line is of another kind. */
      onTheFly?: null | undefined
      /** Left out: the line is of another kind. */
      catalogue?: null | undefined
      /** Left out: the line is of another kind. */
      labour?: null | undefined
      /** Left out: the line is of another kind. */
      notes?: null | undefined
      /** A line with a flashing. */
      flashing: FlashingLineInput
      /** Left out: the line is of another kind. */
      productKit?: null | undefined
    }
  | {
      /** Left out: the line is of another kind. */
      onTheFly?: null | undefined
      /** Left out: the line is of another kind. */
      catalogue?: null | undefined
      /** Left out: the line is of another kind. */
      labour?: null | undefined
      /** Left out: the line is of another kind. */
      notes?: null | undefined
      /** Left out: the line is of another kind. */
      flashing?: null | undefined
      /** A line with a product kit. */
      productKit: ProductKitLineInput
    }

/**
 * The kinds of line (V3), by their member names. Frozen.
 *
 * @example
 * import { LINE_KINDS, type SalesLineInput } from 'quotewright'
 *
 * const line: SalesLineInput = { notes: { text: 'Scaffolding by others.' } }
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
export interface LinesByKind {
  /** A line with a product that is not in the catalogue. */
  readonly onTheFly: OnTheFlyLine
  /** A line with a product of the catalogue. */
  readonly catalogue: CatalogueLine
  /** A line of labour, such as hours. */
  readonly labour: LabourLine
  /** A note: text without a price. */
  readonly notes: Notes
  /** A line with a flashing. */
  readonly flashing: FlashingLine
  /** A line with a product kit. */
  readonly productKit: ProductKitLine
}

/** A line of one kind: exactly one member is present. */
export type LineOfKind<Kind extends LineKind> = Pick<LinesByKind, Kind> & NoOtherLinesByKind<Kind>

/** No line of another kind. */
type NoOtherLinesByKind<Kind extends LineKind> = { readonly [Other in Exclude<LineKind, Kind>]?: never }

/**
 * A line of a document: exactly one of the kinds of line.
 *
 * @see Rule V3 in docs/rules.md
 */
export type SalesLine = { readonly [Kind in LineKind]: LineOfKind<Kind> }[LineKind]

/** {@link LinesByKind} in a preview (V7). */
export interface PreviewLinesByKind extends Omit<LinesByKind, 'onTheFly' | 'catalogue' | 'flashing'> {
  /** A line with a product that is not in the catalogue. */
  readonly onTheFly: PreviewOnTheFlyLine
  /** A line with a product of the catalogue. */
  readonly catalogue: PreviewCatalogueLine
  /** A line with a flashing. */
  readonly flashing: PreviewFlashingLine
}

/** {@link LineOfKind} in a preview (V7). */
export type PreviewLineOfKind<Kind extends LineKind> = Pick<PreviewLinesByKind, Kind> &
  NoOtherLinesByKind<Kind>

/**
 * {@link SalesLine} in a preview, which does not require fields that change no figure.
 *
 * @see Rule V7 in docs/rules.md
 */
export type PreviewSalesLine = { readonly [Kind in LineKind]: PreviewLineOfKind<Kind> }[LineKind]

/** The parsed form of {@link SalesLineInput}. */
export type ParsedSalesLine =
  | { readonly kind: 'onTheFly'; readonly line: ParsedOnTheFlyLine }
  | { readonly kind: 'catalogue'; readonly line: ParsedCatalogueLine }
  | { readonly kind: 'labour'; readonly line: ParsedLabourLine }
  | { readonly kind: 'notes'; readonly line: ParsedNotes }
  | { readonly kind: 'flashing'; readonly line: ParsedFlashingLine }
  | { readonly kind: 'productKit'; readonly line: ParsedProductKitLine }

/**
 * A discount or a surcharge on the whole document, either as an amount or as a percentage, not both. Fields
 * of other names are kept as sent.
 *
 * @see Rules T2, M8 in docs/rules.md
 */
export interface AdjustmentInput {
  /**
   * The type by name: a discount or a surcharge.
   *
   * @see Rules V4, T2 in docs/rules.md
   */
  type?: AdjustmentType | null | undefined
  /** The name of the adjustment on the document. */
  name?: string | null | undefined
  /**
   * The amount of the discount or surcharge, rounded half up to the cent.
   *
   * @see Rules T2, N8 in docs/rules.md
   */
  amount?: MoneyInput | null | undefined
  /**
   * A percentage of the subtotal, or of the amount that earlier adjustments leave, as a decimal string:
   * "10" is 10%.
   *
   * @see Rules T2, N8 in docs/rules.md
   */
  percentage?: string | null | undefined
  /**
   * Whether a surcharge is exempt from tax. When omitted, false.
   *
   * @see Rule T3 in docs/rules.md
   */
  isTaxFree?: boolean | null | undefined
}

/**
 * A discount or a surcharge on the whole document, either as an amount or as a percentage, not both. Fields
 * of other names are kept as sent.
 *
 * @see Rules T2, M8 in docs/rules.md
 */
export interface Adjustment {
  /**
   * The type by name: a discount or a surcharge.
   *
   * @see Rules V4, T2 in docs/rules.md
   */
  readonly type: AdjustmentType
  /** The name of the adjustment on the document. */
  readonly name?: string
  /**
   * The amount of the discount or surcharge, rounded half up to the cent.
   *
   * @see Rules T2, N8 in docs/rules.md
   */
  readonly amount?: Money
  /**
   * A percentage of the subtotal, or of the amount that earlier adjustments leave, as a decimal string:
   * "10" is 10%.
   *
   * @see Rules T2, N8 in docs/rules.md
   */
  readonly percentage?: string
  /**
   * Whether a surcharge is exempt from tax. When omitted, false.
   *
   * @see Rule T3 in docs/rules.md
   */
  readonly isTaxFree?: boolean
}

/** The parsed form of {@link AdjustmentInput}. */
export interface ParsedAdjustment {
  readonly type: AdjustmentType | undefined
  readonly name: string | undefined
  readonly amount: ParsedMoney | undefined
  readonly percentage: Percent | undefined
  readonly isTaxFree: boolean | undefined
  readonly others: Readonly<Record<string, unknown>> | undefined
}

/**
 * A discount or a surcharge on a priced document: the fields of the request, with the applied amount.
 * Fields of other names are kept as sent.
 *
 * @see Rules T2, M8 in docs/rules.md
 */
export interface PricedAdjustment {
  /**
   * The type by name: a discount or a surcharge.
   *
   * @see Rules V4, T2 in docs/rules.md
   */
  readonly type: AdjustmentType
  /** The name of the adjustment on the document. */
  readonly name?: string
  /**
   * The amount of the discount or surcharge, rounded half up to the cent.
   *
   * @see Rules T2, N8 in docs/rules.md
   */
  readonly amount?: Money
  /**
   * A percentage of the subtotal, or of the amount that earlier adjustments leave, as a decimal string:
   * "10" is 10%.
   *
   * @see Rules T2, N8 in docs/rules.md
   */
  readonly percentage?: string
  /**
   * Whether a surcharge is exempt from tax. When omitted, false.
   *
   * @see Rule T3 in docs/rules.md
   */
  readonly isTaxFree?: boolean
  /**
   * The amount that a discount subtracts or a surcharge adds, to the cent. Negative only for a percentage
   * of a negative amount. The total is the subtotal, minus the discounts, plus the surcharges and the tax.
   *
   * @see Rules T2, T6 in docs/rules.md
   */
  readonly appliedAmount: PricedMoney
}

/** The figures that {@link PricedAdjustment} is written from. */
export interface PricedAdjustmentFigures {
  readonly adjustment: {
    readonly type: AdjustmentType | undefined
    readonly name: string | undefined
    readonly amount: ParsedMoney | undefined
    readonly percentage: Percent | undefined
    readonly isTaxFree: boolean | undefined
    readonly others: Readonly<Record<string, unknown>> | undefined
  }
  readonly appliedAmount: Integer
}

/**
 * A request to create an order. Supplied totals are ignored, and so are unknown fields unless the object
 * keeps them. Null is the same as omitted.
 *
 * @see Rules T10, M8, N2, N8 in docs/rules.md
 */
export interface OrderRequestInput {
  /**
   * The id of the request, a UUID. The service uses it to recognise a repeated request. It is not part of a
   * priced document.
   *
   * @see Rule V5 in docs/rules.md
   */
  requestId?: string | null | undefined
  /**
   * The id of the customer, which begins with `cust_`.
   *
   * @see Rules V5, V8, V6 in docs/rules.md
   */
  customerId: string
  /** The customer's own reference. */
  reference?: string | null | undefined
  /**
   * Whether the document is submitted. When omitted, false.
   *
   * @see Rule F10 in docs/rules.md
   */
  isSubmitted?: boolean | null | undefined
  /**
   * The ids of labels for the document. They are not part of a priced document.
   *
   * @see Rule V5 in docs/rules.md
   */
  labelIds?: string[] | null | undefined
  /**
   * The lines, in order. When omitted, none.
   *
   * @see Rule T11 in docs/rules.md
   */
  lines?: SalesLineInput[] | null | undefined
  /**
   * Discounts and surcharges on the whole document.
   *
   * @see Rule T2 in docs/rules.md
   */
  adjustments?: AdjustmentInput[] | null | undefined
  /**
   * The tax according to the sender, for information only: the tax of the account is charged.
   *
   * @see Rule T4 in docs/rules.md
   */
  tax?: TaxDetailInput | null | undefined
  /**
   * The id of the order's workflow status.
   *
   * @see Rules V5, V8 in docs/rules.md
   */
  statusId?: string | null | undefined
  /** One address, kept as sent. */
  address?: unknown
  /** A list of addresses, kept as sent. */
  addresses?: unknown
  /** An address by another name, such as `deliveryAddress`, kept as sent. */
  [field: `${string}Address` | `${string}Addresses`]: unknown
}

/** The parsed form of {@link OrderRequestInput}. */
export interface ParsedOrderRequest {
  readonly customerId: CustomerId | undefined
  readonly reference: string | undefined
  readonly isSubmitted: boolean
  readonly lines: unknown
  readonly adjustments: readonly ParsedAdjustment[] | undefined
  readonly statusId: string | undefined
  readonly others: Readonly<Record<string, unknown>> | undefined
}

/**
 * A request to create a quote. Supplied totals are ignored, and so are unknown fields unless the object
 * keeps them. Null is the same as omitted.
 *
 * @see Rules T10, M8, N2, N8 in docs/rules.md
 */
export interface QuoteRequestInput {
  /**
   * The id of the request, a UUID. The service uses it to recognise a repeated request. It is not part of a
   * priced document.
   *
   * @see Rule V5 in docs/rules.md
   */
  requestId?: string | null | undefined
  /**
   * The id of the customer, which begins with `cust_`.
   *
   * @see Rules V5, V8, V6 in docs/rules.md
   */
  customerId: string
  /** The customer's own reference. */
  reference?: string | null | undefined
  /**
   * Whether the document is submitted. When omitted, false.
   *
   * @see Rule F10 in docs/rules.md
   */
  isSubmitted?: boolean | null | undefined
  /**
   * The ids of labels for the document. They are not part of a priced document.
   *
   * @see Rule V5 in docs/rules.md
   */
  labelIds?: string[] | null | undefined
  /**
   * The lines, in order. When omitted, none.
   *
   * @see Rule T11 in docs/rules.md
   */
  lines?: SalesLineInput[] | null | undefined
  /**
   * Discounts and surcharges on the whole document.
   *
   * @see Rule T2 in docs/rules.md
   */
  adjustments?: AdjustmentInput[] | null | undefined
  /**
   * The tax according to the sender, for information only: the tax of the account is charged.
   *
   * @see Rule T4 in docs/rules.md
   */
  tax?: TaxDetailInput | null | undefined
  /**
   * Not supported: pricing rejects a request with a company name.
   *
   * @see Rule V8 in docs/rules.md
   */
  companyName?: '' | null | undefined
  /** One address, kept as sent. */
  address?: unknown
  /** A list of addresses, kept as sent. */
  addresses?: unknown
  /** An address by another name, such as `deliveryAddress`, kept as sent. */
  [field: `${string}Address` | `${string}Addresses`]: unknown
}

/** The totals of an order, with its adjustments. */
export interface OrderTotals {
  /**
   * Discounts and surcharges as sent, with applied amounts.
   *
   * @see Rule T2 in docs/rules.md
   */
  readonly adjustments?: readonly PricedAdjustment[]
  /**
   * The sum of the line totals, before tax and adjustments.
   *
   * @see Rule T1 in docs/rules.md
   */
  readonly subtotal: PricedMoney
  /**
   * The tax on the document.
   *
   * @see Rule T4 in docs/rules.md
   */
  readonly taxAmount: PricedMoney
  /**
   * Subtotal minus the discounts on the document, plus surcharges and tax.
   *
   * @see Rule T6 in docs/rules.md
   */
  readonly total: PricedMoney
  /**
   * The sum of the line costs.
   *
   * @see Rule T7 in docs/rules.md
   */
  readonly totalCost: PricedMoney
  /**
   * The total before tax, minus the total cost.
   *
   * @see Rule T7 in docs/rules.md
   */
  readonly margin: PricedMoney
  /**
   * The sum of the labour line totals.
   *
   * @see Rule T8 in docs/rules.md
   */
  readonly labourTotal: PricedMoney
  /**
   * The account's tax, if it has one.
   *
   * @see Rule T5 in docs/rules.md
   */
  readonly tax?: AccountTax
}

/** The figures that {@link OrderTotals} is written from. */
export interface OrderTotalsFigures {
  readonly totals: {
    readonly subtotal: Integer
    readonly taxAmount: Integer
    readonly total: Integer
    readonly totalCost: Integer
    readonly margin: Integer
    readonly labourTotal: Integer
  }
  readonly adjustments: readonly PricedAdjustmentFigures[] | undefined
  readonly tax: ParsedAccountTax | undefined
}

/** The fields of {@link OrderTotals} that are taken from totals, in their order. */
export const ORDER_TOTALS_NAMES = [
  'subtotal',
  'taxAmount',
  'total',
  'totalCost',
  'margin',
  'labourTotal',
] as const

/** The totals of a quote, with its adjustments. */
export interface QuoteTotals {
  /**
   * Discounts and surcharges as sent, with applied amounts.
   *
   * @see Rule T2 in docs/rules.md
   */
  readonly adjustments?: readonly PricedAdjustment[]
  /**
   * The sum of the line totals, before tax and adjustments.
   *
   * @see Rule T1 in docs/rules.md
   */
  readonly subtotal: PricedMoney
  /**
   * The sum of all discounts, of lines and of the document. Do not subtract it from the subtotal, which
   * already excludes the discounts of lines.
   *
   * @see Rules T9, T6 in docs/rules.md
   */
  readonly discountAmount: PricedMoney
  /**
   * The tax on the document.
   *
   * @see Rule T4 in docs/rules.md
   */
  readonly taxAmount: PricedMoney
  /**
   * Subtotal minus the discounts on the document, plus surcharges and tax.
   *
   * @see Rule T6 in docs/rules.md
   */
  readonly total: PricedMoney
  /**
   * The sum of the line costs.
   *
   * @see Rule T7 in docs/rules.md
   */
  readonly totalCost: PricedMoney
  /**
   * The total before tax, minus the total cost.
   *
   * @see Rule T7 in docs/rules.md
   */
  readonly margin: PricedMoney
  /**
   * The sum of the labour line totals.
   *
   * @see Rule T8 in docs/rules.md
   */
  readonly labourTotal: PricedMoney
  /**
   * The account's tax, if it has one.
   *
   * @see Rule T5 in docs/rules.md
   */
  readonly tax?: AccountTax
}

/** The figures that {@link QuoteTotals} is written from. */
export interface QuoteTotalsFigures {
  readonly totals: {
    readonly subtotal: Integer
    readonly discountAmount: Integer
    readonly taxAmount: Integer
    readonly total: Integer
    readonly totalCost: Integer
    readonly margin: Integer
    readonly labourTotal: Integer
  }
  readonly adjustments: readonly PricedAdjustmentFigures[] | undefined
  readonly tax: ParsedAccountTax | undefined
}

/** The fields of {@link QuoteTotals} that are taken from totals, in their order. */
export const QUOTE_TOTALS_NAMES = [
  'subtotal',
  'discountAmount',
  'taxAmount',
  'total',
  'totalCost',
  'margin',
  'labourTotal',
] as const

/**
 * The totals of a document, with the figures behind them.
 *
 * @see Rules T1 to T9 in docs/rules.md
 */
export interface DocumentTotals {
  /**
   * The sum of the line totals, before tax and adjustments.
   *
   * @see Rule T1 in docs/rules.md
   */
  readonly subtotal: PricedMoney
  /**
   * The discounts on the document, without the discounts of its lines.
   *
   * @see Rule T2 in docs/rules.md
   */
  readonly discounts: PricedMoney
  /**
   * The surcharges on the document.
   *
   * @see Rule T2 in docs/rules.md
   */
  readonly surcharges: PricedMoney
  /**
   * The amount that is taxed.
   *
   * @see Rule T3 in docs/rules.md
   */
  readonly taxableBase: PricedMoney
  /**
   * The tax on the document.
   *
   * @see Rule T4 in docs/rules.md
   */
  readonly taxAmount: PricedMoney
  /**
   * Subtotal minus the discounts on the document, plus surcharges and tax.
   *
   * @see Rule T6 in docs/rules.md
   */
  readonly total: PricedMoney
  /**
   * The sum of the line costs.
   *
   * @see Rule T7 in docs/rules.md
   */
  readonly totalCost: PricedMoney
  /**
   * The total before tax, minus the total cost.
   *
   * @see Rule T7 in docs/rules.md
   */
  readonly margin: PricedMoney
  /**
   * The sum of the labour line totals.
   *
   * @see Rule T8 in docs/rules.md
   */
  readonly labourTotal: PricedMoney
  /**
   * The sum of all discounts, of lines and of the document. Do not subtract it from the subtotal, which
   * already excludes the discounts of lines.
   *
   * @see Rules T9, T6 in docs/rules.md
   */
  readonly discountAmount: PricedMoney
}

/** The figures that {@link DocumentTotals} is written from. */
export interface DocumentTotalsFigures {
  readonly totals: {
    readonly subtotal: Integer
    readonly discounts: Integer
    readonly surcharges: Integer
    readonly taxableBase: Integer
    readonly taxAmount: Integer
    readonly total: Integer
    readonly totalCost: Integer
    readonly margin: Integer
    readonly labourTotal: Integer
    readonly discountAmount: Integer
  }
}

/** The fields of {@link DocumentTotals} that are taken from totals, in their order. */
export const DOCUMENT_TOTALS_NAMES = [
  'subtotal',
  'discounts',
  'surcharges',
  'taxableBase',
  'taxAmount',
  'total',
  'totalCost',
  'margin',
  'labourTotal',
  'discountAmount',
] as const

/** Lines and adjustments, priced, with the totals of a quote. */
export interface PricedTotals {
  /** The lines in order, with all computed figures. */
  readonly lines: readonly SalesLine[]
  /**
   * Discounts and surcharges as sent, with applied amounts.
   *
   * @see Rule T2 in docs/rules.md
   */
  readonly adjustments?: readonly PricedAdjustment[]
  /**
   * The sum of the line totals, before tax and adjustments.
   *
   * @see Rule T1 in docs/rules.md
   */
  readonly subtotal: PricedMoney
  /**
   * The sum of all discounts, of lines and of the document. Do not subtract it from the subtotal, which
   * already excludes the discounts of lines.
   *
   * @see Rules T9, T6 in docs/rules.md
   */
  readonly discountAmount: PricedMoney
  /**
   * The tax on the document.
   *
   * @see Rule T4 in docs/rules.md
   */
  readonly taxAmount: PricedMoney
  /**
   * Subtotal minus the discounts on the document, plus surcharges and tax.
   *
   * @see Rule T6 in docs/rules.md
   */
  readonly total: PricedMoney
  /**
   * The sum of the line costs.
   *
   * @see Rule T7 in docs/rules.md
   */
  readonly totalCost: PricedMoney
  /**
   * The total before tax, minus the total cost.
   *
   * @see Rule T7 in docs/rules.md
   */
  readonly margin: PricedMoney
  /**
   * The sum of the labour line totals.
   *
   * @see Rule T8 in docs/rules.md
   */
  readonly labourTotal: PricedMoney
  /**
   * The account's tax, if it has one.
   *
   * @see Rule T5 in docs/rules.md
   */
  readonly tax?: AccountTax
}

/** The figures that {@link PricedTotals} is written from. */
export interface PricedTotalsFigures {
  readonly totals: {
    readonly subtotal: Integer
    readonly discountAmount: Integer
    readonly taxAmount: Integer
    readonly total: Integer
    readonly totalCost: Integer
    readonly margin: Integer
    readonly labourTotal: Integer
  }
  readonly lines: readonly SalesLine[]
  readonly adjustments: readonly PricedAdjustmentFigures[] | undefined
  readonly tax: ParsedAccountTax | undefined
}

/**
 * A priced order. Fields that a request omits may be absent. Null occurs only in values kept as sent. Later
 * releases may add fields.
 */
export interface PricedOrder extends Addresses {
  /**
   * The id of the customer.
   *
   * @see Rule V8 in docs/rules.md
   */
  readonly customerId: string
  /** The customer's own reference, as sent. */
  readonly reference?: string
  /** Whether the document is submitted. False when omitted. */
  readonly isSubmitted: boolean
  /** The id of the order's workflow status, as sent. */
  readonly statusId?: string
  /** The lines in order, with all computed figures. */
  readonly lines: readonly SalesLine[]
  /**
   * Discounts and surcharges as sent, with applied amounts.
   *
   * @see Rule T2 in docs/rules.md
   */
  readonly adjustments?: readonly PricedAdjustment[]
  /**
   * The sum of the line totals, before tax and adjustments.
   *
   * @see Rule T1 in docs/rules.md
   */
  readonly subtotal: PricedMoney
  /**
   * The tax on the document.
   *
   * @see Rule T4 in docs/rules.md
   */
  readonly taxAmount: PricedMoney
  /**
   * Subtotal minus the discounts on the document, plus surcharges and tax.
   *
   * @see Rule T6 in docs/rules.md
   */
  readonly total: PricedMoney
  /**
   * The sum of the line costs.
   *
   * @see Rule T7 in docs/rules.md
   */
  readonly totalCost: PricedMoney
  /**
   * The total before tax, minus the total cost.
   *
   * @see Rule T7 in docs/rules.md
   */
  readonly margin: PricedMoney
  /**
   * The sum of the labour line totals.
   *
   * @see Rule T8 in docs/rules.md
   */
  readonly labourTotal: PricedMoney
  /**
   * The account's tax, if it has one.
   *
   * @see Rule T5 in docs/rules.md
   */
  readonly tax?: AccountTax
}

/** The figures that {@link PricedOrder} is written from. */
export interface PricedOrderFigures {
  readonly header: {
    readonly customerId: CustomerId | undefined
    readonly reference: string | undefined
    readonly isSubmitted: boolean
    readonly statusId: string | undefined
    readonly others: Readonly<Record<string, unknown>> | undefined
  }
  readonly totals: {
    readonly subtotal: Integer
    readonly taxAmount: Integer
    readonly total: Integer
    readonly totalCost: Integer
    readonly margin: Integer
    readonly labourTotal: Integer
  }
  readonly lines: readonly SalesLine[]
  readonly adjustments: readonly PricedAdjustmentFigures[] | undefined
  readonly tax: ParsedAccountTax | undefined
}

/**
 * A priced quote. Fields that a request omits may be absent. Null occurs only in values kept as sent. Later
 * releases may add fields.
 */
export interface PricedQuote extends Addresses {
  /**
   * The id of the customer.
   *
   * @see Rule V8 in docs/rules.md
   */
  readonly customerId: string
  /** The customer's own reference, as sent. */
  readonly reference?: string
  /** Whether the document is submitted. False when omitted. */
  readonly isSubmitted: boolean
  /** The lines in order, with all computed figures. */
  readonly lines: readonly SalesLine[]
  /**
   * Discounts and surcharges as sent, with applied amounts.
   *
   * @see Rule T2 in docs/rules.md
   */
  readonly adjustments?: readonly PricedAdjustment[]
  /**
   * The sum of the line totals, before tax and adjustments.
   *
   * @see Rule T1 in docs/rules.md
   */
  readonly subtotal: PricedMoney
  /**
   * The sum of all discounts, of lines and of the document. Do not subtract it from the subtotal, which
   * already excludes the discounts of lines.
   *
   * @see Rules T9, T6 in docs/rules.md
   */
  readonly discountAmount: PricedMoney
  /**
   * The tax on the document.
   *
   * @see Rule T4 in docs/rules.md
   */
  readonly taxAmount: PricedMoney
  /**
   * Subtotal minus the discounts on the document, plus surcharges and tax.
   *
   * @see Rule T6 in docs/rules.md
   */
  readonly total: PricedMoney
  /**
   * The sum of the line costs.
   *
   * @see Rule T7 in docs/rules.md
   */
  readonly totalCost: PricedMoney
  /**
   * The total before tax, minus the total cost.
   *
   * @see Rule T7 in docs/rules.md
   */
  readonly margin: PricedMoney
  /**
   * The sum of the labour line totals.
   *
   * @see Rule T8 in docs/rules.md
   */
  readonly labourTotal: PricedMoney
  /**
   * The account's tax, if it has one.
   *
   * @see Rule T5 in docs/rules.md
   */
  readonly tax?: AccountTax
}

/** The figures that {@link PricedQuote} is written from. */
export interface PricedQuoteFigures {
  readonly header: {
    readonly customerId: CustomerId | undefined
    readonly reference: string | undefined
    readonly isSubmitted: boolean
    readonly others: Readonly<Record<string, unknown>> | undefined
  }
  readonly totals: {
    readonly subtotal: Integer
    readonly discountAmount: Integer
    readonly taxAmount: Integer
    readonly total: Integer
    readonly totalCost: Integer
    readonly margin: Integer
    readonly labourTotal: Integer
  }
  readonly lines: readonly SalesLine[]
  readonly adjustments: readonly PricedAdjustmentFigures[] | undefined
  readonly tax: ParsedAccountTax | undefined
}

/** The value used in place of one that could not be read. */
export const NO_ADJUSTMENT: ParsedAdjustment = {
  type: undefined,
  name: undefined,
  amount: undefined,
  percentage: undefined,
  isTaxFree: undefined,
  others: undefined,
}

/** The value used in place of one that could not be read. */
export const NO_ORDER_REQUEST: ParsedOrderRequest = {
  customerId: undefined,
  reference: undefined,
  isSubmitted: false,
  lines: undefined,
  adjustments: undefined,
  statusId: undefined,
  others: undefined,
}

const readAdjustmentType = nameOf(ADJUSTMENT_TYPES, 'absent')
const readListOfOtherId = listOf(readOtherId, '')
const readListOfAdjustment = listOf(readAdjustment, NO_ADJUSTMENT)

/** Reads the contents of a line as one of its kinds. */
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

/** Reads {@link AdjustmentInput} field by field, in the order of the request. */
export function readAdjustment(sent: unknown, step: Step, reading: Reading): ParsedAdjustment | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedAdjustment> = {
    type: undefined,
    name: undefined,
    amount: undefined,
    percentage: undefined,
    isTaxFree: undefined,
    others: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'type':
        read.type = readAdjustmentType(part, field, reading)
        break
      case 'name':
        read.name = readText(part, field, reading)
        break
      case 'amount':
        read.amount = readMoney(part, field, reading)
        break
      case 'percentage':
        read.percentage = readDecimalString(part, field, reading)
        break
      case 'isTaxFree':
        read.isTaxFree = readFlag(part, field, reading)
        break
      case 'appliedAmount':
        break // T10
      default:
        read.others = keepOther(part, field, reading, read.others)
    }
  }
  reading.path.pop()
  return read
}

/** Writes {@link PricedAdjustment} field by field, without absent fields. */
export function writePricedAdjustment(read: PricedAdjustmentFigures, currency: string): PricedAdjustment {
  const draft: Draft<PricedAdjustment> = {}
  if (read.adjustment.type !== undefined) draft.type = read.adjustment.type
  if (read.adjustment.name !== undefined) draft.name = read.adjustment.name
  if (read.adjustment.amount !== undefined) draft.amount = moneyAsSent(read.adjustment.amount)
  if (read.adjustment.percentage !== undefined) draft.percentage = writeDecimal(read.adjustment.percentage)
  if (read.adjustment.isTaxFree !== undefined) draft.isTaxFree = read.adjustment.isTaxFree
  draft.appliedAmount = moneyOfCents(read.appliedAmount, currency)
  if (read.adjustment.others !== undefined) writeOthers(draft, read.adjustment.others)
  return draft as PricedAdjustment
}

/** Reads {@link OrderRequestInput} field by field, in the order of the request. */
export function readOrderRequest(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedOrderRequest | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedOrderRequest> = {
    customerId: undefined,
    reference: undefined,
    isSubmitted: false,
    lines: undefined,
    adjustments: undefined,
    statusId: undefined,
    others: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'requestId':
        readUuid(part, field, reading)
        break
      case 'customerId':
        read.customerId = readCustomerId(part, field, reading)
        break
      case 'reference':
        read.reference = readText(part, field, reading)
        break
      case 'isSubmitted':
        read.isSubmitted = readFlag(part, field, reading) ?? read.isSubmitted
        break
      case 'labelIds':
        readListOfOtherId(part, field, reading)
        break
      case 'lines':
        read.lines = part
        break
      case 'adjustments':
        read.adjustments = readListOfAdjustment(part, field, reading)
        break
      case 'tax':
        readTaxDetail(part, field, reading)
        break
      case 'statusId':
        read.statusId = readOtherId(part, field, reading)
        break
      default:
        read.others = keepHeaderField(part, field, reading, read.others)
    }
  }
  const settled = read.customerId !== undefined ? read : requireCustomer(read, sent, reading)
  reading.path.pop()
  return settled
}

/** Reads {@link QuoteRequestInput} field by field, in the order of the request. */
export function readQuoteRequest(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedOrderRequest | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedOrderRequest> = {
    customerId: undefined,
    reference: undefined,
    isSubmitted: false,
    lines: undefined,
    adjustments: undefined,
    statusId: undefined,
    others: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'requestId':
        readUuid(part, field, reading)
        break
      case 'customerId':
        read.customerId = readCustomerId(part, field, reading)
        break
      case 'reference':
        read.reference = readText(part, field, reading)
        break
      case 'isSubmitted':
        read.isSubmitted = readFlag(part, field, reading) ?? read.isSubmitted
        break
      case 'labelIds':
        readListOfOtherId(part, field, reading)
        break
      case 'lines':
        read.lines = part
        break
      case 'adjustments':
        read.adjustments = readListOfAdjustment(part, field, reading)
        break
      case 'tax':
        readTaxDetail(part, field, reading)
        break
      case 'companyName':
        readCompanyName(part, field, reading)
        break
      default:
        read.others = keepHeaderField(part, field, reading, read.others)
    }
  }
  const settled = read.customerId !== undefined ? read : requireCustomerOrCompany(read, sent, reading)
  reading.path.pop()
  return settled
}

/** Writes {@link OrderTotals} field by field, without absent fields. */
export function writeOrderTotals(read: OrderTotalsFigures, currency: string): OrderTotals {
  const draft: Draft<OrderTotals> = {}
  if (read.adjustments !== undefined)
    draft.adjustments = read.adjustments.map((element) => writePricedAdjustment(element, currency))
  draft.subtotal = moneyOfCents(read.totals.subtotal, currency)
  draft.taxAmount = moneyOfCents(read.totals.taxAmount, currency)
  draft.total = moneyOfCents(read.totals.total, currency)
  draft.totalCost = moneyOfCents(read.totals.totalCost, currency)
  draft.margin = moneyOfCents(read.totals.margin, currency)
  draft.labourTotal = moneyOfCents(read.totals.labourTotal, currency)
  if (read.tax !== undefined) draft.tax = writeAccountTax(read.tax)
  return draft as OrderTotals
}

/** Writes {@link QuoteTotals} field by field, without absent fields. */
export function writeQuoteTotals(read: QuoteTotalsFigures, currency: string): QuoteTotals {
  const draft: Draft<QuoteTotals> = {}
  if (read.adjustments !== undefined)
    draft.adjustments = read.adjustments.map((element) => writePricedAdjustment(element, currency))
  draft.subtotal = moneyOfCents(read.totals.subtotal, currency)
  draft.discountAmount = moneyOfCents(read.totals.discountAmount, currency)
  draft.taxAmount = moneyOfCents(read.totals.taxAmount, currency)
  draft.total = moneyOfCents(read.totals.total, currency)
  draft.totalCost = moneyOfCents(read.totals.totalCost, currency)
  draft.margin = moneyOfCents(read.totals.margin, currency)
  draft.labourTotal = moneyOfCents(read.totals.labourTotal, currency)
  if (read.tax !== undefined) draft.tax = writeAccountTax(read.tax)
  return draft as QuoteTotals
}

/** Writes {@link DocumentTotals} field by field, without absent fields. */
export function writeDocumentTotals(read: DocumentTotalsFigures, currency: string): DocumentTotals {
  const draft: Draft<DocumentTotals> = {}
  draft.subtotal = moneyOfCents(read.totals.subtotal, currency)
  draft.discounts = moneyOfCents(read.totals.discounts, currency)
  draft.surcharges = moneyOfCents(read.totals.surcharges, currency)
  draft.taxableBase = moneyOfCents(read.totals.taxableBase, currency)
  draft.taxAmount = moneyOfCents(read.totals.taxAmount, currency)
  draft.total = moneyOfCents(read.totals.total, currency)
  draft.totalCost = moneyOfCents(read.totals.totalCost, currency)
  draft.margin = moneyOfCents(read.totals.margin, currency)
  draft.labourTotal = moneyOfCents(read.totals.labourTotal, currency)
  draft.discountAmount = moneyOfCents(read.totals.discountAmount, currency)
  return draft as DocumentTotals
}

/** Writes {@link PricedTotals} field by field, without absent fields. */
export function writePricedTotals(read: PricedTotalsFigures, currency: string): PricedTotals {
  const draft: Draft<PricedTotals> = {}
  draft.lines = read.lines
  if (read.adjustments !== undefined)
    draft.adjustments = read.adjustments.map((element) => writePricedAdjustment(element, currency))
  draft.subtotal = moneyOfCents(read.totals.subtotal, currency)
  draft.discountAmount = moneyOfCents(read.totals.discountAmount, currency)
  draft.taxAmount = moneyOfCents(read.totals.taxAmount, currency)
  draft.total = moneyOfCents(read.totals.total, currency)
  draft.totalCost = moneyOfCents(read.totals.totalCost, currency)
  draft.margin = moneyOfCents(read.totals.margin, currency)
  draft.labourTotal = moneyOfCents(read.totals.labourTotal, currency)
  if (read.tax !== undefined) draft.tax = writeAccountTax(read.tax)
  return draft as PricedTotals
}

/** Writes {@link PricedOrder} field by field, without absent fields. */
export function writePricedOrder(read: PricedOrderFigures, currency: string): PricedOrder {
  const draft: Draft<PricedOrder> = {}
  if (read.header.customerId !== undefined) draft.customerId = read.header.customerId
  if (read.header.reference !== undefined) draft.reference = read.header.reference
  draft.isSubmitted = read.header.isSubmitted
  if (read.header.statusId !== undefined) draft.statusId = read.header.statusId
  if (read.header.others !== undefined) writeOthers(draft, read.header.others)
  draft.lines = read.lines
  if (read.adjustments !== undefined)
    draft.adjustments = read.adjustments.map((element) => writePricedAdjustment(element, currency))
  draft.subtotal = moneyOfCents(read.totals.subtotal, currency)
  draft.taxAmount = moneyOfCents(read.totals.taxAmount, currency)
  draft.total = moneyOfCents(read.totals.total, currency)
  draft.totalCost = moneyOfCents(read.totals.totalCost, currency)
  draft.margin = moneyOfCents(read.totals.margin, currency)
  draft.labourTotal = moneyOfCents(read.totals.labourTotal, currency)
  if (read.tax !== undefined) draft.tax = writeAccountTax(read.tax)
  return draft as PricedOrder
}

/** Writes {@link PricedQuote} field by field, without absent fields. */
export function writePricedQuote(read: PricedQuoteFigures, currency: string): PricedQuote {
  const draft: Draft<PricedQuote> = {}
  if (read.header.customerId !== undefined) draft.customerId = read.header.customerId
  if (read.header.reference !== undefined) draft.reference = read.header.reference
  draft.isSubmitted = read.header.isSubmitted
  if (read.header.others !== undefined) writeOthers(draft, read.header.others)
  draft.lines = read.lines
  if (read.adjustments !== undefined)
    draft.adjustments = read.adjustments.map((element) => writePricedAdjustment(element, currency))
  draft.subtotal = moneyOfCents(read.totals.subtotal, currency)
  draft.discountAmount = moneyOfCents(read.totals.discountAmount, currency)
  draft.taxAmount = moneyOfCents(read.totals.taxAmount, currency)
  draft.total = moneyOfCents(read.totals.total, currency)
  draft.totalCost = moneyOfCents(read.totals.totalCost, currency)
  draft.margin = moneyOfCents(read.totals.margin, currency)
  draft.labourTotal = moneyOfCents(read.totals.labourTotal, currency)
  if (read.tax !== undefined) draft.tax = writeAccountTax(read.tax)
  return draft as PricedQuote
}
