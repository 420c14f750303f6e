import type { Catalogue, CatalogueProduct } from '../model/catalogue.js'
import type { CatalogueFields, ComponentFields, Flashing, KitTier, SalesLine } from '../model/sales-line.js'
import { allOf, finding, NO_FINDINGS, ofEach, within, type Finding } from '../problem/finding.js'

/** The name of the parameter that carries a catalogue line's colour (V6). */
const COLOUR = 'Colour'

/** V6: what a line names must be in the catalogue, as far as the host can look it up. Relative to the line. */
export function checkAgainstCatalogue(line: SalesLine, catalogue: Catalogue): readonly Finding[] {
  if (isEmpty(catalogue)) return NO_FINDINGS
  switch (line.kind) {
    case 'catalogue':
      return within(checkProductLine(line.fields, catalogue), 'catalogue')
    case 'flashing':
      return within(checkTemplate(line.flashing, catalogue), 'flashing')
    case 'productKit':
      return within(checkTier(line.kit, catalogue), 'productKit')
    case 'onTheFly':
    case 'labour':
    case 'notes':
      return NO_FINDINGS
  }
}

/** Without look-ups there is nothing to look through a kit for. */
function isEmpty({ product, flashingTemplate }: Catalogue): boolean {
  return product === undefined && flashingTemplate === undefined
}

/** V8: the customer must be there when the host can look customers up. */
export function checkCustomer(customerId: string | undefined, catalogue: Catalogue): readonly Finding[] {
  if (customerId === undefined || catalogue.customer === undefined) return NO_FINDINGS
  if (isThere(catalogue.customer(customerId))) return NO_FINDINGS
  return [finding('customer_not_found', ['customerId'], { id: customerId })]
}

function checkProductLine(fields: CatalogueFields, catalogue: Catalogue): readonly Finding[] {
  const { productId, productRowId, rowPriceId } = fields
  if (productId === undefined || catalogue.product === undefined) return NO_FINDINGS
  const product = catalogue.product(productId)
  if (!isThere(product)) return [finding('product_not_found', ['productId'], { id: productId })]
  return allOf(
    checkRow(product, productRowId),
    checkRowPrice(product, productRowId, rowPriceId),
    checkColour(product, fields),
  )
}

function checkRow({ rows }: CatalogueProduct, productRowId: string | undefined): readonly Finding[] {
  if (rows === undefined || productRowId === undefined) return NO_FINDINGS
  if (rows.some((row) => row.productRowId === productRowId)) return NO_FINDINGS
  return [finding('product_row_not_found', ['productRowId'], { id: productRowId })]
}

/** A row price must be one of the row named, or of any row where none is. */
function checkRowPrice(
  { rows }: CatalogueProduct,
  productRowId: string | undefined,
  rowPriceId: string | undefined,
): readonly Finding[] {
  if (rows === undefined || rowPriceId === undefined) return NO_FINDINGS
  const named = rows.filter((row) => row.productRowId === productRowId)
  // A row that does not exist has been told already; the price is then looked for in all of them.
  const candidates = named.length === 0 ? rows : named
  const isKnown = candidates.some(
    ({ rowPriceIds }) => rowPriceIds === undefined || rowPriceIds.includes(rowPriceId),
  )
  if (isKnown) return NO_FINDINGS
  return [finding('row_price_not_found', ['rowPriceId'], { id: rowPriceId })]
}

function checkColour({ colours }: CatalogueProduct, { params }: CatalogueFields): readonly Finding[] {
  if (colours === undefined) return NO_FINDINGS
  return ofEach(params, ({ name, value }, index) =>
    name === COLOUR ? checkAvailable(value, colours, ['params', index, 'value']) : NO_FINDINGS,
  )
}

function checkTemplate({ templateId, colour }: Flashing, catalogue: Catalogue): readonly Finding[] {
  if (templateId === undefined || catalogue.flashingTemplate === undefined) return NO_FINDINGS
  const template = catalogue.flashingTemplate(templateId)
  if (!isThere(template)) return [finding('template_not_found', ['templateId'], { id: templateId })]
  return template.colours === undefined ? NO_FINDINGS : checkAvailable(colour, template.colours, ['colour'])
}

function checkAvailable(
  colour: string | undefined,
  colours: readonly string[],
  path: Finding['path'],
): readonly Finding[] {
  if (colour === undefined || colour === '' || colours.includes(colour)) return NO_FINDINGS
  return [finding('colour_not_available', path, { colour, available: Object.freeze([...colours]) })]
}

function checkTier(tier: KitTier, catalogue: Catalogue): readonly Finding[] {
  return allOf(
    ofEach(tier.components, ({ fields }, index) =>
      within(checkComponent(fields, catalogue), 'components', index),
    ),
    ofEach(tier.subKits, (subKit, index) => within(checkTier(subKit, catalogue), 'subKits', index)),
  )
}

function checkComponent({ productId }: ComponentFields, catalogue: Catalogue): readonly Finding[] {
  if (productId === undefined || catalogue.product === undefined) return NO_FINDINGS
  if (isThere(catalogue.product(productId))) return NO_FINDINGS
  return [finding('product_not_found', ['productId'], { id: productId })]
}

/** Hosts answer null as well as undefined for what their database does not have. */
function isThere<A>(found: A | null | undefined): found is A {
  return found !== undefined && found !== null
}
