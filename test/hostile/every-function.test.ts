import * as t from 'io-ts'
import { describe, expect, test } from 'vitest'
import * as fp from '../../src/fp.js'
import * as root from '../../src/index.js'
import { faultOfForm } from './answer-form.js'
import { buildValue } from './build-value.js'
import { ANYTHING } from './hostile-cases.js'
import packageJson from '../../package.json' with { type: 'json' }
import { ENTRIES, PUBLIC_FUNCTIONS, type PublicFunction } from './public-functions.js'
import { changeSince, deeplyFrozen, snapshotOf, snapshotOfShared } from './snapshots.js'
import { soundArguments } from './sound-arguments.js'

/** A place of an argument: what holds it, and its key there. */
interface Place {
  readonly holder: Record<PropertyKey, unknown>
  readonly key: string
  readonly path: string
}

/** All places of a value, the outer ones first. */
function placesOf(holder: object, path = ''): readonly Place[] {
  return Object.keys(holder).flatMap((key): readonly Place[] => {
    const place = { holder: holder as Place['holder'], key, path: `${path}/${key}` }
    const part = place.holder[key]
    const inside = typeof part === 'object' && part !== null && !Object.isFrozen(part) ? part : {}
    return [place, ...placesOf(inside, place.path)]
  })
}

/** Values by their names, frozen: whoever changes one of them throws. */
function frozen(notations: typeof ANYTHING.anywhere): readonly (readonly [string, unknown])[] {
  const values = Object.entries(notations).map(([name, notation]) => [name, buildValue(notation)] as const)
  deeplyFrozen(values.map(([, value]) => value))
  return values
}

const ANYWHERE = frozen(ANYTHING.anywhere)
const WHOLE = frozen(ANYTHING.whole)

/** Other entries have functions of the first, and codecs decode in several forms: of these some values are enough. */
function valuesFor({ entry, name }: PublicFunction): typeof ANYWHERE {
  const isTriedElsewhere = (entry !== '.' && name in root) || /Codec\.(is|validate|encode)$/.test(name)
  return isTriedElsewhere ? ANYWHERE.filter((_, index) => index % 5 === 0) : ANYWHERE
}

/** What goes wrong with a call: it throws, or its answer has another form than the function's. */
function faultOfCall({ name, call }: PublicFunction, args: readonly unknown[]): string | undefined {
  let answer: unknown
  try {
    answer = call(...args)
  } catch (error) {
    return `throws ${String(error)}`
  }
  if (!name.endsWith('.encode')) return faultOfForm(name, answer)
  // A codec writes what it read: itself.
  return Object.is(answer, args[0]) ? undefined : 'something else than was given'
}

/** Not so the vectors, the description of the package, and the scripts, which have functions of the root (`test/package.test.ts`). */
const isModule = (entry: string): boolean => !/^\.\/(vectors|package\.json|dist\/\*\.iife\.js)/.test(entry)

/**
 * All but one: `problemsOf` takes the errors that io-ts has just made, contexts and all, and anything else in its place is
 * a programmer's mistake, which may throw. It is tried on all errors that anything at all can make, below.
 */
const TRIED = PUBLIC_FUNCTIONS.filter(({ name }) => name !== 'problemsOf')

/** How many values a codec is given at least. */
const ENOUGH = 100

/**
 * Some of the values for each place, in turn: every place is tried, and together the places try every value. All values
 * at all places are tried by the functions above, which read with the same readers.
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

describe('V1: bad input never throws, whichever function it is given to', () => {
  test('every module that can be imported is searched', () => {
    expect(Object.keys(packageJson.exports).filter(isModule).sort()).toEqual(Object.keys(ENTRIES).sort())
  })

  test('every function that is exported is tried here, and nothing else is', () => {
    const tried = Object.keys(soundArguments()).sort()
    expect([...new Set(PUBLIC_FUNCTIONS.map(({ name }) => name))].sort()).toEqual(tried)
    expect(tried.length).toBeGreaterThan(50)
    expect(ANYWHERE.length).toBeGreaterThan(50)
  })

  describe.each(TRIED)('$entry $name', (tried) => {
    const sound = soundArguments()[tried.name] ?? []

    test('answers sound arguments', () => {
      expect(faultOfCall(tried, sound)).toBeUndefined()
    })

    test('takes anything in every place of every argument', () => {
      const shared = snapshotOfShared()
      const args = [...sound]
      const before = snapshotOf(args)
      const faults = placesOf(args).flatMap(({ holder, key, path }) => {
        const right = holder[key]
        const found = valuesFor(tried).flatMap(([what, value]) => {
          holder[key] = value
          const fault = faultOfCall(tried, args)
          return fault === undefined ? [] : [`${path} ${what}: ${fault}`]
        })
        holder[key] = right
        return found
      })
      expect(faults).toEqual([])
      expect(changeSince(before), 'an argument has changed').toBeUndefined()
      expect(changeSince(shared), 'the language has changed').toBeUndefined()
    })

    test('takes large and deep arguments', () => {
      const faults = WHOLE.flatMap(([what, value]) =>
        [...sound.keys()].flatMap((position) => {
          const fault = faultOfCall(tried, [...sound.slice(0, position), value, ...sound.slice(position + 1)])
          return fault === undefined ? [] : [`${String(position)} ${what}: ${fault}`]
        }),
      )
      expect(faults).toEqual([])
    })

    test('takes no arguments at all', () => {
      expect(faultOfCall(tried, [])).toBeUndefined()
    })
  })
})

describe('V1: every failure to decode becomes problems', () => {
  test('every codec is tried', () => {
    const named = Object.keys(fp).filter((name) => name.endsWith('Codec'))
    expect(CODECS.map(([name]) => name)).toEqual(named)
    expect(named.length).toBeGreaterThan(5)
  })

  test.each(CODECS)('by %s, and by a codec of another package around it', (name, codec) => {
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
