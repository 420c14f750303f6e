import { buildValue, isObject, type Notation } from '../../adversarial/build-value.js'
import { isHolder, placesBelow, withChange, type Path } from '../fuzz-input.js'
import { textOf, unorderedTextOf } from '../text-of.js'
import { problemsIn } from '../trial.js'
import { differing, type Property } from './property.js'

/** M8: unknown fields are either dropped or kept, and never affect a figure or a problem. */
export const ignoresUnknown: Property = {
  name: 'unknown fields change nothing else',
  every: 2,
  fault: ({ isJson, engine, input, settings, catalogue, quote }) => {
    // In a cyclic value, an object with fixed fields may sit where a map of entries belongs.
    if (!isJson) return undefined
    const more = buildValue(withUnknownFields(input.request))
    const answer = engine.priceQuote(more, settings, catalogue)
    return differing('with more fields', textWithoutUnknown(quote), textWithoutUnknown(answer))
  },
}

const FIRST_UNKNOWN = 'aUnknown'
const LAST_UNKNOWN = 'zUnknown'

function textWithoutUnknown(answer: unknown): string {
  return textOf(withoutUnknown(answer))
}

function withoutUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnknown)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => field !== FIRST_UNKNOWN && field !== LAST_UNKNOWN)
      .map(([field, part]) => [field, withoutUnknown(part)]),
  )
}

/** Kept values must not be too deep (M8). */
const MAX_STEPS = 40

function withUnknownFields(request: Notation): Notation {
  const whole = { path: [], value: request, field: '' }
  const objects = [whole, ...placesBelow(whole)].filter(
    ({ path, value }) => isHolder(value) && isObject(value) && isOfFields(path) && path.length <= MAX_STEPS,
  )
  return objects.reduce<Notation>(
    (changed, { path }) =>
      withChange(changed, path, (object) =>
        Object.fromEntries([
          [FIRST_UNKNOWN, 5],
          ...Object.entries(object as object),
          [LAST_UNKNOWN, { lines: [{}], amountMicros: 5 }],
        ]),
      ),
    request,
  )
}

/** A map of entries, such as `points`, has no fixed fields (F9). */
function isOfFields(path: Path): boolean {
  return !path.some(
    (step, depth) =>
      typeof step === 'string' &&
      (/^(points|angles|annotations)$/.test(step) || (step === 'lines' && depth > 0)),
  )
}

// V1
export const ignoresOrder: Property = {
  name: 'the order of properties affects only the order of the problems',
  every: 2,
  fault: ({ engine, input, settings, catalogue, quote }) => {
    const again = engine.priceQuote(buildValue(reversed(input.request)), settings, catalogue)
    if (quote.ok && again.ok) return differing('document', unorderedTextOf(quote), unorderedTextOf(again))
    const [one, other] = [quote, again].map((result) =>
      textOf(
        problemsIn(result)
          .map(({ code, param }) => `${code} ${param}`)
          .sort(),
      ),
    )
    return differing('problems', one ?? '', other ?? '')
  },
}

function reversed(value: Notation): Notation {
  if (!isHolder(value)) return value
  if (!isObject(value)) return value.map(reversed)
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reversed(part)]),
  )
}

export const ignoresSharing: Property = {
  name: 'shared objects have the same effect as copies',
  every: 8,
  fault: ({ isJson, engine, request, settings, catalogue, quote }) => {
    if (!isJson) return undefined
    const shared = withSharing(request, new Map())
    return differing('shared', textOf(quote), textOf(engine.priceQuote(shared, settings, catalogue)))
  },
}

function withSharing(value: unknown, known: Map<string, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const text = JSON.stringify(value)
  const before = known.get(text)
  if (before !== undefined) return before
  const shared: unknown = Array.isArray(value)
    ? value.map((part) => withSharing(part, known))
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withSharing(part, known)]))
  known.set(text, shared)
  return shared
}
