import { parseCustomer } from 'quotewright/service'
import { inTransaction, type Handler } from '../call.ts'
import { idFor } from '../store/new-id.ts'
import { addResource, isNameTaken, resourcesOf } from '../store/resources.ts'
import { listing } from './listing.ts'
import { answer, getting } from './reading.ts'

export const customerHandlers: Readonly<Record<string, Handler>> = {
  ListCustomers: listing('customer'),
  GetCustomer: getting('customer', 'customerId'),
  CreateCustomer: async (call) => {
    const { host, caller, body, read } = call
    const fields = await resourcesOf(read, caller.companyId, 'customField')
    const ofCustomers = fields.filter(({ appliesTo }) =>
      (appliesTo as readonly string[]).includes('customers'),
    )
    const names = ofCustomers.map(({ key }) => String(key))
    // The name is looked up before the body is parsed.
    const { companyName: sent } = body
    const name = typeof sent === 'string' ? sent : ''
    const isTaken = await isNameTaken(read, caller.companyId, 'customer', name)
    return inTransaction(call, async (query) => {
      const customer = parseCustomer(body, () => isTaken, names)
      if (!customer.ok) return customer
      const { companyName, email, others } = customer.value
      const customerId = idFor(host, 'customer')
      const resource = { customerId, companyName, email, ...others }
      const isAdded = await addResource(query, caller.companyId, 'customer', customerId, resource, {
        name: companyName,
      })
      if (isAdded) return answer(resource, customerId)
      // A concurrent request took the name first.
      const again = parseCustomer(body, () => true, names)
      if (again.ok) throw new Error('A customer was not added, although its name is free.')
      return again
    })
  },
}
