import type { AccountTax } from '../model/account.js'
import type { TaxDetail } from '../model/tax-detail.js'
import { writeDecimal } from '../number/decimal-text.js'
import type { Draft } from './draft.js'
import { fieldsOf, objectOf } from './object.js'
import type { Reader } from './reading.js'
import { decimal, text } from './scalars.js'

/** A tax: its rate as a fraction (`"0.10"` is 10 %), and what it is called. */
export interface TaxDetailWire {
  /** A fraction, as a decimal string: `"0.10"` is 10 % (N4). */
  readonly rate?: string
  /** What the tax is called. */
  readonly code?: string
  /** Where it is charged. */
  readonly jurisdiction?: string
}

const readSent = objectOf(fieldsOf<Partial<TaxDetail>>({ rate: decimal, code: text, jurisdiction: text }))

export const taxDetail: Reader<TaxDetail> = (value, step, reading) => {
  const sent = readSent(value, step, reading)
  return sent && { rate: sent.rate, code: sent.code, jurisdiction: sent.jurisdiction }
}

export function taxDetailWire({ rate, code, jurisdiction }: TaxDetail | AccountTax): TaxDetailWire {
  const draft: Draft<TaxDetailWire> = {}
  if (rate !== undefined) draft.rate = writeDecimal(rate)
  if (code !== undefined) draft.code = code
  if (jurisdiction !== undefined) draft.jurisdiction = jurisdiction
  return draft
}
