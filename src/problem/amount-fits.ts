import { overflows, type Cents } from '../number/cents.js'
import { finding, NO_FINDINGS, type Finding } from './finding.js'
import type { Path } from './path.js'

/** N8: an amount beyond int64 micros is told, where it came about. Of an unknown amount that is not said. */
export function checkFits(amount: Cents, path: Path, formula?: string): readonly Finding[] {
  return overflows(amount) ? [finding('amount_out_of_range', path, { formula })] : NO_FINDINGS
}
