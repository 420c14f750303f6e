import { isOfSomeCurrency } from './currency-marks.js'
import { groupsOf } from './groups-of.js'
import type { UnreadableReason } from './typed.js'

/** `per metre`, `/m`, `each` and units of the trade, somewhere behind the first digit; but no `n/a`. */
const UNIT =
  /[0-9].*(?:(?<!(?<!\p{L})\p{L})\/ ?[0-9.,]* ?\p{L}|(?<!\p{L})(?:per|pro|je|par|por|an?(?= \p{L})|each|ea|[mck]?m|lf?m|met(?:re|er)s?|ft|feet|foot|in\.?$|inch(?:es)?|sqm|qm|k?g|stk?|stück|pcs?|pieces?|units?|sheets?|lengths?|h|hrs?|hours?|std|stunden?|days?)(?!\p{L}))/isu

/** The names of taxes on sales, by themselves or as in `exGST`. */
const TAX =
  /(?<!\p{L})(?:exc?l?|incl?)?(?:[ghpq]st|vat|tax(?:es)?|mwst|ust|mehrwertsteuer|umsatzsteuer|steuer|nett?o?|gross|brutto|tva|ttc|ht|iva|btw|moms|mva|alv)(?!\p{L})/iu

/** Why a text with these marks of its own currency is no amount. */
export function whyNotMoney(text: string, own: readonly string[]): UnreadableReason {
  const sides = groupsOf(/^([^0-9]*)[0-9](?:.*[0-9])?([^0-9]*)$/s, text)
  if (sides.some((side = '') => isOtherCurrency(side, own))) return 'other_currency'
  if (UNIT.test(text)) return 'has_unit'
  return TAX.test(text) ? 'mentions_tax' : 'not_a_number'
}

/** Whether all that is on one side of the number is of a currency, and something of it is not of the account's. */
function isOtherCurrency(side: string, own: readonly string[]): boolean {
  const owns = own.map((mark) => withoutPoint(mark.replaceAll(' ', '')))
  const others = side
    .trim()
    .replace(/\$ (?=[a-z]{2}$)/i, '$')
    .split(/[-+()\s]+/)
    .map(withoutPoint)
    .filter((word) => word !== '' && !owns.includes(word.toUpperCase()))
  return others.length > 0 && others.every(isOfSomeCurrency)
}

/** `kr.` and `kr` are one sign. */
const withoutPoint = (word: string): string => word.replace(/[.,]$/, '')
