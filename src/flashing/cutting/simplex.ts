import type { Columns } from './columns.js'

/** A figure below this is a rounding error. */
const TINY = 1e-12
/** A smaller pivot would make the division too inexact. */
const MIN_PIVOT = 1e-9

/** Shifts the demand of a row during the pivots. With equal demands, most pivots would change nothing. */
function shiftOf(row: number): number {
  return (1 + ((row * 619) % 1000)) / 1_000_000
}

/** One change of the inverse takes less time than a step of the searches. */
const WORK_OF_CHANGE = 0.5

/** `value` is the column's only coefficient. */
export interface FirstColumn {
  readonly column: number
  readonly value: number
}

/** Only adds, subtracts, multiplies and divides, so that all engines make the same pivots. */
export class Simplex {
  readonly duals: Float64Array
  private readonly basic: Int32Array
  private readonly amounts: Float64Array
  /** Column by column. */
  private readonly inverse: Float64Array
  private readonly direction: Float64Array
  private readonly touched: Int32Array

  constructor(
    private readonly columns: Columns,
    private readonly demands: readonly number[],
    first: readonly FirstColumn[],
  ) {
    const rows = demands.length
    this.duals = new Float64Array(rows)
    this.basic = Int32Array.from(first, ({ column }) => column)
    this.amounts = Float64Array.from(first, ({ value }, row) => ((demands[row] ?? 0) + shiftOf(row)) / value)
    this.inverse = new Float64Array(rows * rows)
    for (const [row, { value }] of first.entries()) this.inverse[row * rows + row] = 1 / value
    this.direction = new Float64Array(rows)
    this.touched = new Int32Array(rows)
    this.refreshDuals()
  }

  /** Removes the rounding errors of many pivots. */
  refreshDuals(): void {
    const { basic, inverse, duals, columns } = this
    const costs = Float64Array.from(basic, (column) => columns.costOf(column))
    for (let row = 0; row < duals.length; row++) {
      const start = row * duals.length
      let sum = 0
      for (let other = 0; other < costs.length; other++) {
        sum += (costs[other] ?? 0) * (inverse[start + other] ?? 0)
      }
      duals[row] = sum
    }
  }

  /** Adds a column to the basis. Returns the work, or undefined if no column can leave. */
  enter(column: number, reduced: number): number | undefined {
    this.direction.fill(0)
    this.columns.addProduct(this.inverse, column, this.direction)
    const count = this.listTouched()
    const leaving = this.leavingRow()
    if (leaving === undefined) return undefined
    const { row, amount } = leaving
    const { amounts, direction, touched } = this
    for (let index = 0; index < count; index++) {
      const other = touched[index] ?? 0
      amounts[other] = (amounts[other] ?? 0) - amount * (direction[other] ?? 0)
    }
    amounts[row] = amount
    this.basic[row] = column
    return this.updateInverse(row, count, reduced) * count * WORK_OF_CHANGE + 6 * amounts.length
  }

  /** Lists the rows in which the direction is not 0, and returns their number. */
  private listTouched(): number {
    let count = 0
    const { direction, touched } = this
    for (let row = 0; row < direction.length; row++) {
      const change = direction[row] ?? 0
      if (change > TINY || change < -TINY) touched[count++] = row
    }
    return count
  }

  /** Returns the row that reaches 0 first, or of equal rows, the row with the largest pivot. */
  private leavingRow(): { readonly row: number; readonly amount: number } | undefined {
    const { direction, amounts } = this
    let [row, amount, pivot] = [-1, Infinity, 0]
    for (let other = 0; other < direction.length; other++) {
      const change = direction[other] ?? 0
      if (change <= MIN_PIVOT) continue
      const ratio = Math.max(0, amounts[other] ?? 0) / change
      if (ratio < amount - TINY || (ratio < amount + TINY && change > pivot)) {
        row = other
        amount = ratio
        pivot = change
      }
    }
    return row < 0 ? undefined : { row, amount }
  }

  private updateInverse(row: number, count: number, reduced: number): number {
    const { inverse, direction, touched, duals } = this
    const pivot = 1 / (direction[row] ?? 1)
    let changed = 0
    for (let column = 0; column < duals.length; column++) {
      const start = column * duals.length
      const share = (inverse[start + row] ?? 0) * pivot
      if (share === 0) continue
      for (let index = 0; index < count; index++) {
        const other = touched[index] ?? 0
        inverse[start + other] = (inverse[start + other] ?? 0) - (direction[other] ?? 0) * share
      }
      inverse[start + row] = share
      duals[column] = (duals[column] ?? 0) + reduced * share
      changed++
    }
    return changed
  }

  /** Computes the amounts anew from the demands without shifts. */
  solution(): readonly { readonly column: number; readonly amount: number }[] {
    const { inverse, demands } = this
    const amounts = new Float64Array(demands.length)
    for (const [column, demand] of demands.entries()) {
      const start = column * demands.length
      for (let row = 0; row < amounts.length; row++) {
        amounts[row] = (amounts[row] ?? 0) + (inverse[start + row] ?? 0) * demand
      }
    }
    return Array.from(this.basic, (column, row) => ({ column, amount: Math.max(0, amounts[row] ?? 0) }))
  }
}
