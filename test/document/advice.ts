import { adviseQuote, type AccountInput, type Advisory } from '../../src/entries/index.js'
import { AUD, request, type Json } from '../rules/requests.js'

export const TAXED: AccountInput = {
  currency: 'AUD',
  tax: { rate: '0.10', code: 'GST', jurisdiction: 'AU' },
}

export function adviceOn(
  lines: readonly Json[],
  account: AccountInput = AUD,
  header: Json = {},
): readonly Advisory[] {
  const result = adviseQuote(request(lines, header), account)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.value
}

export const places = (lines: readonly Json[], account: AccountInput = AUD, header: Json = {}) =>
  adviceOn(lines, account, header).map(({ code, param }) => [code, param])

/** Returns codes, pointers and any details of the advice. */
export const found = (lines: readonly Json[], account: AccountInput = AUD, header: Json = {}) =>
  adviceOn(lines, account, header).map(({ code, param, details }) =>
    details === undefined ? [code, param] : [code, param, details],
  )
