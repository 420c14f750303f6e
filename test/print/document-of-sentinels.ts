/**
 * Gives every field of a priced quote a value that occurs nowhere else, so that a test finds out which fields a
 * print shows.
 */
import type { Definition, Field, Shape } from '../../src/definitions/definition.js'
import { pricedQuote } from '../../src/definitions/document.js'
import type { PricedQuote } from '../../src/entries/index.js'

type Json = Record<string, unknown>

/** `path` names the fields that lead to the value, and `text` is the value in a print. */
export interface Sentinel {
  readonly path: string
  readonly text: string
}

/** Fields that are left out because they would contradict others. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  // An adjustment has an amount or a percentage (T2). The applied amount has its own value.
  Adjustment: ['amount'],
  PricedAdjustment: ['amount'],
  // Components and sub-kits have their measurements outside of pricing (K7).
  ComponentPricing: ['measurements', 'asBuiltMeasurements'],
  // The writer of a document drops the id.
  FlashingDrawing: ['tempId'],
}

const MAX_SUB_KITS = 2

export function documentOfSentinels(): {
  readonly document: PricedQuote
  readonly sentinels: readonly Sentinel[]
} {
  const sentinels: Sentinel[] = []
  let count = 1000
  const plant = (path: string, textOf: (id: string) => string): string => {
    const text = textOf(String(++count))
    sentinels.push({ path, text })
    return text
  }
  const objectOf = (definition: Definition, path: string): Json => {
    const object: Json = {}
    for (const [name, field] of Object.entries(definition.fields())) {
      const at = path === '' ? name : `${path}.${name}`
      const isOutside =
        definition.name === 'KitPricing' && path.includes('subKits') && /easurements$/.test(name)
      if (isOutside || LEFT_OUT[definition.name]?.includes(name) === true) continue
      if (name === 'subKits' && path.split('.').filter((step) => step === 'subKits').length >= MAX_SUB_KITS)
        continue
      object[name] = valueOf(field, at)
    }
    if (definition.keeps === 'others') object['keptField'] = plant(`${path}.keptField`, (id) => `kept${id}`)
    if (definition.keeps === 'addresses')
      object['siteAddress'] = { street: plant('siteAddress', (id) => `street${id}`) }
    return object
  }
  const valueOf = (field: Field, path: string): unknown => {
    const kind = field.answeredAs ?? field.kind
    if (path === 'lines') return linesOf(kind.shape, path)
    if (kind.unit === 'percent') return plant(path, (id) => `${id.slice(-2)}.${id.slice(-2)}`)
    return shapedOf(kind.shape, path, kind.unit)
  }
  const shapedOf = (shape: Shape, path: string, unit?: string): unknown => {
    if (shape.kind === 'definition') {
      return /^(?:Priced)?Money$/.test(shape.definition.name)
        ? moneyAt(path)
        : objectOf(shape.definition, path)
    }
    if (shape.kind === 'list') return [shapedOf(shape.of, path)]
    if (shape.kind === 'map') return { key: shapedOf(shape.of, path) }
    if (shape.kind === 'flag') return true
    if (shape.kind === 'number') return Number(plant(path, (id) => `6${id}.25`))
    if (shape.kind === 'integer') return Number(plant(path, (id) => `5${id}`))
    if (shape.kind === 'anyObject') return { displayOnAllViews: true, title: plant(path, (id) => `any${id}`) }
    if (shape.kind === 'anything')
      return shape.listOf === undefined ? plant(path, (id) => `thing${id}`) : [objectOf(shape.listOf, path)]
    if (shape.kind === 'name')
      return /SQUARE_METRES|DISCOUNT/.exec(shape.names.join()) ? wanted(shape.names) : shape.names[1]
    if (unit !== undefined) return plant(path, (id) => `7${id}.5`)
    return textAt(path, shape.kind === 'text' ? shape.pattern : undefined)
  }
  const moneyAt = (path: string): Json => {
    const amount = plant(path, (id) => `8${id}.37`)
    return { amountMicros: `${amount.replace('.', '')}0000`, currency: 'AUD' }
  }
  const textAt = (path: string, pattern = ''): string => {
    const [prefix = ''] = /[a-z]+_/.exec(pattern) ?? []
    if (path.endsWith('templateId')) return plant(path, (id) => `flashtpl_0${id.padEnd(25, 's')}`)
    if (path === 'tax.rate') return plant(path, (id) => `0.${id}`)
    return plant(path, (id) => (prefix === '' ? `text${id}` : `${prefix}${id}`))
  }
  const linesOf = (shape: Shape, path: string): unknown => {
    if (shape.kind !== 'list' || shape.of.kind !== 'definition')
      throw new Error('lines are a list of objects')
    return Object.entries(shape.of.definition.fields()).map(([kind, field]) => ({
      [kind]: valueOf(field, `${path}.${kind}`),
    }))
  }
  const document = objectOf(pricedQuote, '')
  const sums = rightSums(document)
  return {
    document: { ...document, ...sums.fields } as unknown as PricedQuote,
    sentinels: sentinels.map(({ path, text }) => ({ path, text: sums.texts[path] ?? text })),
  }
}

const at = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce((one, name) => (one as Json | undefined)?.[name], value)

/** A print refuses sums that do not agree (Q6). Only the first line is taxed. */
function rightSums(document: Json): {
  readonly fields: Json
  readonly texts: Readonly<Record<string, string>>
} {
  const [first, ...others] = document['lines'] as readonly Json[]
  const onTheFly = at(first, 'onTheFly') as Json
  const taxed = { onTheFly: { ...onTheFly, pricing: { ...(onTheFly['pricing'] as Json), isTaxFree: false } } }
  const centsOf = (line: Json): number =>
    Object.values(line).reduce<number>((sum, part) => {
      const money = at(part, 'customPrice') ?? at(part, 'totalPrice') ?? at(part, 'pricing', 'totalPrice')
      return sum + Number(at(money, 'amountMicros') ?? 0) / 10_000
    }, 0)
  const [taxable, subtotal] = [
    centsOf(taxed),
    [taxed, ...others].reduce((sum, line) => sum + centsOf(line), 0),
  ]
  const [adjustment] = document['adjustments'] as readonly Json[]
  const discount = Math.round((subtotal * Number(adjustment?.['percentage'])) / 100)
  const base = taxable - Math.round((discount * taxable) / subtotal)
  const tax = Math.round(base * Number(at(document, 'tax', 'rate')))
  const cents = { subtotal, taxAmount: tax, total: subtotal - discount + tax, appliedAmount: discount }
  const money = (name: keyof typeof cents) => ({
    amountMicros: `${String(cents[name])}0000`,
    currency: 'AUD',
  })
  const text = (name: keyof typeof cents): string => (cents[name] / 100).toFixed(2)
  return {
    fields: {
      lines: [taxed, ...others],
      adjustments: [{ ...adjustment, appliedAmount: money('appliedAmount') }],
      subtotal: money('subtotal'),
      taxAmount: money('taxAmount'),
      total: money('total'),
    },
    texts: {
      subtotal: text('subtotal'),
      taxAmount: text('taxAmount'),
      total: text('total'),
      'adjustments.appliedAmount': text('appliedAmount'),
    },
  }
}

/** Sizes of pieces have a width. */
function wanted(names: readonly string[]): string | undefined {
  return names.find((name) => /SQUARE_METRES|TYPE_DISCOUNT/.test(name))
}
