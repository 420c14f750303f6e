import { languageOf } from '../../languages/languages.js'
import { SHEETS } from '../../languages/sheets.generated.js'
import type { DrawingSide, FinishType } from '../../definitions/enums.js'
import { entryOf } from '../../problem/own-fields.js'
import type { AdvisoryCode } from '../../problem/advisory-codes.js'

type Texts = (typeof SHEETS)['en']

export interface SheetWords extends Omit<Texts, 'decimalMark' | 'finishNames' | 'sideNames' | 'advice'> {
  readonly figure: (text: string) => string
  readonly finish: (type: FinishType | undefined) => string | undefined
  readonly sideName: (side: DrawingSide | undefined) => string | undefined
  readonly advice: (code: AdvisoryCode) => string
}

/** Defaults to English for other languages. */
export function sheetWords(locale: string | undefined): SheetWords {
  const { decimalMark, finishNames, sideNames, advice, ...words } = SHEETS[languageOf(locale)]
  return {
    ...words,
    figure: (text) => text.replace('.', decimalMark),
    finish: (type) => (type === undefined ? undefined : entryOf(finishNames, type)),
    sideName: (side) => (side === undefined ? undefined : entryOf(sideNames, side)),
    advice: (code) => entryOf(advice, code) ?? code,
  }
}
