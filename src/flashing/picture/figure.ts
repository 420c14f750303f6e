/** Whether a drawing tells a figure: an absent one is none, nor is what is no number, or without end. */
export function isFigure(value: number | undefined): value is number {
  return Number.isFinite(value)
}
