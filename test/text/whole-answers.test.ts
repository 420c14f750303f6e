import { describe, expect, test } from 'vitest'
import { priceOrderText, priceQuoteText } from '../../src/entries/text.js'

const AUD = { currency: 'AUD' }

/** Writes the JSON of an amount in an answer. */
const aud = (micros: string): string => `{"amountMicros":"${micros}","currency":"AUD"}`

function answerTo(text: string, account: object = AUD, kind: 'quote' | 'order' = 'quote'): string {
  const answer = (kind === 'quote' ? priceQuoteText : priceOrderText)(text, { ...AUD, ...account })
  return answer.ok ? answer.value : JSON.stringify(answer.problems)
}

/** Expects exactly this JSON as the answer to a request. */
function expectAnswer(text: string, answer: string, account?: object, kind?: 'quote' | 'order'): void {
  expect(answerTo(text, account, kind)).toBe(answer)
}

/** Expects exactly this JSON as the pricing of a catalogue line in the answer. */
function expectPricing(sent: string, answered: string): void {
  const opening = '"lines":[{"catalogue":{"productId":"prod_1","pricing":'
  const answer = answerTo(`{"customerId":"cust_1",${opening}${sent}}}]}`)
  expect(answer.slice(answer.indexOf(opening) + opening.length).split('}}],"subtotal"')[0]).toBe(answered)
}

describe('the pricing of a line', () => {
  test('has a total for a line by quantity', () => {
    expectPricing(
      '{"quantity":"2","unitPrice":{"amountMicros":"12500000"}}',
      `{"quantity":"2","unitPrice":${aud('12500000')},"totalPrice":${aud('25000000')},"markupIsPercentage":true}`,
    )
  })

  test('has a markup and a margin for a line with a cost', () => {
    // (12.50 - 10.00) ÷ 10.00 = 25%, and 2 × 2.50.
    expectPricing(
      '{"quantity":"2","unitPrice":{"amountMicros":"12500000"},"cost":{"amountMicros":"10000000"}}',
      `{"quantity":"2","unitPrice":${aud('12500000')},"totalPrice":${aud('25000000')},"cost":${aud('10000000')}` +
        `,"markup":"25","markupIsPercentage":true,"margin":${aud('5000000')}}`,
    )
  })

  test('has a negative markup and margin for a cost above the price', () => {
    // (8.75 - 10.00) ÷ 10.00 = -12.5%, and 2 × -1.25.
    expectPricing(
      '{"quantity":"2","unitPrice":{"amountMicros":"8750000"},"cost":{"amountMicros":"10000000"}}',
      `{"quantity":"2","unitPrice":${aud('8750000')},"totalPrice":${aud('17500000')},"cost":${aud('10000000')}` +
        `,"markup":"-12.5","markupIsPercentage":true,"margin":${aud('-2500000')}}`,
    )
  })

  test('L8: has a price from the cost and a markup as a percentage or an amount', () => {
    // The prices are 10.00 × 1.125 and 10.00 + 2.5, with a quantity of 3.
    expectPricing(
      '{"quantity":"3","cost":{"amountMicros":"10000000"},"markup":"12.50"}',
      `{"quantity":"3","unitPrice":${aud('11250000')},"totalPrice":${aud('33750000')},"cost":${aud('10000000')}` +
        `,"markup":"12.5","markupIsPercentage":true,"margin":${aud('3750000')}}`,
    )
    expectPricing(
      '{"quantity":"3","cost":{"amountMicros":"10000000"},"markup":"2.5","markupIsPercentage":false}',
      `{"quantity":"3","unitPrice":${aud('12500000')},"totalPrice":${aud('37500000')},"cost":${aud('10000000')}` +
        `,"markup":"25","markupIsPercentage":true,"margin":${aud('7500000')}}`,
    )
    // The price is 10.00 × 0.
    expectPricing(
      '{"quantity":"3","cost":{"amountMicros":"10000000"},"markup":"-100"}',
      `{"quantity":"3","unitPrice":${aud('0')},"totalPrice":${aud('0')},"cost":${aud('10000000')}` +
        `,"markup":"-100","markupIsPercentage":true,"margin":${aud('-30000000')}}`,
    )
  })

  test('has a total of zero for a price of zero', () => {
    expectPricing(
      '{"quantity":"2","unitPrice":{"amountMicros":"0"}}',
      `{"quantity":"2","unitPrice":${aud('0')},"totalPrice":${aud('0')},"markupIsPercentage":true}`,
    )
  })

  test('keeps a discount as sent', () => {
    // 2 × 12.50 × 0.925 = 23.125. Half a cent is rounded away from zero.
    expectPricing(
      '{"discount":"7.50","unitPrice":{"amountMicros":"12500000"},"quantity":"2.0"}',
      `{"quantity":"2.0","unitPrice":${aud('12500000')},"discount":"7.50","totalPrice":${aud('23130000')}` +
        ',"markupIsPercentage":true}',
    )
  })

  test('has a negative total for a credit', () => {
    expectPricing(
      '{"quantity":"-2","unitPrice":{"amountMicros":"12500000"}}',
      `{"quantity":"-2","unitPrice":${aud('12500000')},"totalPrice":${aud('-25000000')},"markupIsPercentage":true}`,
    )
  })

  test('N3: keeps given currencies, and otherwise uses the currency of the account', () => {
    const nzd = (micros: string): string => `{"amountMicros":"${micros}","currency":"NZD"}`
    expectPricing(
      `{"quantity":"2","unitPrice":${nzd('12500000')},"totalPrice":${nzd('25000000')},"cost":${nzd('10000000')}}`,
      `{"quantity":"2","unitPrice":${nzd('12500000')},"totalPrice":${nzd('25000000')},"cost":${nzd('10000000')}` +
        `,"markup":"25","markupIsPercentage":true,"margin":${aud('5000000')}}`,
    )
    expectPricing(
      `{"quantity":"2","unitPrice":${aud('0')},"totalPrice":${nzd('0')}}`,
      `{"quantity":"2","unitPrice":${aud('0')},"totalPrice":${nzd('0')},"markupIsPercentage":true}`,
    )
    expectPricing(
      `{"quantity":"2","unitPrice":${nzd('12500000')},"totalPrice":{"amountMicros":"25000000"}}`,
      `{"quantity":"2","unitPrice":${nzd('12500000')},"totalPrice":${aud('25000000')},"markupIsPercentage":true}`,
    )
  })

  test('M7: repeats the measurements as as-built measurements if the request has none', () => {
    const price = '"unitPrice":{"amountMicros":"10000000"}'
    const strategy = '"pricingStrategy":"PRICING_STRATEGY_LINEAL_METRES"'
    const answered = `{"unitPrice":${aud('10000000')},"totalPrice":${aud('48000000')},"markupIsPercentage":true`
    expectPricing(
      `{${price},${strategy},"measurements":[{"length":"2.40","amount":"2"}]}`,
      `${answered},${strategy},"measurements":[{"length":"2.40","amount":"2"}]` +
        ',"asBuiltMeasurements":[{"length":"2.40","amount":"2"}]}',
    )
    expectPricing(
      `{"measurements":[ {"amount":"2","length":"2.40"}],${price},${strategy}}`,
      `${answered},${strategy},"measurements":[{"length":"2.40","amount":"2"}]` +
        ',"asBuiltMeasurements":[{"length":"2.40","amount":"2"}]}',
    )
    expectPricing(
      `{${price},${strategy},"measurements":[{"length":"2.4"},{"length":"2.4"}],` +
        '"asBuiltMeasurements":[{"amount":"1","length":"2.5"}, {"length":"2.6"}]}',
      `${answered},${strategy},"measurements":[{"length":"2.4"},{"length":"2.4"}]` +
        ',"asBuiltMeasurements":[{"length":"2.5","amount":"1"},{"length":"2.6"}]}',
    )
  })

  test('L4: keeps the given total with a custom formula', () => {
    expectPricing(
      '{"unitPrice":{"amountMicros":"12500000"},"totalPrice":{"amountMicros":"99990000"},' +
        '"pricingStrategy":"PRICING_STRATEGY_CUSTOM_FORMULA"}',
      `{"unitPrice":${aud('12500000')},"totalPrice":${aud('99990000')},"markupIsPercentage":true` +
        ',"pricingStrategy":"PRICING_STRATEGY_CUSTOM_FORMULA"}',
    )
  })
})

const DOCUMENT =
  '"lines":[' +
  '{"onTheFly":{"productName":"Ridge","pricing":{"quantity":"2","unitPrice":{"amountMicros":"10000000"},' +
  '"cost":{"amountMicros":"4000000"}}}},' +
  '{"notes":{"text":"At the back"}},' +
  '{"labour":{"productName":"Fixing","pricing":{"quantity":"1.5","unitPrice":{"amountMicros":"60000000"},' +
  '"discount":"10"}}},' +
  '{"labour":{"pricing":{"quantity":"1","unitPrice":{"amountMicros":"5000000"},"isTaxFree":true}}}]'

// 20.00 + 81.00 + 5.00, of which 86.00 is labour. The discount is 9.00, the cost 8.00, and the tax 10% of
// 101.00.
const LINES =
  '"lines":[' +
  `{"onTheFly":{"productName":"Ridge","pricing":{"quantity":"2","unitPrice":${aud('10000000')},` +
  `"totalPrice":${aud('20000000')},"cost":${aud('4000000')},"markup":"150","markupIsPercentage":true,` +
  `"margin":${aud('12000000')}}}},` +
  '{"notes":{"text":"At the back"}},' +
  `{"labour":{"productName":"Fixing","pricing":{"quantity":"1.5","unitPrice":${aud('60000000')},"discount":"10",` +
  `"totalPrice":${aud('81000000')},"markupIsPercentage":true}}},` +
  `{"labour":{"pricing":{"quantity":"1","unitPrice":${aud('5000000')},"totalPrice":${aud('5000000')},` +
  '"markupIsPercentage":true,"isTaxFree":true}}}]'

describe('the JSON of a document', () => {
  const tax = { tax: { rate: '0.1', code: 'GST' } }
  const totals =
    `"total":${aud('116100000')},"totalCost":${aud('8000000')},"margin":${aud('98000000')}` +
    `,"labourTotal":${aud('86000000')},"tax":{"rate":"0.1","code":"GST"}}`

  test('T1 to T9: is exact for a quote', () => {
    expectAnswer(
      `{"requestId":"5f0c9a4e-8d3b-4c6a-9e21-0b7d4f1a2c3d","isSubmitted":true,"reference":"Lot 7",${DOCUMENT},` +
        '"customerId":"cust_1"}',
      `{"customerId":"cust_1","reference":"Lot 7","isSubmitted":true,${LINES},"subtotal":${aud('106000000')}` +
        `,"discountAmount":${aud('9000000')},"taxAmount":${aud('10100000')},${totals}`,
      tax,
    )
  })

  test('is exact for an order, with a status and without a discount', () => {
    expectAnswer(
      `{"customerId":"cust_1",${DOCUMENT},"statusId":"status_1"}`,
      `{"customerId":"cust_1","isSubmitted":false,"statusId":"status_1",${LINES}` +
        `,"subtotal":${aud('106000000')},"taxAmount":${aud('10100000')},${totals}`,
      tax,
      'order',
    )
  })

  test('is exact for a quote without lines and tax', () => {
    const zero = aud('0')
    for (const lines of ['"lines":[],', '"lines" : [ ] , ', '']) {
      expectAnswer(
        `{${lines}"customerId":"cust_1"}`,
        `{"customerId":"cust_1","isSubmitted":false,"lines":[],"subtotal":${zero},"discountAmount":${zero}` +
          `,"taxAmount":${zero},"total":${zero},"totalCost":${zero},"margin":${zero},"labourTotal":${zero}}`,
      )
    }
  })
})
