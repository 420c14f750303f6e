export const DRAFT = {
  kind: 'order',
  isSubmitted: false,
  isArchived: false,
  isInvoiced: false,
  isConverted: false,
} as const

export const SUBMITTED = { ...DRAFT, isSubmitted: true } as const
