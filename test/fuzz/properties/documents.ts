import type { Problem, Result } from '../../../src/entries/index.js'
import { textOf } from '../text-of.js'
import { problemsIn } from '../trial.js'
import { differing, type Property } from './property.js'

type Json = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// T9, V8
export const orderIsQuote: Property = {
  name: 'an order is a quote without discountAmount, companyName and statusId',
  every: 1,
  fault: ({ engine, request, settings, catalogue, order: given }) => {
    const quote = engine.priceQuote(withoutField(request, 'companyName'), settings, catalogue)
    const hasStatus = isFields(request) && Object.hasOwn(request, 'statusId')
    const order = hasStatus ? engine.priceOrder(without(request, 'statusId'), settings, catalogue) : given
    const asOrder: Result<object> = quote.ok
      ? { ok: true, value: without({ ...quote.value }, 'discountAmount') }
      : { ok: false, problems: quote.problems.filter(({ param }) => param !== 'discount_amount') }
    // N8: a discount too large to show does not invalidate an order.
    if (!asOrder.ok && asOrder.problems.length === 0) return order.ok ? undefined : 'the order is refused'
    return differing('order', textOf(order), textOf(asOrder))
  },
}

function withoutField(request: unknown, field: string): unknown {
  return isFields(request) && Object.hasOwn(request, field) ? without(request, field) : request
}

function without(object: Json, field: string): Json {
  const rest = Object.getOwnPropertyDescriptors(object) as Record<string, PropertyDescriptor>
  Reflect.deleteProperty(rest, field)
  return Object.create(Object.getPrototypeOf(object) as object | null, rest) as Json
}

/** Only this problem may come up when a result is priced again. */
const GROWN: Problem['code'] = 'drawing_too_large'

/**
 * The totals of a priced document are ignored (T10), and derived figures agree with their sources (L7, L12, K4).
 *
 * F9 is an exception: the size of geometry is that of the request. The geometry of the result may be longer, with
 * names instead of integers.
 */
export const readsBack: Property = {
  name: 'a priced document is priced again with the same result',
  every: 1,
  fault: ({ engine, settings, catalogue, quote, order }) => {
    const pairs = [
      [quote, quote.ok ? engine.priceQuote(quote.value, settings, catalogue) : quote],
      [order, order.ok ? engine.priceOrder(order.value, settings, catalogue) : order],
    ] as const
    for (const [first, second] of pairs) {
      if (first.ok && !second.ok && second.problems.every(({ code }) => code === GROWN)) continue
      const fault = differing('read back', textOf(first), textOf(second))
      if (fault !== undefined) return fault
    }
    return undefined
  },
}

const LOOK_UPS: ReadonlySet<string> = new Set<Problem['code']>([
  'customer_not_found',
  'product_not_found',
  'product_row_not_found',
  'row_price_not_found',
  'kit_not_found',
  'template_not_found',
  'colour_not_available',
])

/** V6, V7: a catalogue neither removes a problem nor changes a figure. */
export const catalogueOnlyAdds: Property = {
  name: 'a catalogue only adds problems for ids that it lacks',
  every: 2,
  fault: ({ engine, request, settings, catalogue, quote }) => {
    if (catalogue === undefined) {
      return problemsIn(quote).some(({ code }) => LOOK_UPS.has(code))
        ? 'looked up without a catalogue'
        : undefined
    }
    const plain = engine.priceQuote(request, settings)
    if (quote.ok) return differing('accepted', textOf(quote), textOf(plain))
    const others = quote.problems.filter(({ code }) => !LOOK_UPS.has(code))
    // V7: a document with other problems has no totals, which could otherwise be too large.
    if (
      others.length === 0 &&
      (plain.ok || plain.problems.every(({ code }) => code === 'amount_out_of_range'))
    )
      return undefined
    return differing('problems', textOf(others), textOf(problemsIn(plain)))
  },
}

export const linesAlone: Property = {
  name: 'lines have the same figures without a document',
  every: 3,
  fault: ({ engine, request, settings, catalogue, quote }) => {
    if (!quote.ok || !isFields(request)) return undefined
    const { lines, adjustments }: Json = Object.fromEntries(Object.entries(request))
    const alone = engine.priceLines((lines ?? []) as never, (adjustments ?? []) as never, settings, catalogue)
    if (!alone.ok) return textOf(alone)
    const totals = [
      'subtotal',
      'discountAmount',
      'taxAmount',
      'total',
      'totalCost',
      'margin',
      'labourTotal',
    ] as const
    return (
      differing('lines', textOf(quote.value.lines), textOf(alone.value.lines)) ??
      differing(
        'totals',
        textOf(totals.map((name) => quote.value[name])),
        textOf(totals.map((name) => alone.value[name])),
      )
    )
  },
}
