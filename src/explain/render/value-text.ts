import { shownText } from '../../flashing/picture/svg-text.js'
import { ownField } from '../../problem/own-fields.js'
import { UNIT_SYMBOLS } from '../../rules/strategies.js'
import type { FigureUnit } from '../explanation.js'

interface NumberWords {
  readonly decimalMark: string
  /** Includes the space before the sign in languages that write one. */
  readonly percentSign: string
}

const MONEY_DECIMALS = 2

const SIGNS: Readonly<Partial<Record<FigureUnit, string>>> = {
  ...UNIT_SYMBOLS,
  millimetres: 'mm',
}

/** Formats `128.34`, `7.5 m` or `7.5%`. */
export function valueText(value: string, unit: FigureUnit, words: NumberWords): string {
  const number = numberText(value, unit, words)
  if (unit === 'percent') return number + words.percentSign
  const sign = ownField(SIGNS, unit)
  return sign === undefined ? number : `${number} ${sign}`
}

export function numberText(value: string, unit: FigureUnit, { decimalMark }: NumberWords): string {
  const [whole = '', decimals = ''] = printed(value).split('.')
  const all = unit === 'money' ? decimals.padEnd(MONEY_DECIMALS, '0') : decimals
  return `${whole.replace('-', '−')}${all === '' ? '' : decimalMark + all}`
}

/** More than any name or number of the engine has. */
const MAX_CHARACTERS = 200

/** Makes a string one printable line, since an explanation may come from anywhere. */
export function printed(text: string): string {
  return shownText(text, MAX_CHARACTERS)
}

export function markdownText(text: string): string {
  // A dash or a number with a point would begin a list.
  return text.replace(/[\\`*_{}[\]<>#|~&!]/g, '\\$&').replace(/^(\d*)([-+.)])(?=\s)/, '$1\\$2')
}
