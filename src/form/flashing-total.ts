import { fitsInt64 } from '../number/cents.js'
import { isZero } from '../number/decimal.js'
import { flashingPrice, lengthsOf, pricePerMetre } from '../flashing/measured-flashing.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { LocatedProblem } from '../problem/located-problem.js'
import { ownField } from '../problem/own-fields.js'
import { readFlashingWithCutList } from '../wire/flashing-with-cut-list.js'
import { moneyOfCents } from '../wire/money.js'
import { isSupplied, type JsonObject } from '../wire/object.js'
import { readWhole } from '../wire/reading.js'
import { hasAmount } from './amount-missing.js'

interface TotalledFlashing {
  readonly flashing: JsonObject
  /** The first fault in the price or pieces. Pricing would miss faults in pieces, which it does not read. */
  readonly fault: LocatedProblem | undefined
}

/** Adds the missing total of a flashing (F6, F7). */
export function withFlashingTotal(flashing: JsonObject, account: ParsedAccount): TotalledFlashing {
  const untouched = { flashing, fault: undefined }
  if (isSupplied(flashing, 'totalPrice') || isSupplied(flashing, 'customPrice')) return untouched // F1
  const price = isSupplied(flashing, 'customPricePerLength') ? 'customPricePerLength' : 'unitPrice'
  if (!hasAmount(flashing, price)) return untouched
  // Reads these fields only: faults in others must not hide the total.
  const priced = { [price]: ownField(flashing, price), subitems: ownField(flashing, 'subitems') }
  const { read, problems } = readWhole(priced, readFlashingWithCutList)
  const perMetre = read && pricePerMetre(read)
  if (perMetre === undefined || problems.length > 0) return { flashing, fault: problems[0] }
  const { chargedLength } = lengthsOf(read?.subitems ?? [], account)
  const total = flashingPrice(perMetre, chargedLength)
  if (isZero(chargedLength) || !fitsInt64(total)) return untouched
  return { flashing: { ...flashing, totalPrice: moneyOfCents(total, account.currency) }, fault: undefined }
}
