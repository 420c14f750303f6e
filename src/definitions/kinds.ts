import { CURRENCY } from './ids.js'
import { emptyName, inputName, type Kind, type NameShape, type Definition, type Shape } from './definition.js'
import { DISCOUNT_DECIMALS, QUANTITY_DECIMALS } from './limits.js'
import { COUNT, DECIMAL, idPattern, NOT_NEGATIVE, NOTHING, PREFIXED_ID, RATE, UNSIGNED } from './patterns.js'

export const text: Kind = {
  type: 'string',
  parsed: 'string',
  reader: 'readText',
  shape: { kind: 'text' },
  form: { kind: 'text' },
}
/** Counts as omitted when it is empty (N2). */
export const filledText: Kind = {
  ...text,
  reader: 'readFilledText',
  shape: { kind: 'text', isEmptyLeftOut: true },
  form: { kind: 'filledText' },
}
export const flag: Kind = {
  type: 'boolean',
  parsed: 'boolean',
  reader: 'readFlag',
  shape: { kind: 'flag' },
  form: { kind: 'flag' },
}

/** Without published prefix (V5). */
export const otherId: Kind = {
  ...text,
  reader: 'readOtherId',
  shape: { kind: 'text', not: PREFIXED_ID, isEmptyLeftOut: true },
  form: { kind: 'otherId' },
}

/** Keeps any value as sent (M8). It should be a list of the definition. */
export function keptAsSent(definition: Definition): Kind {
  const type = `readonly ${definition.name}[]`
  return {
    type,
    sentType: `${inputName(definition)}[]`,
    parsed: 'unknown',
    reader: 'readOpaque',
    write: (value) => `${value} as ${type}`,
    shape: { kind: 'anything', listOf: definition },
  }
}

// F8
export function jsonNumber(unit: string): Kind {
  return { type: 'number', parsed: 'number', reader: 'readJsonNumber', unit, shape: { kind: 'number' } }
}

const integer: Shape = { kind: 'integer' }
export const jsonInteger: Kind = {
  type: 'number',
  parsed: 'number',
  reader: 'readJsonInteger',
  shape: integer,
}

/** At least 1. */
export const count: Kind = { ...jsonInteger, reader: 'readCount' }

/** Kept as sent (M8). */
export const anyObject: Kind = {
  type: 'object',
  parsed: 'object',
  reader: 'readOpaqueObject',
  shape: { kind: 'anyObject' },
}

/** One type per unit, so that units do not mix. */
const DECIMAL_TYPES = {
  percent: 'Percent',
  fraction: 'Fraction',
  mm: 'Millimetres',
  metres: 'Metres',
  'metres or feet': 'MetresOrFeet',
  'percent, or money': 'PercentOrMajorUnits',
  pieces: 'Pieces',
  bends: 'Bends',
  quantity: 'Quantity',
} as const

const TEN_THOUSANDTHS = 4

/** The fast path counts lengths and markups in ten-thousandths, like prices. */
const COUNTED_DECIMALS: Partial<Record<keyof typeof DECIMAL_TYPES, number>> = {
  percent: DISCOUNT_DECIMALS,
  'metres or feet': TEN_THOUSANDTHS,
  'percent, or money': TEN_THOUSANDTHS,
  pieces: 0,
  quantity: QUANTITY_DECIMALS,
}

// N4
export function decimal(unit: keyof typeof DECIMAL_TYPES, pattern = DECIMAL): Kind {
  const parsed = DECIMAL_TYPES[unit]
  const decimals = COUNTED_DECIMALS[unit]
  return {
    type: 'string',
    parsed,
    reader: 'readDecimalString',
    write: (value) => `writeDecimal(${value})`,
    unit,
    shape: { kind: 'text', pattern, isEmptyLeftOut: true },
    ...(decimals !== undefined && { form: { kind: 'decimal', decimals } }),
  }
}

// M6
export function positive(unit: keyof typeof DECIMAL_TYPES): Kind {
  return {
    ...decimal(unit),
    shape: { kind: 'text', pattern: UNSIGNED, not: NOTHING, isEmptyLeftOut: true },
  }
}

const sized: Omit<Kind, 'parsed' | 'reader' | 'shape'> = {
  type: 'string',
  sentType: 'number | string',
  write: (value) => `writeDecimal(${value})`,
}

/** Not negative: a JSON number or a decimal string (A1). */
export const size: Kind = {
  ...sized,
  parsed: DECIMAL_TYPES.mm,
  reader: 'readSize',
  unit: 'mm',
  shape: { kind: 'size', isWhole: false, pattern: NOT_NEGATIVE },
}

/** Not negative, in no particular currency: a JSON number or a decimal string (A1). */
export const cost: Kind = {
  ...sized,
  parsed: DECIMAL_TYPES.quantity,
  reader: 'readCost',
  shape: { kind: 'size', isWhole: false, pattern: NOT_NEGATIVE },
}

/** Not negative: a JSON number or a decimal string (A1). */
export const bendCount: Kind = {
  ...sized,
  parsed: DECIMAL_TYPES.bends,
  reader: 'readBendCount',
  shape: { kind: 'size', isWhole: true, pattern: COUNT },
}

/** From 0 to 1, as a decimal string (A1). */
export const rate: Kind = { ...decimal('fraction', RATE), reader: 'readRate' }

// N3
export const currency: Kind = {
  ...text,
  reader: 'readCurrency',
  shape: { kind: 'text', pattern: CURRENCY.source, isEmptyLeftOut: true },
}

/** Does not count '' as omitted. */
export function textLike(pattern: string): Kind {
  return { ...text, shape: { kind: 'text', pattern } }
}

/** A later release may add strings. */
export function textSuchAs(type: string, examples: readonly string[]): Kind {
  return { ...text, type, shape: { kind: 'text', examples } }
}

/** An id whose prefix shows its kind (V5). The names of its type and its reader match: `ProductId`, `readProductId`. */
export function idWith(prefix: string, parsed: string): Kind {
  return { ...idLike(idPattern(prefix), parsed), form: { kind: 'id', prefix } }
}

/** An id whose whole form is known (V5, F11). */
export function idLike(pattern: string, parsed: string): Kind {
  return {
    type: 'string',
    parsed,
    reader: `read${parsed}`,
    shape: { kind: 'text', pattern, isEmptyLeftOut: true },
  }
}

/** For a list in the specification. Its first name means "unspecified" (V4). */
export function enumOf(
  type: string,
  list: string,
  names: readonly string[],
  unspecified: NameShape['unspecified'],
): Kind {
  return {
    type,
    sentType: `${type} | number`,
    parsed: type,
    reader: `enumOf(${list})`,
    shape: { kind: 'name', names, isNumbered: true, unspecified },
  }
}

/** For a list outside the specification, so its names have no integers (V4). */
export function nameOf(
  type: string,
  list: string,
  names: readonly string[],
  unspecified: NameShape['unspecified'] = 'kept',
): Kind {
  const shape: Shape = { kind: 'name', names, isNumbered: false, unspecified }
  const reader = unspecified === 'refused' ? `nameOf(${list}, 'absent')` : `nameOf(${list})`
  return { type, parsed: type, reader, shape }
}

/** Only the schema uses the definition. */
export function money(definition: Definition): Kind {
  return {
    type: 'Money',
    sentType: 'MoneyInput',
    parsed: 'ParsedMoney',
    reader: 'readMoney',
    write: (value) => `moneyAsSent(${value})`,
    unit: 'money',
    shape: { kind: 'definition', definition },
    form: { kind: 'money' },
  }
}

/** Computed by the engine, in whole cents. */
export function pricedMoney(definition: Definition): Kind {
  const write = (value: string): string => `moneyOfCents(${value}, currency)`
  return { ...money(definition), type: 'PricedMoney', parsed: 'Integer', write }
}

export function objectOf(definition: Definition): Kind {
  const { name } = definition.sameTypeAs ?? definition
  const read = definition.sentAs ?? definition
  return {
    type: name,
    sentType: inputName(definition),
    parsed: definition.keeps === 'flags' ? name : `Parsed${(read.sameTypeAs ?? read).name}`,
    reader: `read${read.name}`,
    ...(definition.keeps === 'flags' ? {} : { write: (value) => `write${read.name}(${value})` }),
    shape: { kind: 'definition', definition },
  }
}

/** For answers, with amounts in the account's currency. */
export function pricedObjectOf(definition: Definition): Kind {
  const { name } = definition
  return {
    ...objectOf(definition),
    parsed: `${name}Figures`,
    write: (value) => `write${name}(${value}, currency)`,
  }
}

export function listOf(of: Kind): Kind {
  return listReadBy('listOf', of)
}

/** Counts as omitted when it is empty (N2), so that answers never have an empty list. */
export function filledListOf(of: Kind): Kind {
  return listReadBy('filledListOf', of)
}

function listReadBy(reader: 'listOf' | 'filledListOf', of: Kind): Kind {
  const sent = of.sentType ?? of.type
  return {
    type: `readonly ${of.type}[]`,
    sentType: `${sent.includes(' ') ? `(${sent})` : sent}[]`,
    parsed: `readonly ${of.parsed}[]`,
    reader: `${reader}(${of.reader}, ${substituteOf(of)})`,
    ...(of.write && { write: (value) => `${value}.map((element) => ${of.write?.('element') ?? ''})` }),
    shape: { kind: 'list', of: of.shape, isNeverEmpty: reader === 'filledListOf' },
  }
}

/** Lets requests pass a readonly list, such as a drawing that the library made from a profile. */
export function readonlyList(list: Kind): Kind {
  return { ...list, sentType: `readonly ${list.sentType ?? list.type}` }
}

/** Its keys are data. */
export function mapOf(of: Kind): Kind {
  return {
    type: `Readonly<Record<string, ${of.type}>>`,
    sentType: `Record<string, ${of.sentType ?? of.type} | null | undefined>`,
    parsed: `Readonly<Record<string, ${of.parsed}>>`,
    reader: `mapOf(${of.reader}, ${substituteOf(of)})`,
    write: (value) => `writeMap(${value}, (entry) => ${of.write?.('entry') ?? 'entry'})`,
    shape: { kind: 'map', of: of.shape },
  }
}

/** Limits the size of geometry in the request (F9). Drops the form, because the fast path would skip the limit. */
export function limited({ form: _, ...kind }: Kind): Kind {
  return { ...kind, reader: `withSizeLimit(${kind.reader})` }
}

/** Replaces an unreadable element, so that later elements keep their indexes. */
function substituteOf({ parsed, shape }: Kind): string {
  if (shape.kind === 'integer') return 'NaN'
  if (shape.kind !== 'definition') return parsed === 'object' ? '{}' : "''"
  return shape.definition.keeps === 'flags' ? '{}' : emptyName(shape.definition.sentAs ?? shape.definition)
}
