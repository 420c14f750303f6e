import { describe, expect, test } from 'vitest'
import { openApi } from '../../src/entries/openapi.js'
import * as service from '../../src/entries/service.js'
import { HOST_ARGUMENTS } from '../adversarial/host-arguments.js'
import { serviceArguments } from '../adversarial/service-arguments.js'

type Call = (...args: readonly unknown[]) => unknown
type Path = readonly (string | number)[]

const callOf = (name: string): Call =>
  ({ ...service, openApi } as unknown as Record<string, Call>)[name] as Call
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Lists the paths of all fields in a value and its parts. */
function columnsOf(value: unknown): readonly Path[] {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => columnsOf(one).map((path) => [index, ...path]))
  if (!isPlain(value)) return []
  return Object.entries(value).flatMap(([name, part]) => [
    [name],
    ...columnsOf(part).map((path) => [name, ...path]),
  ])
}

/** Copies a value in which the field at a path begins with a capital. */
function misspelt(value: unknown, [step, ...rest]: Path): unknown {
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (index === step ? misspelt(one, rest) : one))
  return Object.fromEntries(
    Object.entries(value as object).map(([name, part]: [string, unknown]) => {
      if (name !== step) return [name, part]
      return rest.length > 0
        ? [name, misspelt(part, rest)]
        : [`${name.charAt(0).toUpperCase()}${name.slice(1)}`, part]
    }),
  )
}

/**
 * Arguments whose columns are not checked. They are passed on unchanged, or come from a request, account
 * settings or another function.
 */
const AS_IT_IS = [
  /^(?:userView user|withLabels document|summaryOf resource)\b/,
  /^(?:requestFingerprint body|parseRequestFilter request query|newDocument priced lines)\b/,
  /^\w+ \w+ (?:account|body refusal|seen|record request lines 0 notes|request lines 0 notes) /,
]

const COLUMNS = Object.entries(HOST_ARGUMENTS).flatMap(([name, args]) =>
  args.flatMap((argument, position) =>
    argument === null || name === 'errorAnswer'
      ? []
      : columnsOf(serviceArguments()[name]?.[position])
          .filter((path) => !AS_IT_IS.some((part) => part.test([name, argument, ...path].join(' '))))
          .map((path) => [name, argument, path.join('.'), position, path] as const),
  ),
)

const answerOf = (name: string, args: readonly unknown[] = []): unknown => {
  const answer = callOf(name)(...args)
  return typeof answer === 'function' ? 'a function' : answer
}

describe('E8: a column of the host with a capital initial', () => {
  test.each(COLUMNS)(
    'makes %s throw or changes nothing, in %s at %s',
    (name, argument, _, position, path) => {
      const args = [...(serviceArguments()[name] ?? [])]
      args[position] = misspelt(args[position], path)
      try {
        expect(answerOf(name, args)).toEqual(answerOf(name, serviceArguments()[name]))
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
        expect(error.message).toMatch(new RegExp(`^(?:the answer of )?${argument}\\b`))
      }
    },
  )
})
