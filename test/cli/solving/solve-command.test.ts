import { describe, expect, test } from 'vitest'
import { CommandFailure } from '../../../src/cli/process-io.js'
import { typedAmount } from '../../../src/cli/typed-amount.js'
import { refusalOf, runWith } from '../run-with.js'

const hours = (more: object = {}): object => ({
  labour: {
    pricing: {
      quantity: '1',
      unitPrice: { amountMicros: '1000000000' },
      cost: { amountMicros: '600000000' },
      ...more,
    },
  },
})

interface Answered {
  readonly solution: {
    readonly outcome: string
    readonly change?: unknown
    readonly reason?: { readonly code: string }
  }
  readonly quote?: { readonly total: { readonly amountMicros: string } }
  readonly order?: object
}

async function solved(
  args: string,
  request: object = { customerId: 'cust_1', lines: [hours()] },
): Promise<Answered> {
  const { stdout, stderr, exitCode } = await runWith(['solve', ...args.split(' '), '--format', 'json'], {
    input: JSON.stringify(request),
  })
  expect([stderr, exitCode]).toEqual(['', 0])
  return JSON.parse(stdout) as Answered
}

const money = (amountMicros: string): object => ({ amountMicros, currency: 'AUD' })

test('the table shows the lower of two documents that miss a goal by the same amount', async () => {
  // With 10% tax, 99.94 makes 109.93 and 99.95 makes 109.95.
  const lines = [hours({ unitPrice: { amountMicros: '100000000' } })]
  const { solution, quote } = await solved('--total 109.94', { customerId: 'cust_1', lines })
  expect([solution.outcome, quote?.total.amountMicros]).toEqual(['nearest', '109930000'])
})

describe('a typed amount', () => {
  test.each([
    ['1234567890123', '1234567890123000000'],
    ['9223372036854.775807', '9223372036854775807'],
    ['-9223372036854.775807', '-9223372036854775807'],
    ['0.000001', '1'],
    ['-12.5', '-12500000'],
    ['$17,402.09', '17402090000'],
  ])('is taken with all of its digits: %s', (typed, amountMicros) => {
    expect(typedAmount('total', typed, { currency: 'AUD' })).toEqual({ amountMicros })
  })

  test.each(['9223372036854.775808', '12345678901234', '1.2345678', '', '-', '.', '1e3', 'much'])(
    'is refused in a sentence if it does not fit or cannot be read: %j',
    (typed) => {
      expect(() => typedAmount('total', typed, { currency: 'AUD' })).toThrow(CommandFailure)
    },
  )
})

describe('quotewright solve', () => {
  test.each([
    ['--total 1000', { type: 'discount', adjustment: 0, amount: money('90910000') }],
    ['--total 1000.00 --lever discount', { type: 'discount', adjustment: 0, amount: money('90910000') }],
    ['--total 1111 --lever surcharge', { type: 'surcharge', adjustment: 0, amount: money('10000000') }],
    [
      '--total 1111 --lever surcharge --tax-free',
      { type: 'surcharge', adjustment: 0, amount: money('11000000') },
    ],
    ['--total 550 --lever line-discount', { type: 'lineDiscount', lines: [0], discount: '50' }],
    ['--total 550 --lever line-discount --lines 1', { type: 'lineDiscount', lines: [0], discount: '50' }],
    [
      '--subtotal 900 --lever unit-price --line 1',
      { type: 'unitPrice', line: 0, unitPrice: money('900000000') },
    ],
    ['--margin 300', { type: 'discount', adjustment: 0, amount: money('100000000') }],
    ['--margin-percentage 25', { type: 'discount', adjustment: 0, amount: money('200000000') }],
    ['--multiple-of 250 --direction down', { type: 'discount', adjustment: 0, amount: money('90910000') }],
    ['--ending .95 --direction down', { type: 'discount', adjustment: 0, amount: money('50000') }],
    [
      '--total 1111 --lever discount --lever surcharge',
      { type: 'surcharge', adjustment: 0, amount: money('10000000') },
    ],
  ])('reaches the goal with %s', async (args, change) => {
    const { solution, quote } = await solved(args)
    expect(solution).toMatchObject({ outcome: 'exact', change })
    expect(quote).toBeDefined()
  })

  test.each([
    ['--total 500', 'nearest', 'skipped_by_tax', true],
    ['--total 500 --min-margin 100', 'impossible', 'constraint', false],
    ['--total 500 --min-margin-percentage 30', 'impossible', 'constraint', false],
    ['--total 500 --max-discount 10', 'impossible', 'constraint', false],
    ['--total 500 --lever unit-price --line 1 --not-below-cost', 'impossible', 'constraint', false],
    ['--total 500 --lever unit-price --line 1 --lock 1', 'impossible', 'locked', false],
    ['--total 5000', 'impossible', 'lever_range', false],
  ])('misses the goal with %s: %s, %s', async (args, outcome, code, hasDocument) => {
    const { solution, quote } = await solved(args)
    expect(solution).toMatchObject({ outcome, reason: { code } })
    expect(quote !== undefined).toBe(hasDocument)
  })

  test('changes an existing adjustment by number, and recognises an order by its status', async () => {
    const adjustments = [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '5' }]
    const request = { customerId: 'cust_1', statusId: 'won', lines: [hours()], adjustments }
    const { solution, order } = await solved('--total 1000 --adjustment 1', request)
    expect(solution).toMatchObject({ change: { adjustment: 0, amount: money('90910000') } })
    expect(order).toBeDefined()
  })

  test.each([
    [['--total', '1000', '--lever', 'markup']],
    [['--ending', '1']],
    [['--total', '5', '--lever', 'line-discount', '--name', 'Agreed price']],
  ])('refuses the options %j', async (args) => {
    const stderr = await refusalOf(['solve', ...args], {
      input: JSON.stringify({ customerId: 'cust_1', lines: [hours()] }),
    })
    expect(stderr).not.toBe('')
  })

  test.each([
    [
      ['--lock', '7'],
      ['--lock', '7', '1'],
    ],
    [
      ['--max-discount', '-3'],
      ['--max-discount', '-3'],
    ],
  ])('repeats the option and the number from the command line for %j', async (args, typed) => {
    const { exitCode, stderr } = await runWith(['solve', '--total', '5', ...args], {
      input: JSON.stringify({ customerId: 'cust_1', lines: [hours()] }),
    })
    expect(exitCode).toBe(2)
    for (const word of typed) expect(stderr).toContain(word)
    expect(stderr).not.toMatch(/\b(?:98|41|6)\b|levers|options\./)
  })

  test('reports an invalid line of two levers once', async () => {
    const args = ['--total', '5', '--lever', 'unit-price', '--lever', 'markup', '--line', '9']
    const { stderr } = await runWith(['solve', ...args], {
      input: JSON.stringify({ customerId: 'cust_1', lines: [hours()] }),
    })
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  test.each(['-50', '-500'])(
    'prints no margin of an amount of 0.00, with a goal of %s per cent',
    async (goal) => {
      // The cost is 0.01, so a price of 0.01 has a margin of 0%.
      const lines = [hours({ unitPrice: { amountMicros: '10000' }, cost: { amountMicros: '10000' } })]
      const { stdout } = await runWith(['solve', '--margin-percentage', goal, '--format', 'table'], {
        input: JSON.stringify({ customerId: 'cust_1', lines }),
      })
      expect(stdout).toContain('A discount of 0.01 on the document: the amount before tax is 0.00.\n')
      expect(stdout).toContain('A discount of 0.00 on the document: the margin is 0%.\n')
    },
  )

  test('reports a negative total as impossible', async () => {
    const { solution, quote } = await solved('--total -5')
    expect(solution).toMatchObject({
      outcome: 'impossible',
      reason: { code: 'constraint', constraint: 'zero' },
    })
    expect(quote).toBeUndefined()
  })

  test('reports problems of the request as quotewright price does', async () => {
    const input = '{"requestId": "req 1", "lines": [{}]}'
    const { exitCode, stdout } = await runWith(['solve', '--total', '5'], { input })
    expect(exitCode).toBe(1)
    expect(stdout).toBe((await runWith(['price'], { input })).stdout)
    expect(JSON.parse(stdout)).toMatchObject({ requestId: 'req 1', errors: [{}, {}, {}] })
  })
})
