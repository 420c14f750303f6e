import { languageOf } from '../../languages/languages.js'
import { SHEETS } from '../../languages/sheets.generated.js'
import type { DrawingSide, FinishType } from '../../definitions/enums.js'
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
    finish: (type) => (type === undefined ? undefined : textIn(finishNames, type)),
    sideName: (side) => (side === undefined ? undefined : textIn(sideNames, side)),
    advice: (code) => textIn(advice, code) ?? code,
  }
}

function textIn<Name extends string>(
  texts: Readonly<Partial<Record<Name, string>>>,
  name: Name,
): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined
}
