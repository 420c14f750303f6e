import { customerNameKey, parseCustomer } from 'quotewright/service'
import { writing, type Handler } from '../call.ts'
import { idFor } from '../store/new-id.ts'
import { addResource, isNameTaken, resourcesOf } from '../store/resources.ts'
import { listing } from './listing.ts'
import { answer, getting } from './reading.ts'

export const customerHandlers: Readonly<Record<string, Handler>> = {
  ListCustomers: listing('customer'),
  GetCustomer: getting('customer', 'customerId'),
  CreateCustomer: (call) =>
    writing(call, async ({ query }) => {
      const { host, caller, body } = call
      // The name is looked up before it is read, by what it would be compared by.
      const { companyName: sent } = body
      const key = customerNameKey(typeof sent === 'string' ? sent : '')
      const isTaken = await isNameTaken(query, caller.companyId, 'customer', key)
      const fields = await resourcesOf(query, caller.companyId, 'customField')
      const ofCustomers = fields.filter(({ appliesTo }) =>
        (appliesTo as readonly string[]).includes('customers'),
      )
      const read = parseCustomer(
        body,
        () => isTaken,
        ofCustomers.map(({ key }) => String(key)),
      )
      if (!read.ok) return read
      const { companyName, email, others } = read.value
      const customerId = idFor(host, 'customer')
      const customer = { customerId, companyName, email, ...others }
      await addResource(query, caller.companyId, 'customer', customerId, customer, {
        nameKey: customerNameKey(companyName),
      })
      return answer(customer, customerId)
    }),
}
