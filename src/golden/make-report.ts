import { causeRowOf, type Acceptances } from './cause-rows.js'
import { causeId } from './cause.js'
import type { Evidence } from './evidence.js'
import { explainedChanges } from './explained-changes.js'
import { LIBRARY_VERSION } from './header.js'
import type { Recording } from './record.js'
import type { GoldenReport, GoldenVersion, SettingDifference } from './report.js'
import { sumsOf, tallies, type Tally } from './tally.js'
import { definedOnly } from '../wire/object.js'

interface ReportFacts {
  readonly comparedWith: 'golden' | 'program'
  /** Undefined for another program. */
  readonly recorded: GoldenVersion | undefined
  readonly documents: number
  readonly settings: readonly SettingDifference[]
  readonly acceptances: Acceptances
}

/** Shrinking a sample prices it many times. Further causes keep their samples whole. */
const MAX_SHRUNK = 500

export function makeReport(evidence: Evidence, facts: ReportFacts, recording: Recording): GoldenReport {
  const { comparedWith, recorded, documents, settings, acceptances } = facts
  const explained = explainedChanges(evidence)
  const met = new Set(explained.flatMap(({ cause, alsoFits }) => [cause, ...alsoFits].map(causeId)))
  const sums = new Map<string, Tally>()
  for (const { currency, tally } of explained)
    sums.set(currency, tallies.concat(sums.get(currency) ?? tallies.empty, tally))
  const differing = explained.reduce((sum, { tally }) => sum + tally.documents, 0)
  const byDocuments = [...explained].sort((one, other) => other.tally.documents - one.tally.documents)
  const shrunk = new Set(byDocuments.slice(0, MAX_SHRUNK))
  return {
    format: 'quotewright.golden-report/1',
    comparedWith,
    versions: definedOnly({ recorded, current: LIBRARY_VERSION }),
    documents,
    same: documents - differing,
    settings: settings.map((one) => ({ ...one })),
    causes: explained.map((one) =>
      causeRowOf(one, comparedWith, acceptances, shrunk.has(one) ? recording : undefined),
    ),
    sums: [...sums].map(([currency, tally]) => ({ currency, ...sumsOf(tally) })),
    unusedAcceptances: [...acceptances.keys()].filter((id) => !met.has(id)),
  }
}
