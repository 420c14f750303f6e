import { compare, roundHalfUp } from '../number/arithmetic.js'
import { ZERO, type Decimal } from '../number/decimal.js'
import { figuresBy } from './calculate.js'
import type { Candidate, Compared } from './search.js'

export function isInformative(candidate: Candidate, one: Compared): boolean {
  if (!candidate.policies.some((id) => one.applicable.has(id))) return false
  const { document, figures, lines, ours } = one
  const names = [...figures.keys()]
  const made = figuresBy(candidate.choices, document)
  return (
    names.some((name) => compare(asShown(made[name]), asShown(ours[name])) !== 0) ||
    lines.some((shown, index) => {
      const [theirs = ZERO, own = ZERO] = [made.lines[index], ours.lines[index]]
      return shown !== undefined && compare(asShown(theirs), asShown(own)) !== 0
    })
  )
}

function asShown(amount: Decimal): Decimal {
  return roundHalfUp(amount, 2)
}
