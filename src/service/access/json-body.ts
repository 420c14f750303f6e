import { isObject } from '../../wire/object.js'
import { preview } from '../../problem/preview.js'
import { withFallback } from '../../problem/with-fallback.js'
import { problemAt } from '../../problem/located-problem.js'
import { serviceLimits } from '../data/service-limits.js'
import { isBytes } from '../bytes.js'
import { allowed, invalidRequest, refusal, type Decision } from '../decision.js'
import { readingProblems } from '../problems/problem.js'

/**
 * Reads a request's body, which must be a JSON object (E3). Anything else is `invalid_type` at the empty pointer.
 * Pass the raw bytes, if possible: invalid UTF-8 is then refused, while decoding first would silently replace
 * characters. A body nested deeper than `serviceLimits.bodyLevels` is `resource_exhausted`, because it could overflow
 * the stack of functions such as `JSON.stringify`.
 *
 * @example
 * import { parseJsonBody } from 'quotewright/service'
 *
 * assert.deepEqual(parseJsonBody('{"lines":[]}'), { ok: true, value: { lines: [] } })
 * assert.equal(parseJsonBody('[]').ok, false)
 */
export function parseJsonBody(body: string | Uint8Array): Decision<Readonly<Record<string, unknown>>> {
  const text = textOf(body)
  const value = parsed(text)
  const max = serviceLimits.bodyLevels
  if (isObject(value))
    return isDeeper(value, max)
      ? refusal('resource_exhausted', `A body may be nested at most ${String(max)} levels deep.`)
      : allowed(value)
  const isNoText = isBytes(body) && text === undefined
  const sent = isNoText ? 'bytes that are not UTF-8' : preview(value === undefined ? text : value)
  return invalidRequest(readingProblems([problemAt('invalid_type', [], { expected: 'object', sent })]))
}

function textOf(body: unknown): unknown {
  if (!isBytes(body)) return body
  return withFallback(undefined, () => new TextDecoder('utf-8', { fatal: true }).decode(body))
}

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  return withFallback(undefined, () => JSON.parse(text) as unknown)
}

/** Works level by level: recursion could overflow the stack. */
function isDeeper(value: object, max: number): boolean {
  let level: readonly object[] = [value]
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > max) return true
    const next: object[] = []
    for (const container of level)
      for (const part of Object.values(container) as readonly unknown[])
        if (typeof part === 'object' && part !== null) next.push(part)
    level = next
  }
  return false
}
