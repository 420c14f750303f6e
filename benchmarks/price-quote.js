/**
 * Prices a quote, object to object, against JSON.parse and JSON.stringify of the same document: a ratio that holds
 * on a noisy machine where nanoseconds do not. Build first: `npm run build && node benchmarks/price-quote.js`.
 */
import { priceQuote, readAccount } from '../dist/index.js'

const ROUNDS = 15

const account = readAccount({
  currency: 'AUD',
  tax: { rate: '0.10', code: 'GST' },
  minimumLinealLengthMm: 300,
})
if (!account.ok) throw new Error(JSON.stringify(account.problems))

function money(cents) {
  return { amountMicros: String(cents * 10_000), currency: 'AUD' }
}

/** Three lines in ten are measured, half are discounted, a quarter have a cost. */
function line(index) {
  const pricing =
    index % 10 < 3
      ? {
          unitPrice: money(1850 + index),
          pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
          measurements: [{ length: '2.4', amount: '3' }, { length: '0.2' }],
        }
      : {
          quantity: `${1 + (index % 37)}.5`,
          unitPrice: money(4567 + index),
          discount: index % 2 ? '7.5' : '0',
        }
  if (index % 4 === 0) pricing.cost = money(3010)
  return index % 2
    ? { catalogue: { productId: 'prod_01hx5zq8k3v9m2n4p6r8t0w1y3', productName: 'Trimdek 0.42', pricing } }
    : { onTheFly: { productName: 'Ridge capping roll', colour: 'Monument', pricing } }
}

function nanoseconds(work, times) {
  const start = process.hrtime.bigint()
  for (let time = 0; time < times; time++) work()
  return Number(process.hrtime.bigint() - start) / times
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
}

const rows = [1, 10, 100, 1_000, 10_000].map((lines) => {
  const text = JSON.stringify({
    customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
    lines: Array.from({ length: lines }, (_, index) => line(index)),
  })
  const request = JSON.parse(text)
  const times = Math.max(2, Math.round(20_000 / lines))
  const price = () => {
    if (!priceQuote(request, account.value).ok) throw new Error('the document must be priced')
  }
  const json = () => JSON.stringify(JSON.parse(text))
  price()
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    // Each once a round, in turn first.
    const jsonFirst = round % 2 === 0 ? nanoseconds(json, times) : undefined
    const priced = nanoseconds(price, times)
    return { priced, json: jsonFirst ?? nanoseconds(json, times) }
  })
  return {
    lines,
    'ns a line': Math.round(median(rounds.map(({ priced }) => priced)) / lines),
    'of JSON.parse + JSON.stringify': Number(
      median(rounds.map((round) => round.priced / round.json)).toFixed(2),
    ),
  }
})
console.table(rows)
