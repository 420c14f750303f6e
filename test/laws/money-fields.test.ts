import { describe, expect, test } from 'vitest'
import { priceOrder } from '../../src/index.js'
import { orderRequest } from '../../src/nouns/document.js'
import type { Noun, Shape } from '../../src/nouns/noun.js'

/** A step to a field: its name, or a place in a list. */
type Steps = readonly (string | number)[]

/** Lists have the field in their third entry: a pointer that is right by chance is right for the first. */
const THIRD = 2

/** Every field of an order that holds money, read off the nouns, so that a new one is here by itself. */
function moneyFieldsOf(noun: Noun, at: Steps = [], around: readonly string[] = []): readonly Steps[] {
  // A kit in a kit, and one more in that: a third says nothing that the second does not.
  if (around.filter((name) => name === noun.name).length > 1) return []
  return Object.entries(noun.fields()).flatMap(([name, { kind }]) =>
    kind.type === 'Money' ? [[...at, name]] : ofShape(kind.shape, [...at, name], [...around, noun.name]),
  )
}

function ofShape(shape: Shape, at: Steps, around: readonly string[]): readonly Steps[] {
  if (shape.kind === 'noun') return moneyFieldsOf(shape.noun, at, around)
  return shape.kind === 'list' ? ofShape(shape.of, [...at, THIRD], around) : []
}

const FIELDS = moneyFieldsOf(orderRequest)

/** What a step leads into, around the value: empty entries before it in a list. */
const around = (step: string | number, value: unknown): unknown =>
  typeof step === 'number' ? [{}, {}, value] : { [step]: value }

const pointerOf = (steps: Steps): string =>
  steps
    .map((step) =>
      typeof step === 'number'
        ? `[${String(step)}]`
        : `.${step.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}`,
    )
    .join('')
    .slice(1)

/** Where the amount is refused as money, whatever else is wrong with the request. */
function refusedAt(steps: Steps, amountMicros: string): readonly string[] {
  const request = steps.reduceRight<unknown>((value, step) => around(step, value), { amountMicros })
  const result = priceOrder(request, { currency: 'AUD' })
  const problems = result.ok ? [] : result.problems
  return problems.filter(({ code }) => code === 'invalid_money').map(({ param }) => param)
}

const [LEAST, MOST] = [-(2n ** 63n), 2n ** 63n - 1n]

test('there are money fields on every kind of priced line, at every level of a kit, and on adjustments', () => {
  const pointers = FIELDS.map(pointerOf)
  for (const start of ['on_the_fly', 'catalogue', 'labour', 'flashing', 'product_kit'])
    expect(pointers.some((pointer) => pointer.startsWith(`lines[2].${start}.`))).toBe(true)
  expect(pointers).toContain('lines[2].product_kit.sub_kits[2].sub_kits[2].components[2].pricing.cost')
  expect(pointers).toContain('adjustments[2].amount')
})

describe('N1: an amount fits a signed 64-bit integer, at both ends of every money field', () => {
  test.each(FIELDS.map((steps) => [pointerOf(steps), steps] as const))('%s', (pointer, steps) => {
    for (const amount of [LEAST, MOST]) expect(refusedAt(steps, String(amount))).toEqual([])
    for (const amount of [LEAST - 1n, MOST + 1n])
      expect(refusedAt(steps, String(amount))).toEqual([`${pointer}.amount_micros`])
  })
})
