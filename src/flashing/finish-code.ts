import type { Finish, FinishType } from '../model/drawing.js'

/** The codes of the finishes, as their labels have them (section 2.5 of the specification). */
const CODES: Readonly<Record<FinishType, string>> = {
  FINISH_TYPE_UNSPECIFIED: '',
  FINISH_TYPE_CRUSH_FOLD: 'cf',
  FINISH_TYPE_OPEN_HOOK: 'oh',
  FINISH_TYPE_FEATHER: 'fe',
  FINISH_TYPE_DRIP_EDGE: 'de',
}

/** The label of a finish: its code and its size in mm, `cf10`. */
export function finishLabelText({ type = 'FINISH_TYPE_UNSPECIFIED', size }: Finish): string {
  return CODES[type] + (size === undefined || !Number.isFinite(size) ? '' : String(size))
}
