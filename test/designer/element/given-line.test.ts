/** Tests that a designer shows a flashing line that a page has kept. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderFlashingSvg } from '../../../src/entries/index.js'
import { sampleDesigns } from '../../../src/entries/designer.js'
import { piecesIn, priceIn } from '../../../src/designer/element/given-order.js'
import { design } from '../designs.js'
import { designerWith } from './designer-alone.js'

const LOCALES = ['en-AU', 'de-DE', 'en-US', 'fr-FR', 'sv-SE']

/** The attributes of a page. */
const page = fc.record(
  {
    locale: fc.constantFrom(...LOCALES),
    pieces: fc
      .array(fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 50, max: 8000 })), { maxLength: 4 })
      .map((pieces) =>
        pieces.map(([amount, length]) => `${String(amount)} @ ${String(length)}mm`).join('; '),
      ),
    'price-per-metre': fc.integer({ min: 1, max: 99_999_999 }).map((micros) => String(micros / 1e6)),
    'price-per-square-metre': fc.integer({ min: 1, max: 9999 }).map((cents) => String(cents / 100)),
    template: fc.constantFrom(...Object.keys(sampleDesigns)),
  },
  { requiredKeys: ['locale'] },
)
const asJson = (value: unknown): object => JSON.parse(JSON.stringify(value)) as object

test('a line is the same after another page has kept it and shows it again, in any locale', () => {
  fc.assert(
    fc.property(design, page, page, (drawn, one, other) => {
      const first = designerWith({ 'price-per-metre': '34.91', pieces: '4 @ 2400', ...one })
      first.design = drawn
      const { line } = first
      fc.pre(line !== undefined)
      const second = designerWith(other)
      second.line = asJson(line)
      expect(second.line).toEqual(line)
      second.setAttribute('locale', one.locale)
      expect(second.line).toEqual(line)
      second.line = asJson(second.line)
      second.formResetCallback()
      expect(second.line).toEqual(line)
    }),
  )
})

describe('a line', () => {
  const ATTRIBUTES = { template: 'apron', pieces: '4 @ 2400', 'price-per-metre': '34.91' }
  const told = designerWith(ATTRIBUTES).line

  test('keeps the fields that are not drawn, while others follow the drawing', () => {
    const designer = designerWith({})
    const kept = { colour: 'Basalt', isTaxFree: true, customPricePerLength: { amountMicros: '10000000' } }
    designer.line = { ...told, ...kept }
    designer.setAttribute('pieces', '1 @ 2400')
    // 2.4 m at the custom price of 10.00.
    expect(designer.line).toMatchObject({
      ...kept,
      totalLength: '2.4',
      totalPrice: { amountMicros: '24000000' },
    })
  })

  test('is right in the currency of an account that is set later', () => {
    const designer = designerWith({})
    designer.line = { ...told, unitPrice: { amountMicros: '34910000', currency: 'NZD' } }
    designer.account = { currency: 'NZD' }
    expect(designer.line).toMatchObject({ unitPrice: { amountMicros: '34910000', currency: 'NZD' } })
  })

  test('has a problem in a currency other than the account’s, even with the same sign', () => {
    const designer = designerWith({ ...ATTRIBUTES, locale: 'en-US' })
    designer.line = { ...told, unitPrice: { amountMicros: '34910000', currency: 'USD' } }
    expect(designer.problems.map(({ code, path }) => [code, path])).toEqual([
      ['unreadable_text', ['line', 'unitPrice']],
    ])
  })

  test('has the currency of the account if its price names none', () => {
    const designer = designerWith(ATTRIBUTES)
    designer.line = { ...told, unitPrice: { amountMicros: '34910000', currency: '' } }
    expect(designer.line).toMatchObject({ unitPrice: { amountMicros: '34910000', currency: 'AUD' } })
  })

  test('gets the pieces and the price of the page in place of missing ones', () => {
    const designer = designerWith({ pieces: '2 @ 1500', 'price-per-metre': '10' })
    const { subitems: _, unitPrice: __, totalPrice: ___, ...rest } = told ?? {}
    designer.line = rest
    expect(designer.line).toMatchObject({
      subitems: [{ amount: 2, length: 1500 }],
      totalPrice: { amountMicros: '30000000' },
    })
    designer.line = { ...rest, subitems: null, unitPrice: { amountMicros: null } }
    expect(designer.line).toMatchObject({
      subitems: [{ amount: 2, length: 1500 }],
      totalPrice: { amountMicros: '30000000' },
    })
    designer.line = { ...rest, subitems: [] }
    expect(designer.line).toMatchObject({ subitems: [], totalLength: '0' })
  })

  test('follows the price of the metal if it was priced by it', () => {
    const attributes = { template: 'apron', pieces: '1 @ 1000', 'price-per-square-metre': '100' }
    const [first, second] = [designerWith(attributes), designerWith({ 'price-per-square-metre': '100' })]
    second.line = first.line
    for (const one of [first, second]) one.design = sampleDesigns['box-gutter']
    expect(second.line).toEqual(first.line)
  })

  test.each([
    [[{ length: 2400 }], 'en-AU', '? × 2400 mm'],
    [[{ amount: {}, length: null }], 'en-AU', '? × ?'],
    [[{ amount: 4, length: 1e-7 }], 'en-AU', '4 × 0.0000001 mm'],
    [[{ amount: 1000, length: 0.5 }, { amount: '2' }], 'de-DE', '1000 × 0,5 mm; 2 × ?'],
    [[{ amount: 1.5, length: 2400.5 }], 'de-DE', '1,5 × 2400,5 mm'],
  ])('shows the pieces %j as people type them: %s', (subitems, locale, text) => {
    expect(piecesIn({ subitems }, locale)?.text).toBe(text)
  })

  test('shows a price in another currency by its code, in the digits of the locale', () => {
    const unitPrice = { amountMicros: '34910000', currency: 'NZD' }
    expect(priceIn({ unitPrice }, { locale: 'de-DE', currency: 'AUD' })).toEqual({ text: 'NZD 34,91' })
  })

  test('keeps its drawings as they are, and is pictured in the language of the page', () => {
    const designer = designerWith({ locale: 'de-DE' })
    const line = { ...told, drawing: { ...told?.drawing } }
    designer.line = line
    expect(designer.drawing?.drawing).toBe(line.drawing)
    expect(designer.svg).toBe(renderFlashingSvg(designer.line, { locale: 'de' }))
    expect(designer.svg).not.toBe(renderFlashingSvg(designer.line))
  })

  test('given back while the pieces cannot be read keeps the drawing', () => {
    const designer = designerWith({ ...ATTRIBUTES, pieces: 'four' })
    const { design: drawn } = designer
    const { line } = designer
    designer.line = line
    expect(designer.design).toBe(drawn)
    expect(designer.problems.map(({ path }) => path)).toEqual([['line', 'subitems']])
  })

  test('is shown whole with more pieces than people may type', () => {
    const subitems = Array.from({ length: 1000 }, (_, at) => ({ amount: 1, length: 1000 + at }))
    const designer = designerWith({})
    designer.line = { ...told, subitems }
    // The sum of 1000 to 1999.
    expect(designer.line).toMatchObject({ subitems, totalLength: '1499.5' })
  })

  test.each([
    [{ subitems: [{ amount: -1, length: 2400 }] }, 'subitems'],
    [{ subitems: [{ amount: 0, length: 2400 }] }, 'subitems'],
    [{ subitems: [{ amount: 1.5, length: 2400 }] }, 'subitems'],
    [{ subitems: [{ length: 2400 }] }, 'subitems'],
    [{ subitems: [null, { amount: 1, length: 2400 }] }, 'subitems'],
    [{ subitems: [{ amount: 1, length: 0 }] }, 'subitems'],
    [{ subitems: 'four' }, 'subitems'],
    [{ unitPrice: { amountMicros: 'many', currency: 'AUD' } }, 'unitPrice'],
    [{ unitPrice: { amountMicros: '9'.repeat(20), currency: 'AUD' } }, 'unitPrice'],
    [{ unitPrice: { amountMicros: '34910000', currency: 'NZD' } }, 'unitPrice'],
    // N1: micros are a string.
    [{ unitPrice: { amountMicros: 34910000, currency: 'AUD' } }, 'unitPrice'],
    // N3: a currency is three capital letters.
    [{ unitPrice: { amountMicros: '34910000', currency: 'aud' } }, 'unitPrice'],
    [{ unitPrice: { amountMicros: '34910000', currency: 'A$' } }, 'unitPrice'],
  ])('reports the problem of %j at %s', (fields, at) => {
    const designer = designerWith(ATTRIBUTES)
    designer.line = { ...told, ...fields }
    expect(designer.line).toBeUndefined()
    expect(designer.problems.map(({ path }) => path)).toEqual([['line', at]])
  })
})
