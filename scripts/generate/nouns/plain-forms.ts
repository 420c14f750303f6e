import { CUSTOMER_PREFIX, PREFIXES, PRODUCT_PREFIX, ROW_PRICE_PREFIX } from '../../../src/nouns/ids.js'
import { DISCOUNT_DECIMALS, QUANTITY_DECIMALS } from '../../../src/nouns/limits.js'

/** What is in a field, where that is ordinary. A field of another form is read by the engine's reader. */
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
