import { describeProblem } from '../../problem/describe.js'
import { languageOf } from '../../languages/languages.js'
import type { Problem } from '../../problem/problem.js'
import type { DesignerLabels } from './designer-labels.js'
import type { DesignerAdvice } from './flashing-figures.js'

export function wordsOf(
  problem: Problem,
  labels: DesignerLabels,
  locale: string,
  typingIn: string | undefined,
): string {
  const typedLabel = typingIn ?? labels.length
  const names = { subitems: labels.pieces, unitPrice: labels.unitPrice, size: typedLabel, turn: typedLabel }
  // Leaves out the pointer, because a designer has only one line.
  return describeProblem({ ...problem, param: '' }, { locale: languageOf(locale), labels: names })
}

export function adviceText(advice: DesignerAdvice, locale: string): string {
  return describeProblem({ ...advice, param: '' }, { locale: languageOf(locale) })
}
