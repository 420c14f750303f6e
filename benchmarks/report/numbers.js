/** Formats a number for people: three significant digits, with thousands separated. */
export function numberText(number) {
  if (number === 0) return '0'
  const size = Math.abs(number)
  if (size >= 1000) return countText(Number(number.toPrecision(3)))
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 2 : 3
  return number.toFixed(digits)
}

export function countText(number) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',')
}

export function quartilesText({ low, high }) {
  return `${numberText(low)}–${numberText(high)}`
}
