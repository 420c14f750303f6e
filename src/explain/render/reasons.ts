import type { NotApplied } from '../explanation.js'
import { notAppliedReasons, type NotAppliedMeaning } from '../not-applied.js'
import { entryOf } from '../../problem/own-fields.js'
import { numberText, printed } from './value-text.js'
import type { Words } from './words.js'

export function reasonIn(words: Words, { reason, value }: NotApplied): string {
  const sentence = entryOf<NotAppliedMeaning>(notAppliedReasons, reason)?.[words.locale] ?? printed(reason)
  return value === undefined
    ? sentence
    : `${sentence} ${words.withoutBound}: ${numberText(value, 'money', words)}.`
}
