import type { Decimal } from '../number/decimal.js'

/**
 * How the tax of a document is rounded: once for the document, or line by line (T4). Frozen.
 *
 * @example
 * import { readAccount, TAX_ROUNDINGS } from 'quotewright'
 *
 * for (const taxRounding of TAX_ROUNDINGS) assert.ok(readAccount({ currency: 'AUD', taxRounding }).ok)
 */
export const TAX_ROUNDINGS = /* @__PURE__ */ Object.freeze(['document', 'line'] as const)

/** One of {@link TAX_ROUNDINGS}. */
export type TaxRounding = (typeof TAX_ROUNDINGS)[number]

/** The account's tax (A1). */
export interface AccountTax {
  /** A fraction from 0 to 1: `0.10` is 10 %. */
  readonly rate: Decimal
  readonly code: string | undefined
  readonly jurisdiction: string | undefined
}

/** The settings a document is priced with (A1). */
export interface Account {
  readonly currency: string
  readonly derivationEnabled: boolean
  readonly tax: AccountTax | undefined
  readonly taxRounding: TaxRounding
  /** In mm. */
  readonly minimumFlashingLengthMm: Decimal | undefined
  /** In mm. */
  readonly minimumLinealLengthMm: Decimal | undefined
  readonly crushFoldBendCount: Decimal | undefined
}
