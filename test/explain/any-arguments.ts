import * as explain from '../../src/entries/explain.js'

/** Lets tests call a function with any arguments, as JavaScript can. */
type OfAnything<F> = F extends (...given: never[]) => infer A ? (...given: readonly unknown[]) => A : never
export const centSensitivity = explain.centSensitivity as OfAnything<typeof explain.centSensitivity>
export const dependents = explain.dependents as OfAnything<typeof explain.dependents>
export const figuresBelow = explain.figuresBelow as OfAnything<typeof explain.figuresBelow>
export const explanationAt = explain.explanationAt as OfAnything<typeof explain.explanationAt>
export const getFigure = explain.getFigure as OfAnything<typeof explain.getFigure>
export const whyNot = explain.whyNot as OfAnything<typeof explain.whyNot>

/** Throws if somebody asks whether it has a field. */
export const throwing: object = new Proxy(
  {},
  {
    getOwnPropertyDescriptor: () => {
      throw new Error('no')
    },
  },
)
