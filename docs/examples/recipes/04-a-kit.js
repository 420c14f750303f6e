// A kit: its total is the sum of its components, and each component states its own total.
import { priceQuote } from 'quotewright'
import { money } from 'quotewright/input'

const account = { currency: 'AUD' }
const component = (productType, productName, total) => ({
  productType,
  productName,
  pricing: { totalPrice: money(total, account) },
})
const components = [
  component('PRODUCT_TYPE_CATALOGUE_PRODUCT', 'Gutter', '90.00'),
  component('PRODUCT_TYPE_LABOUR', 'Hang gutter', '60.00'),
]
const quote = priceQuote(
  { customerId: 'cust_1', lines: [{ productKit: { productName: 'Gutter set', components } }] },
  account,
)
if (!quote.ok) throw new Error(JSON.stringify(quote.problems))
console.log(quote.value.total.amountMicros)
// 150000000
