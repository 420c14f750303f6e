import { problemCodes, type Problem } from '../../../src/entries/index.js'
import { problemsIn } from '../trial.js'
import { followed, isInOrder } from './pointer.js'
import type { Property } from './property.js'

const CODES = new Set<string>(problemCodes.map(({ code }) => code))

/**
 * Parts that a pointer may name although they are absent: required fields, and fields for a computed figure.
 */
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

/** N8: of a document's own amounts the pointers lead to the result. */
const AMOUNTS: ReadonlySet<string> = new Set([
  ...['subtotal', 'discount_amount', 'tax_amount', 'total', 'total_cost', 'margin', 'labour_total'],
])

/** V1, V7, V9: the problems of a request. */
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
    if (!CODES.has(code)) return `${what} is no code`
    if (!/\S/.test(message)) return `${what} says nothing`
    // Two long keys may begin alike.
    if (reported.has(`${code} ${param}`) && !param.includes('…')) return `${what} is reported twice`
    reported.add(`${code} ${param}`)
    // A document amount is the result's (N8), even where the request has a field of its name.
    if (code === 'amount_out_of_range' && AMOUNTS.has(param)) continue
    const place = followed(sent, param)
    const missing = place.missing.replace(/^\./, '')
    if (missing !== '' && !MISSED.has(missing)) return `${what} leads nowhere: ${missing}`
    if (before !== undefined && !place.isAmbiguous && !before.isAmbiguous && !isInOrder(before, place)) {
      return `${what} is reported too late`
    }
    before = place
  }
  return undefined
}
