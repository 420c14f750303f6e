import type { TaxRounding } from '../../src/definitions/enums.js'
import type { Notebook } from './notebook.js'

/** `null` is an absent optional field (N2). */
type Optional<T> = T | null | undefined

export type Json = Readonly<Record<string, unknown>>

export interface MoneyJson {
  readonly amountMicros?: string
  readonly currency?: Optional<string>
}

export interface PieceJson {
  readonly length: string
  readonly width?: string
  readonly amount?: string
}

export interface PricingJson {
  readonly quantity?: Optional<string>
  readonly unitPrice?: Optional<MoneyJson>
  readonly discount?: Optional<string>
  readonly totalPrice?: Optional<MoneyJson>
  readonly cost?: Optional<MoneyJson>
  readonly markup?: Optional<string>
  readonly markupIsPercentage?: Optional<boolean>
  readonly margin?: Optional<MoneyJson>
  readonly pricingStrategy?: Optional<string | number>
  readonly priceLevel?: Optional<string>
  readonly isTaxFree?: Optional<boolean>
  readonly tax?: Optional<Json>
  readonly measurements?: Optional<readonly PieceJson[]>
  readonly asBuiltMeasurements?: Optional<readonly PieceJson[]>
}

export interface PlainLineJson extends Json {
  readonly pricing?: Optional<PricingJson>
}

/** K7: lists may be outside the pricing. */
export interface WithListsJson extends PlainLineJson {
  readonly measurements?: Optional<readonly PieceJson[]>
  readonly asBuiltMeasurements?: Optional<readonly PieceJson[]>
}

export interface ComponentJson extends WithListsJson {
  readonly productType?: Optional<string | number>
}

export interface KitLevelJson extends WithListsJson {
  readonly customPricing?: Optional<boolean>
  readonly components?: Optional<readonly ComponentJson[]>
  readonly subKits?: Optional<readonly KitLevelJson[]>
}

export interface PointJson {
  readonly id?: string
  readonly x?: number
  readonly y?: number
  readonly vectors?: readonly string[]
  readonly connect?: readonly string[]
  readonly finish?: { readonly type?: string | number; readonly size?: number }
}

export interface EdgeJson {
  readonly size?: number
  readonly hidden?: boolean
}

export interface DrawingJson extends Json {
  readonly tempId?: string
  readonly drawingNumber?: number
  readonly side?: string | number
  readonly isFreeDrawing?: boolean
  readonly isDeleted?: boolean
  readonly points?: Readonly<Record<string, PointJson>> | null
  readonly lines?: { readonly values?: Readonly<Record<string, EdgeJson>> }
  readonly angles?: Json
}

export interface CutJson {
  readonly amount?: number
  readonly length?: number
}

export interface FlashingJson extends Json {
  readonly priceLevel?: Optional<string>
  readonly bends?: Optional<string>
  readonly totalGirth?: Optional<string>
  readonly unitPrice?: Optional<MoneyJson>
  readonly totalPrice?: Optional<MoneyJson>
  readonly customPrice?: Optional<MoneyJson>
  readonly customPricePerLength?: Optional<MoneyJson>
  readonly isTaxFree?: Optional<boolean>
  /** F6: any value is kept as in the request. The calculators read a list of cuts. */
  readonly subitems?: unknown
  readonly drawing?: DrawingJson
  readonly otherSides?: readonly DrawingJson[]
}

export interface LineJson {
  readonly onTheFly?: Optional<PlainLineJson>
  readonly catalogue?: Optional<PlainLineJson>
  readonly labour?: Optional<PlainLineJson>
  readonly notes?: Optional<Json>
  readonly flashing?: Optional<FlashingJson>
  readonly productKit?: Optional<KitLevelJson>
}

export interface AdjustmentJson extends Json {
  readonly type: string | number
  readonly amount?: Optional<MoneyJson>
  readonly percentage?: Optional<string>
  readonly isTaxFree?: Optional<boolean>
}

export interface RequestJson extends Json {
  readonly lines: readonly LineJson[]
  readonly adjustments?: Optional<readonly AdjustmentJson[]>
  readonly isSubmitted?: Optional<boolean>
  readonly statusId?: Optional<string>
  readonly labelIds?: Optional<readonly string[]>
}

export interface AccountJson {
  readonly currency: string
  readonly derivationEnabled?: boolean
  readonly tax?: { readonly rate: string; readonly code?: string; readonly jurisdiction?: string }
  readonly taxRounding?: TaxRounding
  readonly adjustmentPercentages?: 'of-subtotal' | 'in-turn'
  readonly minimumLinealLengthMm?: number | string
  readonly minimumFlashingLengthMm?: number | string
  readonly crushFoldBendCount?: number | string
  readonly customFields?: readonly string[]
}

/** N2, N4: `null` and the empty string count as absent. */
export const sent = <T>(value: Optional<T>): T | undefined =>
  value === null || value === '' ? undefined : value

/** A result contains no `null`. */
export const withoutNulls = (value: Json): Json =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== null && entry !== undefined))

/** V4: a number is a position in the specification's list. */
export const named = (names: readonly string[], value: string | number): string =>
  typeof value === 'number' ? (names[value] ?? String(value)) : value

// V4
export function knownName(
  names: readonly string[],
  value: unknown,
  at: string,
  notebook: Notebook,
): string | undefined {
  const name = typeof value === 'number' ? names[value] : value
  if (typeof name === 'string' && names.includes(name)) return name
  notebook.problem('unknown_enum_value', at)
  return undefined
}

/** Positions are not allowed (V4), and the first name counts as absent (K7, T2). */
export function requiredName(
  names: readonly string[],
  value: unknown,
  at: string,
  notebook: Notebook,
): string | undefined {
  if (value === undefined || value === null || value === '' || value === names[0]) {
    notebook.problem('required', at)
    return undefined
  }
  if (typeof value === 'string' && names.includes(value)) return value
  notebook.problem('unknown_enum_value', at)
  return undefined
}

// V1
export const inSnakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
