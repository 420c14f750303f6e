import type { ProblemAt } from './notebook.js'
import type { AccountJson } from './wire.js'

/** A2: documents use these names themselves, in requests or in results. */
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

/** A1, A2, N2: takes settings with the right shape. */
export function settingsProblems({ currency, customFields }: AccountJson): readonly ProblemAt[] {
  const reserved = (customFields ?? []).flatMap((name, index) =>
    (RESERVED_NAMES as readonly string[]).includes(name)
      ? [{ code: 'reserved_name', param: `custom_fields[${index}]` }]
      : [],
  )
  return currency === '' ? [{ code: 'required', param: 'currency' }, ...reserved] : reserved
}
