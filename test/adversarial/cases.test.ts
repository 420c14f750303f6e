import { describe, expect, test } from 'vitest'
import { problemCodes } from '../../src/entries/index.js'
import { allArgumentsOf } from './call-cases.js'
import { CLASSES } from './adversarial-cases.js'
import { changeSince, deeplyFrozen, snapshotOf, snapshotOfShared } from './snapshots.js'
import { isPolluting, wrongWith } from './wrong-with.js'

/** The number of objects above which a case is large. */
const LARGE = 5000

const CITED = /^[NAMLKFTV]\d+$/

describe('adversarial input', () => {
  test('comes from at least 22 files, one for each class, with several cases each', () => {
    expect(CLASSES.length).toBeGreaterThanOrEqual(22)
    expect(CLASSES.filter(({ cases }) => cases.length < 5).map((one) => one.class)).toEqual([])
    const all = CLASSES.flatMap(({ cases }) => cases)
    expect(all.filter(({ rules }) => rules.length === 0 || !rules.every((rule) => CITED.test(rule)))).toEqual(
      [],
    )
    const names = all.map((one) => `${one.class}: ${one.name}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('expects only existing problem codes', () => {
    const codes = new Set<string>(problemCodes.map(({ code }) => code))
    const codesExpected = CLASSES.flatMap(({ cases }) => cases).flatMap(({ expect: { ...expected } }) =>
      'problems' in expected ? expected.problems.map(([code]) => code) : [],
    )
    expect(codesExpected.filter((code) => !codes.has(code))).toEqual([])
    expect(codesExpected.length).toBeGreaterThan(1000)
  })

  for (const { class: name, cases } of CLASSES) {
    describe(name, () => {
      for (const one of cases) {
        test(`${one.name} (${one.rules.join(', ')})`, () => {
          const shared = snapshotOfShared()
          let timesAsked = 0
          const args = allArgumentsOf(one, () => timesAsked++)
          const before = snapshotOf(args)
          expect(wrongWith(one, args)).toBeUndefined()
          expect(changeSince(before), 'an argument has changed').toBeUndefined()
          expect(timesAsked, 'an object was converted to a string').toBe(0)
          expect(changeSince(shared), 'a shared prototype has changed').toBeUndefined()

          if (isPolluting(one)) {
            expect(wrongWith(one, args, 'out of sight'), 'out of sight of loops').toBeUndefined()
          }

          // Large cases run once, since freezing them takes longer than pricing them.
          if (before.length > LARGE) return
          deeplyFrozen(args)
          expect(wrongWith(one, args), 'frozen').toBeUndefined()
        })
      }
    })
  }
})
