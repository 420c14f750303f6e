import type { Account } from '../account.js'
import { isMeasured, strategyOf } from '../measurements.js'
import type { PieceJson, PricingJson, WithListsJson } from '../wire.js'
import { anyPieces } from './pieces.js'
import type { Random } from './random.js'

const LISTS = ['measurements', 'asBuiltMeasurements'] as const

type Lists = { -readonly [Name in (typeof LISTS)[number]]?: readonly PieceJson[] | null | undefined }

/** M5, M6: one of the pieces has a fault. */
function withFault(random: Random, pieces: readonly PieceJson[]): readonly PieceJson[] {
  const [first = { length: '1' }, ...others] = pieces
  const { length, ...withoutLength } = first
  const fault = random.pick<Partial<PieceJson>>([
    withoutLength,
    { ...first, length: random.pick(['0', '-1', '', '1e3']) },
    { ...first, amount: random.pick(['0', '-2', '1.']) },
    // A lineal list allows no width, and a square list requires one.
    first.width === undefined ? { ...first, width: '1' } : { length },
  ])
  return [...others, fault as PieceJson]
}

/**
 * K7: lists are in the pricing, outside it, or in both places. A few lists are faulty, and a few have no strategy
 * that measures.
 */
export function withListsOutside<T extends WithListsJson>(random: Random, body: T, account: Account): T {
  const { pricing } = body
  const strategy = strategyOf(pricing?.pricingStrategy)
  const measured = isMeasured(strategy)
  if (!random.chance(measured ? 60 : 3)) return body
  const [outer, inner]: [Lists, Lists] = [{}, {}]
  const pieces = () => anyPieces(random, measured ? strategy : 'PRICING_STRATEGY_LINEAL_METRES', account)
  for (const name of LISTS) {
    const sentInside = pricing?.[name] ?? undefined
    const list = sentInside?.length ? sentInside : random.chance(measured ? 15 : 50) ? pieces() : undefined
    random.weigh<() => void>([
      [120, () => void (outer[name] = list)],
      [40, () => void (inner[name] = list)],
      // An empty list counts as absent in either place (N2).
      [30, () => void ((outer[name] = list), (inner[name] = random.pick([[], null])))],
      [30, () => void ((outer[name] = random.pick([[], null])), (inner[name] = list))],
      [4, () => void ((outer[name] = list), (inner[name] = random.chance(50) ? list : pieces()))],
      [4, () => void (outer[name] = withFault(random, list ?? pieces()))],
      [4, () => void (inner[name] = withFault(random, list ?? pieces()))],
    ])()
  }
  const { measurements, asBuiltMeasurements, ...rest }: PricingJson = pricing ?? {}
  return {
    ...sentLists(outer),
    ...body,
    ...(pricing && { pricing: { ...rest, ...sentLists(inner) } }),
  }
}

const sentLists = (lists: Lists): Lists =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => (list as unknown) !== undefined))
