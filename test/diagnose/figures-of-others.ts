import { readFileSync } from 'node:fs'
import type { ObservedFigures } from '../../src/entries/diagnose.js'
import type { AccountInput, QuoteRequestInput } from '../../src/entries/index.js'

/** A case of the public vectors: the figures of another system, and those of our rules. */
export interface FiguresOfOthers {
  /** The public report with these figures. Absent for a document that was worked by hand from a sentence. */
  readonly report?: string
  /** The policies that each make what was shown. */
  readonly policies: readonly string[]
  readonly why: string
  readonly account: AccountInput
  readonly request: QuoteRequestInput
  readonly ours: Readonly<Record<string, { readonly amountMicros: string }>>
  readonly shown: ObservedFigures
}

const url = new URL('../vectors/diagnose/figures.json', import.meta.url)

export const FIGURES_OF_OTHERS = (
  JSON.parse(readFileSync(url, 'utf8')) as { readonly cases: readonly FiguresOfOthers[] }
).cases
