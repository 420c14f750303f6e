import { fieldOfName, valueAtStep } from './path.js'

/**
 * A form's labels of fields, by the name of the field as the request spells it: `unitPrice`. A longer ending of the path
 * names one of several fields of that name, without indexes: `adjustments.amount`. The longest that fits is used. The
 * label of an amount is also that of the figure in it, `unitPrice.amountMicros`.
 */
export type FieldLabels = Readonly<Record<string, string>>

/** The most steps of a path that are compared with labels: more than a request has levels that forms show. */
const MAX_STEPS = 100

/** Returns the label of the field at fault; undefined without a label. Labels and problems may come from anywhere. */
export function labelOf(problem: unknown, param: string, labels: unknown): string | undefined {
  if (labels === undefined) return undefined
  try {
    const steps = stepsOf(valueAtStep(problem, 'path'), param)
    const names = steps.filter((step) => typeof step === 'string')
    const label = longestLabel(labels, names) ?? longestLabel(labels, withoutFigure(names))
    if (label !== undefined) return label + indexesAfter(steps)
  } catch {
    // A label or a step throws when it is read: the field has its own name.
  }
  return undefined
}

function longestLabel(labels: unknown, names: readonly string[]): string | undefined {
  for (let first = 0; first < names.length; first++) {
    const label = valueAtStep(labels, names.slice(first).join('.'))
    if (typeof label === 'string' && label !== '') return label
  }
  return undefined
}

/** The names of an amount, from those of the figure in it: a form has one input for both. */
function withoutFigure(names: readonly string[]): readonly string[] {
  return names.at(-1) === 'amountMicros' ? names.slice(0, -1) : []
}

/** The steps of a problem's path or, of problems that have none, of its pointer. */
function stepsOf(path: unknown, param: string): readonly unknown[] {
  if (Array.isArray(path)) {
    // A list from anywhere may have any number of holes.
    return Array.prototype.slice.call(path, -MAX_STEPS)
  }
  return param
    .split(/\.|(?=\[)/)
    .slice(-MAX_STEPS)
    .map((text) => (text.startsWith('[') ? Number.parseInt(text.slice(1), 10) : fieldOfName(text)))
}

/** The indexes at the end of a path: of an element of a list of numbers or texts. */
function indexesAfter(steps: readonly unknown[]): string {
  let texts = ''
  for (let last = steps.length - 1; typeof steps[last] === 'number'; last--)
    texts = `[${String(steps[last])}]${texts}`
  return texts
}
