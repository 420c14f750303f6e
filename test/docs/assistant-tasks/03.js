// A kit with its own price of $500, 10% off the document, a 40% deposit.
import { splitDocument } from 'quotewright/solve'
const kit = {
  productName: 'Carport',
  customPricing: true,
  components: [{ productType: 'PRODUCT_TYPE_LABOUR', productName: 'Build' }],
  pricing: { totalPrice: { amountMicros: '500000000' } },
}
const request = {
  customerId: 'cust_a',
  lines: [{ productKit: kit }],
  adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }],
}
const s = splitDocument(request, { currency: 'AUD', tax: { rate: '0.10' } }, [{ percentage: '40' }])
console.log(
  s.ok
    ? [...s.value.parts, s.value.remainder].map(({ totals }) => totals.total.amountMicros).join(' ')
    : s.problems,
)
// 198000000 297000000
