const customerId = 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3'

/** Builds a request of one line, whose total is 200.00 before tax. */
export function quoteNamed(reference: string): Readonly<Record<string, unknown>> {
  return {
    customerId,
    reference,
    lines: [
      {
        labour: {
          productName: 'Roofer',
          pricing: { quantity: '2', unitPrice: { amountMicros: '100000000' } },
        },
      },
    ],
  }
}

export interface AnswerJson {
  readonly quote?: { readonly reference?: string; readonly total: { readonly amountMicros: string } }
  readonly order?: { readonly isSubmitted: boolean; readonly discountAmount?: unknown }
  readonly type?: string
  readonly requestId?: string
  readonly errors?: readonly { readonly code: string; readonly param: string; readonly message: string }[]
}

export function readAnswer(text: string): AnswerJson {
  return JSON.parse(text) as AnswerJson
}

/** Returns problems without their wording, which may change. */
export function problemsIn({ errors = [] }: AnswerJson): readonly (readonly [string, string])[] {
  return errors.map(({ code, param }) => [code, param])
}
