import { userView } from 'quotewright/service'
import type { Handler } from '../call.ts'
import { companyOf } from '../store/companies.ts'
import { listing } from './listing.ts'
import { answer, getting } from './reading.ts'

export const companyHandlers: Readonly<Record<string, Handler>> = {
  GetCompany: async ({ read, caller }) => answer((await companyOf(read, caller.companyId)).resource),
  ListCustomFields: listing('customField'),
  ListLabels: listing('label'),
  ListOrderStatuses: listing('status'),
  ListSuppliers: listing('supplier'),
  GetSupplier: getting('supplier', 'supplierId'),
  ListUsers: listing('user', (user, { caller }) => userView(user, caller.role)),
  GetUser: getting('user', 'userId', (user, { caller }) => userView(user, caller.role)),
}
