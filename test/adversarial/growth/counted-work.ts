import './counted-builtins.js'
import { argumentsOfAll } from '../arguments-of-all.js'
import { PUBLIC_FUNCTIONS, type PublicFunction } from '../public-functions.js'
import { inCi } from '../../run-size.js'
import { ENLARGEMENTS, answered, enlarged, placesFor, sizeOf, type Enlargement } from './enlarged.js'
import { LARGE_INPUTS } from './large-inputs.js'

declare const __counters: [number]

/**
 * Calls every public function with arguments of three sizes, as a separate program that `linear-work.test.ts`
 * instruments. Prints the calls whose steps grow faster than the arguments.
 */

/** A search through a list for each element of another has a quadratic part of 0.5 or more. */
const LEAST = 0.4
/** At the smallest size, other work that grows more slowly than the input can hide most of the quadratic part. */
const LEAST_AT_FIRST = 0.05
/** Sizes for arguments with all places enlarged, and with a few. */
const [ALL, FEW] = [24, 12]
/** These functions price each part many times, so they get half the size. */
const COSTLY = ['diagnose', 'suggestTestQuote', 'compareWithGolden']
/** Eight times this size passes the limit of drawings (F9), within which labels are searched. */
const LARGE = 40
/** The arguments grow by these factors while a part of the work is quadratic. Most sizes occur twice. */
const TIMES = [1, 4, 8, 16]
/** If a function has more places than this, neighbouring places are enlarged together. */
const GROUPS = { list: 30, fields: 12, text: 12, 'lists and fields': 30 } as const
/** If a function has at most this many lists or objects, pairs of them are enlarged too. */
const PAIRED = 10
/** CI tries every third group or pair of places. Other runs try them all. */
const STEP = inCi(3, 1)

/**
 * An answer combines these lists, such as an entry for each row in each colour. Only one of them grows at a time, and
 * then all, with steps in proportion to the answer.
 */
const COMBINED: Readonly<Record<string, readonly string[]>> = {
  entriesOf: ['/0/rows', '/0/colours'],
  setStockLevels: ['/0/rows', '/0/colours'],
  splitDocument: ['/0/lines', '/2'],
}

const STEPS_PER_PART = 60

interface Given {
  readonly call: () => unknown
  readonly args: unknown
}
type Work = (size: number) => Given

interface Done {
  readonly steps: number
  readonly given: unknown
  readonly answer: unknown
}
type Run = (size: number) => Promise<Done>

function runOf(work: Work): Run {
  const done = new Map<number, Done>()
  return async (size) => {
    const known = done.get(size) ?? (await doneBy(work(size)))
    done.set(size, known)
    return known
  }
}

async function doneBy({ call, args }: Given): Promise<Done> {
  answered.length = 0
  __counters[0] = 0
  let answer: unknown
  try {
    answer = await call()
  } catch {
    // Some functions refuse arguments of a host with a TypeError.
  }
  return { steps: __counters[0], given: [args, [...answered]], answer }
}

/** Divides the quadratic steps by the square of the size. Linear work has 0, and sorting next to nothing. */
async function quadraticPart(of: (done: Done) => number, run: Run, size: number): Promise<number> {
  const [one, two, four] = [of(await run(size)), of(await run(2 * size)), of(await run(4 * size))]
  // If larger arguments need less work, they exceed a limit, such as the limit of columns.
  return two < one || four < two ? 0 : (four - 3 * two + 2 * one) / (6 * size * size)
}

/** Returns 0 if the input itself is quadratic, because the host answers more look-ups with more data. */
async function quadraticAt(run: Run, size: number, least: number): Promise<number> {
  const steps = await quadraticPart(({ steps }) => steps, run, size)
  if (Math.abs(steps) < least) return 0
  return (await quadraticPart(({ given }) => sizeOf(given), run, size)) > LEAST ? 0 : steps
}

const faults: string[] = []
let calls = 0

/**
 * A limit, or a search that ends early, shows only at some sizes. The largest size is tried only if the work was
 * quadratic at all smaller ones.
 */
async function tryWork(what: string, work: Work, size: number, isPair = false): Promise<void> {
  const run = runOf(work)
  let before = 0
  for (const times of TIMES) {
    calls++
    const part = await quadraticAt(run, size * times, times === 1 ? LEAST_AT_FIRST : LEAST)
    if (part === 0) return
    // The quadratic part of a pair does not fall. A part that falls belongs to one place, which is tried alone too.
    if (isPair && before > 0 && part < before / 2) return
    // The last two sizes decide. After a part below 0, the largest size is not tried.
    if (times === TIMES.at(-1) && part > before / 2) faults.push(`${what}: ${part.toFixed(1)}`)
    if (times === TIMES.at(-2) && part < 0) return
    before = part
  }
}

/**
 * Returns each place with others that are apart from it: with the outermost, and with the innermost. Work that combines
 * two places is seen, although the arguments grow in proportion.
 */
function togetherWithOthers(places: readonly string[]): readonly (readonly string[])[] {
  const isAround = (one: string, other: string): boolean => other.startsWith(`${one}/`)
  const chosen = places.flatMap((place) => {
    const apart = places.filter(
      (other) => other !== place && !isAround(place, other) && !isAround(other, place),
    )
    const outermost = apart.filter((one) => !apart.some((other) => isAround(other, one)))
    const innermost = apart.filter((one) => !apart.some((other) => isAround(one, other)))
    return [outermost, innermost].map((others) => [place, ...others].sort())
  })
  return [...new Map(chosen.map((one) => [one.join(), one])).values()]
}

/** Returns all places, some neighbours, and pairs if a function has few places. */
function choicesOf(
  name: string,
  places: readonly string[],
  enlargement: Enlargement,
): readonly (readonly string[])[] {
  const combined = COMBINED[name] ?? []
  const all = places.filter((place) => !place.includes('/answer') && !combined.slice(1).includes(place))
  if (enlargement.isTogether === true) return togetherWithOthers(all)
  if (!enlargement.isInDetail) return [all]
  const width = Math.ceil(places.length / GROUPS[enlargement.part])
  const groups = places.flatMap((_, at) => (at % width === 0 ? [places.slice(at, at + width)] : []))
  const pairs = places.flatMap((one, at) => places.slice(at + 1).map((other) => [one, other]))
  return [all, ...groups, ...(places.length > PAIRED || enlargement.part === 'text' ? [] : pairs)].filter(
    (chosen) => chosen.length > 0 && chosen.filter((place) => combined.includes(place)).length < 2,
  )
}

async function tryCombined(what: string, work: Work): Promise<void> {
  const run = runOf(work)
  calls++
  const steps = await quadraticPart(({ steps }) => steps, run, 3 * ALL)
  const answer = await quadraticPart(({ answer }) => sizeOf(answer), run, 3 * ALL)
  // A refused split has no answer, although it has added up the shares of all lines.
  if (steps > STEPS_PER_PART * Math.max(1, answer)) faults.push(`${what}: ${(steps / answer).toFixed(1)}`)
}

const SOUND = argumentsOfAll()

async function tryFunction({ entry, name, call }: PublicFunction, isRepeated: boolean): Promise<void> {
  const sound = SOUND[name] ?? []
  for (const [what, enlargement] of Object.entries(ENLARGEMENTS)) {
    // The work of a wrapper depends on the size of its answer, and not on what the answer says.
    if (isRepeated && !enlargement.isInDetail) continue
    const all = placesFor(enlargement, sound).filter((place) => place !== '')
    const choices = choicesOf(name, all, isRepeated ? { ...enlargement, isInDetail: false } : enlargement)
    for (const [turn, chosen] of choices.entries()) {
      const areMany = turn === 0
      if (turn % STEP !== 0) continue
      const places = new Set(chosen)
      const work: Work = (size) => {
        const args = enlarged(sound, size, enlargement, places) as readonly unknown[]
        return { call: () => call(...args), args }
      }
      const at = areMany ? 'all places' : chosen.join(' and ')
      const usual = areMany && !isRepeated ? ALL : FEW
      const size = COSTLY.includes(name) ? usual / 2 : usual
      // If there are pairs, each of their places is a group of its own.
      const isPair = chosen.length === 2 && all.length <= PAIRED && enlargement.isTogether !== true
      await tryWork(`${entry} ${name}, ${what} at ${at}`, work, size, isPair && !areMany)
    }
    const combined = COMBINED[name]
    if (combined !== undefined && enlargement.part === 'list')
      await tryCombined(`${entry} ${name}, ${what} at ${combined.join(' and ')}`, (size) => {
        const args = enlarged(sound, size, enlargement, new Set(combined)) as readonly unknown[]
        return { call: () => call(...args), args }
      })
  }
}

/** Limits the run to one function, or to large inputs whose names begin with this. */
const only = process.argv[2]
const untried: string[] = []
for (const [at, tried] of PUBLIC_FUNCTIONS.entries()) {
  const { name } = tried
  if ((only ?? name) !== name) continue
  if (SOUND[name] === undefined) untried.push(name)
  await tryFunction(tried, PUBLIC_FUNCTIONS.findIndex((one) => one.name === name) < at)
}
for (const [what, work] of Object.entries(LARGE_INPUTS))
  if (what.startsWith(only ?? '')) await tryWork(what, (size) => ({ call: work(size), args: [] }), LARGE)
process.stdout.write(JSON.stringify({ calls, untried, faults }))
