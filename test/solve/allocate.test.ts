import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocate } from '../../src/entries/solve.js'
import { bySize } from '../run-size.js'

type AllocationMode = NonNullable<Parameters<typeof allocate>[2]>

const micros = (cents: bigint): string => (cents === 0n ? '0' : `${String(cents)}0000`)

/** Returns the parts in cents, or the problems as code, pointer and details. */
function parts(cents: bigint, weights: readonly string[], mode?: AllocationMode): readonly unknown[] {
  const answer = allocate({ amountMicros: micros(cents), currency: 'AUD' }, weights, mode)
  if (!answer.ok) return answer.problems.map(({ code, param, details }) => [code, param, details])
  return answer.value.map(({ amountMicros = '' }) => BigInt(amountMicros) / 10_000n)
}

const MODES = ['largestRemainder', 'toFirst', 'toLast', 'toLargest', 'inOrder'] as const

describe('allocate', () => {
  test.each([
    // 100 × 1/3 = 33.3…: one cent is left over.
    [100n, ['1', '1', '1'], 'largestRemainder', [34n, 33n, 33n]],
    // 101 × 1/6 = 16.83, × 2/6 = 33.67, × 3/6 = 50.5. Rounded down, the parts lose .83, .67 and .5: two cents
    // are left over.
    [101n, ['1', '2', '3'], 'largestRemainder', [17n, 34n, 50n]],
    [101n, ['1', '2', '3'], 'inOrder', [17n, 34n, 50n]],
    [101n, ['3', '2', '1'], 'inOrder', [51n, 34n, 16n]],
    // 3 × 2/6 = 1 exactly, × 1/6 = 0.5, × 3/6 = 1.5: one cent is left over. `inOrder` gives it to the first
    // part, even to an exact one.
    [3n, ['2', '1', '3'], 'largestRemainder', [1n, 1n, 1n]],
    [3n, ['2', '1', '3'], 'inOrder', [2n, 0n, 1n]],
    [-3n, ['2', '1', '3'], 'inOrder', [-2n, 0n, -1n]],
    [101n, ['1', '2', '3'], 'toFirst', [18n, 33n, 50n]],
    [101n, ['1', '2', '3'], 'toLast', [16n, 33n, 52n]],
    [101n, ['1', '3', '2'], 'toLargest', [16n, 52n, 33n]],
    // The first of two equally large parts gets the cent: 101 × 2/5 = 40.4, × 1/5 = 20.2, and one cent is
    // left over.
    [101n, ['2', '2', '1'], 'toLargest', [41n, 40n, 20n]],
    [101n, ['0', '3', '0'], 'toFirst', [0n, 101n, 0n]],
    [-100n, ['1', '1', '1'], 'largestRemainder', [-34n, -33n, -33n]],
    // 0.1 + 0.2 is exactly 0.3.
    [3n, ['0.1', '0.2'], 'largestRemainder', [1n, 2n]],
    [1n, ['1', '1', '1'], 'toLast', [0n, 0n, 1n]],
    [0n, ['1', '5'], 'largestRemainder', [0n, 0n]],
    // Beyond the range of exact doubles.
    [
      900_000_000_000_001n,
      ['999999999999999', '999999999999999'],
      'largestRemainder',
      [450_000_000_000_001n, 450_000_000_000_000n],
    ],
  ] as const)('divides %s cents by the weights %s: %s', (cents, weights, mode, expected) => {
    expect(parts(cents, weights, mode)).toEqual(expected)
  })

  test('keeps the currency of an amount, or its absence', () => {
    const answer = allocate({ amountMicros: '10000' }, ['1'])
    expect(answer.ok && answer.value).toEqual([{ amountMicros: '10000' }])
  })

  test.each([
    [['0', '0'], [['must_be_positive', 'weights', { sent: '0' }]]],
    [[], [['required', 'weights[0]', {}]]],
    ['12', [['invalid_type', 'weights', { expected: 'array', sent: '"12"' }]]],
    // A list with a hole.
    [
      Object.assign(Array.from({ length: 0 }), { 0: '1', 2: '2' }),
      [['invalid_type', 'weights[1]', { expected: 'denseArray', sent: 'undefined' }]],
    ],
    [['1', '-1'], [['out_of_range', 'weights[1]', { sent: '-1', min: '0' }]]],
    [['x'], [['invalid_decimal', 'weights[0]', { sent: '"x"' }]]],
    [
      ['1', 'x', ''],
      [
        ['invalid_decimal', 'weights[1]', { sent: '"x"' }],
        ['required', 'weights[2]', {}],
      ],
    ],
  ] as const)('refuses the weights %j', (weights, problems) => {
    expect(parts(100n, weights as readonly string[])).toEqual(problems)
  })

  test.each([
    ['12345', 'too_many_decimals', 'amount'],
    ['x', 'invalid_money', 'amount.amount_micros'],
  ])('refuses the micros %s and an unknown mode', (amountMicros, code, param) => {
    const answer = allocate({ amountMicros }, ['1'], 'toAll' as AllocationMode)
    expect(!answer.ok && answer.problems.map((problem) => [problem.code, problem.param])).toEqual([
      [code, param],
      ['unknown_enum_value', 'mode'],
    ])
  })
})

/** Tells whether a part is as near to its exact share, amount × weight ÷ whole, as its mode promises. */
function isNear(
  part: bigint,
  {
    amount,
    weight,
    whole,
    count,
    mode,
  }: Readonly<Record<'amount' | 'weight' | 'whole', bigint>> & {
    readonly count: number
    readonly mode: AllocationMode
  },
): boolean {
  const difference = part * whole - amount * weight
  const distance = difference < 0n ? -difference : difference
  switch (mode) {
    case 'largestRemainder':
      return distance < whole
    case 'inOrder':
      // A first part whose share is exact still gets a whole cent.
      return distance <= whole
    case 'toFirst':
    case 'toLast':
    case 'toLargest':
      // Each of the other parts lost less than a cent.
      return distance === 0n || distance < BigInt(count) * whole
  }
}

describe('the parts from allocate', () => {
  const weight = fc.oneof(
    fc.constantFrom('0', '1', '2', '0.5', '3.333', '100000', '999999999999999.999999999999'),
    fc.integer({ min: 0, max: 1000 }).map(String),
  )
  const weights = fc
    .array(weight, { minLength: 1, maxLength: 12 })
    .filter((all) => all.some((one) => one !== '0'))
  const cents = fc.oneof(
    fc.bigInt({ min: -1000n, max: 1000n }),
    fc.bigInt({ min: -922_337_203_685_477n, max: 922_337_203_685_477n }),
  )
  const scaled = (text: string): bigint => {
    const [whole = '', fraction = ''] = text.split('.')
    return BigInt(whole + fraction.padEnd(12, '0'))
  }

  test('add up, are near their shares, and change sign with the amount', () => {
    fc.assert(
      fc.property(cents, weights, fc.constantFrom(...MODES), (amount, shares, mode) => {
        const all = parts(amount, shares, mode) as readonly bigint[]
        expect(all.reduce((sum, part) => sum + part, 0n)).toBe(amount)
        expect(parts(-amount, shares, mode)).toEqual(all.map((part) => -part))
        const whole = shares.reduce((sum, share) => sum + scaled(share), 0n)
        for (const [index, part] of all.entries()) {
          const share = scaled(shares[index] ?? '0')
          if (share === 0n) expect(part).toBe(0n)
          expect(isNear(part, { amount, weight: share, whole, count: shares.length, mode })).toBe(true)
        }
      }),
      { numRuns: bySize(100, 1000) },
    )
  })

  // Exact shares next to inexact shares are rare among random weights, and common among small weights.
  test('add up and are near their shares for all small amounts and weights', () => {
    const small = [0, 1, 2, 3, 4]
    const triples = small.flatMap((a) => small.flatMap((b) => small.map((c) => [a, b, c])))
    for (const triple of triples.filter((all) => all.some((one) => one > 0))) {
      const whole = BigInt(triple.reduce((sum, one) => sum + one, 0))
      for (const mode of MODES) {
        for (let amount = 0n; amount <= 12n; amount++) {
          const all = parts(amount, triple.map(String), mode) as readonly bigint[]
          expect(all.reduce((sum, part) => sum + part, 0n)).toBe(amount)
          const wrong = all.filter((part, index) => {
            const weight = BigInt(triple[index] ?? 0)
            return !isNear(part, { amount, weight, whole, count: 3, mode }) || (weight === 0n && part !== 0n)
          })
          expect(wrong, `${String(amount)} by ${triple.join(', ')}, ${mode}`).toEqual([])
        }
      }
    }
  })

  test('are reordered with the weights', () => {
    fc.assert(
      fc.property(
        cents,
        fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 8 }),
        (amount, all) => {
          const texts = all.map(String)
          const there = parts(amount, texts) as readonly bigint[]
          const back = parts(amount, [...texts].reverse()) as readonly bigint[]
          const sorted = (some: readonly bigint[]): readonly bigint[] =>
            [...some].sort((a, b) => (a < b ? -1 : 1))
          // Only parts with equal remainders may exchange a cent.
          for (const [index, part] of sorted(back).entries()) {
            const other = sorted(there)[index] ?? 0n
            expect(part - other <= 1n && other - part <= 1n).toBe(true)
          }
        },
      ),
      { numRuns: bySize(100, 1000) },
    )
  })
})
