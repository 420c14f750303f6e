import {
  documentTotals,
  drawProfile,
  markupOnCost,
  zeroContribution,
  editQuote,
  priceEdited,
  priceQuote,
  parseAccount,
  problemCodes,
  applyEdit,
  taxAmount,
  type Problem,
  type ProblemCode,
} from '../../src/entries/index.js'
import type { ProblemDetails } from '../../src/problem/codes.js'
import { PROBLEM_CASES, problemsOfCase } from '../rules/problem-cases.js'
import { AUD, CUSTOMER, flashing, money, onTheFly, request, TEMPLATE } from '../rules/requests.js'

type Refusal = { readonly ok: true } | { readonly ok: false; readonly problems: readonly Problem[] }

function onlyProblemOf(result: Refusal): Problem {
  const [problem, ...others] = result.ok ? [] : result.problems
  if (problem === undefined || others.length > 0) throw new Error(JSON.stringify(result))
  return problem
}

export function problemOf(code: ProblemCode): Problem {
  return onlyProblemOf({ ok: false, problems: problemsOfCase(PROBLEM_CASES[code]) })
}

const ROW = { productRowId: 'row 2' }
const DISCOUNT_MISMATCH = {
  sent: '33690000',
  expected: '30320000',
  formula: '3 × 11.23 × (1 - 10%) = 30.321',
  policy: 'discount-left-out',
  otherFormula: '3 × 11.23 = 33.69',
} as const
const MARGIN_MISMATCH = { sent: '4240000', expected: '4230000', formula: '11.23 - 7.00 = 4.23' }
const STRATEGIES = [
  'PRICING_STRATEGY_BASIC_QUANTITIES',
  'PRICING_STRATEGY_LINEAL_METRES',
  'PRICING_STRATEGY_CUSTOM_FORMULA',
  'PRICING_STRATEGY_SQUARE_METRES',
  'PRICING_STRATEGY_LINEAL_FEET',
  'PRICING_STRATEGY_SQUARE_FEET',
]

/** The largest amount of whole cents within int64 micros. A cent is 10000 micros. */
const MOST = String(2n ** 63n - 1n - ((2n ** 63n - 1n) % 10_000n))

/** Worked out by hand. */
export const DETAILS: ProblemDetails = {
  customer_not_found: { id: CUSTOMER },
  product_not_found: { id: 'prod_01hx5zq8qg5mhr91j1ke2zachh' },
  product_row_not_found: { id: ROW.productRowId },
  row_price_not_found: { id: 'rowprice_2' },
  kit_not_found: { id: 'kit 2' },
  template_not_found: { id: TEMPLATE },
  colour_not_available: { colour: 'Beige', available: ['Monument'] },
  required: {},
  invalid_type: { expected: 'array', sent: '"none"' },
  invalid_money: { sent: '1', within: 'int64' },
  invalid_currency: { sent: '"$"' },
  invalid_decimal: { sent: '"1e3"' },
  too_many_decimals: { sent: '2.12345', max: '4' },
  out_of_range: { sent: '101', min: '0', max: '100' },
  must_be_positive: { sent: '0' },
  unknown_enum_value: { sent: '"PER_METRE"', known: STRATEGIES },
  invalid_id: { sent: '"first"' },
  wrong_id_kind: { sent: '"quote_1"', prefix: 'cust_' },
  line_kind_missing: {},
  line_kind_ambiguous: { kinds: ['labour', 'onTheFly'] },
  measurements_not_allowed: {},
  width_not_allowed: {},
  width_required: {},
  measurements_ambiguous: {},
  legacy_field: { replacement: 'measurements' },
  total_price_required: {},
  total_price_mismatch: DISCOUNT_MISMATCH,
  margin_mismatch: MARGIN_MISMATCH,
  unit_price_required: {},
  zero_quantity: {},
  empty_measurements: {},
  component_total_required: {},
  reserved_name: { name: 'lines' },
  kit_too_deep: { max: '16' },
  drawing_required: {},
  duplicate_temp_id: { tempId: 'a' },
  drawing_too_large: { max: '15000' },
  not_ascending: { above: '2' },
  table_gap: { from: '200', to: '201' },
  table_overlap: { from: '190', to: '200' },
  not_in_table: { sent: '300.5' },
  required_when_submitted: { above: '0' },
  amount_out_of_range: { max: MOST, formula: '2 × 5000000000000 = 10000000000000' },
  not_implemented: {},
  more_problems: { count: '2', listed: '1' },
  unreadable_text: { reason: 'not_a_number', kind: 'percent', example: '12.5%', typed: 'ten' },
  ambiguous_text: { readings: ['$1,234.00', '$1.234'], typed: '1,234' },
}

const quoteOf = (sent: unknown): Problem => onlyProblemOf(priceQuote(sent, AUD))

/** A JavaScript caller may pass values beyond JSON or beyond the types. */
const untyped = (value: unknown): never => value as never

const nested = (levels: number): object => (levels === 0 ? {} : { a: nested(levels - 1) })

function opened(): never {
  const quote = editQuote(request([]), AUD)
  return untyped(quote.ok ? quote.value : undefined)
}

const adjusted = (adjustment: object): Problem => quoteOf(request([], { adjustments: [adjustment] }))
const submitted = {
  templateId: TEMPLATE,
  priceLevel: 'A',
  colour: 'Monument',
  bends: '1',
  totalGirth: '310',
  unitPrice: money('14.35'),
  drawing: { points: { p1: { x: 0, y: 0 } } },
}

/** Codes with several sentences, and words of types, have more details by hand. */
export const MORE: Readonly<Record<string, readonly [Problem, object]>> = {
  'a string as an amount': [
    quoteOf(request([onTheFly({ quantity: '1', unitPrice: '12' })])),
    { sent: '"12"' },
  ],
  'a negative amount': [
    adjusted({ type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: money('-5.50') }),
    { amountMicros: '-5500000', min: '0' },
  ],
  'a negative surcharge': [
    adjusted({ type: 'ADJUSTMENT_TYPE_SURCHARGE', percentage: '-1.5' }),
    { sent: '-1.5', min: '0' },
  ],
  'a discount above 100 %': [
    adjusted({ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '100.5' }),
    { sent: '100.5', min: '0', max: '100' },
  ],
  'an adjustment of both kinds': [
    adjusted({ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '1', amount: money('1.00') }),
    { expected: 'amountOrPercentage', sent: 'both' },
  ],
  'a short template id': [
    quoteOf(request([flashing({ templateId: 'flashtpl' })])),
    { sent: '"flashtpl"', prefix: 'flashtpl_', length: '26' },
  ],
  'an id without a prefix': [quoteOf({ customerId: 'acme', lines: [] }), { sent: '"acme"', prefix: 'cust_' }],
  'a string as a request': [quoteOf('none'), { expected: 'object', sent: '"none"' }],
  'a missing request': [quoteOf(undefined), { expected: 'object', sent: 'undefined' }],
  'a list as a line': [quoteOf(request([[]])), { expected: 'object', sent: 'array' }],
  'a hole in the lines': [quoteOf(request(new Array(1))), { expected: 'denseArray', sent: 'undefined' }],
  'a string as a flag': [
    quoteOf(request([], { isSubmitted: 'yes' })),
    { expected: 'boolean', sent: '"yes"' },
  ],
  'a number as a string': [quoteOf(request([], { reference: 7.5 })), { expected: 'string', sent: '7.5' }],
  'an object in a list of strings': [
    quoteOf(request([], { labelIds: [{}] })),
    { expected: 'string', sent: 'object' },
  ],
  'a bigint as a string': [quoteOf(request([], { reference: 7n })), { expected: 'string', sent: 'bigint' }],
  'an address of 70 levels': [
    quoteOf(request([], { deliveryAddress: nested(70) })),
    { expected: 'object', sent: 'object', max: '64' },
  ],
  'a string as a number': [
    quoteOf(request([flashing({ drawing: { frontArrow: { x: '5' } } })])),
    { expected: 'number', sent: '"5"' },
  ],
  'a fraction as a whole number': [
    quoteOf(request([flashing({ drawing: { drawingNumber: 1.5 } })])),
    { expected: 'integer', sent: '1.5' },
  ],
  'a long string that is truncated': [
    quoteOf(request([onTheFly({ quantity: 'x'.repeat(41), unitPrice: money('1.00') })])),
    { sent: `"${'x'.repeat(40)}…"` },
  ],
  'a missing thickness': [quoteOf(request([flashing(submitted)], { isSubmitted: true })), {}],
  'taxable lines beyond the limit together': [
    onlyProblemOf(
      taxAmount([{ totalPrice: money('5000000000000.00') }, { totalPrice: money('5000000000000.00') }], AUD),
    ),
    { max: MOST },
  ],
  'a markup that is too long': [
    onlyProblemOf(
      markupOnCost(
        { cost: { amountMicros: '10000' }, unitPrice: { amountMicros: '9223372036850000000' } },
        AUD,
      ),
    ),
    { formula: '92233720368499900' }, // (9223372036850.00 - 0.01) ÷ 0.01, as a percentage
  ],
  'half a cent': [
    onlyProblemOf(documentTotals({ ...zeroContribution, total: 0.5 }, [], AUD)),
    { expected: 'cents', sent: '0.5' },
  ],
  'a document that was not opened': [
    onlyProblemOf(priceEdited(untyped({}))),
    { expected: 'openDocument', sent: 'object' },
  ],
  'the index of a missing line': [
    onlyProblemOf(applyEdit(opened(), { type: 'removeLine', at: 3 })),
    { sent: '3', min: '0', max: '-1' },
  ],
  'a turn of the first edge': [
    onlyProblemOf(drawProfile([{ size: 20, turn: 90 }])),
    { expected: 'absent', sent: '90' },
  ],
  'a finish twice': [
    onlyProblemOf(
      drawProfile([{ size: 20 }, { size: 30 }], { endFinish: { type: 'FINISH_TYPE_FEATHER', size: 5 } }),
    ),
    { expected: 'absentBesideLastEdge', sent: 'object' },
  ],
  'a tax rate of 100': [
    onlyProblemOf(parseAccount({ currency: 'AUD', tax: { rate: '100' } })),
    { sent: '100', min: '0', max: '1', example: '"0.10"' },
  ],
  'a fraction as a number of bends': [
    onlyProblemOf(parseAccount({ currency: 'AUD', crushFoldBendCount: '1.5' })),
    { sent: '1.5', max: '0', expected: 'integer', example: '2' },
  ],
  'a minimum below zero': [
    onlyProblemOf(parseAccount({ currency: 'AUD', minimumLinealLengthMm: -1 })),
    { sent: '-1', min: '0', example: '300' },
  ],
  'an account without a currency': [onlyProblemOf(parseAccount({})), { example: '"AUD"' }],
  'a tax without a rate': [
    onlyProblemOf(parseAccount({ currency: 'AUD', tax: { code: 'GST' } })),
    { example: '"0.10"' },
  ],
  'a colour of a template without colours': [
    onlyProblemOf(
      priceQuote(request([flashing({ templateId: TEMPLATE, colour: 'Beige' })]), AUD, {
        flashingTemplate: () => ({ colours: [] }),
      }),
    ),
    { colour: 'Beige', available: [] },
  ],
}

/** The problem of each code, and then the others. */
export const REAL_PROBLEMS: readonly Problem[] = [
  ...problemCodes.map(({ code }) => problemOf(code)),
  ...Object.values(MORE).map(([problem]) => problem),
]
