import { splitText } from '../policies/split-discounts.js'
import type { CauseTexts } from '../languages/en/reports.js'
import { inEachLanguage, type InEachLanguage, type Locale } from '../languages/languages.js'
import { POLICIES as WORDS_OF_POLICIES } from '../languages/policies.generated.js'
import { REPORTS } from '../languages/reports.generated.js'
import { POLICIES } from '../policies/known-policies.js'
import { settingText } from './setting-text.js'
import { isKnown, type Cause, type KnownCause, type OtherCause } from './cause.js'

export function causeSentences(cause: Cause, comparedWith: 'golden' | 'program'): InEachLanguage {
  return inEachLanguage((language) => {
    const { causeSentences: texts } = REPORTS[language]
    return isKnown(cause)
      ? knownSentence(cause, comparedWith, language)
      : otherSentence(cause, texts.recorders[comparedWith], texts)
  })
}

function knownSentence(
  { settings, policies, lineDiscounts = [], side }: KnownCause,
  comparedWith: 'golden' | 'program',
  language: Locale,
): string {
  const { recorders, currentFigures, follow } = REPORTS[language].causeSentences
  const known = POLICIES.filter(({ id }) => policies.includes(id))
  const figures = side === 'recorded' ? recorders[comparedWith] : currentFigures
  const words = known.map(({ id }) => WORDS_OF_POLICIES[language][id])
  const splits = lineDiscounts.length === 0 ? '' : ` (${lineDiscounts.map(splitText).join(', ')})`
  const parts = [
    ...settings.map((one) => settingText(REPORTS[language], one)),
    ...(known.length === 0 ? [] : [`${follow(figures, words)}${splits}`]),
  ]
  return sentence(parts.join('; '))
}

function otherSentence(cause: OtherCause, recordedFigures: string, texts: CauseTexts): string {
  switch (cause.differs) {
    case 'refused':
    case 'accepted':
      return texts[cause.differs](cause.code)
    case 'figure':
      return texts.figure(cause.figure, recordedFigures)
    case 'request':
    case 'added':
    case 'removed':
    case 'lines':
      return texts[cause.differs]
  }
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
