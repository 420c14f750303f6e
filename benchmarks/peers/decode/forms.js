/** The forms that every schema checks: the forms in the ordinary quote, with the grammar of decimals and micros. */
export const DECIMAL = /^-?\d{1,15}(\.\d{1,12})?$/
export const MICROS = /^-?\d{1,19}$/
export const CURRENCY = /^[A-Z]{3}$/
export const CUSTOMER_ID = /^cust_./
export const PRODUCT_ID = /^prod_./

export const STRATEGIES = [
  'PRICING_STRATEGY_UNSPECIFIED',
  'PRICING_STRATEGY_BASIC_QUANTITIES',
  'PRICING_STRATEGY_LINEAL_METRES',
  'PRICING_STRATEGY_CUSTOM_FORMULA',
  'PRICING_STRATEGY_SQUARE_METRES',
  'PRICING_STRATEGY_LINEAL_FEET',
  'PRICING_STRATEGY_SQUARE_FEET',
]
