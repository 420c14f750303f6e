import { POLICIES } from '../../languages/policies.generated.js'
import { isPolicyId } from '../../policies/known-policies.js'
import type { ReportWords } from './report-words.js'

/** Translates ids of policies, and returns others unchanged. */
export function causeInWords(id: string, { figures }: ReportWords): string {
  const policies = id.split('+').map((part) => part.replace(/^(recorded|current):/, ''))
  return policies.every(isPolicyId)
    ? policies.map((policy) => POLICIES[figures.locale][policy]).join(', ')
    : id
}
