/**
 * Tests the typed parts of a flashing order without a browser: pieces, the address, and the price per metre.
 */
import { describe, expect, test } from 'vitest'
import { addressText, MAX_CHARACTERS, readAddress } from '../../../src/designer/element/designer-address.js'
import { filled, labelsIn, announcementOf } from '../../../src/designer/element/designer-labels.js'
import { parseCutList, microsIn } from '../../../src/designer/element/designer-order.js'
import { OrderFields } from '../../../src/designer/element/order-fields.js'
import { metrePriceOf } from '../../../src/designer/element/metre-price.js'
import { pricedDesign } from '../../../src/designer/element/priced-design.js'
import { sampleDesigns, toDrawings } from '../../../src/entries/designer.js'

describe('typed pieces', () => {
  const inAustralia = (text: string) => parseCutList(text, 'en-AU')

  test.each([
    ['', []],
    ['4 @ 2400', [{ amount: 4, length: 2400 }]],
    [
      '4 @ 2400, 1 @ 1800',
      [
        { amount: 4, length: 2400 },
        { amount: 1, length: 1800 },
      ],
    ],
    ['6 @ 2.4m', [{ amount: 6, length: 2400 }]],
    ['22/6.1m; 14/4.35m', [22, 14].map((amount, at) => ({ amount, length: [6100, 4350][at] }))],
    // Eight feet are 8 × 304.8 mm.
    ["2 @ 8'", [{ amount: 2, length: 2438.4 }]],
    ['1 @ 50', [{ amount: 1, length: 50 }]],
    ['1 @ 24mm', [{ amount: 1, length: 24 }]],
  ])('are valid as %j', (text, pieces) => {
    expect(inAustralia(text)).toMatchObject({ status: 'ok', value: pieces })
  })

  test.each([
    ['6 @ 2.4', '6 × 2400 mm', '6 × 2.4 mm'],
    // Another entry in mm does not decide: a flashing of 2.4 mm is not plausible.
    ['4 @ 2.4, 2 @ 2400', '4 × 2400 mm', '4 × 2.4 mm'],
    // A unit of another entry does not decide.
    ['4 @ 2.4m, 2 @ 1.8', '2 × 1800 mm', '2 × 1.8 mm'],
    ['1 @ 49.9; 1 @ 24mm', '1 × 49.9 mm', '1 × 49900 mm'],
  ])('are ambiguous if a length without a unit may be in metres: %s', (text, first, second) => {
    const either = inAustralia(text)
    expect(either.status === 'ambiguous' && either.readings.map(({ meant }) => meant)).toEqual([
      first,
      second,
    ])
  })

  test('have lengths in mm in both readings', () => {
    expect(inAustralia('4 @ 2.435, 2 @ 2400')).toMatchObject({
      readings: [2435, 2.435].map((length) => ({ value: [{ amount: 4, length }] })),
    })
  })

  test('are ambiguous if a comma is a decimal mark and the length may be in metres', () => {
    // 0,5 may be half a millimetre or half a metre.
    expect(inAustralia('3 @ 0,5').status).not.toBe('ok')
  })

  test('are ambiguous if a comma may belong to the number', () => {
    expect(inAustralia('10 @ 3,600').status).toBe('ambiguous')
  })

  test('are invalid if the list is too long for the address', () => {
    const longest = '2400; '.repeat(MAX_CHARACTERS / 6).padEnd(MAX_CHARACTERS)
    expect(inAustralia(longest).status).toBe('ok')
    expect(inAustralia(`${longest} `).status).toBe('invalid')
  })

  test('can have the length before the count, with `swapped` in the result', () => {
    expect(inAustralia('3307x3')).toEqual({
      status: 'ok',
      value: [{ amount: 3, length: 3307 }],
      meant: '3 × 3307 mm',
      swapped: true,
    })
  })

  test('are ambiguous or invalid with a count of 2.5, which may be metres', () => {
    expect(inAustralia('2.5 @ 2400').status).toBe('ambiguous')
    expect(inAustralia('2.5 @ 2400mm').status).toBe('invalid')
  })

  test('can be rows of two cells: a count and a length', () => {
    expect(inAustralia('12\t600\n4\t300')).toMatchObject({
      value: [
        { amount: 12, length: 600 },
        { amount: 4, length: 300 },
      ],
    })
  })

  test.each(['4 at 1200', 'four of 2400', '-3 @ 2400', '0 @ 2400', '3 @ 0', '3 @ -2400'])(
    'are invalid as %j',
    (text) => {
      expect(inAustralia(text).status).toBe('invalid')
    },
  )
})

describe('the fields of an order', () => {
  test('are parsed again in another locale, and keep the typed text', () => {
    const fields = new OrderFields()
    fields.begin('2 @ 62.500', 'en-AU')
    expect(fields.pieces).toEqual([{ amount: 2, length: 62.5 }])
    fields.readAgain('de-DE', 'AUD')
    // 62.500 may be 62500 mm or 62.5 mm in German, where a dot groups digits.
    expect([fields.piecesText, fields.cutList.status, fields.pieces]).toEqual([
      '2 @ 62.500',
      'ambiguous',
      undefined,
    ])
    expect(fields.typed('AUD').pieces).toBeUndefined()
    fields.typePieces('3 @ 1.800,5', 'en-AU')
    fields.readAgain('de-DE', 'AUD')
    expect(fields.pieces).toEqual([{ amount: 3, length: 1800.5 }])
    expect(fields.typed('AUD').pieces).toBe('3 @ 1.800,5')
  })
})

describe('the address of an order', () => {
  const { apron } = sampleDesigns

  test('has the design and the typed parts of the order', () => {
    for (const typed of [
      {},
      { pieces: '7 @ 1800' },
      { price: '31' },
      { pieces: '', price: '0.5' },
      { pieces: `2 @ 8' 3 1/2"; 3 + 4 & 5 = #x%20`, price: '31.25' },
    ]) {
      const { design, typed: again } = readAddress(`#${addressText(apron, typed)}`)
      expect(design).toEqual(apron)
      expect(again).toEqual({ pieces: undefined, price: undefined, ...typed })
    }
  })

  test('omits pieces that are too long, since a truncated cut list would be a different order', () => {
    const pieces = '2400, '.repeat(400)
    expect(pieces.length).toBeGreaterThan(MAX_CHARACTERS)
    expect(addressText(apron, { pieces })).toBe(addressText(apron, {}))
    expect(readAddress(`#${addressText(apron, {})}&pieces=${pieces}&price=31`).typed).toEqual({
      pieces: undefined,
      price: '31',
    })
    const longest = '2'.repeat(MAX_CHARACTERS)
    expect(readAddress(`#${addressText(apron, { pieces: longest })}`).typed.pieces).toBe(longest)
  })

  test('replaces half a surrogate pair by the replacement character, as an input field does', () => {
    const typed = { pieces: '4 @ 24\ud83d00' }
    expect(readAddress(`#${addressText(apron, typed)}`).typed.pieces).toBe('4 @ 24\ufffd00')
    // A complete pair stays.
    expect(readAddress(`#${addressText(apron, { pieces: '\u{1f600}' })}`).typed.pieces).toBe('\u{1f600}')
  })

  test('has no design if the text is not a design', () => {
    for (const hash of ['', '#', '#section', '#&pieces=4 @ 2400', '#d1;', '#%', '&&&=%'])
      expect(readAddress(hash).design).toBeUndefined()
  })
})

describe('the announced number of bends', () => {
  const labels = labelsIn('en-AU', {})
  const { announcement, announcementSingular } = labels

  test('is in the plural form of the locale, or of English for an unknown locale', () => {
    for (const locale of ['en-AU', 'en_AU', '', 'no locale'])
      for (const [bends, words] of [
        ['1', announcementSingular],
        ['2', announcement],
      ] as const)
        expect(announcementOf({ girth: '323', bends }, labels, locale), locale).toBe(
          filled(words, { girth: '323', bends }),
        )
  })
})

describe('the price per metre', () => {
  const account = { currency: 'AUD' }
  const price = (amountMicros: string) => ({ amountMicros })
  const rows = [
    { fromMm: 0, toMm: 200, prices: [{ bends: 4, price: price('11400000') }] },
    { fromMm: 200, toMm: 400, prices: [{ bends: 4, price: price('17350000') }] },
  ]
  const sheets = [{ priceLevel: 'A', rows, extraBend: price('850000'), taper: price('1200000') }]
  const order = {
    ...{ productName: '', subitems: [], unitPriceMicros: undefined, squareMetreMicros: '100000000' },
    ...{ problems: [], isPriceUnread: false },
    table: { table: { sheets }, of: { priceLevel: 'A' } },
  }
  const flashing = { girth: '323', bends: '5', isTapered: false }

  test('is the typed price, even if the account has a table', () => {
    expect(metrePriceOf({ ...order, unitPriceMicros: '31000000' }, flashing, account)).toEqual({
      micros: '31000000',
    })
  })

  test('comes from the table, with extra bends and the taper', () => {
    // 17.35 + 0.85, and 1.20 more for the taper.
    const cell = { fromMm: '200', toMm: '400', bends: '4', extraBends: '1' }
    expect(metrePriceOf(order, flashing, account)).toEqual({ micros: '18200000', cell })
    const tapered = { ...flashing, isTapered: true }
    expect(metrePriceOf(order, tapered, account)).toEqual({ micros: '19400000', cell })
  })

  test('is undefined with a problem if the table has no matching entry', () => {
    const wide = metrePriceOf(order, { ...flashing, girth: '401' }, account)
    expect(wide.micros).toBeUndefined()
    expect(wide.problems?.[0]?.message).toContain('401')
    const other = { ...order, table: { ...order.table, of: { priceLevel: 'C' } } }
    expect(metrePriceOf(other, flashing, account).problems).toHaveLength(1)
  })

  test('is the typed price, or undefined, for a flashing that cannot be measured', () => {
    expect(metrePriceOf(order, undefined, account)).toEqual({ micros: undefined })
    expect(metrePriceOf({ ...order, table: undefined }, undefined, account)).toEqual({ micros: undefined })
    const typed = { ...order, unitPriceMicros: '31000000' }
    expect(metrePriceOf(typed, undefined, account)).toEqual({ micros: '31000000' })
    const { line, price, figures, problems } = pricedDesign(
      toDrawings(sampleDesigns.apron),
      { ...order, table: undefined },
      { currency: 'aud' },
      {},
    )
    expect([line, price, figures]).toEqual([undefined, { micros: undefined }, { advice: [] }])
    expect(problems.map(({ code, source }) => [code, source])).toEqual([['invalid_currency', 'settings']])
  })

  test('is in micros, or undefined, in an attribute or an address', () => {
    const micros = (text: string | null) => microsIn(text, 'AUD')
    expect(['34.91', '-0.5', '9223372036854.775807'].map(micros)).toEqual([
      '34910000',
      '-500000',
      '9223372036854775807',
    ])
    for (const text of [null, '', 'abc', '34,91', '$31', '0.1234567', '9223372036854.775808', '1e3'])
      expect(micros(text), String(text)).toBeUndefined()
    // With an invalid price, the price of the page applies.
    const fields = new OrderFields()
    fields.take({ price: 'abc' }, '', 'en-AU', 'AUD')
    expect(fields.typedPrice).toBeUndefined()
  })

  test('comes from the metal if the account has no table: 0.323 m² per metre at 100.00', () => {
    expect(metrePriceOf({ ...order, table: undefined }, flashing, account)).toEqual({ micros: '32300000' })
    const ofMetal = (squareMetreMicros: string, girth: string) =>
      metrePriceOf({ ...order, table: undefined, squareMetreMicros }, { ...flashing, girth }, account).micros
    // Ties are rounded away from zero (N5): 0.5 and 1.5 of 0.01 per metre, and a little less.
    expect(ofMetal('10000', '500')).toBe('10000')
    expect(ofMetal('-10000', '500')).toBe('-10000')
    expect(ofMetal('-10000', '1500')).toBe('-20000')
    expect(ofMetal('-10000', '1499.99')).toBe('-10000')
    expect(ofMetal('-10000', '499.99')).toBe('0')
    // The girth is exact until it is rounded (N6).
    expect(ofMetal('10000000', '0.499999')).toBe('0')
    // The amount exceeds 64 bits (N1, N8).
    expect(ofMetal('9223372036854775807', '1000.1')).toBeUndefined()
    expect(ofMetal('9223372036854775808', '1')).toBeUndefined()
    const none = { ...order, table: undefined, squareMetreMicros: undefined }
    expect(metrePriceOf(none, flashing, account)).toEqual({ micros: undefined })
  })
})
