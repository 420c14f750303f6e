import { readFileSync } from 'node:fs'
import type { Diagnosis, ObservedFigures } from '../../src/entries/diagnose.js'
import type { AccountInput, QuoteRequestInput } from '../../src/entries/index.js'

/** A case of the public vectors: the figures of another system, and those by our rules. */
export interface FiguresOfOthers {
  /** The public report with these figures. Absent if they were computed by hand from a description. */
  readonly report?: string
  /** True if the report describes the calculation, and some of the figures are made up. */
  readonly isReconstructed?: true
  /** The named systems that show these figures. */
  readonly systems?: readonly string[]
  /** The policies, each of which gives the shown figures. */
  readonly policies: readonly string[]
  /** The percentages that the discounts of lines are split into. */
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
