import { describe, expect, test } from 'vitest'
import { accountOf } from './account.js'
import { answerOfModel } from './documents.js'
import { withoutOrder } from './compared-answers.js'
import type { ProblemAt } from './notebook.js'
import { outOfOrder } from './order.js'
import { settingsProblems } from './settings.js'
import type { AccountJson, Json, LineJson, PieceJson, RequestJson } from './wire.js'

const CUSTOMER = 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3'
const dollar = (amount: number) => ({ amountMicros: String(amount * 1_000_000), currency: 'AUD' })

interface Asked extends Partial<RequestJson> {
  readonly settings?: Partial<AccountJson>
  readonly kind?: 'quote' | 'order'
}

function answer({ settings, kind = 'quote', ...request }: Asked) {
  const account = accountOf({ currency: 'AUD', ...settings })
  return answerOfModel({ customerId: CUSTOMER, lines: [], ...request }, kind, account)
}

const problems = (asked: Asked): readonly string[] => withoutOrder(answer(asked).problems)

function document(asked: Asked): Json {
  const { document, problems } = answer(asked)
  if (!document) throw new Error(JSON.stringify(problems))
  return document
}

const lineOf = (asked: Asked): Json => (document(asked)['lines'] as readonly [Json])[0]

const priced = (more: Json = {}) => ({ quantity: '1', unitPrice: dollar(10), ...more })
const lineal = (more: Json = {}) => ({
  pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
  totalPrice: dollar(10),
  ...more,
})
const part = (more: Json) => ({ productType: 'PRODUCT_TYPE_ON_THE_FLY', ...more })
const kit = (more: Json): { readonly lines: readonly LineJson[] } => ({
  lines: [{ productKit: { productName: 'Kit', ...more } }],
})
const two: readonly PieceJson[] = [{ length: '2' }]
const three: readonly PieceJson[] = [{ length: '3' }]

/**
 * Tests the reference model with documents computed by hand, so that the model can be trusted if the engine disagrees
 * with it.
 */
describe('the reference model', () => {
  test('L5: reports only a missing unit price for a line without pricing', () => {
    const lines = [
      { onTheFly: { productName: 'a' } },
      { catalogue: { productId: 'prod_1', pricing: null } },
      { labour: {} },
    ]
    for (const derivationEnabled of [true, false])
      expect(problems({ lines, settings: { derivationEnabled } })).toEqual([
        'lines[0].on_the_fly.pricing.unit_price: unit_price_required',
        'lines[1].catalogue.pricing.unit_price: unit_price_required',
        'lines[2].labour.pricing.unit_price: unit_price_required',
      ])
  })

  test('K2, K3: requires totals of a standard level without pricing and of its parts if derivation is off', () => {
    const body = { components: [part({}), part({ productType: 'PRODUCT_TYPE_NOTES' })] }
    expect(problems({ ...kit(body), settings: { derivationEnabled: false } })).toEqual([
      'lines[0].product_kit.components[0].pricing.total_price: component_total_required',
      'lines[0].product_kit.pricing.total_price: total_price_required',
    ])
  })

  test('L10, L11: keeps markup and margin if the cost is zero, even if it is zero only after rounding', () => {
    const pricing = priced({ cost: { amountMicros: '49' }, markup: '5', margin: dollar(3) })
    const { labour } = lineOf({ lines: [{ labour: { pricing } }] })
    expect((labour as Json)['pricing']).toMatchObject({
      markup: '5',
      margin: dollar(3),
      cost: { amountMicros: '0' },
    })
    const without = lineOf({ lines: [{ labour: { pricing: priced({ cost: {} }) } }] })
    expect((without['labour'] as Json)['pricing']).not.toHaveProperty('margin')
  })

  test('K7, M7: keeps lists in their places, and adds a missing as-built list beside the measurements', () => {
    const components = [
      part({ measurements: two, pricing: lineal({ cost: dollar(1) }) }),
      part({
        measurements: two,
        pricing: lineal({ asBuiltMeasurements: three, measurements: [], cost: dollar(1) }),
      }),
    ]
    const line = lineOf(kit({ components }))['productKit'] as Json
    const [first, second] = line['components'] as readonly [Json, Json]
    expect(first).toMatchObject({ measurements: two, asBuiltMeasurements: two })
    expect(first['pricing']).not.toHaveProperty('measurements')
    expect(second).toMatchObject({ measurements: two, pricing: { asBuiltMeasurements: three } })
    expect(second).not.toHaveProperty('asBuiltMeasurements')
    expect(second['pricing']).not.toHaveProperty('measurements')
    expect(document(kit({ components }))['totalCost']).toEqual(dollar(5))
  })

  test('K7, M2: refuses a list in both places, and lists without a strategy that measures', () => {
    const body = {
      components: [
        part({ measurements: two, pricing: lineal({ measurements: two }) }),
        part({ measurements: two }),
      ],
      subKits: [{ asBuiltMeasurements: [{ length: '0' }], pricing: lineal({}) }],
      measurements: two,
    }
    expect(problems(kit(body))).toEqual([
      'lines[0].product_kit.components[0].measurements: measurements_ambiguous',
      'lines[0].product_kit.components[1].measurements: measurements_not_allowed',
      'lines[0].product_kit.components[1].pricing.total_price: component_total_required',
      'lines[0].product_kit.sub_kits[0].as_built_measurements[0].length: must_be_positive',
    ])
  })

  test('M8: drops unknown properties, or keeps them unchanged after the known keys', () => {
    const unknown = JSON.parse('{"__proto__": {"a": null}, "constructor": 5, "none": null}') as Json
    const dropped = lineOf({
      lines: [{ onTheFly: { ...unknown, productName: 'a', sumLengths: 1, pricing: priced() } }],
    })
    expect(Object.keys(dropped['onTheFly'] as Json)).toEqual(['productName', 'pricing'])
    const kept = lineOf({ lines: [{ labour: { ...unknown, sumLengths: 1, pricing: priced() } }] })
    expect(Object.keys(kept['labour'] as Json)).toEqual(['pricing', '__proto__', 'constructor', 'sumLengths'])
    expect(JSON.stringify(kept)).toContain('"__proto__":{"a":null}')
    const body = { components: [part({ sumLengths: '1', pricing: { totalPrice: {} } })], sumLengths: '1' }
    expect(problems(kit(body))).toEqual(['lines[0].product_kit.components[0].sum_lengths: legacy_field'])
  })

  test('M8: keeps 64 levels, but not 65', () => {
    const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))
    expect(document({ deliveryAddress: nested(64) })['deliveryAddress']).toEqual(nested(64))
    expect(problems({ lines: [{ notes: { crew: nested(65) } }] })).toEqual([
      'lines[0].notes.crew: invalid_type',
    ])
  })

  test('M8, V8: keeps the status of an order, addresses and custom fields, but not labels or the request id', () => {
    const request = {
      siteContact: 'Jo',
      statusId: 'open',
      address: 1,
      other: 1,
      labelIds: ['north'],
      requestId: '5b0c2f5e-8c0e-4a57-9a57-2f6b1c9d7e10',
      settings: { customFields: ['siteContact', 'constructor'] },
    }
    const keys = Object.keys(document({ ...request, kind: 'order' }))
    expect(keys.slice(0, 6)).toEqual([
      'customerId',
      'isSubmitted',
      'statusId',
      'siteContact',
      'address',
      'lines',
    ])
    expect(Object.keys(document(request)).slice(0, 4)).toEqual([
      'customerId',
      'isSubmitted',
      'siteContact',
      'address',
    ])
  })

  test('A2: reserves the names that documents use, and requires a currency', () => {
    expect(settingsProblems({ currency: '', customFields: ['crew', 'lines', '__proto__'] })).toEqual([
      { code: 'required', param: 'currency' },
      { code: 'reserved_name', param: 'custom_fields[1]' },
    ])
  })

  test('F9, F10: requires points in every drawing that is not deleted', () => {
    const flashing = {
      ...{ templateId: 'flashtpl_01hx5zq8k3v9m2n4p6r8t0w1y3', priceLevel: '', colour: 'a', thickness: '1' },
      ...{ bends: '1', totalGirth: '1', unitPrice: {}, subitems: 'any' },
      drawing: { isDeleted: true, drawingId: 'a', svgUrl: 'b' },
      otherSides: [{}, { points: {}, isDeleted: true }, { points: {}, isDeleted: false }],
    }
    expect(problems({ lines: [{ flashing }], isSubmitted: true })).toEqual([
      'lines[0].flashing.other_sides[0].points: required_when_submitted',
      'lines[0].flashing.other_sides[2].points: required_when_submitted',
    ])
    const line = lineOf({ lines: [{ flashing }] })['flashing'] as Json
    expect(line['subitems']).toBe('any')
    expect(line['drawing']).not.toHaveProperty('drawingId')
    expect(line['drawing']).not.toHaveProperty('svgUrl')
  })

  test('V4, V5: requires names for types of components and adjustments, and refuses ids of another kind', () => {
    const body = {
      kitId: 'prod_1',
      kitRowId: 'prod1_',
      components: [part({ productType: 1, pricing: lineal({}) })],
    }
    const adjustments = [{ type: 1, percentage: '5' }]
    const request = { ...kit(body), adjustments, statusId: 'order_1', labelIds: ['a', 'whdel_'] }
    const ofQuote = [
      'adjustments[0].type: unknown_enum_value',
      'label_ids[1]: wrong_id_kind',
      'lines[0].product_kit.components[0].product_type: unknown_enum_value',
      'lines[0].product_kit.kit_id: wrong_id_kind',
    ]
    expect(problems(request)).toEqual(ofQuote)
    expect(problems({ ...request, kind: 'order' })).toEqual([...ofQuote, 'status_id: wrong_id_kind'])
  })

  test('N2, N3: treats an empty currency as absent', () => {
    const empty = { amountMicros: '10000000', currency: '' }
    const components = [part({ pricing: { totalPrice: empty, unitPrice: empty, cost: empty } })]
    const line = lineOf(kit({ components }))['productKit'] as Json
    expect((line['components'] as readonly [Json])[0]['pricing']).toMatchObject({
      totalPrice: { amountMicros: '10000000' },
      unitPrice: dollar(10),
      cost: dollar(10),
    })
    expect(JSON.stringify(line)).not.toContain('"currency":""')
  })

  test('V1: orders problems as in the request, with missing fields last', () => {
    const request = { lines: [{ labour: { pricing: { cost: {}, quantity: '0' } } }, {}], customerId: null }
    const at = 'lines[0].labour.pricing'
    const code = 'any'
    const [quantity, cost, unitPrice, total] = ['quantity', 'cost', 'unit_price', 'total_price'].map(
      (field) => ({
        code,
        param: `${at}.${field}`,
      }),
    ) as [ProblemAt, ProblemAt, ProblemAt, ProblemAt]
    const [second, customer] = [
      { code, param: 'lines[1]' },
      { code, param: 'customer_id' },
    ]
    expect(outOfOrder([cost, quantity, unitPrice, total, second, customer], request)).toEqual([])
    expect(outOfOrder([quantity, cost], request)).toHaveLength(1)
    expect(outOfOrder([unitPrice, quantity], request)).toHaveLength(1)
    expect(outOfOrder([total, unitPrice], request)).toHaveLength(1)
    expect(outOfOrder([customer, second], request)).toHaveLength(1)
  })
})
