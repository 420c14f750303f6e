import { writeAccountTax } from '../wire/tax.generated.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import { asciiConstant, constantOf, type Constant } from './constant.js'

/** What of an account concerns ordinary documents, in plain numbers and as it is written. */
export interface OrdinarySettings {
  readonly currency: string
  readonly derivationEnabled: boolean
  /** The least length that is charged, in units of 10^-4 metres; 0 without one (M4). */
  readonly minimum: number
  /** The digits of the rate of tax, and how many of them are decimals; 0 without tax. */
  readonly rate: number
  readonly rateDecimals: number
  readonly isLineTax: boolean
  /** The tax as it is answered; undefined without one (T5). */
  readonly tax: Constant | undefined
  /** What follows the digits of an amount in the currency of the account: of one that was sent, and of whole cents (N7). */
  readonly afterAmount: Constant
  readonly afterCents: Constant
}

/** A rate and a minimum beyond this are left to the engine. */
const LARGEST = 1e9

/** Undefined when no document is ordinary with these settings. */
export function ordinarySettings(account: ParsedAccount): OrdinarySettings | undefined {
  const { currency, derivationEnabled, tax, taxRounding } = account
  const millimetres = account.minimumLinealLengthMm ?? account.minimumFlashingLengthMm
  // A tenth of a millimetre is a unit of 10^-4 metres.
  const minimum =
    millimetres === undefined
      ? 0
      : millimetres.scale > 1
        ? NaN
        : millimetres.coefficient * 10 ** (1 - millimetres.scale)
  const rate = tax?.rate.coefficient ?? 0
  if (!(minimum <= LARGEST && rate <= LARGEST)) return undefined
  const afterAmount = `,"currency":"${currency}"}`
  return {
    ...{ currency, derivationEnabled, minimum, rate },
    rateDecimals: tax?.rate.scale ?? 0,
    isLineTax: taxRounding === 'line',
    tax: tax && constantOf(new TextEncoder().encode(JSON.stringify(writeAccountTax(tax)))),
    afterAmount: asciiConstant(afterAmount),
    afterCents: asciiConstant(`0000"${afterAmount}`),
  }
}

const NOTHING = asciiConstant('')

/** Before any settings are in use. */
export const NO_SETTINGS: OrdinarySettings = {
  ...{ currency: '', derivationEnabled: true, minimum: 0, rate: 0, rateDecimals: 0, isLineTax: false },
  ...{ tax: undefined, afterAmount: NOTHING, afterCents: NOTHING },
}
