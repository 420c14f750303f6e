import type { FieldTable } from './field-table.js'

/** Where the fields of an object are that was read last, and what they say. Used again for the next object. */
export interface Frame {
  readonly table: FieldTable
  /** The fields that were sent: a bit for each. */
  sent: number
  /** Where the value of each field that was sent begins and ends. */
  readonly from: Int32Array
  readonly to: Int32Array
  /** Of a decimal or an amount: the number. Of a strategy: its place in the list. Of a flag: 1 or 0. */
  readonly figures: Float64Array
  /** Of an amount: where its currency is; 0 and 0 when it is the account's. */
  readonly currencyFrom: Int32Array
  readonly currencyTo: Int32Array
  /** By the place of a field, plus one: the field that followed it the last time. */
  readonly followers: Int8Array
}

export function isSent({ sent }: Frame, field: number): boolean {
  return (sent & (1 << field)) !== 0
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

/** The sums of a list of pieces: what is charged and what is made. NaN: they are not that simple. */
export interface PiecesSums {
  /** Lineal, in units of 10^-4: each piece at least as long as the minimum (M3, M4), and as it is (M7). */
  charged: number
  made: number
  /** In units of 10^-8 (M3). */
  area: number
  /** The list is written as it was sent. */
  isAsSent: boolean
}

export function noPieces(): PiecesSums {
  return { charged: NaN, made: NaN, area: NaN, isAsSent: true }
}
