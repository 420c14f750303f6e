import { describe, expect, test } from 'vitest'
import { argumentsOfAll } from './arguments-of-all.js'
import { PUBLIC_FUNCTIONS, type PublicFunction } from './public-functions.js'

/** Fields of answers. Assigning to them fails if the prototype of all objects has them read-only. */
const NAMES = ['total', 'lines', 'tax', 'rate', 'pricing', 'unitPrice', 'totalPrice', 'quantity', 'text']

const SOUND = argumentsOfAll()
/** Functions that several entries export are tried once. */
const TRIED = PUBLIC_FUNCTIONS.filter(
  ({ name }, at) => name in SOUND && PUBLIC_FUNCTIONS.findIndex((one) => one.name === name) === at,
)

interface Outcome {
  readonly answer?: unknown
  readonly error?: unknown
}

function outcomeOf(call: PublicFunction['call'], args: readonly unknown[]): Outcome {
  try {
    return { answer: call(...args) }
  } catch (error) {
    return { error }
  }
}

/** Reads the answer in an unchanged host. */
function written({ answer, error }: Outcome): string {
  return error === undefined ? JSON.stringify([answer]) : Error.prototype.toString.call(error)
}

function withReadOnly(name: string, work: () => Outcome): Outcome {
  Object.defineProperty(Object.prototype, name, { value: 1, configurable: true })
  try {
    return work()
  } finally {
    Reflect.deleteProperty(Object.prototype, name)
  }
}

const USUAL = new Map(TRIED.map(({ name, call }) => [name, written(outcomeOf(call, SOUND[name] ?? []))]))

describe.each(NAMES)('a read-only field %s of all objects', (name) => {
  test('changes no answer: a function gives the same, or throws a TypeError', () => {
    const sound = argumentsOfAll()
    const faults = TRIED.flatMap(({ entry, name: called, call }) => {
      const outcome = withReadOnly(name, () => outcomeOf(call, sound[called] ?? []))
      if (outcome.error instanceof TypeError && outcome.error.message.includes(`'${name}'`)) return []
      return written(outcome) === USUAL.get(called) ? [] : [`${entry} ${called}: ${written(outcome)}`]
    })
    expect(faults).toEqual([])
  })
})
