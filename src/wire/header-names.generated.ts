// Generated from nouns/document.ts by `npm run generate`. Do not edit.

/** The fields of quotes and orders, those of requests and those that only the service sets (A2). */
export const HEADER_NAMES: readonly string[] = [
  'requestId',
  'customerId',
  'reference',
  'isSubmitted',
  'labelIds',
  'lines',
  'adjustments',
  'tax',
  'companyName',
  'statusId',
  'subtotal',
  'discountAmount',
  'taxAmount',
  'total',
  'totalCost',
  'margin',
  'labourTotal',
  'orderId',
  'quoteId',
  'customerCompanyName',
  'statusName',
  'labels',
  'isArchived',
]
