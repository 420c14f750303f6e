/** A decimal string for reading: `1,450`, `0.5`. Trailing zeros say nothing there and are dropped. */
export function decimalText(decimal: string): string {
  const [whole = '', decimals = ''] = decimal.replace('-', '').split('.')
  const significant = decimals.replace(/0+$/, '')
  const sign = decimal.startsWith('-') ? '-' : ''
  return `${sign}${groupThousands(whole)}${significant === '' ? '' : `.${significant}`}`
}

/** A fraction as a percentage: `0.10` is `10 %`, `0.125` is `12.5 %`. */
export function percentageOfFraction(fraction: string): string {
  const [whole = '', decimals = ''] = fraction.split('.')
  const shifted = decimals.padEnd(2, '0')
  return `${decimalText(`${whole}${shifted.slice(0, 2)}.${shifted.slice(2)}`)} %`
}

/** Digits in threes, without leading zeros: `0001450` is `1,450`. */
export function groupThousands(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** An empty text says as little as an absent one. */
export function isSaid(text: string | undefined): text is string {
  return text !== undefined && text !== ''
}
