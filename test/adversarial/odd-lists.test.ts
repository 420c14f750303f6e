import { describe, expect, test } from 'vitest'
import { inCi } from '../run-size.js'
import { argumentsOfAll, placesOf } from './arguments-of-all.js'
import { FORM_METHODS, methodsOfForm } from './form-methods.js'
import { PUBLIC_FUNCTIONS, type PublicFunction } from './public-functions.js'
import { faultOfCall, isTriedElsewhere, MANY_PLACES } from './try-functions.js'

/** A list of four billion holes stops the call that reads it more often than this. No argument is as long. */
const MOST_READS = 20_000

/** The number of neighbouring places that share the odd values if a function has many. */
const SHARED_BY = inCi(6, 3)

/** Counts the reads of a call. */
const reads = { count: 0 }

function countRead(): void {
  if (++reads.count > MOST_READS) throw new Error('the call reads holes without end')
}

/** Returns a list with these elements, and as many holes as a list can have. */
function withHoles(elements: readonly unknown[]): unknown[] {
  const list = [...elements]
  list.length = 2 ** 32 - 1
  return counting(list)
}

function counting<A extends object>(read: A): A {
  return new Proxy(read, {
    get: (target, key, receiver): unknown => {
      countRead()
      return Reflect.get(target, key, receiver)
    },
    has: (target, key) => {
      countRead()
      return Reflect.has(target, key)
    },
    getOwnPropertyDescriptor: (target, key) => {
      countRead()
      return Reflect.getOwnPropertyDescriptor(target, key)
    },
  })
}

/** Returns a list without methods. */
function withoutMethods(elements: readonly unknown[]): unknown[] {
  return Object.setPrototypeOf([...elements], null) as unknown[]
}

function holdingItself(elements: readonly unknown[]): unknown[] {
  const list = [...elements]
  list.push(list)
  return list
}

/** The number of its parts doubles at each level, without end. */
function holdingItselfTwice(): object {
  const object: Record<string, unknown> = {}
  const counted = counting(object)
  return Object.assign(object, { first: counted, second: counted })
}

type Oddity = readonly [what: string, make: (elements: readonly unknown[]) => unknown]

/** Odd forms of a list. They have its elements, so that the call reads on. */
const LISTS: readonly Oddity[] = [
  ['a list that goes on with holes', withHoles],
  ['a list without methods', withoutMethods],
  ['a list that contains itself', holdingItself],
]

/** Lists the odd values to try in place of a part of an argument. */
function oddValuesFor(part: unknown, argument: unknown): readonly (readonly [string, unknown])[] {
  const isList = Array.isArray(part)
  const elements = isList ? (part as readonly unknown[]) : ['x']
  const isObject = typeof part === 'object' && part !== null && !isList
  return [
    ['a list of holes', withHoles([])],
    ['a list that contains a list of holes', [withHoles([])]],
    ['an object that holds itself twice', holdingItselfTwice()],
    ...LISTS.map(([what, make]) => [what, make(elements)] as const),
    ...(isObject ? [['the argument that holds it', argument] as const] : []),
  ]
}

/** Makes every list in an answer of a host odd, and those inside it. */
function oddIn(answer: unknown, make: Oddity[1]): unknown {
  if (Array.isArray(answer)) return make(answer.map((part) => oddIn(part, make)))
  if (typeof answer !== 'object' || answer === null || Object.getPrototypeOf(answer) !== Object.prototype)
    return answer
  return Object.fromEntries(Object.entries(answer).map(([name, part]) => [name, oddIn(part, make)]))
}

type Call = PublicFunction['call']

/** Lists look-ups to try in place of a host's. */
function oddLookUps(usual: Call): readonly (readonly [string, Call])[] {
  return LISTS.map(([what, make]) => [`answers ${what}`, (...args) => oddIn(usual(...args), make)])
}

const SOUND = { ...argumentsOfAll(), ...FORM_METHODS }
const TRIED = [...PUBLIC_FUNCTIONS, ...methodsOfForm()].filter(
  (one) => one.name in SOUND && !isTriedElsewhere(one),
)

test('every method of an open form is tried', () => {
  expect(methodsOfForm().map(({ name }) => name)).toEqual(Object.keys(FORM_METHODS))
})

describe.each(TRIED)('V1: $entry $name', (tried) => {
  test('answers odd lists in every place, after a bounded number of reads', async () => {
    const args = [...(SOUND[tried.name] ?? [])]
    const faults: string[] = []
    const places = placesOf(args)
    const sharedBy = places.length > MANY_PLACES ? SHARED_BY : 1
    for (const [place, { holder, key, path }] of places.entries()) {
      const right = holder[key]
      const position = Number(path.split('/')[1])
      const odd =
        typeof right === 'function' ? oddLookUps(right as Call) : oddValuesFor(right, args[position])
      for (const [what, value] of odd.filter((_, index) => (index + place) % sharedBy === 0)) {
        reads.count = 0
        holder[key] = value
        const fault = await faultOfCall(tried, args, position)
        if (fault !== undefined || reads.count > MOST_READS)
          faults.push(`${path} ${what}: ${fault ?? 'reads holes without end'}`)
      }
      holder[key] = right
    }
    expect(faults).toEqual([])
  })

  test('passes on any value that a look-up of the host throws', async () => {
    const args = [...(SOUND[tried.name] ?? [])]
    const faults: string[] = []
    for (const { holder, key, path } of placesOf(args)) {
      const right = holder[key]
      if (typeof right !== 'function') continue
      for (const thrown of [undefined, null, 'a text', Object.create(null) as object]) {
        holder[key] = () => {
          // eslint-disable-next-line @typescript-eslint/only-throw-error -- a host may throw anything
          throw thrown
        }
        try {
          await tried.call(...args)
        } catch (error) {
          if (!Object.is(error, thrown)) faults.push(`${path}: ${String(error)}`)
        }
      }
      holder[key] = right
    }
    expect(faults).toEqual([])
  })
})
