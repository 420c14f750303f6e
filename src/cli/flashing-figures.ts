import { flashingPrice, type Account, type FlashingLine, type Money } from '../index.js'
import { amountText } from './amount-text.js'
import type { Block, BlockRow } from './block-table.js'
import { decimalText, isSaid } from './decimal-text.js'
import type { MeasuredLine } from './measured-line.js'

/** What was measured beside what was sent, and the prices. */
export function flashingFigures({ line, measured }: MeasuredLine, account: Account): Block {
  const { customPrice, customPricePerLength } = line
  const perMetre = customPricePerLength ?? line.unitPrice
  return {
    headings: ['', 'Measured', 'Sent'],
    rows: [
      figure('Girth', measured.totalGirth, line.totalGirth, ' mm'),
      figure('Bends', measured.bends, line.bends, ''),
      figure('Length', measured.totalLength, line.totalLength, ' m'),
      figure('Charged length', measured.pricedLength, undefined, ' m'),
      ...amount('Price of a metre', undefined, perMetre, customPricePerLength && 'custom'),
      ...amount('Total', measured.totalPrice, line.totalPrice, formula(line, account)),
      ...amount('Custom price', undefined, customPrice, 'counts in place of the total'), // F1
    ],
  }
}

function figure(label: string, measured: string, sent: string | undefined, unit: string): BlockRow {
  return {
    label: [label],
    figures: [decimalText(measured) + unit, isSaid(sent) ? decimalText(sent) + unit : ''],
  }
}

/** None where neither is known. */
function amount(
  label: string,
  measured: Money | undefined,
  sent: Money | undefined,
  detail: string | undefined,
): readonly BlockRow[] {
  if (measured === undefined && sent === undefined) return []
  const figures = [measured, sent].map((money) => (money === undefined ? '' : amountText(money)))
  return [{ label: [label], figures, ...(detail === undefined ? {} : { detail }) }]
}

/** F7: none without the price of a metre. */
function formula(line: FlashingLine, account: Account): string | undefined {
  const price = flashingPrice(line, account)
  return price.ok ? price.value.formula : undefined
}
