import * as t from 'io-ts'
import type { LocatedProblem } from './problem/located-problem.js'
import type { Path } from './problem/path.js'
import { problemOf, type Problem } from './problem/problem.js'
import { preview } from './problem/preview.js'
import { inRequestOrder } from './problem/request-order.js'
import type { RequestInput } from './schema/request-input.js'
import { problemsOfRequest } from './schema/form-schemas.js'
import { adjustment, type AdjustmentWire } from './wire/adjustment.js'
import type { OrderRequest, QuoteRequest } from './wire/document-request.js'
import { linePricing, type LinePricingWire } from './wire/line-pricing.js'
import { money, type MoneyWire } from './wire/money.js'
import { readWhole, type Reader } from './wire/reading.js'
import { salesLine, type SalesLineWire } from './wire/sales-line.js'

/** An io-ts error that knows the problem it stands for. */
interface LocatedProblemError extends t.ValidationError {
  readonly problem: LocatedProblem
}

/**
 * A codec over the engine's own reader: what it accepts is what the engine can read, as it was sent. Its errors
 * are the engine's problems, all of them.
 */
function codecOf<A>(
  name: string,
  problemsFoundIn: (value: unknown) => readonly LocatedProblem[],
): t.Type<A, A> {
  const codec: t.Type<A, A> = new t.Type<A, A, unknown>(
    name,
    (value): value is A => problemsFoundIn(value).length === 0,
    (value, context) => {
      const problems = problemsFoundIn(value)
      // What has no problems has the form of the type: that is what the reader looks for.
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
  return inRequestOrder(problems, value).map((found) => ({
    value: valueAt(found.path, value),
    context: [...context, ...contextOf(found.path, codec, value)],
    message: problemOf(found).message,
    problem: found,
  }))
}

/** The steps of a path as io-ts writes them. */
function contextOf(path: Path, type: t.Mixed, value: unknown): t.ContextEntry[] {
  return path.map((step, index) => ({
    key: typeof step === 'object' ? step.key : String(step),
    type,
    actual: valueAt(path.slice(0, index + 1), value),
  }))
}

function valueAt(path: Path, value: unknown): unknown {
  return path.reduce<unknown>((at, step) => {
    const key = typeof step === 'object' ? step.key : step
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    return (at as Readonly<Record<string | number, unknown>>)[key]
  }, value)
}

function ofReader(reader: Reader<unknown>): (value: unknown) => readonly LocatedProblem[] {
  return (value) => readWhole(value, reader).problems
}

/**
 * A Money: whole micros in a string, and a currency (N1 to N3). Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { MoneyCodec } from 'quotewright/fp'
 *
 * assert.ok(MoneyCodec.is({ amountMicros: '12500000', currency: 'AUD' }))
 */
export const MoneyCodec: t.Type<RequestInput<MoneyWire>> = codecOf('Money', ofReader(money))

/**
 * A pricing object, in form (rules M8, N1 to N4 and V4). Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { LinePricingCodec } from 'quotewright/fp'
 *
 * assert.ok(LinePricingCodec.is({ quantity: '12.5', pricingStrategy: 'PRICING_STRATEGY_BASIC_QUANTITIES' }))
 */
export const LinePricingCodec: t.Type<RequestInput<LinePricingWire>> = codecOf(
  'LinePricing',
  ofReader(linePricing),
)

/**
 * A line, of exactly one of six kinds (V3). Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { SalesLineCodec } from 'quotewright/fp'
 *
 * assert.ok(SalesLineCodec.is({ notes: { text: 'Scaffolding by others.' } }))
 */
export const SalesLineCodec: t.Type<RequestInput<SalesLineWire>> = codecOf('SalesLine', ofReader(salesLine))

/**
 * An adjustment: a discount or a surcharge, in form (T2). Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { AdjustmentCodec } from 'quotewright/fp'
 *
 * assert.ok(AdjustmentCodec.is({ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }))
 */
export const AdjustmentCodec: t.Type<RequestInput<AdjustmentWire>> = codecOf(
  'Adjustment',
  ofReader(adjustment),
)

/**
 * A create request of a quote, in form: what this accepts may still be refused when it is priced (V). Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { QuoteRequestCodec } from 'quotewright/fp'
 *
 * assert.ok(QuoteRequestCodec.is({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }))
 */
export const QuoteRequestCodec: t.Type<RequestInput<QuoteRequest>> = codecOf('QuoteRequest', (value) =>
  problemsOfRequest('quote', value),
)

/**
 * A create request of an order, in form: what this accepts may still be refused when it is priced (V). Errors are the engine's problems: {@link problemsOf} gives them.
 *
 * @example
 * import { OrderRequestCodec } from 'quotewright/fp'
 *
 * assert.ok(OrderRequestCodec.is({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }))
 */
export const OrderRequestCodec: t.Type<RequestInput<OrderRequest>> = codecOf('OrderRequest', (value) =>
  problemsOfRequest('order', value),
)

/**
 * The problems of a failed decoding by one of these codecs. An error of another codec becomes `invalid_type` at
 * its own place.
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
  return errors.map((error) => {
    if (!('problem' in error)) return foreignProblem(error)
    const { problem, context } = error as LocatedProblemError
    // The last entries are the problem's own steps; those before them lead to the codec.
    const toCodec = pathOf(context.slice(0, context.length - problem.path.length))
    return problemOf({ ...problem, path: [...toCodec, ...problem.path] })
  })
}

function foreignProblem({ context, message }: t.ValidationError): Problem {
  const expected = context.at(-1)?.type.name ?? 'another value'
  const details = { expected, sent: preview(context.at(-1)?.actual) }
  const found = problemOf({ code: 'invalid_type', path: pathOf(context), details })
  return message === undefined ? found : { ...found, message }
}

/** io-ts adds entries for intersections and the like, whose value is their parent's: they are no step. */
function pathOf(context: t.Context): Path {
  return context.flatMap((entry, index) => {
    const parent = context[index - 1]
    if (parent === undefined || parent.actual === entry.actual) return []
    return [Array.isArray(parent.actual) ? Number(entry.key) : entry.key]
  })
}
