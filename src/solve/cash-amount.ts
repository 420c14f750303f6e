import type { CashTies } from '../definitions/enums.js'

export function cashAmount(cents: bigint, unit: bigint, ties: CashTies): bigint {
  if (cents < 0n) return -cashAmount(-cents, unit, ties)
  const below = cents / unit
  const doubled = 2n * (cents - below * unit)
  const isUp = doubled === unit ? roundsUp(below, ties) : doubled > unit
  return (isUp ? below + 1n : below) * unit
}

function roundsUp(below: bigint, ties: CashTies): boolean {
  switch (ties) {
    case 'up':
      return true
    case 'down':
      return false
    case 'even':
      return below % 2n === 1n
  }
}
