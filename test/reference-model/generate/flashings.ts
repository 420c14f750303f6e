import { divide, fraction, fromText } from '../fraction.js'
import type { Account } from '../account.js'
import { measure } from '../flashing-figures.js'
import { Notebook } from '../notebook.js'
import type { CutJson, DrawingJson, EdgeJson, FlashingJson, PointJson } from '../wire.js'
import { aimedUnits } from './aim.js'
import { anyAmount, money } from './money.js'
import { anyJson, LEGACY_ELSEWHERE, withMembers } from './members.js'
import type { Random } from './random.js'

const anyNumber = (random: Random, max: number): number =>
  random.weigh([
    [5, () => random.below(max) + 1],
    [4, () => random.below(max * 10) / 10],
    [1, () => random.below(max * 1000) / 1000],
    [1, () => random.word() / 2 ** 20 + 0.1],
    [1, () => random.pick([1e-7, 0.1 + 0.2, 1e21, 4.35, 0])],
  ])()

function anyFinish(random: Random): NonNullable<PointJson['finish']> {
  const name = random.pick(['UNSPECIFIED', 'CRUSH_FOLD', 'OPEN_HOOK', 'FEATHER', 'DRIP_EDGE'])
  return {
    type: random.chance(15) ? random.below(5) : `FINISH_TYPE_${name}`,
    ...(random.chance(85) && { size: anyNumber(random, 20) }),
  }
}

/**
 * Since 3, 4 and 5 form a right triangle, odd multiples in thousandths are ties of the hundredth. Coordinates are
 * sums of whole thousandths, each divided once, so that their decimal form is exact.
 */
function stepInThousandths(random: Random): readonly [number, number] {
  const scale = random.between(1, 4000)
  return random.weigh([
    [4, [3 * scale, 4 * scale]],
    [1, [5 * scale, -12 * scale]],
    [2, [random.below(90_000), random.below(90_000)]],
    [1, [0, scale]],
  ] as const)
}

/** Rarely generates an unknown side (V4). */
const anySide = (random: Random): string | number =>
  random.weigh<string | number>([
    [40, random.pick(['DRAWING_SIDE_FAR', 'DRAWING_SIDE_NEAR', 0, 1, 2])],
    [1, random.pick([3, -1, 1.5, '1', 'FAR'])],
  ])

function anyDrawing(random: Random, index: number): DrawingJson {
  const isDeleted = random.chance(18) ? random.chance(85) : undefined
  const count = random.between(1, 6)
  const isFree = random.weigh<boolean | undefined>([
    [5, true],
    [4, false],
    [1, undefined],
  ])
  const values: Record<string, EdgeJson> = {}
  let [x, y] = [0, 0]
  const points = Object.fromEntries(
    Array.from({ length: count }, (_, position): readonly [string, PointJson] => {
      const [across, down] = stepInThousandths(random)
      ;[x, y] = [x + across, y + down]
      const next = position + 1 < count ? [`p${position + 1}`] : []
      const edge: EdgeJson = {
        ...(random.chance(90) && { size: anyNumber(random, 300) }),
        ...(random.chance(40) && { hidden: random.chance(35) }),
      }
      for (const end of next) values[`p${position}-${end}`] = edge
      const isEnd = position === 0 || next.length === 0
      const point: PointJson = {
        id: `p${position}`,
        x: x / 1000,
        y: y / 1000,
        vectors: random.chance(4) ? [...next, 'p0'] : next,
        connect: position === 0 ? [] : [`p${position - 1}`],
        ...(random.chance(isEnd ? 60 : 5) && { finish: anyFinish(random) }),
      }
      return [`p${position}`, point]
    }),
  )
  return {
    ...(random.chance(20) && { tempId: `drawing-${index}-${random.below(9)}` }),
    ...(random.chance(50) && { drawingNumber: index }),
    ...(random.chance(30) && { side: anySide(random) }),
    ...(isFree !== undefined && { isFreeDrawing: isFree }),
    ...(random.chance(8) && { drawingId: 'drawing-7', svgUrl: 'https://example.com/7.svg' }),
    ...(isDeleted !== undefined && { isDeleted }),
    ...(random.chance(isDeleted === true ? 45 : 93)
      ? { points }
      : random.pick<Pick<DrawingJson, 'points'>>([{}, { points: {} }, { points: null }])),
    ...(random.chance(90) && { lines: { values } }),
  }
}

const anyCut = (random: Random): CutJson => ({
  ...(random.chance(96) && {
    amount: random.weigh([
      [8, random.between(1, 30)],
      [1, 0.5],
      [1, 0],
    ]),
  }),
  ...(random.chance(97) && { length: anyNumber(random, 6000) }),
})

/** F7: brings the price of the flashing to a tie. */
function pricePerMetre(random: Random, line: FlashingJson, account: Account) {
  const any = random.whole(9)
  const { chargedLength } = measure(line, account, new Notebook())
  if (typeof chargedLength !== 'string') return money(random, any)
  // The unit here is a micro: prices of flashings are not rounded to four decimals (F1).
  const centsPerUnit = divide(fromText(chargedLength), fraction(10_000n))
  return money(random, random.sign(8) * (aimedUnits(random, centsPerUnit, any) ?? any))
}

/** F10: a flashing usually has all fields that a submitted document needs. */
export function anyFlashing(random: Random, account: Account, index: number): FlashingJson {
  const usually = (field: FlashingJson): FlashingJson => (random.chance(98) ? field : {})
  const sides = random.chance(25) ? random.between(1, 2) : 0
  const line: FlashingJson = {
    ...usually({ templateId: 'flashtpl_01hx5zq8k3v9m2n4p6r8t0w1y3' }),
    ...usually({ priceLevel: random.pick(['Trade', '']) }),
    ...usually({ colour: random.chance(98) ? 'Monument' : '' }),
    ...usually({ thickness: '0.55' }),
    ...usually({ bends: random.chance(98) ? String(random.between(1, 9)) : random.pick(['0', '-1', '']) }),
    ...usually({ totalGirth: random.chance(98) ? '160.5' : '0.00' }),
    ...(random.chance(60) && { totalLength: '12.5' }),
    ...(random.chance(95) && {
      subitems: Array.from({ length: random.between(0, 4) }, () => anyCut(random)),
    }),
    ...usually({ drawing: anyDrawing(random, index) }),
    ...(sides > 0 && { otherSides: Array.from({ length: sides }, () => anyDrawing(random, index)) }),
    ...(random.chance(20) && { isTaxFree: random.chance(85) }),
  }
  const subitems = random.chance(25) ? { subitems: random.chance(15) ? null : anyJson(random) } : {}
  const priced: FlashingJson = {
    ...line,
    ...usually({ unitPrice: pricePerMetre(random, line, account) }),
    ...(random.chance(85) && { totalPrice: random.chance(4) ? {} : anyAmount(random, 11, 10) }),
    ...(random.chance(20) && { customPrice: random.chance(10) ? {} : anyAmount(random, 10, 10) }),
    ...(random.chance(20) && { customPricePerLength: pricePerMetre(random, line, account) }),
    ...subitems,
  }
  return withMembers(random, priced, 8, LEGACY_ELSEWHERE)
}
