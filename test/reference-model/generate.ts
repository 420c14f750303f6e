import { type Account, accountOf } from './account.js'
import type { DocumentKind } from './documents.js'
import { anyAccount, CUSTOM_FIELDS } from './generate/accounts.js'
import {
  anyAdjustments,
  mixedAdjustments,
  sharesAtBounds,
  totalsOnTies,
  wideAdjustment,
} from './generate/adjustments.js'
import { anyFlashing } from './generate/flashings.js'
import { anyPlainId, anyPlainIds } from './generate/ids.js'
import { anyKit, kitPricedAtEveryLevel } from './generate/kits.js'
import { anyJson, anyMembers, LEGACY_ELSEWHERE, named, withMembers } from './generate/members.js'
import { MAX_MICROS } from './generate/money.js'
import { linePricing } from './generate/pricing.js'
import { Random } from './generate/random.js'
import { wideKits } from './generate/wide-kits.js'
import type { AccountJson, AdjustmentJson, Json, LineJson, PlainLineJson, RequestJson } from './wire.js'

export interface Case {
  readonly kind: DocumentKind
  readonly settings: AccountJson
  readonly account: Account
  readonly request: RequestJson
}

const ACCOUNTS = 64
const CUSTOMER = 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3'
const PRODUCT = 'prod_01hx5zq8k3v9m2n4p6r8t0w1y3'

interface Content {
  readonly lines: readonly LineJson[]
  readonly adjustments?: readonly AdjustmentJson[] | null
  readonly isSubmitted?: boolean
}

function anyLine(random: Random, account: Account, index: number): LineJson {
  // A line without pricing is refused (L5), so few lines have no pricing.
  const pricing = (kind: 'onTheFly' | 'catalogue' | 'labour') =>
    random.weigh<object>([
      [100, { pricing: linePricing(random, kind, account) }],
      [1, {}],
      [1, { pricing: null }],
    ])
  const dropping = (body: PlainLineJson): PlainLineJson => withMembers(random, body, 5, LEGACY_ELSEWHERE)
  const keeping = (body: PlainLineJson): PlainLineJson => withMembers(random, body, 15, LEGACY_ELSEWHERE)
  return random.weigh<() => LineJson>([
    [6, () => ({ onTheFly: dropping({ productName: 'Item', ...pricing('onTheFly') }) })],
    [
      7,
      () => ({
        catalogue: dropping({
          productId: PRODUCT,
          ...anyPlainIds(random, ['productRowId'], 20),
          productName: 'Sheet',
          ...pricing('catalogue'),
        }),
      }),
    ],
    [3, () => ({ labour: keeping({ productName: 'Work', ...pricing('labour') }) })],
    [
      1,
      () => ({
        notes: { text: 'Call first', ...(random.chance(40) && anyMembers(random, LEGACY_ELSEWHERE)) },
      }),
    ],
    [3, () => ({ flashing: anyFlashing(random, account, index) })],
    [4, () => ({ productKit: anyKit(random, account) })],
  ])()
}

const anyContent = (random: Random, account: Account): Content => ({
  lines: Array.from({ length: random.between(1, 5) }, (_, index) => anyLine(random, account, index)),
  ...(random.chance(35) && { adjustments: anyAdjustments(random) }),
  ...(random.chance(60) && { isSubmitted: random.chance(60) }),
})

/** Prices every level of a kit, and adds every kind of adjustment, so that rules interact. */
const crossedContent = (random: Random, account: Account): Content => ({
  lines: [
    ...(random.chance(50) ? [{ productKit: kitPricedAtEveryLevel(random, account) }] : []),
    ...Array.from({ length: random.between(1, 3) }, (_, index) => anyLine(random, account, index)),
  ],
  adjustments: mixedAdjustments(random),
})

/**
 * Lines near 64 bits cancel each other. Halfway through, the sum is far beyond the limit, and beyond exact
 * doubles.
 */
function wideContent(random: Random, account: Account): Content {
  const pairs = random.between(1, 12)
  const largest = Array.from(
    { length: pairs },
    () => MAX_MICROS / 10_000n - random.whole(random.pick([2, 6, 14])),
  )
  const kept = random.chance(80) ? 0n : 1n
  const cents = [...largest, ...largest.slice(Number(kept)).map((cent) => -cent), random.whole(9)]
  return {
    lines: cents.map((cent) => {
      const amount = { amountMicros: String(cent * 10_000n) }
      const pricing = { quantity: '1', unitPrice: amount, totalPrice: amount }
      // Half of the largest amount, with an equal discount. A few of these discounts exceed the limit
      // together (T9).
      if (account.derives && random.chance(30))
        return {
          labour: { productName: 'Stadium', pricing: { quantity: '1', unitPrice: amount, discount: '50' } },
        }
      return random.pick<LineJson>([
        { onTheFly: { productName: 'Stadium', pricing: { ...pricing, cost: amount } } },
        { labour: { productName: 'Stadium', pricing } },
        { flashing: { drawing: {}, customPrice: amount, isTaxFree: true } },
      ])
    }),
    ...(random.chance(30) && { adjustments: anyAdjustments(random) }),
    ...(random.chance(50) && { adjustments: [wideAdjustment(random)] }),
  }
}

/** Does not depend on other documents. */
export function caseOf(seed: number, index: number): Case {
  // There are few settings, so they are read once and used for many documents.
  const settings = anyAccount(new Random(seed, -1 - (index % ACCOUNTS)))
  const account = accountOf(settings)
  const random = new Random(seed, index)
  const content = random.weigh<() => Content>([
    [56, () => anyContent(random, account)],
    [8, () => crossedContent(random, account)],
    [4, () => wideKits(random)],
    [18, () => totalsOnTies(random, account)],
    [6, () => sharesAtBounds(random)],
    [7, () => wideContent(random, account)],
    [1, () => ({ lines: [], adjustments: random.pick([null, [], anyAdjustments(random)]) })],
  ])()
  return {
    kind: random.chance(60) ? 'quote' : 'order',
    settings,
    account,
    request: {
      customerId: CUSTOMER,
      ...(random.chance(10) && { reference: 'PO 4471' }),
      ...(random.chance(10) && { labelIds: anyLabelIds(random) }),
      ...anyPlainIds(random, ['statusId'], 15),
      ...anyHeader(random),
      ...(random.chance(5) && { requestId: '5b0c2f5e-8c0e-4a57-9a57-2f6b1c9d7e10' }),
      ...content,
      ...anyHeader(random),
    },
  }
}

const anyLabelIds = (random: Random): readonly string[] =>
  Array.from({ length: random.between(0, 3) }, () => anyPlainId(random) ?? '').filter((id) => id !== '')

/** Some accounts keep these properties of a document (M8). */
function anyHeader(random: Random): Json {
  if (!random.chance(20)) return {}
  const names = random.pick([CUSTOM_FIELDS, CUSTOM_FIELDS, ADDRESSES, UNKNOWN] as const)
  return named(
    names
      .filter(() => random.chance(40))
      .map((name) => [name, random.chance(8) ? null : anyJson(random)] as const),
  )
}

const ADDRESSES = ['address', 'addresses', 'deliveryAddress', 'billingAddresses', 'Address'] as const
/** Includes fields that a service sends back (T10). */
const UNKNOWN = [
  'subtotal',
  'orderId',
  'sumLengths',
  'hasOwnProperty',
  'customFields',
  'addressLine',
] as const
