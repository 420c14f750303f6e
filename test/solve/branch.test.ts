import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchBranches } from '../../src/solve/branch.js'

interface Figure {
  readonly min: number
  readonly max: number
  readonly start: number
  readonly residualAt: (position: number) => number | undefined
  /** The distance from each bound to the nearest figure. */
  readonly noise?: number
  readonly isEnough?: (position: number) => boolean
  readonly wanted?: number
  readonly maxEvaluations?: number
  /** Tells whether the range has no figures other than those at its two ends. */
  readonly isSettled?: (low: number, high: number) => boolean
}

/** Searches a figure with exact bounds. Between two corners, the figure only rises or only falls. */
function search(figure: Figure, corners: readonly number[] = []) {
  const { min, max, residualAt, noise = 0, maxEvaluations = Infinity } = figure
  const visited: number[] = []
  const isComplete = searchBranches({
    wanted: Infinity,
    isEnough: () => true,
    ...figure,
    residualAt: (position) => {
      if (!Number.isInteger(position) || position < min || position > max) {
        throw new Error(`${String(position)} is outside the range`)
      }
      if (!visited.includes(position)) visited.push(position)
      return residualAt(position)
    },
    between: (low, high) => {
      const inside = corners.filter((corner) => corner > low && corner < high)
      const figures = [low, ...inside, high].flatMap((position) => residualAt(position) ?? [])
      if (figures.length === 0) return undefined
      return {
        min: Math.min(...figures) - noise,
        max: Math.max(...figures) + noise,
        noise,
        isSettled: figure.isSettled?.(low, high) ?? false,
      }
    },
    isExhausted: () => visited.length >= maxEvaluations,
  })
  return { visited, isComplete }
}

const line = (target: number) => (position: number) => position - target

describe('searchBranches', () => {
  test('visits a straight line on both sides of the target, and then at the target', () => {
    // A cent and a half around 700 is two positions: 698 and 702.
    expect(search({ min: 0, max: 1000, start: 0, residualAt: line(700) })).toEqual({
      visited: [0, 1000, 698, 702, 700],
      isComplete: true,
    })
    // From the upper end, the search visits the same positions.
    expect(search({ min: 0, max: 1000, start: 1000, residualAt: line(700) }).visited).toEqual([
      1000, 0, 698, 702, 700,
    ])
  })

  test('moves five positions further away on a falling line for five cents of rounding', () => {
    const residualAt = (position: number): number => 600 - position
    // 5 + 1.5 cents are 7 positions: 593 and 607. With rounding, a position before 593 may reach 2, so the
    // half before 593 comes first.
    const { visited } = search({ min: 0, max: 1000, start: 0, residualAt, noise: 5 })
    expect(visited.slice(0, 4)).toEqual([0, 1000, 593, 296])
    expect(visited).toContain(607)
    expect(visited).toContain(600)
  })

  test('moves two positions per cent on a line with half a cent per position', () => {
    // 1.5 ÷ 0.5 is three positions around 400.
    const residualAt = (position: number): number => (position - 400) / 2
    expect(search({ min: 0, max: 1000, start: 0, residualAt }).visited).toEqual([0, 1000, 397, 403, 400])
  })

  test.each([
    ['the start', 300, [300]],
    ['the least position', 0, [300, 0]],
    ['the greatest position', 1000, [300, 0, 1000]],
  ])('finds a target at %s immediately', (_, target, visited) => {
    expect(search({ min: 0, max: 1000, start: 300, residualAt: line(target) })).toEqual({
      visited,
      isComplete: true,
    })
  })

  test('continues after a forbidden position at the target', () => {
    const { visited } = search(
      {
        min: 0,
        max: 40,
        start: 0,
        residualAt: (position) => Math.abs(position - 20) - 10,
        isEnough: (position) => position !== 10,
      },
      [20],
    )
    expect(visited).toContain(30)
  })

  test('splits distances from the start by their square root if some positions do not fit', () => {
    const residualAt = (position: number): number | undefined => (position <= 50 ? position - 100 : undefined)
    // √1,000,000 = 1000, √1000 = 31.6, √(33 × 1000) = 181.7. 182 is less than 16 times 33, so the range from
    // 32 to 182 is halved.
    expect(search({ min: 0, max: 1_000_000, start: 0, residualAt }, [50]).visited).toEqual([
      ...[0, 1_000_000, 1000, 32, 182, 107, 69, 50],
    ])
  })

  test('splits distances downwards by their square root if some positions do not fit', () => {
    const residualAt = (position: number): number | undefined =>
      position >= -50 ? 100 + position : undefined
    // Halves are rounded down: -69.5 becomes -70. Then -51 is half of -70 and -32, -42 half of -51 and -32,
    // then -47 and -49.
    expect(search({ min: -1_000_000, max: 0, start: 0, residualAt }, [-50]).visited).toEqual([
      ...[0, -1_000_000, -1000, -32, -182, -107, -70, -51, -42, -47, -49, -50],
    ])
  })

  test('splits the same distances from every start', () => {
    const residualAt = (position: number): number | undefined =>
      position <= 5050 ? position - 5100 : undefined
    expect(search({ min: 5000, max: 1_005_000, start: 5000, residualAt }, [5050]).visited).toEqual([
      ...[5000, 1_005_000, 6000, 5032, 5182, 5107, 5069, 5050],
    ])
  })

  test('halves the range of a figure that is equal at both ends', () => {
    const residualAt = (position: number): number => 20 - Math.abs(position - 40)
    const { visited } = search({ min: 0, max: 80, start: 0, residualAt }, [40])
    expect(visited.slice(0, 3)).toEqual([0, 80, 40])
  })

  test('does not split a settled range', () => {
    const residualAt = (position: number): number => (position < 500 ? -3 : 4)
    const { visited } = search({
      ...{ min: 0, max: 1000, start: 0, residualAt, noise: 1 },
      isSettled: (low, high) => high - low < 1000,
    })
    expect(visited).toHaveLength(3)
  })

  test('only visits positions within the wanted distance', () => {
    // No position is at zero: 3 × 100 is 0.5 below the target, and 3 × 101 is 2.5 above.
    const residualAt = (position: number): number => 3 * position - 300.5
    const all = search({ min: 0, max: 1000, start: 0, residualAt })
    expect(all.visited).toEqual(expect.arrayContaining([100, 101]))
    const far = (position: number): number => (position < 100 ? -2 : 2)
    const none = search({ min: 0, max: 1000, start: 0, residualAt: far, wanted: 1, noise: 0.5 })
    expect(none.visited.length).toBeGreaterThan(2)
    const ends = search({ min: 0, max: 99, start: 0, residualAt: far, wanted: 2 })
    expect(ends.visited).toEqual([0, 99])
  })

  test('stops at the limit of visits', () => {
    const residualAt = (position: number): number => (position % 2 === 0 ? -1 : 1)
    const search5 = search({ min: 0, max: 1000, start: 0, residualAt, noise: 3, maxEvaluations: 5 })
    expect(search5).toMatchObject({ isComplete: false })
    expect(search5.visited).toHaveLength(5)
  })

  test('visits nothing between two neighbours', () => {
    expect(search({ min: 0, max: 1, start: 0, residualAt: line(0.5) })).toEqual({
      visited: [0, 1],
      isComplete: true,
    })
    expect(search({ min: 0, max: 2, start: 0, residualAt: line(0.5) }).visited).toEqual([0, 2, 1])
  })

  test('meets a straight line over a billion positions immediately, and a curve in less than 40 visits', () => {
    const straight = search({ min: 0, max: 1e9, start: 0, residualAt: line(123_456_789.5) })
    expect(straight.visited.length).toBeLessThan(10)
    const bent = search({
      ...{ min: 0, max: 1e9, start: 0 },
      residualAt: (position) => position ** 2 / 1e6 - 1e7 - 0.5,
    })
    expect(bent.visited.length).toBeLessThan(40)
  })
})

describe('the position where searchBranches splits', () => {
  const visitedBy = (...args: Parameters<typeof search>): readonly number[] => search(...args).visited
  /** Bounds that are too wide to exclude any position. */
  const flat = { residualAt: () => -1, noise: 9, maxEvaluations: 6 }

  test('is chosen by the distance from the start every fourth time, on both sides', () => {
    // Three halves, then √125,000 = 353.6. Positions nearer to the start come first.
    expect(visitedBy({ min: 0, max: 1_000_000, start: 0, ...flat })).toEqual([
      ...[0, 1_000_000, 500_000, 250_000, 125_000, 354],
    ])
    expect(visitedBy({ min: -1_000_000, max: 0, start: 0, ...flat })).toEqual([
      ...[0, -1_000_000, -500_000, -250_000, -125_000, -354],
    ])
  })

  test('is chosen by distance if one distance is at least sixteen times the other', () => {
    const below = (end: number) => (position: number) => (position < end ? position - 100 : undefined)
    // √16 = 4. Half of 15 is 7.
    expect(visitedBy({ min: 0, max: 16, start: 0, residualAt: below(16) }, [15])[2]).toBe(4)
    expect(visitedBy({ min: 0, max: 15, start: 0, residualAt: below(15) }, [14])[2]).toBe(7)
  })

  test('is on the line if the range exceeds four margins, and half way otherwise', () => {
    // A cent and a half is 2 positions, so four margins are 8. 7.5 - 2 rounds to 5.
    for (const min of [0, 100]) {
      const visitedTo = (width: number): readonly number[] =>
        visitedBy({ min, start: min, max: min + width, residualAt: line(min + 7.5) }).map(
          (position) => position - min,
        )
      expect(visitedTo(8)).toEqual([0, 8, 4, 6, 7])
      expect(visitedTo(9).slice(0, 3)).toEqual([0, 9, 5])
    }
  })

  test('is half way if the line meets the target outside the range', () => {
    // The line meets the target at -2. Two positions from there is 0, which was already visited.
    const residualAt = (position: number): number => position + 2
    expect(visitedBy({ min: 0, max: 1000, start: 0, residualAt, noise: 0.5 })[2]).toBe(500)
  })

  test.each([-3, 3])(
    'is followed by a permitted position if the first at the target is forbidden, with a residual of %i elsewhere',
    (other) => {
      const { visited } = search(
        {
          ...{ min: 0, max: 40, start: 10, isEnough: (position) => position === 30 },
          residualAt: (position) => (position === 10 || position === 30 ? 0 : other),
        },
        [30],
      )
      expect(visited).toContain(30)
    },
  )
})

describe('the positions visited by searchBranches', () => {
  const figures = fc.record({
    residuals: fc.array(fc.option(fc.integer({ min: -40, max: 40 }), { nil: undefined, freq: 8 }), {
      minLength: 1,
      maxLength: 60,
    }),
    min: fc.integer({ min: -30, max: 5 }),
    start: fc.nat(),
    refused: fc.constantFrom(1, 2, 3),
    wanted: fc.constantFrom(1, 5, Infinity),
  })

  test('include a permitted position at the target, or the nearest position on both sides', () => {
    fc.assert(
      fc.property(figures, ({ residuals, min, start, refused, wanted }) => {
        const visited = new Set<number>()
        const at = (position: number): number | undefined => residuals[position - min]
        const isEnough = (position: number): boolean => position % refused !== 1
        const max = min + residuals.length - 1
        const isComplete = searchBranches({
          ...{ min, max, start: min + (start % residuals.length), isEnough, wanted },
          residualAt: (position) => {
            visited.add(position)
            return at(position)
          },
          between: (low, high) => {
            const inside = residuals.slice(low - min, high - min + 1).filter((one) => one !== undefined)
            if (inside.length === 0) return undefined
            const [first, last] = [at(low), at(high)]
            return {
              min: Math.min(...inside),
              max: Math.max(...inside),
              noise: 2,
              isSettled: inside.every((one) => one === first || one === last) && !inside.includes(0),
            }
          },
          isExhausted: () => false,
        })
        expect(isComplete).toBe(true)
        const positions = residuals.map((_, index) => min + index)
        const zero = (some: readonly number[]): boolean =>
          some.some((position) => at(position) === 0 && isEnough(position))
        const seen = [...visited]
        expect(zero(seen)).toBe(zero(positions))
        if (zero(positions)) return
        const values = (some: readonly number[]): readonly number[] =>
          some.flatMap((position) => at(position) ?? []).filter((one) => Math.abs(one) < wanted)
        for (const sign of [1, -1]) {
          const nearest = (some: readonly number[]): number =>
            Math.min(...values(some).flatMap((one) => (one * sign > 0 ? [one * sign] : [])))
          expect(nearest(seen)).toBe(nearest(positions))
        }
      }),
      { numRuns: 1000 },
    )
  })
})
