import { MAX_KIT_DEPTH } from '../definitions/limits.js'
import { fitsInt64, type Integer } from '../number/cents.js'
import { isZero } from '../number/decimal.js'
import { basisOf } from '../pricing/basis.js'
import { lineTotal } from '../pricing/formulas.js'
import { isPricedType } from '../pricing/kit-figures.js'
import { priceKit } from '../pricing/kit.js'
import { elementsOf } from '../problem/elements.js'
import { ownField } from '../problem/own-fields.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import { readKitComponent, readProductKitLine } from '../wire/kit.generated.js'
import { moneyOfCents } from '../wire/money.js'
import { isObject, type JsonObject } from '../wire/object.js'
import { readWhole } from '../wire/reading.js'

/** Adds missing totals of components (K3) and, with derivation off, levels (K2). The engine reports any still missing. */
export function withPartTotals(kit: JsonObject, account: ParsedAccount, depth = 0): JsonObject {
  if (depth > MAX_KIT_DEPTH) return kit // K1
  const withSubKits = {
    ...kit,
    ...partsIn(kit, 'subKits', (part) => withPartTotals(part, account, depth + 1)),
  }
  if (ownField(kit, 'customPricing') === true) return withSubKits // K5
  const whole = {
    ...withSubKits,
    ...partsIn(kit, 'components', (part) => withTotal(part, componentTotal(part, account), account)),
  }
  if (account.derivationEnabled) return whole
  const { read, problems } = readWhole(whole, readProductKitLine)
  const level = read && priceKit(read, { ...account, derivationEnabled: true })
  const isKnown = level?.totalRule === 'components' && problems.length + level.problems.length === 0
  return isKnown ? withTotal(whole, level.total, account) : whole
}

function partsIn(level: JsonObject, name: string, change: (part: JsonObject) => JsonObject): JsonObject {
  const list = ownField(level, name)
  return Array.isArray(list)
    ? { [name]: elementsOf(list).map((part) => (isObject(part) ? change(part) : part)) }
    : {}
}

// L3
function componentTotal(component: JsonObject, account: ParsedAccount): Integer | undefined {
  const { read, problems } = readWhole(component, readKitComponent)
  const pricing = read?.pricing
  if (pricing === undefined || problems.length > 0) return undefined
  if (pricing.totalPrice !== undefined || !isPricedType(read?.productType)) return undefined
  const { method, unitPrice, discount, factor } = basisOf(pricing, account)
  if (method === 'customFormula' || unitPrice === undefined || isZero(factor)) return undefined // L4, L6
  const total = lineTotal(factor, unitPrice, discount)
  return fitsInt64(total) ? total : undefined
}

function withTotal(part: JsonObject, total: Integer | undefined, { currency }: ParsedAccount): JsonObject {
  if (total === undefined) return part
  const pricing = ownField(part, 'pricing')
  const totalPrice = moneyOfCents(total, currency)
  return { ...part, pricing: { ...(isObject(pricing) && pricing), totalPrice } }
}
