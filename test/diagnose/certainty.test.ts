/**
 * Tests how reliable explanations are. A policy called likely is the planted one or gives the same figures, and the
 * planted policies are named.
 */
import { expect, test } from 'vitest'
import { plantedRows, type PlantedRow } from './planted-sets.js'

test.each([[400], [5000]])(
  'likely is wrong in at most 1 of 100 sets, and 95 of 100 planted policies are named: %i documents',
  (count) => {
    const rows = plantedRows(count)
    const sum = (of: readonly PlantedRow[], figure: 'sets' | 'named' | 'likely' | 'wrong'): number =>
      of.reduce((total, row) => total + row[figure], 0)
    const known = rows.slice(0, -1)
    expect(sum(rows, 'likely')).toBeGreaterThan(0)
    expect(sum(known, 'wrong')).toBe(0)
    expect(sum(rows, 'wrong')).toBeLessThanOrEqual(Math.ceil(sum(rows, 'sets') / 100))
    expect(sum(known, 'named')).toBeGreaterThanOrEqual(0.95 * sum(known, 'sets'))
  },
)
