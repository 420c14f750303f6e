import type { Answer } from '../answer.js'
import type { Result } from '../problem/problem.js'

/** An answer in plain terms: fp-ts stays inside. */
export function resultOf<A>(answer: Answer<A>): Result<A> {
  return answer._tag === 'Right' ? { ok: true, value: answer.right } : { ok: false, problems: answer.left }
}
