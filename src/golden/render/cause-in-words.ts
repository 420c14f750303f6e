import { POLICIES } from '../../languages/policies.generated.js'
import { isPolicyId } from '../../policies/known-policies.js'
import type { ReportWords } from './report-words.js'

/** Returns an id that consists of policies in words, and any other id unchanged. */
export function causeInWords(id: string, { figures }: ReportWords): string {
  const policies = id.split('+').map((part) => part.replace(/^(recorded|current):/, ''))
  return policies.every(isPolicyId)
    ? policies.map((policy) => POLICIES[figures.locale][policy]).join(', ')
    : id
}
