import { describe, expect, test } from 'vitest'
import * as root from '../../src/entries/index.js'
import { faultOfDecision, faultOfDesigner, faultOfForm, faultOfInput } from './answer-form.js'
import { buildValue } from './build-value.js'
import { HOST_ARGUMENTS } from './host-arguments.js'
import { designerArguments } from './designer-arguments.js'
import { ANYTHING } from './hostile-cases.js'
import { inputArguments } from './input-arguments.js'
import { PUBLIC_FUNCTIONS, type PublicFunction } from './public-functions.js'
import { serviceArguments } from './service-arguments.js'
import { changeSince, deeplyFrozen, snapshotOf, snapshotOfShared } from './snapshots.js'
import { soundArguments } from './sound-arguments.js'

/** A place of an argument: what holds it, and its key there. */
interface Place {
  readonly holder: Record<PropertyKey, unknown>
  readonly key: string
  readonly path: string
}

/** All places of a value, the outer ones first. */
export function placesOf(holder: object, path = ''): readonly Place[] {
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

export const ANYWHERE = frozen(ANYTHING.anywhere)
const WHOLE = frozen(ANYTHING.whole)

/** Functions that take a millisecond or more for each value, since they price, draw or compare, whatever the value. */
const COSTLY =
  /^(adviseQuote|explainQuote|renderExplanation\w+|dependents|whyNot|renderFlashingSvg|diagnose|suggestTestQuote|groupByCause|compareWithGolden|compareWithProgram|renderGoldenReport|goldenReportTexts)$/

/** Functions that write what they are given as a text, to know it again, or copy it. */
const WRITING =
  /^(recordOf|recordSent|recordLines|groupByCause|compareWithGolden|compareWithProgram|centSensitivity)$/

/** Of these a million parts are written before they are found too large: a second for each place. */
const LARGE_IN_WRITING = ['a list of a million holes', 'an object that holds itself']

/**
 * The values for a place. Other entries have functions of the first, codecs decode in several forms, and costly
 * functions read with the same readers as others do. These are tried on every fifth value, and on other ones at the next
 * place: every place is tried, and together the places try every value. Which ones depends on nothing but their order.
 */
function valuesFor({ entry, name }: PublicFunction, place: number): typeof ANYWHERE {
  // With `Either`, a function of another entry.
  const isTriedElsewhere = (entry !== '.' && name in root) || entry === './fp'
  const isOfFew = isTriedElsewhere || COSTLY.test(name) || /Codec\.(is|validate|encode)$/.test(name)
  return ANYWHERE.filter(([what], index) =>
    WRITING.test(name) && LARGE_IN_WRITING.includes(what)
      ? !isTriedElsewhere && place % 40 === 0
      : !isOfFew || (index + place) % 5 === 0,
  )
}

/** All arguments of a call. */
const ALL_POSITIONS = -1

/**
 * What goes wrong with a call whose argument at a position is put wrong: it throws, or its answer has another form than
 * the function's. A function of the service or of forms may throw for what its host passes: a TypeError that names the argument.
 */
async function faultOfCall(
  { entry, name, call }: PublicFunction,
  args: readonly unknown[],
  position?: number,
): Promise<string | undefined> {
  let answer: unknown
  try {
    answer = call(...args)
  } catch (error) {
    return isOfHost(entry, name, error, position) ? undefined : `throws ${String(error)}`
  }
  // A function that hands back what it was given may hand back a promise.
  if (answer instanceof Promise && !args.includes(answer)) return faultOfStream(answer)
  if (entry === './input') return faultOfInput(name, answer)
  if (entry === './designer') return faultOfDesigner(name, answer)
  if (entry === './service') return faultOfDecision(name, answer)
  if (!name.endsWith('.encode')) return faultOfForm(name, answer)
  // A codec writes what it read: itself.
  return Object.is(answer, args[0]) ? undefined : 'something else than was given'
}

/** Functions that read the streams of a host pass their errors on: a TypeError of what cannot be read one by one. */
async function faultOfStream(answer: Promise<unknown>): Promise<string | undefined> {
  const settled = await answer.catch((error: unknown) =>
    error instanceof TypeError || !(error instanceof Error && 'fault' in error) ? { ok: false } : error,
  )
  const isAnswer = typeof settled === 'object' && settled !== null && 'ok' in settled
  return isAnswer ? undefined : 'no answer'
}

/** Whether an error is a TypeError that names the argument of the host which is put wrong. */
function isOfHost(entry: string, name: string, error: unknown, position: number | undefined): boolean {
  if (!['./service', './input'].includes(entry) || !(error instanceof TypeError) || position === undefined)
    return false
  const names = HOST_ARGUMENTS[name] ?? []
  const named = position === ALL_POSITIONS ? names : [names[position] ?? null]
  return named.some(
    (one) => one !== null && new RegExp(`^(the answer of )?${one}(\\[|\\.| must )`).test(error.message),
  )
}

/**
 * All but one: `problemsOf` takes the errors that io-ts has just made, contexts and all, and anything else in its place is
 * a programmer's mistake, which may throw. It is tried on all errors that anything at all can make, below.
 */
const TRIED = PUBLIC_FUNCTIONS.filter(({ name }) => name !== 'problemsOf')

/** Arguments that every function takes as they are, by its name. */
export function argumentsOfAll(): Readonly<Record<string, readonly unknown[]>> {
  return { ...soundArguments(), ...serviceArguments(), ...inputArguments(), ...designerArguments() }
}

/** Tries the functions of some entries. It is done in several files, since each file is a process of its own. */
export function tryFunctionsOf(isTriedHere: (entry: string) => boolean): void {
  describe.each(TRIED.filter(({ entry }) => isTriedHere(entry)))('$entry $name', (tried) => {
    const sound = argumentsOfAll()[tried.name] ?? []

    test('answers sound arguments', async () => {
      expect(await faultOfCall(tried, sound)).toBeUndefined()
    })

    test('takes anything in every place of every argument', async () => {
      const shared = snapshotOfShared()
      const args = [...sound]
      const before = snapshotOf(args)
      const faults: string[] = []
      for (const [place, { holder, key, path }] of placesOf(args).entries()) {
        const right = holder[key]
        for (const [what, value] of valuesFor(tried, place)) {
          holder[key] = value
          const fault = await faultOfCall(tried, args, Number(path.split('/')[1]))
          if (fault !== undefined) faults.push(`${path} ${what}: ${fault}`)
        }
        holder[key] = right
      }
      expect(faults).toEqual([])
      expect(changeSince(before), 'an argument has changed').toBeUndefined()
      expect(changeSince(shared), 'the language has changed').toBeUndefined()
    })

    test('takes large and deep arguments', async () => {
      const faults: string[] = []
      for (const [what, value] of WHOLE)
        for (const position of sound.keys()) {
          const put = [...sound.slice(0, position), value, ...sound.slice(position + 1)]
          const fault = await faultOfCall(tried, put, position)
          if (fault !== undefined) faults.push(`${String(position)} ${what}: ${fault}`)
        }
      expect(faults).toEqual([])
    })

    test('takes no arguments at all', async () => {
      expect(await faultOfCall(tried, [], ALL_POSITIONS)).toBeUndefined()
    })
  })
}
