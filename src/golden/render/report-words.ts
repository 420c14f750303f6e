import { wordsOf, type Words } from '../../explain/render/words.js'
import type { ReportTexts } from '../../languages/en/reports.js'
import { REPORTS } from '../../languages/reports.generated.js'

export interface ReportWords extends ReportTexts {
  readonly figures: Words
}

/** English if the package lacks the language. */
export function reportWordsOf(locale: unknown): ReportWords {
  const figures = wordsOf(locale)
  return { ...REPORTS[figures.locale], figures }
}
