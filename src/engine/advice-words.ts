// V10: people read these sentences.
import type { Integer } from '../number/cents.js'
import { plainText } from '../number/number-text.js'
import type { Decimal } from '../number/decimal.js'
import { readMicros } from '../number/number-text.js'
import type { InsteadOfRounding, SuggestedMoney } from '../problem/advisory-details.js'
import { centsText } from '../pricing/formulas.js'
import { pointerOf, type Path } from '../problem/path.js'
import { preview } from '../problem/preview.js'
import type { ParsedTaxDetail } from '../wire/tax.generated.js'
import type { MeantField } from '../wire/unknown-fields.js'

export const ZERO_UNIT_PRICE = 'unitPrice is 0, and so is the total of the line. Check it.'
export const THICKNESS_NOT_POSITIVE = 'thickness is not above 0. Correct it.'
export const EMPTY_CUSTOM_PRICE = 'customPrice has no amount, so the flashing counts as 0. Add it.'

export function lineBelowCost(total: Integer, cost: Integer): string {
  return `the total of ${centsText(total)} is less than the cost of ${centsText(cost)}. Check both.`
}

export function flashingWithoutTotal(makes: Integer | undefined): string {
  const total = makes === undefined ? '' : `: the price per metre gives ${centsText(makes)}`
  return `totalPrice is missing, so the flashing counts as 0. Add it${total}.`
}

export const FLASHING_WITHOUT_PIECES =
  'the cut list has no pieces, and the flashing counts as 0. Send its subitems, or remove the line.'

// L1
interface Rounding {
  readonly exact: Decimal
  readonly rounded: Decimal
  // L8: false if the price is calculated from cost and markup.
  readonly isSent: boolean
  readonly isCostRounded: boolean
  readonly amount: Integer
  readonly exactAmount: Integer
  readonly instead: InsteadOfRounding | undefined
  readonly isStocked: boolean
}

export function unitPriceRounded(rounding: Rounding): string {
  const price = rounding.isSent ? 'unitPrice' : 'the calculated unitPrice'
  return roundedText(price, 'the total is', rounding)
}

export function costRounded(rounding: Rounding): string {
  return roundedText('cost', 'all units cost', rounding)
}

function roundedText(
  price: string,
  amountIs: string,
  { exact, rounded, isSent, isCostRounded, amount, exactAmount, instead, isStocked }: Rounding,
): string {
  return [
    `${price} ${plainText(exact)} is rounded to ${plainText(rounded)}, `,
    `so ${amountIs} ${centsText(amount)}, not ${centsText(exactAmount)}. `,
    ...(instead !== undefined
      ? // Y4: stock is counted in the unit of the quantity.
        [
          insteadText(instead),
          isStocked && instead.per !== undefined ? ` Count stock per ${instead.per}.` : '',
        ]
      : [
          isSent
            ? 'Send at most four decimals.'
            : `Send ${isCostRounded ? 'unitPrice and cost' : 'a unitPrice'} of at most four decimals.`,
        ]),
  ].join('')
}

function insteadText({ per, quantity, markup, ...amounts }: InsteadOfRounding): string {
  const figures = [
    quantity && `quantity ${quantity}`,
    ...Object.entries(amounts as Readonly<Record<string, SuggestedMoney>>).map(([name, money]) => {
      const amount = readMicros(money.amountMicros)
      return amount && `${name} ${plainText(amount)}`
    }),
    markup && `markup ${markup}`,
  ].filter(Boolean)
  return `Send ${per === undefined ? 'one cost for everything' : `prices per ${per}`}: ${figures.join(', ')}.`
}

export function quantityWithoutEffect(sent: Decimal, multipliesCost: boolean): string {
  const effect = multipliesCost
    ? "multiplies a standard kit's own cost, but not its total"
    : 'does not multiply the total of a standard kit'
  return `quantity ${plainText(sent)} ${effect}. Multiply its parts, or send the total with customPricing.`
}

export function discountWithoutEffect(sent: Decimal): string {
  return `discount ${plainText(sent)}% does not lower the total of a standard kit. Discount its parts, or send the total with customPricing.`
}

export function discountAboveSubtotal(applied: Integer, subtotal: Integer, left: Integer): string {
  const whole = `the subtotal of ${centsText(subtotal)}`
  const limit = left === subtotal ? whole : `the ${centsText(left)} left of ${whole}`
  // A discount and its subtotal may both be below zero.
  const beyond = left < 0 ? 'beyond' : 'more than'
  return `the discount takes off ${centsText(applied)}, ${beyond} ${limit}. Lower it, or correct the lines.`
}

export function lineTaxDiffers(sent: ParsedTaxDetail, tax: ParsedTaxDetail | undefined): string {
  return `the tax is ${textOf(sent)}, but the account's applies: ${tax === undefined ? 'none' : textOf(tax)}. Omit the tax of the line.`
}

function textOf({ rate, code, jurisdiction }: ParsedTaxDetail): string {
  return [rate && plainText(rate), code && preview(code), jurisdiction && preview(jurisdiction)]
    .filter(Boolean)
    .join(' ')
}

export function otherCurrency(sent: string, currency: string): string {
  return `the amount is marked ${sent} and is not converted, so it counts as ${currency}. Correct it.`
}

export function similarField(sent: string, owner: Path, meant: MeantField): string {
  return `${sent} is kept and has no effect; ${suggestion(meant, owner, 'the document')}`
}

export function unknownField(
  sent: string,
  owner: Path,
  meant: MeantField | undefined,
  whole: string,
): string {
  const ignored = `${sent} is not a field of ${nameOf(owner, whole)} and is ignored`
  return meant === undefined ? `${ignored}.` : `${ignored}; ${suggestion(meant, owner, whole)}`
}

function suggestion({ name, path }: MeantField, owner: Path, whole: string): string {
  return path.length === owner.length
    ? `did you mean ${name}?`
    : `${name} is a field of ${nameOf(path, whole)}.`
}

function nameOf(path: Path, whole: string): string {
  const last = path.map((step) => typeof step).lastIndexOf('string')
  const field = path[last]
  if (typeof field !== 'string') return whole
  const within = pointerOf(path.slice(last + 1))
  return `${field}${within === '' || within.startsWith('[') ? '' : '.'}${within}`
}
