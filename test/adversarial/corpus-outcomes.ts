import { allArgumentsOf } from './call-cases.js'
import { CLASSES, type AdversarialCase } from './adversarial-cases.js'
import { isPolluting, wrongWith } from './wrong-with.js'

/**
 * Runs a part of the adversarial corpus as a separate program, in any process. Prints the number of cases, and the
 * cases with an unexpected outcome.
 */

/** One case in this many runs, and every case that changes a prototype. */
const EVERY = 3
/** Cases of this size take seconds. `cases.test.ts` tries them. */
const LARGE = /\d[ ,]000/

function wrongIn(one: AdversarialCase): readonly unknown[] {
  const sights = isPolluting(one) ? (['in sight', 'out of sight'] as const) : (['in sight'] as const)
  return sights.flatMap((sight) => {
    const wrong = attempt(() => wrongWith(one, allArgumentsOf(one), sight))
    return wrong === undefined ? [] : [{ case: `${one.class}: ${one.name}`, sight, wrong }]
  })
}

function attempt(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return String(error)
  }
}

const all = CLASSES.flatMap(({ cases }) =>
  cases.filter((one, index) => isPolluting(one) || (index % EVERY === 0 && !LARGE.test(one.name))),
)
process.stdout.write(
  JSON.stringify({
    hasProto: Object.hasOwn(Object.prototype, '__proto__'),
    classes: [...new Set(all.map((one) => one.class))],
    tried: all.length,
    polluting: all.filter(isPolluting).length,
    wrong: all.flatMap(wrongIn),
  }),
)
