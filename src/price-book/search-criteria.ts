import { textAtStep, valueAtStep } from '../problem/path.js'
import { isObject, isSupplied, type JsonObject } from '../wire/object.js'
import type { SearchCriteria } from './price-book.js'
import type { PricedPlace } from './priced-places.js'
import { unitOfStrategy } from '../input/price-unit.js'

export const ID_FIELDS: Readonly<Record<PricedPlace['kind'], string | undefined>> = {
  catalogue: 'productId',
  onTheFly: undefined,
  labour: undefined,
  component: 'productId',
  kit: 'kitId',
  flashing: 'templateId',
}

// D3
export function criteriaFor(
  { kind, owner, fields }: PricedPlace,
  ofCustomer: string | undefined,
): SearchCriteria {
  const field = ID_FIELDS[kind]
  const id = field === undefined ? undefined : nameAt(owner, field)
  return {
    products: [id, nameAt(owner, 'productName')].filter(isText),
    id,
    productRowId: nameAt(owner, kind === 'kit' ? 'kitRowId' : 'productRowId'),
    priceLevel: sentLevel(kind, fields) ?? ofCustomer,
    colours:
      kind === 'catalogue'
        ? coloursIn(valueAtStep(owner, 'params'))
        : [nameAt(owner, 'colour')].filter(isText),
    unit: kind === 'flashing' ? 'm' : unitOfStrategy(valueAtStep(fields, 'pricingStrategy')),
  }
}

/** An empty level of a flashing is A (F10). */
export function sentLevel(kind: PricedPlace['kind'], fields: JsonObject): string | undefined {
  return (
    nameAt(fields, 'priceLevel') ??
    (kind === 'flashing' && isSupplied(fields, 'priceLevel') ? 'A' : undefined)
  )
}

/** An ordinary product has only a few parameters. */
const MAX_PARAMETERS = 1000

/** V6: the colour of a catalogue product is its parameter Colour, in either spelling (D3). */
function coloursIn(params: unknown): readonly string[] {
  if (!Array.isArray(params)) return []
  const colours: (string | undefined)[] = []
  for (let index = 0; index < Math.min(params.length, MAX_PARAMETERS); index++) {
    const param: unknown = valueAtStep(params, index)
    if (isObject(param) && /^colou?r$/i.test(nameAt(param, 'name') ?? ''))
      colours.push(nameAt(param, 'value'))
  }
  return colours.filter(isText)
}

function isText(text: string | undefined): text is string {
  return text !== undefined
}

function nameAt(holder: JsonObject, field: string): string | undefined {
  const name = textAtStep(holder, field).trim()
  return name === '' ? undefined : name
}
