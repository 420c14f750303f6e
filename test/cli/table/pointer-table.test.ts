import { describe, expect, it } from 'vitest'
import { pointerTable } from '../../../src/cli/table/pointer-table.js'
import { plainInk } from '../../../src/cli/table/presentation.js'

const messages = [
  {
    param: 'lines[0].product_kit.components[12].pricing.unit_price.amount_micros',
    mark: 'warning: other_currency',
    message: 'a sentence of some length, so that it is wrapped in any terminal that there is',
  },
  { param: '', mark: 'required', message: 'short' },
]

function widthAt(width: number): number {
  const table = pointerTable(messages, {
    headings: ['Where', 'What'],
    whole: 'the request',
    ink: plainInk,
    width,
  })
  // Nothing is lost, wherever the pointer is broken.
  expect(table.replace(/[^\w.[\]]/g, '')).toContain('amount_micros')
  return Math.max(...table.split('\n').map(({ length }) => length))
}

describe('the table of problems and advice', () => {
  it.each([100, 80, 60, 50])('is no wider than the terminal: %d', (width) => {
    expect(widthAt(width)).toBeLessThanOrEqual(width)
  })

  it('keeps both columns readable where the terminal is narrower than that', () => {
    expect(widthAt(20)).toBe(widthAt(49))
  })
})
