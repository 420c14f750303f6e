import type { Axis } from './choices.js'

/** Choices on other axes may also change lines: see `affectsEveryLine`. */
const IS_OF_LINES = {
  numbers: true,
  ties: true,
  taxTies: false,
  price: true,
  discount: true,
  lines: true,
  quantity: true,
  measure: true,
  tax: false,
  rate: false,
  taxUnit: false,
  base: false,
  percentages: false,
  fixed: false,
  spread: false,
  total: false,
} as const satisfies Readonly<Record<Axis, boolean>>

export const LINE_AXES: readonly Axis[] = (Object.keys(IS_OF_LINES) as Axis[]).filter(
  (axis) => IS_OF_LINES[axis],
)
