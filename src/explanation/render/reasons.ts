import { notAppliedReasons, type NotAppliedMeaning } from '../not-applied.js'
import { printed } from './value-text.js'
import type { Words } from './words.js'

/** Why a rule did not apply, as a sentence. A word that is not known is shown as it is. */
export function reasonIn({ locale }: Words, because: string): string {
  const reasons: Readonly<Record<string, NotAppliedMeaning>> = notAppliedReasons
  return Object.hasOwn(reasons, because) ? (reasons[because]?.[locale] ?? because) : printed(because)
}
