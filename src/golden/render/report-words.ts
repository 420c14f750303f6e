import { wordsOf, type Words } from '../../explain/render/words.js'
import type { ReportTexts } from '../../languages/en/reports.js'
import { REPORTS } from '../../languages/reports.generated.js'

export interface ReportWords extends ReportTexts {
  /** The names of figures, and the sentences of rules. */
  readonly figures: Words
}

/** Returns the words for a locale such as `de-AT`. English if the package lacks its language. */
export function reportWordsOf(locale: unknown): ReportWords {
  const figures = wordsOf(locale)
  return { ...REPORTS[figures.locale], figures }
}
