import { isObject } from '../../wire/object.js'
import { compareContents } from './compare-contents.js'
import { compareHeaders, compareParameters } from './compare-parameters.js'
import { compareRequired, inDirection, type Comparing } from './comparing.js'
import { once, pointerAt, type Places } from './interface-change.js'
import { isSame, partAt, stringsIn, without, type JsonPart } from './json-parts.js'
import { resolved } from './side.js'

// Z3, Z4
export function compareOperations(
  before: JsonPart,
  after: JsonPart,
  path: Places,
  at: string,
  comparing: Comparing,
): void {
  const { report } = comparing
  const [request, answer] = [inDirection('request', comparing), inDirection('answer', comparing)]
  if (!isSame(before['x-role'], after['x-role']))
    report(after['x-role'] === undefined ? 'additive' : 'breaking', 'role', pointerAt(at, 'x-role'))
  if (!isSame(before['security'], after['security'])) report('breaking', 'changed', pointerAt(at, 'security'))
  compareParameters(before, after, path, pointerAt(at, 'parameters'), request)
  compareBodies(before, after, at, request)
  compareAnswers(before, after, at, answer)
}

export function compareBodies(before: JsonPart, after: JsonPart, at: string, comparing: Comparing): void {
  const there = pointerAt(at, 'requestBody')
  const [had, has] = [before, after].map((one) => isObject(one['requestBody']))
  if (had !== true && has !== true) return
  const old = resolved(before['requestBody'], comparing.before)
  const now = resolved(after['requestBody'], comparing.after)
  const [wasRequired, isRequired] = [old['required'] === true, now['required'] === true]
  if (has !== true) {
    comparing.report('breaking', 'removed', there)
    return
  }
  if (had !== true) {
    const isDemanded = comparing.direction === 'request' && isRequired
    comparing.report(isDemanded ? 'breaking' : 'additive', isDemanded ? 'required' : 'added', there)
    return
  }
  if (isRequired !== wasRequired) compareRequired(isRequired, there, [], comparing)
  compareContents(old, now, { before: there, after: there }, comparing)
}

// Z3, Z4
export function compareAnswers(before: JsonPart, after: JsonPart, at: string, comparing: Comparing): void {
  const report = once(comparing.report)
  const [old, now] = [partAt(before, 'responses'), partAt(after, 'responses')]
  const [keyBefore, keyAfter] = [answeringKeyIn(old), answeringKeyIn(now)]
  const there = pointerAt(at, 'responses')
  for (const status of Object.keys({ ...old, ...now })) {
    if (status.startsWith('x-')) continue
    const [was, is] = [keyBefore(status), keyAfter(status)]
    // Clients can handle new refusals, but not a new success.
    const isNewSuccess = comparing.direction === 'answer' && isSuccess(status)
    if (is === undefined) report('breaking', 'removed', pointerAt(there, status))
    else if (was === undefined)
      report(isNewSuccess ? 'breaking' : 'additive', 'added', pointerAt(there, status))
    else {
      const places = { before: pointerAt(there, was), after: pointerAt(there, is) }
      compareAnswer(old[was], now[is], places, { ...comparing, report })
    }
  }
}

/** Lets `default` stand for a success only if no success status is listed. */
function answeringKeyIn(answers: JsonPart): (status: string) => string | undefined {
  const hasSuccess = Object.keys(answers).some(isSuccess)
  return (status) => {
    const others = isSuccess(status) && hasSuccess ? [] : ['default']
    return [status, `${status.charAt(0)}XX`, ...others].find((key) => Object.hasOwn(answers, key))
  }
}

const isSuccess = (status: string): boolean => status.startsWith('2')

function compareAnswer(before: unknown, after: unknown, at: Places, comparing: Comparing): void {
  const old = resolved(before, comparing.before)
  const now = resolved(after, comparing.after)
  const [oldTypes, nowTypes] = [stringsIn(old['x-error-types']), stringsIn(now['x-error-types'])]
  const [gone, come] = [without(oldTypes, nowTypes), without(nowTypes, oldTypes)]
  const types = pointerAt(at.after, 'x-error-types')
  if (come.length > 0) comparing.report('additive', 'added', types, come)
  if (gone.length > 0) comparing.report('breaking', 'removed', types, gone)
  compareHeaders(old, now, at, comparing)
  compareContents(old, now, at, comparing)
}
