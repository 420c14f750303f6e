/**
 * Reports of differing figures, from the issue trackers and the help pages of other systems. The amounts are small
 * enough to check by hand, and each comment does so: first by our rules, then as in the other system.
 */
import type { AccountInput, QuoteRequestInput } from '../../src/entries/index.js'
import type { ObservedFigures } from '../../src/entries/diagnose.js'
import type { PolicyId } from '../../src/policies/policies.js'

/** A report in the form of our documents. */
export interface Thread {
  readonly name: string
  /** As in the policies: `repository#number`, or the name of a page. */
  readonly reference: string
  /** True if the report's own figures are unknown. The document is then made up to show the same kind of difference. */
  readonly isReconstructed?: true
  readonly account: AccountInput
  readonly documents: readonly ThreadDocument[]
  /** Each policy gives all shown figures, so the explanations must include it. */
  readonly policies: readonly PolicyId[]
}

export interface ThreadDocument {
  readonly request: QuoteRequestInput
  readonly shown: ObservedFigures
  /** The figures by our rules. */
  readonly ours: ObservedFigures
}

/** Returns an amount of money: '25.06' is 25060000 micros. */
function money(amount: string): { readonly amountMicros: string } {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)\.(\d{2,6})$/.exec(amount) ?? []
  const digits = (whole + decimals.padEnd(6, '0')).replace(/^0+(?=\d)/, '')
  return { amountMicros: sign + digits }
}

interface Amounts {
  readonly lines?: readonly string[]
  readonly discountAmount?: string
  readonly subtotal?: string
  readonly taxAmount?: string
  readonly total?: string
}

function figures({ lines, ...amounts }: Amounts): ObservedFigures {
  const named = Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, money(amount)]))
  return lines === undefined
    ? named
    : { ...named, lines: lines.map((totalPrice) => ({ totalPrice: money(totalPrice) })) }
}

/** A quantity, a unit price, and possibly a discount in per cent. */
type Item = readonly [quantity: string, unitPrice: string, discount?: string]

function selling(...items: readonly Item[]): QuoteRequestInput {
  return {
    customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
    lines: items.map(([quantity, unitPrice, discount]) => ({
      onTheFly: {
        productName: 'Item',
        pricing: {
          quantity,
          unitPrice: money(unitPrice),
          ...(discount === undefined ? {} : { discount }),
        },
      },
    })),
  }
}

function taxedAt(rate: string): AccountInput {
  return { currency: 'AUD', tax: { rate, code: 'TAX', jurisdiction: 'AU' }, taxRounding: 'document' }
}

const UNTAXED: AccountInput = { currency: 'AUD' }

export const THREADS: readonly Thread[] = [
  {
    name: 'Xero rounds the tax of each line',
    reference: 'corsairdev/corsair#1675',
    account: taxedAt('0.15'),
    documents: [
      {
        request: selling(['1', '25.06'], ['1', '25.61'], ['1', '25.63']),
        // 25.06 + 25.61 + 25.63 = 76.30; × 0.15 = 11.445 → 11.45; 87.75.
        ours: figures({ subtotal: '76.30', taxAmount: '11.45', total: '87.75' }),
        // 3.759 → 3.76, 3.8415 → 3.84, 3.8445 → 3.84: 11.44.
        shown: figures({ subtotal: '76.30', taxAmount: '11.44', total: '87.74' }),
      },
    ],
    policies: ['tax-by-line'],
  },
  {
    name: 'A sales order keeps the tax that was rounded by line before the setting was changed',
    reference: 'odoo#177192',
    account: taxedAt('0.15'),
    documents: [
      {
        request: selling(['10', '30.75', '5'], ['1', '70.00', '5']),
        // 307.50 × 0.95 = 292.125 → 292.13; 70 × 0.95 = 66.50; 358.63 × 0.15 = 53.7945 → 53.79.
        ours: figures({ subtotal: '358.63', taxAmount: '53.79', total: '412.42' }),
        // 292.13 × 0.15 = 43.8195 → 43.82, 66.50 × 0.15 = 9.975 → 9.98: 53.80.
        shown: figures({ subtotal: '358.63', taxAmount: '53.80', total: '412.43' }),
      },
    ],
    policies: ['tax-by-line'],
  },
  {
    // Compares a whole with its parts: the four credit notes together are one document whose tax is rounded by
    // line.
    name: 'Credit notes for each fee add up to more than the invoice',
    reference: 'lago-api#2643',
    account: taxedAt('0.2'),
    documents: [
      {
        request: selling(['1', '68.33'], ['1', '68.33'], ['1', '57.50'], ['1', '85.00']),
        // 68.33 + 68.33 + 57.50 + 85.00 = 279.16; × 0.2 = 55.832 → 55.83; 334.99.
        ours: figures({ subtotal: '279.16', taxAmount: '55.83', total: '334.99' }),
        // 13.666 → 13.67 twice, 11.50 and 17.00: 55.84. So 82.00 + 82.00 + 69.00 + 102.00 = 335.00.
        shown: figures({ total: '335.00' }),
      },
    ],
    policies: ['tax-by-line'],
  },
  {
    // The thread has the tax of a line, 0.913; the price and the rate are made up.
    name: 'Two products have less tax than twice the same product',
    reference: 'woocommerce#19706',
    isReconstructed: true,
    account: taxedAt('0.1'),
    documents: [
      {
        request: selling(['1', '9.13'], ['1', '9.13']),
        // 9.13 + 9.13 = 18.26; × 0.1 = 1.826 → 1.83; 20.09.
        ours: figures({ subtotal: '18.26', taxAmount: '1.83', total: '20.09' }),
        // 0.913 → 0.91, twice: 1.82.
        shown: figures({ subtotal: '18.26', taxAmount: '1.82', total: '20.08' }),
      },
      {
        request: selling(['2', '9.13']),
        // One line of two: 1.826 → 1.83 either way.
        ours: figures({ subtotal: '18.26', taxAmount: '1.83', total: '20.09' }),
        shown: figures({ subtotal: '18.26', taxAmount: '1.83', total: '20.09' }),
      },
    ],
    policies: ['tax-by-line'],
  },
  {
    // A third of the extra is added to each piece: 10.00 ÷ 3 = 3.3333.
    name: 'A payment by unit amounts is a cent less than an extra that was divided by three',
    reference: 'Automattic/woocommerce-payments#9991',
    account: UNTAXED,
    documents: [
      {
        request: selling(['3', '3.3333']),
        // 3 × 3.3333 = 9.9999 → 10.00.
        ours: figures({ total: '10.00' }),
        // 3.3333 → 3.33; × 3 = 9.99.
        shown: figures({ total: '9.99' }),
      },
    ],
    policies: ['unit-price-to-cents'],
  },
  {
    // The rule specifies the calculation of a line. The first document is from a report about it, and the second is
    // made up.
    name: 'The net amount of a line is quantity × price less an allowance in whole cents',
    reference: 'rule PEPPOL-EN16931-R120',
    isReconstructed: true,
    account: taxedAt('0.19'),
    documents: [
      {
        request: selling(['0.0830', '110.00']),
        // 0.083 × 110 = 9.13; × 0.19 = 1.7347 → 1.73; 10.86. No discount, so no difference.
        ours: figures({ lines: ['9.13'], subtotal: '9.13', taxAmount: '1.73', total: '10.86' }),
        shown: figures({ lines: ['9.13'], subtotal: '9.13', taxAmount: '1.73', total: '10.86' }),
      },
      {
        request: selling(['1', '34.90', '15']),
        // 34.90 × 0.85 = 29.665 → 29.67; × 0.19 = 5.6373 → 5.64; 35.31.
        ours: figures({ lines: ['29.67'], subtotal: '29.67', taxAmount: '5.64', total: '35.31' }),
        // 34.90 × 0.15 = 5.235 → 5.24; 34.90 − 5.24 = 29.66; × 0.19 = 5.6354 → 5.64; 35.30.
        shown: figures({ lines: ['29.66'], subtotal: '29.66', taxAmount: '5.64', total: '35.30' }),
      },
    ],
    policies: ['discount-rounded-alone'],
  },
  {
    name: 'Global rounding computes tax on unrounded lines',
    reference: 'odoo#37896',
    account: taxedAt('0.22'),
    documents: [
      {
        request: selling(['16', '348.35', '4']),
        // 16 × 348.35 = 5573.60; × 0.96 = 5350.656 → 5350.66; × 0.22 = 1177.1452 → 1177.15; 6527.81.
        ours: figures({ subtotal: '5350.66', taxAmount: '1177.15', total: '6527.81' }),
        // 5350.656 × 0.22 = 1177.14432 → 1177.14; 5350.656 + 1177.14 = 6527.796, shown as 6527.80.
        shown: figures({ total: '6527.80' }),
      },
    ],
    policies: ['lines-not-rounded', 'tax-of-unrounded-lines'],
  },
  {
    // The report is in yen, which have no cents: 100.5 yen are 1.005 here, where the cent is the last place.
    name: 'The untaxed total is not the sum of the shown lines',
    reference: 'odoo#265433',
    account: UNTAXED,
    documents: [
      {
        request: selling(['1', '1.005'], ['1', '1.005']),
        // 1.005 → 1.01 twice: 2.02.
        ours: figures({ lines: ['1.01', '1.01'], subtotal: '2.02' }),
        // 1.005 + 1.005 = 2.01, while each line is shown as 1.01.
        shown: figures({ lines: ['1.01', '1.01'], subtotal: '2.01' }),
      },
    ],
    policies: ['lines-not-rounded'],
  },
  {
    // The page gives the line and its result; the second line and the totals are made up.
    name: 'B-Cart adds up what MYOB rounds line by line',
    reference: 'B-Cart help on MYOB',
    isReconstructed: true,
    account: taxedAt('0.1'),
    documents: [
      {
        request: selling(['7', '4.545'], ['7', '4.545']),
        // 7 × 4.545 = 31.815 → 31.82 twice: 63.64; × 0.1 = 6.364 → 6.36; 70.00.
        ours: figures({ subtotal: '63.64', taxAmount: '6.36', total: '70.00' }),
        // 31.815 + 31.815 = 63.63; × 0.1 = 6.363 → 6.36; 69.99.
        shown: figures({ subtotal: '63.63', taxAmount: '6.36', total: '69.99' }),
      },
    ],
    policies: ['lines-not-rounded'],
  },
  {
    // The page gives the line; its tax and total are made up.
    name: 'Abtrac has lines with three decimals, but MYOB does not',
    reference: 'Abtrac help on MYOB',
    isReconstructed: true,
    account: taxedAt('0.15'),
    documents: [
      {
        request: selling(['0.3', '450.99']),
        // 0.3 × 450.99 = 135.297 → 135.30; × 0.15 = 20.295 → 20.30; 155.60.
        ours: figures({ subtotal: '135.30', taxAmount: '20.30', total: '155.60' }),
        // 135.297 × 0.15 = 20.29455 → 20.29; 135.297 + 20.29 = 155.587, shown as 155.59.
        shown: figures({ taxAmount: '20.29', total: '155.59' }),
      },
    ],
    policies: ['lines-not-rounded'],
  },
  {
    name: 'A module for several discounts rounds the discounted price to the decimals of a price',
    reference: 'OCA/account-invoicing#1240',
    account: UNTAXED,
    documents: [
      {
        request: selling(['9950', '0.139', '15']),
        // 0.139 × 0.85 = 0.11815; × 9950 = 1175.5925 → 1175.59.
        ours: figures({ subtotal: '1175.59' }),
        // 0.11815 → 0.1182; × 9950 = 1176.09.
        shown: figures({ subtotal: '1176.09' }),
      },
    ],
    policies: ['discounted-unit-price-to-four-decimals'],
  },
  {
    name: 'The same module, with prices of two decimals',
    reference: 'OCA/account-invoicing#641',
    account: UNTAXED,
    documents: [
      {
        request: selling(['400', '1.50', '15']),
        // 400 × 1.50 × 0.85 = 510.00.
        ours: figures({ subtotal: '510.00' }),
        // 1.50 × 0.85 = 1.275 → 1.28; × 400 = 512.00.
        shown: figures({ subtotal: '512.00' }),
      },
      {
        request: selling(['400', '1.50', '25']),
        // 400 × 1.50 × 0.75 = 450.00.
        ours: figures({ subtotal: '450.00' }),
        // 1.50 × 0.75 = 1.125 → 1.13; × 400 = 452.00.
        shown: figures({ subtotal: '452.00' }),
      },
      {
        request: selling(['400', '1.50', '50']),
        // 1.50 × 0.5 = 0.75 is in whole cents, so it is 300.00 either way.
        ours: figures({ subtotal: '300.00' }),
        shown: figures({ subtotal: '300.00' }),
      },
    ],
    policies: ['discounted-unit-price-to-cents'],
  },
  {
    name: 'An invoicing program multiplies the reduced price that the shop shows',
    reference: 'PrestaShop#27024',
    account: UNTAXED,
    documents: [
      {
        request: selling(['36', '43.08', '20']),
        // 43.08 × 0.8 = 34.464; × 36 = 1240.704 → 1240.70.
        ours: figures({ total: '1240.70' }),
        // 34.464 → 34.46; × 36 = 1240.56.
        shown: figures({ total: '1240.56' }),
      },
    ],
    policies: ['discounted-unit-price-to-cents'],
  },
  {
    name: 'Tax is calculated on the unit price',
    reference: 'magento2#13903',
    isReconstructed: true,
    account: taxedAt('0.2'),
    documents: [
      {
        request: selling(['3', '8.33']),
        // 3 × 8.33 = 24.99; × 0.2 = 4.998 → 5.00; 29.99.
        ours: figures({ subtotal: '24.99', taxAmount: '5.00', total: '29.99' }),
        // 8.33 × 0.2 = 1.666 → 1.67; × 3 = 5.01; 30.00.
        shown: figures({ subtotal: '24.99', taxAmount: '5.01', total: '30.00' }),
      },
    ],
    policies: ['tax-by-unit'],
  },
  {
    // The report does not give the rate. Its tax of 5.6124 on 62.36 means 9%.
    name: 'The tax on an invoice is the tax of one piece times the quantity',
    reference: 'PrestaShop#33912',
    account: taxedAt('0.09'),
    documents: [
      {
        request: selling(['4', '15.59']),
        // 4 × 15.59 = 62.36; × 0.09 = 5.6124 → 5.61; 67.97.
        ours: figures({ subtotal: '62.36', taxAmount: '5.61', total: '67.97' }),
        // 15.59 × 0.09 = 1.4031 → 1.40; × 4 = 5.60.
        shown: figures({ subtotal: '62.36', taxAmount: '5.60' }),
      },
    ],
    policies: ['tax-by-unit'],
  },
  {
    // A fee of 10% on each item is computed like a tax here.
    name: 'Two items at the shown price cost more than the order',
    reference: 'openfoodnetwork#312',
    account: taxedAt('0.1'),
    documents: [
      {
        request: selling(['2', '55.55']),
        // 2 × 55.55 = 111.10; × 0.1 = 11.11; 122.21.
        ours: figures({ total: '122.21' }),
        // 55.55 × 0.1 = 5.555 → 5.56; × 2 = 11.12; 122.22.
        shown: figures({ total: '122.22' }),
      },
    ],
    policies: ['tax-by-unit'],
  },
  {
    // A fee of 10% again.
    name: 'The fee of each item is rounded up',
    reference: 'openfoodnetwork#2522',
    account: taxedAt('0.1'),
    documents: [
      {
        request: selling(['3', '1.75']),
        // 3 × 1.75 = 5.25; × 0.1 = 0.525 → 0.53; 5.78.
        ours: figures({ subtotal: '5.25', taxAmount: '0.53', total: '5.78' }),
        // 1.75 × 0.1 = 0.175 → 0.18; × 3 = 0.54; 5.79.
        shown: figures({ subtotal: '5.25', taxAmount: '0.54', total: '5.79' }),
      },
    ],
    policies: ['tax-by-unit'],
  },
  {
    // The report is in yen: 50000 with tax is 500.00 here, of which 454.5455 is net. The shown figures are those
    // that the reporter expects.
    name: 'The tax included in a price is not the tax on the rounded net amount',
    reference: 'erpnext#52236',
    account: taxedAt('0.1'),
    documents: [
      {
        request: selling(['1', '454.5455']),
        // 454.5455 → 454.55; × 0.1 = 45.455 → 45.46; 500.01.
        ours: figures({ subtotal: '454.55', taxAmount: '45.46', total: '500.01' }),
        // 454.5455 × 1.1 = 500.00005 → 500.00; ÷ 1.1 = 454.5454… → 454.55; 500.00 − 454.55 = 45.45. Without
        // rounding lines: 454.5455 × 0.1 = 45.45455 → 45.45; 454.5455 + 45.45 = 499.9955, shown as 500.00.
        shown: figures({ subtotal: '454.55', taxAmount: '45.45', total: '500.00' }),
      },
    ],
    policies: ['prices-with-tax', 'lines-not-rounded'],
  },
  {
    name: 'A percentage coupon is rounded to whole cents and then subtracted',
    reference: 'recurly-js#994',
    account: UNTAXED,
    documents: [
      {
        request: selling(['1', '34.90', '15']),
        // 34.90 × 0.85 = 29.665 → 29.67; 34.90 − 29.67 = 5.23.
        ours: figures({ discountAmount: '5.23', total: '29.67' }),
        // 34.90 × 0.15 = 5.235 → 5.24; 34.90 − 5.24 = 29.66.
        shown: figures({ discountAmount: '5.24', total: '29.66' }),
      },
    ],
    policies: ['discount-rounded-alone'],
  },
  {
    name: 'A discount of 100 % leaves a cent below zero',
    reference: 'invoiceninja#3195',
    account: UNTAXED,
    documents: [
      {
        request: selling(['2.25', '64.22']),
        // 2.25 × 64.22 = 144.495 → 144.50 either way.
        ours: figures({ lines: ['144.50'] }),
        shown: figures({ lines: ['144.50'] }),
      },
      {
        request: selling(['2.25', '64.22', '100']),
        // 144.495 × 0 = 0.00.
        ours: figures({ lines: ['0.00'] }),
        // The discount is 144.495 → 144.50; 144.495 − 144.50 = −0.005 → −0.01.
        shown: figures({ lines: ['-0.01'] }),
      },
    ],
    policies: ['only-discount-rounded'],
  },
  {
    name: 'Half a cent is lost in a binary float',
    reference: 'odoo#19374',
    isReconstructed: true,
    account: UNTAXED,
    documents: [
      {
        request: selling(['1', '1.005']),
        // 1.005 → 1.01.
        ours: figures({ subtotal: '1.01' }),
        // 1.005 × 100 is 100.49999999999999 in doubles → 100, and toFixed also gives 1.00.
        shown: figures({ subtotal: '1.00' }),
      },
    ],
    policies: ['binary-floats', 'binary-floats-to-fixed'],
  },
  {
    name: 'A total is shown by toFixed',
    reference: 'odoo#219629',
    account: UNTAXED,
    documents: [
      {
        request: selling(['1', '0.015']),
        // 0.015 → 0.02.
        ours: figures({ subtotal: '0.02' }),
        // The double of 0.015 is 0.01499999999999999944… → 0.01. Times 100, it is 1.5, so Math.round gives 0.02.
        shown: figures({ subtotal: '0.01' }),
      },
    ],
    policies: ['binary-floats-to-fixed'],
  },
  {
    name: 'A credit note has less tax than its invoice',
    reference: 'frappe#19570',
    account: taxedAt('0.19'),
    documents: [
      {
        request: selling(['1', '317.50']),
        // 317.50 × 0.19 = 60.325 → 60.33 either way.
        ours: figures({ taxAmount: '60.33', total: '377.83' }),
        shown: figures({ taxAmount: '60.33' }),
      },
      {
        request: selling(['-1', '317.50']),
        // −60.325 → −60.33, away from zero.
        ours: figures({ taxAmount: '-60.33', total: '-377.83' }),
        // −60.325 → −60.32, in the positive direction.
        shown: figures({ taxAmount: '-60.32' }),
      },
    ],
    policies: ['half-towards-positive'],
  },
  {
    // The figures that the reporter of the same thread expects.
    name: 'A tie goes to the even cent on the invoice and on its credit note',
    reference: 'frappe#19570',
    account: taxedAt('0.19'),
    documents: [
      {
        request: selling(['1', '317.50']),
        // 60.325 lies between 60.32 and 60.33; 60.32 is even.
        ours: figures({ taxAmount: '60.33' }),
        shown: figures({ taxAmount: '60.32' }),
      },
      {
        request: selling(['-1', '317.50']),
        ours: figures({ taxAmount: '-60.33' }),
        shown: figures({ taxAmount: '-60.32' }),
      },
    ],
    policies: ['half-even', 'tax-half-even'],
  },
  {
    name: 'The estimate of a tax is always rounded up',
    reference: 'recurly-js#312',
    account: taxedAt('0.0825'),
    documents: [
      {
        request: selling(['1', '349.00']),
        // 349 × 0.0825 = 28.7925 → 28.79; 377.79.
        ours: figures({ subtotal: '349.00', taxAmount: '28.79', total: '377.79' }),
        // 28.7925 → 28.80.
        shown: figures({ subtotal: '349.00', taxAmount: '28.80' }),
      },
    ],
    policies: ['tax-rounded-up'],
  },
  {
    name: 'The estimate of a tax is always rounded up, in another state',
    reference: 'recurly-js#400',
    account: taxedAt('0.0625'),
    documents: [
      {
        request: selling(['1', '69.00']),
        // 69 × 0.0625 = 4.3125 → 4.31.
        ours: figures({ taxAmount: '4.31', total: '73.31' }),
        // 4.3125 → 4.32.
        shown: figures({ taxAmount: '4.32' }),
      },
    ],
    policies: ['tax-rounded-up'],
  },
  {
    // The report has two taxes, 0.003 and 0.004. A document here has only one rate, which is split into equal
    // halves.
    name: 'Two taxes that are each less than half a cent',
    reference: 'odoo#20349',
    isReconstructed: true,
    account: taxedAt('0.07'),
    documents: [
      {
        request: selling(['1', '0.10']),
        // 0.10 × 0.07 = 0.007 → 0.01; 0.11.
        ours: figures({ taxAmount: '0.01', total: '0.11' }),
        // 0.10 × 0.035 = 0.0035 → 0.00, twice; 0.10.
        shown: figures({ taxAmount: '0.00', total: '0.10' }),
      },
    ],
    policies: ['tax-in-halves'],
  },
  {
    name: 'A line is divided by its quantity and multiplied again',
    reference: 'shopper#587',
    isReconstructed: true,
    account: UNTAXED,
    documents: [
      {
        request: selling(['3', '3.3333']),
        // 3 × 3.3333 = 9.9999 → 10.00.
        ours: figures({ total: '10.00' }),
        // 10.00 ÷ 3 = 3.333… → 3.33; × 3 = 9.99.
        shown: figures({ total: '9.99' }),
      },
    ],
    policies: ['lines-by-unit'],
  },
  {
    name: 'An amount is rounded twice',
    reference: 'erpnext#48744',
    isReconstructed: true,
    account: UNTAXED,
    documents: [
      {
        request: selling(['1', '2.0046']),
        // 2.0046 → 2.00.
        ours: figures({ total: '2.00' }),
        // 2.0046 → 2.005 → 2.01.
        shown: figures({ total: '2.01' }),
      },
    ],
    policies: ['rounded-twice'],
  },
  {
    name: 'The tax of an order has fractions of a cent',
    reference: 'medusa#14817',
    account: taxedAt('0.1075'),
    documents: [
      {
        request: selling(['1', '24.99']),
        // 24.99 × 0.1075 = 2.686425 → 2.69; 27.68.
        ours: figures({ subtotal: '24.99', taxAmount: '2.69', total: '27.68' }),
        shown: figures({ subtotal: '24.99', taxAmount: '2.686425', total: '27.676425' }),
      },
    ],
    policies: ['never-rounded'],
  },
  {
    // The program is written in JavaScript and multiplies by 100 in doubles.
    name: 'Checkout by unit amounts takes a cent less than the invoice',
    reference: 'Yosemite-Crew#3305',
    account: UNTAXED,
    documents: [
      {
        request: selling(['2', '8.165']),
        // 2 × 8.165 = 16.33.
        ours: figures({ total: '16.33' }),
        // 8.165 × 100 is 816.4999999999999 in doubles, so 8.16; × 2 = 16.32. Exactly, 8.165 → 8.17 would make 16.34.
        shown: figures({ total: '16.32' }),
      },
      {
        request: selling(['1', '8.165']),
        // 8.165 → 8.17.
        ours: figures({ total: '8.17' }),
        shown: figures({ total: '8.16' }),
      },
    ],
    policies: ['unit-price-to-cents-in-floats'],
  },
  {
    // Two rules of 5 and 10 per cent apply to each row. A line here has one discount, their sum.
    name: 'The second of two discounts of a row is taken from what the first one leaves',
    reference: 'magento/magento2#36799',
    account: UNTAXED,
    documents: [
      {
        request: selling(['1', '100.00', '15']),
        ours: figures({ total: '85.00' }),
        // 100 − 5 % = 95.00; 95 − 10 % = 85.50.
        shown: figures({ total: '85.50' }),
      },
    ],
    policies: ['line-discounts-in-turn'],
  },
]

/** Reports of similar differences that our documents cannot express, with the reason. */
export const NOT_EXPRESSIBLE: readonly {
  readonly references: readonly string[]
  readonly because: string
}[] = [
  {
    references: ['magento2#35025', 'odoo#24400'],
    because: 'taxes of several rates are rounded separately, but a document here has only one rate',
  },
  {
    references: ['PrestaShop#23821', 'PrestaShop#40271', 'odoo#108859'],
    because:
      'parts of an order are each right and do not add up to the whole; an observation is of one document, unless the ' +
      'parts are its lines',
  },
]
