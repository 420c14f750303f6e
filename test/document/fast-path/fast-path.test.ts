/** Lines that the fast path prices, with their figures. The fast path leaves other lines to the engine. */
import { describe, expect, test } from 'vitest'
import { lookUpsOf, NO_LOOK_UPS, type LookUps } from '../../../src/engine/catalogue.js'
import { fastPathFor, type FastPath } from '../../../src/engine/fast/fast-path.js'
import { parsedAccount } from '../../engine-alone.js'
import { fastPathSettings } from '../../../src/engine/fast/fast-path-settings.js'

function fastPathWith(more: object = {}, catalogue: LookUps = NO_LOOK_UPS): FastPath {
  const account = parsedAccount({ currency: 'AUD', ...more })
  const fastPath = account && fastPathFor(account, catalogue)
  if (fastPath === undefined) throw new Error('the settings of a test are ordinary')
  return fastPath
}

/** Prices a line on the fast path. Returns undefined if the line is left to the engine. */
const priced = (line: unknown, more: object = {}) => fastPathWith(more).price(line)

const aud = (amountMicros: string) => ({ amountMicros, currency: 'AUD' })
const PRICE = { amountMicros: '12500000' }
const pricing = { quantity: '2', unitPrice: PRICE }
const PRICED = {
  quantity: '2',
  unitPrice: aud('12500000'),
  totalPrice: aud('25000000'),
  markupIsPercentage: true,
}

describe('each kind of line', () => {
  test('is priced without the engine', () => {
    expect(priced({ onTheFly: { productName: 'Sheet', pricing } })).toEqual({
      onTheFly: { productName: 'Sheet', pricing: PRICED },
    })
    expect(priced({ catalogue: { productId: 'prod_1', pricing } })).toEqual({
      catalogue: { productId: 'prod_1', pricing: PRICED },
    })
    expect(priced({ labour: { pricing } })).toEqual({ labour: { pricing: PRICED } })
    expect(priced({ notes: { text: 'At the back' } })).toEqual({ notes: { text: 'At the back' } })
    expect(priced({ notes: {} })).toEqual({ notes: {} })
  })

  test.each([
    ...[undefined, null, 5, 'labour', [], {}, { labour: null }, { labour: 5 }, { notes: { text: 5 } }],
    ...[
      { flashing: {} },
      { productKit: {} },
      { other: { pricing } },
      { labour: {} },
      { onTheFly: { pricing } },
    ],
    { labour: { pricing }, notes: {} },
  ])('is left to the engine: %j', (line) => {
    expect(priced(line)).toBeUndefined()
  })

  test('N2, V1: is priced despite absent, inherited or unknown fields', () => {
    const line = { labour: { pricing } }
    expect(priced({ notes: undefined, flashing: null, ...line, comment: 'x' })).toEqual({
      labour: { pricing: PRICED },
    })
    expect(priced(Object.assign(Object.create({ notes: {} }) as object, line))).toEqual({
      labour: { pricing: PRICED },
    })
    expect(priced(Object.create(line))).toBeUndefined()
  })

  test('V6: is priced for a catalogue product only if the catalogue has it', () => {
    const catalogue = lookUpsOf({ product: (id) => (id === 'prod_1' ? {} : undefined) })
    const inCatalogue = (productId: string) =>
      fastPathWith({}, catalogue).price({ catalogue: { productId, pricing } }) !== undefined
    expect([inCatalogue('prod_1'), inCatalogue('prod_2')]).toEqual([true, false])
  })
})

describe('N1, N3: money', () => {
  const unitPriceOf = (unitPrice: unknown) =>
    priced({ labour: { pricing: { quantity: '2', unitPrice } } })?.labour?.pricing.unitPrice

  test.each<[unknown, object]>([
    [{ amountMicros: '12500000' }, aud('12500000')],
    [{ amountMicros: '12500000', currency: 'AUD' }, aud('12500000')],
    [
      { amountMicros: '12500000', currency: 'NZD' },
      { amountMicros: '12500000', currency: 'NZD' },
    ],
    [{ amountMicros: '12500000', currency: null }, aud('12500000')],
    [{ amountMicros: '12500000', currency: undefined }, aud('12500000')],
    [
      { currency: 'NZD', other: 5, amountMicros: '0' },
      { amountMicros: '0', currency: 'NZD' },
    ],
    [Object.assign(Object.create({ currency: 'NZD' }) as object, PRICE), aud('12500000')],
  ])('%j is ordinary', (sent, answered) => {
    expect(unitPriceOf(sent)).toEqual(answered)
  })

  test.each([
    ...[undefined, null, 5, '12500000', [], {}, { amountMicros: null }, { currency: 'AUD' }],
    ...[
      { amountMicros: 12_500_000 },
      { amountMicros: '12.5' },
      { amountMicros: '55' },
      Object.create(PRICE) as object,
    ],
    ...[
      { ...PRICE, currency: 5 },
      { ...PRICE, currency: 'aud' },
      { ...PRICE, currency: '' },
    ],
  ])('%j is left to the engine', (sent) => {
    expect(unitPriceOf(sent)).toBeUndefined()
  })
})

describe('M3, M7: pieces', () => {
  const measured = (measurements: unknown, more: object = {}) =>
    priced({
      labour: {
        pricing: {
          unitPrice: PRICE,
          pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
          measurements,
          ...more,
        },
      },
    })?.labour?.pricing
  const SOLD = [{ length: '2', amount: '2' }, { length: '1.5' }]

  test('are added up, and serve as the as-built pieces by default', () => {
    // 5.5 m at 12.50 are 68.75.
    expect(measured(SOLD)).toEqual({
      unitPrice: aud('12500000'),
      totalPrice: aud('68750000'),
      markupIsPercentage: true,
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
      measurements: SOLD,
      asBuiltMeasurements: SOLD,
    })
    const asBuiltMeasurements = [{ length: '9' }]
    expect(measured(SOLD, { asBuiltMeasurements })).toMatchObject({ measurements: SOLD, asBuiltMeasurements })
    // At 1.00 per metre, 5.5 m cost 5.50 and 9 m cost 9.00. The second margin is 68.75 - 9.00.
    const cost = { amountMicros: '1000000' }
    expect(measured(SOLD, { cost })).toMatchObject({ markup: '1150', margin: aud('63250000') })
    expect(measured(SOLD, { cost, asBuiltMeasurements })).toMatchObject({ margin: aud('59750000') })
  })

  test.each([
    ...[null, 5, {}, [], [{}], [null], [{ length: '0' }], [{ length: 2 }], [{ length: '2', amount: '1.5' }]],
    ...[[{ length: '2' }, { width: '1' }], new Array(1), Object.assign(new Array(2), { 1: { length: '2' } })],
  ])('%j are left to the engine', (measurements) => {
    expect(measured(measurements)).toBeUndefined()
  })
})

describe('fields of an ordinary line without effect on figures', () => {
  test('are kept if they are valid', () => {
    const fastPath = fastPathWith()
    const line = (attributes: unknown) =>
      fastPath.price({ onTheFly: { productName: 'Sheet', attributes, pricing } })
    const attributes = [{ name: 'Profile', value: 'Five rib', isShown: true }]
    expect(line(attributes)?.onTheFly?.attributes).toEqual(attributes)
    expect(line([{ name: 5 }])).toBeUndefined()
    expect(line('x')).toBeUndefined()
    expect(line(attributes)?.onTheFly?.attributes).toEqual(attributes)
  })
})

describe('a document', () => {
  test('has the sums of its lines on the fast path', () => {
    const fastPath = fastPathWith({ tax: { rate: '0.1' } })
    fastPath.price({
      onTheFly: { productName: 'Sheet', pricing: { ...pricing, cost: { amountMicros: '10000000' } } },
    })
    fastPath.price({ labour: { pricing: { ...pricing, discount: '10', isTaxFree: true } } })
    fastPath.price({ labour: { pricing: { ...pricing, discount: '200' } } })
    fastPath.price({ catalogue: { productId: 'prod_1', pricing } })
    // 25.00 + 22.50 + 25.00.
    expect(fastPath.end()).toMatchObject({
      total: 7_250,
      taxable: 5_000,
      tax: 0,
      cost: 2_000,
      labour: 2_250,
      discount: 250,
    })
  })

  test('starts at zero after an earlier document', () => {
    const account = parsedAccount({ currency: 'NZD' })
    if (account === undefined) throw new Error('the settings of a test are right')
    const first = fastPathFor(account, NO_LOOK_UPS)
    first?.price({ labour: { pricing } })
    first?.end()
    const second = fastPathFor(account, NO_LOOK_UPS)
    expect(second).toBe(first)
    expect(fastPathFor(account, NO_LOOK_UPS)).not.toBe(second)
    expect(second?.price({ labour: { pricing } })?.labour?.pricing.totalPrice.currency).toBe('NZD')
    expect(second?.end()?.total).toBe(2_500)
    expect(second?.end()).toBeUndefined()
  })

  test('has no fast path if the settings leave all lines to the engine', () => {
    const account = parsedAccount({ currency: 'AUD', minimumLinealLengthMm: '0.01' })
    expect(account && [1, 2].map(() => fastPathFor(account, NO_LOOK_UPS))).toEqual([undefined, undefined])
  })
})

function settingsOf(more: object) {
  const account = parsedAccount({ currency: 'AUD', ...more })
  if (account === undefined) throw new Error('the settings of a test are right')
  return fastPathSettings(account)
}

describe('the settings of the fast path', () => {
  test('are plain numbers', () => {
    expect(settingsOf({})).toEqual({
      ...{ currency: 'AUD', derivationEnabled: true, minimum: 0, minimumFeet: 0 },
      ...{ rate: 0, rateDecimals: 0, isLineTax: false },
    })
    expect(
      settingsOf({ derivationEnabled: false, tax: { rate: '0.075' }, taxRounding: 'line' }),
    ).toMatchObject({ derivationEnabled: false, rate: 75, rateDecimals: 3, isLineTax: true })
  })

  test.each([
    // 1 m is 3.280840 ft; 0.3048 m is 1 ft; 0.1 mm is 0.000328 ft.
    [{ minimumLinealLengthMm: 1000 }, 10_000, 3_280_840],
    [{ minimumFlashingLengthMm: '304.8' }, 3_048, 1_000_000],
    [{ minimumLinealLengthMm: '0.1', minimumFlashingLengthMm: 1000 }, 1, 328],
    [{ minimumLinealLengthMm: '13.10' }, 131, 42_979],
  ])(
    'M4: express %j in ten-thousandths of a metre and millionths of a foot',
    (settings, minimum, minimumFeet) => {
      expect(settingsOf(settings)).toMatchObject({ minimum, minimumFeet })
    },
  )

  test('do not exist for a minimum of 0.01 mm, or a tax rate of twelve decimals above 0.1', () => {
    expect(settingsOf({ minimumLinealLengthMm: '0.01' })).toBeUndefined()
    expect(settingsOf({ tax: { rate: '0.100000000001' } })).toBeUndefined()
    expect(settingsOf({ tax: { rate: '0.099999999999' } })).toBeDefined()
  })
})
