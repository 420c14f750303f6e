import { describe, expect, test } from 'vitest'
import { parseAccount, type AccountInput } from '../../src/entries/index.js'
import { AUD, CUSTOMER, ordered, orderProblems, problems, quoted, request, type Json } from './requests.js'

const withFields = (...customFields: readonly string[]): AccountInput => ({ ...AUD, customFields })

describe('V8: the status of an order', () => {
  test('is kept as sent', () => {
    expect(ordered(request([], { statusId: 'in progress' })).statusId).toBe('in progress')
  })

  test.each([undefined, null, ''])('is omitted if it is %j', (statusId) => {
    expect(ordered(request([], { statusId }))).not.toHaveProperty('statusId')
  })

  test('is ignored on a quote, whatever its value', () => {
    for (const statusId of ['in progress', 'cust_1', 5, {}]) {
      expect(quoted(request([], { statusId }))).toEqual(quoted(request([])))
    }
  })
})

describe('M8: custom fields of the account', () => {
  test('are kept as sent on quotes and orders', () => {
    const fields = { jobNumber: 'J 7', site: { gate: [1, null, { open: true }] }, urgent: false, 'x-y': 0 }
    const account = withFields(...Object.keys(fields))
    expect(quoted(request([], fields), account)).toMatchObject(fields)
    expect(ordered(request([], fields), account)).toMatchObject(fields)
  })

  test('keep their order, with addresses, before the lines', () => {
    const sent = { zone: 1, siteAddress: 'x', lines: [], apex: 2, customerId: CUSTOMER, address: 'y' }
    const keys = Object.keys(ordered({ ...sent, statusId: 's' }, withFields('apex', 'zone')))
    expect(keys.slice(0, 8)).toEqual([
      'customerId',
      'isSubmitted',
      'statusId',
      'zone',
      'siteAddress',
      'apex',
      'address',
      'lines',
    ])
  })

  test('include no other field and no other spelling', () => {
    const sent = request([], { jobNumber: 1, JobNumber: 2, job_number: 3, jobNumbers: 4 })
    const read = quoted(sent, withFields('jobNumber'))
    expect(read).toMatchObject({ jobNumber: 1 })
    for (const name of ['JobNumber', 'job_number', 'jobNumbers']) expect(read).not.toHaveProperty(name)
    for (const account of [AUD, withFields(), { ...AUD, customFields: null as never }]) {
      expect(quoted(sent, account)).toEqual(quoted(request([])))
    }
  })

  test('count as absent if null', () => {
    expect(quoted(request([], { jobNumber: null }), withFields('jobNumber'))).toEqual(quoted(request([])))
  })

  test('may repeat the name of an address, without an effect', () => {
    const sent = request([], { deliveryAddress: { street: 'x' } })
    expect(quoted(sent, withFields('deliveryAddress', 'deliveryAddress'))).toEqual(quoted(sent))
  })

  test('may be 64 levels deep, but not 65', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 'core' : { in: nested(levels - 1) })
    const account = withFields('job')
    expect(quoted(request([], { job: nested(64) }), account)).toHaveProperty('job', nested(64))
    expect(problems(request([], { job: nested(65) }), account)).toEqual([['invalid_type', 'job']])
    expect(orderProblems(request([], { job: nested(65) }), AUD)).toEqual([])
  })

  test('may be named like a prototype member, without changing a prototype', () => {
    const text = '"__proto__":{"polluted":1},"constructor":5,"toString":null,"valueOf":[]'
    const sent = JSON.parse(`{"customerId":"${CUSTOMER}",${text}}`) as Json
    const read = ordered(sent, withFields('__proto__', 'constructor', 'toString', 'valueOf'))
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect('polluted' in read).toBe(false)
    expect('polluted' in {}).toBe(false)
    expect(JSON.stringify(read)).toContain('"__proto__":{"polluted":1},"constructor":5,"valueOf":[],"lines"')
    // Without the setting, custom fields are ignored.
    expect(Object.keys(ordered(sent))).toEqual(Object.keys(ordered(request([]))))
  })

  test('are not kept on lines', () => {
    const sent = request([{ onTheFly: { productName: 'Cap', pricing: FREE, jobNumber: 1 } }])
    expect(quoted(sent, withFields('jobNumber')).lines[0]?.onTheFly).not.toHaveProperty('jobNumber')
  })

  const FREE = { quantity: '1', unitPrice: {} }
})

describe('A2: names of custom fields', () => {
  const faultsOf = (customFields: unknown) => {
    const answer = parseAccount({ ...AUD, customFields })
    return answer.ok ? [] : answer.problems.map(({ code, param }) => [code, param])
  }

  test.each([
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
    'labels',
  ])('cannot be %s, a field of documents', (name) => {
    expect(faultsOf(['jobNumber', name])).toEqual([['reserved_name', 'custom_fields[1]']])
  })

  test.each(['Lines', 'line', 'customer_id', 'deliveryAddress', 'onTheFly', 'pricing', 'quantity', 'x y'])(
    'can be %j',
    (name) => {
      expect(faultsOf([name])).toEqual([])
    },
  )

  test('cannot be empty', () => {
    expect(faultsOf(['jobNumber', ''])).toEqual([['required', 'custom_fields[1]']])
  })

  test('must be a list of strings', () => {
    expect(faultsOf('jobNumber')).toEqual([['invalid_type', 'custom_fields']])
    expect(faultsOf({})).toEqual([['invalid_type', 'custom_fields']])
    expect(faultsOf([5, null, 'ok', 'total'])).toEqual([
      ['invalid_type', 'custom_fields[0]'],
      ['invalid_type', 'custom_fields[1]'],
      ['reserved_name', 'custom_fields[3]'],
    ])
    expect(faultsOf([])).toEqual([])
    expect(faultsOf(null)).toEqual([])
  })

  test('are checked before the document', () => {
    expect(problems({}, withFields('total'))).toEqual([['reserved_name', 'custom_fields[0]']])
    expect(orderProblems({}, withFields('total'))).toEqual([['reserved_name', 'custom_fields[0]']])
  })

  test('keep their order in a parsed account', () => {
    const account = parseAccount(withFields('b', 'a'))
    expect(account.ok && account.value.customFields).toEqual(['b', 'a'])
  })
})

describe('N3: an empty currency', () => {
  test('means the currency of the account in an amount', () => {
    const pricing = (currency?: string) => ({
      quantity: '1',
      unitPrice: { amountMicros: '1000000', ...(currency === undefined ? {} : { currency }) },
      totalPrice: { amountMicros: '1000000', ...(currency === undefined ? {} : { currency }) },
    })
    const line = (currency?: string) => ({ onTheFly: { productName: 'Cap', pricing: pricing(currency) } })
    expect(quoted(request([line('')]))).toEqual(quoted(request([line()])))
    const kept = (currency?: string) => ({
      flashing: { drawing: {}, totalPrice: pricing(currency).totalPrice },
    })
    expect(quoted(request([kept('')]))).toEqual(quoted(request([kept()])))
  })

  test('is reported as missing in an account', () => {
    const answer = parseAccount({ currency: '' })
    expect(answer.ok ? [] : answer.problems).toMatchObject([{ code: 'required', param: 'currency' }])
  })
})
