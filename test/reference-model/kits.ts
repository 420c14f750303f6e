import { type Fraction, ONE, sum, ZERO } from './fraction.js'
import type { Account } from './account.js'
import type { ModelLine } from './line-pricing.js'
import { attributesOf } from './attributes.js'
import { fieldsOf, refuseLegacyNames, unknownOf } from './fields.js'
import { checkId, checkPlainIds, withoutEmpty } from './ids.js'
import { placeLists } from './measurement-lists.js'
import { dollars, inRange, written } from './money.js'
import type { Notebook } from './notebook.js'
import {
  costOf,
  figuresOf,
  leftOutQuantity,
  markupAndMargin,
  type PricingFigures,
  readBack,
} from './pricing-figures.js'
import {
  type ComponentJson,
  type Json,
  type MoneyJson,
  type KitLevelJson,
  requiredName,
  withoutNulls,
} from './wire.js'

/** K1: the kit itself is at depth 0. */
const DEEPEST = 16

const PRODUCT_TYPES = [
  'PRODUCT_TYPE_UNSPECIFIED',
  'PRODUCT_TYPE_CATALOGUE_PRODUCT',
  'PRODUCT_TYPE_ON_THE_FLY',
  'PRODUCT_TYPE_LABOUR',
  'PRODUCT_TYPE_NOTES',
] as const

/** The ids of a kit without a specified prefix (V5). */
const KIT_IDS = ['kitId', 'kitRowId']

/** `counted` is undefined if the part has a problem. */
interface Part {
  readonly body: Json
  readonly counted: Fraction | undefined
  readonly cost: Fraction | undefined
}

function sumOf(figures: readonly (Fraction | undefined)[]): Fraction | undefined {
  const known = figures.filter((figure) => figure !== undefined)
  return known.length === figures.length ? sum(known) : undefined
}

/** L14, N8: the total counts to the cent, within the limits. */
const countedTotal = (totalPrice: MoneyJson, at: string, notebook: Notebook): Fraction | undefined =>
  inRange(notebook.toCent('L14', dollars(totalPrice)), `${at}.total_price`, notebook)

/** K3, K7: `mustBePriced` is set if the level adds up its parts. */
function component(
  body: ComponentJson,
  mustBePriced: boolean,
  account: Account,
  at: string,
  notebook: Notebook,
): Part {
  const productType = requiredName(PRODUCT_TYPES, body.productType, `${at}.product_type`, notebook)
  const isNote = productType === 'PRODUCT_TYPE_NOTES'
  checkId(body['productId'], 'prod_', `${at}.product_id`, notebook)
  refuseLegacyNames(body, at, notebook)
  const { pricing } = body
  const pricingAt = `${at}.pricing`
  if (pricing) refuseLegacyNames(pricing, pricingAt, notebook)
  const totalPrice = pricing?.totalPrice ?? undefined
  // Exceptions are notes, and components with an unreadable type, which may be notes (K3, V7).
  if (mustBePriced && productType !== undefined && !isNote && totalPrice === undefined)
    notebook.problem('component_total_required', `${pricingAt}.total_price`)
  const lists = placeLists(pricing, pricingAt, notebook, { body, at })
  const figures: PricingFigures | undefined = pricing ? figuresOf(lists, account, notebook) : undefined
  // L9 and K6 apply to every part, even in a level with its own cost. A note counts as zero (K3). The figures
  // of a part with an unreadable type are unknown, so they are not checked (N8).
  const isKnown = productType !== undefined
  const costOfPriced = (): Fraction | undefined =>
    figures && isKnown ? costOf('L9', figures, leftOutQuantity(figures), pricingAt, notebook) : undefined
  const cost = isNote || (isKnown && figures === undefined) ? ZERO : costOfPriced()
  return {
    body: withoutNulls({
      ...withoutEmpty(fieldsOf(body, 'component'), ['productId']),
      productType,
      ...(pricing && figures && { pricing: readBack(pricing, figures, lists, account, {}) }),
      ...lists.outer,
      ...unknownOf(body, 'component', at, notebook),
    }),
    counted: isNote
      ? ZERO
      : isKnown && totalPrice
        ? countedTotal(totalPrice, pricingAt, notebook)
        : undefined, // K3
    cost,
  }
}

/** K1 to K6: a kit is at depth 0. */
export function priceLevel(
  body: KitLevelJson,
  depth: number,
  account: Account,
  at: string,
  notebook: Notebook,
): Part {
  const isSubKit = depth > 0
  const shape = isSubKit ? 'subKit' : 'productKit'
  checkPlainIds(body, KIT_IDS, at, notebook)
  if (isSubKit) refuseLegacyNames(body, at, notebook)
  const { pricing } = body
  const pricingAt = `${at}.pricing`
  if (pricing) refuseLegacyNames(pricing, pricingAt, notebook)
  const isStandard = body.customPricing !== true
  const components = (body.components ?? []).map((part, index) =>
    component(part, isStandard, account, `${at}.components[${index}]`, notebook),
  )
  const subKits = (body.subKits ?? []).map((part, index) =>
    subKit(part, depth + 1, account, `${at}.sub_kits[${index}]`, notebook),
  )
  const parts = [...components, ...subKits]

  // K7: the lists of a kit are in its pricing. The lists of a sub-kit may be outside it.
  const lists = placeLists(pricing, pricingAt, notebook, isSubKit ? { body, at } : undefined)
  const figures = pricing ? figuresOf(lists, account, notebook) : undefined
  const totalPrice = pricing?.totalPrice ?? undefined
  const isDerived =
    totalPrice === undefined &&
    isStandard && // K5
    account.derives && // K2
    figures?.strategy !== 'PRICING_STRATEGY_CUSTOM_FORMULA' // K2, L4
  if (totalPrice === undefined && !isDerived)
    notebook.problem('total_price_required', `${pricingAt}.total_price`)

  const derivedTotal = isDerived ? sumOf(parts.map((part) => part.counted)) : undefined
  const fitting = derivedTotal && inRange(derivedTotal, `${pricingAt}.total_price`, notebook)
  const counted = totalPrice
    ? countedTotal(totalPrice, pricingAt, notebook) // K4
    : fitting
  const ofParts = sumOf(parts.map((part) => part.cost))
  const cost = figures?.cost
    ? costOf('K6', figures, ONE, pricingAt, notebook)
    : ofParts && inRange(ofParts, `${pricingAt}.cost`, notebook)

  // L13: markup and margin are checked only if the level has its own cost.
  const changes =
    pricing && figures?.cost
      ? markupAndMargin(
          { pricing, figures, total: counted, cost, account, at: pricingAt },
          figures.unitPrice,
          notebook,
        )
      : {}
  const totalChange = fitting && { totalPrice: written(fitting, account.currency) }
  const readsBack =
    pricing && figures
      ? readBack(pricing, figures, lists, account, { ...totalChange, ...changes })
      : totalChange && { ...totalChange, markupIsPercentage: true } // K2
  return {
    body: withoutNulls({
      ...withoutEmpty(fieldsOf(body, shape), KIT_IDS),
      ...attributesOf(body),
      ...(body.components && { components: components.map((part) => part.body) }),
      ...(body.subKits && { subKits: subKits.map((part) => part.body) }),
      pricing: readsBack,
      ...lists.outer,
      ...(isSubKit && unknownOf(body, shape, at, notebook)),
    }),
    counted,
    cost,
  }
}

// K1
function subKit(body: KitLevelJson, depth: number, account: Account, at: string, notebook: Notebook): Part {
  if (depth <= DEEPEST) return priceLevel(body, depth, account, at, notebook)
  notebook.problem('kit_too_deep', at)
  return { body, counted: undefined, cost: undefined }
}

/** The total and cost of the level at depth 0 are part of the document. */
export function priceKit(body: KitLevelJson, account: Account, at: string, notebook: Notebook): ModelLine {
  const kit = priceLevel(body, 0, account, at, notebook)
  return {
    line: { productKit: kit.body },
    counted: kit.counted,
    cost: kit.cost,
    discountAmount: ZERO, // L15: a kit has no line discount
    isTaxFree: body.pricing?.isTaxFree ?? false,
  }
}
