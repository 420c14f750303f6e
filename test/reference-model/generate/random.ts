/** Equal seeds give equal choices on every machine. The algorithm is sfc32, which needs only 32-bit arithmetic. */
export class Random {
  #a: number
  #b: number
  #c: number
  #counter = 1

  constructor(seed: number, index: number) {
    this.#a = seed | 0
    this.#b = index | 0
    this.#c = Math.floor(seed / 2 ** 32) | 0
    for (let round = 0; round < 15; round += 1) this.word() // so that neighbouring seeds diverge
  }

  word(): number {
    const result = (this.#a + this.#b + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + result) | 0
    return result >>> 0
  }

  /** Excludes the bound. */
  below(bound: number): number {
    return Math.floor((this.word() / 2 ** 32) * bound)
  }

  /** Includes both ends. */
  between(min: number, max: number): number {
    return min + this.below(max - min + 1)
  }

  wholeBelow(bound: bigint): bigint {
    let value = 0n
    for (let reach = 1n; reach < bound * 0x1_0000n; reach <<= 32n)
      value = (value << 32n) | BigInt(this.word())
    return value % bound
  }

  /** Each length up to this number of digits is equally likely. */
  whole(maxDigits: number): bigint {
    return this.wholeBelow(10n ** BigInt(this.between(1, maxDigits)))
  }

  chance(percent: number): boolean {
    return this.below(100) < percent
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[this.below(choices.length)] ?? choices[0]
  }

  /** The number before each choice is its weight. */
  weigh<T>(choices: readonly [readonly [number, T], ...(readonly [number, T])[]]): T {
    let left = this.below(choices.reduce((total, [weight]) => total + weight, 0))
    for (const [weight, choice] of choices) {
      if (left < weight) return choice
      left -= weight
    }
    return choices[0][1]
  }

  sign(percentNegative: number): 1n | -1n {
    return this.chance(percentNegative) ? -1n : 1n
  }
}
