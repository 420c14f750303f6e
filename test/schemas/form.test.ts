/** Tests a form of TanStack Form, whose validators may be Standard Schemas. */
import { FieldApi, FormApi } from '@tanstack/form-core'
import { describe, expect, test } from 'vitest'
import { priceQuote, quoteRequestSchema, type StandardSchema } from '../../src/entries/index.js'

/** The values of this form, a part of a request. */
interface QuoteForm {
  readonly customerId: string
  readonly lines: readonly { readonly labour: { readonly pricing: HourlyPricing } }[]
}

interface HourlyPricing {
  readonly quantity: string
  readonly unitPrice: { readonly amountMicros: string }
}

const START: QuoteForm = {
  customerId: 'cust_1',
  lines: [{ labour: { pricing: { quantity: '8', unitPrice: { amountMicros: '85000000' } } } }],
}

/** The schema for this form. The form declares only its part of a request. */
const schema = quoteRequestSchema as StandardSchema<QuoteForm, unknown>

function openForm() {
  const form = new FormApi({ defaultValues: START, validators: { onChange: schema } })
  form.mount()
  const quantity = new FieldApi({ form, name: 'lines[0].labour.pricing.quantity' })
  const customer = new FieldApi({ form, name: 'customerId' })
  quantity.mount()
  customer.mount()
  return { form, quantity, customer }
}

describe('a TanStack form', () => {
  test('is valid if the request has the right form', () => {
    const { form, quantity } = openForm()
    quantity.setValue('9.5')
    expect(form.state.isValid).toBe(true)
    expect(quantity.state.meta.errors).toEqual([])
    // 9.5 × 85.00 are 807.50.
    expect(priceQuote(form.state.values as unknown, { currency: 'AUD' })).toMatchObject({
      value: { total: { amountMicros: '807500000' } },
    })
  })

  test('shows a problem only at its field', () => {
    const { form, quantity, customer } = openForm()
    quantity.setValue('8.')
    expect(form.state.isValid).toBe(false)
    expect(quantity.state.meta.errors).toMatchObject([
      { code: 'invalid_decimal', param: 'lines[0].labour.pricing.quantity' },
    ])
    expect(customer.state.meta.errors).toEqual([])
  })

  test('shows a missing field at that field', () => {
    const { customer, quantity } = openForm()
    customer.setValue('')
    expect(customer.state.meta.errors).toMatchObject([{ code: 'required', param: 'customer_id' }])
    expect(quantity.state.meta.errors).toEqual([])
  })

  test('drops a corrected problem', () => {
    const { form, quantity } = openForm()
    quantity.setValue('8.')
    quantity.setValue('8.5')
    expect(quantity.state.meta.errors).toEqual([])
    expect(form.state.isValid).toBe(true)
  })
})
