// Generated from nouns/account.ts by `npm run generate`. Do not edit.
import { TAX_ROUNDINGS, type TaxRounding } from '../nouns/enums.js'
import { writeDecimal } from '../number/number-text.js'
import type { Bends, Millimetres } from '../number/units.js'
import type { Step } from '../problem/path.js'
import { readCurrency } from './money.js'
import { type Draft, type JsonObject, addNotAnObject } from './object.js'
import { type Reading, addProblem, listOf } from './reading.js'
import { nameOf, readFlag } from './scalars.js'
import { readBendCount, readCustomFieldName, readSize, withExample } from './setting-fields.js'
import {
  type AccountTax,
  type AccountTaxInput,
  type ParsedAccountTax,
  readAccountTax,
  writeAccountTax,
} from './tax.generated.js'

/**
 * The settings of an account, an argument of every call (A1). Unknown fields are ignored; null is the same
 * as left out (N2).
 */
export interface AccountInput {
  /** The currency of all amounts: three capital letters (N3). */
  currency: string
  /** Whether totals, markups and margins that are not sent are worked out. When left out, true (L5). */
  derivationEnabled?: boolean | null | undefined
  /** When left out, no tax is charged (A1). */
  tax?: AccountTaxInput | null | undefined
  /**
   * Whether tax is rounded once for the document or line by line. When left out, once for the document
   * (T4).
   */
  taxRounding?: TaxRounding | null | undefined
  /**
   * The shortest length that a piece of a flashing is charged for (F6). In mm, not negative: a number or a
   * decimal string. At most 15 digits before the point and 12 after it. Also checked: the digits of a
   * number (N4).
   */
  minimumFlashingLengthMm?: number | string | null | undefined
  /**
   * The shortest length that a lineal piece is charged for. When left out, the same as
   * minimumFlashingLengthMm (M4). In mm, not negative: a number or a decimal string. At most 15 digits
   * before the point and 12 after it. Also checked: the digits of a number (N4).
   */
  minimumLinealLengthMm?: number | string | null | undefined
  /**
   * How many bends a crush fold counts as: a whole number, not negative, as a number or a decimal string
   * (N4). When left out, 2 (F3).
   */
  crushFoldBendCount?: number | string | null | undefined
  /**
   * The names of the account's own fields of documents, which are kept as sent (M8). Also checked: none is
   * a field that documents have anyway (A2).
   */
  customFields?: readonly string[] | null | undefined
}

/**
 * The settings of an account, an argument of every call (A1). Unknown fields are ignored; null is the same
 * as left out (N2).
 */
export interface Account {
  /** The currency of all amounts: three capital letters (N3). */
  readonly currency: string
  /** Whether totals, markups and margins that are not sent are worked out. When left out, true (L5). */
  readonly derivationEnabled: boolean
  /** When left out, no tax is charged (A1). */
  readonly tax?: AccountTax
  /**
   * Whether tax is rounded once for the document or line by line. When left out, once for the document
   * (T4).
   */
  readonly taxRounding: TaxRounding
  /**
   * The shortest length that a piece of a flashing is charged for (F6). In mm, not negative: a number or a
   * decimal string. At most 15 digits before the point and 12 after it. Also checked: the digits of a
   * number (N4).
   */
  readonly minimumFlashingLengthMm?: string
  /**
   * The shortest length that a lineal piece is charged for. When left out, the same as
   * minimumFlashingLengthMm (M4). In mm, not negative: a number or a decimal string. At most 15 digits
   * before the point and 12 after it. Also checked: the digits of a number (N4).
   */
  readonly minimumLinealLengthMm?: string
  /**
   * How many bends a crush fold counts as: a whole number, not negative, as a number or a decimal string
   * (N4). When left out, 2 (F3).
   */
  readonly crushFoldBendCount?: string
  /**
   * The names of the account's own fields of documents, which are kept as sent (M8). Also checked: none is
   * a field that documents have anyway (A2).
   */
  readonly customFields?: readonly string[]
}

/** {@link AccountInput} as it was read. */
export interface ParsedAccount {
  readonly currency: string
  readonly derivationEnabled: boolean
  readonly tax: ParsedAccountTax | undefined
  readonly taxRounding: TaxRounding
  readonly minimumFlashingLengthMm: Millimetres | undefined
  readonly minimumLinealLengthMm: Millimetres | undefined
  readonly crushFoldBendCount: Bends | undefined
  readonly customFields: readonly string[] | undefined
}

const readAccountCurrency = withExample('"AUD"', readCurrency)
const readAccountTaxField = withExample('{"rate": "0.10"}', readAccountTax)
const readAccountTaxRounding = nameOf(TAX_ROUNDINGS)
const readAccountMinimumFlashingLengthMm = withExample('300', readSize)
const readAccountMinimumLinealLengthMm = withExample('300', readSize)
const readAccountCrushFoldBendCount = withExample('2', readBendCount)
const readAccountCustomFields = withExample('["jobNumber"]', listOf(readCustomFieldName, ''))

/** Reads {@link AccountInput} field by field, in the order they were sent. */
export function readAccount(sent: unknown, step: Step, reading: Reading): ParsedAccount | undefined {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  const object = sent as JsonObject
  let currency: string = ''
  let derivationEnabled: boolean = true
  let tax: ParsedAccountTax | undefined
  let taxRounding: TaxRounding = 'document'
  let minimumFlashingLengthMm: Millimetres | undefined
  let minimumLinealLengthMm: Millimetres | undefined
  let crushFoldBendCount: Bends | undefined
  let customFields: readonly string[] | undefined
  let isCurrencySent = false
  reading.path.push(step)
  for (const field in object) {
    if (!Object.prototype.hasOwnProperty.call(object, field)) continue
    const part = object[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'currency':
        isCurrencySent = part !== ''
        currency = readAccountCurrency(part, field, reading) ?? currency
        break
      case 'derivationEnabled':
        derivationEnabled = readFlag(part, field, reading) ?? derivationEnabled
        break
      case 'tax':
        tax = readAccountTaxField(part, field, reading)
        break
      case 'taxRounding':
        taxRounding = readAccountTaxRounding(part, field, reading) ?? taxRounding
        break
      case 'minimumFlashingLengthMm':
        minimumFlashingLengthMm = readAccountMinimumFlashingLengthMm(part, field, reading)
        break
      case 'minimumLinealLengthMm':
        minimumLinealLengthMm = readAccountMinimumLinealLengthMm(part, field, reading)
        break
      case 'crushFoldBendCount':
        crushFoldBendCount = readAccountCrushFoldBendCount(part, field, reading)
        break
      case 'customFields':
        customFields = readAccountCustomFields(part, field, reading)
        break
    }
  }
  if (!isCurrencySent) addProblem(reading, 'required', { example: '"AUD"' }, 'currency')
  reading.path.pop()
  return {
    currency,
    derivationEnabled,
    tax,
    taxRounding,
    minimumFlashingLengthMm,
    minimumLinealLengthMm,
    crushFoldBendCount,
    customFields,
  }
}

/** Writes {@link Account}: what is there, field by field. */
export function writeAccount(read: ParsedAccount): Account {
  const draft: Draft<Account> = {}
  draft.currency = read.currency
  draft.derivationEnabled = read.derivationEnabled
  if (read.tax !== undefined) draft.tax = writeAccountTax(read.tax)
  draft.taxRounding = read.taxRounding
  if (read.minimumFlashingLengthMm !== undefined)
    draft.minimumFlashingLengthMm = writeDecimal(read.minimumFlashingLengthMm)
  if (read.minimumLinealLengthMm !== undefined)
    draft.minimumLinealLengthMm = writeDecimal(read.minimumLinealLengthMm)
  if (read.crushFoldBendCount !== undefined) draft.crushFoldBendCount = writeDecimal(read.crushFoldBendCount)
  if (read.customFields !== undefined) draft.customFields = read.customFields
  return draft as Account
}
