import { isObject } from '../../wire/object.js'
import { compareContents } from './compare-contents.js'
import { compareHeaders, compareParameters, compareRequired } from './compare-parameters.js'
import type { Comparing } from './comparing.js'
import { pointerAt, type Direction } from './interface-change.js'
import { isSame, partAt, textsOf, without, type JsonPart } from './json-parts.js'
import { described } from './side.js'

/** Compares an operation of two interfaces: who may call it, what it takes, and what it answers (Z3, Z4). */
export function compareOperations(
  before: JsonPart,
  after: JsonPart,
  path: Readonly<Record<'before' | 'after', string>>,
  at: string,
  comparing: Comparing,
): void {
  const { report } = comparing
  if (!isSame(before['x-role'], after['x-role']))
    report(after['x-role'] === undefined ? 'additive' : 'breaking', 'role', pointerAt(at, 'x-role'))
  if (!isSame(before['security'], after['security'])) report('breaking', 'changed', pointerAt(at, 'security'))
  compareParameters(before, after, path, pointerAt(at, 'parameters'), 'request', comparing)
  compareBodies(before, after, at, 'request', comparing)
  compareAnswers(
    partAt(before, 'responses'),
    partAt(after, 'responses'),
    pointerAt(at, 'responses'),
    comparing,
  )
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
    const isAsked = direction === 'request' && isRequired
    comparing.report(isAsked ? 'breaking' : 'additive', isAsked ? 'required' : 'added', there)
    return
  }
  if (isRequired !== wasRequired) compareRequired(isRequired, there, [], direction, comparing)
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
