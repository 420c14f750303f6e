import { accountOf } from '../../src/api/account.js'
import { NO_LOOK_UPS } from '../../src/engine/catalogue.js'
import { priceRequest } from '../../src/engine/engine.js'
import type { AccountInput } from '../../src/entries/index.js'
import { ALL_PROBLEMS } from '../../src/problem/answer.js'
import { pricedRequest, type PricedRequest } from '../../src/solve/priced-request.js'
import type { Json } from '../rules/requests.js'

/** Prices a quote in the form that levers take. */
export function priced(sent: Json, settings: AccountInput): PricedRequest {
  const account = accountOf(settings)
  if (account._tag === 'Left') throw new Error('the account settings are invalid')
  const request = priceRequest(sent, account.right, NO_LOOK_UPS, {
    kind: 'quote',
    maxProblems: ALL_PROBLEMS,
    keep: (one) => one,
    make: (lines, header, { totals }) =>
      pricedRequest(sent, 'quote', account.right, { lines, header, totals }),
  })
  if (request._tag === 'Left') throw new Error(JSON.stringify(request.left))
  return request.right
}
