import { readdirSync, readFileSync } from 'node:fs'
import type { AccountInput } from '../../src/entries/index.js'
import { AUD } from '../rules/requests.js'
import { buildValue, type Making } from './build-value.js'
import type { Notation, NotationObject } from './notation.js'

export type Found = readonly [code: string, param: string]

/** Changes prototypes of JavaScript before the call. */
export interface Host {
  readonly objectPrototype?: Notation
  readonly arrayPrototype?: Notation
}

export interface AdversarialCase {
  readonly class: string
  readonly name: string
  readonly rules: readonly string[]
  readonly call: string
  readonly arguments: readonly Notation[]
  readonly each: Notation | undefined
  readonly catalogue: Notation | undefined
  readonly host: Host
  readonly expect: Expected
}

export type Expected =
  | { readonly problems: readonly Found[] }
  | {
      readonly value: unknown
      readonly without: readonly string[]
    }

interface WrittenCase {
  readonly name: string
  readonly rules: readonly string[]
  readonly kind?: 'quote' | 'order'
  readonly account?: Notation
  readonly catalogue?: Notation
  readonly request?: Notation
  readonly call?: string
  readonly arguments?: readonly Notation[]
  readonly places?: string | readonly string[]
  readonly each?: readonly Notation[]
  readonly host?: Host
  readonly expect: WrittenExpectation
}

interface WrittenExpectation {
  readonly code?: string
  readonly element?: number
  readonly problems?: readonly WrittenProblem[]
  readonly value?: Notation
  readonly without?: readonly string[]
}

type WrittenProblem = readonly [code: string, param: Notation] | ManyProblems

/** In `param`, `#` is the index of the element. */
interface ManyProblems {
  readonly from?: number
  readonly times: number
  readonly problems: readonly (readonly [code: string, param: Notation])[]
}

interface Places {
  readonly request?: Notation
  readonly call?: string
  readonly arguments?: readonly Notation[]
  readonly params: readonly string[]
}

const folder = new URL('../vectors/adversarial/', import.meta.url)

function jsonOf(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
}

const PLACES = jsonOf('places.json') as Readonly<Record<string, Places>>

const OTHERS = ['places.json', 'anything.json', 'texts.json']

export const ANYTHING = jsonOf('anything.json') as {
  readonly anywhere: NotationObject
  readonly whole: NotationObject
}

export const CLASSES: readonly { readonly class: string; readonly cases: readonly AdversarialCase[] }[] =
  readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !OTHERS.includes(file))
    .sort()
    .map((file) => {
      const { class: name, cases } = jsonOf(file) as { class: string; cases: readonly WrittenCase[] }
      return { class: name, cases: cases.flatMap((written) => casesOf(name, written)) }
    })

const isLarge = (one: { readonly class: string }): boolean => one.class.includes('000')

export const SMALL_CLASSES = CLASSES.filter((one) => !isLarge(one))
export const LARGE_CLASSES = CLASSES.filter(isLarge)

function casesOf(name: string, written: WrittenCase): readonly AdversarialCase[] {
  const { places } = written
  const all = typeof places === 'string' ? [places] : (places ?? [undefined])
  const values: readonly (Notation | undefined)[] = written.each ?? [undefined]
  return all.flatMap((place) => values.map((each, index) => caseOf(name, written, place, each, index)))
}

function caseOf(
  className: string,
  written: WrittenCase,
  place: string | undefined,
  each: Notation | undefined,
  index: number,
): AdversarialCase {
  const at = place === undefined ? undefined : placesOf(place)
  const {
    name,
    rules,
    account = { ...AUD } as unknown as NotationObject,
    catalogue,
    host = {},
    kind = 'quote',
  } = written
  const request = at?.request ?? written.request
  const others = at?.arguments ?? written.arguments
  const number = written.each === undefined ? '' : `, ${String(index + 1)}`
  return {
    class: className,
    name: `${name}${place === undefined ? '' : ` (${place})`}${number}`,
    rules,
    call: at?.call ?? written.call ?? (kind === 'order' ? 'priceOrder' : 'priceQuote'),
    arguments: others ?? [request ?? { $make: 'undefined' }, account],
    each,
    catalogue,
    host,
    expect: expectedOf(written.expect, at?.params ?? [], { each }),
  }
}

function placesOf(name: string): Places {
  const places = PLACES[name]
  if (places === undefined) throw new Error(`the places ${name} are missing`)
  return places
}

function expectedOf(written: WrittenExpectation, params: readonly string[], making: Making): Expected {
  const { code, element, problems, value, without = [] } = written
  if (code !== undefined) {
    const inside = element === undefined ? '' : `[${String(element)}]`
    return { problems: params.map((param) => [code, `${param}${inside}`]) }
  }
  if (problems !== undefined) return { problems: problems.flatMap((one) => problemsOf(one, making)) }
  return { value: buildValue(value ?? {}, making), without }
}

function problemsOf(written: WrittenProblem, making: Making): readonly Found[] {
  if (!('times' in written)) return [foundOf(written, making)]
  const { from = 0, times, problems } = written
  const found = problems.map((problem) => foundOf(problem, making))
  return Array.from({ length: times }, (_, index) => String(from + index)).flatMap((index) =>
    found.map(([code, param]) => [code, param.replace('#', index)] as const),
  )
}

function foundOf([code, param]: readonly [string, Notation], making: Making): Found {
  return [code, String(buildValue(param, making))]
}

export function argumentsOf(one: AdversarialCase, asked?: () => void): readonly unknown[] {
  const making: Making = { each: one.each, ...(asked === undefined ? {} : { asked }) }
  return one.arguments.map((argument) => buildValue(argument, making))
}

interface Sent {
  readonly request: unknown
  readonly kind: 'quote' | 'order'
  readonly account: AccountInput
}

/** Yields requests one at a time, since some are large. */
export function* sentIn(classes: typeof CLASSES): Generator<Sent> {
  for (const one of classes.flatMap(({ cases }) => cases).filter(isOfTheWire)) {
    const [request, account] = argumentsOf(one)
    yield { request, kind: one.call === 'priceQuote' ? 'quote' : 'order', account: account as AccountInput }
  }
}

/** Tests whether a request can be sent as JSON and priced with plain settings. */
export function isOfTheWire(one: AdversarialCase): boolean {
  const [, account] = one.arguments
  return (
    (one.call === 'priceQuote' || one.call === 'priceOrder') &&
    one.catalogue === undefined &&
    Object.keys(one.host).length === 0 &&
    JSON.stringify(account) === JSON.stringify(AUD)
  )
}
