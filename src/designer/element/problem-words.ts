import { describeProblem } from '../../problem/describe.js'
import { languageOf } from '../../languages/languages.js'
import type { Problem } from '../../problem/problem.js'
import type { DesignerLabels } from './designer-labels.js'
import type { DesignerAdvice } from './flashing-figures.js'

/**
 * A problem in the words of the designer: in the language of its locale, with the labels of its fields.
 *
 * @param typingIn the label of the field of the drawing that is typed into
 */
export function wordsOf(
  problem: Problem,
  labels: DesignerLabels,
  locale: string,
  typingIn: string | undefined,
): string {
  const figure = typingIn ?? labels.length
  const names = { subitems: labels.pieces, unitPrice: labels.unitPrice, size: figure, turn: figure }
  // A designer has no lines to number.
  return describeProblem({ ...problem, param: '' }, { locale: languageOf(locale), labels: names })
}

/** A piece of advice in the language of the locale. */
export function adviceText(advice: DesignerAdvice, locale: string): string {
  return describeProblem({ ...advice, param: '' }, { locale: languageOf(locale) })
}
