import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import * as fp from '../../src/entries/fp.js'
import * as root from '../../src/entries/index.js'
import type { Answer, Refusal } from '../../src/entries/fp.js'
import { soundArguments } from '../adversarial/sound-arguments.js'

type PartialAnswer =
  | Extract<Answer<unknown>, { _tag: 'Right' }>
  | { readonly _tag: 'Left'; readonly left: Refusal<unknown> }

type AnyFunction = (...args: readonly unknown[]) => unknown

const functionsOf = (entry: object) =>
  new Map(
    Object.entries(entry).filter(
      (member): member is [string, AnyFunction] => typeof member[1] === 'function',
    ),
  )

const FP_FUNCTIONS = functionsOf(fp)

/** Tells whether an answer is a result. Functions that cannot fail return other values. */
function isResult(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'ok' in answer
}

/** Converts an `Either` to a result. The left may contain the valid part beside the problems. */
function asResult(answer: Answer<unknown> | PartialAnswer): unknown {
  if (answer._tag === 'Right') return { ok: true, value: answer.right }
  return 'problems' in answer.left ? { ok: false, ...answer.left } : { ok: false, problems: answer.left }
}

/** Writes an answer as text, since functions of a catalogue are new in each answer. */
function textOf(answer: unknown): string {
  return inspect(answer, { depth: Infinity, maxArrayLength: Infinity, maxStringLength: Infinity })
}

describe('quotewright/fp has every function of the root', () => {
  test.each([...functionsOf(root)])('%s, with the same answer', (name, call) => {
    const inFp = FP_FUNCTIONS.get(name)
    const sound = soundArguments()[name] ?? []
    if (!isResult(call(...sound))) {
      expect(inFp).toBe(call)
      return
    }
    for (const args of [sound, []]) {
      const answer = inFp?.(...args) as Answer<unknown> | PartialAnswer
      expect(textOf(asResult(answer))).toBe(textOf(call(...args)))
    }
  })
})
