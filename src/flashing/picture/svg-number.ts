/** Nothing is drawn further out than this. */
export const FURTHEST = 1_000_000

/** A number as an attribute has it: finite, at most two decimals, no exponent; -0 is written 0. */
export function svgNumber(value: number): string {
  if (Number.isNaN(value)) return '0'
  const held = Math.min(Math.max(value, -FURTHEST), FURTHEST)
  return String(Math.round(held * 100) / 100)
}

/** A place as path data has it. */
export function svgPlace({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${svgNumber(x)} ${svgNumber(y)}`
}
