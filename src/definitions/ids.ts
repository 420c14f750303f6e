// V5
export const CUSTOMER_PREFIX = 'cust_'
// V5
export const PRODUCT_PREFIX = 'prod_'
// V5
export const ROW_PRICE_PREFIX = 'rowprice_'
// F11
export const TEMPLATE_PREFIX = 'flashtpl_'
// V5
export const QUOTE_PREFIX = 'quote_'
// V5
export const ORDER_PREFIX = 'order_'
// V5
export const WEBHOOK_DELIVERY_PREFIX = 'whdel_'
/** All prefixes that the specification defines (V5). */
export const PREFIXES: readonly string[] = [
  TEMPLATE_PREFIX,
  CUSTOMER_PREFIX,
  PRODUCT_PREFIX,
  ROW_PRICE_PREFIX,
  QUOTE_PREFIX,
  ORDER_PREFIX,
  WEBHOOK_DELIVERY_PREFIX,
]
// F11
export const TEMPLATE_ID = /^flashtpl_[0-7][0-9a-hjkmnp-tv-z]{25}$/
// V5
export const UUID = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/
// N3
export const CURRENCY = /^[A-Z]{3}$/
/** The specification accepts address fields without listing them. */
export const ADDRESS = /^address(es)?$|Address(es)?$/

/** These flags hide or show an attribute somewhere, and must be true or false (M8). */
export const HIDING_FLAG = /^([iI]s_?)?([hH][iI][dD]|[dD]isplay(ed)?(_?([oOiI]n|[fF]rom)[A-Z_]|$))/
