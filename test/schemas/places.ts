import type { JsonSchema } from '../../src/entries/schemas.js'

export type Step = string | number | { readonly key: string }

export interface Place {
  readonly path: readonly Step[]
  readonly title: string
  readonly schema: JsonSchema
  readonly fields: Readonly<Record<string, JsonSchema>>
}

/** Lists an object once for each path to it. A sub-kit in a sub-kit is not repeated. */
export function placesOf(document: JsonSchema): readonly Place[] {
  const definitions = document['$defs'] as Readonly<Record<string, JsonSchema>>
  const places: Place[] = []

  const walk = (schema: JsonSchema, path: readonly Step[], inside: readonly string[]): void => {
    const { $ref, anyOf } = schema as { $ref?: string; anyOf?: readonly JsonSchema[] }
    if ($ref !== undefined) {
      const name = $ref.slice('#/$defs/'.length)
      const definition = definitions[name]
      if (definition === undefined) throw new Error(`${$ref} has no target`)
      if (!inside.includes(name)) walk(definition, path, [...inside, name])
      return
    }
    for (const one of anyOf ?? []) walk(one, path, inside)
    if (schema['items'] !== undefined) walk(schema['items'] as JsonSchema, [...path, 0], inside)
    if (isObject(schema['additionalProperties']) && schema['title'] === undefined)
      walk(schema['additionalProperties'], [...path, { key: 'aB' }], inside)
    const { title } = schema
    if (typeof title !== 'string') return
    const fields = fieldsOf(schema)
    places.push({ path, title, schema, fields })
    for (const [name, field] of Object.entries(fields)) walk(field, [...path, name], inside)
  }

  walk(document, [], [])
  return places
}

function fieldsOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  const own = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
  const alternatives = ((schema['oneOf'] ?? []) as readonly JsonSchema[]).filter(
    ({ title }) => title !== undefined,
  )
  const chosen = alternatives.map(({ title, properties }) => [
    String(title),
    (properties as Readonly<Record<string, JsonSchema>>)[String(title)] ?? {},
  ])
  return { ...own, ...(Object.fromEntries(chosen) as Readonly<Record<string, JsonSchema>>) }
}

export function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** V1: shares no code with the engine. */
export function pointerTo(path: readonly Step[]): string {
  return path
    .map((step) => {
      if (typeof step === 'number') return `[${String(step)}]`
      return typeof step === 'object'
        ? `.${step.key}`
        : `.${step.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
    })
    .join('')
    .replace(/^\./, '')
}

export function isAtOrIn(param: string, pointer: string): boolean {
  return (
    pointer === '' || param === pointer || param.startsWith(`${pointer}.`) || param.startsWith(`${pointer}[`)
  )
}

/** The least that a line needs to be priced. */
const PRICING = { quantity: '1', unitPrice: { amountMicros: '1000000' } }

// K7
const BY_AREA = { pricingStrategy: 'PRICING_STRATEGY_SQUARE_METRES' }

/** Keys are titles of schemas. */
const LEAST: Readonly<Record<string, object>> = {
  QuoteRequest: { customerId: 'cust_1' },
  OrderRequest: { customerId: 'cust_1' },
  Account: { currency: 'AUD' },
  Money: { amountMicros: '1000000' },
  AccountTax: { rate: '0.1' },
  OnTheFlyLine: { productName: 'Ridge cap', pricing: PRICING },
  CatalogueLine: { productId: 'prod_1', pricing: PRICING },
  LabourLine: { pricing: PRICING },
  KitComponent: { productType: 'PRODUCT_TYPE_NOTES', pricing: BY_AREA },
  SubKit: { pricing: BY_AREA },
  LinePricing: {
    unitPrice: { amountMicros: '1000000' },
    pricingStrategy: 'PRICING_STRATEGY_SQUARE_METRES',
    measurements: [{ length: '1', width: '1' }],
  },
  MeasurementEntry: { length: '1', width: '1' },
  Flashing: { drawing: {} },
  Adjustment: { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: {} },
}

/** A line gets its kind from the added field. */
export function minOf(title: string): object {
  return LEAST[title] ?? {}
}

/** Tests whether an object keeps fields that its schema does not name. A document keeps only some of them. */
export function keepsOthers({ path, schema }: Place): boolean {
  return path.length > 0 && isObject(schema['additionalProperties'])
}

/** Names decide the types of some fields, such as the flags that hide an attribute. */
export function isTypedByName({ schema }: Place, name: string): boolean {
  const patterns = Object.entries((schema['patternProperties'] ?? {}) as Readonly<Record<string, JsonSchema>>)
  return patterns.some(([pattern, field]) => new RegExp(pattern).test(name) && !keepsAnything(field))
}

/** A field that keeps any value has a schema with only a description. */
export function keepsAnything(field: JsonSchema): boolean {
  return Object.keys(field).every((keyword) => keyword === 'description')
}

export function documentWith(value: unknown, path: readonly Step[], places: readonly Place[]): unknown {
  return path.reduceRight<unknown>((inner, step, index) => {
    if (typeof step === 'number') return [inner]
    if (typeof step === 'object') return { [step.key]: inner }
    const owner = places.find((place) => isSamePath(place.path, path.slice(0, index)))
    return { ...minOf(owner?.title ?? ''), [step]: inner }
  }, value)
}

function isSamePath(a: readonly Step[], b: readonly Step[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
