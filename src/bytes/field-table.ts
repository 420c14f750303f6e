import { CUSTOMER_PREFIX, PREFIXES, PRODUCT_PREFIX, ROW_PRICE_PREFIX } from '../nouns/ids.js'
import { DISCOUNT_DECIMALS, QUANTITY_DECIMALS } from '../nouns/limits.js'
import { asciiBytes, asciiConstant, type Constant } from './constant.js'

/** A field of a noun: its name, its reader, and whether it must be sent. */
export type ByteField = readonly [name: string, reader: string, isRequired: boolean]

/** What is in a field, where that is ordinary. A field with anything else leaves the document to the engine. */
export const Form = {
  other: 0,
  text: 1,
  filledText: 2,
  id: 3,
  otherId: 4,
  flag: 5,
  decimal: 6,
  money: 7,
  strategy: 8,
  pieces: 9,
  pricing: 10,
  uuid: 11,
} as const
export type Form = (typeof Form)[keyof typeof Form]

interface FormOfReader {
  readonly form: Form
  readonly prefixes?: readonly string[]
  /** The most decimals that count: figures are whole numbers of this many decimals. */
  readonly decimals?: number
}

/** Metres, feet and markups are counted in ten-thousandths, like quantities and prices; pieces are whole. */
const LENGTH_DECIMALS = 4

/** By the name of the reader, so that a noun says what is in its fields. */
const FORMS: Readonly<Record<string, FormOfReader>> = {
  readText: { form: Form.text },
  readCurrency: { form: Form.text },
  readFilledText: { form: Form.filledText },
  readCustomerId: { form: Form.id, prefixes: [CUSTOMER_PREFIX] },
  readProductId: { form: Form.id, prefixes: [PRODUCT_PREFIX] },
  readRowPriceId: { form: Form.id, prefixes: [ROW_PRICE_PREFIX] },
  readOtherId: { form: Form.otherId, prefixes: PREFIXES },
  readUuid: { form: Form.uuid },
  readFlag: { form: Form.flag },
  readQuantity: { form: Form.decimal, decimals: QUANTITY_DECIMALS },
  readPercent: { form: Form.decimal, decimals: DISCOUNT_DECIMALS },
  readMetresOrFeet: { form: Form.decimal, decimals: LENGTH_DECIMALS },
  readPercentOrMajorUnits: { form: Form.decimal, decimals: LENGTH_DECIMALS },
  readPieces: { form: Form.decimal, decimals: 0 },
  readMoney: { form: Form.money },
  'enumOf(PRICING_STRATEGIES)': { form: Form.strategy },
  'filledListOf(readMeasurementEntry, NO_MEASUREMENT_ENTRY)': { form: Form.pieces },
  readLinePricing: { form: Form.pricing },
}

/** What is in a field that this reader reads. */
export function formOfReader(reader: string): FormOfReader {
  return FORMS[reader] ?? { form: Form.other }
}

/** Slots of the table of names: a power of two, several times the fields of any noun. */
const SLOTS = 64

/** The fields of a noun, found by their names in bytes. */
export interface FieldTable {
  readonly count: number
  readonly names: readonly Uint8Array[]
  readonly forms: readonly Form[]
  /** Of an id: what it begins with (V5). Of an id of another kind: what it may not begin with. */
  readonly prefixes: readonly (readonly Uint8Array[])[]
  readonly decimals: readonly number[]
  /** The fields that must be sent: a bit for each. */
  readonly required: number
  /** The field in each slot, or -1. */
  readonly slots: Int8Array
  readonly multiplier: number
  /** The names with their quotes and the colon, as they are sent where there are no blanks. */
  readonly quoted: readonly Constant[]
  /** What is written before the value of a field: the first of its object, and a further one. */
  readonly first: readonly Constant[]
  readonly further: readonly Constant[]
}

export function fieldTable(fields: readonly ByteField[]): FieldTable {
  const names = fields.map(([name]) => asciiBytes(name))
  const forms = fields.map(([, reader]) => formOfReader(reader))
  const { slots, multiplier } = slotsOf(names)
  return {
    count: fields.length,
    names,
    forms: forms.map(({ form }) => form),
    prefixes: forms.map(({ prefixes = [] }) => prefixes.map(asciiBytes)),
    decimals: forms.map(({ decimals = 0 }) => decimals),
    required: fields.reduce((bits, [, , isRequired], field) => bits | (Number(isRequired) << field), 0),
    slots,
    multiplier,
    quoted: fields.map(([name]) => asciiConstant(`"${name}":`)),
    first: fields.map(([name]) => asciiConstant(`{"${name}":`)),
    further: fields.map(([name]) => asciiConstant(`,"${name}":`)),
  }
}

/** The place of a field among the fields of its noun. */
export function placeOf(fields: readonly ByteField[], name: string): number {
  return fields.findIndex(([field]) => field === name)
}

/** The first multiplier with which no two names share a slot. */
function slotsOf(names: readonly Uint8Array[]): Pick<FieldTable, 'slots' | 'multiplier'> {
  for (let multiplier = 1; ; multiplier++) {
    const slots = new Int8Array(SLOTS).fill(-1)
    const isFree = names.every((name, field) => {
      const slot = slotOf(name, 0, name.length, multiplier)
      if (slots[slot] !== -1) return false
      slots[slot] = field
      return true
    })
    if (isFree) return { slots, multiplier }
  }
}

/** By the length of a name, its last byte, and one a little behind its middle, where names that begin alike part. */
function slotOf(bytes: Uint8Array, from: number, to: number, multiplier: number): number {
  const length = to - from
  const inside = bytes[from + ((length * 5) >> 3)] ?? 0
  return ((length * 31 + inside) * multiplier + (bytes[to - 1] ?? 0)) & (SLOTS - 1)
}

/** The field whose name is from `from` to `to`, or -1. */
export function fieldAt(table: FieldTable, bytes: Uint8Array, from: number, to: number): number {
  const length = to - from
  const field = table.slots[slotOf(bytes, from, to, table.multiplier)] ?? -1
  const name = table.names[field]
  if (name?.length !== length) return -1
  for (let index = 0; index < length; index++) if (bytes[from + index] !== name[index]) return -1
  return field
}
