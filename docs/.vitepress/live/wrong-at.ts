import { describeProblem, type Problem } from 'quotewright'
import type { Field } from './page.js'

/** What figures are called that no field has. */
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

/** What is counted and measured of a piece in a list. */
const OF_A_PIECE: Readonly<Record<string, string>> = { amount: 'The count', length: 'The length' }

/**
 * Problems in the words of a page, by the name of the field that they are at; those of no field have an empty name. At its
 * field a problem needs no number of the line, and the same one of several lines is said once.
 */
export function wrongAt(
  problems: readonly Problem[],
  fields: Readonly<Record<string, Field>>,
): Record<string, string> {
  const said = new Map<string, Set<string>>()
  for (const problem of problems) {
    const name = nearestField(problem.path, fields) ?? ''
    const sentences = said.get(name) ?? new Set()
    said.set(name, sentences.add(sentenceOf(problem, fields[name])))
  }
  return Object.fromEntries([...said].map(([name, sentences]) => [name, [...sentences].join(' ')]))
}

/** What is wrong with fields that are empty and may not be. */
export const missingOf = (
  values: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Field>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => values[name] === undefined)
      .map(([name, { label }]) => [name, `${label} is missing.`]),
  )

/** The field whose place the path is at or below; of several, the one with the longest place. */
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
    // A markup makes one, which nobody typed.
    (name === 'unitPrice' ? 'The unit price' : undefined)
  if (label === undefined || name === undefined) return problem.message
  return describeProblem({ ...problem, param: '' }, { locale: 'en', labels: { [name]: label } })
}

/** What a figure, or a part of a piece, is called; undefined of what is in a field. */
function labelOf(path: Problem['path']): string | undefined {
  const [piece, name] = path.slice(-2)
  if (typeof piece === 'number' && OF_A_PIECE[String(name)] !== undefined)
    return `${OF_A_PIECE[String(name)] ?? ''} of piece ${String(piece + 1)}`
  return FIGURES[String(path.at(-1))]
}
