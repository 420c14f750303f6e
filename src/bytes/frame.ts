import type { SentFigures } from '../document/ordinary/sent-figures.js'
import type { FieldTable } from './field-table.js'

/** Where the fields of an object are that was read last, and what they say. Used again for the next object. */
export interface Frame extends SentFigures {
  readonly table: FieldTable
  /** Where the value of each field that was sent begins and ends. */
  readonly from: Int32Array
  readonly to: Int32Array
  /** Of an amount: where its currency is; 0 and 0 when it is the account's. */
  readonly currencyFrom: Int32Array
  readonly currencyTo: Int32Array
  /** By the place of a field, plus one: the field that followed it the last time. */
  readonly followers: Int8Array
}

export function frameOf(table: FieldTable): Frame {
  const { count } = table
  return {
    table,
    sent: 0,
    from: new Int32Array(count),
    to: new Int32Array(count),
    figures: new Float64Array(count),
    currencyFrom: new Int32Array(count),
    currencyTo: new Int32Array(count),
    followers: new Int8Array(count + 1),
  }
}
