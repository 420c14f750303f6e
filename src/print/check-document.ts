import { elementsOf } from '../problem/elements.js'
import { problemAt, type LocatedProblem } from '../problem/located-problem.js'
import { valueAtStep } from '../problem/path.js'
import { problemsOfReading, type DocumentKind } from '../wire/document.js'
import type { LineKind } from '../wire/document.generated.js'
import { readMoney } from '../wire/money.js'
import { newReading } from '../wire/reading.js'
import { lineKindOf } from './shown-document.js'

/** Figures that every view but the workshop shows. */
const REQUIRED = ['subtotal', 'taxAmount', 'total'] as const
/** Figures that only the company's view shows. */
const OPTIONAL = ['totalCost', 'margin', 'labourTotal'] as const
const HAS_PRICING: Readonly<Record<LineKind, boolean>> = {
  onTheFly: true,
  catalogue: true,
  labour: true,
  notes: false,
  flashing: false,
  productKit: true,
}

/** Checks the form (V1), then the figures that only pricing adds. */
export function checkDocument(document: unknown, kind: DocumentKind): readonly LocatedProblem[] {
  const problems = problemsOfReading(kind, document)
  return problems.length > 0
    ? problems
    : [...checkTotals(document), ...checkAdjustments(document), ...checkLines(document)]
}

function checkTotals(document: unknown): readonly LocatedProblem[] {
  return [
    ...REQUIRED.flatMap((name) => checkMoney(document, name, [], true)),
    ...OPTIONAL.flatMap((name) => checkMoney(document, name, [], false)),
  ]
}

function checkAdjustments(document: unknown): readonly LocatedProblem[] {
  return listIn(document, 'adjustments').flatMap((adjustment, index) =>
    checkMoney(adjustment, 'appliedAmount', ['adjustments', index], true),
  )
}

function checkLines(document: unknown): readonly LocatedProblem[] {
  return listIn(document, 'lines').flatMap((line, index) => {
    const kind = lineKindOf(line)
    if (!HAS_PRICING[kind]) return []
    const pricing = valueAtStep(valueAtStep(line, kind), 'pricing')
    return checkMoney(pricing, 'totalPrice', ['lines', index, kind, 'pricing'], true)
  })
}

function listIn(document: unknown, name: string): readonly unknown[] {
  return elementsOf(valueAtStep(document, name))
}

function checkMoney(
  parent: unknown,
  name: string,
  path: readonly (string | number)[],
  isRequired: boolean,
): readonly LocatedProblem[] {
  const value = valueAtStep(parent, name)
  if (value === undefined || value === null) return isRequired ? [problemAt('required', [...path, name])] : []
  const reading = newReading()
  reading.path.push(...path)
  readMoney(value, name, reading)
  return reading.problems
}
