import type { Finding } from './finding.js'
import type { Path } from './path.js'

/**
 * What is wrong and what to do, in English. The wording is no contract: the code and the pointer are.
 */
export function messageOf(found: Finding): string {
  const line = lineOf(found.path)
  const sentence = sentenceOf(found)
  return line === undefined ? sentence : `Line ${line}: ${sentence}`
}

/** Lines are numbered from 1, as on the printed document. */
function lineOf(path: Path): string | undefined {
  const [list, index] = path
  return list === 'lines' && typeof index === 'number' ? String(index + 1) : undefined
}

/** What a path ends in, as the request spells it: a field, a key, or an element of a list. */
function fieldOf(path: Path): string {
  const last = path.at(-1)
  if (last === undefined) return 'the value'
  if (typeof last === 'number')
    return `${path.length === 1 ? 'element' : fieldOf(path.slice(0, -1))}[${String(last)}]`
  return typeof last === 'object' ? last.key : last
}

/** The figures that are decimal strings; the others are amounts of money. */
const DECIMALS: ReadonlySet<string> = new Set([
  'markup',
  'bends',
  'totalGirth',
  'totalLength',
  'pricedLength',
  'pieces',
  'length',
  'metres',
  'area',
  'chargedMetres',
])

function limitOf(field: string): string {
  return DECIMALS.has(field)
    ? 'a figure has at most 15 digits and 12 decimals'
    : 'an amount goes up to 9223372036854.77'
}

function sentenceOf({ code, path, details }: Finding): string {
  const field = fieldOf(path)
  switch (code) {
    case 'customer_not_found':
      return `there is no customer ${details.id}.`
    case 'product_not_found':
      return `there is no product ${details.id}.`
    case 'product_row_not_found':
      return `the product has no row ${details.id}.`
    case 'row_price_not_found':
      return `the product has no row price ${details.id}.`
    case 'template_not_found':
      return `there is no flashing template ${details.id}.`
    case 'colour_not_available':
      return `the colour ${details.colour} is not available; choose one of: ${details.available}.`
    case 'required':
      return `${field} is required.`
    case 'invalid_type':
      return `${field} must be ${details.expected}; ${details.sent} was sent.`
    case 'invalid_money':
      return field === 'amountMicros'
        ? `amountMicros must be a string of digits, a count of millionths within int64; ${details.sent} was sent.`
        : `${field} must be money, {"amountMicros": "…", "currency": "…"}; ${details.sent} was sent.`
    case 'invalid_currency':
      return `${field} must be three capital letters, such as AUD; ${details.sent} was sent.`
    case 'invalid_decimal':
      return `${field} must be a decimal string such as "12.5", of at most 15 digits and 12 decimals; ${details.sent} was sent.`
    case 'too_many_decimals':
      return `${field} may have at most ${details.most} decimals; ${details.sent} was sent.`
    case 'out_of_range':
      return details.most === undefined
        ? `${field} must be at least ${details.least}; ${details.sent} was sent.`
        : `${field} must be from ${details.least} to ${details.most}; ${details.sent} was sent.`
    case 'must_be_positive':
      return `${field} must be greater than 0; ${details.sent} was sent.`
    case 'unknown_enum_value':
      return `${field} must be one of ${details.known}; ${details.sent} was sent.`
    case 'invalid_id':
      return `${field} must be ${details.form}; ${details.sent} was sent.`
    case 'wrong_id_kind':
      return `${field} must be an id that begins with ${details.prefix}; ${details.sent} was sent.`
    case 'line_kind_missing':
      return 'set one of onTheFly, catalogue, labour, notes, flashing and productKit.'
    case 'line_kind_ambiguous':
      return `set only one kind; ${details.kinds} were set.`
    case 'measurements_not_allowed':
      return `${field} need a pricingStrategy of lineal or square metres or feet beside them.`
    case 'width_not_allowed':
      return 'a lineal measurement has no width; leave it out, or choose a square strategy.'
    case 'width_required':
      return 'a square measurement needs a width.'
    case 'legacy_field':
      return `${field} is no longer accepted; send ${details.replacement}.`
    case 'total_price_required':
      return 'totalPrice is required here: it cannot be derived.'
    case 'total_price_mismatch':
      return `totalPrice ${details.sent} was sent, but the formula makes ${details.expected}: ${details.formula}. Correct it, or leave it out.`
    case 'margin_mismatch':
      return `margin ${details.sent} was sent, but total less cost makes ${details.expected}: ${details.formula}. Correct it, or leave it out.`
    case 'unit_price_required':
      return 'unitPrice is required on a priced line.'
    case 'zero_quantity':
      return 'a total cannot be derived from a quantity of zero; send a quantity, or the totalPrice.'
    case 'empty_measurements':
      return 'a total cannot be derived from no measurements; send some, or the totalPrice.'
    case 'component_total_required':
      return 'each priced component of a standard kit needs its own totalPrice.'
    case 'kit_too_deep':
      return `sub-kits may be nested ${details.most} deep at most.`
    case 'drawing_required':
      return 'a flashing needs a drawing.'
    case 'duplicate_temp_id':
      return `tempId ${details.tempId} is taken by another drawing; each needs its own.`
    case 'drawing_too_large':
      return `${field} may take at most ${details.most} characters of JSON; more were sent.`
    case 'required_when_submitted':
      return field === 'bends' || field === 'totalGirth'
        ? `${field} greater than 0 is required on a submitted document.`
        : `${field} is required on a submitted document.`
    case 'amount_out_of_range':
      return details.formula === undefined
        ? `${field} does not fit: ${limitOf(field)}.`
        : `${field} does not fit: ${limitOf(field)}, and this is ${details.formula}.`
    case 'not_implemented':
      return `${field} is not supported yet; send customerId.`
  }
}
