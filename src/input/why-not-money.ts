import { isOfSomeCurrency } from './currency-marks.js'
import { groupsOf } from './groups-of.js'
import type { InvalidReason } from './typed.js'

/** The words of a list between others: `per m`, but no `permit`. */
const wordsIn = (words: string): string => `(?<!\\p{L})(?:${words.trim().split(/\s+/).join('|')})(?!\\p{L})`

/** Words that introduce a unit. They may precede the amount too. */
const PER = wordsIn('per pro je par por each ea')

/** Units of the trade, in English and German. `in` is of inches only directly behind a figure: `18.50 all in` has none. */
const UNITS = wordsIn(`
  [mckr]?m p[lsr]?m lf?m lfdm qm sqm met(?:re|er)s? mtrs? ft lft sqft sqin feet foot (?<=(?:[0-9]|sq\\.?)\\s*)in\\.?$ inch(?:es)? yds? yards?
  k?g t tonnes? tons? tonnen
  stk? stück pcs? pieces? units? sheets? lengths? tafeln? rollen? rolls? paar pairs? sets? satz packs? paket(?:e|en)? bund bundles? box(?:es)?
  h hrs? hours? std stunden? days? tage?
`)

/** `/m` and `/ 100 m`, but no `n/a`. */
const SLASH = String.raw`(?<!(?<!\p{L})\p{L})\/ ?[0-9.,]* ?\p{L}`

const UNIT = new RegExp(
  `${PER}|[0-9].*(?:${SLASH}|(?<!\\p{L})an?(?= \\p{L})|${UNITS})|${SLASH}.*[0-9]`,
  'isu',
)

/** The names of taxes on sales, by themselves or as in `exGST`; and net and gross, which say the same. */
const TAX =
  /(?<!\p{L})(?:exc?l?|incl?)?(?:[ghpq]st|vat|tax(?:es|free)?|mwst|ust|mehrwertsteuer|umsatzsteuer|steuer(?:frei)?|nett?o?|gross|brutto|tva|ttc|ht|iva|btw|moms|mva|alv)(?!\p{L})/iu

/**
 * Returns why a text with these marks of its own currency cannot be an amount. Another currency is checked first:
 * without it, a price in euros would be read as dollars.
 */
export function whyNotMoney(text: string, own: readonly string[]): InvalidReason {
  const [before, after] = groupsOf(/^([^0-9]*)[0-9](?:[0-9.,' ]*[0-9])?(.*)$/s, text)
  if (before === undefined || after === undefined)
    return TAX.test(plain(text, false)) ? 'mentions_tax' : 'not_a_number'
  const owns = own.map((mark) => withoutPoint(mark.replaceAll(' ', '')))
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

/**
 * Whether a word next to the amount is of a currency that is not the account's, or such a sign is anywhere: `€/m 18.50`. A
 * code farther away may be a word.
 */
function isInOtherCurrency(
  [before, after]: readonly [readonly string[], readonly string[]],
  isOwn: (word: string) => boolean,
): boolean {
  const isOther = (word: string | undefined): boolean =>
    word !== undefined && !isOwn(word) && isOfSomeCurrency(word)
  return (
    isOther(before.filter((word) => !isOwn(word)).at(-1)) ||
    isOther(after.find((word) => !isOwn(word))) ||
    [...before, ...after].some((word) => /\p{Sc}/u.test(word) && isOther(word))
  )
}

/** The words of one side of the amount. Of `$ CA` the two letters are of the sign. */
function wordsOf(side: string): readonly string[] {
  return side
    .trim()
    .replace(/\$ (?=[a-z]{2}$)/i, '$')
    .split(/[-+()/0-9\s]+/)
    .map(withoutPoint)
    .filter((word) => word !== '')
}

/** `kr.` and `kr` are one sign. */
const withoutPoint = (word: string): string => word.replace(/[.,:;]$/, '')

/**
 * Terms of payment, which name neither tax nor unit: `net 30`, `30 days net`. Without an amount before them, only the
 * usual numbers of days count: `net 18.50` is a price.
 */
const TERMS =
  /(?<=[0-9].*)(?<!\p{L})nett?o? *(?:in |within )?[0-9]+ *(?:d|days?|tagen?)?(?!\p{L})|(?<=[0-9][^0-9]+)[0-9]+ *(?:d|days?|tagen?) *nett?o?(?!\p{L})|(?<!\p{L})nett?o? *(?:7|10|14|15|20|21|28|30|45|60|90|120)(?![0-9.,]*[0-9])(?: *(?:days?|tagen?)(?!\p{L}))?/giu

/** The points of `G.S.T.` and `M.w.St.`: between letters, behind one or two of them. */
const POINTS_OF_ABBREVIATIONS = /(?<=(?<!\p{L})\p{L}{1,2})\. ?(?=\p{L}{1,2}(?!\p{L}))/gu

/** `$1.5m` is a million and a half, and no metre: with a currency, an m that touches the number. */
const MILLIONS = /(?<=[0-9])m(?![\p{L}\p{N}])/giu

/** The text without what is easily taken for a unit or a tax. */
function plain(text: string, hasCurrency: boolean): string {
  const others = text.replace(TERMS, ' ').replace(POINTS_OF_ABBREVIATIONS, '')
  return hasCurrency ? others.replace(MILLIONS, '') : others
}
