import { valueAtStep } from '../../problem/path.js'
import { isObject } from '../../wire/object.js'
import { withFallback } from '../../problem/with-fallback.js'
import { compareAnswers, compareBodies, compareOperations } from './compare-operations.js'
import { compareParameters } from './compare-parameters.js'
import { newComparing } from './compare-schemas.js'
import { inDirection, type Comparing } from './comparing.js'
import {
  pointerAt,
  type Compatibility,
  type InterfaceChange,
  type InterfaceChanges,
} from './interface-change.js'
import { elementsOf } from '../../problem/elements.js'
import { isSame, partAt, without, type JsonPart } from './json-parts.js'
import { plainCopy } from '../../wire/plain-copy.js'
import { newSide, resolved } from './side.js'

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace']

const UNREADABLE: InterfaceChanges = {
  additive: [],
  breaking: [{ at: '', change: 'unreadable', names: [] }],
  preview: [],
}

/**
 * Compares two OpenAPI 3.1 documents in plain JSON, such as {@link openApi} returns. Lists the additive changes,
 * which may come at any time (Z3), and the breaking changes, which never come within a major version (Z4). Changes of
 * previews are listed separately (Z5).
 *
 * Requests and answers are judged separately. Making a field optional is additive in a request, but breaking in
 * an answer, because clients may rely on it. A change that no rule calls safe counts as breaking. Changes of
 * wording, examples, servers and the names of path parameters are ignored (Z6).
 *
 * More than 64 alternatives, patterns of field names or combinations are compared as JSON, so that the work stays in
 * proportion to the documents.
 *
 * @example
 * import { compareInterfaces, openApi } from 'quotewright/openapi'
 *
 * const now = openApi()
 * assert.deepEqual(compareInterfaces(now, now), { additive: [], breaking: [], preview: [] })
 *
 * const { breaking } = compareInterfaces({ paths: { '/v1/company': { get: {} } } }, { paths: {} })
 * assert.deepEqual(breaking, [{ at: '/paths/~1v1~1company', change: 'removed', names: [] }])
 */
export function compareInterfaces(before: unknown, after: unknown): InterfaceChanges {
  const copies = new Map<object, object>()
  const [old, now] = [plainCopy(before, copies), plainCopy(after, copies)]
  // Comparing a deeply nested document could overflow the stack.
  return withFallback(UNREADABLE, () => changesOf(old, now))
}

function changesOf(before: unknown, after: unknown): InterfaceChanges {
  if (![before, after].every((one) => isObject(valueAtStep(one, 'paths')))) return UNREADABLE
  const found: Record<Compatibility | 'preview', InterfaceChange[]> = {
    additive: [],
    breaking: [],
    preview: [],
  }
  const whole = newComparing(newSide(before), newSide(after))
  const compare = (isPreview: boolean): Comparing => ({
    ...whole,
    direction: 'request',
    report: (compatibility, change, at, names = []) => {
      found[isPreview ? 'preview' : compatibility].push({ at, change, names })
    },
  })
  comparePaths(compare(false), false)
  compareWebhooks(compare(false))
  // A shared schema is reported only once, so operations that are not previews come first.
  comparePaths(compare(true), true)
  if (!isSame(valueAtStep(before, 'security'), valueAtStep(after, 'security')))
    compare(false).report('breaking', 'changed', '/security')
  return found
}

function comparePaths(comparing: Comparing, isPreview: boolean): void {
  const [old, now] = [partAt(comparing.before.document, 'paths'), partAt(comparing.after.document, 'paths')]
  const oldPaths = new Map(Object.keys(old).map((path) => [formOf(path), path]))
  const nowPaths = new Map(Object.keys(now).map((path) => [formOf(path), path]))
  for (const [form, path] of oldPaths)
    if (!nowPaths.has(form)) {
      const all = METHODS.flatMap(
        (method) => operationOf(resolved(old[path], comparing.before), method) ?? [],
      ) as readonly JsonPart[]
      if ((all.length > 0 && all.every(isPreviewOperation)) === isPreview)
        comparing.report('breaking', 'removed', pointerAt('/paths', path))
    }
  for (const [form, path] of nowPaths) {
    const oldPath = oldPaths.get(form) ?? ''
    const [was, is] = [resolved(old[oldPath], comparing.before), resolved(now[path], comparing.after)]
    for (const method of METHODS) {
      const [before, after] = [operationOf(was, method), operationOf(is, method)]
      if (![before, after].some((one) => one !== undefined)) continue
      if ([before, after].some((one) => one !== undefined && isPreviewOperation(one)) !== isPreview) continue
      const at = pointerAt('/paths', path, method)
      if (before === undefined) comparing.report('additive', 'added', at)
      else if (after === undefined) comparing.report('breaking', 'removed', at)
      else compareOperations(before, after, { before: oldPath, after: path }, at, comparing)
    }
  }
}

/** Drops parameter names, which no request contains. */
function formOf(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}')
}

/** Puts the shared parameters of the path first, so that the operation's own parameters win. */
function operationOf(path: JsonPart, method: string): JsonPart | undefined {
  const operation = path[method]
  if (!isObject(operation)) return undefined
  const shared = elementsOf(path['parameters'])
  return shared.length === 0
    ? operation
    : { ...operation, parameters: [...shared, ...elementsOf(operation['parameters'])] }
}

const isPreviewOperation = (operation: JsonPart): boolean => operation['x-preview'] === true

// Z3, Z4
function compareWebhooks(comparing: Comparing): void {
  const { before, after } = comparing
  const [old, now] = [partAt(before.document, 'webhooks'), partAt(after.document, 'webhooks')]
  for (const type of without(Object.keys(old), Object.keys(now)))
    comparing.report('breaking', 'removed', pointerAt('/webhooks', type))
  for (const type of without(Object.keys(now), Object.keys(old)))
    comparing.report('additive', 'added', pointerAt('/webhooks', type))
  for (const type of Object.keys(now)) {
    if (!Object.hasOwn(old, type)) continue
    for (const method of METHODS) {
      const was = operationOf(resolved(old[type], before), method)
      const is = operationOf(resolved(now[type], after), method)
      const at = pointerAt('/webhooks', type, method)
      if (was === undefined && is === undefined) continue
      if (was === undefined) comparing.report('additive', 'added', at)
      else if (is === undefined) comparing.report('breaking', 'removed', at)
      else compareEvents(was, is, at, comparing)
    }
  }
}

/** Judges the service's request to a receiver as an answer, and the receiver's answer as a request. */
function compareEvents(before: JsonPart, after: JsonPart, at: string, comparing: Comparing): void {
  const path = { before: '', after: '' }
  const sent = inDirection('answer', comparing)
  compareParameters(before, after, path, pointerAt(at, 'parameters'), sent)
  compareBodies(before, after, at, sent)
  compareAnswers(before, after, at, inDirection('request', comparing))
}
