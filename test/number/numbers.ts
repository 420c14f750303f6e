import fc from 'fast-check'

const digits = (min: number, max: number): fc.Arbitrary<string> =>
  fc.string({
    unit: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
    minLength: min,
    maxLength: max,
  })

const sign = fc.constantFrom('', '-')

/** N4: reaches the maximum number of digits. */
export const decimalText: fc.Arbitrary<string> = fc
  .tuple(sign, digits(1, 15), fc.option(digits(1, 12), { nil: undefined }))
  .map(([minus, whole, fraction]) => minus + whole + (fraction === undefined ? '' : `.${fraction}`))

/** Includes ties, limits of the fast path, and wide decimals. */
export const anyDecimal: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: decimalText, weight: 3 },
  {
    arbitrary: fc
      .tuple(sign, digits(1, 4), digits(1, 4))
      .map(([minus, whole, part]) => `${minus}${whole}.${part}`),
    weight: 3,
  },
  {
    arbitrary: fc
      .tuple(sign, digits(1, 6), digits(0, 5))
      .map(([minus, whole, part]) => `${minus}${whole}.${part}5`),
    weight: 2,
  },
  {
    arbitrary: fc.constantFrom(
      '0',
      '-0',
      '0.000',
      '-0.000000000001',
      '0.5',
      '-0.5',
      '900719925474099',
      '999999999999999.999999999999',
      '-999999999999999.999999999999',
      '900719925474099.1',
      '900719925474099.2',
      '0.000000000001',
      '1',
      '-1',
    ),
    weight: 1,
  },
)

/**
 * Returns two factors and the number of decimals to keep. Their product is at a tie, or one unit of the first
 * factor off. The tie is an odd number of halves. The second factor divides 1000 in thousandths, so both factors
 * are finite decimals.
 */
export const nearTieFactors: fc.Arbitrary<readonly [string, string, number]> = fc
  .tuple(
    sign,
    fc.bigInt({ min: 0n, max: 10n ** 12n }),
    fc.constantFrom(1n, 2n, 4n, 5n, 8n, 10n, 20n, 25n, 40n, 50n, 100n, 125n, 200n, 250n, 500n, 1000n),
    fc.integer({ min: -1, max: 1 }),
    fc.integer({ min: 2, max: 4 }),
    fc.integer({ min: 0, max: 4 }),
  )
  .map(([minus, units, divisor, off, decimals, finer]) => {
    const tie = (units * 2n + 1n) * 5n * (1000n / divisor) * 10n ** BigInt(finer) + BigInt(off)
    return [minus + scaled(tie, decimals + 1 + finer), scaled(divisor, 3), decimals] as const
  })
  .filter(([a]) => /^-?\d{1,15}\.\d{1,12}$/.test(a))

function scaled(value: bigint, decimals: number): string {
  const text = String(value).padStart(decimals + 1, '0')
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`
}
