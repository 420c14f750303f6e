import type { NotApplied } from '../explanation.js'
import { notAppliedReasons, type NotAppliedMeaning } from '../not-applied.js'
import { numberText, printed } from './value-text.js'
import type { Words } from './words.js'

/** Why a rule did not apply, as a sentence. A word that is not known is shown as it is. Of a bound, the amount without it. */
export function reasonIn(words: Words, { because, value }: NotApplied): string {
  const reasons: Readonly<Record<string, NotAppliedMeaning>> = notAppliedReasons
  const reason = Object.hasOwn(reasons, because) ? reasons[because]?.[words.locale] : undefined
  const sentence = reason ?? printed(because)
  return value === undefined
    ? sentence
    : `${sentence} ${words.withoutBound}: ${numberText(value, 'money', words)}.`
}
