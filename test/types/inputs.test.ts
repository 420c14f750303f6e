/**
 * Types of inputs and results. Most of these tests only need to compile. `@ts-expect-error` is itself an
 * error if the next line compiles.
 */
import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  drawProfile,
  flashingLength,
  lineTotal,
  measureFlashing,
  priceLine,
  priceLines,
  priceQuote,
  type Account,
  type AccountInput,
  type Adjustment,
  type AdjustmentInput,
  type CatalogueLineInput,
  type ComponentPricing,
  type DrawnProfile,
  type FlashingDrawing,
  type FlashingDrawingInput,
  type FlashingLineInput,
  type KitComponent,
  type KitComponentInput,
  type KitPricing,
  type LinePricing,
  type LinePricingInput,
  type Money,
  type MoneyInput,
  type PricedMoney,
  type PricedQuote,
  type ProductKitLineInput,
  type QuoteRequestInput,
  type SalesLine,
  type SalesLineInput,
  type SubKit,
  type SubKitInput,
} from '../../src/entries/index.js'
import type { DocumentEdit } from '../../src/engine/open-documents/edit.js'
import type { ReadonlyInput } from '../../src/wire/object.js'

const AUD: AccountInput = { currency: 'AUD' }

describe('an input', () => {
  test('can be filled field by field and then priced', () => {
    const pricing: LinePricingInput = {}
    pricing.quantity = '3'
    const price: MoneyInput = {}
    price.amountMicros = '12500000'
    pricing.unitPrice = price
    const total = lineTotal(pricing, AUD)
    expect(total.ok && total.value.total.amountMicros).toBe('37500000')

    const catalogue: CatalogueLineInput = {}
    catalogue.productId = 'prod_1'
    catalogue.pricing = pricing
    const lines: SalesLineInput[] = []
    lines.push({ catalogue })
    const adjustment: AdjustmentInput = {}
    adjustment.type = 'ADJUSTMENT_TYPE_SURCHARGE'
    adjustment.amount = { amountMicros: '500000' }
    const account: AccountInput = { currency: 'AUD' }
    account.minimumLinealLengthMm = 300
    const priced = priceLines(lines, [adjustment], account)
    expect(priced.ok && priced.value.total.amountMicros).toBe('38000000')

    const request: QuoteRequestInput = { customerId: 'cust_1' }
    request.lines = lines
    request.deliveryAddress = { street: 'Banksia Street' }
    const quote = priceQuote(request, account)
    expect(quote.ok && quote.value.subtotal.amountMicros).toBe('37500000')
  })

  test('can be filled list by list and then priced', () => {
    const request: QuoteRequestInput = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }
    request.lines = []
    const pricing: LinePricingInput = {
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
      unitPrice: { amountMicros: '10000000' },
    }
    pricing.measurements = [{ length: '2.4', amount: '3' }]
    pricing.measurements.push({ length: '1' })
    request.lines.push({ onTheFly: { productName: 'Sheets', pricing } })
    const flashing: FlashingLineInput = { subitems: [] }
    flashing.subitems?.push({ amount: 2, length: 1000 })
    const drawn = drawProfile([{ size: 100 }, { size: 150, turn: 90 }])
    if (!drawn.ok) throw new Error('the profile was refused')
    flashing.drawing = drawn.value
    flashing.otherSides = []
    flashing.otherSides.push(drawn.value)
    flashing.unitPrice = { amountMicros: '20000000' }
    const kit: ProductKitLineInput = { components: [], subKits: [] }
    kit.components?.push({ pricing: { measurements: [] } })
    kit.subKits?.push({ components: [] })
    request.adjustments ??= []
    request.adjustments.push({ type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: { amountMicros: '500000' } })
    const quote = priceQuote(request, AUD)
    expect(quote.ok && quote.value.total.amountMicros).toBe('82500000') // (3 × 2.4 + 1) × 10.00 + 0.50
    // @ts-expect-error: a string is not a line
    request.lines.push('line')
    // @ts-expect-error: a number is not a size of a measurement
    pricing.measurements.push({ length: 1 })
    void kit
  })

  test('may be read-only', () => {
    const pricing = {
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
      measurements: [{ length: '2.4', amount: '3' }, { length: '1' }],
      unitPrice: { amountMicros: '10000000' },
    } as const
    const lines = [{ onTheFly: { pricing } }, { flashing: { subitems: [{ amount: 1 }] } }] as const
    const totals = priceLines(lines.slice(0, 1), [], AUD)
    expect(totals.ok && totals.value.total.amountMicros).toBe('82000000')
    const again = totals.ok ? priceLines(totals.value.lines, [], AUD) : totals
    expect(again.ok && again.value.total.amountMicros).toBe('82000000')
    const total = lineTotal(Object.freeze(pricing), AUD)
    expect(total.ok && total.value.total.amountMicros).toBe('82000000')
    const line = priceLine(lines[0], AUD)
    expect(line.ok && line.value.contribution.total).toBe(8200)
    void (() => [priceLine(lines[1], AUD), flashingLength(lines[1].flashing, AUD)])
    const edit = { type: 'replaceLine', at: 0, line: lines[0] } as const
    expectTypeOf(edit).toExtend<DocumentEdit>()
    // @ts-expect-error: a field is misspelt
    void (() => priceLine({ onTheFly: { pricing: { quantty: '1' } } }, AUD))
    // @ts-expect-error: a line has only one kind
    void (() => priceLine({ notes: {}, labour: {} }, AUD))
    const write = (view: ReadonlyInput<QuoteRequestInput>, built: QuoteRequestInput): void => {
      // @ts-expect-error: a view is read-only
      view.customerId = 'cust_1'
      // @ts-expect-error: a list of a view is read-only
      view.lines?.push({ notes: {} })
      // @ts-expect-error: a read-only list is not a writable list
      built.lines = view.lines
      expectTypeOf(built).toExtend<typeof view>()
    }
    void write
  })

  test('may have null or undefined for an absent field (N2)', () => {
    const pricing: LinePricingInput = {
      quantity: '1',
      discount: null,
      cost: undefined,
      unitPrice: { currency: null },
    }
    const line: SalesLineInput = { labour: { productName: null, pricing }, notes: null, flashing: undefined }
    const priced = priceLines([line], [], { currency: 'AUD', tax: null })
    expect(priced.ok && priced.value.lines[0]?.labour?.pricing.quantity).toBe('1')
    // @ts-expect-error: a required field cannot be null
    const request: QuoteRequestInput = { customerId: null }
    // @ts-expect-error: an element of a list cannot be null
    const lines: SalesLineInput[] = [null]
    void [request, lines]
  })

  test('may have numbers instead of some names (V4)', () => {
    const pricing: LinePricingInput = { pricingStrategy: 2 }
    const drawing: FlashingDrawingInput = { side: 1, points: { a: { finish: { type: 3 } } } }
    // @ts-expect-error: adjustment types have no numbers
    const adjustment: AdjustmentInput = { type: 1 }
    void [pricing, drawing, adjustment]
  })

  test('refuses a misspelt field, even where other fields are kept', () => {
    // @ts-expect-error: the field is quantity
    const pricing: LinePricingInput = { quantty: '1' }
    // @ts-expect-error: the field is unitPrice
    const onTheFly: SalesLineInput = { onTheFly: { pricing: { unitPirce: {} } } }
    // @ts-expect-error: the field is productName, on a line that keeps unknown fields
    const labour: SalesLineInput = { labour: { prodcutName: 'Install' } }
    // @ts-expect-error: the field is percentage
    const adjustment: AdjustmentInput = { type: 'ADJUSTMENT_TYPE_DISCOUNT', percent: '10' }
    // @ts-expect-error: the field is components
    const kit: SalesLineInput = { productKit: { component: [] } }
    // @ts-expect-error: the field is reference
    const request: QuoteRequestInput = { customerId: 'cust_1', refrence: 'RQ-1' }
    // @ts-expect-error: the field is taxRounding
    const account: AccountInput = { currency: 'AUD', taxRouding: 'line' }
    // @ts-expect-error: a quote has no status
    const quote: QuoteRequestInput = { customerId: 'cust_1', statusId: 'status_1' }
    void [pricing, onTheFly, labour, adjustment, kit, request, account, quote]
  })
})

describe('a result', () => {
  test('declares fields that are always present as required', () => {
    expectTypeOf<LinePricing['totalPrice']>().toEqualTypeOf<PricedMoney>()
    expectTypeOf<LinePricing['unitPrice']>().toEqualTypeOf<PricedMoney>()
    expectTypeOf<LinePricing['markupIsPercentage']>().toEqualTypeOf<boolean>()
    expectTypeOf<LinePricing['quantity']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<KitPricing['totalPrice']>().toEqualTypeOf<Money>()
    expectTypeOf<KitPricing['unitPrice']>().toEqualTypeOf<PricedMoney | undefined>()
    expectTypeOf<ComponentPricing['totalPrice']>().toEqualTypeOf<Money | undefined>()
    expectTypeOf<FlashingDrawing['side']>().not.toEqualTypeOf<FlashingDrawing['side'] | undefined>()
    const read = (line: SalesLine): string | undefined => line.onTheFly?.pricing.totalPrice.amountMicros
    void read
  })

  test('is a valid input, even after edits', () => {
    expectTypeOf<SalesLine>().toExtend<ReadonlyInput<SalesLineInput>>()
    expectTypeOf<LinePricing>().toExtend<ReadonlyInput<LinePricingInput>>()
    expectTypeOf<KitPricing>().toExtend<ReadonlyInput<LinePricingInput>>()
    expectTypeOf<ComponentPricing>().toExtend<ReadonlyInput<LinePricingInput>>()
    expectTypeOf<KitComponent>().toExtend<ReadonlyInput<KitComponentInput>>()
    expectTypeOf<SubKit>().toExtend<ReadonlyInput<SubKitInput>>()
    expectTypeOf<Adjustment>().toExtend<AdjustmentInput>()
    expectTypeOf<Money>().toExtend<MoneyInput>()
    expectTypeOf<PricedMoney>().toExtend<MoneyInput>()
    expectTypeOf<FlashingDrawing>().toExtend<FlashingDrawingInput>()
    expectTypeOf<DrawnProfile>().toExtend<FlashingDrawingInput>()
    expectTypeOf<Account>().toExtend<AccountInput>()
    expectTypeOf<PricedQuote>().toExtend<ReadonlyInput<QuoteRequestInput>>()

    const lines = [{ labour: { pricing: { quantity: '2', unitPrice: { amountMicros: '50000000' } } } }]
    const first = priceLines(lines, [], AUD)
    const line: ReadonlyInput<SalesLineInput> | undefined = first.ok ? first.value.lines[0] : undefined
    if (!line?.labour?.pricing) throw new Error('the line has no labour pricing')
    const pricing: ReadonlyInput<LinePricingInput> = {
      ...line.labour.pricing,
      quantity: '3',
      totalPrice: null,
      margin: null,
    }
    const again = priceLines([{ labour: { ...line.labour, pricing } }], [], AUD)
    expect(again.ok && again.value.total.amountMicros).toBe('150000000')
  })

  test('declares the fields of drawProfile as required', () => {
    const drawn = drawProfile([{ size: 100 }, { size: 150, turn: 90 }])
    if (!drawn.ok) throw new Error('the profile was refused')
    const { points, lines, angles, drawingNumber, isFreeDrawing } = drawn.value
    expect([Object.keys(points), lines.values?.['p1-p2']?.size, isFreeDrawing, drawingNumber]).toEqual([
      ['p1', 'p2', 'p3'],
      100,
      true,
      0,
    ])
    expect(angles.values?.['p2']?.angle).toBe(90)
    expect(measureFlashing({ drawing: drawn.value }, AUD).ok).toBe(true)
  })
})
