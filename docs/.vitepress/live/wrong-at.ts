import { describeProblem, type Problem } from 'quotewright'
import type { Field } from './page.js'

/** The names of figures that have no field. */
const FIGURES: Readonly<Record<string, string>> = {
  totalPrice: 'The total',
  subtotal: 'The total before GST',
  taxAmount: 'GST',
  total: 'The total with GST',
  discountAmount: 'The discount',
  totalCost: 'The cost',
  margin: 'The profit',
  labourTotal: 'The labour',
}

const PIECE_FIELDS: Readonly<Record<string, string>> = { amount: 'The count', length: 'The length' }

/**
 * Describes problems in the words of a page, by field name. The name is empty for problems without a field. A problem
 * at its field has no line number, and a problem of several lines appears once.
 */
export function wrongAt(
  problems: readonly Problem[],
  fields: Readonly<Record<string, Field>>,
): Record<string, string> {
  const sentencesByField = new Map<string, Set<string>>()
  for (const problem of problems) {
    const name = nearestField(problem.path, fields) ?? ''
    const sentences = sentencesByField.get(name) ?? new Set()
    sentencesByField.set(name, sentences.add(sentenceOf(problem, fields[name])))
  }
  return Object.fromEntries(
    [...sentencesByField].map(([name, sentences]) => [name, [...sentences].join(' ')]),
  )
}

/** Returns a message for each empty field. */
export const missingOf = (
  values: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Field>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => values[name] === undefined)
      .map(([name, { label }]) => [name, `${label} is missing.`]),
  )

/** Returns the field at or above a path: the field with the longest path. */
function nearestField(path: Problem['path'], fields: Readonly<Record<string, Field>>): string | undefined {
  const places = Object.entries(fields).flatMap(([name, { at }]) =>
    at === undefined ? [] : [{ name, steps: at.split('.') }],
  )
  return places
    .filter(({ steps }) => steps.every((step, index) => step === '*' || step === String(path[index])))
    .sort((one, other) => other.steps.length - one.steps.length)[0]?.name
}

function sentenceOf(problem: Problem, field: Field | undefined): string {
  const isOfField = field?.at === problem.path.join('.')
  const name = problem.path.filter((step) => typeof step === 'string').at(-1)
  const label =
    (isOfField ? undefined : labelOf(problem.path)) ??
    field?.label ??
    // Nobody typed a unit price that comes from a markup.
    (name === 'unitPrice' ? 'The unit price' : undefined)
  if (label === undefined || name === undefined) return problem.message
  return describeProblem({ ...problem, param: '' }, { locale: 'en', labels: { [name]: label } })
}

/** Returns the name of a figure or of a part of a piece. Undefined for the content of a field. */
function labelOf(path: Problem['path']): string | undefined {
  const [piece, name] = path.slice(-2)
  if (typeof piece === 'number' && PIECE_FIELDS[String(name)] !== undefined)
    return `${PIECE_FIELDS[String(name)] ?? ''} of piece ${String(piece + 1)}`
  return FIGURES[String(path.at(-1))]
}
