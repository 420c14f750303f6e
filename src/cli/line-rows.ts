import type { Account, CatalogueLine, Parameter, SalesLine } from '../index.js'
import { flashingRow } from './flashing-row.js'
import { kitRows } from './kit-rows.js'
import { pricedRow, type RowText } from './priced-row.js'
import type { TableRow } from './table-row.js'

/** The rows of one line: a kit takes several. */
export function lineRows(line: SalesLine, number: string, account: Account): readonly TableRow[] {
  const place = { number, depth: 0 }
  if (line.onTheFly) {
    const { productName = '', colour, productDescription, pricing } = line.onTheFly
    return [pricedRow(place, { title: productName, details: [colour, productDescription] }, pricing, account)]
  }
  if (line.catalogue)
    return [pricedRow(place, catalogueText(line.catalogue), line.catalogue.pricing, account)]
  if (line.labour) {
    const { productName = 'Labour', colour, productDescription, pricing } = line.labour
    const details = ['labour', colour, productDescription]
    return [pricedRow(place, { title: productName, details }, pricing, account)]
  }
  if (line.flashing) return [flashingRow(place, line.flashing, account)]
  if (line.productKit) return kitRows(place, line.productKit, account)
  return [{ kind: 'text', ...place, text: line.notes.text ?? '' }]
}

function catalogueText({
  productId = '',
  productName,
  productDescription,
  params = [],
}: CatalogueLine): RowText {
  return { title: productName ?? productId, details: [...params.map(parameterText), productDescription] }
}

/** A colour speaks for itself. */
function parameterText({ name = '', value = '' }: Parameter): string {
  return name === 'Colour' ? value : `${name} ${value}`.trim()
}
