/** Tests the hook and the component for React by rendering them to HTML, without a browser. */
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FlashingDesigner, useQuoteForm, type UseQuoteFormResult } from '../../src/entries/react.js'

const AUD = { currency: 'AUD' }

/** Renders the hook after some steps, and returns what it answers in the last rendering. */
function hookAfter(...steps: readonly ((hook: UseQuoteFormResult) => void)[]): UseQuoteFormResult {
  let last: UseQuoteFormResult | undefined
  let next = 0
  const Quote = (): ReactNode => {
    last = useQuoteForm(AUD, { locale: 'en-AU' })
    steps[next++]?.(last)
    return null
  }
  renderToStaticMarkup(createElement(Quote))
  if (last === undefined) throw new Error('nothing was rendered')
  return last
}

const addTwo = ({ change }: UseQuoteFormResult): void => {
  change((form) => form.add('item').add('item'))
}
const type =
  (row: string, field: 'quantity' | 'unitPrice' | 'reference', value: string) =>
  ({ input }: UseQuoteFormResult): void => {
    input(row, field).onChange({ currentTarget: { value } } as never)
  }

describe('useQuoteForm', () => {
  test('gives each input of two rows and of the header an id, a name and a message of its own', () => {
    const { input } = hookAfter(addTwo)
    const inputs = [
      input('row0', 'quantity'),
      input('row0', 'unitPrice'),
      input('row1', 'quantity'),
      input('header', 'reference'),
    ]
    expect(inputs.map(({ name }) => name)).toEqual([
      'row0.quantity',
      'row0.unitPrice',
      'row1.quantity',
      'header.reference',
    ])
    const ids = inputs.flatMap((one) => [one.id, one['aria-describedby']])
    expect(new Set(ids).size).toBe(8)
  })

  test('gives two forms on one page different ids', () => {
    const ids: string[] = []
    const Quote = (): ReactNode => {
      ids.push(useQuoteForm(AUD, { locale: 'en-AU' }).input('header', 'reference').id)
      return null
    }
    renderToStaticMarkup(createElement('div', null, createElement(Quote), createElement(Quote)))
    expect([ids.length, new Set(ids).size]).toEqual([2, 2])
  })

  test('sets a typed text only in the row and the field of its input', () => {
    const { form, input } = hookAfter(
      addTwo,
      type('row1', 'quantity', '3'),
      type('row1', 'unitPrice', '2.50'),
    )
    expect([input('row1', 'quantity').value, input('row1', 'unitPrice').value]).toEqual(['3', '2.50'])
    expect([input('row0', 'quantity').value, input('header', 'reference').value]).toEqual(['', ''])
    // 3 × 2.50
    expect(form.rows[1]?.totalText).toBe('$7.50')
  })

  test('marks a text that cannot be read at its own input', () => {
    const { input } = hookAfter(addTwo, type('row0', 'quantity', 'three'), type('row1', 'quantity', '3'))
    const invalid = ['row0', 'row1'].map((row) => input(row, 'quantity')['aria-invalid'])
    expect(invalid).toEqual([true, false])
    const ofHeader = (['customerId', 'reference'] as const).map(
      (name) => input('header', name)['aria-invalid'],
    )
    expect(ofHeader).toEqual([true, false])
  })

  test('has the same function in every rendering', () => {
    const functions: unknown[] = []
    const keep = ({ change }: UseQuoteFormResult): void => {
      if (functions.push(change) === 1) change((form) => form.add('item'))
    }
    hookAfter(keep, keep)
    expect([functions.length, new Set(functions).size]).toEqual([2, 1])
  })

  test('has an empty input for a row that is not there', () => {
    expect(hookAfter().input('row7', 'quantity')).toMatchObject({ value: '', 'aria-invalid': false })
  })
})

describe('FlashingDesigner', () => {
  test('writes each setting into the attribute of the same meaning', () => {
    const html = renderToStaticMarkup(
      createElement(FlashingDesigner, {
        account: AUD,
        design: undefined,
        line: { drawing: {} },
        onChange: () => undefined,
        template: 'apron',
        pieces: '4 @ 2400',
        thickness: '0.55',
        colour: 'Basalt',
        locale: 'de',
        theme: 'dark',
        name: 'apron',
        pricePerMetre: '27.40',
        pricePerSquareMetre: '61.20',
        priceLevel: 'B',
      }),
    )
    expect(html).toBe(
      '<flashing-designer template="apron" pieces="4 @ 2400" thickness="0.55" colour="Basalt" locale="de" ' +
        'theme="dark" name="apron" price-per-metre="27.40" price-per-square-metre="61.20" price-level="B">' +
        '</flashing-designer>',
    )
  })

  test.each(['hash', 'disabled'])('has the attribute %s only if the property is true', (name) => {
    const htmlWith = (value: boolean): string =>
      renderToStaticMarkup(createElement(FlashingDesigner, { [name]: value }))
    expect([htmlWith(true).includes(` ${name}`), htmlWith(false).includes(` ${name}`)]).toEqual([true, false])
  })
})
