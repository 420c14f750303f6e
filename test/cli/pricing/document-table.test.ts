import { describe, expect, it } from 'vitest'
import type { AdjustmentInput, FlashingLineInput, SalesLineInput } from '../../../src/entries/index.js'
import { linesWith } from '../lines-with.js'
import { runWith } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'

const folder = temporaryFolder()

const customerId = 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3'
const settings = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' }, minimumLinealLengthMm: 300 }

interface Request {
  readonly reference?: string
  readonly lines?: readonly SalesLineInput[]
  readonly adjustments?: readonly AdjustmentInput[]
}

/** Returns the table of a document, as wide as the terminal. */
async function tableOf(
  request: Request,
  width = 80,
  accountSettings: object = settings,
  kind: 'quote' | 'order' = 'quote',
): Promise<string> {
  const account = folder.write('account.json', accountSettings)
  const { exitCode, stdout } = await runWith(['price', '--kind', kind, '--account', account], {
    ...{ input: JSON.stringify({ customerId, ...request }), columns: width, env: { NO_COLOR: '1' } },
  })
  expect(exitCode).toBe(0)
  // The heading and the table. Advice follows below.
  const [heading, table = ''] = stdout.split('\n\n')
  return `${heading ?? ''}\n\n${table.trimEnd()}\n`
}

function money(amountMicros: string): { readonly amountMicros: string } {
  return { amountMicros }
}

const hour = { quantity: '1', unitPrice: money('100000000') }

describe('the table of a document', () => {
  it('shows 500 characters of a string, with an ellipsis for the rest', async () => {
    const named = (letters: number) => tableOf({ lines: [{ notes: { text: 'ü'.repeat(letters) } }] })
    const whole = await named(500)
    expect(whole.match(/[ü…]/g)).toHaveLength(500)
    expect(whole).not.toContain('…')
    // A pair of UTF-16 units is one character.
    const table = await tableOf({ lines: [{ notes: { text: '😀'.repeat(600) } }] })
    expect(table.match(/😀/gu)).toHaveLength(500)
    // Longer strings are cut first, because the layout would take minutes.
    const long = await named(1_000_000)
    expect(long.match(/ü/g)).toHaveLength(500)
    expect(long.match(/…/g)).toHaveLength(1)
  })

  it('shows the measurements of a kit part from inside and outside its pricing (K7)', async () => {
    const pricing = {
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
      totalPrice: money('10000000'),
    } as const
    const part = { productType: 'PRODUCT_TYPE_ON_THE_FLY', productName: 'Gutter' } as const
    const kitOf = (component: object): SalesLineInput => ({
      productKit: { components: [{ ...part, ...component }] },
    })
    const outside = kitOf({ measurements: [{ length: '2', amount: '3' }], pricing })
    const inside = kitOf({ pricing: { ...pricing, measurements: [{ length: '2', amount: '3' }] } })
    expect(await tableOf({ lines: [outside] })).toContain('3 × 2 m')
    expect(await tableOf({ lines: [outside] })).toBe(await tableOf({ lines: [inside] }))
  })

  it.each([5, 'all', { a: 1 }, [1, null], [{ amount: 2, length: 2400 }, 'y'], [{ amount: 2 }, []]])(
    'ignores an unreadable cut list (F6): %j',
    async (sent) => {
      const subitems = sent as FlashingLineInput['subitems'] & object
      const flashing = { productName: 'Apron', drawing: {}, totalPrice: money('5000000') }
      expect(await tableOf({ lines: [{ flashing: { ...flashing, subitems } }] })).toBe(
        await tableOf({ lines: [{ flashing }] }),
      )
    },
  )

  it.each([
    [{ totalPrice: money('90000000') }, 'Barge 30.00 90.00'],
    [{ totalPrice: money('90000000'), customPrice: money('75000000') }, 'Barge 30.00 75.00'],
    [{ totalPrice: money('90000000'), customPricePerLength: money('25000000') }, 'Barge 25.00 90.00'],
    [{ customPrice: {} }, 'Barge 30.00 0.00'],
    [{}, 'Barge 30.00'],
  ])('shows the charged amount of a flashing (F1): %j', async (prices, line) => {
    const flashing = { productName: 'Barge', unitPrice: money('30000000'), drawing: {}, ...prices }
    expect(linesWith(await tableOf({ lines: [{ flashing }] }), 'Barge')).toEqual([`1 ${line}`])
  })

  it.each([
    ['as sent, if the cut list has the same length', { totalLength: '5.55' }, '5.55 m', ''],
    ['as charged, next to the length as sent', { totalLength: '5.25' }, '5.55 m', '5.25 m charged as 5.55 m'],
    ['as charged, without a length in the request', {}, '5.55 m', ''],
    [
      'as charged, next to the length of the cut list',
      { totalLength: '20' },
      '5.55 m',
      '5.25 m charged as 5.55 m',
    ],
    [
      'as charged, if the total agrees',
      { totalLength: '5.250', unitPrice: money('20000000'), totalPrice: money('111000000') },
      '5.55 m',
      '5.25 m charged as 5.55 m',
    ],
  ])('shows the length of a flashing %s (F6)', async (_name, sent, quantity, detail) => {
    const subitems = [
      { amount: 2, length: 2400 },
      { amount: 3, length: 150 },
    ]
    const flashing = { productName: 'Barge', subitems, drawing: {}, ...sent }
    const table = await tableOf({ lines: [{ flashing }] }, 80, {
      currency: 'AUD',
      minimumFlashingLengthMm: 250,
    })
    expect(linesWith(table, 'Barge')[0]).toContain(`1 Barge ${quantity}`)
    expect(linesWith(table, 'flashing')).toEqual([detail === '' ? 'flashing' : `flashing · ${detail}`])
    expect(linesWith(table, 'mm')).toEqual(['2 × 2400 mm, 3 × 150 mm (charged as 250)'])
  })

  it('shows the length of a flashing as sent if its total does not match the cut list (F1)', async () => {
    const flashing = {
      productName: 'Barge',
      totalLength: '5.25',
      unitPrice: money('20000000'),
      totalPrice: money('105000000'),
      subitems: [{ amount: 35, length: 150 }],
      drawing: {},
    }
    const table = await tableOf({ lines: [{ flashing }] }, 80, {
      currency: 'AUD',
      minimumFlashingLengthMm: 250,
    })
    expect(linesWith(table, 'Barge')).toEqual(['1 Barge 5.25 m 20.00 105.00'])
    expect(linesWith(table, '150')).toEqual(['35 × 150 mm'])
  })

  it('shows one bend, and no raised length if the cut list is charged as ordered (F6)', async () => {
    const subitems = [
      { amount: 2, length: 5000 },
      { amount: 1, length: 1e-7 },
    ]
    const flashing = { productName: 'Barge', totalLength: '20', bends: '1', subitems, drawing: {} }
    const table = await tableOf({ lines: [{ flashing }] }, 80, { currency: 'AUD' })
    expect(linesWith(table, 'flashing')).toEqual(['flashing · 1 bend'])
    expect(linesWith(table, 'mm')).toEqual(['2 × 5000 mm, 1 × 0.0000001 mm'])
  })

  it('shows a cut list that exceeds the range of lengths as sent', async () => {
    const flashing = {
      totalLength: '7',
      subitems: [{ amount: 1e300, length: 1 }, { amount: null, length: 5 }, {}],
      drawing: {},
    }
    const table = await tableOf({ lines: [{ flashing }] })
    expect(linesWith(table, '7 m')).toEqual(['1 Flashing 7 m'])
    expect(linesWith(table, 'mm')).toEqual(['1e+300 × 1 mm, 0 × 5 mm, 0 × 0 mm'])
  })

  it.each([
    ['lineal feet', 'PRICING_STRATEGY_LINEAL_FEET', [{ length: '8', amount: '2' }], '16 ft', '2 × 8 ft'],
    [
      'square metres',
      'PRICING_STRATEGY_SQUARE_METRES',
      [{ length: '15', width: '1.2', amount: '9' }],
      '162 m²',
      '9 × 15 × 1.2 m',
    ],
    ['square feet', 'PRICING_STRATEGY_SQUARE_FEET', [{ length: '2', width: '3' }], '6 ft²', '1 × 2 × 3 ft'],
  ] as const)(
    'shows the measure in its unit, and the pieces (M3): %s',
    async (_name, pricingStrategy, measurements, measure, pieces) => {
      const pricing = { unitPrice: money('1000000'), pricingStrategy, measurements: [...measurements] }
      const table = await tableOf({ lines: [{ labour: { pricing } }] })
      expect(linesWith(table, 'Labour ')[0]).toContain(measure)
      expect(linesWith(table, pieces)).toEqual([pieces])
    },
  )

  it('shows each adjustment with its amount (T2)', async () => {
    const table = await tableOf({
      lines: [{ labour: { pricing: { ...hour, unitPrice: money('333330000') } } }],
      adjustments: [
        { type: 'ADJUSTMENT_TYPE_DISCOUNT', name: 'Trade', percentage: '7.50' },
        { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '1' },
        { type: 'ADJUSTMENT_TYPE_SURCHARGE', name: 'Fuel', percentage: '2.5' },
        { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: money('10005000'), isTaxFree: true },
      ],
    })
    expect(linesWith(table, 'Trade')).toEqual(['Trade, 7.5% -25.00'])
    expect(linesWith(table, 'Discount,')).toEqual(['Discount, 1% -3.33'])
    expect(linesWith(table, 'Fuel')).toEqual(['Fuel, 2.5% 8.33'])
    expect(linesWith(table, 'Surcharge')).toEqual(['Surcharge 10.01 free'])
    expect(linesWith(table, 'Subtotal')).toEqual(['Subtotal 333.33'])
  })

  it('distinguishes discounts of lines from discounts of the document (T9)', async () => {
    const lines = [{ labour: { pricing: { ...hour, discount: '10' } } }]
    const adjustments: readonly AdjustmentInput[] = [
      { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' },
      { type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: money('5000000') },
      { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: money('7000000') },
    ]
    // 10% of 100.00 on the line; 10% of the remaining 90.00, and 5.00, on the document.
    const all = 'Discounts, of lines and of the document'
    const table = await tableOf({ lines, adjustments })
    expect(linesWith(table, 'of lines')).toEqual([`${all} 24.00`, 'of lines 10.00'])
    expect(linesWith(table, 'of the document')).toEqual([`${all} 24.00`, 'of the document 14.00'])
    expect(linesWith(await tableOf({ lines }), 'of lines')).toEqual([`${all} 10.00`])
    expect(linesWith(await tableOf({ adjustments }), 'of lines')).toEqual([`${all} 5.00`])
  })

  it('keeps all digits of amounts beyond a safe integer', async () => {
    const pricing = { quantity: '1', unitPrice: money('9007199254740990000') }
    expect(
      linesWith(await tableOf({ lines: [{ labour: { pricing } }] }, 80, { currency: 'AUD' }), 'Subtotal'),
    ).toEqual(['Subtotal 9,007,199,254,740.99'])
  })

  it('keeps every character of a word that is wider than its column', async () => {
    const word = Array.from({ length: 200 }, (_, index) => String.fromCharCode(0x4e00 + index)).join('')
    const lines = [
      { onTheFly: { productName: word, colour: word, pricing: hour } },
      { notes: { text: word } },
    ]
    const printed = (await tableOf({ lines }, 60)).replace(/[^\u4e00-\u4fff]/g, '')
    expect(printed).toBe(word.repeat(3))
  })

  it.each([
    ['12.50', '12.5'],
    ['7.000', '7'],
    ['1450', '1,450'],
    ['000120', '120'],
    ['999999.125', '999,999.125'],
  ])('shows the quantity %s as %s', async (quantity, text) => {
    const pricing = { quantity, unitPrice: money('0') }
    const table = await tableOf({ lines: [{ labour: { pricing } }] }, 100)
    expect(linesWith(table, 'Labour ')[0]).toBe(`1 Labour ${text} 0.00 0.00`)
  })

  it.each([
    ['10000', '0.01'],
    ['580870000', '580.87'],
    ['1000000000', '1,000.00'],
    ['287500', '0.2875'],
    ['28593800', '28.5938'],
    ['100', '0.0001'],
  ])('shows the unit price %s as %s', async (amountMicros, text) => {
    const pricing = { quantity: '0', unitPrice: money(amountMicros), isTaxFree: true }
    const table = await tableOf(
      { lines: [{ labour: { pricing: { ...pricing, totalPrice: money('0') } } }] },
      100,
    )
    expect(linesWith(table, 'Labour ')[0]).toContain(` ${text} `)
  })

  it('shows negative amounts with their sign', async () => {
    const table = await tableOf({
      adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: money('123456780000') }],
    })
    expect(linesWith(table, 'Discount ')).toEqual(['Discount -123,456.78'])
    expect(linesWith(table, 'Margin')[0]).toMatch(/-\d/)
  })

  it.each([
    ['0.125', '12.5%'],
    ['0.005', '0.5%'],
    ['1', '100%'],
    ['0', '0%'],
  ])('shows the rate %s as %s', async (rate, text) => {
    const table = await tableOf({}, 80, { currency: 'AUD', tax: { rate, code: 'GST' } })
    expect(linesWith(table, 'GST')).toEqual([`GST ${text} 0.00`])
  })

  it('shows characters that control the terminal or reverse the text, and keeps a text on its line', async () => {
    const text = 'Ridge\u001b[2J\u009b31m\ttop\r\n::error \u202e00.1 Größe 3 × 2.4 m², 日本 😀'
    const table = await tableOf({ lines: [{ notes: { text } }] }, 100)
    expect(linesWith(table, 'Ridge')).toEqual([
      '1 Ridge␛[2J\ufffd31m␉top␍␊: :error \ufffd00.1 Größe 3 × 2.4 m², 日本 😀',
    ])
  })
})
