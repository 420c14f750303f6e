import { compare, roundHalfUp, subtract } from '../number/arithmetic.js'
import { narrow, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import type { Figures } from './calculate.js'
import { FIGURE_NAMES } from './observation.js'

export interface Parting {
  readonly figure: keyof Figures
  /** The indexes of candidates that show the same figure, in groups of two or more. */
  readonly together: readonly (readonly number[])[]
}

/** The gap between unrounded totals: less than a cent, less than ten cents, or at least ten cents. */
const CLOSE = 0
export const CENT = 1
export const WIDE = 2

const WIDE_GAP = narrow(1, 1)
const CENT_GAP = narrow(1, 2)

/** Ranks different totals above all other figures: first by their number, then by their gap. */
export function scoreOf(totals: number, gap: number): number {
  return totals * (totals > 1 ? 1_000_000 : 1) + gap
}

export function partingBy(figures: readonly Figures[]): Parting & { readonly score: number } {
  const totals = grouped(figures, 'total')
  if (totals.size > 1) return { ...partingOf('total', totals), score: scoreOf(totals.size, gapOf(figures)) }
  const [figure, groups] = [...FIGURE_NAMES, 'lines' as const]
    .map((name) => [name, grouped(figures, name)] as const)
    .reduce((best, other) => (other[1].size > best[1].size ? other : best))
  return { ...partingOf(figure, groups), score: groups.size }
}

type Groups = ReadonlyMap<string, readonly number[]>

function partingOf(figure: Parting['figure'], groups: Groups): Parting {
  return { figure, together: [...groups.values()].filter((group) => group.length > 1) }
}

function grouped(figures: readonly Figures[], name: keyof Figures): Groups {
  const groups = new Map<string, number[]>()
  figures.forEach(({ [name]: made }, index) => {
    const text = [made].flat().map(shownText).join(' ')
    const known = groups.get(text)
    if (known === undefined) groups.set(text, [index])
    else known.push(index)
  })
  return groups
}

export function shownText(amount: Decimal): string {
  return plainText(roundHalfUp(amount, 2))
}

/** Compares unrounded totals, because other systems may round ties differently. */
function gapOf(figures: readonly Figures[]): number {
  const totals = figures.map(({ total }) => total).sort(compare)
  let gap = WIDE
  totals.slice(1).forEach((total, index) => {
    const before = totals[index] ?? total
    if (shownText(total) === shownText(before)) return
    const between = subtract(total, before)
    if (compare(between, WIDE_GAP) < 0) gap = Math.min(gap, compare(between, CENT_GAP) < 0 ? CLOSE : CENT)
  })
  return gap
}
