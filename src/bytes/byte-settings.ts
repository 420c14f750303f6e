import {
  NO_SETTINGS,
  ordinarySettings,
  type OrdinarySettings,
} from '../document/ordinary/ordinary-settings.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import { writeAccountTax } from '../wire/tax.generated.js'
import { asciiConstant, constantOf, type Constant } from './constant.js'

/** What of an account concerns ordinary documents, in plain numbers and as it is written. */
export interface ByteSettings extends OrdinarySettings {
  /** The tax as it is answered; undefined without one (T5). */
  readonly tax: Constant | undefined
  /** What follows the digits of an amount in the currency of the account: of one that was sent, and of whole cents (N7). */
  readonly afterAmount: Constant
  readonly afterCents: Constant
}

/** Undefined when no document is ordinary with these settings. */
export function byteSettings(account: ParsedAccount): ByteSettings | undefined {
  const settings = ordinarySettings(account)
  if (settings === undefined) return undefined
  const { tax } = account
  const afterAmount = `,"currency":"${account.currency}"}`
  return {
    ...settings,
    tax: tax && constantOf(new TextEncoder().encode(JSON.stringify(writeAccountTax(tax)))),
    afterAmount: asciiConstant(afterAmount),
    afterCents: asciiConstant(`0000"${afterAmount}`),
  }
}

const NOTHING = asciiConstant('')

/** Before any settings are in use. */
export const NO_BYTE_SETTINGS: ByteSettings = {
  ...NO_SETTINGS,
  ...{ tax: undefined, afterAmount: NOTHING, afterCents: NOTHING },
}
