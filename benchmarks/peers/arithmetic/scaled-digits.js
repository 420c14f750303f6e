/** Returns the digits of a decimal string, and how many of them are decimals: `"12.50"` is 1250 with 2. */
export function scaledDigits(text) {
  const point = text.indexOf('.')
  return point < 0
    ? { digits: text, scale: 0 }
    : { digits: text.slice(0, point) + text.slice(point + 1), scale: text.length - point - 1 }
}

/** Returns the digits of a decimal string, padded to a number of decimals. */
export function digitsAt(text, scale) {
  const read = scaledDigits(text)
  return read.digits + '0'.repeat(scale - read.scale)
}

/** Converts a whole number of units of 10^-scale to a decimal without trailing zeros. */
export function decimalAt(whole, scale) {
  const isNegative = whole.startsWith('-')
  const digits = (isNegative ? whole.slice(1) : whole).padStart(scale + 1, '0')
  const decimals = digits.slice(-scale).replace(/0+$/, '')
  const text = digits.slice(0, -scale) + (decimals === '' ? '' : `.${decimals}`)
  return isNegative ? `-${text}` : text
}
