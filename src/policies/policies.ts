import { LINE_POLICIES } from '../nouns/line-policies.js'
import type { Choices } from './choices.js'

/** A way of working out figures that is not ours, most of them seen in other systems. */
export interface Policy {
  /** Stable: `tax-by-line`. */
  readonly id: string
  /** The choices in which it differs from ours, mostly one. */
  readonly choices: Readonly<Partial<Choices>>
  /** Its words after "if": `tax is rounded line by line`. */
  readonly english: string
  /** Its words in German, after "wenn". */
  readonly german: string
  /** Where it was seen: threads as `repository#number`, and documentation by its name. Empty where nobody reported it. */
  readonly seenIn: readonly string[]
}

function policy(
  id: string,
  choices: Policy['choices'],
  [english, german]: readonly [string, string],
  ...seenIn: readonly string[]
): Policy {
  return Object.freeze({
    id,
    choices: Object.freeze(choices),
    english,
    german,
    seenIn: Object.freeze(seenIn),
  })
}

/** A policy for one line, whose words are those of a refused total (L7). */
function linePolicy(
  id: keyof typeof LINE_POLICIES,
  choices: Policy['choices'],
  ...seenIn: readonly string[]
): Policy {
  const { english, german } = LINE_POLICIES[id]
  return policy(id, choices, [english, german], ...seenIn)
}

/**
 * The known policies, the most frequent first. Frozen.
 *
 * @example
 * import { policies } from 'quotewright/diagnose'
 *
 * assert.equal(policies[0]?.id, 'tax-by-line')
 * assert.equal(new Set(policies.map(({ id }) => id)).size, policies.length)
 */
export const POLICIES: readonly Policy[] = Object.freeze([
  policy(
    'tax-by-line',
    { tax: 'line' },
    ['tax is rounded line by line', 'die Steuer Zeile für Zeile gerundet wird'],
    'corsairdev/corsair#1675',
    'odoo#177192',
    'lago-api#2643',
    'woocommerce#19706',
    'PrestaShop#11195',
    'quickbooks-ruby#547',
  ),
  policy(
    'tax-by-document',
    { tax: 'document' },
    ['tax is rounded once, on the document', 'die Steuer einmal für das Dokument gerundet wird'],
    'odoo#20349',
  ),
  policy(
    'lines-not-rounded',
    { lines: 'not-rounded' },
    ['lines are not rounded before they are added up', 'Zeilen vor dem Addieren nicht gerundet werden'],
    'odoo#37896',
    'odoo#265433',
    'B-Cart help on MYOB',
    'Abtrac help on MYOB',
  ),
  linePolicy(
    'unit-price-to-cents',
    { price: 'to-cents' },
    'xero-mcp-server#157',
    'sageone_api_php_sample#19',
    'Yosemite-Crew#3305',
    'Automattic/woocommerce-payments#9991',
  ),
  linePolicy(
    'discounted-unit-price-to-cents',
    { price: 'discounted-to-cents' },
    'Dolibarr#33690',
    'OCA/account-invoicing#641',
    'PrestaShop#27024',
    'odoo#36675',
  ),
  policy(
    'discounted-unit-price-to-four-decimals',
    { price: 'discounted-to-four-decimals' },
    [
      'the unit price less discount is rounded to four decimals before it is multiplied',
      'der Stückpreis abzüglich Rabatt vor dem Malnehmen auf vier Nachkommastellen gerundet wird',
    ],
    'OCA/account-invoicing#1240',
  ),
  policy(
    'tax-by-unit',
    { tax: 'unit' },
    [
      'the tax of one unit is rounded, then multiplied',
      'die Steuer einer Einheit gerundet und dann malgenommen wird',
    ],
    'magento2#13903',
    'PrestaShop#33912',
    'openfoodnetwork#312',
    'openfoodnetwork#2522',
  ),
  policy(
    'prices-with-tax',
    { tax: 'inclusive' },
    [
      'prices are held with tax, and the net amount of each line is worked out of them',
      'Preise mit Steuer geführt und die Nettobeträge der Zeilen herausgerechnet werden',
    ],
    'erpnext#58712',
    'erpnext#52236',
    'woocommerce#20440',
    'josemmo/einvoicing#63',
  ),
  linePolicy(
    'discount-rounded-alone',
    { discount: 'rounded-alone' },
    'recurly-js#994',
    'VirtoCommerce/vc-storefront#122',
    'rule PEPPOL-EN16931-R120',
  ),
  linePolicy('discount-of-rounded-amount', { discount: 'of-rounded-amount' }),
  policy(
    'only-discount-rounded',
    { discount: 'rounded-of-exact' },
    [
      'the discount is rounded to the cent and subtracted from an amount that is not',
      'der Rabatt auf den Cent gerundet und von einem ungerundeten Betrag abgezogen wird',
    ],
    'invoiceninja#3195',
  ),
  linePolicy('discount-left-out', { discount: 'left-out' }),
  policy(
    'binary-floats',
    { numbers: 'doubles' },
    [
      'it computes with binary floats and Math.round',
      'mit binären Gleitkommazahlen und Math.round gerechnet wird',
    ],
    'odoo#19374',
    'odoo#16119',
    'reaction#4684',
  ),
  policy(
    'binary-floats-to-fixed',
    { numbers: 'doubles-to-fixed' },
    ['it computes with binary floats and toFixed', 'mit binären Gleitkommazahlen und toFixed gerechnet wird'],
    'anskaffelser/ehf-postaward-g2#93',
    'odoo#219629',
  ),
  policy(
    'half-even',
    { ties: 'half-even' },
    ['half a cent goes to the even cent', 'ein halber Cent zum geraden Cent gerundet wird'],
    'frappe#19570',
    'POS-Awesome#247',
    'RubyMoney/money#863',
    'beancount#446',
  ),
  policy(
    'half-down',
    { ties: 'half-down' },
    ['half a cent is rounded down', 'ein halber Cent abgerundet wird'],
    'woocommerce#17863',
  ),
  policy(
    'half-towards-positive',
    { ties: 'towards-positive' },
    [
      'half a cent of a negative amount is rounded up towards zero',
      'ein halber Cent eines negativen Betrags zur Null hin gerundet wird',
    ],
    'erpnext#47705',
    'frappe#19570',
  ),
  policy(
    'truncated',
    { ties: 'truncated' },
    ['parts of a cent are dropped', 'Teile eines Cents wegfallen'],
    'OCA/l10n-japan#66',
    'localstripe#245',
    'Shopify/money#161',
  ),
  policy(
    'tax-half-even',
    { taxTies: 'half-even' },
    ['half a cent of tax goes to the even cent', 'ein halber Cent Steuer zum geraden Cent gerundet wird'],
    'frappe#19570',
  ),
  policy(
    'tax-half-down',
    { taxTies: 'half-down' },
    ['half a cent of tax is rounded down', 'ein halber Cent Steuer abgerundet wird'],
    'woocommerce#17863',
  ),
  policy(
    'tax-truncated',
    { taxTies: 'truncated' },
    ['parts of a cent of tax are dropped', 'Teile eines Cents Steuer wegfallen'],
    'OCA/l10n-japan#66',
  ),
  policy(
    'tax-rounded-up',
    { taxTies: 'rounded-up' },
    ['tax is always rounded up', 'die Steuer immer aufgerundet wird'],
    'recurly-js#312',
    'recurly-js#400',
    'magento2#35025',
  ),
  policy(
    'discounts-after-tax',
    { base: 'discounts-after-tax' },
    ['discounts of the document lower no tax', 'Nachlässe auf das Dokument keine Steuer mindern'],
    'frappe/ecommerce_integrations#154',
  ),
  policy(
    'discounts-wholly-taxed',
    { base: 'discounts-wholly-taxed' },
    [
      'a discount of the document lowers tax with all of it, although some lines are exempt',
      'ein Nachlass auf das Dokument ganz die Steuer mindert, obwohl Zeilen steuerfrei sind',
    ],
    'vendure#653',
    'odoo#276775',
    'nopCommerce#3024',
  ),
  // The rule of our own versions before T3 had bounds.
  policy('share-without-bounds', { base: 'share-without-bounds' }, [
    'the taxable share of a discount has no bounds, so that it may exceed the discount or raise tax',
    'der steuerpflichtige Anteil eines Nachlasses keine Grenzen hat, also größer als der Nachlass sein oder die Steuer erhöhen kann',
  ]),
  policy(
    'exempt-lines-taxed',
    { base: 'exempt-lines-taxed' },
    ['exempt lines are taxed', 'steuerfreie Zeilen besteuert werden'],
    'taxjar-woocommerce-plugin#49',
  ),
  policy(
    'surcharges-untaxed',
    { base: 'surcharges-untaxed' },
    ['surcharges are not taxed', 'Zuschläge nicht besteuert werden'],
    'taxjar-woocommerce-plugin#49',
  ),
  policy(
    'spread-rest-to-first',
    { spread: 'rest-to-first' },
    [
      'adjustments are spread over the lines, the rest goes to the first, and each line is taxed',
      'Zu- und Abschläge auf die Zeilen verteilt werden, der Rest auf die erste, und jede Zeile besteuert wird',
    ],
    'wcpos/woocommerce-pos#673',
    'woocommerce#16305',
  ),
  policy(
    'spread-rest-to-last',
    { spread: 'rest-to-last' },
    [
      'adjustments are spread over the lines, the rest goes to the last, and each line is taxed',
      'Zu- und Abschläge auf die Zeilen verteilt werden, der Rest auf die letzte, und jede Zeile besteuert wird',
    ],
    'erpnext#46720',
  ),
  policy(
    'spread-rest-to-largest',
    { spread: 'rest-to-largest' },
    [
      'adjustments are spread over the lines, the rest goes to the dearest, and each line is taxed',
      'Zu- und Abschläge auf die Zeilen verteilt werden, der Rest auf die teuerste, und jede Zeile besteuert wird',
    ],
    'duncanmcclean/statamic-cargo#168',
  ),
  policy(
    'spread-by-largest-remainder',
    { spread: 'largest-remainder' },
    [
      'adjustments are spread over the lines by the largest remainder, and each line is taxed',
      'Zu- und Abschläge nach dem größten Rest auf die Zeilen verteilt werden und jede Zeile besteuert wird',
    ],
    'dinero.js#776',
  ),
  policy(
    'spread-each-rounded',
    { spread: 'each-rounded' },
    [
      'adjustments are spread over the lines, each part rounded by itself, and each line is taxed',
      'Zu- und Abschläge auf die Zeilen verteilt, die Teile einzeln gerundet und jede Zeile besteuert wird',
    ],
    'wcpos/woocommerce-pos#673',
  ),
  policy(
    'tax-in-halves',
    { tax: 'halves' },
    [
      'tax is two halves, each rounded by itself',
      'die Steuer aus zwei Hälften besteht, die einzeln gerundet werden',
    ],
    'odoo#20349',
    'invoiceninja#1453',
    'woocommerce#25641',
  ),
  policy(
    'lines-by-unit',
    { lines: 'by-unit' },
    [
      'a line is divided by its quantity, rounded, and multiplied again',
      'eine Zeile durch ihre Menge geteilt, gerundet und wieder malgenommen wird',
    ],
    'shopper#587',
  ),
  linePolicy('measure-to-hundredths', { measure: 'to-hundredths' }, 'adempiere#2975', 'odoo#73370'),
  policy(
    'measure-to-tenths',
    { measure: 'to-tenths' },
    ['the measure is first rounded to one decimal', 'das Maß zuerst auf eine Nachkommastelle gerundet wird'],
    'HOMAG-Connect#110',
  ),
  linePolicy('minimum-left-out', { measure: 'minimum-left-out' }),
  policy('minimum-on-total', { measure: 'minimum-on-total' }, [
    'the minimum length is that of all pieces together',
    'die Mindestlänge für alle Stücke zusammen gilt',
  ]),
  linePolicy('pieces-to-cents', { measure: 'pieces-to-cents' }),
  policy(
    'rounded-twice',
    { lines: 'in-two-steps' },
    [
      'lines are rounded to three decimals, then to the cent',
      'Zeilen auf drei Nachkommastellen und dann auf den Cent gerundet werden',
    ],
    'erpnext#48744',
  ),
  policy(
    'never-rounded',
    { total: 'not-rounded' },
    ['nothing is rounded before it is shown', 'vor dem Anzeigen nichts gerundet wird'],
    'medusa#14817',
    'medusa#12789',
  ),
  policy(
    'total-to-five-cents',
    { total: 'five-cents' },
    ['the total is rounded to 0.05', 'die Gesamtsumme auf 0,05 gerundet wird'],
    'erpnext#24488',
    'opensourcepos#447',
  ),
  policy(
    'total-to-whole',
    { total: 'whole' },
    ['the total is rounded to whole units', 'die Gesamtsumme auf ganze Einheiten gerundet wird'],
    'erpnext#11171',
  ),
])
