import type { Pattern } from './pattern.js'

export interface Entry {
  readonly row: number
  readonly value: number
}

const FIRST_SIZE = 1024

/** Uses flat arrays, because every pivot reads all columns. */
export class Columns {
  private rows = new Int32Array(FIRST_SIZE)
  private values = new Float64Array(FIRST_SIZE)
  private readonly starts: number[] = [0]
  private readonly costs: number[] = []
  private readonly patterns: (Pattern | undefined)[] = []
  private end = 0

  add(entries: readonly Entry[], cost: number, pattern?: Pattern): number {
    for (const { row, value } of entries) {
      if (this.end === this.rows.length) this.grow()
      this.rows[this.end] = row
      this.values[this.end++] = value
    }
    this.starts.push(this.end)
    this.patterns.push(pattern)
    return this.costs.push(cost) - 1
  }

  costOf(column: number): number {
    return this.costs[column] ?? 0
  }

  patternAt(column: number): Pattern | undefined {
    return this.patterns[column]
  }

  cheapest(
    duals: Float64Array,
    below: number,
  ): { readonly column: number; readonly reduced: number } | undefined {
    const { rows, values, starts, costs } = this
    let [column, reduced] = [-1, below]
    let entry = 0
    for (let index = 0; index < costs.length; index++) {
      const end = starts[index + 1] ?? 0
      let cost = costs[index] ?? 0
      for (; entry < end; entry++) cost -= (duals[rows[entry] ?? 0] ?? 0) * (values[entry] ?? 0)
      if (cost < reduced) [column, reduced] = [index, cost]
    }
    return column < 0 ? undefined : { column, reduced }
  }

  /** Adds the matrix times a column to `sum`. The matrix is stored column by column. */
  addProduct(matrix: Float64Array, column: number, sum: Float64Array): void {
    const end = this.starts[column + 1] ?? 0
    for (let entry = this.starts[column] ?? 0; entry < end; entry++) {
      const start = (this.rows[entry] ?? 0) * sum.length
      const value = this.values[entry] ?? 0
      for (let row = 0; row < sum.length; row++) {
        sum[row] = (sum[row] ?? 0) + value * (matrix[start + row] ?? 0)
      }
    }
  }

  get pricingWork(): number {
    return this.end + 3 * this.costs.length
  }

  private grow(): void {
    const [rows, values] = [new Int32Array(2 * this.end), new Float64Array(2 * this.end)]
    rows.set(this.rows)
    values.set(this.values)
    this.rows = rows
    this.values = values
  }
}
