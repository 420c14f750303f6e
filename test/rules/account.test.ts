import { describe, expect, test } from 'vitest'
import {
  describeProblem,
  priceQuote,
  parseAccount,
  type AccountInput,
  type Catalogue,
} from '../../src/entries/index.js'
import {
  AUD,
  bare,
  catalogueLine,
  CUSTOMER,
  flashing,
  LINEAL_METRES,
  money,
  onTheFly,
  PRODUCT,
  problems,
  quoted,
  request,
  TEMPLATE,
  worth,
} from './requests.js'

function settingsFrom(json: unknown): unknown {
  const account = parseAccount(json)
  if (!account.ok) throw new Error('the settings were refused')
  return account.value
}

function settingsProblems(json: unknown): readonly (readonly [string, string])[] {
  const account = parseAccount(json)
  return account.ok ? [] : account.problems.map(({ code, param }) => [code, param])
}

describe('A1: parsed settings', () => {
  test('are deeply frozen', () => {
    const settings = settingsFrom({
      currency: 'AUD',
      tax: { rate: '0.1' },
      customFields: ['site'],
    }) as Readonly<Record<string, unknown>>
    const parts = [settings, ...Object.values(settings).filter((part) => typeof part === 'object')]
    expect(parts.length).toBeGreaterThanOrEqual(3)
    expect(parts.filter((part) => !Object.isFrozen(part))).toEqual([])
  })
})

const minimumsOf = (minimum: number | string) => ({
  currency: 'AUD',
  minimumLinealLengthMm: minimum,
  minimumFlashingLengthMm: minimum,
})

/** Charges one piece of 1 mm at a dollar per metre. */
function chargeOfShortPiece(account: AccountInput): unknown {
  const pricing = {
    unitPrice: money('1.00'),
    pricingStrategy: LINEAL_METRES,
    measurements: [{ length: '0.001' }],
  }
  return quoted(request([onTheFly(pricing)]), account).total
}

describe('A1: settings come with every call', () => {
  test('only the currency is required', () => {
    expect(settingsFrom({ currency: 'AUD' })).toEqual({
      currency: 'AUD',
      derivationEnabled: true,
      taxRounding: 'document',
    })
  })

  test('settings without a currency are refused', () => {
    expect(settingsProblems({})).toEqual([['required', 'currency']])
    expect(settingsProblems({ currency: null })).toEqual([['required', 'currency']])
  })

  test.each(['aud', 'AU', 'AUDD', '$', 36])('%j is not a currency', (currency) => {
    expect(settingsProblems({ currency })).toEqual([['invalid_currency', 'currency']])
  })

  test.each(['yes', 'true', 1, 0, {}])('derivation must be a boolean, not %j', (derivationEnabled) => {
    expect(settingsProblems({ currency: 'AUD', derivationEnabled })).toEqual([
      ['invalid_type', 'derivation_enabled'],
    ])
  })

  test.each([
    ['-0', '0.00'],
    ['0.10', '10.00'],
    ['0.000000000001', '0.00'],
    ['0.999999999999', '100.00'],
    ['1', '100.00'],
  ])('a tax rate of %s on $100.00 gives a tax of $%s', (rate, tax) => {
    expect(quoted(request([worth('100.00')]), { currency: 'AUD', tax: { rate } }).taxAmount).toEqual(
      money(tax),
    )
  })

  test.each(['-0.000000000001', '-1', '1.000000000001', '10'])('a tax rate of %s is out of range', (rate) => {
    expect(settingsProblems({ currency: 'AUD', tax: { rate } })).toEqual([['out_of_range', 'tax.rate']])
  })

  test.each([0.1, '10%', '.1', true])('a tax rate of %j is not a decimal', (rate) => {
    expect(settingsProblems({ currency: 'AUD', tax: { rate } })).toEqual([['invalid_decimal', 'tax.rate']])
  })

  test('a tax needs a rate', () => {
    expect(settingsProblems({ currency: 'AUD', tax: { code: 'GST' } })).toEqual([['required', 'tax.rate']])
    expect(settingsProblems({ currency: 'AUD', tax: {} })).toEqual([['required', 'tax.rate']])
  })

  test.each(['line', 'document'])('tax can be rounded by %s', (taxRounding) => {
    expect(settingsFrom({ currency: 'AUD', taxRounding })).toMatchObject({ taxRounding })
  })

  test.each(['lines', 'Document', 'toString', 1])('tax cannot be rounded by %j', (taxRounding) => {
    expect(settingsProblems({ currency: 'AUD', taxRounding })).toEqual([
      ['unknown_enum_value', 'tax_rounding'],
    ])
  })

  test.each([600, '600', '600.000', 6e2])('a minimum of %j mm is 0.6 m', (minimum) => {
    expect(chargeOfShortPiece(minimumsOf(minimum))).toEqual(money('0.60'))
  })

  test.each([0, '0', '-0'])('a minimum of %j mm has no effect', (minimum) => {
    expect(chargeOfShortPiece(minimumsOf(minimum))).toEqual(money('0.00'))
  })

  test('a minimum of 0.1 or 0.145 as a JSON number is exact', () => {
    const pricing = { unitPrice: money('1000000.00'), pricingStrategy: LINEAL_METRES }
    const line = onTheFly({ ...pricing, measurements: [{ length: '0.0001', amount: '3' }] })
    // 3 × 0.1 mm is 0.0003 m. In binary, 0.1 + 0.1 + 0.1 is slightly more than 0.3.
    expect(quoted(request([line]), minimumsOf(0.1)).total).toEqual(money('300.00'))
    expect(quoted(request([line]), minimumsOf(0.145)).total).toEqual(money('435.00'))
  })

  test.each(['minimumLinealLengthMm', 'minimumFlashingLengthMm', 'longestPieceMm', 'crushFoldBendCount'])(
    '%s must not be negative',
    (setting) => {
      const param = setting.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
      expect(settingsProblems({ currency: 'AUD', [setting]: -1 })).toEqual([['out_of_range', param]])
      expect(settingsProblems({ currency: 'AUD', [setting]: '-0.001' })).toContainEqual([
        'out_of_range',
        param,
      ])
      expect(settingsProblems({ currency: 'AUD', [setting]: '1e3' })).toEqual([['invalid_decimal', param]])
      expect(settingsProblems({ currency: 'AUD', [setting]: 0 })).toEqual([])
    },
  )

  test.each([0, 1, 2, '3', '3.0'])('a crush fold may take %j bends', (crushFoldBendCount) => {
    expect(settingsProblems({ currency: 'AUD', crushFoldBendCount })).toEqual([])
  })

  test.each([1.5, '1.5'])('a crush fold does not take %j bends', (crushFoldBendCount) => {
    const found = settingsProblems({ currency: 'AUD', crushFoldBendCount })
    expect(found.map(([, param]) => param)).toEqual(['crush_fold_bend_count'])
  })

  test.each([
    [['tax'], '10 %'],
    [['tax'], []],
    [['tax', 'rate'], 0.1],
    [['tax', 'rate'], '10%'],
    [['tax', 'rate'], '10'],
    [['minimumLinealLengthMm'], '300mm'],
    [['minimumLinealLengthMm'], -300],
    [['minimumFlashingLengthMm'], {}],
    [['longestPieceMm'], '15m'],
    [['crushFoldBendCount'], 1.5],
    [['crushFoldBendCount'], -1],
    [['crushFoldBendCount'], 'two'],
    [[], ['AUD']],
  ])('the example that the problem at %j offers for %j is accepted', (path, wrong) => {
    const withThere = (value: unknown): unknown =>
      path.reduceRight<unknown>(
        (inner, name) => (name === path[0] ? { currency: 'AUD', [name]: inner } : { [name]: inner }),
        value,
      )
    const refused = parseAccount(withThere(wrong))
    const [problem, ...others] = refused.ok ? [] : refused.problems
    expect(others).toEqual([])
    if (problem === undefined || !('example' in problem.details)) throw new Error('no example is offered')
    const { example = '' } = problem.details
    expect(settingsProblems(withThere(JSON.parse(example)))).toEqual([])
    expect(problem.message).toContain(example)
    expect(describeProblem(problem, 'en')).toBe(problem.message)
    expect(describeProblem(problem, 'de')).toContain(example)
  })

  test.each([
    [{ derivationEnabled: true }, (currency: unknown) => ({ derivationEnabled: true, currency })],
    [{ currency: null }, (currency: unknown) => ({ currency })],
    [{ currency: 'AUD', tax: {} }, (rate: unknown) => ({ currency: 'AUD', tax: { rate } })],
    [{ currency: 'AUD', tax: { rate: '' } }, (rate: unknown) => ({ currency: 'AUD', tax: { rate } })],
  ])('the example for the field missing from %j is accepted', (lacking, completed) => {
    const refused = parseAccount(lacking)
    const [problem, ...others] = refused.ok ? [] : refused.problems
    expect(others).toEqual([])
    if (problem?.code !== 'required') throw new Error('nothing is missing')
    const { example } = problem.details
    if (example === undefined) throw new Error('no example is offered')
    expect(settingsProblems(completed(JSON.parse(example)))).toEqual([])
    expect(problem.message).toContain(example)
    expect(describeProblem(problem, 'de')).toContain(example)
  })

  test('a missing field of a request has no example', () => {
    const priced = priceQuote({ lines: [] } as unknown, AUD)
    expect(priced.ok ? [] : priced.problems.map(({ code, details }) => [code, details])).toEqual([
      ['required', {}],
    ])
  })

  test('a wrong tax rate has an example, and a wrong tax code does not', () => {
    const refused = parseAccount({ currency: 'AUD', tax: { code: 5, rate: true } })
    const found = refused.ok ? [] : refused.problems.map(({ details }) => 'example' in details)
    expect(found).toEqual([false, true])
  })

  test('no state is kept between calls', () => {
    const sent = request([onTheFly({ quantity: '1', unitPrice: bare('10.00') })])
    const taxed = { currency: 'NZD', tax: { rate: '0.15' } }
    const first = quoted(sent, AUD)
    expect(quoted(sent, taxed).total).toEqual(money('11.50', 'NZD'))
    expect(quoted(sent, AUD)).toEqual(first)
  })

  test('settings changed between calls are used as changed', () => {
    const sent = request([onTheFly({ quantity: '1', unitPrice: bare('10.00') })])
    const settings = { currency: 'AUD' }
    expect(quoted(sent, settings).total).toEqual(money('10.00', 'AUD'))
    settings.currency = 'NZD'
    expect(quoted(sent, settings).total).toEqual(money('10.00', 'NZD'))
  })

  test('parsed settings stay the same when the raw settings change', () => {
    const settings = { currency: 'AUD', tax: { rate: '0.10' } }
    const account = parseAccount(settings)
    settings.tax.rate = '0.50'
    settings.currency = 'NZD'
    if (!account.ok) throw new Error('the settings were refused')
    expect(quoted(request([worth('10.00')]), account.value).total).toEqual(money('11.00'))
  })

  test('parsed settings give the same figures as raw ones', () => {
    const settings = { ...minimumsOf('300'), tax: { rate: '0.10', code: 'GST', jurisdiction: 'AU' } }
    const sent = request([worth('10.00'), flashing({ totalPrice: money('1.00') })])
    expect(quoted(sent, settingsFrom(settings) as AccountInput)).toEqual(quoted(sent, settings))
  })
})

describe('A2: wrong settings', () => {
  test.each([[null], [undefined], ['AUD'], [1], [['AUD']]])('have a wrong type if they are %j', (json) => {
    expect(settingsProblems(json)).toEqual([['invalid_type', '']])
  })

  test('are not searched for again once settings are parsed', () => {
    let readings = 0
    const settings = {
      get currency() {
        readings += 1
        return 'AUD'
      },
    }
    const account = parseAccount(settings)
    if (!account.ok) throw new Error('the settings were refused')
    expect(readings).toBe(1)
    for (const price of ['1.00', '2.00'])
      expect(quoted(request([worth(price)]), account.value).total).toEqual(money(price))
    expect(readings).toBe(1)
  })
})

describe('A3: the catalogue is a set of look-ups', () => {
  const sent = request([
    catalogueLine(undefined, { productRowId: 'row 1', rowPriceId: 'rowprice_1' }),
    flashing({ templateId: TEMPLATE }),
  ])

  test('the engine passes ids to the look-ups', () => {
    const asked: string[] = []
    const catalogue: Catalogue = {
      customer: (id) => asked.push(id),
      product: (id) => {
        asked.push(id)
        return {}
      },
      flashingTemplate: (id) => {
        asked.push(id)
        return {}
      },
    }
    expect(problems(sent, AUD, catalogue)).toEqual([])
    expect([...new Set(asked)].sort()).toEqual([CUSTOMER, PRODUCT, TEMPLATE].sort())
  })

  test('the engine calls the look-ups again for each document', () => {
    const products = new Map([[PRODUCT, {}]])
    const catalogue: Catalogue = { product: (id) => products.get(id) }
    const one = request([catalogueLine()])
    expect(problems(one, AUD, catalogue)).toEqual([])
    products.clear()
    expect(problems(one, AUD, catalogue)).toEqual([['product_not_found', 'lines[0].catalogue.product_id']])
  })
})
