import { describe, expect, test } from 'vitest'
import {
  editOrder,
  priceEdited,
  flashingPriceFromTable,
  priceOrder,
  priceQuote,
  taxAmount,
  type Result,
} from '../../src/entries/index.js'
import { solve, splitDocument } from '../../src/entries/solve.js'
import { priceQuoteText } from '../../src/entries/text.js'
import { orderRequest, quoteRequest } from '../../src/definitions/document.js'
import type { Definition, Shape } from '../../src/definitions/definition.js'
import { priceTable } from '../../src/definitions/price-table.js'
import { documentPart, constraints, goal } from '../../src/definitions/solving.js'
import { taxableLine } from '../../src/definitions/tax.js'
import { pointerOf, type Steps } from '../rules/pointer-index-places.js'

/**
 * Index of the field in every list. A wrong index is more likely to be right by chance in the first entry.
 */
const THIRD = 2

/** Lists every field with money, from the definitions. New fields are included automatically. */
function moneyFieldsOf(
  definition: Definition,
  at: Steps = [],
  around: readonly string[] = [],
): readonly Steps[] {
  // Three levels of sub-kits are enough.
  if (around.filter((name) => name === definition.name).length > 2) return []
  return Object.entries(definition.fields()).flatMap(([name, { kind }]) =>
    kind.type === 'Money'
      ? [[...at, name]]
      : ofShape(kind.shape, [...at, name], [...around, definition.name]),
  )
}

function ofShape(shape: Shape, at: Steps, around: readonly string[]): readonly Steps[] {
  if (shape.kind === 'definition') return moneyFieldsOf(shape.definition, at, around)
  return shape.kind === 'list' ? ofShape(shape.of, [...at, THIRD], around) : []
}

type Take = (value: never) => Result<unknown>

const AUD = { currency: 'AUD' }
const NOTHING = { customerId: 'cust_1', lines: [] }

/** Functions whose input has money, with the definition of the input, its path in pointers, and the call. */
const TAKERS: readonly (readonly [name: string, definition: Definition, prefix: Steps, take: Take])[] = [
  ['priceOrder', orderRequest, [], (request) => priceOrder(request, AUD)],
  ['priceQuote', quoteRequest, [], (request) => priceQuote(request, AUD)],
  ['priceQuoteText', quoteRequest, [], (request) => priceQuoteText(JSON.stringify(request), AUD)],
  ['editOrder', orderRequest, [], (request) => openedAndPriced(request)],
  [
    'flashingPriceFromTable',
    priceTable,
    ['table'],
    (table) => flashingPriceFromTable(table, {} as never, AUD),
  ],
  ['taxAmount', taxableLine, [THIRD], (line) => taxAmount([{}, {}, line] as never, AUD)],
  ['solve, its goal', goal, ['goal'], (asked) => solve(NOTHING, AUD, asked, [])],
  [
    'solve, its constraints',
    constraints,
    ['options', 'constraints'],
    (min) => solve(NOTHING, AUD, {}, [], { constraints: min }),
  ],
  [
    'splitDocument',
    documentPart,
    ['parts', THIRD],
    (part) => splitDocument(NOTHING, AUD, [{}, {}, part] as never),
  ],
]

function openedAndPriced(request: unknown): Result<unknown> {
  const open = editOrder(request, AUD)
  return open.ok ? priceEdited(open.value) : open
}

const FIELDS = moneyFieldsOf(orderRequest)

/** Wraps a value in its parent. A list gets two empty entries before the value. */
const around = (step: string | number, value: unknown): unknown =>
  typeof step === 'number' ? [{}, {}, value] : { [step]: value }

/** Lists the pointers at which an amount is refused. */
function invalidAt(take: Take, steps: Steps, amountMicros: string): readonly string[] {
  const input = steps.reduceRight<unknown>((value, step) => around(step, value), { amountMicros })
  const result = take(input as never)
  const problems = result.ok ? [] : result.problems
  return problems.filter(({ code }) => code === 'invalid_money').map(({ param }) => param)
}

const [LEAST, MOST] = [-(2n ** 63n), 2n ** 63n - 1n]

test('every kind of priced line, every level of a kit and every adjustment has money fields', () => {
  const pointers = FIELDS.map(pointerOf)
  for (const start of ['on_the_fly', 'catalogue', 'labour', 'flashing', 'product_kit'])
    expect(pointers.some((pointer) => pointer.startsWith(`lines[2].${start}.`))).toBe(true)
  const deepest = 'lines[2].product_kit.sub_kits[2].sub_kits[2].sub_kits[2].components[2].pricing.cost'
  expect(pointers).toContain(deepest)
  expect(pointers).toContain('adjustments[2].amount')
})

test('every tested function has an input with money', () => {
  const counts = TAKERS.map(([, definition]) => moneyFieldsOf(definition).length)
  expect(counts.every((count) => count > 0)).toBe(true)
})

describe.each(TAKERS)('N1: %s', (_, definition, prefix, take) => {
  const fields = moneyFieldsOf(definition).map((steps) => [pointerOf([...prefix, ...steps]), steps] as const)

  test.each(fields)('accepts both limits of int64 and refuses the next amounts, at %s', (pointer, steps) => {
    for (const amount of [LEAST, MOST]) expect(invalidAt(take, steps, String(amount))).toEqual([])
    for (const amount of [LEAST - 1n, MOST + 1n])
      expect(invalidAt(take, steps, String(amount))).toEqual([`${pointer}.amount_micros`])
  })
})
