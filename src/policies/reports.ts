import type { PolicyId } from './policies.js'

/** Where policies were seen: threads as `repository#number`, and documentation by its name. Frozen. */
export const REPORTS: Readonly<Partial<Record<PolicyId, readonly string[]>>> = frozen({
  'tax-by-line': [
    'corsairdev/corsair#1675',
    'odoo#177192',
    'lago-api#2643',
    'woocommerce#19706',
    'PrestaShop#11195',
    'quickbooks-ruby#547',
  ],
  'tax-by-document': ['odoo#20349'],
  'lines-not-rounded': ['odoo#37896', 'odoo#265433', 'B-Cart help on MYOB', 'Abtrac help on MYOB'],
  'unit-price-to-cents': [
    'xero-mcp-server#157',
    'sageone_api_php_sample#19',
    'Yosemite-Crew#3305',
    'Automattic/woocommerce-payments#9991',
  ],
  'discounted-unit-price-to-cents': [
    'Dolibarr#33690',
    'OCA/account-invoicing#641',
    'PrestaShop#27024',
    'odoo#36675',
  ],
  'discounted-unit-price-to-four-decimals': ['OCA/account-invoicing#1240'],
  'tax-by-unit': ['magento2#13903', 'PrestaShop#33912', 'openfoodnetwork#312', 'openfoodnetwork#2522'],
  'prices-with-tax': ['erpnext#58712', 'erpnext#52236', 'woocommerce#20440', 'josemmo/einvoicing#63'],
  'discount-rounded-alone': ['recurly-js#994', 'VirtoCommerce/vc-storefront#122', 'rule PEPPOL-EN16931-R120'],
  'only-discount-rounded': ['invoiceninja#3195'],
  'binary-floats': ['odoo#19374', 'odoo#16119', 'reaction#4684'],
  'binary-floats-to-fixed': ['anskaffelser/ehf-postaward-g2#93', 'odoo#219629'],
  'half-even': ['frappe#19570', 'POS-Awesome#247', 'RubyMoney/money#863', 'beancount#446'],
  'half-down': ['woocommerce#17863'],
  'half-towards-positive': ['erpnext#47705', 'frappe#19570'],
  truncated: ['OCA/l10n-japan#66', 'localstripe#245', 'Shopify/money#161'],
  'tax-half-even': ['frappe#19570'],
  'tax-half-down': ['woocommerce#17863'],
  'tax-truncated': ['OCA/l10n-japan#66'],
  'tax-rounded-up': ['recurly-js#312', 'recurly-js#400', 'magento2#35025'],
  'discounts-after-tax': ['frappe/ecommerce_integrations#154'],
  'discounts-wholly-taxed': ['vendure#653', 'odoo#276775', 'nopCommerce#3024'],
  'exempt-lines-taxed': ['taxjar-woocommerce-plugin#49'],
  'surcharges-untaxed': ['taxjar-woocommerce-plugin#49'],
  'spread-rest-to-first': ['wcpos/woocommerce-pos#673', 'woocommerce#16305'],
  'spread-rest-to-last': ['erpnext#46720'],
  'spread-rest-to-largest': ['duncanmcclean/statamic-cargo#168'],
  'spread-by-largest-remainder': ['dinero.js#776'],
  'spread-each-rounded': ['wcpos/woocommerce-pos#673'],
  'tax-in-halves': ['odoo#20349', 'invoiceninja#1453', 'woocommerce#25641'],
  'lines-by-unit': ['shopper#587'],
  'measure-to-hundredths': ['adempiere#2975', 'odoo#73370'],
  'measure-to-tenths': ['HOMAG-Connect#110'],
  'rounded-twice': ['erpnext#48744'],
  'never-rounded': ['medusa#14817', 'medusa#12789'],
  'total-to-five-cents': ['erpnext#24488', 'opensourcepos#447'],
  'total-to-whole': ['erpnext#11171'],
})

function frozen(reports: typeof REPORTS): typeof REPORTS {
  for (const threads of Object.values(reports)) Object.freeze(threads)
  return Object.freeze(reports)
}
