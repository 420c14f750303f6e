import type { Answer } from '../answer.js'
import { priceKit } from '../pricing/kit.js'
import type { AccountSettings } from '../wire/account.js'
import { productKit, type ProductKitLineWire } from '../wire/kit.js'
import { tierWorkings, type TierWorkings } from '../wire/workings.js'
import { applied } from './applied.js'

/** K1 to K7. */
export function rollUpKit(kit: ProductKitLineWire, settings: AccountSettings): Answer<TierWorkings> {
  return applied(kit, productKit, settings, (read, account) => {
    const tier = priceKit(read, account)
    return { findings: tier.findings, value: () => tierWorkings(tier, account.currency) }
  })
}
