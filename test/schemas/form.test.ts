/** A form with TanStack Form, whose validators may be Standard Schemas. */
import { FieldApi, FormApi } from '@tanstack/form-core'
import { describe, expect, test } from 'vitest'
import { priceQuote, quoteRequestSchema, type StandardSchema } from '../../src/entries/index.js'

/** The values of this form: a part of a request. */
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

/** The form declares its own part of a request; the schema accepts all of it. */
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
  test('is valid while the request has its form', () => {
    const { form, quantity } = openForm()
    quantity.setValue('9.5')
    expect(form.state.isValid).toBe(true)
    expect(quantity.state.meta.errors).toEqual([])
    // 9.5 × 85.00
    expect(priceQuote(form.state.values as unknown, { currency: 'AUD' })).toMatchObject({
      value: { total: { amountMicros: '807500000' } },
    })
  })

  test('shows a problem at its field, and at no other', () => {
    const { form, quantity, customer } = openForm()
    quantity.setValue('8.')
    expect(form.state.isValid).toBe(false)
    expect(quantity.state.meta.errors).toMatchObject([
      { code: 'invalid_decimal', param: 'lines[0].labour.pricing.quantity' },
    ])
    expect(customer.state.meta.errors).toEqual([])
  })

  test('shows a missing field at its place', () => {
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
