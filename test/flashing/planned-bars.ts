import { cutList, type StockOptions } from '../../src/entries/flashing.js'

/** Lengths are in mm. */
export type Pieces = readonly (readonly [amount: number, length: number])[]

type Stock = NonNullable<Extract<ReturnType<typeof cutList>, { readonly ok: true }>['value']['stock']>
export type Plan = Extract<Stock, { readonly isPacked: true }>

export function stockOf(pieces: Pieces, options: StockOptions): Stock {
  const list = cutList(
    { subitems: pieces.map(([amount, length]) => ({ amount, length })) },
    { currency: 'AUD' },
    options,
  )
  if (!list.ok) throw new Error(list.problems.map(({ code, param }) => `${code} ${param}`).join(', '))
  if (list.value.stock === undefined) throw new Error('there is no stock')
  return list.value.stock
}

export function planOf(pieces: Pieces, options: StockOptions): Plan {
  const stock = stockOf(pieces, options)
  if (!stock.isPacked) throw new Error(stock.reason)
  return stock
}

/** Formats bars as a workshop notes them: `2 × 6000: 2 × 2400, kerf 6, rest 1194`. */
export function notesOf({ cutBars }: Plan): readonly string[] {
  return cutBars.map(({ bars, stockLength, cuts, kerf, offcut, from }) => {
    const pieces = cuts.map((one) => `${one.pieces} × ${one.length}`).join(' + ')
    const source = from.startsWith('offcuts') ? ' (offcut)' : ''
    return `${String(bars)} × ${stockLength}${source}: ${pieces}, kerf ${kerf}, rest ${offcut}`
  })
}

/** Lists the faults of a plan in whole mm, such as missing pieces, overfull bars and too many bars of a kind. */
export function faultsOf(plan: Plan, pieces: Pieces, options: StockOptions): readonly string[] {
  const faults: string[] = []
  const left = new Map<string, number>()
  const used = new Map<string, number>()
  const count = (map: Map<string, number>, key: string, by: number) => map.set(key, (map.get(key) ?? 0) + by)
  for (const [amount, length] of pieces) count(left, String(length), amount)
  for (const bar of plan.cutBars) {
    count(used, bar.from, bar.bars)
    const cuts = bar.cuts.reduce((sum, one) => sum + Number(one.pieces) * Number(one.length), 0)
    const number = bar.cuts.reduce((sum, one) => sum + Number(one.pieces), 0)
    const rest = Number(bar.stockLength) - Number(bar.trim) - cuts
    const kerf = Math.min(rest, number * Number(options.kerfMm ?? 0))
    if (rest < Math.max(0, number - 1) * Number(options.kerfMm ?? 0)) faults.push(`overfull ${bar.from}`)
    if (Number(bar.kerf) !== kerf || Number(bar.offcut) !== rest - kerf) faults.push(`losses of ${bar.from}`)
    if (Number(bar.trim) !== Number(options.trimMm ?? 0)) faults.push('trim')
    for (const one of bar.cuts) count(left, one.length, -Number(one.pieces) * bar.bars)
  }
  for (const one of [...plan.unplaced, ...plan.tooLong]) count(left, one.length, -Number(one.pieces))
  for (const [length, rest] of left)
    if (rest !== 0) faults.push(`${String(rest)} pieces of ${length} mm are missing`)
  for (const [index, stock] of (options.stocks ?? []).entries()) {
    if ((used.get(`stocks[${String(index)}]`) ?? 0) > (stock.count ?? Infinity)) faults.push('too many bars')
  }
  for (const [index, offcut] of (options.offcuts ?? []).entries()) {
    if ((used.get(`offcuts[${String(index)}]`) ?? 0) > (offcut.count ?? 1)) faults.push('too many offcuts')
  }
  const bars = [...used.values()].reduce((sum, one) => sum + one, 0)
  if (bars !== plan.bars) faults.push(`the plan says ${String(plan.bars)} bars but lists ${String(bars)}`)
  if (Number(plan.lowerBound) > Number(plan.cost) || plan.atLeast > plan.bars) faults.push('bound')
  return faults
}

/**
 * Tries every bar for each piece. Returns Infinity if a piece has no bar. The limit of an unlimited kind is
 * Infinity.
 */
function minCostOfAll(
  pieces: readonly number[],
  kinds: readonly { readonly length: number; readonly cost: number; readonly limit: number }[],
  kerf: number,
): number {
  const used = kinds.map(() => 0)
  const freeLengths: number[] = []
  let best = Infinity
  const place = (index: number, cost: number): void => {
    if (cost >= best) return
    const piece = pieces[index]
    if (piece === undefined) {
      best = cost
      return
    }
    const size = piece + kerf
    for (const [bar, free] of freeLengths.entries()) {
      // Bars with the same free length are alike.
      if (free < size || freeLengths.indexOf(free) < bar) continue
      freeLengths[bar] = free - size
      place(index + 1, cost)
      freeLengths[bar] = free
    }
    for (const [kind, { length, cost: each, limit }] of kinds.entries()) {
      if (length + kerf < size || (used[kind] ?? 0) >= limit) continue
      used[kind] = (used[kind] ?? 0) + 1
      freeLengths.push(length + kerf - size)
      place(index + 1, cost + each)
      freeLengths.pop()
      used[kind] -= 1
    }
  }
  place(0, 0)
  return best
}

/** The least cost of the pieces that fit, by trying all ways to cut them. */
export function leastCost(
  lengths: readonly number[],
  { stocks, offcuts, kerfMm, trimMm, objective }: StockOptions,
): number {
  const kinds = [
    ...(stocks ?? []).map(({ lengthMm, cost, count = Infinity }) => ({
      length: Number(lengthMm) - Number(trimMm ?? 0),
      cost: { bars: 1, metal: Number(lengthMm), cost: Number(cost) }[objective ?? 'bars'],
      limit: count,
    })),
    ...(offcuts ?? []).map(({ lengthMm, count = 1 }) => ({
      length: Number(lengthMm) - Number(trimMm ?? 0),
      cost: 0,
      limit: count,
    })),
  ]
  const longest = Math.max(...kinds.map(({ length }) => length))
  const fitting = lengths.filter((one) => one <= longest).sort((a, b) => b - a)
  return minCostOfAll(fitting, kinds, Number(kerfMm ?? 0))
}
