/** The sentences of advice on documents, in English (V10). They are for people, and may change. */
import type { Integer } from '../number/cents.js'
import { plainText } from '../number/number-text.js'
import { centsText } from '../pricing/formulas.js'
import { pointerOf, type Path } from '../problem/path.js'
import { preview } from '../problem/preview.js'
import type { ParsedTaxDetail } from '../wire/tax.generated.js'
import type { meantField } from '../wire/unknown-fields.js'

export const ZERO_UNIT_PRICE = 'unitPrice is 0, and so is the total of the line.'
export const THICKNESS_NOT_POSITIVE = 'thickness should be above 0.'
export const EMPTY_CUSTOM_PRICE = 'customPrice has no amount; the flashing counts as 0.'

export function lineBelowCost(total: Integer, cost: Integer): string {
  return `the total of ${centsText(total)} is less than the cost of ${centsText(cost)}.`
}

/** `makes` is what the cut list comes to, where there is one. */
export function flashingWithoutTotal(makes: Integer | undefined): string {
  const total = makes === undefined ? '' : `, and makes ${centsText(makes)} of the cut list`
  return `a price per metre is set${total}, but there is no totalPrice; the flashing counts as 0.`
}

export function lineTaxDiffers(sent: ParsedTaxDetail, tax: ParsedTaxDetail | undefined): string {
  return `the tax sent is ${textOf(sent)}; the account's is ${tax === undefined ? 'none' : textOf(tax)}.`
}

function textOf({ rate, code, jurisdiction }: ParsedTaxDetail): string {
  return [rate && plainText(rate), code && preview(code), jurisdiction && preview(jurisdiction)]
    .filter(Boolean)
    .join(' ')
}

export function otherCurrency(sent: string, currency: string): string {
  return `the amount is marked ${sent} and is not converted: it counts as ${currency}.`
}

/** A field that was probably meant: its name, and the object that has it. */
type Meant = NonNullable<ReturnType<typeof meantField>>

export function similarField(sent: string, owner: Path, meant: Meant): string {
  return `${sent} is kept and has no effect; ${suggestion(meant, owner)}`
}

export function unknownField(sent: string, owner: Path, meant: Meant | undefined): string {
  const ignored = `${sent} is not a field of ${nameOf(owner)} and is ignored`
  return meant === undefined ? `${ignored}.` : `${ignored}; ${suggestion(meant, owner)}`
}

function suggestion({ name, path }: Meant, owner: Path): string {
  return path.length === owner.length ? `did you mean ${name}?` : `${name} is a field of ${nameOf(path)}.`
}

/** An object by the last field of its path, as the request spells it, with the indexes and keys after it. */
function nameOf(path: Path): string {
  const last = path.map((step) => typeof step).lastIndexOf('string')
  const field = path[last]
  if (typeof field !== 'string') return 'the document'
  const within = pointerOf(path.slice(last + 1))
  return `${field}${within === '' || within.startsWith('[') ? '' : '.'}${within}`
}
