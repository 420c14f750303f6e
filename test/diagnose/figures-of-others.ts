import { readFileSync } from 'node:fs'
import type { Diagnosis, ObservedFigures } from '../../src/entries/diagnose.js'
import type { AccountInput, QuoteRequestInput } from '../../src/entries/index.js'

export interface FiguresOfOthers {
  /** Absent if the figures were computed by hand from a description. */
  readonly report?: string
  /** The report describes the calculation, and some of the figures are made up. */
  readonly isReconstructed?: true
  readonly systems?: readonly string[]
  /** Each policy alone gives the shown figures. */
  readonly policies: readonly string[]
  /** The discounts of lines are split into these percentages. */
  readonly lineDiscounts?: Diagnosis['explanations'][number]['lineDiscounts']
  readonly why: string
  readonly account: AccountInput
  readonly request: QuoteRequestInput
  readonly ours: ObservedFigures
  readonly shown: ObservedFigures
}

const url = new URL('../vectors/diagnose/figures.json', import.meta.url)

export const FIGURES_OF_OTHERS = (
  JSON.parse(readFileSync(url, 'utf8')) as { readonly cases: readonly FiguresOfOthers[] }
).cases
