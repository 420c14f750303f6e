/** The digits of a decimal string and how many of them are decimals: `"12.50"` is 1250 with 2. */
export function scaledDigits(text) {
  const point = text.indexOf('.')
  return point < 0
    ? { digits: text, scale: 0 }
    : { digits: text.slice(0, point) + text.slice(point + 1), scale: text.length - point - 1 }
}

/** The digits of a decimal string as if it had so many decimals. */
export function digitsAt(text, scale) {
  const read = scaledDigits(text)
  return read.digits + '0'.repeat(scale - read.scale)
}
