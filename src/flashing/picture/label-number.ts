/** Above this, plain digits no longer fit a label. */
const PLAIN = 1e9

/** A figure of a drawing as its label has it: at most three decimals. */
export function labelNumber(value: number): string {
  return Math.abs(value) < PLAIN ? String(Math.round(value * 1000) / 1000) : value.toExponential(3)
}
