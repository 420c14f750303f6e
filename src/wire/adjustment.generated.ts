// Generated from nouns/adjustment.ts by `npm run generate`. Do not edit.
import { ADJUSTMENT_TYPES, type AdjustmentType } from '../nouns/enums.js'
import { writeDecimal } from '../number/decimal-text.js'
import type { Percent } from '../number/units.js'
import type { Step } from '../problem/path.js'
import { readPercent } from './decimal-strings.js'
import type { Money } from './money.generated.js'
import { type ParsedMoney, moneyAsSent, readMoney } from './money.js'
import { type Draft, type JsonObject, addNotAnObject } from './object.js'
import type { Reading } from './reading.js'
import { enumOf, readFlag, readText } from './scalars.js'

/**
 * A discount or a surcharge on the whole document, either as an amount or as a percentage, not both (T2).
 */
export interface Adjustment {
  /** A name, or its position in the list (V4). The unspecified type, 0, is refused (T2). */
  readonly type?: AdjustmentType
  /** Its name on the document. */
  readonly name?: string
  /**
   * Rounded half up to the cent when it is counted (T2). Also checked: the rounded amount must fit 64-bit
   * micros (N8).
   */
  readonly amount?: Money
  /**
   * A percentage of the subtotal, as a decimal string: "10" is 10 %. Also checked: at most 100 for a
   * discount (T2). The amount that it makes must fit 64-bit micros (N8).
   */
  readonly percentage?: string
  /** Whether a surcharge is exempt from tax (T3). */
  readonly isTaxFree?: boolean
}

/** {@link Adjustment} as it was read. */
export interface ParsedAdjustment {
  readonly type: AdjustmentType | undefined
  readonly name: string | undefined
  readonly amount: ParsedMoney | undefined
  readonly percentage: Percent | undefined
  readonly isTaxFree: boolean | undefined
}

/** Stands where one could not be read. */
export const NO_ADJUSTMENT: ParsedAdjustment = {
  type: undefined,
  name: undefined,
  amount: undefined,
  percentage: undefined,
  isTaxFree: undefined,
}

const readAdjustmentType = enumOf(ADJUSTMENT_TYPES)

/** Reads {@link Adjustment} field by field, in the order they were sent. */
export function readAdjustment(sent: unknown, step: Step, reading: Reading): ParsedAdjustment | undefined {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  const object = sent as JsonObject
  let type: AdjustmentType | undefined
  let name: string | undefined
  let amount: ParsedMoney | undefined
  let percentage: Percent | undefined
  let isTaxFree: boolean | undefined
  reading.path.push(step)
  for (const field in object) {
    if (!Object.prototype.hasOwnProperty.call(object, field)) continue
    const part = object[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'type':
        type = readAdjustmentType(part, field, reading)
        break
      case 'name':
        name = readText(part, field, reading)
        break
      case 'amount':
        amount = readMoney(part, field, reading)
        break
      case 'percentage':
        percentage = readPercent(part, field, reading)
        break
      case 'isTaxFree':
        isTaxFree = readFlag(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return { type, name, amount, percentage, isTaxFree }
}

/** Writes {@link Adjustment}: what is there, field by field. */
export function writeAdjustment(read: ParsedAdjustment): Adjustment {
  const draft: Draft<Adjustment> = {}
  if (read.type !== undefined) draft.type = read.type
  if (read.name !== undefined) draft.name = read.name
  if (read.amount !== undefined) draft.amount = moneyAsSent(read.amount)
  if (read.percentage !== undefined) draft.percentage = writeDecimal(read.percentage)
  if (read.isTaxFree !== undefined) draft.isTaxFree = read.isTaxFree
  return draft
}
