/** Prices the changed request, and compares the result with the figure from `centSensitivity`. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  explainOrder,
  explainQuote,
  getFigure,
  centSensitivity,
  type Explanation,
} from '../../src/entries/explain.js'
import { caseOf, type Case } from '../reference-model/generate.js'
import { add, fromText, subtract, type Fraction } from '../reference-model/fraction.js'

/** Every run uses the same documents; `FC_SEED` selects others. */
const SEED = Number(process.env['FC_SEED'] ?? 20261122)

type Json = Record<string, unknown>

/** Returns the keys that lead to an input of the request. */
function pathOf(input: string): readonly string[] {
  return input
    .replace('request:', '')
    .replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
}

/** Copies the request with another value for one input. Returns undefined for a number in a drawing. */
function changed(request: unknown, input: string, value: string): unknown {
  const copy = structuredClone(request)
  const path = pathOf(input)
  const holder = path.slice(0, -1).reduce<unknown>((parent, key) => (parent as Json)[key], copy) as Json
  const key = path.at(-1) ?? ''
  const sent = holder[key]
  if (typeof sent === 'string') holder[key] = value
  else if (typeof sent === 'object' && sent !== null) (sent as Json)['amountMicros'] = microsOf(value)
  else return undefined
  return copy
}

function microsOf(value: string): string {
  const [whole = '', decimals = ''] = value.replace('-', '').split('.')
  return `${value.startsWith('-') ? '-' : ''}${whole}${decimals.padEnd(6, '0')}`.replace(
    /^(-?)0+(?=\d)/,
    '$1',
  )
}

/** Writes a fraction of at most 12 decimals as a plain decimal. */
function textOf(value: Fraction): string {
  const scaled = (value.numerator * 10n ** 12n) / value.denominator
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(13, '0')
  const text = `${digits.slice(0, -12)}.${digits.slice(-12)}`.replace(/\.?0+$/, '')
  return scaled < 0n ? `-${text}` : text
}

/** Returns the total of a request, or undefined if the request has problems or its explanation lists other figures. */
function totalOf({ kind, settings }: Case, request: unknown, before: Explanation): string | undefined {
  const explanation = (kind === 'quote' ? explainQuote : explainOrder)(request, settings)
  if (!explanation.ok) return undefined
  const same = Object.keys(before.nodes).join() === Object.keys(explanation.value.nodes).join()
  return same ? getFigure(explanation.value, 'total')?.value : undefined
}

describe('a change from centSensitivity', () => {
  test('gives the promised figure when priced, and one step less keeps the old figure', () => {
    const wrong: unknown[] = []
    let compared = 0
    let stepsCompared = 0
    const compare = (index: number): void => {
      const subject = caseOf(SEED, index)
      const explanation = (subject.kind === 'quote' ? explainQuote : explainOrder)(
        subject.request,
        subject.settings,
      )
      if (!explanation.ok) return
      const before = explanation.value
      const total = getFigure(before, 'total')?.value
      const inputs = centSensitivity(before, 'total').filter(({ input }) => input.startsWith('request:'))
      // Only the first twelve inputs are changed, because a document has hundreds.
      for (const { input, value, step, up, down } of inputs.slice(0, 12)) {
        for (const change of [up, down]) {
          if (change === null) continue
          const [from, to] = [fromText(value), fromText(change.to)]
          expect(textOf(subtract(to, from))).toBe(change.by)
          const back = fromText(change === up ? `-${step}` : step)
          const priced = totalOf(subject, changed(subject.request, input, change.to), before)
          const lessText = textOf(add(to, back))
          const less = totalOf(subject, changed(subject.request, input, lessText), before)
          if (priced !== undefined) {
            compared += 1
            if (priced !== change.figure) wrong.push({ index, input, value, change, priced })
          }
          if (less !== undefined) {
            stepsCompared += 1
            if (less !== total) wrong.push({ index, input, value, change, less, total })
          }
        }
      }
    }
    fc.assert(fc.property(fc.nat(10_000), compare), { numRuns: 60, seed: SEED })
    expect(wrong.slice(0, 3)).toEqual([])
    expect(compared).toBeGreaterThan(100)
    expect(stepsCompared).toBeGreaterThan(100)
  })
})
