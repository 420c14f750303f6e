import { valueAtStep } from '../../problem/path.js'
import { isObject } from '../../wire/object.js'
import { orElse } from '../../problem/or-else.js'
import { compareBodies, compareOperations, parametersOf } from './compare-operations.js'
import type { Comparing } from './comparing.js'
import {
  pointerAt,
  type Compatibility,
  type InterfaceChange,
  type InterfaceChanges,
} from './interface-change.js'
import { elementsOf, isSame, partAt, without, type JsonPart } from './json-parts.js'

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** Neither document could be compared to its end, so nothing is promised. */
const UNREADABLE: InterfaceChanges = {
  additive: [],
  breaking: [{ at: '', change: 'unreadable', names: [] }],
  preview: [],
}

/**
 * What became of an interface between two OpenAPI 3.1 documents, plain JSON, such as {@link openApi} makes: what may come
 * any time (Z3), and what never comes within a major version (Z4). What is sent and what is answered are judged apart: a
 * field that may be left out of a request is additive, the same field of an answer is not always there any more. What no
 * rule calls safe counts as breaking. Wording, examples, servers and the names of path parameters do not count (Z6).
 *
 * @example
 * import { compareInterfaces, openApi } from 'quotewright/service'
 *
 * const now = openApi()
 * assert.deepEqual(compareInterfaces(now, now), { additive: [], breaking: [], preview: [] })
 *
 * const { breaking } = compareInterfaces({ paths: { '/v1/company': { get: {} } } }, { paths: {} })
 * assert.deepEqual(breaking, [{ at: '/paths/~1v1~1company', change: 'removed', names: [] }])
 */
export function compareInterfaces(before: unknown, after: unknown): InterfaceChanges {
  // A document may be nested deeper than a stack.
  return orElse(UNREADABLE, () => {
    if (![before, after].every((one) => isObject(valueAtStep(one, 'paths')))) return UNREADABLE
    const found: Record<Compatibility | 'preview', InterfaceChange[]> = {
      additive: [],
      breaking: [],
      preview: [],
    }
    const [pairs, tried] = [new Set<string>(), new Map<string, boolean>()]
    const compare = (isPreview: boolean): Comparing => ({
      before,
      after,
      pairs,
      tried,
      report: (compatibility, change, at, names = []) => {
        found[isPreview ? 'preview' : compatibility].push({ at, change, names })
      },
    })
    // What others share with something of Preview is compared for the others first, and judged as theirs.
    for (const isPreview of [false, true]) comparePaths(compare(isPreview), isPreview)
    compareWebhooks(compare(false))
    if (!isSame(valueAtStep(before, 'security'), valueAtStep(after, 'security')))
      compare(false).report('breaking', 'changed', '/security')
    return found
  })
}

function comparePaths(comparing: Comparing, isPreview: boolean): void {
  const [old, now] = [partAt(comparing.before, 'paths'), partAt(comparing.after, 'paths')]
  const oldPaths = new Map(Object.keys(old).map((path) => [formOf(path), path]))
  const nowPaths = new Map(Object.keys(now).map((path) => [formOf(path), path]))
  for (const [form, path] of oldPaths)
    if (!nowPaths.has(form)) {
      const all = METHODS.flatMap(
        (method) => operationOf(partAt(old, path), method) ?? [],
      ) as readonly JsonPart[]
      if (all.every((one) => isOfPreview(one)) === isPreview)
        comparing.report('breaking', 'removed', pointerAt('/paths', path))
    }
  for (const [form, path] of nowPaths)
    for (const method of METHODS) {
      const before = operationOf(partAt(old, oldPaths.get(form) ?? ''), method)
      const after = operationOf(partAt(now, path), method)
      if (![before, after].some((one) => one !== undefined)) continue
      if ([before, after].some((one) => one !== undefined && isOfPreview(one)) !== isPreview) continue
      const at = pointerAt('/paths', path, method)
      if (before === undefined) comparing.report('additive', 'added', at)
      else if (after === undefined) comparing.report('breaking', 'removed', at)
      else compareOperations(before, after, at, comparing)
    }
}

/** A path without the names of its parameters, which no request holds. */
function formOf(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}')
}

/** An operation with the parameters of its path. */
function operationOf(path: JsonPart, method: string): JsonPart | undefined {
  const operation = path[method]
  if (!isObject(operation)) return undefined
  const shared = elementsOf(path['parameters'])
  return shared.length === 0
    ? operation
    : { ...operation, parameters: [...elementsOf(operation['parameters']), ...shared] }
}

const isOfPreview = (operation: JsonPart): boolean => operation['x-preview'] === true

/** What the service sends to receivers is an answer, although it is the body of a request. */
function compareWebhooks(comparing: Comparing): void {
  const [old, now] = [partAt(comparing.before, 'webhooks'), partAt(comparing.after, 'webhooks')]
  for (const type of without(Object.keys(old), Object.keys(now)))
    comparing.report('breaking', 'removed', pointerAt('/webhooks', type))
  for (const type of without(Object.keys(now), Object.keys(old)))
    comparing.report('additive', 'added', pointerAt('/webhooks', type))
  for (const type of Object.keys(now)) {
    if (!Object.hasOwn(old, type)) continue
    const [was, is] = [partAt(partAt(old, type), 'post'), partAt(partAt(now, type), 'post')]
    const { before, after } = comparing
    const [headersBefore, headers] = [parametersOf(was, before), parametersOf(is, after)]
    for (const name of without([...headersBefore.keys()], [...headers.keys()]))
      comparing.report('breaking', 'removed', pointerAt('/webhooks', type, 'post', 'parameters'), [name])
    compareBodies(was, is, pointerAt('/webhooks', type, 'post'), 'answer', comparing)
  }
}
