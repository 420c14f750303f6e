import { accountOf } from '../../src/api/account.js'
import type { AccountInput } from '../../src/entries/index.js'
import { pricedRequest, type PricedRequest } from '../../src/solve/priced-request.js'
import type { Json } from '../rules/requests.js'

export function priced(sent: Json, settings: AccountInput): PricedRequest {
  const account = accountOf(settings)
  if (account._tag === 'Left') throw new Error('the account settings are invalid')
  const request = pricedRequest(sent, 'quote', account.right)
  if (request._tag === 'Left') throw new Error(JSON.stringify(request.left))
  return request.right
}
