import type { PolicyId } from './policies.js'

/** A named system: the policies that its documentation describes. */
export interface NamedSystem {
  /** Stable: `odoo-per-line`. */
  readonly id: string
  /** The everyday name of the system: `Xero`. */
  readonly name: string
  /** The ids of its policies. The constant `policies` describes each in `english` and `german`. */
  readonly policies: readonly PolicyId[]
  /** The documentation or thread that describes it. */
  readonly source: string
}

/**
 * Systems with documented calculation rules. The settings of a system may change its rules. Frozen.
 *
 * @example
 * import { policies, systems } from 'quotewright/diagnose'
 *
 * const known = new Set(policies.map(({ id }) => id))
 * for (const system of systems) assert.ok(system.policies.every((id) => known.has(id)))
 */
export const SYSTEMS: readonly NamedSystem[] = Object.freeze([
  system(
    'xero',
    'Xero',
    ['unit-price-to-cents', 'tax-by-line'],
    'xero-mcp-server#157, corsairdev/corsair#1675',
  ),
  // B-Cart and Abtrac, whose help pages describe MYOB, do not round lines to the cent as MYOB does.
  system('myob', 'MYOB', ['tax-by-document'], 'B-Cart help on MYOB, Abtrac help on MYOB'),
  system('odoo-globally', 'Odoo, rounding globally', ['lines-not-rounded'], 'odoo#37896'),
  system('odoo-per-line', 'Odoo, rounding per line', ['tax-by-line'], 'odoo#37896'),
  system(
    'woocommerce',
    'WooCommerce',
    ['tax-by-line', 'spread-by-largest-remainder'],
    'woocommerce#19706, woocommerce#16305',
  ),
  system(
    'peppol',
    'Peppol BIS Billing',
    ['discount-rounded-alone', 'tax-by-document'],
    'rule PEPPOL-EN16931-R120',
  ),
  // ERPNext before erpnext#46720. Since then, the remainder stays where it arises: 3.33, 3.34, 3.33
  // (erpnext#58042).
  system('erpnext', 'ERPNext', ['half-even', 'spread-remainder-to-last'], 'frappe#19570, erpnext#46720'),
  system(
    'stripe-unit-amount',
    'Stripe, unit amounts',
    ['unit-price-to-cents', 'tax-by-document'],
    'Yosemite-Crew#3305, Automattic/woocommerce-payments#9991',
  ),
])

function system(id: string, name: string, policies: readonly PolicyId[], source: string): NamedSystem {
  return Object.freeze({ id, name, policies: Object.freeze(policies), source })
}

/** A single policy identifies no system. */
export function systemOf(policies: readonly PolicyId[]): string | undefined {
  if (policies.length < 2) return undefined
  return SYSTEMS.find(
    (known) =>
      known.policies.length === policies.length && known.policies.every((id) => policies.includes(id)),
  )?.id
}
