/** Computes documents exactly, without the library. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

export function fraction(text: string): Fraction {
  const [whole = '0', decimals = ''] = text.split('.')
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) }
}

export const plus = (...all: readonly Fraction[]): Fraction =>
  all.reduce((a, b) => ({ over: a.over * b.under + b.over * a.under, under: a.under * b.under }), {
    over: 0n,
    under: 1n,
  })
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { over: -b.over, under: b.under })
export const times = (...all: readonly Fraction[]): Fraction =>
  all.reduce((a, b) => ({ over: a.over * b.over, under: a.under * b.under }))
export const dividedBy = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under,
  under: a.under * b.over,
})

/** Takes an amount of at least 0, and rounds half up. */
export function cents({ over, under }: Fraction): Fraction {
  return { over: (over * 200n + under) / (under * 2n), under: 100n }
}

export function microsOf({ over, under }: Fraction): string {
  return String((over * 1_000_000n) / under)
}
