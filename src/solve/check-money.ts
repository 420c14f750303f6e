import { checkDecimals } from '../pricing/basis.js'
import { NO_PROBLEMS, problemAt, type LocatedProblem } from '../problem/located-problem.js'
import { preview } from '../problem/preview.js'
import type { ParsedMoney } from '../wire/money.js'

/** Requires whole cents in the account's currency. */
export function checkMoney(
  field: string,
  money: ParsedMoney | undefined,
  currency: string,
): readonly LocatedProblem[] {
  if (money === undefined) return NO_PROBLEMS
  // Any amount that the reader accepts fits in micros, so it fits in cents (N8).
  return [...checkDecimals(money.amount, field, 2), ...checkCurrency(field, money, currency)]
}

/** Refuses another currency (N3). */
export function checkCurrency(
  field: string,
  money: ParsedMoney | undefined,
  known: string,
): readonly LocatedProblem[] {
  const currency = money?.currency
  if (currency === undefined || currency === known) return NO_PROBLEMS
  return [problemAt('unknown_enum_value', [field, 'currency'], { sent: preview(currency), known: [known] })]
}
