// Generated from definitions/tax.ts by `npm run generate`. Do not edit.
import { UNKNOWN } from '../number/decimal.js'
import { writeDecimal } from '../number/number-text.js'
import type { Fraction } from '../number/units.js'
import type { Step } from '../problem/path.js'
import type { MoneyInput } from './money.generated.js'
import { type ParsedMoney, readMoney } from './money.js'
import { type Draft, type Mutable, addNotAnObject, isObject } from './object.js'
import { type Reading, addProblem } from './reading.js'
import { readDecimalString, readFlag, readText } from './scalars.js'
import { readRate, withExample } from './setting-fields.js'

/**
 * A tax, for information only: the tax of the account is charged.
 *
 * @see Rule T4 in docs/rules.md
 */
export interface TaxDetailInput {
  /**
   * The rate, a fraction as a decimal string: "0.10" is 10%.
   *
   * @see Rule N4 in docs/rules.md
   */
  rate?: string | null | undefined
  /** The name of the tax, such as GST. */
  code?: string | null | undefined
  /** The jurisdiction that charges the tax. */
  jurisdiction?: string | null | undefined
}

/**
 * A tax, for information only: the tax of the account is charged.
 *
 * @see Rule T4 in docs/rules.md
 */
export interface TaxDetail {
  /**
   * The rate, a fraction as a decimal string: "0.10" is 10%.
   *
   * @see Rule N4 in docs/rules.md
   */
  readonly rate?: string
  /** The name of the tax, such as GST. */
  readonly code?: string
  /** The jurisdiction that charges the tax. */
  readonly jurisdiction?: string
}

/** The parsed form of {@link TaxDetailInput}. */
export interface ParsedTaxDetail {
  readonly rate: Fraction | undefined
  readonly code: string | undefined
  readonly jurisdiction: string | undefined
}

/**
 * The tax that the account charges.
 *
 * @see Rule T4 in docs/rules.md
 */
export interface AccountTaxInput {
  /**
   * The rate, a fraction from 0 to 1 as a decimal string: "0.10" is 10%.
   *
   * @see Rule A1 in docs/rules.md
   */
  rate: string
  /** The name of the tax, such as GST. */
  code?: string | null | undefined
  /** The jurisdiction that charges the tax. */
  jurisdiction?: string | null | undefined
}

/**
 * The tax that the account charges.
 *
 * @see Rule T4 in docs/rules.md
 */
export interface AccountTax {
  /**
   * The rate, a fraction from 0 to 1 as a decimal string: "0.10" is 10%.
   *
   * @see Rule A1 in docs/rules.md
   */
  readonly rate: string
  /** The name of the tax, such as GST. */
  readonly code?: string
  /** The jurisdiction that charges the tax. */
  readonly jurisdiction?: string
}

/** The parsed form of {@link AccountTaxInput}. */
export interface ParsedAccountTax {
  readonly rate: Fraction
  readonly code: string | undefined
  readonly jurisdiction: string | undefined
}

/** A line for tax calculation: its total, and whether it is exempt. */
export interface TaxableLine {
  /** The line total. It is rounded half up to the cent. */
  totalPrice: MoneyInput
  /**
   * Whether the line is exempt from tax. When omitted, false.
   *
   * @see Rule T4 in docs/rules.md
   */
  isTaxFree?: boolean | null | undefined
}

/** The parsed form of {@link TaxableLine}. */
export interface ParsedTaxableLine {
  readonly totalPrice: ParsedMoney | undefined
  readonly isTaxFree: boolean | undefined
}

/** The value used in place of one that could not be read. */
export const NO_TAXABLE_LINE: ParsedTaxableLine = { totalPrice: undefined, isTaxFree: undefined }

const readAccountTaxRate = withExample('"0.10"', readRate)

/** Reads {@link TaxDetailInput} field by field, in the order of the request. */
export function readTaxDetail(sent: unknown, step: Step, reading: Reading): ParsedTaxDetail | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedTaxDetail> = { rate: undefined, code: undefined, jurisdiction: undefined }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'rate':
        read.rate = readDecimalString(part, field, reading)
        break
      case 'code':
        read.code = readText(part, field, reading)
        break
      case 'jurisdiction':
        read.jurisdiction = readText(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Writes {@link TaxDetail} field by field, without absent fields. */
export function writeTaxDetail(read: ParsedTaxDetail): TaxDetail {
  const draft: Draft<TaxDetail> = {}
  if (read.rate !== undefined) draft.rate = writeDecimal(read.rate)
  if (read.code !== undefined) draft.code = read.code
  if (read.jurisdiction !== undefined) draft.jurisdiction = read.jurisdiction
  return draft
}

/** Reads {@link AccountTaxInput} field by field, in the order of the request. */
export function readAccountTax(sent: unknown, step: Step, reading: Reading): ParsedAccountTax | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedAccountTax> = { rate: UNKNOWN, code: undefined, jurisdiction: undefined }
  let isRateSent = false
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'rate':
        isRateSent = part !== ''
        read.rate = readAccountTaxRate(part, field, reading) ?? read.rate
        break
      case 'code':
        read.code = readText(part, field, reading)
        break
      case 'jurisdiction':
        read.jurisdiction = readText(part, field, reading)
        break
    }
  }
  if (!isRateSent) addProblem(reading, 'required', { example: '"0.10"' }, 'rate')
  reading.path.pop()
  return read
}

/** Writes {@link AccountTax} field by field, without absent fields. */
export function writeAccountTax(read: ParsedAccountTax): AccountTax {
  const draft: Draft<AccountTax> = {}
  draft.rate = writeDecimal(read.rate)
  if (read.code !== undefined) draft.code = read.code
  if (read.jurisdiction !== undefined) draft.jurisdiction = read.jurisdiction
  return draft as AccountTax
}

/** Reads {@link TaxableLine} field by field, in the order of the request. */
export function readTaxableLine(sent: unknown, step: Step, reading: Reading): ParsedTaxableLine | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedTaxableLine> = { totalPrice: undefined, isTaxFree: undefined }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'totalPrice':
        read.totalPrice = readMoney(part, field, reading)
        break
      case 'isTaxFree':
        read.isTaxFree = readFlag(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}
