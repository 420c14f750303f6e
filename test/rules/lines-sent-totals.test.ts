import { describe, expect, test } from 'vitest'
import { diagnose } from '../../src/entries/diagnose.js'
import { priceQuote } from '../../src/entries/index.js'
import {
  AUD,
  catalogueLine,
  component,
  flashing,
  kit,
  labour,
  LINEAL_METRES,
  lineProblems,
  money,
  NOT_DERIVING,
  onTheFly,
  quoted,
  request,
  SQUARE_METRES,
  totalOf,
  worth,
} from './requests.js'

/** Three pieces at $11.23 less 10%, for which the formula gives 30.321. */
const CAPS = { quantity: '3', unitPrice: money('11.23'), discount: '10' }
const capsAt = (total: string) => ({ ...CAPS, totalPrice: money(total) })

/** Kinds of line and accounts for which given totals are compared. */
const COMPARED = [
  ['on_the_fly', 'on', onTheFly, AUD],
  ['on_the_fly', 'off', onTheFly, NOT_DERIVING],
  ['labour', 'on', labour, AUD],
  ['labour', 'off', labour, NOT_DERIVING],
  ['catalogue', 'on', catalogueLine, AUD],
] as const

function detailsOf(line: unknown, account = AUD): object | undefined {
  const result = priceQuote(request([line]), account)
  if (result.ok) throw new Error('the total was accepted')
  return result.problems[0]?.details
}

describe('L7: a given total', () => {
  describe.each(COMPARED)(
    'L7: a total given on a line of kind %s with derivation %s',
    (kind, _, line, account) => {
      test.each(['30.32', '30.324', '30.324999', '30.315', '30.321'])('is accepted if it is $%s', (total) => {
        expect(totalOf(line(capsAt(total)), account)).toEqual(money('30.32'))
      })

      test.each(['30.325', '30.314999', '30.33', '30.31', '33.69', '0.00', '-30.32'])(
        'is refused if it is $%s',
        (total) => {
          expect(lineProblems(line(capsAt(total)), account)).toEqual([
            ['total_price_mismatch', `lines[0].${kind}.pricing.total_price`],
          ])
        },
      )
    },
  )

  describe('the details of a wrong total, with the unit price before and after rounding by L1,', () => {
    // 1000 × 0.894 = 894.00, but 1000 × 0.89404 = 894.04
    const bolts = { quantity: '1000', unitPrice: money('0.89404'), totalPrice: money('894.04') }
    const rounding = { unitPriceSent: '894040', unitPriceRounded: '894000' }

    test.each(COMPARED)('appear on a line of kind %s with derivation %s', (_, __, line, account) => {
      expect(detailsOf(line(bolts), account)).toMatchObject({ ...rounding, expected: '894000000' })
    })

    test.each([
      ['with a strategy given as a number', { pricingStrategy: 1 }],
      ['with a strategy given by name', { pricingStrategy: 'PRICING_STRATEGY_BASIC_QUANTITIES' }],
      ['with a price below zero', { unitPrice: money('-0.89404') }],
      ['with a discount', { discount: '10' }],
    ])('appear on a line %s', (_, more) => {
      const names = Object.keys(detailsOf(onTheFly({ ...bolts, ...more })) ?? {})
      expect(names).toEqual(expect.arrayContaining(['unitPriceSent', 'unitPriceRounded']))
    })

    test('appear on a measured line, with another way to compute the total', () => {
      const gutter = { pricingStrategy: LINEAL_METRES, measurements: [{ length: '1000' }] }
      const details = detailsOf(onTheFly({ ...bolts, ...gutter, totalPrice: money('890.00') }))
      expect(details).toMatchObject({ ...rounding, policy: 'unit-price-to-cents' })
    })

    test('are absent if L1 leaves the price unchanged, or the request has no price', () => {
      const details = [
        detailsOf(onTheFly({ ...bolts, unitPrice: money('0.8940') })),
        detailsOf(catalogueLine({ quantity: '2', cost: money('8.00'), markup: '33.33333', totalPrice: {} })),
      ]
      for (const one of details) expect(one).not.toHaveProperty('unitPriceSent')
    })
  })

  describe('the details of a wrong total, with another way to compute it,', () => {
    const policyOf = (pricing: object, account = AUD) => {
      const { policy, otherFormula } = {
        policy: undefined,
        otherFormula: undefined,
        ...detailsOf(onTheFly(pricing), account),
      }
      return [policy, otherFormula]
    }
    const sheets = {
      unitPrice: money('11.23'),
      discount: '7.5',
      pricingStrategy: LINEAL_METRES,
      measurements: [{ length: '12' }],
    }

    test('name the rounding of 10.38775 if 12 m at $11.23 less 7.5% are $124.68, not $124.65', () => {
      expect(totalOf(onTheFly(sheets))).toEqual(money('124.65'))
      expect(detailsOf(onTheFly({ ...sheets, totalPrice: money('124.68') }))).toEqual({
        sent: '124680000',
        expected: '124650000',
        formula: '12 × 11.23 × (1 - 7.5%) = 124.653',
        policy: 'discounted-unit-price-to-cents',
        otherFormula: '12 × 10.39 = 124.68',
      })
    })

    test('name no policy for a total with a fraction of a cent, which no policy gives', () => {
      expect(policyOf({ ...sheets, totalPrice: money('124.68') })[0]).toBe('discounted-unit-price-to-cents')
      for (const total of ['124.681', '124.6801', '124.680001', '124.679999'])
        expect(policyOf({ ...sheets, totalPrice: money(total) })).toEqual([undefined, undefined])
    })

    test('name a policy for whole cents, however large the total', () => {
      const screws = { quantity: '1000000000', unitPrice: money('9.335') }
      expect(policyOf({ ...screws, totalPrice: money('9340000000.00') })).toEqual([
        'unit-price-to-cents',
        '1000000000 × 9.34 = 9340000000',
      ])
      for (const total of ['9340000000.004', '9340000000.00001', '9340000000.000001'])
        expect(policyOf({ ...screws, totalPrice: money(total) })).toEqual([undefined, undefined])
    })

    // Worked by hand: the total by L3, and the total by the other policy.
    test.each([
      // 23 × 6.476 = 148.948; × 0.9 = 134.0532, but 148.95 × 0.9 = 134.055
      ['23', '6.476', '10', '134.05', '134.06', 'discount-of-rounded-amount', '148.95 × (1 - 10%) = 134.055'],
      // 17 × 1.3385 = 22.7545; × 0.9 = 20.47905, but 2.27545 of discount is rounded to 2.28
      ['17', '1.3385', '10', '20.48', '20.47', 'discount-rounded-alone', '22.75 - 2.28 = 20.47'],
      // 23 × 2.651 × 0.925 = 56.400025, but 23 × 2.65 × 0.925 = 56.37875
      ['23', '2.651', '7.5', '56.40', '56.38', 'unit-price-to-cents', '23 × 2.65 × (1 - 7.5%) = 56.37875'],
      ['250', '4.335', '0', '1083.75', '1085.00', 'unit-price-to-cents', '250 × 4.34 = 1085'],
      ['3', '11.23', '10', '30.32', '33.69', 'discount-left-out', '3 × 11.23 = 33.69'],
      // 23 × 7.376 × 0.95 = 161.1656, but 7.376 × 0.95 = 7.0072 and 23 × 7.01 = 161.23
      ['23', '7.376', '5', '161.17', '161.23', 'discounted-unit-price-to-cents', '23 × 7.01 = 161.23'],
      [
        '-23',
        '6.476',
        '10',
        '-134.05',
        '-134.06',
        'discount-of-rounded-amount',
        '-148.95 × (1 - 10%) = -134.055',
      ],
    ])(
      'explain that %s at $%s less %s % are $%s, and $%s by %s',
      (quantity, price, discount, ours, sent, policy, formula) => {
        const pricing = { quantity, unitPrice: money(price), discount }
        expect(totalOf(onTheFly(pricing))).toEqual(money(ours))
        expect(policyOf({ ...pricing, totalPrice: money(sent) })).toEqual([policy, formula])
      },
    )

    test('name the rounding of each piece', () => {
      const pieces = {
        unitPrice: money('7.77'),
        pricingStrategy: LINEAL_METRES,
        measurements: [{ length: '1.333', amount: '3' }],
      }
      // 3.999 × 7.77 = 31.07223. One piece is 10.35741. The measure rounded to 4.00 would also give 31.08.
      expect(totalOf(onTheFly(pieces))).toEqual(money('31.07'))
      expect(policyOf({ ...pieces, totalPrice: money('31.08') })).toEqual([
        'measure-to-hundredths',
        '4 × 7.77 = 31.08',
      ])
      const more = { ...pieces, measurements: [{ length: '1.333', amount: '30' }, { length: '2' }] }
      // 41.99 × 7.77 = 326.2623, but 30 × 10.36 + 15.54 = 326.34
      expect(policyOf({ ...more, totalPrice: money('326.34') })).toEqual([
        'pieces-to-cents',
        '30 × 10.36 + 1 × 15.54 = 326.34',
      ])
    })

    test('name the rounding of a measure, and the omission of a minimum length', () => {
      const area = {
        unitPrice: money('12.50'),
        pricingStrategy: SQUARE_METRES,
        measurements: [{ length: '2.4', width: '0.762', amount: '1' }],
      }
      // 1.8288 × 12.50 = 22.86, but 1.83 × 12.50 = 22.875
      expect(policyOf({ ...area, totalPrice: money('22.88') })).toEqual([
        'measure-to-hundredths',
        '1.83 × 12.5 = 22.875',
      ])
      const short = { ...sheets, discount: '0', measurements: [{ length: '0.3', amount: '2' }] }
      const account = { ...AUD, minimumLinealLengthMm: 1000 }
      // 2 m with the minimum of 1 m per piece, but 0.6 m without it, which give 6.738
      expect(policyOf({ ...short, totalPrice: money('6.74') }, account)).toEqual([
        'minimum-left-out',
        '0.6 × 11.23 = 6.738',
      ])
    })

    test('name the rounding of the discounted price for an area', () => {
      const area = { pricingStrategy: SQUARE_METRES, measurements: [{ length: '4', width: '3' }] }
      expect(policyOf({ ...sheets, ...area, totalPrice: money('124.68') })).toEqual([
        'discounted-unit-price-to-cents',
        '12 × 10.39 = 124.68',
      ])
    })

    test('list at most three sizes of pieces in a formula', () => {
      const sizes = ['1.333', '1.334', '1.336', '1.337'].map((length) => ({ length, amount: '30' }))
      const pieces = { ...sheets, discount: '0', measurements: sizes }
      // Pieces are 14.96959, 14.98082, 15.00328 and 15.01451. 30 × (14.97 + 14.98 + 15.00 + 15.01) = 1798.80,
      // not 1799.046.
      expect(policyOf({ ...pieces, totalPrice: money('1798.80') })).toEqual([
        'pieces-to-cents',
        '30 × 14.97 + 30 × 14.98 + 30 × 15 + … = 1798.8',
      ])
    })

    // Worked out by hand: the total by L3, and the total by the other policy.
    test.each([
      // 0.89404 → 0.8940, × 1000; with all of its decimals 894.04.
      [{ quantity: '1000', unitPrice: money('0.89404') }, '894.00', '894.04', 'unit-price-not-rounded'],
      // 1.00496 → 1.0050, × 100; rounded to cents directly, 1.00.
      [{ quantity: '100', unitPrice: money('1.00496') }, '100.50', '100.00', 'unit-price-to-cents'],
      // 1000 × 1.2345 × 0.875 = 1080.1875; 1.0801875 → 1.0802.
      [
        { quantity: '1000', unitPrice: money('1.2345'), discount: '12.5' },
        '1080.19',
        '1080.20',
        'discounted-unit-price-to-four-decimals',
      ],
      // 0.3333 × 100 = 33.33; 0.33 × 100.
      [{ quantity: '0.3333', unitPrice: money('100') }, '33.33', '33.00', 'quantity-to-hundredths'],
      // (19.95 − 15.30) ÷ 15.30 = 30.39%; 15.30 × 1.3039 = 19.94967 → 19.9497.
      [
        { quantity: '100', unitPrice: money('19.95'), cost: money('15.30') },
        '1995.00',
        '1994.97',
        'markup-to-two-decimals',
      ],
      // 1.005 → 1.01; the even cent is 1.00.
      [{ quantity: '1', unitPrice: money('1.005') }, '1.01', '1.00', 'half-even'],
      // 1.015 → 1.02, which is even; half down it is 1.01.
      [{ quantity: '1', unitPrice: money('1.015') }, '1.02', '1.01', 'half-down'],
      // 3 × 1.2345 = 3.7035 → 3.70 as well; 3 × 1.2360 = 3.708 → 3.71, or 3.70 without its parts of a cent.
      [{ quantity: '3', unitPrice: money('1.236') }, '3.71', '3.70', 'truncated'],
    ])('explain that %j is $%s, and $%s by %s', (pricing, ours, sent, policy) => {
      expect(totalOf(onTheFly(pricing))).toEqual(money(ours))
      expect(policyOf({ ...pricing, totalPrice: money(sent) })[0]).toBe(policy)
    })

    test('name the rounding of a measure to one decimal, and an unrounded price from cost and markup', () => {
      // 1.8288 × 12.50 = 22.86, but 1.8 × 12.50 = 22.50
      const area = {
        unitPrice: money('12.50'),
        pricingStrategy: SQUARE_METRES,
        measurements: [{ length: '2.4', width: '0.762', amount: '1' }],
      }
      expect(policyOf({ ...area, totalPrice: money('22.50') })[0]).toBe('measure-to-tenths')
      // 7.77 × 1.33333 = 10.3599741 → 10.3600, × 1000; not rounded 10359.97.
      const made = { quantity: '1000', cost: money('7.77'), markup: '33.333', totalPrice: money('10359.97') }
      // A policy about prices from markups says more than a policy about all prices.
      expect(detailsOf(catalogueLine(made))).toHaveProperty('policy', 'marked-up-price-not-rounded')
    })

    // Each worked by hand: the total of the other system, and the policy.
    test.each([
      // 1.00496 → 1.0050 → 1.01.
      ['101.00', 'unit-price-rounded-twice', { quantity: '100', unitPrice: money('1.00496') }],
      // 2.33 × 60.00, and 2 × 60.00, of 2.339.
      ['139.80', 'quantity-cut-to-hundredths', { quantity: '2.339', unitPrice: money('60') }],
      ['120.00', 'quantity-to-whole', { quantity: '2.339', unitPrice: money('60') }],
      // 2 × 60.00 of 2.7.
      ['120.00', 'quantity-cut-to-whole', { quantity: '2.7', unitPrice: money('60') }],
      // −2.33 × 60.00: a credit is cut towards zero.
      ['-139.80', 'quantity-cut-to-hundredths', { quantity: '-2.339', unitPrice: money('60') }],
      // 0.33 × 101.11 = 33.3663.
      ['33.37', 'quantity-to-hundredths', { quantity: '0.3335', unitPrice: money('101.11') }],
      // 2.4 × 0.762 = 1.8288 → 1.83; × 12.50 = 22.875.
      [
        '22.88',
        'measure-to-hundredths',
        {
          unitPrice: money('12.50'),
          pricingStrategy: SQUARE_METRES,
          measurements: [{ length: '2.4', width: '0.762' }],
        },
      ],
      // 0.75 × 0.9 = 0.675 → 0.68, × 4.
      ['2.72', 'discounted-unit-price-to-cents', { quantity: '4', unitPrice: money('0.75'), discount: '10' }],
      // 4 × 37.25 × 0.8 × 0.9.
      ['107.28', 'line-discounts-in-turn', { quantity: '4', unitPrice: money('37.25'), discount: '30' }],
      // 1.019 → 1.01, × 100; rounded it is 1.02.
      ['101.00', 'unit-price-cut-to-cents', { quantity: '100', unitPrice: money('1.019') }],
      // 12.37 → 12.35, and 12.00; 12.38 → 12.40.
      ['12.35', 'lines-to-five-cents', { quantity: '1', unitPrice: money('12.37') }],
      // 2.10 × 0.75 = 1.575. Discounts in turn come last: 2.10 × 0.85 × 0.9 = 1.6065 is 1.61, 2.10 × 0.8 × 0.95 = 1.596 is 1.60.
      ['1.60', 'lines-to-five-cents', { quantity: '1', unitPrice: money('2.10'), discount: '25' }],
      ['12.40', 'lines-to-five-cents', { quantity: '2', unitPrice: money('6.19') }],
      ['12.00', 'lines-to-whole', { quantity: '1', unitPrice: money('12.37') }],
      // −1.005 → −1.01, but −1.00 towards zero.
      ['-1.00', 'half-even', { quantity: '-1', unitPrice: money('1.005') }],
      // −1.015 → −1.02, which is even.
      ['-1.01', 'half-down', { quantity: '-1', unitPrice: money('1.015') }],
      // 2 × 1.24 + 2.34 = 4.82; the exact sum is 4.81.
      [
        '48.20',
        'sizes-to-hundredths',
        {
          unitPrice: money('10'),
          pricingStrategy: LINEAL_METRES,
          measurements: [
            { amount: '2', length: '1.236' },
            { amount: '1', length: '2.338' },
          ],
        },
      ],
    ])('explain a total of $%s by %s', (totalPrice, policy, pricing) => {
      expect(policyOf({ ...pricing, totalPrice: money(totalPrice) })[0]).toBe(policy)
    })

    test('show two percentages in turn in the formula', () => {
      const sold = { quantity: '1', unitPrice: money('100'), discount: '25', totalPrice: money('76') }
      expect(policyOf(sold)[1]).toBe('1 × 100 × (1 - 20%) × (1 - 5%) = 76')
    })

    // The larger part is a common percentage: 100 × 0.9 × 0.98 for 12 %, and 100 × 0.95 × 0.99 for 6 %.
    test.each([
      ['12', '88.20', ['10', '2']],
      ['6', '94.05', ['5', '1']],
      ['25', '76.00', ['20', '5']],
    ])('split a discount of %s % as diagnosis does', (discount, total, parts) => {
      const sold = { quantity: '1', unitPrice: money('100'), discount }
      const percentages = parts.map((part) => `(1 - ${part}%)`).join(' × ')
      expect(policyOf({ ...sold, totalPrice: money(total) })[1]).toContain(percentages)
      const diagnosis = diagnose(
        [{ request: request([onTheFly(sold)]), figures: { total: money(total) } }],
        AUD,
      )
      if (!diagnosis.ok) throw new Error('the request can be priced')
      const splits = diagnosis.value.explanations.flatMap(({ lineDiscounts = [] }) => lineDiscounts)
      expect(splits).toContainEqual({ discount, inTurn: parts })
    })

    test('are absent if no policy gives the total', () => {
      expect(policyOf({ ...sheets, totalPrice: money('124.69') })).toEqual([undefined, undefined])
    })

    test('name a separately rounded discount before another rule for ties', () => {
      // 0.945: half even, half down, truncated and a rounded discount all make 0.94.
      const tie = { quantity: '1', unitPrice: money('1.26'), discount: '25' }
      const alone = 'discount-rounded-alone'
      expect(policyOf({ ...tie, totalPrice: money('0.94') })).toEqual([alone, '1.26 - 0.32 = 0.94'])
      expect(policyOf({ ...tie, quantity: '-1', totalPrice: money('-0.94') })[0]).toBe(alone)
    })

    test('name no policy if the unit price is the largest amount', () => {
      const widest = { amountMicros: '9223372036854775807', currency: 'AUD' }
      const sliver = { ...sheets, unitPrice: widest, discount: '0', measurements: [{ length: '0.001' }] }
      const details = detailsOf(onTheFly({ ...sliver, totalPrice: money('1.00') }))
      expect(details).toHaveProperty('expected', '9223372036850000')
      expect(details).not.toHaveProperty('policy')
    })
  })

  test('is compared with a total from cost and markup if the unit price is missing', () => {
    const pricing = { quantity: '2', cost: money('8.00'), markup: '40' }
    expect(lineProblems(catalogueLine({ ...pricing, totalPrice: money('22.41') }))).toHaveLength(1)
  })

  test('is not compared on a catalogue line with derivation off, and reads back to the cent', () => {
    expect(totalOf(catalogueLine(capsAt('33.69')), NOT_DERIVING)).toEqual(money('33.69'))
    expect(totalOf(catalogueLine(capsAt('33.685')), NOT_DERIVING)).toEqual(money('33.69'))
    expect(totalOf(catalogueLine(capsAt('-33.685')), NOT_DERIVING)).toEqual(money('-33.69'))
    expect(totalOf(catalogueLine({ ...CAPS, totalPrice: {} }), NOT_DERIVING)).toEqual(money('0.00'))
  })
})

describe('L14: a kept total', () => {
  test.each([
    ['0.005', '0.01'],
    ['-0.0049', '0.00'],
  ])('reads back as $%s on a flashing, and adds $%s', (totalPrice, counted) => {
    const read = quoted(request([flashing({ totalPrice: money(totalPrice) })]))
    expect(read.lines[0]?.flashing?.totalPrice).toEqual(money(totalPrice))
    expect(read.subtotal).toEqual(money(counted))
  })

  test.each([
    ['without a currency', { amountMicros: '5000000' }],
    ['with only a currency', { currency: 'NZD' }],
    ['with zeros in front', { amountMicros: '0005000000', currency: 'AUD' }],
    ['as a negative zero', { amountMicros: '-0' }],
  ])('%s reads back unchanged', (_, totalPrice) => {
    const read = quoted(
      request([
        kit({ pricing: { totalPrice }, components: [component({ totalPrice })] }),
        flashing({ totalPrice }),
      ]),
    )
    expect(read.lines[0]?.productKit?.pricing.totalPrice).toEqual(totalPrice)
    expect(read.lines[0]?.productKit?.components?.[0]?.pricing?.totalPrice).toEqual(totalPrice)
    expect(read.lines[1]?.flashing?.totalPrice).toEqual(totalPrice)
  })
})

describe('L15: the discount of a line', () => {
  const discountOf = (line: unknown, account = AUD) => quoted(request([line]), account).discountAmount

  test.each([undefined, '0', '0.00'])('is $0.00 for a discount of %j', (discount) => {
    expect(discountOf(worth('11.235', { quantity: '3', discount }))).toEqual(money('0.00'))
  })
})
