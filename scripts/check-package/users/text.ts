import { priceOrderText, priceQuoteText, type AccountInput, type Result } from 'quotewright/text'

const account: AccountInput = { currency: 'AUD', tax: { rate: '0.10' } }

export function priceBody(body: string, isOrder: boolean): string | undefined {
  const answer: Result<string> = isOrder ? priceOrderText(body, account) : priceQuoteText(body, account)
  return answer.ok ? answer.value : answer.problems[0]?.code
}
