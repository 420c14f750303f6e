import { problemCodes, type Problem } from '../../../src/entries/index.js'
import { problemsIn } from '../trial.js'
import { followed, isInOrder } from './pointer.js'
import type { Property } from './property.js'

const CODES = new Set<string>(problemCodes.map(({ code }) => code))

/** A pointer may name these absent parts: required fields, and fields for a computed figure. */
const MISSED: ReadonlySet<string> = new Set([
  ...[
    'customer_id',
    'product_name',
    'product_id',
    'product_type',
    'type',
    'amount',
    'length',
    'width',
    'drawing',
  ],
  ...[
    'pricing.total_price',
    'pricing.unit_price',
    'total_price',
    'unit_price',
    'quantity',
    'measurements',
    'markup',
    'margin',
  ],
  ...[
    'template_id',
    'price_level',
    'colour',
    'thickness',
    'bends',
    'total_girth',
    'drawing.points',
    'points',
  ],
  ...['currency', 'rate', 'product_row_id'],
])

/** The pointers of these amounts lead to the result (N8). */
const AMOUNTS: ReadonlySet<string> = new Set([
  ...['subtotal', 'discount_amount', 'tax_amount', 'total', 'total_cost', 'margin', 'labour_total'],
])

// V1, V7, V9
export const reportsProblems: Property = {
  name: 'problems have known codes and a message, point into the request, and are in its order, each once',
  every: 1,
  fault: ({ request, account, catalogueJson, quote, order, parseAccount, parseCatalogue }) =>
    faultOf(problemsIn(quote), request) ??
    faultOf(problemsIn(order), request) ??
    faultOf(problemsIn(parseAccount), account) ??
    (parseCatalogue === undefined ? undefined : faultOf(problemsIn(parseCatalogue), catalogueJson)),
}

function faultOf(problems: readonly Problem[], sent: unknown): string | undefined {
  const reported = new Set<string>()
  let before: ReturnType<typeof followed> | undefined
  for (const { code, message, param } of problems) {
    const what = `${code} at ${param.slice(0, 200)}`
    if (!CODES.has(code)) return `${what} is an unknown code`
    if (!/\S/.test(message)) return `${what} has no message`
    // Two long keys may have the same start.
    if (reported.has(`${code} ${param}`) && !param.includes('…')) return `${what} is reported twice`
    reported.add(`${code} ${param}`)
    // The amount belongs to the result (N8), even if the request has a field of this name.
    if (code === 'amount_out_of_range' && AMOUNTS.has(param)) continue
    const place = followed(sent, param)
    const missing = place.missing.replace(/^\./, '')
    if (missing !== '' && !MISSED.has(missing)) return `${what} has no target: ${missing}`
    if (before !== undefined && !place.isAmbiguous && !before.isAmbiguous && !isInOrder(before, place)) {
      return `${what} is reported too late`
    }
    before = place
  }
  return undefined
}
