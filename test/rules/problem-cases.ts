import { parseForm } from '../../src/entries/input.js'
import {
  flashingPriceFromTable,
  priceQuote,
  type AccountInput,
  type Catalogue,
  type PricingOptions,
  type Problem,
  type ProblemCode,
} from '../../src/entries/index.js'
import {
  AUD,
  catalogueLine,
  component,
  CUSTOM_FORMULA,
  flashing,
  kit,
  labour,
  LINEAL_METRES,
  money,
  NOT_DERIVING,
  onTheFly,
  part,
  request,
  SQUARE_METRES,
  TEMPLATE,
  worth,
  type Json,
} from './requests.js'

/** The request has exactly one problem, at `param`. */
export interface ProblemCase {
  readonly param: string
  readonly sent: Json
  readonly account?: AccountInput
  readonly catalogue?: Catalogue
  readonly options?: PricingOptions
  /** A form field with a typed text replaces the request. */
  readonly isOfForm?: true
  /** A flashing with its table of prices replaces the request. */
  readonly isOfTable?: true
}

const IN_AUSTRALIA = { locale: 'en-AU', currency: 'AUD' }

/** With `maxProblems`, leaves out the problems before `more_problems`. */
export function problemsOfCase(one: ProblemCase): readonly Problem[] {
  const { sent, account = AUD, catalogue, options, isOfTable, isOfForm } = one
  if (isOfForm === true) {
    const form = parseForm({ field: sent as never }, { field: String(sent['text']) }, IN_AUSTRALIA)
    return form.ok ? [] : form.problems
  }
  const result =
    isOfTable === true
      ? flashingPriceFromTable(sent['table'] as never, sent as never, account)
      : priceQuote(sent, account, catalogue, options)
  return result.ok ? [] : result.problems.slice(options?.maxProblems ?? 0)
}

const ofLine = (param: string, line: Json): ProblemCase => ({
  param: `lines[0].${param}`,
  sent: request([line]),
})

const measured = (pricingStrategy: string, entry: Json): Json =>
  onTheFly({ unitPrice: money('1.00'), pricingStrategy, measurements: [entry] })

const ofTable = (param: string, rows: readonly Json[], flashing: Json = {}): ProblemCase => ({
  param,
  sent: { table: { sheets: [{ rows }] }, girth: 250, bends: 2, ...flashing },
  isOfTable: true,
})

const priceRow = (fromMm: number, toMm: number, ...bends: readonly number[]): Json => ({
  fromMm,
  toMm,
  prices: bends.map((max) => ({ bends: max, price: money('11.40') })),
})

const deep = (depth: number): Json => (depth === 0 ? {} : { subKits: [deep(depth - 1)] })

const PRICED = { quantity: '3', unitPrice: money('11.23') }

/**
 * Each code has a request with this problem alone. Only the request of `more_problems` has two other problems, of
 * which the shortened list leaves out the second.
 */
export const PROBLEM_CASES: Readonly<Record<ProblemCode, ProblemCase>> = {
  customer_not_found: { param: 'customer_id', sent: request([]), catalogue: { customer: () => undefined } },
  product_not_found: {
    ...ofLine('catalogue.product_id', catalogueLine()),
    catalogue: { product: () => undefined },
  },
  product_row_not_found: {
    ...ofLine('catalogue.product_row_id', catalogueLine(undefined, { productRowId: 'row 2' })),
    catalogue: { product: () => ({ rows: [{ productRowId: 'row 1' }] }) },
  },
  row_price_not_found: {
    ...ofLine('catalogue.row_price_id', catalogueLine(undefined, { rowPriceId: 'rowprice_2' })),
    catalogue: { product: () => ({ rows: [{ productRowId: 'row 1', rowPriceIds: ['rowprice_1'] }] }) },
  },
  colour_not_available: {
    ...ofLine(
      'catalogue.params[0].value',
      catalogueLine(undefined, { params: [{ name: 'Colour', value: 'Beige' }] }),
    ),
    catalogue: { product: () => ({ colours: ['Monument'] }) },
  },
  kit_not_found: {
    ...ofLine('product_kit.kit_id', kit({ kitId: 'kit 2' })),
    catalogue: { kit: () => undefined },
  },
  template_not_found: {
    ...ofLine('flashing.template_id', flashing({ templateId: TEMPLATE })),
    catalogue: { flashingTemplate: () => undefined },
  },
  unreadable_text: {
    param: 'discount',
    sent: { path: ['discount'], kind: 'percent', text: 'ten' },
    isOfForm: true,
  },
  ambiguous_text: {
    param: 'unit_price',
    sent: { path: ['unitPrice'], kind: 'money', text: '1,234' },
    isOfForm: true,
  },
  more_problems: { param: '', sent: request([{}, {}]), options: { maxProblems: 1 } },
  required: { param: 'customer_id', sent: { lines: [] } },
  invalid_type: { param: 'lines', sent: request('none') },
  invalid_money: ofLine(
    'on_the_fly.pricing.unit_price.amount_micros',
    onTheFly({ ...PRICED, unitPrice: { amountMicros: 1 } }),
  ),
  invalid_currency: ofLine(
    'on_the_fly.pricing.unit_price.currency',
    onTheFly({ ...PRICED, unitPrice: { amountMicros: '1', currency: '$' } }),
  ),
  invalid_decimal: ofLine('on_the_fly.pricing.quantity', onTheFly({ ...PRICED, quantity: '1e3' })),
  too_many_decimals: ofLine('on_the_fly.pricing.quantity', onTheFly({ ...PRICED, quantity: '2.12345' })),
  out_of_range: ofLine('on_the_fly.pricing.discount', onTheFly({ ...PRICED, discount: '101' })),
  must_be_positive: ofLine(
    'on_the_fly.pricing.measurements[0].length',
    measured(LINEAL_METRES, { length: '0' }),
  ),
  unknown_enum_value: ofLine(
    'on_the_fly.pricing.pricing_strategy',
    onTheFly({ ...PRICED, pricingStrategy: 'PER_METRE' }),
  ),
  invalid_id: { param: 'request_id', sent: request([], { requestId: 'first' }) },
  wrong_id_kind: { param: 'customer_id', sent: request([], { customerId: 'quote_1' }) },
  line_kind_missing: { param: 'lines[0]', sent: request([{}]) },
  line_kind_ambiguous: { param: 'lines[0]', sent: request([{ ...labour(), ...onTheFly() }]) },
  measurements_not_allowed: ofLine(
    'on_the_fly.pricing.measurements',
    onTheFly({ ...PRICED, measurements: [{ length: '1' }] }),
  ),
  width_not_allowed: ofLine(
    'on_the_fly.pricing.measurements[0].width',
    measured(LINEAL_METRES, { length: '1', width: '1' }),
  ),
  width_required: ofLine(
    'on_the_fly.pricing.measurements[0].width',
    measured(SQUARE_METRES, { length: '1' }),
  ),
  legacy_field: ofLine('on_the_fly.pricing.sum_lengths', onTheFly({ ...PRICED, sumLengths: '6' })),
  measurements_ambiguous: ofLine(
    'product_kit.components[0].measurements',
    kit({
      components: [
        {
          ...component({
            pricingStrategy: LINEAL_METRES,
            totalPrice: money('1.00'),
            measurements: [{ length: '1' }],
          }),
          measurements: [{ length: '1' }],
        },
      ],
    }),
  ),
  total_price_required: ofLine(
    'on_the_fly.pricing.total_price',
    onTheFly({ ...PRICED, pricingStrategy: CUSTOM_FORMULA }),
  ),
  total_price_mismatch: ofLine(
    'on_the_fly.pricing.total_price',
    onTheFly({ ...PRICED, discount: '10', totalPrice: money('33.69') }),
  ),
  margin_mismatch: {
    ...ofLine(
      'on_the_fly.pricing.margin',
      worth('11.23', { totalPrice: money('11.23'), cost: money('7.00'), margin: money('4.24') }),
    ),
    account: NOT_DERIVING,
  },
  unit_price_required: ofLine('labour.pricing.unit_price', labour({ quantity: '3' })),
  zero_quantity: ofLine('labour.pricing.quantity', labour({ ...PRICED, quantity: '0' })),
  empty_measurements: ofLine(
    'labour.pricing.measurements',
    labour({ ...PRICED, pricingStrategy: LINEAL_METRES }),
  ),
  component_total_required: ofLine(
    'product_kit.components[1].pricing.total_price',
    kit({ components: [part('1.00'), component(PRICED)] }),
  ),
  reserved_name: {
    param: 'custom_fields[0]',
    sent: request([]),
    account: { currency: 'AUD', customFields: ['lines'] },
  },
  kit_too_deep: ofLine(`product_kit${'.sub_kits[0]'.repeat(17)}`, kit(deep(17))),
  drawing_required: ofLine('flashing.drawing', { flashing: {} }),
  duplicate_temp_id: ofLine(
    'flashing.other_sides[0].temp_id',
    flashing({ drawing: { tempId: 'a' }, otherSides: [{ tempId: 'a' }] }),
  ),
  drawing_too_large: ofLine(
    'flashing.drawing.points',
    flashing({ drawing: { points: { p1: { id: 'x'.repeat(15000) } } } }),
  ),
  not_ascending: ofTable('table.sheets[0].rows[0].prices[1].bends', [priceRow(0, 300, 2, 2)]),
  table_gap: ofTable('table.sheets[0].rows[1].from_mm', [priceRow(0, 200, 2), priceRow(201, 300, 2)]),
  table_overlap: ofTable('table.sheets[0].rows[1].from_mm', [priceRow(0, 200, 2), priceRow(190, 300, 2)]),
  not_in_table: ofTable('girth', [priceRow(0, 300, 2)], { girth: '300.5' }),
  required_when_submitted: {
    param: 'lines[0].flashing.bends',
    sent: request(
      [
        flashing({
          templateId: TEMPLATE,
          priceLevel: 'A',
          colour: 'Monument',
          thickness: '0.55',
          totalGirth: '310',
          unitPrice: money('14.35'),
          bends: '0',
          drawing: { points: { p1: { x: 0, y: 0 } } },
        }),
      ],
      { isSubmitted: true },
    ),
  },
  amount_out_of_range: ofLine('on_the_fly.pricing.total_price', worth('5000000000000.00', { quantity: '2' })),
  not_implemented: { param: 'company_name', sent: { companyName: 'Acme Roofing', lines: [] } },
}
