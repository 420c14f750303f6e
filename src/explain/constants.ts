import type { RuleOfFigure } from '../languages/en/rules.generated.js'
import { HUNDRED, narrow, ONE, ZERO, type Decimal } from '../number/decimal.js'
import type { FigureUnit } from './explanation.js'

interface Constant {
  readonly name: string
  readonly rule: RuleOfFigure
  readonly unit: FigureUnit
  readonly value: Decimal
}

const TWO = narrow(2, 0)

/** Each key is the part of an id after `constant:`. */
export const CONSTANTS = {
  hundred_percent: { name: 'hundred percent', rule: 'L3', unit: 'percent', value: HUNDRED },
  whole: { name: 'whole', rule: 'L3', unit: 'fraction', value: ONE },
  no_quantity: { name: 'quantity that was left out', rule: 'L6', unit: 'quantity', value: ZERO },
  one_unit: { name: 'quantity that was left out', rule: 'L9', unit: 'quantity', value: ONE },
  one_piece: { name: 'amount that was left out', rule: 'M3', unit: 'count', value: ONE },
  one_kit: { name: 'quantity that was left out', rule: 'K6', unit: 'quantity', value: ONE },
  millimetres_per_metre: {
    name: 'millimetres in a metre',
    rule: 'M4',
    unit: 'millimetres',
    value: narrow(1000, 0),
  },
  millimetres_per_foot: {
    name: 'millimetres in a foot',
    rule: 'M4',
    unit: 'millimetres',
    value: narrow(3048, 1),
  },
  no_share: { name: 'no share', rule: 'T3', unit: 'money', value: ZERO },
  no_pieces: { name: 'amount that was left out', rule: 'F6', unit: 'count', value: ZERO },
  no_length: { name: 'length that was left out', rule: 'F6', unit: 'millimetres', value: ZERO },
  bend_of_joint: { name: 'bend of a joint', rule: 'F3', unit: 'count', value: ONE },
  bends_of_crush_fold: { name: 'bends of a crush fold', rule: 'F3', unit: 'count', value: TWO },
  bends_of_open_hook: { name: 'bends of an open hook', rule: 'F3', unit: 'count', value: TWO },
  bends_of_feather: { name: 'bends of a feather', rule: 'F3', unit: 'count', value: ONE },
  bends_of_drip_edge: { name: 'bends of a drip edge', rule: 'F3', unit: 'count', value: ONE },
} as const satisfies Readonly<Record<string, Constant>>

export type ConstantName = keyof typeof CONSTANTS
