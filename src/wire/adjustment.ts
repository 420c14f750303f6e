import { ADJUSTMENT_TYPES, type Adjustment, type AdjustmentType } from '../model/adjustment.js'
import { writeDecimal } from '../number/decimal-text.js'
import type { Draft } from './draft.js'
import { money, moneyAsSent, type MoneyWire } from './money.js'
import { fieldsOf, objectOf } from './object.js'
import type { Reader } from './reading.js'
import { decimal, enumOf, flag, text } from './scalars.js'
import type { Sent } from './sent.js'

/** A discount or surcharge on a document, as JSON (T2): exactly one of amount and percentage. */
export interface AdjustmentWire {
  /** A discount or a surcharge: required (T2). */
  readonly type?: AdjustmentType
  /** What it is called. */
  readonly name?: string
  /** Not negative, half up to the cent; in place of a percentage (T2). */
  readonly amount?: MoneyWire
  /** Of the subtotal: `"10"` is 10 %. */
  readonly percentage?: string
  /** Of a surcharge: true is not taxed; false when absent (T3). */
  readonly isTaxFree?: boolean
}

const readSent = objectOf(
  fieldsOf<Sent<Adjustment>>({
    type: enumOf(ADJUSTMENT_TYPES),
    name: text,
    amount: money,
    percentage: decimal,
    isTaxFree: flag,
  }),
)

/** Where an adjustment could not be read. */
export const NO_ADJUSTMENT: Adjustment = {
  type: undefined,
  name: undefined,
  amount: undefined,
  percentage: undefined,
  isTaxFree: undefined,
}

export const adjustment: Reader<Adjustment> = (value, step, reading) => {
  const sent = readSent(value, step, reading)
  if (sent === undefined) return undefined
  const { type, name, amount, percentage, isTaxFree } = sent
  return { type, name, amount, percentage, isTaxFree }
}

/** An adjustment as it reads back: as sent. */
export function adjustmentWire({ type, name, amount, percentage, isTaxFree }: Adjustment): AdjustmentWire {
  const draft: Draft<AdjustmentWire> = {}
  if (type !== undefined) draft.type = type
  if (name !== undefined) draft.name = name
  if (amount !== undefined) draft.amount = moneyAsSent(amount)
  if (percentage !== undefined) draft.percentage = writeDecimal(percentage)
  if (isTaxFree !== undefined) draft.isTaxFree = isTaxFree
  return draft
}
