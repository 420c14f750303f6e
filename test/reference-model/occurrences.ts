import { isFieldOf, isLegacyName, type Shape } from './fields.js'
import type { Case } from './generate.js'
import { CUSTOM_FIELDS } from './generate/accounts.js'
import { strategyOf } from './measurements.js'
import { dollars } from './money.js'
import { roundHalfAway } from './fraction.js'
import type {
  ComponentJson,
  DrawingJson,
  FlashingJson,
  KitLevelJson,
  LineJson,
  PricingJson,
  WithListsJson,
} from './wire.js'

export function* occurrencesIn({ request, settings, kind }: Case): Generator<string> {
  const derivation = settings.derivationEnabled === false ? 'derivation off' : 'derivation on'
  for (const line of request.lines) {
    yield* ofLine(line, derivation, request.isSubmitted === true)
    if (line.productKit?.subKits?.length && isPricedEverywhere(line.productKit))
      yield `pricing at every level, ${kind}, ${derivation}`
    if (JSON.stringify(line).includes('_FEET')) yield `feet, ${derivation}`
  }
  const adjustments = (request.adjustments ?? []).map(
    ({ type, amount, isTaxFree }) =>
      `${String(type)} ${amount ? 'amount' : 'percentage'} ${String(isTaxFree)}`,
  )
  if (new Set(adjustments).size >= 8) yield `all adjustments mixed, ${kind}, ${derivation}`
  for (const adjustment of request.adjustments ?? []) {
    yield* ofUnknown(adjustment, 'adjustment')
    if (typeof adjustment.type === 'number') yield 'adjustment type by number'
    if (adjustment['appliedAmount'] !== undefined) yield 'applied amount sent'
  }
  for (const name of Object.keys(request)) {
    if (/^address(es)?$|Address(es)?$/.test(name)) yield 'address'
    if (settings.customFields?.includes(name)) yield* ['custom field', `custom field ${name}`]
    else if ((CUSTOM_FIELDS as readonly string[]).includes(name)) yield 'custom field of another account'
  }
  if (request.statusId) yield `status of ${kind}`
  if (request.labelIds?.length) yield 'labels'
  if (JSON.stringify(request).includes('"currency":""')) yield 'empty currency'
}

const isPricedEverywhere = ({ pricing, subKits }: KitLevelJson): boolean =>
  !!pricing && (subKits ?? []).every(isPricedEverywhere)

function* ofLine(line: LineJson, derivation: string, isSubmitted: boolean): Generator<string> {
  for (const kind of ['onTheFly', 'catalogue', 'labour'] as const) {
    const body = line[kind]
    if (!body) continue
    if (!body.pricing) yield* [`${kind} without pricing`, `${kind} without pricing, ${derivation}`]
    else yield* ofPricing(body.pricing, derivation)
  }
  if (line.labour) yield* ofUnknown(line.labour, 'labour')
  if (line.notes) yield* ofUnknown(line.notes, 'notes')
  if (line.productKit) yield* ofLevel(line.productKit, 'kit', derivation)
  if (line.flashing) yield* ofFlashing(line.flashing, isSubmitted)
}

function* ofPricing(pricing: PricingJson, derivation: string): Generator<string> {
  const isFree = pricing.cost && roundHalfAway(dollars(pricing.cost), 4).value.numerator === 0n
  if (isFree && pricing.margin) yield `margin with a cost of zero, ${derivation}`
  if (isFree && pricing.markup) yield `markup with a cost of zero, ${derivation}`
}

function* ofLevel(level: KitLevelJson, name: 'kit' | 'sub-kit', derivation: string): Generator<string> {
  const pricedBy = level.customPricing === true ? 'custom' : 'standard'
  if (level.pricing) yield* ofPricing(level.pricing, derivation)
  else yield* [`${pricedBy} ${name} without pricing, ${derivation}`, `${pricedBy} level without pricing`]
  if (name === 'sub-kit') {
    yield* ofLists(level, name)
    yield* ofUnknown(level, 'subKit')
  }
  for (const part of level.components ?? []) yield* ofComponent(part)
  for (const subKit of level.subKits ?? []) yield* ofLevel(subKit, 'sub-kit', derivation)
}

function* ofComponent(component: ComponentJson): Generator<string> {
  yield* ofLists(component, 'component')
  yield* ofUnknown(component, 'component')
  if (typeof component.productType === 'number') yield 'component type by number'
}

// K7
function* ofLists(body: WithListsJson, name: string): Generator<string> {
  for (const list of ['measurements', 'asBuiltMeasurements'] as const) {
    const [outer, inner] = [body[list], body.pricing?.[list]]
    if (outer?.length && inner?.length)
      yield* [`${list} of ${name} in both places`, `list of ${name} in both places`]
    else if (outer?.length) yield `${list} of ${name} outside its pricing`
    else if (inner?.length) yield `${list} of ${name} inside its pricing`
    if (outer?.length === 0 && inner?.length) yield `empty ${list} of ${name} outside its pricing`
    if (inner?.length === 0 && outer?.length) yield `empty ${list} of ${name} inside its pricing`
    if (outer?.length && strategyOf(body.pricing?.pricingStrategy).endsWith('_QUANTITIES'))
      yield `list of ${name} without a strategy`
  }
}

// M8
function* ofUnknown(body: object, shape: Shape): Generator<string> {
  for (const [name, value] of Object.entries(body) as readonly (readonly [string, unknown])[]) {
    if (isFieldOf(shape, name)) continue
    yield `unknown on ${shape}`
    if (name === '__proto__' || name === 'constructor') yield `unknown ${name}`
    if (isLegacyName(name)) yield `legacy name on ${shape}`
    if (value === null) yield 'unknown null'
    const depth = /^(?:\[|\{"[a-z_]+":)*/.exec(JSON.stringify(value))?.[0].match(/[[{]/g)?.length ?? 0
    if (depth >= 64) yield depth === 64 ? 'unknown as deep as may be' : 'unknown too deep'
  }
}

function* ofFlashing(flashing: FlashingJson, isSubmitted: boolean): Generator<string> {
  const { drawing, otherSides = [], subitems } = flashing
  yield `subitems: ${typeOf(subitems)}`
  for (const [side, name] of [
    [drawing, 'drawing'] as const,
    ...otherSides.map((one) => [one, 'side'] as const),
  ])
    if (side) yield* ofDrawing(side, name, isSubmitted)
}

function* ofDrawing(drawing: DrawingJson, name: string, isSubmitted: boolean): Generator<string> {
  const points = Object.values(drawing.points ?? {})
  const state = drawing.isDeleted === true ? 'deleted ' : ''
  if (points.length === 0 && isSubmitted) yield `submitted ${state}${name} without points`
  if (drawing['drawingId'] !== undefined && drawing['svgUrl'] !== undefined) yield 'drawing id and address'
  if (typeof drawing.side === 'number') yield 'side by number'
  if (points.some(({ finish }) => typeof finish?.type === 'number')) yield 'finish by number'
}

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
