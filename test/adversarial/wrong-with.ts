import { outcomeOf } from './call-cases.js'
import { firstDifference, hasAt } from './differences.js'
import type { Sight } from './hosted-by.js'
import type { AdversarialCase } from './adversarial-cases.js'

export function isPolluting({ host }: AdversarialCase): boolean {
  return host.objectPrototype !== undefined || host.arrayPrototype !== undefined
}

export function wrongWith(one: AdversarialCase, args: readonly unknown[], sight?: Sight): unknown {
  const outcome = outcomeOf(one, args, sight)
  if ('problems' in one.expect) {
    const found = 'problems' in outcome ? outcome.problems : [['no problem', '']]
    return firstDifference(found, one.expect.problems, 'problems') && briefly(found, one.expect.problems)
  }
  if ('problems' in outcome) return briefly(outcome.problems, [])
  const unwanted = one.expect.without.filter((path) => hasAt(outcome.value, path))
  return firstDifference(outcome.value, one.expect.value) ?? (unwanted.length > 0 ? unwanted : undefined)
}

function briefly(found: readonly unknown[], expected: readonly unknown[]): unknown {
  const few = (list: readonly unknown[]) => list.slice(0, 40).map((one) => String(one).slice(0, 300))
  return { found: found.length, expected: expected.length, were: few(found), shouldBe: few(expected) }
}
