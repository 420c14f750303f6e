import { describe, expect, test } from 'vitest'
import { quoteForm, type QuoteDraft } from '../../src/entries/form.js'
import * as root from '../../src/entries/index.js'
import {
  faultOfDecision,
  faultOfDesigner,
  faultOfForm,
  faultOfInput,
  faultOfPriceBook,
  faultOfSheet,
} from './answer-form.js'
import { buildValue } from './build-value.js'
import { HOST_ARGUMENTS } from './host-arguments.js'
import { ANYTHING } from './adversarial-cases.js'
import { argumentsOfAll, placesOf } from './arguments-of-all.js'
import { PUBLIC_FUNCTIONS, type PublicFunction } from './public-functions.js'
import { inCi } from '../run-size.js'
import { changeSince, deeplyFrozen, snapshotOf, snapshotOfShared } from './snapshots.js'

/** Functions of these entries return decisions and take arguments of a host. */
export const SERVICE_ENTRIES: readonly string[] = ['./service', './openapi']

/** Frozen, so that a function that changes a value throws. */
function frozen(notations: typeof ANYTHING.anywhere): readonly (readonly [string, unknown])[] {
  const values = Object.entries(notations).map(([name, notation]) => [name, buildValue(notation)] as const)
  deeplyFrozen(values.map(([, value]) => value))
  return values
}

export const ANYWHERE = frozen(ANYTHING.anywhere)
const WHOLE = frozen(ANYTHING.whole)

/** The functions that price, draw or compare: a call takes a millisecond or more with any value. */
const COSTLY =
  /^(adviseQuote|explainQuote|renderExplanation\w+|dependents|whyNot|renderFlashingSvg|renderQuoteHtml|diagnose|suggestTestQuote|groupByCause|compareWithGolden|compareWithProgram|renderGoldenReport|goldenReportTexts|applyPriceBook|verifyPrices|comparePriceBook|recordDocument|recordSent|centSensitivity|quoteForm|requestFromRows|applyToHistory)$/

const WRITING =
  /^(recordDocument|recordSent|recordLines|groupByCause|compareWithGolden|compareWithProgram|centSensitivity)$/

/**
 * Writing functions write a million parts of these values before they refuse them, which takes a second per place.
 */
export const LARGE_IN_WRITING = ['a list of a million holes', 'an object that holds itself']

/** The number of places that share the values if a call takes long, or a function has many places. */
const SHARED_BY = inCi(16, 8)
/** The number of places that share the values if a call takes long and its function has many places. */
const SHARED_BY_MOST = inCi(48, 24)
/** The number of neighbouring places that share the values in other functions. */
const SHARED_BY_NEIGHBOURS = inCi(6, 3)
/** With more places than this, each value is tried at many of them anyway. */
export const MANY_PLACES = 70

/** `quotewright/fp` has the functions of the other entries, with `Either`. */
export const isTriedElsewhere = ({ entry, name }: PublicFunction): boolean =>
  (entry !== '.' && name in root) || (entry === './fp' && !name.includes('.'))

/**
 * Neighbouring places share the values. The groups are larger for codecs, for costly functions and for functions with
 * many places. They are largest for costly functions with many places. All places of a function that another entry exports share
 * the values once. The choice depends only on the order of places and values.
 */
function valuesFor(tried: PublicFunction, place: number, places: number): typeof ANYWHERE {
  const { name } = tried
  const isCostly = COSTLY.test(name) || /Codec\./.test(name)
  const hasMany = places > MANY_PLACES
  const shared = isCostly && hasMany ? SHARED_BY_MOST : SHARED_BY
  const sharedBy = isTriedElsewhere(tried)
    ? places
    : Math.min(isCostly || hasMany ? shared : SHARED_BY_NEIGHBOURS, places)
  return ANYWHERE.filter(([what], index) =>
    WRITING.test(name) && LARGE_IN_WRITING.includes(what)
      ? !isTriedElsewhere(tried) && place % MANY_PLACES === 0
      : (index + place) % sharedBy === 0,
  )
}

/** A function of another entry gets one large value in turn, since each takes long. */
function wholeFor(tried: PublicFunction, position: number): typeof WHOLE {
  const turn = TRIED.indexOf(tried) + position
  return WHOLE.filter((_, index) => !isTriedElsewhere(tried) || index === turn % WHOLE.length)
}

const ALL_POSITIONS = -1

/**
 * A function is at fault if it throws, or if its answer has the wrong form. A function of the service or of forms
 * may throw a TypeError that names an argument of its host.
 */
export async function faultOfCall(
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
  // A function that returns an argument may return a promise that it got.
  if (answer instanceof Promise && !args.includes(answer)) return faultOfStream(answer)
  if (entry === './input') return faultOfInput(name, answer)
  if (entry === './sheet') return faultOfSheet(name, answer)
  // A draft that can be read can be opened.
  if (name === 'readDraft') {
    if (answer !== undefined) quoteForm({ currency: 'AUD' }, { locale: 'en-AU', draft: answer as QuoteDraft })
    return undefined
  }
  if (entry === './form') return typeof answer === 'object' && answer !== null ? undefined : 'no object'
  if (entry === './designer') return faultOfDesigner(name, answer)
  if (entry === './price-book') return faultOfPriceBook(name, answer)
  if (SERVICE_ENTRIES.includes(entry)) return faultOfDecision(name, answer)
  if (!name.endsWith('.encode')) return faultOfForm(name, answer)
  // A codec encodes a value as the value itself.
  return Object.is(answer, args[0]) ? undefined : 'a value that is not its argument'
}

/** Errors of the stream pass through, such as the TypeError of an invalid value. */
async function faultOfStream(answer: Promise<unknown>): Promise<string | undefined> {
  const settled = await answer.catch((error: unknown) =>
    error instanceof TypeError || !(error instanceof Error && 'fault' in error) ? { ok: false } : error,
  )
  const isAnswer = typeof settled === 'object' && settled !== null && 'ok' in settled
  return isAnswer ? undefined : 'no answer'
}

function isOfHost(entry: string, name: string, error: unknown, position: number | undefined): boolean {
  if (
    ![...SERVICE_ENTRIES, './input', './sheet', './price-book', './print', './form'].includes(entry) ||
    !(error instanceof TypeError) ||
    position === undefined
  )
    return false
  const names = HOST_ARGUMENTS[name] ?? []
  const named = position === ALL_POSITIONS ? names : [names[position] ?? null]
  return named.some(
    (one) => one !== null && new RegExp(`^(the answer of )?${one}(\\[|\\.| must )`).test(error.message),
  )
}

const SOUND = argumentsOfAll()
/** Leaves out `problemsOf`, which takes errors of io-ts and may throw for other values. */
const TRIED = PUBLIC_FUNCTIONS.filter(({ name }) => name !== 'problemsOf')

/** Three files share the entries, so that they can run at the same time. */
export function tryFunctionsOf(isTriedHere: (entry: string) => boolean): void {
  describe.each(TRIED.filter(({ entry }) => isTriedHere(entry)))('$entry $name', (tried) => {
    const sound = SOUND[tried.name] ?? []

    test('answers valid arguments', async () => {
      expect(await faultOfCall(tried, sound)).toBeUndefined()
    })

    test('answers any value in every place of every argument', async () => {
      const shared = snapshotOfShared()
      const args = [...sound]
      const before = snapshotOf(args)
      const faults: string[] = []
      const untried = new Set(ANYWHERE.map(([what]) => what))
      const places = placesOf(args)
      for (const [place, { holder, key, path }] of places.entries()) {
        const right = holder[key]
        for (const [what, value] of valuesFor(tried, place, places.length)) {
          untried.delete(what)
          holder[key] = value
          const fault = await faultOfCall(tried, args, Number(path.split('/')[1]))
          if (fault !== undefined) faults.push(`${path} ${what}: ${fault}`)
        }
        holder[key] = right
      }
      expect(faults).toEqual([])
      expect([...untried].filter((what) => places.length > 0 && !LARGE_IN_WRITING.includes(what))).toEqual([])
      expect(changeSince(before), 'an argument has changed').toBeUndefined()
      expect(changeSince(shared), 'a shared prototype has changed').toBeUndefined()
    })

    test('answers large and deep arguments', async () => {
      const faults: string[] = []
      for (const position of sound.keys())
        for (const [what, value] of wholeFor(tried, position)) {
          const put = [...sound.slice(0, position), value, ...sound.slice(position + 1)]
          const fault = await faultOfCall(tried, put, position)
          if (fault !== undefined) faults.push(`${String(position)} ${what}: ${fault}`)
        }
      expect(faults).toEqual([])
    })

    test('answers a call without arguments', async () => {
      expect(await faultOfCall(tried, [], ALL_POSITIONS)).toBeUndefined()
    })
  })
}
