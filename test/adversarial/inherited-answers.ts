import { readFileSync } from 'node:fs'
import { PUBLIC_FUNCTIONS, type PublicFunction } from './public-functions.js'
import { argumentsOfAll, placesOf } from './arguments-of-all.js'

/**
 * Calls functions twice, as a separate program: in an unchanged host, and in hosts whose `Object.prototype` has
 * all the names of a file. Prints each call with another answer.
 */
const [path = '', only = ''] = process.argv.slice(2)
/** Limits the run to these entries, or to functions written as entry and name. */
const ONLY = only.split(',')
const NAMES = (JSON.parse(readFileSync(path, 'utf8')) as readonly string[]).filter(
  (name) => !(name in Object.prototype),
)
const INHERITED: readonly unknown[] = ['m', 1, true, {}, () => 'm']
/** Tries a sixteenth of the places, each with one value. */
const STEP = 16 * INHERITED.length

interface Difference {
  readonly called: string
  readonly inherited: string
  readonly was: string
  readonly became: string
}

/** Reads no inherited fields. */
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

function gettersOf(value: object): readonly string[] {
  const above = Object.getPrototypeOf(value) as object | null
  if (above === null || above === Object.prototype || Array.isArray(value)) return []
  const all = Object.entries(Object.getOwnPropertyDescriptors(above))
  return all.flatMap(([name, descriptor]) =>
    Object.hasOwn(descriptor, 'get') && descriptor.get ? [name] : [],
  )
}

/** A literal descriptor would inherit the names that are already defined. */
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
 * Tries all arguments, then arguments without one of their fields, then with an emptied object. The places share
 * the values.
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

/** A field that is put back comes last, so each function needs new arguments. */
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
