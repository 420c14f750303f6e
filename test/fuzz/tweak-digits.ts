import type { Random } from '../reference-model/generate/random.js'
import { oneOf } from './adversarial-values.js'

const DECIMAL = /^(-?)(\d{1,40})(?:\.(\d{1,40}))?$/

/** Brings micros to a tie of the cent or of the fourth decimal, or near one. */
const MICRO_ENDINGS: readonly string[] = ['5000', '4999', '5001', '0000', '0050', '0049', '0051', '9999']

export function tweakedDigits(text: string, random: Random): string {
  const [, sign = '', whole = '', fraction = ''] = DECIMAL.exec(text) ?? []
  if (whole === '') return text
  const isWhole = fraction === ''
  switch (random.below(8)) {
    case 0:
      return nextTo(sign, whole, fraction, 1n)
    case 1:
      return nextTo(sign, whole, fraction, -1n)
    case 2:
      return sign === '' ? `-${text}` : text.slice(1)
    case 3:
      return isWhole ? `${sign}${whole}${'0'.repeat(random.between(1, 6))}` : `${text}0`
    case 4:
      return isWhole && whole.length > 4
        ? `${sign}${whole.slice(0, -4)}${oneOf(random, MICRO_ENDINGS)}`
        : `${sign}${whole}.${fraction.slice(0, random.below(5))}5`
    case 5:
      return `${sign}${whole}.${fraction}${oneOf(random, ['5', '49', '51', '0', '00001'])}`
    case 6:
      return text.length > 1 ? text.slice(0, -1) : '0'
    default:
      return `${sign}${random.chance(50) ? '0' : ''}${whole}${isWhole ? '' : `.${fraction.slice(0, 1)}`}`
  }
}

function nextTo(sign: string, whole: string, fraction: string, step: bigint): string {
  const next = BigInt(`${sign}${whole}${fraction}`) + step
  const digits = String(next < 0n ? -next : next).padStart(fraction.length + 1, '0')
  const text =
    fraction === '' ? digits : `${digits.slice(0, -fraction.length)}.${digits.slice(-fraction.length)}`
  return next < 0n ? `-${text}` : text
}

export function tweakedNumber(value: number, random: Random): number {
  const others = [value + 1, value - 1, value + 0.1, value / 3, value * 1000, 0 - value, value + 0.005]
  const other = oneOf(random, others)
  return Number.isFinite(other) ? other : value
}
