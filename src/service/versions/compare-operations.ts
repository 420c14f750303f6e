import { isObject } from '../../wire/object.js'
import { compareSchemas } from './compare-schemas.js'
import type { Comparing } from './comparing.js'
import { pointerAt, type Direction } from './interface-change.js'
import { referenceOf, targetOf } from './normal-form.js'
import { elementsOf, isSame, partAt, textsOf, without, type JsonPart } from './json-parts.js'

/** Compares an operation of two interfaces: who may call it, what it takes, and what it answers (Z3, Z4). */
export function compareOperations(before: JsonPart, after: JsonPart, at: string, comparing: Comparing): void {
  const { report } = comparing
  if (!isSame(before['x-role'], after['x-role']))
    report(after['x-role'] === undefined ? 'additive' : 'breaking', 'role', pointerAt(at, 'x-role'))
  if (!isSame(before['security'], after['security'])) report('breaking', 'changed', pointerAt(at, 'security'))
  compareParameters(before, after, pointerAt(at, 'parameters'), comparing)
  compareBodies(before, after, at, 'request', comparing)
  compareAnswers(
    partAt(before, 'responses'),
    partAt(after, 'responses'),
    pointerAt(at, 'responses'),
    comparing,
  )
}

/** Those of a query and of headers by name, those of the path by their order. */
function compareParameters(before: JsonPart, after: JsonPart, at: string, comparing: Comparing): void {
  const old = parametersOf(before, comparing.before)
  const now = parametersOf(after, comparing.after)
  for (const name of without([...old.keys()], [...now.keys()]))
    comparing.report('breaking', 'removed', at, [name])
  for (const [name, parameter] of now) {
    const known = old.get(name)
    const isRequired = parameter['required'] === true
    if (known === undefined) {
      comparing.report(isRequired ? 'breaking' : 'additive', isRequired ? 'required' : 'added', at, [name])
      continue
    }
    if (isRequired !== (known['required'] === true))
      comparing.report(isRequired ? 'breaking' : 'additive', isRequired ? 'required' : 'optional', at, [name])
    for (const keyword of ['style', 'explode', 'allowReserved'])
      if (!isSame(known[keyword], parameter[keyword])) comparing.report('breaking', 'form', at, [name])
    compareSchemas(known['schema'], parameter['schema'], pointerAt(at, name, 'schema'), 'request', comparing)
  }
}

/** The parameters that are known by name, and those of the path. */
export function parametersOf(operation: JsonPart, document: unknown): ReadonlyMap<string, JsonPart> {
  const byName = new Map<string, JsonPart>()
  let inPath = 0
  for (const sent of elementsOf(operation['parameters'])) {
    if (!isObject(sent)) continue
    const one = described(sent, document)
    const name =
      one['in'] === 'path'
        ? `path ${String(inPath++)}`
        : [one['in'], one['name']].map((part) => (typeof part === 'string' ? part : '')).join(' ')
    byName.set(name, one)
  }
  return byName
}

/** Compares what is sent in a body; what a webhook sends is an answer. */
export function compareBodies(
  before: JsonPart,
  after: JsonPart,
  at: string,
  direction: Direction,
  comparing: Comparing,
): void {
  const there = pointerAt(at, 'requestBody')
  const [had, has] = [before, after].map((one) => isObject(one['requestBody']))
  if (had !== true && has !== true) return
  const old = described(before['requestBody'], comparing.before)
  const now = described(after['requestBody'], comparing.after)
  const [wasRequired, isRequired] = [old['required'] === true, now['required'] === true]
  if (has !== true) {
    comparing.report('breaking', 'removed', there)
    return
  }
  if (had !== true) {
    comparing.report(isRequired ? 'breaking' : 'additive', isRequired ? 'required' : 'added', there)
    return
  }
  if (isRequired !== wasRequired)
    comparing.report(isRequired ? 'breaking' : 'additive', isRequired ? 'required' : 'optional', there)
  compareContents(old, now, there, direction, comparing)
}

/** Of success, another status is another outcome; of refusals, more may come. */
function compareAnswers(before: JsonPart, after: JsonPart, at: string, comparing: Comparing): void {
  const { report } = comparing
  for (const status of without(Object.keys(before), Object.keys(after)))
    report('breaking', 'removed', pointerAt(at, status))
  for (const status of without(Object.keys(after), Object.keys(before)))
    report(status.startsWith('2') ? 'breaking' : 'additive', 'added', pointerAt(at, status))
  for (const status of Object.keys(after)) {
    if (!Object.hasOwn(before, status)) continue
    const old = described(before[status], comparing.before)
    const now = described(after[status], comparing.after)
    const [oldTypes, nowTypes] = [textsOf(old['x-error-types']), textsOf(now['x-error-types'])]
    const [gone, come] = [without(oldTypes, nowTypes), without(nowTypes, oldTypes)]
    if (come.length > 0) report('additive', 'added', pointerAt(at, status, 'x-error-types'), come)
    if (gone.length > 0) report('breaking', 'removed', pointerAt(at, status, 'x-error-types'), gone)
    compareHeaders(
      partAt(old, 'headers'),
      partAt(now, 'headers'),
      pointerAt(at, status, 'headers'),
      comparing,
    )
    compareContents(old, now, pointerAt(at, status), 'answer', comparing)
  }
}

/** The headers of an answer, by their names in any case. One that may be missing is not always there. */
function compareHeaders(before: JsonPart, after: JsonPart, at: string, comparing: Comparing): void {
  const { report } = comparing
  const named = (headers: JsonPart): ReadonlyMap<string, string> =>
    new Map(Object.keys(headers).map((name) => [name.toLowerCase(), name]))
  const [old, now] = [named(before), named(after)]
  for (const [key, name] of old) if (!now.has(key)) report('breaking', 'removed', pointerAt(at, name))
  for (const [key, name] of now) {
    const known = old.get(key)
    const there = pointerAt(at, name)
    if (known === undefined) {
      report('additive', 'added', there)
      continue
    }
    const was = described(before[known], comparing.before)
    const is = described(after[name], comparing.after)
    const [wasRequired, isRequired] = [was['required'] === true, is['required'] === true]
    if (wasRequired !== isRequired)
      report(isRequired ? 'additive' : 'breaking', isRequired ? 'always_present' : 'conditional', there)
    for (const keyword of ['style', 'explode'])
      if (!isSame(was[keyword], is[keyword])) report('breaking', 'form', pointerAt(there, keyword))
    compareSchemas(was['schema'], is['schema'], pointerAt(there, 'schema'), 'answer', comparing)
    compareContents(was, is, there, 'answer', comparing)
  }
}

/** A part of a document, or what it refers to. */
export function described(part: unknown, document: unknown): JsonPart {
  const reference = referenceOf(part)
  const found = reference === undefined ? part : targetOf(reference, document)
  return isObject(found) ? found : {}
}

function compareContents(
  before: JsonPart,
  after: JsonPart,
  at: string,
  direction: Direction,
  comparing: Comparing,
): void {
  const [old, now] = [partAt(before, 'content'), partAt(after, 'content')]
  const there = pointerAt(at, 'content')
  for (const type of without(Object.keys(old), Object.keys(now)))
    comparing.report('breaking', 'removed', pointerAt(there, type))
  for (const type of without(Object.keys(now), Object.keys(old)))
    comparing.report('additive', 'added', pointerAt(there, type))
  for (const type of Object.keys(now))
    if (Object.hasOwn(old, type)) {
      const [was, is] = [partAt(old, type)['schema'], partAt(now, type)['schema']]
      compareSchemas(was, is, pointerAt(there, type, 'schema'), direction, comparing)
    }
}
