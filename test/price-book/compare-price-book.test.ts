import { describe, expect, test } from 'vitest'
import { priceQuote, type AccountInput } from '../../src/entries/index.js'
import { comparePriceBook } from '../../src/entries/price-book.js'
import { bookOf, money } from './books.js'

const AUD = { currency: 'AUD', tax: { rate: '0.10' }, minimumFlashingLengthMm: 600 }

const caps = (quantity: string) => ({
  onTheFly: { productName: 'Ridge cap', pricing: { quantity, unitPrice: money('11230000') } },
})
const sheets = {
  onTheFly: {
    productName: 'Corrugated',
    pricing: {
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
      unitPrice: money('19850000'),
      discount: '10',
      measurements: [{ length: '6', amount: '10' }],
    },
  },
}
const permit = {
  onTheFly: { productName: 'Permit', pricing: { quantity: '1', unitPrice: money('150000000') } },
}
const quote = (...lines: readonly object[]) => ({ customerId: 'cust_1', lines })

const BOOK = bookOf([
  { product: 'Ridge cap', unit: 'each', price: '11.95' },
  { product: 'Corrugated', unit: 'm', price: '19.35' },
  { product: 'Apron', unit: 'm', price: '15.00' },
])

async function reportOn(documents: readonly unknown[], book = BOOK, account: AccountInput = AUD) {
  const answer = await comparePriceBook(documents, book, '2027-01-01', account)
  if (!answer.ok) throw new Error('the account is right')
  return answer.value
}

describe('D8: a comparison of a new price book', () => {
  test('adds the differences up by product, the largest first', async () => {
    // Caps: 3 × (11.95 − 11.23) = 2.16 and 100 × 0.72 = 72.00. Sheets: 60 × 0.9 × (19.35 − 19.85) = −27.00.
    const report = await reportOn([quote(caps('3'), sheets), quote(caps('100'), permit), quote(permit)])
    expect(report.products).toEqual([
      // 103 × 11.23 = 1156.69 and 103 × 11.95 = 1230.85, each line rounded to the cent by itself.
      {
        product: 'Ridge cap',
        lines: 2,
        currency: 'AUD',
        documents: 2,
        before: '1156690000',
        after: '1230850000',
        net: '74160000',
      },
      // 60 × 19.85 × 0.9 = 1071.90 and 60 × 19.35 × 0.9 = 1044.90.
      {
        product: 'Corrugated',
        lines: 1,
        currency: 'AUD',
        documents: 1,
        before: '1071900000',
        after: '1044900000',
        net: '-27000000',
      },
    ])
    // Both permits have no entry.
    expect(report).toMatchObject({ date: '2027-01-01', documents: 3, changed: 2, lines: 5, linesInBook: 3 })
    expect(report.refused).toBe(0)
    // With tax: (33.69 + 1071.90) × 1.1 = 1216.149, so 1216.15; (1123 + 150) × 1.1 = 1400.30; 165.00; in all 2781.45.
    // After: (35.85 + 1044.90) × 1.1 = 1188.825, so 1188.83; (1195 + 150) × 1.1 = 1479.50; 165.00; in all 2833.33.
    expect(report.totals).toEqual([
      { currency: 'AUD', documents: 3, before: '2781450000', after: '2833330000', net: '51880000' },
    ])
  })

  test('counts a document once for a product that is on two of its lines', async () => {
    const report = await reportOn([quote(caps('3'), permit, caps('100')), quote(caps('1'))])
    // 2.16 + 72.00 + 0.72
    expect(report.products).toMatchObject([{ product: 'Ridge cap', lines: 3, documents: 2, net: '74880000' }])
  })

  test('counts documents that cannot be priced, and leaves them out of every sum', async () => {
    const report = await reportOn([quote(caps('ten')), 'no document', null])
    expect(report).toMatchObject({ documents: 3, changed: 0, refused: 3, totals: [], products: [] })
  })

  test('takes priced documents, whose totals follow the new prices', async () => {
    const sent: unknown = quote(caps('3'))
    const priced = priceQuote(sent, AUD)
    if (!priced.ok) throw new Error('the quote is right')
    const report = await reportOn([priced.value])
    expect(report.products).toMatchObject([{ product: 'Ridge cap', net: '2160000' }])
  })

  test('keeps prices that were agreed by hand', async () => {
    // A custom price per metre of 13.00 and a custom price of 250.00; another flashing has 14.35 × 6 m = 86.10.
    const apron = { productName: 'Apron', subitems: [{ amount: 2, length: 3000 }], drawing: {} }
    const agreed = { ...apron, customPricePerLength: money('13000000'), totalPrice: money('78000000') }
    const fixed = { ...apron, unitPrice: money('14350000'), customPrice: money('250000000') }
    const usual = { ...apron, unitPrice: money('14350000'), totalPrice: money('86100000') }
    const report = await reportOn([quote({ flashing: agreed }, { flashing: fixed }, { flashing: usual })])
    // 15.00 × 6 m = 90.00.
    expect(report.products).toMatchObject([
      { product: 'Apron', lines: 1, before: '86100000', after: '90000000', net: '3900000' },
    ])
  })

  test('counts totals with fractions of a cent to the cent, as the subtotal does (T1)', async () => {
    const apron = { productName: 'Apron', subitems: [{ amount: 2, length: 3000 }], drawing: {} }
    const sent = { ...apron, unitPrice: money('15184000'), totalPrice: money('91104000') }
    const same = { ...apron, unitPrice: money('15000700'), totalPrice: money('90004200') }
    const report = await reportOn([quote({ flashing: sent }, { flashing: same })])
    // 91.104 counts 91.10, and 90.0042 counts 90.00. 15.00 × 6 m = 90.00.
    expect(report.products).toMatchObject([
      { product: 'Apron', lines: 1, before: '91100000', after: '90000000', net: '-1100000' },
    ])
    expect(report.totals).toMatchObject([{ net: '-1210000' }]) // with 10% tax
  })

  test('lists products of the same difference by name', async () => {
    const named = (productName: string) => ({ onTheFly: { ...caps('1').onTheFly, productName } })
    const names = ['Barge', 'Apron', 'Valley', 'Cap']
    const dearer = bookOf(
      names.map((product) => ({ product, price: product === 'Valley' ? '9.00' : '12.00' })),
    )
    // 11.23 to 12.00 is 0.77 each, and 11.23 to 9.00 is 2.23.
    const { products } = await reportOn([quote(...names.map(named))], dearer)
    expect(products.map(({ product }) => product)).toEqual(['Valley', 'Apron', 'Barge', 'Cap'])
  })

  test('recomputes the total of a standard kit if it is the sum of its parts', async () => {
    const part = (total: string) => ({
      productType: 'PRODUCT_TYPE_ON_THE_FLY',
      productName: 'Ridge cap',
      pricing: { quantity: '2', unitPrice: money('11230000'), totalPrice: money(total) },
    })
    const kit = (total: string) => ({
      productKit: {
        productName: 'Ridge set',
        pricing: { totalPrice: money(total) },
        components: [part('22460000')],
      },
    })
    // 2 × 11.95 = 23.90. A total of 20.00 was agreed on, so it stays (K4).
    const report = await reportOn([quote(kit('22460000')), quote(kit('20000000'))])
    expect(report.products).toMatchObject([{ product: 'Ridge set', lines: 1, net: '1440000' }])
  })

  test.each([true, false])(
    'makes every figure again that a price changes, with derivation %s',
    async (on) => {
      const costed = bookOf([{ product: 'Ridge cap', price: '11.95', cost: '7.00' }])
      // 2 × 11.23 = 22.46. The cost is 2 × 6.00 = 12.00, the markup 5.23 ÷ 6 = 87.1667 %, and the margin 10.46.
      const sent = {
        quantity: '2',
        unitPrice: money('11230000'),
        cost: money('6000000'),
        markup: '87.1667',
        markupIsPercentage: true,
        margin: money('10460000'),
        totalPrice: money('22460000'),
      }
      const named = { productName: 'Ridge cap', pricing: sent }
      const own = { cost: money('12000000'), margin: money('10460000'), totalPrice: money('22460000') }
      const components = [{ productType: 'PRODUCT_TYPE_ON_THE_FLY', ...named }]
      const lines = [
        { onTheFly: named },
        { labour: named },
        { productKit: { productName: 'Set', pricing: own, components } },
        { productKit: { productName: 'Set', pricing: own, subKits: [{ pricing: own, components }] } },
      ]
      // Each total is 2 × 11.95 = 23.90 with the book.
      for (const line of lines) {
        const report = await reportOn([quote(line)], costed, { ...AUD, derivationEnabled: on })
        expect([line, report.refused, report.products[0]?.net]).toEqual([line, 0, '1440000'])
      }
    },
  )

  test('prices a document with its own settings, and adds up each currency by itself', async () => {
    const report = await reportOn([
      quote(caps('1')),
      { request: quote(caps('1')), account: { currency: 'NZD' } },
      { request: quote(caps('1')), account: { currency: 'dollars' } },
    ])
    expect(report.refused).toBe(1)
    expect(report.products.map(({ currency, net }) => [currency, net])).toEqual([
      ['AUD', '720000'],
      ['NZD', '720000'],
    ])
  })

  test('changes nothing with a book of the same prices', async () => {
    const same = bookOf([
      { product: 'Ridge cap', price: '11.23' },
      { product: 'Corrugated', price: '19.85' },
    ])
    expect(await reportOn([quote(caps('3'), sheets, permit)], same)).toMatchObject({
      changed: 0,
      products: [],
    })
  })

  test('reads documents one by one from a stream', async () => {
    async function* year() {
      for (let count = 0; count < 300; count++) yield await Promise.resolve(quote(caps('1')))
    }
    const answer = await comparePriceBook(year(), BOOK, '2027-01-01', AUD)
    if (!answer.ok) throw new Error('the account is right')
    expect(answer.value.products).toMatchObject([{ documents: 300, lines: 300, net: String(300 * 720_000) }])
  })
})
