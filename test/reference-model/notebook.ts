import { type Fraction, roundHalfAway, type Rounded } from './fraction.js'

export interface ProblemAt {
  readonly code: string
  readonly param: string
}

export interface Roundings {
  all: number
  ties: number
  negativeTies: number
  nearTies: number
}

export class Notebook {
  readonly problems: ProblemAt[] = []
  /** T3: the side on which the quotient is outside 0 to 1, and the share that counts instead. */
  readonly limited: string[] = []
  readonly roundings = new Map<string, Roundings>()

  problem(code: string, param: string): void {
    this.problems.push({ code, param })
  }

  /** N6: only a rule may round a figure. */
  round(rule: string, exact: Fraction, decimals: number): Fraction {
    return this.take(rule, exact, roundHalfAway(exact, decimals))
  }

  take(rule: string, exact: Fraction, { value, position }: Rounded): Fraction {
    const roundings = this.roundings.get(rule) ?? { all: 0, ties: 0, negativeTies: 0, nearTies: 0 }
    this.roundings.set(rule, roundings)
    roundings.all += 1
    if (position === 'tie') roundings.ties += 1
    if (position === 'tie' && exact.numerator < 0n) roundings.negativeTies += 1
    if (position === 'near a tie') roundings.nearTies += 1
    return value
  }

  toCent(rule: string, exact: Fraction): Fraction {
    return this.round(rule, exact, 2)
  }
}
