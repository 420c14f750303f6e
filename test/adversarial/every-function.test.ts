import * as t from 'io-ts'
import { describe, expect, test } from 'vitest'
import * as fp from '../../src/entries/fp.js'
import { faultOfForm } from './answer-form.js'
import { argumentsOfAll, placesOf } from './arguments-of-all.js'
import { PUBLIC_FUNCTIONS } from './public-functions.js'
import { soundArguments } from './sound-arguments.js'
import { ANYWHERE, LARGE_IN_WRITING, SERVICE_ENTRIES, tryFunctionsOf } from './try-functions.js'

/**
 * The vectors, the description of the package and the scripts are not covered here, since they have functions
 * of the root (`test/package.test.ts`).
 */

/** The minimum number of values that a codec gets. */
const ENOUGH = 100

/**
 * Returns some of the values for a place. Every place gets some values, and the places together get every
 * value. The tests above try each value at one place of each group of neighbouring places.
 */
function valuesInTurn(place: number, places: number): typeof ANYWHERE {
  const each = Math.ceil(ENOUGH / places)
  return Array.from(
    { length: each },
    (_, index) => ANYWHERE[(place * each + index) % ANYWHERE.length],
  ).filter((entry) => entry !== undefined)
}

const CODECS = Object.entries(fp).flatMap(([name, value]) =>
  value instanceof t.Type ? [[name, value] as const] : [],
)

describe('V1: no function throws on bad input', () => {
  test('the tests here cover exactly the exported functions', () => {
    const tried = Object.keys(argumentsOfAll()).sort()
    const names = PUBLIC_FUNCTIONS.map(({ name }) => name)
    expect([...new Set(names)].sort()).toEqual(tried)
    expect(tried.length).toBeGreaterThan(50)
    expect(ANYWHERE.length).toBeGreaterThan(50)
    expect(ANYWHERE.map(([what]) => what)).toEqual(expect.arrayContaining([...LARGE_IN_WRITING]))
  })

  tryFunctionsOf((entry) => entry !== './fp' && !SERVICE_ENTRIES.includes(entry))
})

describe('V1: every decoding failure becomes problems', () => {
  test('the cases here cover every codec', () => {
    const named = Object.keys(fp).filter((name) => name.endsWith('Codec'))
    expect(CODECS.map(([name]) => name)).toEqual(named)
    expect(named.length).toBeGreaterThan(5)
  })

  test.each(CODECS)('reports right paths for %s, alone or in a codec of another package', (name, codec) => {
    const [sound] = soundArguments()[`${name}.decode`] ?? []
    const around = t.type({ inside: t.array(codec), count: t.number })
    const holder = { inside: [sound], count: 1 }
    const attempts = [
      { decoder: codec, holder: { sound } as Record<string, unknown>, key: 'sound' },
      { decoder: around as t.Mixed, holder: { holder } as Record<string, unknown>, key: 'holder' },
    ]
    let refused = 0
    const faults = attempts.flatMap(({ decoder, holder: outer, key: whole }) =>
      placesOf(outer).flatMap(({ holder: inner, key, path }, place, places) => {
        const right = inner[key]
        const found = valuesInTurn(place, places.length).flatMap(([what, value]) => {
          inner[key] = value
          const decoded = decoder.decode(outer[whole])
          if (decoded._tag === 'Right') return []
          refused++
          const fault = faultOfForm('problemsOf', fp.problemsOf(decoded.left))
          return fault === undefined ? [] : [`${path} ${what}: ${fault}`]
        })
        inner[key] = right
        return found
      }),
    )
    expect(faults).toEqual([])
    expect(refused).toBeGreaterThan(ENOUGH / 4)
  })
})
