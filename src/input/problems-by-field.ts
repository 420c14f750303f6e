import { isObject } from '../wire/object.js'
import { isFieldPath } from './input-problem.js'
import { elementsOf } from '../problem/elements.js'
import type { ProblemCode } from '../problem/codes.js'
import { valueAtStep } from '../problem/path.js'
import type { Problem } from '../problem/problem.js'
import type { FormField, FormFields } from './parse-form.js'

/** The problems of a request, arranged by the fields of its form. */
export interface ProblemsByField {
  /** The problems at or below each field, by the name of the field in `fields`. Fields without problems are absent. */
  readonly byField: Readonly<Record<string, readonly Problem[]>>
  /** The problems that belong to no field. */
  readonly others: readonly Problem[]
}

/**
 * Arranges problems by the fields of a form: problems from {@link parseForm}, and problems from pricing its
 * request. The result lists the problems of each field in `byField`, by its name, and the rest in `others`.
 *
 * Each problem goes to the nearest field at or above its path. A field with an unreadable or ambiguous text keeps only
 * that problem, because the others follow from it.
 *
 * @example
 * import { priceQuote } from 'quotewright'
 * import { problemsByField } from 'quotewright/input'
 *
 * const sent: unknown = JSON.parse('{"lines":[]}')
 * const priced = priceQuote(sent, { currency: 'AUD' })
 * assert.ok(!priced.ok)
 * const { byField } = problemsByField(priced.problems, { customer: { path: ['customerId'], kind: 'text' } })
 * assert.equal(byField['customer']?.[0]?.code, 'required')
 */
export function problemsByField(problems: readonly Problem[], fields: FormFields): ProblemsByField {
  const byField = new Map<string, Problem[]>()
  const others: Problem[] = []
  const places = placesOf(fields)
  for (const problem of elementsOf(problems) as readonly Problem[]) {
    const name = nearestField(places, valueAtStep(problem, 'path'))
    if (name === undefined) others.push(problem)
    else {
      const found = byField.get(name) ?? []
      found.push(problem)
      byField.set(name, found)
    }
  }
  const atFields = Array.from(byField, ([name, found]) => [name, withoutConsequences(found)] as const)
  return { byField: Object.fromEntries(atFields), others }
}

/** The field whose path ends here, and the next steps. */
interface Place {
  field: string | undefined
  readonly below: Map<unknown, Place>
}

/** Builds a tree, so that finding a field takes no longer in a larger form. */
function placesOf(fields: FormFields): Place {
  const root: Place = { field: undefined, below: new Map() }
  for (const [name, { path }] of fieldsOf(fields)) {
    let place = root
    for (const step of path) {
      const next = place.below.get(step) ?? { field: undefined, below: new Map() }
      place.below.set(step, next)
      place = next
    }
    place.field ??= name
  }
  return root
}

function nearestField(root: Place, path: unknown): string | undefined {
  let nearest = root.field
  let place: Place | undefined = root
  for (let depth = 0; place !== undefined; depth++) {
    nearest = place.field ?? nearest
    place = place.below.get(valueAtStep(path, depth))
  }
  return nearest
}

function fieldsOf(fields: FormFields): readonly (readonly [string, FormField])[] {
  return Object.entries(isObject(fields) ? fields : {}).filter(([, field]) =>
    isFieldPath(valueAtStep(field, 'path')),
  )
}

const CODES_OF_TEXTS: readonly unknown[] = [
  'unreadable_text',
  'ambiguous_text',
] satisfies readonly ProblemCode[]

/** Drops the consequences of an unreadable or ambiguous text. */
function withoutConsequences(problems: readonly Problem[]): readonly Problem[] {
  const ofText = problems.filter((problem) => CODES_OF_TEXTS.includes(valueAtStep(problem, 'code')))
  return ofText.length === 0 ? problems : ofText
}
