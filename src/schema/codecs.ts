import * as t from 'io-ts'
import { listedProblems } from '../problem/answer.js'
import { elementsOf } from '../problem/elements.js'
import type { LocatedProblem } from '../problem/located-problem.js'
import { valueAtStep, type Path } from '../problem/path.js'
import { problemOf, type Problem } from '../problem/problem.js'
import { preview } from '../problem/preview.js'
import { withFallback } from '../problem/with-fallback.js'
import { problemsOfReading, type DocumentKind } from '../wire/document.js'
import { readMoney } from '../wire/money.js'
import { type MoneyInput } from '../wire/money.generated.js'
import { readWhole, type Reader } from '../wire/reading.js'

interface LocatedProblemError extends t.ValidationError {
  readonly problem: LocatedProblem
}

/**
 * Accepts every value that the engine can read, and returns it unchanged. The errors are the engine's problems.
 */
function codecOver<A>(
  name: string,
  problemsFoundIn: (value: unknown) => readonly LocatedProblem[],
): t.Type<A, A> {
  const codec: t.Type<A, A> = new t.Type<A, A>(
    name,
    (value): value is A => problemsFoundIn(value).length === 0,
    (value, context) => {
      const problems = problemsFoundIn(value)
      // The reader found no problem, so the value has the type.
      return problems.length === 0
        ? t.success(value as A)
        : t.failures(errorsOf(codec, problems, value, context))
    },
    t.identity,
  )
  return codec
}

function errorsOf(
  codec: t.Mixed,
  problems: readonly LocatedProblem[],
  value: unknown,
  context: t.Context,
): LocatedProblemError[] {
  return listedProblems(problems, value).map((found) => ({
    value: found.path.reduce(valueAtStep, value),
    context: [...context, ...contextOf(found.path, codec, value)],
    message: problemOf(found).message,
    problem: found,
  }))
}

function contextOf(path: Path, type: t.Mixed, value: unknown): t.ContextEntry[] {
  return path.map((step, index) => ({
    key: typeof step === 'object' ? step.key : String(step),
    type,
    actual: path.slice(0, index + 1).reduce(valueAtStep, value),
  }))
}

export function codecOf<A>(name: string, reader: Reader<unknown>): t.Type<A, A> {
  return codecOver(name, (value) => readWhole(value, reader).problems)
}

export function codecOfMoney(): t.Type<MoneyInput> {
  return codecOf('Money', readMoney)
}

export function codecOfRequest<A>(name: string, kind: DocumentKind): t.Type<A, A> {
  return codecOver(name, (value) => problemsOfReading(kind, value))
}

/**
 * Returns the problems of a value that a codec refused. An error of a codec from outside this package becomes
 * `invalid_type` at its path. Ignores elements that are not errors of a codec.
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { MoneyCodec, problemsOf } from 'quotewright/fp'
 *
 * const refused = MoneyCodec.decode({ amountMicros: 12.5 })
 * assert.ok(E.isLeft(refused))
 * assert.deepEqual(
 *   problemsOf(refused.left).map(({ code, param }) => [code, param]),
 *   [['invalid_money', 'amount_micros']],
 * )
 */
export function problemsOf(errors: t.Errors): readonly Problem[] {
  return elementsOf(errors).flatMap((error) => {
    const context = elementsOf(valueAtStep(error, 'context'))
    const isError = Array.isArray(valueAtStep(error, 'context')) && context.every(isEntry)
    return isError
      ? withFallback([], () => [
          problemOfError({ ...(error as object), context } as unknown as t.ValidationError),
        ])
      : []
  })
}

function problemOfError(error: t.ValidationError): Problem {
  if (!Object.hasOwn(error, 'problem')) return foreignProblem(error)
  const { problem, context } = error as LocatedProblemError
  // The last entries are the problem's own steps; the entries before them lead to the codec.
  const toCodec = pathOf(context.slice(0, context.length - problem.path.length))
  return problemOf({ ...problem, path: [...toCodec, ...problem.path] })
}

function isEntry(entry: unknown): boolean {
  return typeof valueAtStep(entry, 'key') === 'string'
}

function foreignProblem(error: t.ValidationError): Problem {
  const last = error.context.at(-1)
  const name = valueAtStep(valueAtStep(last, 'type'), 'name')
  const details = {
    expected: typeof name === 'string' ? name : 'another value',
    sent: preview(valueAtStep(last, 'actual')),
  }
  const found = problemOf({ code: 'invalid_type', path: pathOf(error.context), details })
  const message = valueAtStep(error, 'message')
  return typeof message === 'string' ? { ...found, message } : found
}

/** Skips entries that io-ts adds, for example for intersections: they repeat their parent's value. */
function pathOf(context: t.Context): Path {
  return context.flatMap((entry, index) => {
    if (index === 0) return []
    const parent = valueAtStep(context[index - 1], 'actual')
    if (parent === valueAtStep(entry, 'actual')) return []
    return [Array.isArray(parent) ? Number(entry.key) : entry.key]
  })
}
