import { coloursOf, isProduct, isTemplate, rowsOf, type FoundRow, type LookUps } from './catalogue.js'
import { colourNotAvailable } from '../problem/colour-not-available.js'
import { isPromise } from './host-object.js'
import type { CatalogueLine } from '../wire/plain-lines.generated.js'
import type { ParsedKitComponent, ParsedProductKitLine, ParsedSubKit } from '../wire/kit.generated.js'
import type { ParsedFlashingLine } from '../wire/flashing.generated.js'
import type { CustomerId, ProductId } from '../wire/scalars.js'
import type { ParsedSalesLine } from '../wire/document.generated.js'
import {
  allOf,
  problemAt,
  NO_PROBLEMS,
  ofEach,
  within,
  type LocatedProblem,
} from '../problem/located-problem.js'
import { ownField } from '../problem/own-fields.js'

// V6
const COLOUR = 'Colour'

// V6
export function checkAgainstCatalogue(line: ParsedSalesLine, catalogue: LookUps): readonly LocatedProblem[] {
  switch (line.kind) {
    case 'catalogue':
      return within(checkProductLine(line.line, catalogue), 'catalogue')
    case 'flashing':
      return within(checkTemplate(line.line, catalogue), 'flashing')
    case 'productKit':
      return within(checkKitLevel(line.line, catalogue), 'productKit')
    case 'onTheFly':
    case 'labour':
    case 'notes':
      return NO_PROBLEMS
  }
}

// V6
export function checkCustomer(
  customerId: CustomerId | undefined,
  catalogue: LookUps,
): readonly LocatedProblem[] {
  if (customerId === undefined || catalogue.customer === undefined) return NO_PROBLEMS
  const found = catalogue.customer(customerId)
  return isFound(found) ? NO_PROBLEMS : notFound('customer_not_found', 'customerId', customerId, found)
}

interface NamedProduct {
  readonly productId?: string | undefined
  readonly productRowId?: string | undefined
  readonly rowPriceId?: string | undefined
  readonly params?:
    | readonly { readonly name?: string | undefined; readonly value?: string | undefined }[]
    | undefined
}

export function isInCatalogue(line: CatalogueLine, catalogue: LookUps): boolean {
  const named = {
    productId: ownField(line, 'productId'),
    productRowId: ownField(line, 'productRowId'),
    rowPriceId: ownField(line, 'rowPriceId'),
    params: ownField(line, 'params')?.map((parameter) => ({
      name: ownField(parameter, 'name'),
      value: ownField(parameter, 'value'),
    })),
  }
  return checkProductLine(named, catalogue).length === 0
}

function checkProductLine(fields: NamedProduct, catalogue: LookUps): readonly LocatedProblem[] {
  const { productId, productRowId, rowPriceId, params } = fields
  if (productId === undefined || catalogue.product === undefined) return NO_PROBLEMS
  // V5: the reader has checked the prefix.
  const product = catalogue.product(productId as ProductId)
  const namesRow = productRowId !== undefined || rowPriceId !== undefined
  if (!isProduct(product, namesRow)) return notFound('product_not_found', 'productId', productId, product)
  const rows = namesRow ? rowsOf(product) : undefined
  return allOf([
    checkRow(rows, productRowId),
    checkRowPrice(rows, productRowId, rowPriceId),
    checkColour(product, params),
  ])
}

function checkRow(
  rows: readonly FoundRow[] | undefined,
  productRowId: string | undefined,
): readonly LocatedProblem[] {
  if (rows === undefined || productRowId === undefined) return NO_PROBLEMS
  if (rows.some((row) => row.productRowId === productRowId)) return NO_PROBLEMS
  return [problemAt('product_row_not_found', ['productRowId'], { id: productRowId })]
}

function checkRowPrice(
  rows: readonly FoundRow[] | undefined,
  productRowId: string | undefined,
  rowPriceId: string | undefined,
): readonly LocatedProblem[] {
  if (rows === undefined || rowPriceId === undefined) return NO_PROBLEMS
  const named = rows.filter((row) => productRowId !== undefined && row.productRowId === productRowId)
  // Without a row that is found, the price may be in any row.
  const candidates = named.length === 0 ? rows : named
  const isKnown = candidates.some(
    ({ rowPriceIds }) => rowPriceIds === undefined || rowPriceIds.includes(rowPriceId),
  )
  if (isKnown) return NO_PROBLEMS
  return [problemAt('row_price_not_found', ['rowPriceId'], { id: rowPriceId })]
}

function checkColour(product: unknown, params: NamedProduct['params']): readonly LocatedProblem[] {
  const named = params?.filter(({ name }) => name === COLOUR) ?? []
  const colours = named.length === 0 ? undefined : coloursOf(product)
  if (colours === undefined) return NO_PROBLEMS
  if (named.length === 1 && named.some(({ value = '' }) => colours.includes(value))) return NO_PROBLEMS
  // A set keeps the work linear if a line repeats the parameter many times.
  const available = new Set(colours)
  return ofEach(params, ({ name, value }, index) =>
    name === COLOUR ? checkAvailable(value, available, ['params', index, 'value']) : NO_PROBLEMS,
  )
}

function checkTemplate(
  { templateId, colour }: ParsedFlashingLine,
  catalogue: LookUps,
): readonly LocatedProblem[] {
  if (templateId === undefined || catalogue.flashingTemplate === undefined) return NO_PROBLEMS
  const template = catalogue.flashingTemplate(templateId)
  if (!isTemplate(template)) return notFound('template_not_found', 'templateId', templateId, template)
  const colours = coloursOf(template)
  return colours === undefined ? NO_PROBLEMS : checkAvailable(colour, new Set(colours), ['colour'])
}

function checkAvailable(
  colour: string | undefined,
  colours: ReadonlySet<string>,
  path: LocatedProblem['path'],
): readonly LocatedProblem[] {
  if (colour === undefined || colour === '' || colours.has(colour)) return NO_PROBLEMS
  return [problemAt('colour_not_available', path, colourNotAvailable(colour, colours))]
}

function checkKitLevel(
  level: ParsedSubKit | ParsedProductKitLine,
  catalogue: LookUps,
): readonly LocatedProblem[] {
  return allOf([
    checkKit(level, catalogue),
    ofEach(level.components, (component, index) =>
      within(checkComponent(component, catalogue), 'components', index),
    ),
    ofEach(level.subKits, (subKit, index) => within(checkKitLevel(subKit, catalogue), 'subKits', index)),
  ])
}

function checkKit(
  { kitId }: ParsedSubKit | ParsedProductKitLine,
  catalogue: LookUps,
): readonly LocatedProblem[] {
  if (kitId === undefined || catalogue.kit === undefined) return NO_PROBLEMS
  const found = catalogue.kit(kitId)
  return isFound(found) ? NO_PROBLEMS : notFound('kit_not_found', 'kitId', kitId, found)
}

function checkComponent({ productId }: ParsedKitComponent, catalogue: LookUps): readonly LocatedProblem[] {
  if (productId === undefined || catalogue.product === undefined) return NO_PROBLEMS
  const product = catalogue.product(productId)
  if (isProduct(product, false)) return NO_PROBLEMS
  return notFound('product_not_found', 'productId', productId, product)
}

// A3
function isFound(found: unknown): boolean {
  return !isNothing(found) && !isPromise(found)
}

function isNothing(found: unknown): boolean {
  return found === undefined || found === null || found === false
}

// V2
function notFound(
  code: 'customer_not_found' | 'product_not_found' | 'template_not_found' | 'kit_not_found',
  field: string,
  id: string,
  answer: unknown,
): readonly LocatedProblem[] {
  const found = problemAt(code, [field], { id })
  return [isNothing(answer) ? found : { ...found, source: 'catalogue' }]
}
