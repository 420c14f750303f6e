import { quoteForm } from '../../src/entries/form.js'
import { priceQuote, describeProblem } from '../../src/entries/index.js'

/** Runs in a page whose policy allows the page's own scripts only, and no `eval`. */
const violations: string[] = []
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
  violations.push(`${violatedDirective} ${blockedURI} ${sample}`)
})

const account = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }
const pricing = { quantity: '2', unitPrice: { amountMicros: '10010000' } }
const priced = priceQuote({ customerId: 'cust_1', lines: [{ labour: { pricing } }] }, account)
const refused = priceQuote(
  { customerId: 'cust_1', lines: [{ labour: { pricing: { quantity: 'x' } } }] },
  account,
)
const form = quoteForm(account, { locale: 'en-AU' })
  .set('header', 'customerId', 'cust_1')
  .add('labour', { quantity: '2', unitPrice: '10.01' })

function evalIsRefused(): boolean {
  try {
    // oxlint-disable-next-line typescript/no-implied-eval -- shows that the policy is in force
    return typeof new Function('') === 'undefined'
  } catch {
    return true
  }
}

// The policy does not bind code that Playwright evaluates, so the page tries `new Function` itself while it loads.
const isEvalRefused = evalIsRefused()

Object.assign(globalThis, {
  found: () => ({
    total: priced.ok ? priced.value.total.amountMicros : undefined,
    messages: refused.ok ? [] : refused.problems.map((problem) => describeProblem(problem, 'de')),
    formTotal: form.rows[0]?.totalText,
    violations,
    isEvalRefused,
  }),
})
