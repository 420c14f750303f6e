import type { EnvelopeProblem, FlashingLine, PricedQuote } from 'quotewright'
import { flashingLength, flashingPrice, type AccountInput } from 'quotewright/flashing'

/**
 * Finds the flashings of a quote whose length or total differs from their cut list (F6, F7). Also refuses pieces that
 * nobody can cut, and amounts below zero. The engine keeps all of these as sent.
 */
export function wrongFlashings({ lines }: PricedQuote, account: AccountInput): readonly EnvelopeProblem[] {
  return lines.flatMap(({ flashing }, index) => {
    const problems = flashing === undefined ? [] : problemsOf(flashing, account)
    return problems.map((problem) => ({ ...problem, param: `lines[${index}].flashing.${problem.param}` }))
  })
}

function problemsOf(line: FlashingLine, account: AccountInput): readonly EnvelopeProblem[] {
  const { unitPrice, totalPrice, customPrice, customPricePerLength, totalLength } = line
  const [length, price] = [flashingLength(line, account), flashingPrice(line, account)]
  if (!length.ok) return length.problems
  // A custom price takes the place of the price of the cut list (F1).
  if (!price.ok && customPrice === undefined) return price.problems
  const problems: EnvelopeProblem[] = []
  const refuse = (code: EnvelopeProblem['code'], param: string, message: string): void => {
    problems.push({ code, param, message })
  }
  for (const [index, { amount = 0, length = 0 }] of (line.subitems ?? []).entries())
    if (!(Number.isInteger(amount) && amount > 0 && length > 0))
      refuse(
        'must_be_positive',
        `subitems[${index}]`,
        'A piece needs a whole amount and a length above zero.',
      )
  const amounts = { unit_price: unitPrice, total_price: totalPrice, custom_price: customPrice }
  for (const [name, money] of Object.entries({ ...amounts, custom_price_per_length: customPricePerLength }))
    if (money?.amountMicros?.startsWith('-')) refuse('out_of_range', name, `${name} must not be below zero.`)
  const metres = length.value.totalLength
  if (totalLength !== undefined && totalLength !== metres)
    refuse(
      'out_of_range',
      'total_length',
      `totalLength is ${totalLength} m, but the cut list has ${metres} m.`,
    )
  const [sent, right] = [totalPrice?.amountMicros ?? '0', price.ok && price.value.totalPrice.amountMicros]
  if (right !== false && customPrice === undefined && sent !== right)
    refuse('total_price_mismatch', 'total_price', `totalPrice is ${sent}, but the cut list costs ${right}.`)
  return problems
}
