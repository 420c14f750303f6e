import type { ProblemAt } from './notebook.js'
import type { AccountJson } from './wire.js'

/** The names that documents use themselves, in requests or in results (A2). */
export const RESERVED_NAMES = [
  ...['requestId', 'customerId', 'companyName', 'reference', 'isSubmitted', 'statusId', 'labelIds', 'lines'],
  ...[
    'adjustments',
    'subtotal',
    'discountAmount',
    'taxAmount',
    'total',
    'totalCost',
    'margin',
    'labourTotal',
  ],
  'tax',
] as const

/** Returns the problems of settings with the right shape (A1, A2, N2). */
export function settingsProblems({ currency, customFields }: AccountJson): readonly ProblemAt[] {
  const reserved = (customFields ?? []).flatMap((name, index) =>
    (RESERVED_NAMES as readonly string[]).includes(name)
      ? [{ code: 'reserved_name', param: `custom_fields[${index}]` }]
      : [],
  )
  return currency === '' ? [{ code: 'required', param: 'currency' }, ...reserved] : reserved
}
