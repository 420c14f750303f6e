/** Tests that a form computes the totals of a kit's parts, as the engine and `verifyQuote` expect them (K1 to K5). */
import { describe, expect, test } from 'vitest'
import { quoteForm } from '../../src/entries/form.js'
import { describeProblem, verifyQuote } from '../../src/entries/index.js'

const ACCOUNT = { currency: 'AUD', minimumLinealLengthMm: '1000' }
const price = (amountMicros: string) => ({ amountMicros })
const LABOUR = {
  productType: 'PRODUCT_TYPE_LABOUR',
  pricing: { quantity: '1.5', unitPrice: price('92000000') },
} as const
/** Two pieces of 0.4 m, each charged as 1 m (M4). */
const SHEET = {
  productType: 'PRODUCT_TYPE_ON_THE_FLY',
  pricing: {
    pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
    unitPrice: price('19990000'),
    discount: '5',
    measurements: [{ amount: '2', length: '0.4' }],
  },
} as const
const NOTE = { productType: 'PRODUCT_TYPE_NOTES', productName: 'Mind the fall.' } as const
const FIXED = {
  productType: 'PRODUCT_TYPE_ON_THE_FLY',
  pricing: { quantity: '1', unitPrice: price('10000000'), totalPrice: price('10000000') },
} as const
const KIT = {
  productName: 'Gutter kit',
  components: [LABOUR, NOTE],
  subKits: [{ components: [SHEET, FIXED] }],
}

const open = (line: object, account: object = ACCOUNT) =>
  quoteForm(
    { ...ACCOUNT, ...account },
    { locale: 'en-AU', draft: { header: { customerId: 'cust_1' }, rows: [{ kind: 'kit' }] } },
  ).setLine('row0', { line })

describe('K2, K3: the parts of a kit', () => {
  test.each([true, false])('get their totals where derivation is %s', (derivationEnabled) => {
    const form = open(KIT, { derivationEnabled })
    // 1.5 × 92.00 = 138.00; 2 m × 19.99 less 5 % = 37.981; 10.00.
    expect([form.messages, form.rows[0]?.totalText]).toEqual([[], '$185.98'])
    expect(form.request?.['lines']).toMatchObject([
      {
        productKit: {
          components: [{ pricing: { totalPrice: price('138000000') } }, NOTE],
          subKits: [{ components: [{ pricing: { totalPrice: price('37980000') } }, FIXED] }],
        },
      },
    ])
    expect(verifyQuote<unknown>(form.request, { ...ACCOUNT, derivationEnabled }).ok).toBe(true)
    // The row keeps the line as it was set.
    expect(form.rows[0]?.line).toEqual({ components: KIT.components, subKits: KIT.subKits })
  })

  test.each([
    ['a price', { ...LABOUR, pricing: { quantity: '2' } }],
    ['a quantity', { ...LABOUR, pricing: { unitPrice: price('92000000') } }],
    ['a readable quantity', { ...LABOUR, pricing: { ...LABOUR.pricing, quantity: 'two' } }],
    [
      'a total for their custom formula',
      { ...LABOUR, pricing: { ...LABOUR.pricing, pricingStrategy: 'PRICING_STRATEGY_CUSTOM_FORMULA' } },
    ],
    ['pricing', { productType: 'PRODUCT_TYPE_LABOUR' }],
    [
      'a total that fits',
      { ...LABOUR, pricing: { quantity: '99999999999', unitPrice: price('9000000000000') } },
    ],
  ])('have no total without %s', (_, part) => {
    const form = open({ ...KIT, components: [part] })
    expect([form.canSubmit, form.rows[0]?.total, form.messages.length]).toEqual([false, undefined, 1])
  })

  test.each([
    [{ quantity: '4' }, 'Gutter – Unit price: missing. Enter a value.', 'unitPrice'],
    [{ unitPrice: price('1') }, 'Gutter – Quantity is missing. Add it.', 'quantity'],
    [{ totalPrice: {} }, 'Gutter – Total: missing. Enter a value.', 'totalPrice'],
  ])('name the part and the field that is missing in %j', (pricing, text, field) => {
    const gutter = { productType: 'PRODUCT_TYPE_ON_THE_FLY', productName: 'Gutter', pricing }
    const path = ['productKit', 'subKits', 0, 'components', 1, 'pricing', field]
    const form = open({
      components: [LABOUR],
      subKits: [{ productName: 'Eaves', components: [NOTE, gutter] }],
    })
    expect(form.messages).toMatchObject([{ text, row: 'row0', path }])
    const german = form.withLocale({ locale: 'de-DE', describe: describeProblem })
    expect(german.messages[0]?.text).toMatch(/^Gutter – (Einzelpreis|Menge|Gesamtpreis)/)
  })

  test('get a total from pieces beside their pricing (K7)', () => {
    const { measurements, ...pricing } = SHEET.pricing
    const form = open({
      ...KIT,
      components: [],
      subKits: [{ components: [{ ...SHEET, measurements, pricing }] }],
    })
    // 2 m × 19.99 less 5 % = 37.981.
    expect([form.messages, form.rows[0]?.totalText]).toEqual([[], '$37.98'])
  })

  test('are named in the message of a problem that a server found', () => {
    const param = 'lines[0].product_kit.sub_kits[0].components[0].pricing.discount'
    const named = { ...SHEET, productName: 'Gutter' }
    const form = open({ ...KIT, subKits: [{ productName: 'Eaves', components: [named] }] })
    const details = { sent: '5', min: '0', max: '2' }
    const refused = form.refused([{ code: 'out_of_range', param, details }])
    expect(refused.messages.map(({ text }) => text)).toEqual(['Gutter – Discount: 5 must be from 0 to 2.'])
  })

  test.each([true, false])(
    'get totals below a level with its own price (K5): derivation %s',
    (derivationEnabled) => {
      const form = open(KIT, { derivationEnabled }).set('row0', 'price', '50')
      expect([form.messages, form.canSubmit, form.rows[0]?.totalText]).toEqual([[], true, '$50.00'])
      // 37.98 + 10.00. Components directly in the level need no totals.
      const ofSubKit = derivationEnabled
        ? {}
        : { pricing: { totalPrice: { ...price('47980000'), currency: 'AUD' } } }
      const sheet = { ...SHEET.pricing, totalPrice: { ...price('37980000'), currency: 'AUD' } }
      const subKit = { components: [{ ...SHEET, pricing: sheet }, FIXED], ...ofSubKit }
      const pricing = { totalPrice: { ...price('50000000'), currency: 'AUD' } }
      expect(form.request?.['lines']).toEqual([
        { productKit: { ...KIT, subKits: [subKit], customPricing: true, pricing } },
      ])
    },
  )

  test('stay without totals in a kit that has a price for them (K4, K5)', () => {
    const own = { ...KIT, subKits: [], customPricing: true, pricing: { totalPrice: price('50000000') } }
    expect(open(own).request?.['lines']).toEqual([{ productKit: own }])
    const sent = { ...KIT, components: [FIXED], subKits: [], pricing: { totalPrice: price('50000000') } }
    expect(open(sent).request?.['lines']).toEqual([{ productKit: sent }])
  })
})
