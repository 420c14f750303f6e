import { pointerOfCell, type FoundPrice } from '../flashing/price-table/find-price.js'
import type { Decimal } from '../number/decimal.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { ParsedFlashingToPrice } from '../wire/price-table.generated.js'
import type { Explanation } from './explanation.js'
import { addFigure, addGiven, explanationOf, newFigureGraph, type FigureWords } from './figure-graph.js'

// F12
export function explainFoundPrice(
  { bends }: ParsedFlashingToPrice,
  found: FoundPrice,
  account: ParsedAccount,
): Explanation {
  const graph = newFigureGraph()
  const given = (pointer: string, name: string, unit: FigureWords['unit'], value: Decimal) =>
    addGiven(graph, 'request', pointer, { name, rule: 'F12', unit }, value)
  const cell = `table.${pointerOfCell(found)}`
  const sheet = `table.sheets[${String(found.place[0])}]`
  const parts = [given(`${cell}.price`, 'price in the table', 'money', found.price)]
  if (found.extraBend !== undefined && bends !== undefined) {
    const extraBends = addFigure(graph, '#extra_bends', {
      name: 'extra bends',
      rule: 'F12',
      unit: 'count',
      operation: 'difference',
      from: [
        given('bends', 'bends', 'count', bends),
        given(`${cell}.bends`, 'bends covered by the price', 'count', found.bends),
      ],
    })
    parts.push(
      addFigure(graph, '#extra_bend_price', {
        name: 'price of the extra bends',
        rule: 'F12',
        unit: 'money',
        operation: 'product',
        from: [given(`${sheet}.extra_bend`, 'price of an extra bend', 'money', found.extraBend), extraBends],
      }),
    )
  }
  if (found.taper !== undefined) parts.push(given(`${sheet}.taper`, 'price of a taper', 'money', found.taper))
  const unitPrice = addFigure(graph, 'unit_price', {
    name: 'price per metre',
    rule: 'F12',
    unit: 'money',
    operation: parts.length > 1 ? 'sum' : 'same',
    from: parts,
  })
  return explanationOf('flashing', account, graph, unitPrice)
}
