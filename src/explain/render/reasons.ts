import type { NotApplied } from '../explanation.js'
import { notAppliedReasons, type NotAppliedMeaning } from '../not-applied.js'
import { numberText, printed } from './value-text.js'
import type { Words } from './words.js'

export function reasonIn(words: Words, { reason, value }: NotApplied): string {
  const reasons: Readonly<Record<string, NotAppliedMeaning>> = notAppliedReasons
  const translated = Object.hasOwn(reasons, reason) ? reasons[reason]?.[words.locale] : undefined
  const sentence = translated ?? printed(reason)
  return value === undefined
    ? sentence
    : `${sentence} ${words.withoutBound}: ${numberText(value, 'money', words)}.`
}
