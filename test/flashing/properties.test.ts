import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  measureFlashing,
  type FlashingDrawing,
  type FlashingLineInput,
  type Point,
} from '../../src/entries/index.js'
import { valueOf } from '../answers.js'

const AUD = { currency: 'AUD', crushFoldBendCount: 3 }

const size = fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100)
const finish = fc.record({
  type: fc.constantFrom(
    'FINISH_TYPE_CRUSH_FOLD' as const,
    'FINISH_TYPE_OPEN_HOOK' as const,
    'FINISH_TYPE_FEATHER' as const,
    'FINISH_TYPE_DRIP_EDGE' as const,
  ),
  size,
})

interface Profile {
  readonly sizes: readonly number[]
  readonly start: Point['finish']
  readonly isFreeDrawing: boolean
}

const profile: fc.Arbitrary<Profile> = fc.record({
  sizes: fc.array(size, { minLength: 1, maxLength: 12 }),
  start: fc.option(finish, { nil: undefined }),
  isFreeDrawing: fc.boolean(),
})

/** Draws a staircase, with the names and positions of its points as given. */
function draw(
  { sizes, start, isFreeDrawing }: Profile,
  nameOf: (index: number) => string,
  place: (x: number, y: number) => readonly [number, number],
): Partial<FlashingDrawing> {
  let [x, y] = [0, 0]
  const points = Array.from({ length: sizes.length + 1 }, (_, index): [string, Point] => {
    const at = place(x, y)
    if (index % 2 === 0) x += Math.round((sizes[index] ?? 0) * 100)
    else y += Math.round((sizes[index] ?? 0) * 100)
    return [
      nameOf(index),
      {
        x: at[0],
        y: at[1],
        ...(index < sizes.length ? { vectors: [nameOf(index + 1)] } : {}),
        ...(index > 0 ? { connect: [nameOf(index - 1)] } : {}),
        ...(index === 0 && start !== undefined ? { finish: start } : {}),
      },
    ]
  })
  const values = sizes.map((one, index) => [`${nameOf(index)}-${nameOf(index + 1)}`, { size: one }] as const)
  return { isFreeDrawing, points: Object.fromEntries(points), lines: { values: Object.fromEntries(values) } }
}

function figures(line: FlashingLineInput): readonly [bigint, bigint] {
  const measured = valueOf(measureFlashing(line, AUD))
  return [hundredths(measured.totalGirth), hundredths(measured.bends)]
}

function hundredths(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.')
  return BigInt(whole + part.padEnd(2, '0'))
}

const numbered = (index: number): string => `p${String(index)}`
const asIs = (x: number, y: number): readonly [number, number] => [x, y]

describe('the figures of a flashing', () => {
  test('F2: do not change if points are mirrored, moved or renamed', () => {
    fc.assert(
      fc.property(profile, fc.integer({ min: -1000, max: 1000 }), (given, distance) => {
        const plain = figures({ drawing: draw(given, numbered, asIs) })
        expect(figures({ drawing: draw(given, numbered, (x, y) => [-x, y]) })).toEqual(plain)
        expect(figures({ drawing: draw(given, numbered, (x, y) => [x, -y]) })).toEqual(plain)
        expect(figures({ drawing: draw(given, numbered, (x, y) => [x + distance, y - distance]) })).toEqual(
          plain,
        )
        const odd = [
          '__proto__',
          'constructor',
          'a-b',
          'b',
          'a',
          'b-c',
          'toString',
          '0',
          ' ',
          '',
          'é',
          '1',
          'x',
        ]
        expect(figures({ drawing: draw(given, (index) => odd[index] ?? '', asIs) })).toEqual(plain)
      }),
    )
  })

  test('F2, F3: grow by the size and the bends of an added finish', () => {
    const BENDS = {
      FINISH_TYPE_CRUSH_FOLD: 300n,
      FINISH_TYPE_OPEN_HOOK: 200n,
      FINISH_TYPE_FEATHER: 100n,
      FINISH_TYPE_DRIP_EDGE: 100n,
    }
    fc.assert(
      fc.property(profile, finish, (given, added) => {
        const [girth, bends] = figures({ drawing: draw({ ...given, start: undefined }, numbered, asIs) })
        const finished = figures({ drawing: draw({ ...given, start: added }, numbered, asIs) })
        expect(finished).toEqual([girth + BigInt(Math.round(added.size * 100)), bends + BENDS[added.type]])
      }),
    )
  })

  test('F4: do not change with another side that equals the drawing or is smaller', () => {
    fc.assert(
      fc.property(profile, (given) => {
        const drawing = draw(given, numbered, asIs)
        const smaller = draw({ ...given, sizes: given.sizes.slice(1) }, numbered, asIs)
        fc.pre(given.sizes.length > 1)
        expect(figures({ drawing, otherSides: [drawing, smaller] })).toEqual(figures({ drawing }))
      }),
    )
  })

  test('F6: have a charged length that is never less than the total length', () => {
    const pieces = fc.record({
      amount: fc.integer({ min: 0, max: 99 }),
      length: fc.double({ min: 0, max: 9999, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(pieces), fc.integer({ min: 0, max: 5000 }), (subitems, minimum) => {
        const measured = measureFlashing({ subitems }, { currency: 'AUD', minimumFlashingLengthMm: minimum })
        if (!measured.ok) return // the length has more decimals than can be written
        expect(Number(measured.value.chargedLength)).toBeGreaterThanOrEqual(
          Number(measured.value.totalLength),
        )
      }),
    )
  })
})
