import type { ParsedAccount } from '../wire/account.generated.js'
import type { ParsedFinish } from '../wire/drawing.generated.js'
import type { FinishType } from '../nouns/enums.js'
import { narrow, ZERO, type Decimal } from '../number/decimal.js'

/** The codes of the finishes, as their labels show them (section 2.5 of the specification). */
const CODES: Readonly<Record<FinishType, string>> = {
  FINISH_TYPE_UNSPECIFIED: '',
  FINISH_TYPE_CRUSH_FOLD: 'cf',
  FINISH_TYPE_OPEN_HOOK: 'oh',
  FINISH_TYPE_FEATHER: 'fe',
  FINISH_TYPE_DRIP_EDGE: 'de',
}

/** The label of a finish: its code and its size in mm, `cf10`. */
export function finishLabelText({ type = 'FINISH_TYPE_UNSPECIFIED', size }: ParsedFinish): string {
  return CODES[type] + (size === undefined || !Number.isFinite(size) ? '' : String(size))
}

const ONE_BEND = narrow(1, 0)
const TWO_BENDS = narrow(2, 0)

/** F3. */
export function bendsOfFinish(type: FinishType | undefined, account: ParsedAccount): Decimal {
  switch (type) {
    case 'FINISH_TYPE_CRUSH_FOLD':
      return account.crushFoldBendCount ?? TWO_BENDS
    case 'FINISH_TYPE_OPEN_HOOK':
      return TWO_BENDS
    case 'FINISH_TYPE_FEATHER':
    case 'FINISH_TYPE_DRIP_EDGE':
      return ONE_BEND
    case 'FINISH_TYPE_UNSPECIFIED':
    case undefined:
      return ZERO
  }
}
