import { fieldOfName, valueAtStep } from './path.js'

/**
 * The labels of a form, by the name of the field in the request: `unitPrice`. To distinguish fields with the same
 * name, start further up the path, and leave out indexes: `adjustments.amount`. The longest matching key is used.
 * The label of an amount also applies to the figure in it, `unitPrice.amountMicros`.
 */
export type FieldLabels = Readonly<Record<string, string>>

/** Limits the work for a path of any length. */
const MAX_STEPS = 100

export function labelOf(problem: unknown, param: string, labels: unknown): string | undefined {
  if (labels === undefined) return undefined
  try {
    const steps = stepsOf(valueAtStep(problem, 'path'), param)
    const names = steps.filter((step) => typeof step === 'string')
    const label = longestLabel(labels, names) ?? longestLabel(labels, namesOfAmount(names))
    if (label !== undefined) return label + indexesAfter(steps)
  } catch {
    // Reading a label or a step threw: the field keeps its own name.
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

/** A form has one input for an amount and its figure. */
function namesOfAmount(names: readonly string[]): readonly string[] {
  return names.at(-1) === 'amountMicros' ? names.slice(0, -1) : []
}

function stepsOf(path: unknown, param: string): readonly unknown[] {
  if (Array.isArray(path)) {
    // An unchecked list may have any number of holes.
    return Array.prototype.slice.call(path, -MAX_STEPS)
  }
  return stepsOfPointer(param).slice(-MAX_STEPS)
}

export function stepsOfPointer(pointer: string): readonly (string | number)[] {
  return pointer
    .split(/\.|(?=\[)/)
    .map((text) => (text.startsWith('[') ? Number.parseInt(text.slice(1), 10) : fieldOfName(text)))
}

/** Identifies the element at the end of a path: `labelIds[2]`. */
function indexesAfter(steps: readonly unknown[]): string {
  let texts = ''
  for (let last = steps.length - 1; typeof steps[last] === 'number'; last--)
    texts = `[${String(steps[last])}]${texts}`
  return texts
}
