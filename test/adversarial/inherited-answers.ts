import { readFileSync } from 'node:fs'
import { PUBLIC_FUNCTIONS, type PublicFunction } from './public-functions.js'
import { argumentsOfAll, placesOf } from './arguments-of-all.js'

/**
 * A separate program that calls the functions of some entries, or some functions, twice: in an unchanged host, and
 * in hosts whose `Object.prototype` has all the names of a file. It prints each call with another answer.
 */
const [path = '', only = ''] = process.argv.slice(2)
/** The entries to try, or the functions, by their entries and names. */
const ONLY = only.split(',')
const NAMES = (JSON.parse(readFileSync(path, 'utf8')) as readonly string[]).filter(
  (name) => !(name in Object.prototype),
)
const INHERITED: readonly unknown[] = ['m', 1, true, {}, () => 'm']
/** A sixteenth of the places are tried, each with one value. */
const STEP = 16 * INHERITED.length

interface Difference {
  readonly called: string
  readonly inherited: string
  readonly was: string
  readonly became: string
}

/** Writes all own fields of a value as text. Reads no inherited ones. */
function written(value: unknown, depth = 0): string {
  if (typeof value === 'function') return 'function'
  if (typeof value !== 'object' || value === null) return typeof value + String(value)
  if (depth > 40) return 'deep'
  if (value instanceof Error) return String(value)
  if (value instanceof Map || value instanceof Set) return written([...value], depth + 1)
  let text = Array.isArray(value) ? '[' : '{'
  const fields = value as Readonly<Record<string, unknown>>
  for (const key of [...Object.keys(value), ...gettersOf(value)])
    text += `${key}:${written(fields[key], depth + 1)},`
  return `${text})`
}

/** Lists the getters of a class, such as the getters of a quote form. */
function gettersOf(value: object): readonly string[] {
  const above = Object.getPrototypeOf(value) as object | null
  if (above === null || above === Object.prototype || Array.isArray(value)) return []
  const all = Object.entries(Object.getOwnPropertyDescriptors(above))
  return all.flatMap(([name, descriptor]) =>
    Object.hasOwn(descriptor, 'get') && descriptor.get ? [name] : [],
  )
}

/** Defines the names. A literal descriptor would inherit the names that are already defined. */
function inherit(value: unknown): void {
  for (const name of NAMES) {
    const descriptor = Object.create(null) as PropertyDescriptor
    descriptor.value = value
    descriptor.configurable = descriptor.writable = true
    Object.defineProperty(Object.prototype, name, descriptor)
  }
}

function disinherit(): void {
  for (const name of NAMES) Reflect.deleteProperty(Object.prototype, name)
}

async function answerOf(call: PublicFunction['call'], args: readonly unknown[]): Promise<string> {
  try {
    const answer = call(...args)
    return written(answer instanceof Promise ? await answer : answer)
  } catch (error) {
    return written(error)
  }
}

interface Tried {
  readonly tried: PublicFunction
  readonly args: readonly unknown[]
  readonly places: ReturnType<typeof placesOf>
}

/**
 * Yields the answers of a function to all arguments, to those without one of their fields, and to those with an
 * emptied object. The places share the values.
 */
async function* answersOf(
  { tried, args, places }: Tried,
  turn: number,
): AsyncGenerator<readonly [string, string]> {
  yield ['', await answerOf(tried.call, args)]
  for (let place = turn; place < places.length; place += STEP) {
    const { holder, key, path: at } = places[place] as (typeof places)[number]
    const right = holder[key]
    if (Array.isArray(holder)) holder[key] = undefined
    else Reflect.deleteProperty(holder, key)
    yield [`without ${at}`, await answerOf(tried.call, args)]
    if (typeof right === 'object' && right !== null && !Array.isArray(right)) {
      holder[key] = {}
      yield [`empty ${at}`, await answerOf(tried.call, args)]
    }
    holder[key] = right
  }
}

/** Functions that several entries export are tried once. */
const TRIED = PUBLIC_FUNCTIONS.filter(
  ({ entry, name }, at) =>
    (ONLY.includes(entry) || ONLY.includes(`${entry} ${name}`)) &&
    PUBLIC_FUNCTIONS.findIndex((one) => one.name === name) === at,
)

/** Builds new arguments of every function, since a field that is put back comes last. */
function newArguments(): readonly Tried[] {
  const sound = argumentsOfAll()
  return TRIED.map((tried) => {
    const args = [...(sound[tried.name] ?? [])]
    return { tried, args, places: placesOf(args) }
  })
}

async function answersOfAll(all: readonly Tried[], turn: number): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>()
  for (const one of all)
    for await (const [what, answer] of answersOf(one, turn))
      answers.set(`${one.tried.entry} ${one.tried.name} ${what}`, answer)
  return answers
}

const differences: Difference[] = []
for (const [turn, value] of INHERITED.entries()) {
  const before = await answersOfAll(newArguments(), turn)
  const again = newArguments()
  inherit(value)
  const after = await answersOfAll(again, turn).finally(disinherit)
  for (const [called, was] of before) {
    const became = after.get(called) ?? ''
    if (became !== was) differences.push({ called, inherited: written(value), was, became })
  }
}
process.stdout.write(
  JSON.stringify({ tried: [...new Set(TRIED.map(({ entry }) => entry))], names: NAMES.length, differences }),
)
