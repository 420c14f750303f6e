import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import * as fp from '../../src/entries/fp.js'
import * as root from '../../src/entries/index.js'
import type { Answer } from '../../src/entries/fp.js'
import type { PartialAnswer } from '../../src/problem/partial-answer.js'
import { soundArguments } from '../adversarial/sound-arguments.js'

type AnyFunction = (...args: readonly unknown[]) => unknown

const functionsOf = (entry: object) =>
  new Map(
    Object.entries(entry).filter(
      (member): member is [string, AnyFunction] => typeof member[1] === 'function',
    ),
  )

const FP_FUNCTIONS = functionsOf(fp)

/** A result of the root. Functions that cannot fail answer with something else. */
function isResult(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'ok' in answer
}

/** The result of an answer whose left may contain the valid part beside the problems. */
function asResult(answer: Answer<unknown> | PartialAnswer<unknown, unknown>): unknown {
  if (answer._tag === 'Right') return { ok: true, value: answer.right }
  return 'problems' in answer.left ? { ok: false, ...answer.left } : { ok: false, problems: answer.left }
}

/** All that an answer holds, as text. Functions in it, those of a catalogue, are new ones in each answer. */
function textOf(answer: unknown): string {
  return inspect(answer, { depth: Infinity, maxArrayLength: Infinity, maxStringLength: Infinity })
}

describe('every function of the root is in quotewright/fp', () => {
  test.each([...functionsOf(root)])('%s, with the same answer', (name, call) => {
    const inFp = FP_FUNCTIONS.get(name)
    const sound = soundArguments()[name] ?? []
    if (!isResult(call(...sound))) {
      expect(inFp).toBe(call)
      return
    }
    for (const args of [sound, []]) {
      const answer = inFp?.(...args) as Answer<unknown> | PartialAnswer<unknown, unknown>
      expect(textOf(asResult(answer))).toBe(textOf(call(...args)))
    }
  })
})
