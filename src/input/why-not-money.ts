import { groupsOf } from './exact.js'
import { isCurrencyMark } from './currency-marks.js'
import type { InvalidReason } from './typed.js'

/** Matches whole words only: `per m`, not `permit`. */
const anyWord = (words: string): string => `(?<!\\p{L})(?:${words.trim().split(/\s+/).join('|')})(?!\\p{L})`

/** Words for a unit, before or after the amount. */
const PER = anyWord('per pro je par por each ea')

/** `in` means inches only at the end, directly after a number or `sq`: `18.50 all in` has no unit. */
const UNITS = anyWord(`
  [mckr]?m p[lsr]?m lf?m lfdm qm sqm met(?:re|er)s? mtrs? ft lft sqft sqin feet foot (?<=(?:[0-9]|sq\\.?)\\s*)in\\.?$ inch(?:es)? yds? yards?
  k?g t tonnes? tons? tonnen
  stk? stück pcs? pieces? units? sheets? lengths? tafeln? rollen? rolls? paar pairs? sets? satz packs? paket(?:e|en)? bund bundles? box(?:es)?
  h hrs? hours? std stunden? days? tage?
`)

/** Matches `/m` and `/ 100 m`, but not `n/a`. */
const SLASH = String.raw`(?<!(?<!\p{L})\p{L})\/ ?[0-9.,]* ?\p{L}`

const UNIT = new RegExp(
  `${PER}|[0-9].*(?:${SLASH}|(?<!\\p{L})an?(?= \\p{L})|${UNITS})|${SLASH}.*[0-9]`,
  'isu',
)

/** Includes the words for net and gross, which also refer to tax, and forms such as `exGST`. */
const TAX =
  /(?<!\p{L})(?:exc?l?|incl?)?(?:[ghpq]st|vat|tax(?:es|free)?|mwst|ust|mehrwertsteuer|umsatzsteuer|steuer(?:frei)?|nett?o?|gross|brutto|tva|ttc|ht|iva|btw|moms|mva|alv)(?!\p{L})/iu

/** Another currency takes precedence over a unit or a tax, because a price in euros must never pass for dollars. */
export function whyNotMoney(text: string, own: readonly string[]): InvalidReason {
  const [before, after] = groupsOf(/^([^0-9]*)[0-9](?:[0-9.,' ]*[0-9])?(.*)$/s, text)
  if (before === undefined || after === undefined)
    return TAX.test(plain(text, false)) ? 'mentions_tax' : 'not_a_number'
  const owns = own.map((mark) => withoutPunctuation(mark.replaceAll(' ', '')))
  const isOwn = (word: string): boolean => owns.includes(word.toUpperCase())
  const words = [wordsOf(before), wordsOf(after)] as const
  const reason = reasonOf(plain(text, words.flat().some(isOwn)))
  // `5 EUR 5` is not an amount in any currency.
  const isOneAmount = reason !== 'not_a_number' || !/[0-9]/.test(after)
  return isOneAmount && isInOtherCurrency(words, isOwn) ? 'other_currency' : reason
}

function reasonOf(text: string): InvalidReason {
  if (UNIT.test(text)) return 'has_unit'
  return TAX.test(text) ? 'mentions_tax' : 'not_a_number'
}

/** Far from the amount, a code may be an ordinary word; a sign may not: `€/m 18.50`. */
function isInOtherCurrency(
  [before, after]: readonly [readonly string[], readonly string[]],
  isOwn: (word: string) => boolean,
): boolean {
  const isOther = (word: string | undefined): boolean =>
    word !== undefined && !isOwn(word) && isCurrencyMark(word)
  return (
    isOther(before.filter((word) => !isOwn(word)).at(-1)) ||
    isOther(after.find((word) => !isOwn(word))) ||
    [...before, ...after].some((word) => /\p{Sc}/u.test(word) && isOther(word))
  )
}

/** In `$ CA`, the two letters belong to the sign. */
function wordsOf(side: string): readonly string[] {
  return side
    .trim()
    .replace(/\$ (?=(?:AU|CA|HK|NZ|SG|US)$)/i, '$')
    .split(/[-+()/0-9\s]+/)
    .map(withoutPunctuation)
    .filter((word) => word !== '')
}

/** `kr.` and `kr` are the same sign. */
const withoutPunctuation = (word: string): string => word.replace(/[.,:;]$/, '')

/**
 * Matches terms of payment, such as `net 30 days`. Without an amount before it, only a usual number of days counts:
 * `net 18.50` is a price.
 */
const TERMS =
  /(?<=[0-9].*)(?<!\p{L})nett?o? *(?:in |within )?[0-9]+ *(?:d|days?|tagen?)?(?!\p{L})|(?<=[0-9][^0-9]+)[0-9]+ *(?:d|days?|tagen?) *nett?o?(?!\p{L})|(?<!\p{L})nett?o? *(?:7|10|14|15|20|21|28|30|45|60|90|120)(?![0-9.,]*[0-9])(?: *(?:days?|tagen?)(?!\p{L}))?/giu

/** Matches the points of `G.S.T.` and `M.w.St.`. */
const POINTS_OF_ABBREVIATIONS = /(?<=(?<!\p{L})\p{L}{1,2})\. ?(?=\p{L}{1,2}(?!\p{L}))/gu

/** With a currency, `m` after a number means millions, not metres: `$1.5m`. */
const MILLIONS = /(?<=[0-9])m(?![\p{L}\p{N}])/giu

/** Removes parts of a text that look like a unit or a tax, but are not. */
function plain(text: string, hasCurrency: boolean): string {
  const others = text.replace(TERMS, ' ').replace(POINTS_OF_ABBREVIATIONS, '')
  return hasCurrency ? others.replace(MILLIONS, '') : others
}
