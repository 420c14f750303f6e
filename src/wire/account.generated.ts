// Generated from definitions/account.ts by `npm run generate`. Do not edit.
import {
  ADJUSTMENT_PERCENTAGES,
  type AdjustmentPercentages,
  TAX_ROUNDINGS,
  type TaxRounding,
} from '../definitions/enums.js'
import { writeDecimal } from '../number/number-text.js'
import type { Bends, Millimetres } from '../number/units.js'
import type { Step } from '../problem/path.js'
import { readCurrency } from './money.js'
import { type Draft, type Mutable, addNotAnObject, isObject } from './object.js'
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
 * The settings of an account, an argument of every call. Unknown fields are ignored; null is the same as
 * omitted.
 *
 * @see Rules A1, N2 in docs/rules.md
 */
export interface AccountInput {
  /**
   * The currency of all amounts: three capital letters.
   *
   * @see Rule N3 in docs/rules.md
   */
  currency: string
  /**
   * Whether missing totals, markups and margins are derived. When omitted, true.
   *
   * @see Rule L5 in docs/rules.md
   */
  derivationEnabled?: boolean | null | undefined
  /**
   * The tax to charge. When omitted, none is charged.
   *
   * @see Rule A1 in docs/rules.md
   */
  tax?: AccountTaxInput | null | undefined
  /**
   * Whether tax is rounded once for the document or line by line. When omitted, once for the document.
   *
   * @see Rule T4 in docs/rules.md
   */
  taxRounding?: TaxRounding | null | undefined
  /**
   * Whether the percentages of adjustments are of the subtotal, or each of the amount that earlier
   * adjustments leave. When omitted, of the subtotal.
   *
   * @see Rule T2 in docs/rules.md
   */
  adjustmentPercentages?: AdjustmentPercentages | null | undefined
  /**
   * The minimum charged length of a piece of a flashing. In mm, not negative: a number or a decimal string.
   * At most 15 digits before the point and 12 after it.
   *
   * @see Rules F6, N4 in docs/rules.md
   */
  minimumFlashingLengthMm?: number | string | null | undefined
  /**
   * The minimum charged length of a lineal piece. When omitted, the same as minimumFlashingLengthMm. In mm,
   * not negative: a number or a decimal string. At most 15 digits before the point and 12 after it.
   *
   * @see Rules M4, N4 in docs/rules.md
   */
  minimumLinealLengthMm?: number | string | null | undefined
  /**
   * The length above which advice calls a piece a probable mistake. When omitted, 15000. In mm, not
   * negative: a number or a decimal string. At most 15 digits before the point and 12 after it.
   *
   * @see Rules V10, N4 in docs/rules.md
   */
  longestPieceMm?: number | string | null | undefined
  /**
   * The number of bends of a crush fold: a whole number, not negative, as a number or a decimal string.
   * When omitted, 2.
   *
   * @see Rules N4, F3 in docs/rules.md
   */
  crushFoldBendCount?: number | string | null | undefined
  /**
   * The names of fields that the account adds to documents. They are kept as sent.
   *
   * @see Rules M8, A2 in docs/rules.md
   */
  customFields?: readonly string[] | null | undefined
}

/**
 * The settings of an account, an argument of every call. Unknown fields are ignored; null is the same as
 * omitted.
 *
 * @see Rules A1, N2 in docs/rules.md
 */
export interface Account {
  /**
   * The currency of all amounts: three capital letters.
   *
   * @see Rule N3 in docs/rules.md
   */
  readonly currency: string
  /**
   * Whether missing totals, markups and margins are derived. When omitted, true.
   *
   * @see Rule L5 in docs/rules.md
   */
  readonly derivationEnabled: boolean
  /**
   * The tax to charge. When omitted, none is charged.
   *
   * @see Rule A1 in docs/rules.md
   */
  readonly tax?: AccountTax
  /**
   * Whether tax is rounded once for the document or line by line. When omitted, once for the document.
   *
   * @see Rule T4 in docs/rules.md
   */
  readonly taxRounding: TaxRounding
  /**
   * Whether the percentages of adjustments are of the subtotal, or each of the amount that earlier
   * adjustments leave. When omitted, of the subtotal.
   *
   * @see Rule T2 in docs/rules.md
   */
  readonly adjustmentPercentages?: AdjustmentPercentages
  /**
   * The minimum charged length of a piece of a flashing. In mm, not negative: a number or a decimal string.
   * At most 15 digits before the point and 12 after it.
   *
   * @see Rules F6, N4 in docs/rules.md
   */
  readonly minimumFlashingLengthMm?: string
  /**
   * The minimum charged length of a lineal piece. When omitted, the same as minimumFlashingLengthMm. In mm,
   * not negative: a number or a decimal string. At most 15 digits before the point and 12 after it.
   *
   * @see Rules M4, N4 in docs/rules.md
   */
  readonly minimumLinealLengthMm?: string
  /**
   * The length above which advice calls a piece a probable mistake. When omitted, 15000. In mm, not
   * negative: a number or a decimal string. At most 15 digits before the point and 12 after it.
   *
   * @see Rules V10, N4 in docs/rules.md
   */
  readonly longestPieceMm?: string
  /**
   * The number of bends of a crush fold: a whole number, not negative, as a number or a decimal string.
   * When omitted, 2.
   *
   * @see Rules N4, F3 in docs/rules.md
   */
  readonly crushFoldBendCount?: string
  /**
   * The names of fields that the account adds to documents. They are kept as sent.
   *
   * @see Rules M8, A2 in docs/rules.md
   */
  readonly customFields?: readonly string[]
}

/** The parsed form of {@link AccountInput}. */
export interface ParsedAccount {
  readonly currency: string
  readonly derivationEnabled: boolean
  readonly tax: ParsedAccountTax | undefined
  readonly taxRounding: TaxRounding
  readonly adjustmentPercentages: AdjustmentPercentages | undefined
  readonly minimumFlashingLengthMm: Millimetres | undefined
  readonly minimumLinealLengthMm: Millimetres | undefined
  readonly longestPieceMm: Millimetres | undefined
  readonly crushFoldBendCount: Bends | undefined
  readonly customFields: readonly string[] | undefined
}

const readAccountCurrency = withExample('"AUD"', readCurrency)
const readAccountTaxField = withExample('{"rate": "0.10"}', readAccountTax)
const readAccountTaxRounding = nameOf(TAX_ROUNDINGS)
const readAccountAdjustmentPercentages = withExample('"of-subtotal"', nameOf(ADJUSTMENT_PERCENTAGES))
const readAccountMinimumFlashingLengthMm = withExample('300', readSize)
const readAccountMinimumLinealLengthMm = withExample('300', readSize)
const readAccountLongestPieceMm = withExample('12000', readSize)
const readAccountCrushFoldBendCount = withExample('2', readBendCount)
const readAccountCustomFields = withExample('["jobNumber"]', listOf(readCustomFieldName, ''))

/** Reads {@link AccountInput} field by field, in the order of the request. */
export function readAccount(sent: unknown, step: Step, reading: Reading): ParsedAccount | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedAccount> = {
    currency: '',
    derivationEnabled: true,
    tax: undefined,
    taxRounding: 'document',
    adjustmentPercentages: undefined,
    minimumFlashingLengthMm: undefined,
    minimumLinealLengthMm: undefined,
    longestPieceMm: undefined,
    crushFoldBendCount: undefined,
    customFields: undefined,
  }
  let isCurrencySent = false
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'currency':
        isCurrencySent = part !== ''
        read.currency = readAccountCurrency(part, field, reading) ?? read.currency
        break
      case 'derivationEnabled':
        read.derivationEnabled = readFlag(part, field, reading) ?? read.derivationEnabled
        break
      case 'tax':
        read.tax = readAccountTaxField(part, field, reading)
        break
      case 'taxRounding':
        read.taxRounding = readAccountTaxRounding(part, field, reading) ?? read.taxRounding
        break
      case 'adjustmentPercentages':
        read.adjustmentPercentages = readAccountAdjustmentPercentages(part, field, reading)
        break
      case 'minimumFlashingLengthMm':
        read.minimumFlashingLengthMm = readAccountMinimumFlashingLengthMm(part, field, reading)
        break
      case 'minimumLinealLengthMm':
        read.minimumLinealLengthMm = readAccountMinimumLinealLengthMm(part, field, reading)
        break
      case 'longestPieceMm':
        read.longestPieceMm = readAccountLongestPieceMm(part, field, reading)
        break
      case 'crushFoldBendCount':
        read.crushFoldBendCount = readAccountCrushFoldBendCount(part, field, reading)
        break
      case 'customFields':
        read.customFields = readAccountCustomFields(part, field, reading)
        break
    }
  }
  if (!isCurrencySent) addProblem(reading, 'required', { example: '"AUD"' }, 'currency')
  reading.path.pop()
  return read
}

/** Writes {@link Account} field by field, without absent fields. */
export function writeAccount(read: ParsedAccount): Account {
  const draft: Draft<Account> = {}
  draft.currency = read.currency
  draft.derivationEnabled = read.derivationEnabled
  if (read.tax !== undefined) draft.tax = writeAccountTax(read.tax)
  draft.taxRounding = read.taxRounding
  if (read.adjustmentPercentages !== undefined) draft.adjustmentPercentages = read.adjustmentPercentages
  if (read.minimumFlashingLengthMm !== undefined)
    draft.minimumFlashingLengthMm = writeDecimal(read.minimumFlashingLengthMm)
  if (read.minimumLinealLengthMm !== undefined)
    draft.minimumLinealLengthMm = writeDecimal(read.minimumLinealLengthMm)
  if (read.longestPieceMm !== undefined) draft.longestPieceMm = writeDecimal(read.longestPieceMm)
  if (read.crushFoldBendCount !== undefined) draft.crushFoldBendCount = writeDecimal(read.crushFoldBendCount)
  if (read.customFields !== undefined) draft.customFields = read.customFields
  return draft as Account
}
