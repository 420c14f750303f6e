/** Tests that an order without a drawing is a problem, and that a line with an unknown drawing is not lost. */
import { describe, expect, test } from 'vitest'
import { emptyDesign, sampleDesigns, toDrawings } from '../../../src/entries/designer.js'
import { quoteForm } from '../../../src/entries/form.js'
import { OrderFields } from '../../../src/designer/element/order-fields.js'
import { orderBy } from '../../../src/designer/element/order-attributes.js'
import { pricedDesign } from '../../../src/designer/element/priced-design.js'
import { DesignerAlone, designerWith } from './designer-alone.js'

type Typing = (fields: OrderFields) => void

const SETTINGS = { locale: 'en-AU', currency: 'AUD' }
/** The order of a page that has pieces and a price of its own. */
function priced(type: Typing, name = '', drawings = toDrawings(emptyDesign)) {
  const designer = designerWith({ 'price-per-metre': '34.91' })
  const fields = new OrderFields()
  fields.begin('4 @ 2400', 'en-AU')
  type(fields)
  const order = orderBy(designer, fields, name, undefined, SETTINGS)
  return pricedDesign(drawings, order, { currency: 'AUD' }, {})
}
const foundIn = ({ problems }: ReturnType<typeof priced>) => problems.map(({ code, path }) => [code, path])
const MISSING = ['drawing_required', ['line', 'drawing']]

const pieces =
  (text: string): Typing =>
  (fields) => {
    fields.typePieces(text, 'en-AU')
  }
const price =
  (text: string): Typing =>
  (fields) => {
    fields.typePrice(text, 'en-AU', 'AUD')
  }
const line =
  (given: object): Typing =>
  (fields) => {
    fields.showLine(given, undefined, 'en-AU', 'AUD')
  }

const TYPED: readonly [string, Typing, string?][] = [
  ['pieces', pieces('1 @ 1800')],
  ['a price', price('31')],
  ['a name', () => undefined, 'Apron'],
  ['a colour of the line', line({ colour: 'Basalt' })],
  ['pieces of the line', line({ subitems: [{ amount: 1, length: 1 }] })],
]

describe('a designer without a drawing', () => {
  test.each(TYPED)('an order with %s has a problem', (_, type, name) => {
    const order = priced(type, name)
    expect([order.line, foundIn(order)]).toEqual([undefined, [MISSING]])
    expect(foundIn(priced(type, name, toDrawings(sampleDesigns.apron)))).toEqual([])
  })

  test.each<[string, readonly Typing[]]>([
    ['nothing but what the page has', []],
    ['texts that were cleared', [pieces('1 @ 1800'), pieces(' '), price('31'), price('')]],
    ['an empty line', [line({})]],
  ])('an order with %s is not an order', (_, typed) => {
    const order = priced((fields) => {
      for (const type of typed) type(fields)
    })
    expect([order.line, foundIn(order)]).toEqual([undefined, []])
  })

  test('an unread text is the first problem', () => {
    expect(priced(price('much')).problems.map(({ code }) => code)).toEqual([
      ...['unreadable_text', 'drawing_required'],
    ])
  })
})

describe('a stored line', () => {
  /** Three edges that meet in one point, which no designer can change. */
  const star = {
    points: {
      a: { vectors: ['b', 'c', 'd'] },
      b: { connect: ['a'] },
      c: { connect: ['a'] },
      d: { connect: ['a'] },
    },
  }
  const stored = {
    productName: 'Valley',
    drawing: star,
    colour: 'Basalt',
    totalGirth: '450',
    bends: '2',
    subitems: [{ amount: 4, length: 2400 }],
    unitPrice: { amountMicros: '34910000', currency: 'AUD' },
    totalPrice: { amountMicros: '335140000' },
  }

  test.each([
    stored,
    { ...stored, subitems: [{ amount: 4, length: 2400.5 }] },
    { ...stored, drawing: {} },
    { ...stored, drawing: 'none', subitems: undefined },
  ])('stays as it is if the designer cannot change its drawing', (line) => {
    const designer = designerWith({ 'price-per-metre': '10' })
    designer.line = line
    const same = JSON.parse(JSON.stringify(line)) as object
    expect([designer.line, designer.problems]).toEqual([same, []])
    expect(designer.figures).toEqual({ advice: [] })
    designer.setAttribute('locale', 'de-DE')
    expect(designer.line).toEqual(same)
    designer.account = { currency: 'AUD', minimumFlashingLengthMm: 3000 }
    designer.formResetCallback()
    expect([designer.line, designer.svg === '']).toEqual([same, false])
  })

  test('is kept in its row once the order changes, and cannot be sent until it is drawn', () => {
    const designer = new DesignerAlone()
    designer.line = stored
    const opened = quoteForm(
      { currency: 'AUD' },
      { locale: 'en-AU', draft: { header: { customerId: 'cust_1' } } },
    )
      .add('flashing')
      .setLine('row0', designer)
    expect([opened.rows[0]?.line, opened.rows[0]?.totalText]).toEqual([stored, '$335.14'])
    designer.setAttribute('pieces', '1 @ 1800')
    const changed = opened.setLine('row0', designer)
    expect([changed.canSubmit, changed.rows[0]?.line, changed.totals?.isPartial]).toEqual([
      false,
      stored,
      true,
    ])
    expect(changed.messages[0]).toMatchObject({ row: 'row0', field: 'line', code: 'drawing_required' })
    designer.line = changed.undo().rows[0]?.line
    expect(designer.line).toEqual(stored)
    designer.design = sampleDesigns.apron
    expect(designer.problems).toEqual([])
  })

  test('has a problem if it is circular', () => {
    const round: Record<string, unknown> = { ...stored }
    round['colour'] = round
    const designer = new DesignerAlone()
    designer.line = round
    expect([designer.line, designer.problems.map(({ code }) => code)]).toEqual([
      undefined,
      ['drawing_required'],
    ])
  })
})

test('a row pasted from a spreadsheet stays the product name of the flashing', () => {
  const form = quoteForm({ currency: 'AUD' }, { locale: 'en-AU' }).paste('flashing', 'Apron\t4 @ 2400')
  const designer = new DesignerAlone()
  designer.line = form.rows[0]?.line
  expect(designer.problems.map(({ code }) => code)).toEqual(['drawing_required'])
  expect(form.setLine('row0', designer).rows[0]?.line).toEqual({ productName: 'Apron\t4 @ 2400' })
  designer.design = { ...sampleDesigns.apron, name: designer.design.name }
  expect(designer.line?.productName).toBe('Apron\t4 @ 2400')
})
