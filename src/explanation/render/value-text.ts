import type { FigureUnit } from '../explanation.js'
import type { Words } from './words.js'

/** Money has at least so many decimals. */
const MONEY_DECIMALS = 2

const SIGNS: Readonly<Partial<Record<FigureUnit, string>>> = {
  percent: ' %',
  metres: ' m',
  feet: ' ft',
  'square metres': ' m²',
  'square feet': ' ft²',
  millimetres: ' mm',
}

/** A value as a person writes it, with its unit: `128.34`, `7.5 m`, `7.5 %`. */
export function valueText(value: string, unit: FigureUnit, words: Words): string {
  const sign = Object.hasOwn(SIGNS, unit) ? SIGNS[unit] : ''
  return numberText(value, unit, words) + (sign ?? '')
}

/** The same without the unit, as it is among other numbers. */
export function numberText(value: string, unit: FigureUnit, { decimalMark }: Words): string {
  const [whole = '', decimals = ''] = value.split('.')
  const all = unit === 'money' ? decimals.padEnd(MONEY_DECIMALS, '0') : decimals
  return `${whole.replace('-', '−')}${all === '' ? '' : decimalMark + all}`
}
