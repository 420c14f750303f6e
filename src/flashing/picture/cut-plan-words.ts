import { CUTTING } from '../../languages/cutting.generated.js'
import { languageOf } from '../../languages/languages.js'

export interface CutPlanWords extends Omit<(typeof CUTTING)['en'], 'decimalMark'> {
  readonly figure: (text: string) => string
}

/** Defaults to English for other languages. */
export function cutPlanWords(locale: string | undefined): CutPlanWords {
  const { decimalMark, ...words } = CUTTING[languageOf(locale)]
  return { ...words, figure: (text) => text.replace('.', decimalMark) }
}

/** `2 × 2400` */
export function piecesText(
  { pieces, length }: { readonly pieces: string; readonly length: string },
  { figure }: CutPlanWords,
): string {
  return `${pieces} × ${figure(length)}`
}
