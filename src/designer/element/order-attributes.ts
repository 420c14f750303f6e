import { problemAt } from '../../problem/located-problem.js'
import { preview } from '../../problem/preview.js'
import { problemOfRule, type Problem } from '../../problem/problem.js'
import { microsIn, type DesignerOrder } from './designer-order.js'
import type { DesignerPriceTable, MetrePrices } from './metre-price.js'
import type { OrderFields } from './order-fields.js'

type Attributed = Pick<Element, 'getAttribute'>

interface OrderSettings {
  readonly locale: string
  readonly currency: string
}

export function orderBy(
  element: Attributed,
  fields: OrderFields,
  productName: string,
  table: DesignerPriceTable['table'] | undefined,
  { locale, currency }: OrderSettings,
): DesignerOrder {
  const { typedPrice, isPriceUnread } = fields
  const isTyped = typedPrice !== undefined || isPriceUnread
  const metre = isTyped ? NONE : priceIn(element, 'price-per-metre', currency)
  const unitPriceMicros = typedPrice ?? metre.micros
  const isPriced = isTyped || metre.micros !== undefined || table !== undefined
  const metal = isPriced ? NONE : priceIn(element, 'price-per-square-metre', currency)
  const ofAttributes = [metre.problem, metal.problem].filter((problem) => problem !== undefined)
  return {
    productName,
    subitems: fields.pieces,
    unitPriceMicros,
    table: tableFor(element, table),
    squareMetreMicros: metal.micros,
    problems: [...fields.problems(locale, currency), ...ofAttributes],
    isPriceUnread: isPriceUnread || ofAttributes.length > 0,
    kept: fields.kept,
    isBegun: productName !== '' || fields.isBegun,
  }
}

const NONE: AttributePrice = { micros: undefined }

/** The price in an attribute, or a problem that the host has to correct. */
interface AttributePrice {
  readonly micros: string | undefined
  readonly problem?: Problem
}

function priceIn(element: Attributed, name: string, currency: string): AttributePrice {
  const text = element.getAttribute(name) ?? ''
  const micros = microsIn(text, currency)
  if (micros !== undefined || text.trim() === '') return { micros }
  const property = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const found = problemAt('invalid_decimal', [property], { sent: preview(text) })
  return { micros, problem: problemOfRule({ ...found, source: 'settings' }) }
}

function tableFor(element: Attributed, table: DesignerPriceTable['table'] | undefined): MetrePrices['table'] {
  if (table === undefined) return undefined
  const [thickness, priceLevel, colour] = ['thickness', 'price-level', 'colour'].map((name) =>
    element.getAttribute(name),
  )
  return {
    table,
    of: { ...(thickness && { thickness }), ...(priceLevel && { priceLevel }), ...(colour && { colour }) },
  }
}
