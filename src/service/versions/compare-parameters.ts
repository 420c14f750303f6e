import { isObject } from '../../wire/object.js'
import { compareContents, compareSchema } from './compare-contents.js'
import { compareRequired, type Comparing } from './comparing.js'
import { pointerAt, type Places } from './interface-change.js'
import { elementsOf } from '../../problem/elements.js'
import { isSame, partAt, type JsonPart } from './json-parts.js'
import { resolved, type Side } from './side.js'

/** A parameter or a header. */
interface Parameter {
  readonly part: JsonPart
  /** The place to report: the list of all parameters, or the header. */
  readonly at: string
  /** The place of the part. A parameter's entry in `names` replaces its index. */
  readonly place: string
  readonly names: readonly string[]
  /** The value of `in`, which decides how the parameter is written. */
  readonly sentIn: string
}

// Z3, Z4
export function compareParameters(
  before: JsonPart,
  after: JsonPart,
  path: Places,
  at: string,
  comparing: Comparing,
): void {
  const [old, now] = [
    parametersOf(before, path.before, at, comparing.before),
    parametersOf(after, path.after, at, comparing.after),
  ]
  compareAll(old, now, comparing)
}

// Z3, Z4
export function compareHeaders(before: JsonPart, after: JsonPart, at: Places, comparing: Comparing): void {
  const old = headersOf(before, at.before, comparing.before)
  compareAll(old, headersOf(after, at.after, comparing.after), comparing)
}

/** OpenAPI describes these headers by media types and security. In answers, it ignores only `Content-Type`. */
const IGNORED_PARAMETERS: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization'])

type Parameters = ReadonlyMap<string, Parameter>

/** Keys path parameters by their order in the path, since their names are in no request. */
function parametersOf(operation: JsonPart, path: string, at: string, side: Side): Parameters {
  const found = new Map<string, Parameter>()
  const inPath = new Map<string, number>()
  for (const [position, [, parameter = '']] of [...path.matchAll(/\{([^{}]*)\}/g)].entries())
    if (!inPath.has(parameter)) inPath.set(parameter, position)
  for (const sent of elementsOf(operation['parameters'])) {
    if (!isObject(sent)) continue
    const part = resolved(sent, side)
    // A reference that cannot be followed stands for the name.
    const [sentIn, name] = [part['in'], part['name'] ?? part['$ref']].map((one) =>
      typeof one === 'string' ? one : '',
    )
    if (sentIn === undefined || name === undefined) continue
    if (sentIn === 'header' && IGNORED_PARAMETERS.has(name.toLowerCase())) continue
    const position = inPath.get(name)
    const key =
      sentIn === 'path'
        ? position === undefined
          ? `?${name}`
          : String(position)
        : sentIn === 'header'
          ? name.toLowerCase()
          : name
    const names = [`${sentIn} ${sentIn === 'path' ? key : name}`]
    const place = pointerAt(at, names[0] ?? '')
    found.set(`${sentIn} ${key}`, { part, at, place, names, sentIn })
  }
  return found
}

function headersOf(answer: JsonPart, at: string, side: Side): Parameters {
  return new Map(
    Object.entries(partAt(answer, 'headers')).flatMap(([name, header]) => {
      if (name.toLowerCase() === 'content-type') return []
      const there = pointerAt(at, 'headers', name)
      const part = resolved(header, side)
      return [[name.toLowerCase(), { part, at: there, place: there, names: [], sentIn: 'header' }] as const]
    }),
  )
}

function compareAll(before: Parameters, after: Parameters, comparing: Comparing): void {
  const { direction, report } = comparing
  for (const [key, { at, names }] of before) if (!after.has(key)) report('breaking', 'removed', at, names)
  for (const [key, now] of after) {
    const { part, at, place, names, sentIn } = now
    const old = before.get(key)
    const isRequired = part['required'] === true
    const isDemanded = direction === 'request' && isRequired
    if (old === undefined) {
      report(isDemanded ? 'breaking' : 'additive', isDemanded ? 'required' : 'added', at, names)
      continue
    }
    if (isRequired !== (old.part['required'] === true)) compareRequired(isRequired, at, names, comparing)
    const [was, is] = [wireForm(old.part, sentIn), wireForm(part, sentIn)]
    for (const [keyword, value] of Object.entries(is))
      if (!isSame(was[keyword], value))
        report('breaking', 'form', names.length > 0 ? at : pointerAt(at, keyword), names)
    const schemas = { before: pointerAt(old.place, 'schema'), after: pointerAt(place, 'schema') }
    compareSchema(old.part['schema'], part['schema'], schemas, comparing)
    compareContents(old.part, part, { before: old.place, after: place }, comparing)
  }
}

/** Applies the defaults of OpenAPI. */
function wireForm(part: JsonPart, sentIn: string): JsonPart {
  const style = part['style'] ?? (sentIn === 'path' || sentIn === 'header' ? 'simple' : 'form')
  const explode = part['explode'] ?? style === 'form'
  return { style, explode, allowReserved: part['allowReserved'] ?? false }
}
