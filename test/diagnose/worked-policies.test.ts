import { describe, expect, test } from 'vitest'
import { FIGURES_OF_OTHERS } from './figures-of-others.js'
import { THREADS } from './threads.js'
import { priceQuote, type AccountInput } from '../../src/entries/index.js'
import {
  bare,
  catalogueLine,
  LINEAL_METRES,
  micros,
  onTheFly,
  SQUARE_METRES,
  type Json,
} from '../rules/requests.js'
import { diagnose, policies as POLICIES, type Diagnosis } from '../../src/entries/diagnose.js'
import type { PolicyId } from '../../src/policies/policies.js'

const TEN_PERCENT: AccountInput = { currency: 'AUD', tax: { rate: '0.1' } }
const TEN_PERCENT_BY_LINE: AccountInput = { ...TEN_PERCENT, taxRounding: 'line' }
const UNTAXED: AccountInput = { currency: 'AUD' }
const MINIMUM_300_MM: AccountInput = { currency: 'AUD', minimumLinealLengthMm: 300 }

const of = (quantity: string, unitPrice: string, more: Json = {}): Json =>
  onTheFly({ quantity, unitPrice: bare(unitPrice), ...more })

const cut = (unitPrice: string, ...pieces: readonly (readonly [amount: string, length: string])[]): Json =>
  onTheFly({
    unitPrice: bare(unitPrice),
    pricingStrategy: LINEAL_METRES,
    measurements: pieces.map(([amount, length]) => ({ amount, length })),
  })

const sheet = (unitPrice: string, length: string, width: string, amount = '1'): Json =>
  onTheFly({
    unitPrice: bare(unitPrice),
    pricingStrategy: SQUARE_METRES,
    measurements: [{ amount, length, width }],
  })

const discount = (amount: string): Json => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: bare(amount) })
const percentOff = (percentage: string): Json => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage })
const surcharge = (amount: string): Json => ({ type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: bare(amount) })

interface Document {
  readonly account: AccountInput
  readonly lines: readonly Json[]
  readonly adjustments?: readonly Json[]
}

/** Subtotal, tax and total. */
type Worked = readonly [subtotal: string, tax: string, total: string]

/** A taxed line of 100.00, an exempt one of 50.00, 30.00 off and 12.00 on top: 132.00 before tax. */
const MIXED: Document = {
  account: TEN_PERCENT,
  lines: [of('1', '100'), of('1', '50', { isTaxFree: true })],
  adjustments: [discount('30'), surcharge('12')],
}

const spread = (off: string, ...amounts: readonly string[]): Document => ({
  account: TEN_PERCENT,
  lines: amounts.map((amount) => of('1', amount)),
  adjustments: [discount(off)],
})

/** A document, with its figures by our rules and by a policy. */
const CASES: readonly (readonly [policy: PolicyId, document: Document, ours: Worked, theirs: Worked])[] = [
  [
    'tax-by-document',
    { account: TEN_PERCENT_BY_LINE, lines: [of('1', '1.05'), of('1', '1.05'), of('1', '1.05')] },
    // 0.105 → 0.11, three times.
    ['3.15', '0.33', '3.48'],
    // 3.15 × 0.1 = 0.315 → 0.32.
    ['3.15', '0.32', '3.47'],
  ],
  [
    'discount-of-rounded-amount',
    { account: UNTAXED, lines: [of('1', '1.005', { discount: '50' })] },
    // 1.005 × 0.5 = 0.5025 → 0.50.
    ['0.5', '0', '0.5'],
    // 1.005 → 1.01; × 0.5 = 0.505 → 0.51.
    ['0.51', '0', '0.51'],
  ],
  [
    'discount-left-out',
    { account: UNTAXED, lines: [of('1', '10', { discount: '10' })] },
    // 10.00 × 0.9.
    ['9', '0', '9'],
    ['10', '0', '10'],
  ],
  [
    'rounded-up',
    { account: TEN_PERCENT, lines: [of('1', '1.001')] },
    // 1.001 → 1.00; 0.10.
    ['1', '0.1', '1.1'],
    // 1.001 → 1.01; 0.101 → 0.11.
    ['1.01', '0.11', '1.12'],
  ],
  [
    'tax-rate-to-two-decimals',
    { account: { currency: 'CAD', tax: { rate: '0.09975' } }, lines: [of('1', '1000')] },
    ['1000', '99.75', '1099.75'],
    // 9.98 %.
    ['1000', '99.8', '1099.8'],
  ],
  [
    'tax-rate-to-one-decimal',
    { account: { currency: 'USD', tax: { rate: '0.0825' } }, lines: [of('1', '1000')] },
    ['1000', '82.5', '1082.5'],
    // 8.25 % → 8.3 %.
    ['1000', '83', '1083'],
  ],
  [
    'tax-rate-to-whole',
    { account: { currency: 'GBP', tax: { rate: '0.175' } }, lines: [of('1', '1000')] },
    ['1000', '175', '1175'],
    // 17.5 % → 18 %.
    ['1000', '180', '1180'],
  ],
  [
    'tax-rate-cut-to-two-decimals',
    { account: { currency: 'CAD', tax: { rate: '0.09975' } }, lines: [of('1', '1000')] },
    ['1000', '99.75', '1099.75'],
    // 9.97 %.
    ['1000', '99.7', '1099.7'],
  ],
  [
    'tax-rate-cut-to-whole',
    { account: { currency: 'GBP', tax: { rate: '0.175' } }, lines: [of('1', '1000')] },
    ['1000', '175', '1175'],
    // 17 %.
    ['1000', '170', '1170'],
  ],
  [
    'quantity-cut-to-hundredths',
    { account: UNTAXED, lines: [of('1.256', '100')] },
    ['125.6', '0', '125.6'],
    // 1.25 × 100.00.
    ['125', '0', '125'],
  ],
  [
    'quantity-cut-to-whole',
    { account: UNTAXED, lines: [of('1.5', '100')] },
    ['150', '0', '150'],
    ['100', '0', '100'],
  ],
  [
    'quantity-to-three-decimals',
    { account: UNTAXED, lines: [of('1.2346', '1000')] },
    ['1234.6', '0', '1234.6'],
    // 1.235 × 1000.00.
    ['1235', '0', '1235'],
  ],
  [
    'quantity-up-to-whole',
    { account: UNTAXED, lines: [of('10.2', '31.45')] },
    // 10.2 × 31.45.
    ['320.79', '0', '320.79'],
    // 11 × 31.45.
    ['345.95', '0', '345.95'],
  ],
  [
    'unit-price-to-five-decimals',
    { account: UNTAXED, lines: [of('100000', '0.012346')] },
    // 0.0123 × 100 000.
    ['1230', '0', '1230'],
    // 12.35 per thousand.
    ['1235', '0', '1235'],
  ],
  [
    'markup-as-margin',
    { account: UNTAXED, lines: [catalogueLine({ quantity: '3', cost: bare('10'), markup: '40' })] },
    // 10.00 × 1.4 = 14.00.
    ['42', '0', '42'],
    // 10.00 ÷ 0.6 = 16.6667; × 3 = 50.0001.
    ['50', '0', '50'],
  ],
  [
    'tax-by-difference',
    {
      account: { currency: 'EUR', tax: { rate: '0.21' } },
      lines: [of('1.42', '31.25'), of('1.42', '31.25')],
    },
    // 44.375 → 44.38, twice; 88.76 × 0.21 = 18.6396.
    ['88.76', '18.64', '107.4'],
    // 88.75 × 1.21 = 107.3875 → 107.39; less 88.76.
    ['88.76', '18.63', '107.39'],
  ],
  [
    'tax-by-difference',
    {
      account: { currency: 'EUR', tax: { rate: '0.21' } },
      lines: [of('1.42', '31.25'), of('1.42', '31.25'), of('1', '10', { isTaxFree: true })],
      adjustments: [discount('9.88'), surcharge('1')],
    },
    // 9.88 × 88.76 ÷ 98.76 = 8.879… → 8.88; (88.76 − 8.88 + 1.00) × 0.21 = 16.9848 → 16.98.
    ['98.76', '16.98', '106.86'],
    // (88.75 − 7.88) × 1.21 = 97.8527 → 97.85; less 80.88.
    ['98.76', '16.97', '106.85'],
  ],
  [
    'tax-of-unrounded-lines',
    {
      account: TEN_PERCENT_BY_LINE,
      lines: [of('0.5', '0.09'), of('0.5', '0.09'), of('1', '2')],
      adjustments: [discount('1')],
    },
    // 0.045 → 0.05, twice: 0.005 → 0.01, twice, and 0.20 less 0.10.
    ['2.1', '0.12', '1.22'],
    // 0.045 + 0.045 + 2.00 − 1.00 = 1.09; 0.109 → 0.11.
    ['2.1', '0.11', '1.21'],
  ],
  [
    'percentages-leave-rounded-amount',
    {
      account: TEN_PERCENT,
      lines: [of('1', '34.9')],
      adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '15' }],
    },
    // 5.235 → 5.24 leaves 29.66; 2.966 → 2.97.
    ['34.9', '2.97', '32.63'],
    // 34.90 × 0.85 = 29.665 → 29.67; 2.967 → 2.97.
    ['34.9', '2.97', '32.64'],
  ],
  [
    'tax-of-each-unrounded-line',
    {
      account: TEN_PERCENT_BY_LINE,
      lines: [of('0.5', '0.29'), of('0.5', '0.29'), of('1', '2')],
      adjustments: [discount('1')],
    },
    // 0.145 → 0.15: 0.015 → 0.02, twice, and 0.20 less 0.10.
    ['2.3', '0.14', '1.44'],
    // 0.0145 → 0.01, twice, and 0.20 less 0.10.
    ['2.3', '0.12', '1.42'],
  ],
  [
    'fixed-discounts-out-of-gross-by-tax',
    {
      account: { currency: 'GBP', tax: { rate: '0.2' } },
      lines: [of('1', '20')],
      adjustments: [discount('1.05')],
    },
    // 18.95 × 0.2.
    ['20', '3.79', '22.74'],
    // 24.00 − 1.05 = 22.95; 22.95 × 0.2 ÷ 1.2 = 3.825 → 3.83.
    ['20', '3.83', '22.95'],
  ],
  [
    'net-of-gross-lines',
    { account: TEN_PERCENT, lines: [of('1', '10.0049'), of('1', '10.0049')] },
    // 10.00 each.
    ['20', '2', '22'],
    // 11.00539 → 11.01; 11.01 ÷ 1.1 = 10.0090… → 10.01.
    ['20.02', '2', '22.02'],
  ],
  [
    'tax-with-five-percent-apart',
    { account: { currency: 'CAD', tax: { rate: '0.12' } }, lines: [of('1', '1.1')] },
    // 0.132 → 0.13.
    ['1.1', '0.13', '1.23'],
    // 0.055 → 0.06; 0.077 → 0.08.
    ['1.1', '0.14', '1.24'],
  ],
  [
    'measure-to-three-decimals',
    { account: UNTAXED, lines: [sheet('1000', '1.111', '1.111')] },
    // 1.111 × 1.111 = 1.234321.
    ['1234.32', '0', '1234.32'],
    ['1234', '0', '1234'],
  ],
  [
    'measure-cut-to-hundredths',
    { account: UNTAXED, lines: [cut('100', ['2', '1.008'])] },
    // 2.016 × 100.00.
    ['201.6', '0', '201.6'],
    ['201', '0', '201'],
  ],
  [
    'measure-up-to-tenths',
    { account: UNTAXED, lines: [cut('10', ['1', '1.21'])] },
    ['12.1', '0', '12.1'],
    ['13', '0', '13'],
  ],
  [
    'measure-up-to-whole',
    { account: UNTAXED, lines: [cut('10', ['3', '2.1'])] },
    // 6.3 × 10.00.
    ['63', '0', '63'],
    ['70', '0', '70'],
  ],
  [
    'sizes-cut-to-hundredths',
    { account: UNTAXED, lines: [cut('10', ['10', '2.349'])] },
    ['234.9', '0', '234.9'],
    // 10 × 2.34 × 10.00.
    ['234', '0', '234'],
  ],
  [
    'sizes-up-to-tenths',
    { account: UNTAXED, lines: [cut('10', ['3', '2.31'])] },
    ['69.3', '0', '69.3'],
    // 3 × 2.4 × 10.00.
    ['72', '0', '72'],
  ],
  [
    'measure-of-piece-to-three-decimals',
    { account: UNTAXED, lines: [sheet('1000', '1.111', '1.111', '10')] },
    // 10 × 1.234321.
    ['12343.21', '0', '12343.21'],
    ['12340', '0', '12340'],
  ],
  [
    'measure-of-piece-cut-to-hundredths',
    { account: UNTAXED, lines: [sheet('100', '1.3', '1.3', '10'), sheet('100', '1.33', '1.3', '10')] },
    // 10 × 1.69 = 16.9 and 10 × 1.729 = 17.29.
    ['3419', '0', '3419'],
    // 1.72 × 10.
    ['3410', '0', '3410'],
  ],
  [
    'measure-of-piece-up-to-hundredths',
    { account: UNTAXED, lines: [sheet('100', '1.11', '1.1', '10')] },
    // 10 × 1.221.
    ['1221', '0', '1221'],
    // 10 × 1.23.
    ['1230', '0', '1230'],
  ],
  [
    'lines-to-five-cents',
    { account: UNTAXED, lines: [of('1', '2.38'), of('1', '4.98')] },
    ['7.36', '0', '7.36'],
    // 2.40 + 5.00.
    ['7.4', '0', '7.4'],
  ],
  [
    'total-down-to-five-cents',
    { account: UNTAXED, lines: [of('1', '10.04')] },
    ['10.04', '0', '10.04'],
    ['10.04', '0', '10'],
  ],
  [
    'margin-to-two-decimals',
    { account: UNTAXED, lines: [of('1000', '19.95', { cost: bare('15.3') })] },
    ['19950', '0', '19950'],
    // 4.65 ÷ 19.95 = 23.308 % → 23.31 %; 15.30 ÷ 0.7669 = 19.95045 → 19.9504.
    ['19950.4', '0', '19950.4'],
  ],
  [
    'quantity-to-whole',
    { account: UNTAXED, lines: [of('1.5', '100')] },
    ['150', '0', '150'],
    ['200', '0', '200'],
  ],
  [
    'percentages-off-total-with-tax',
    {
      account: TEN_PERCENT,
      lines: [of('1', '100')],
      adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }],
    },
    ['100', '9', '99'],
    // 110.00 less 11.00.
    ['100', '10', '99'],
  ],
  [
    'total-up-to-whole',
    { account: UNTAXED, lines: [of('1', '10.2')] },
    ['10.2', '0', '10.2'],
    ['10.2', '0', '11'],
  ],
  [
    'half-down',
    { account: TEN_PERCENT, lines: [of('1', '1.005')] },
    // 1.005 → 1.01; 0.101 → 0.10.
    ['1.01', '0.1', '1.11'],
    // 1.005 → 1.00; 0.10.
    ['1', '0.1', '1.1'],
  ],
  [
    'truncated',
    { account: TEN_PERCENT, lines: [of('1', '1.009')] },
    // 1.009 → 1.01; 0.101 → 0.10.
    ['1.01', '0.1', '1.11'],
    // 1.009 → 1.00; 0.10.
    ['1', '0.1', '1.1'],
  ],
  [
    'tax-half-down',
    { account: TEN_PERCENT, lines: [of('1', '1.05')] },
    // 0.105 → 0.11.
    ['1.05', '0.11', '1.16'],
    // 0.105 → 0.10.
    ['1.05', '0.1', '1.15'],
  ],
  [
    'tax-truncated',
    { account: TEN_PERCENT, lines: [of('1', '1.09')] },
    // 0.109 → 0.11.
    ['1.09', '0.11', '1.2'],
    // 0.109 → 0.10.
    ['1.09', '0.1', '1.19'],
  ],
  // By our rules, 30 × 100 ÷ 150 = 20.00 of the discount lowers the taxed amount to 100 − 20 + 12 = 92.00, with a
  // tax of 9.20. Without the discount: 100 + 12 = 112.00.
  ['discounts-after-tax', MIXED, ['150', '9.2', '141.2'], ['150', '11.2', '143.2']],
  // With the whole discount: 100 − 30 + 12 = 82.00.
  ['discounts-wholly-taxed', MIXED, ['150', '9.2', '141.2'], ['150', '8.2', '140.2']],
  // 1000.00 less a deposit of 900.00, with a discount of 5.00, has a taxed amount of 995.00. Without bounds, 5 ×
  // 1000 ÷ 100 = 50.00 is taken off.
  [
    'share-without-bounds',
    {
      ...MIXED,
      lines: [of('1', '1000'), of('1', '-900', { isTaxFree: true })],
      adjustments: [discount('5')],
    },
    ['100', '99.5', '194.5'],
    ['100', '95', '190'],
  ],
  // Both lines are taxed, and so is the whole discount: 150 − 30 + 12 = 132.00.
  ['exempt-lines-taxed', MIXED, ['150', '9.2', '141.2'], ['150', '13.2', '145.2']],
  // 100 − 20 = 80.00.
  ['surcharges-untaxed', MIXED, ['150', '9.2', '141.2'], ['150', '8', '140']],
  [
    // 0.57 × 6.00 ÷ 21.38 = 0.1599…, then 0.0455…, 0.1652…, 0.1391… and 0.0599…: a cent too much.
    'spread-remainder-to-first',
    spread('0.57', '6', '1.71', '6.2', '5.22', '2.25'),
    // 21.38 − 0.57 = 20.81; 2.081 → 2.08.
    ['21.38', '2.08', '22.89'],
    // 6.00 − 0.15 = 5.85, 1.66, 6.03, 5.08 and 2.19:
    // 0.585 → 0.59, 0.166 → 0.17, 0.603 → 0.60, 0.508 → 0.51, 0.219 → 0.22.
    ['21.38', '2.09', '22.9'],
  ],
  [
    // 0.84 × 4.30 ÷ 10.40 = 0.3473…, then 0.4361… and 0.0565…: 0.35 + 0.44 + 0.06 are a cent too much.
    'spread-remainder-to-last',
    spread('0.84', '4.3', '5.4', '0.7'),
    // 10.40 − 0.84 = 9.56; 0.956 → 0.96.
    ['10.4', '0.96', '10.52'],
    // 3.95, 4.96 and 0.70 − 0.05 = 0.65: 0.395 → 0.40, 0.496 → 0.50, 0.065 → 0.07.
    ['10.4', '0.97', '10.53'],
  ],
  [
    // 0.64 × 1.86 ÷ 19.31 = 0.0616…, then 0.2485…, 0.0825…, 0.2237… and 0.0235…: a cent too little.
    'spread-remainder-to-largest',
    spread('0.64', '1.86', '7.5', '2.49', '6.75', '0.71'),
    // 19.31 − 0.64 = 18.67; 1.867 → 1.87.
    ['19.31', '1.87', '20.54'],
    // 1.80, 7.50 − 0.26 = 7.24, 2.41, 6.53 and 0.69: 0.18, 0.724 → 0.72, 0.241 → 0.24, 0.653 → 0.65, 0.069 → 0.07.
    ['19.31', '1.86', '20.53'],
  ],
  [
    // 0.26 × 2.66 ÷ 16.38 = 0.0422…, then 0.0555…, 0.0857…, 0.0369… and 0.0395…: the last three lose most.
    'spread-by-largest-remainder',
    spread('0.26', '2.66', '3.5', '5.4', '2.33', '2.49'),
    // 16.38 − 0.26 = 16.12; 1.612 → 1.61.
    ['16.38', '1.61', '17.73'],
    // 2.62, 3.45, 5.31, 2.29 and 2.45: 0.26, 0.345 → 0.35, 0.531 → 0.53, 0.229 → 0.23, 0.245 → 0.25.
    ['16.38', '1.62', '17.74'],
  ],
  [
    // 0.50 × 1.00 ÷ 9.30 = 0.0537…, × 1.70 = 0.0913…, × 6.60 = 0.3548…: 0.05 + 0.09 + 0.35, so 0.01 is lost.
    'spread-each-rounded',
    spread('0.5', '1', '1.7', '6.6'),
    // 9.30 − 0.50 = 8.80; 0.88.
    ['9.3', '0.88', '9.68'],
    // 0.95, 1.61 and 6.25: 0.095 → 0.10, 0.161 → 0.16, 0.625 → 0.63.
    ['9.3', '0.89', '9.69'],
  ],
  [
    'spread-in-sequence',
    spread('0.77', '1.9', '7.6', '2.38', '4.6'),
    // 16.48 − 0.77 = 15.71; 1.571 → 1.57.
    ['16.48', '1.57', '17.28'],
    // 0.77 × 1.90 ÷ 16.48 → 0.09, 0.68 × 7.60 ÷ 14.58 → 0.35, 0.33 × 2.38 ÷ 6.98 → 0.11, and 0.22 is left.
    // 1.81, 7.25, 2.27 and 4.38: 0.181 → 0.18, 0.725 → 0.73, 0.227 → 0.23, 0.438 → 0.44.
    ['16.48', '1.58', '17.29'],
  ],
  [
    'spread-not-rounded',
    spread('0.12', '7', '2.01', '7.4'),
    // 16.41 − 0.12 = 16.29; 1.629 → 1.63.
    ['16.41', '1.63', '17.92'],
    // 6.9488…, 1.9953… and 7.3458…: 0.69, 0.20 and 0.73.
    ['16.41', '1.62', '17.91'],
  ],
  [
    'tax-in-halves-by-line',
    { account: TEN_PERCENT, lines: [of('1', '0.3'), of('1', '0.3')] },
    // 0.60.
    ['0.6', '0.06', '0.66'],
    // 0.3 × 5% = 0.015 → 0.02, four times.
    ['0.6', '0.08', '0.68'],
  ],
  [
    'surcharges-taxed-apart',
    { account: TEN_PERCENT, lines: [of('1', '10.05')], adjustments: [discount('0.5'), surcharge('1.05')] },
    // 10.05 − 0.50 + 1.05 = 10.60.
    ['10.05', '1.06', '11.66'],
    // 9.55 × 10% → 0.96, and 0.105 → 0.11.
    ['10.05', '1.07', '11.67'],
  ],
  [
    'percentages-with-surcharges',
    { account: TEN_PERCENT, lines: [of('1', '100')], adjustments: [percentOff('10'), surcharge('20')] },
    // 100.00 − 10.00 + 20.00.
    ['100', '11', '121'],
    // 10% of 120.00: 108.00.
    ['100', '10.8', '118.8'],
  ],
  [
    'percentages-added-up',
    { account: UNTAXED, lines: [of('1', '10.05')], adjustments: [percentOff('5'), percentOff('5')] },
    // 0.5025 → 0.50, twice.
    ['10.05', '0', '9.05'],
    // 10% is 1.005 → 1.01.
    ['10.05', '0', '9.04'],
  ],
  [
    'percentages-out-of-total-with-tax',
    { account: TEN_PERCENT, lines: [of('1', '10.05')], adjustments: [percentOff('50')] },
    // 5.025 → 5.03 off, 5.02 and 0.50.
    ['10.05', '0.5', '5.52'],
    // Half of 11.06 is 5.53, and the tax in it is 0.5027….
    ['10.05', '0.5', '5.53'],
  ],
  [
    'measure-to-hundredths',
    { account: UNTAXED, lines: [cut('10', ['1', '1.234'])] },
    // 1.234 × 10.00.
    ['12.34', '0', '12.34'],
    // 1.23 × 10.00.
    ['12.3', '0', '12.3'],
  ],
  [
    'measure-to-tenths',
    { account: UNTAXED, lines: [cut('10', ['1', '1.26'])] },
    // 1.26 × 10.00.
    ['12.6', '0', '12.6'],
    // 1.3 × 10.00.
    ['13', '0', '13'],
  ],
  [
    'minimum-left-out',
    { account: MINIMUM_300_MM, lines: [cut('10', ['1', '0.1'], ['1', '0.1'])] },
    // 0.3 + 0.3 = 0.6 m.
    ['6', '0', '6'],
    // 0.1 + 0.1 = 0.2 m.
    ['2', '0', '2'],
  ],
  [
    'minimum-on-total',
    { account: MINIMUM_300_MM, lines: [cut('10', ['1', '0.1'], ['1', '0.1'])] },
    // 0.3 + 0.3 = 0.6 m.
    ['6', '0', '6'],
    // 0.2 m is less than 0.3 m.
    ['3', '0', '3'],
  ],
  [
    'pieces-to-cents',
    { account: UNTAXED, lines: [cut('1', ['3', '0.333'])] },
    // 3 × 0.333 = 0.999 m, so 1.00.
    ['1', '0', '1'],
    // 0.333 → 0.33, three times.
    ['0.99', '0', '0.99'],
  ],
  [
    'total-to-five-cents',
    { account: UNTAXED, lines: [of('1', '10.03')] },
    ['10.03', '0', '10.03'],
    // 10.03 ÷ 0.05 = 200.6 → 201; × 0.05.
    ['10.03', '0', '10.05'],
  ],
  [
    'total-to-whole',
    { account: TEN_PERCENT, lines: [of('1', '10.45')] },
    // 1.045 → 1.05.
    ['10.45', '1.05', '11.5'],
    // 11.50 → 12.
    ['10.45', '1.05', '12'],
  ],
]

const requestOf = ({ lines, adjustments }: Document): Json => ({
  customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
  lines,
  ...(adjustments && { adjustments }),
})

/** Diagnoses these figures of a document. */
function diagnosisOf(document: Document, [subtotal, taxAmount, total]: Worked): Diagnosis {
  const shown = Object.entries({ subtotal, taxAmount, total }).map(([name, amount]) => [name, bare(amount)])
  const figures = Object.fromEntries(shown) as Readonly<Record<string, { readonly amountMicros: string }>>
  const answer = diagnose([{ request: requestOf(document), figures }], document.account)
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  return answer.value
}

/** Returns the policies that explain figures that differ from those by the rules. */
const madeBy = (document: Document, figures: Worked): readonly string[] =>
  diagnosisOf(document, figures).explanations.map(({ policies }) => policies.join(' '))

/** L8: another system rounds the unit price from cost and markup only once, to its own number of decimals. */
const MARKED_UP: readonly (typeof CASES)[number][] = [
  [
    'unit-price-to-cents',
    { account: UNTAXED, lines: [catalogueLine({ quantity: '10', cost: bare('1'), markup: '0.496' })] },
    // 1 × 1.00496 → 1.0050.
    ['10.05', '0', '10.05'],
    // 1.00496 → 1.00 directly.
    ['10', '0', '10'],
  ],
  [
    'half-down',
    { account: UNTAXED, lines: [catalogueLine({ quantity: '1000', cost: bare('3'), markup: '0.005' })] },
    // 3 × 1.00005 = 3.00015 → 3.0002 by our rule, whatever the rule for ties in amounts.
    ['3000.2', '0', '3000.2'],
    ['3000.2', '0', '3000.2'],
  ],
  [
    'unit-price-to-cents',
    {
      account: UNTAXED,
      lines: [
        catalogueLine({ quantity: '10', cost: bare('1'), markup: '0.00496', markupIsPercentage: false }),
      ],
    },
    // 1 + 0.00496 → 1.0050.
    ['10.05', '0', '10.05'],
    ['10', '0', '10'],
  ],
]

describe.each([...CASES, ...MARKED_UP])('%s, worked out by hand:', (policy, document, ours, theirs) => {
  test('the engine and the calculator give the figures by our rules', () => {
    const priced = priceQuote(requestOf(document), document.account)
    if (!priced.ok) throw new Error(JSON.stringify(priced.problems))
    const { subtotal, taxAmount, total } = priced.value
    expect([subtotal, taxAmount, total].map(({ amountMicros }) => amountMicros)).toEqual(ours.map(micros))
    expect(diagnosisOf(document, ours).differing).toEqual([])
  })

  test('the diagnosis names the policy for its figures', () => {
    if (theirs.join() === ours.join()) expect(diagnosisOf(document, theirs).differing).toEqual([])
    else expect(madeBy(document, theirs)).toContain(policy)
  })
})

test('a total rounded to 0.10 is a guess until ten documents show it', () => {
  // 10.06 → 10.10, 11.07 → 11.10, 12.06 → 12.10, and so on.
  const observations = Array.from({ length: 10 }, (_, index) => ({
    request: requestOf({
      account: UNTAXED,
      lines: [of('1', `${String(10 + index)}.0${String(6 + (index % 2))}`)],
    }),
    figures: { total: bare(`${String(10 + index)}.1`) },
  }))
  const certaintyAfter = (documents: number) => {
    const answer = diagnose(observations.slice(0, documents), UNTAXED)
    return answer.ok
      ? answer.value.explanations.map(({ policies, certainty }) => [...policies, certainty])
      : []
  }
  expect(certaintyAfter(3)).toEqual([['total-to-ten-cents', 'guess']])
  expect(certaintyAfter(9)).toEqual([['total-to-ten-cents', 'guess']])
  expect(certaintyAfter(10)).toEqual([['total-to-ten-cents', 'likely']])
})

test('tax by difference may use a net amount of lines that are not rounded', () => {
  const line = of('1.42', '31.25')
  const document: Document = {
    account: { currency: 'EUR', tax: { rate: '0.21' } },
    lines: [line, line, line],
  }
  // 3 × 44.375 = 133.125 → 133.13; × 1.21 = 161.08125 → 161.08; less 133.13.
  expect(madeBy(document, ['133.13', '27.95', '161.08'])).toContain('lines-not-rounded tax-by-difference')
})

test('a single percentage is not said to be taken in turn', () => {
  const document: Document = {
    account: UNTAXED,
    lines: [of('1', '1.1'), of('1', '1.1')],
    adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '7.5' }],
  }
  // 7.5 % of 2.20 is 0.165 → 0.17; of 1.10 it is 0.0825 → 0.08, twice.
  const found = madeBy(document, ['2.2', '0', '2.04'])
  expect(found).toContain('percentages-line-by-line')
  expect(found.join(' ')).not.toContain('in-turn')
})

describe('the cases of this file', () => {
  const spreads = CASES.filter(([policy]) => policy.startsWith('spread-'))

  test.each(spreads)('no other way of spreading gives the figures of %s', (policy, document, _, theirs) => {
    const others = spreads.map(([other]) => other).filter((other) => other !== policy)
    expect(madeBy(document, theirs).filter((made) => (others as readonly string[]).includes(made))).toEqual(
      [],
    )
  })

  test('each policy has one that differs from ours, here or among the reports', () => {
    const differing = CASES.filter(([, , ours, theirs]) => ours.join() !== theirs.join())
    const worked = new Set([
      ...differing.map(([policy]) => policy),
      ...[...THREADS, ...FIGURES_OF_OTHERS].flatMap(({ policies }) => policies),
    ])
    expect(POLICIES.map(({ id }) => id).filter((id) => !worked.has(id))).toEqual([])
  })
})
