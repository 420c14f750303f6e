/** Tests the properties of the element that a page reads and sets, without a browser. */
import { describe, expect, test } from 'vitest'
import { sampleDesigns } from '../../../src/entries/designer.js'
import { FlashingDesigner } from '../../../src/entries/designer-element.js'
import { DesignerAlone, designerWith } from './designer-alone.js'
import { clock, onPage } from './on-page.js'

const { apron } = sampleDesigns

describe('the element', () => {
  test('follows each attribute that its figures or its texts depend on', () => {
    expect([...FlashingDesigner.observedAttributes].sort()).toEqual([
      ...['colour', 'locale', 'pieces', 'price-level'],
      ...['price-per-metre', 'price-per-square-metre', 'template', 'thickness'],
    ])
  })

  test('keeps its name in its attribute', () => {
    const designer = designerWith()
    expect(designer.name).toBe('')
    designer.name = 'flashing'
    expect([designer.name, designer.given.get('name')]).toEqual(['flashing', 'flashing'])
  })

  test('gives back the limits, the stock and the price table of the page', () => {
    const designer = designerWith()
    expect([designer.limits, designer.stock, designer.priceTable]).toEqual([{}, {}, undefined])
    const [limits, stock] = [{ maximumGirthMm: '300' }, { stockLengths: ['6000'] }]
    const table = { rows: [] } as unknown as NonNullable<typeof designer.priceTable>
    Object.assign(designer, { limits, stock, priceTable: table })
    expect([designer.limits, designer.stock, designer.priceTable]).toEqual([limits, stock, table])
  })

  test('has the labels of its language, of which the page replaces some', () => {
    const designer = designerWith({ locale: 'de-DE' })
    const { undo, redo } = designer.labels
    designer.labels = { undo: 'Zurück' }
    expect([designer.labels.undo, designer.labels.redo, undo === 'Zurück']).toEqual(['Zurück', redo, false])
    designer.setAttribute('locale', 'no such locale')
    expect(designer.labels.redo).not.toBe(redo)
  })

  test('checks itself in a browser without custom elements in forms', () => {
    const designer = designerWith()
    designer.formDisabledCallback(true)
    expect([designer.form, designer.willValidate, designer.validity]).toEqual([null, false, undefined])
    expect([designer.checkValidity(), designer.validationMessage]).toEqual([true, ''])
    designer.line = { productName: 'Apron' }
    expect([designer.checkValidity(), designer.reportValidity()]).toEqual([false, false])
    expect(designer.validationMessage).not.toBe('')
  })

  test('gives its form the line as JSON, or null while there is a problem', () => {
    const sent: unknown[] = []
    const internals = { setFormValue: (value: unknown) => sent.push(value), validity: 'the state' }
    class DesignerInForm extends DesignerAlone {
      override attachInternals(): ElementInternals {
        return internals as unknown as ElementInternals
      }
    }
    const designer = new DesignerInForm()
    designer.setAttribute('pieces', '4 @ 2400')
    designer.design = apron
    expect(designer.validity).toBe('the state')
    const { line } = designer
    designer.setAttribute('pieces', 'four')
    expect([designer.checkValidity(), sent]).toEqual([false, [JSON.stringify(line), null]])
  })

  test('keeps typed pieces if a framework sets the same attribute again', () => {
    const designer = designerWith({ template: 'apron', pieces: '4 @ 2400' })
    designer.line = { ...designer.line, subitems: [{ amount: 1, length: 1800 }] }
    designer.setAttribute('pieces', '4 @ 2400')
    expect(designer.line.subitems).toEqual([{ amount: 1, length: 1800 }])
    designer.setAttribute('pieces', '2 @ 900')
    expect(designer.line.subitems).toEqual([{ amount: 2, length: 900 }])
  })

  test('returns to what the page set last, and writes the address, when its form is reset', () => {
    const designer = designerWith({ pieces: '4 @ 2400', hash: '' })
    const written: unknown[] = []
    const page = {
      ...clock().globals,
      location: { href: 'https://example.com/', hash: '' },
      history: { state: null, replaceState: (...[, , address]: unknown[]) => written.push(address) },
      removeEventListener: () => undefined,
    }
    onPage(page, () => {
      designer.design = apron
      designer.formResetCallback()
      expect([designer.design, designer.line?.subitems]).toEqual([apron, [{ amount: 4, length: 2400 }]])
      designer.line = { ...designer.line, colour: 'Basalt' }
      designer.formResetCallback()
      expect(designer.line).toMatchObject({ colour: 'Basalt' })
      designer.disconnectedCallback()
    })
    expect(written).toHaveLength(2)
    expect(written[0]).toContain('https://example.com/#')
  })
})

describe('a designer without a drawing or a name', () => {
  test('has metres only while its pieces can be read', () => {
    expect(designerWith({ pieces: '4 @ 2400' }).figures).toMatchObject({ girth: '0', metres: '0' })
    expect('metres' in designerWith({ pieces: 'four' }).figures).toBe(false)
  })

  test('has a line without the name of a product', () => {
    const designer = designerWith({ pieces: '1 @ 1800' })
    designer.design = { ...apron, name: '' }
    expect([designer.line !== undefined, 'productName' in (designer.line ?? {})]).toEqual([true, false])
  })
})

describe('a problem of the line', () => {
  test('has a path that starts at the element', () => {
    const designer = designerWith({ pieces: '1 @ 1800' })
    designer.design = apron
    designer.line = { ...designer.line, colour: 5 }
    expect(designer.problems.map(({ code, param, path }) => [code, param, path])).toEqual([
      ['invalid_type', 'line.colour', ['line', 'colour']],
    ])
    expect(designer.line).toBe(undefined)
  })

  test('keeps its own path if it is a problem of the account', () => {
    const designer = designerWith({ template: 'apron', pieces: '1 @ 1800' })
    designer.account = { currency: 'dollars' }
    expect(designer.problems.map(({ source, path }) => [source, path])).toEqual([['settings', ['currency']]])
  })
})
