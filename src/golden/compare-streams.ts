import { ownFields } from '../problem/own-fields.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { DocumentKind } from '../wire/document.js'
import { canonicalText } from './canonical-text.js'
import type { Acceptances } from './cause-rows.js'
import type { Change } from './change.js'
import { textOr } from '../problem/text-or.js'
import { haveSameAnswer } from './compare-records.js'
import type { Evidence } from './evidence.js'
import { fingerprintOf } from './fingerprint.js'
import { narrowedTo } from './fitting-causes.js'
import {
  CURRENT_RECORDS,
  endStream,
  recordIn,
  recordsIn,
  streamOf,
  usableSettings,
  type AccountsByFingerprint,
  type GoldenFile,
  type RecordLine,
  type AnyIterable,
} from './golden-file.js'
import { kindOfHeader } from './kind.js'
import { startCauseSearch } from './cause-search.js'
import { makeReport } from './make-report.js'
import { matchRecords, type MatchedRecords } from './match-records.js'
import { matchAnswers } from './program-answers.js'
import type { GoldenRecord, Recording } from './record.js'
import type { GoldenHeader, GoldenReport, SettingDifference } from './report.js'
import { documentIn } from './sent-documents.js'
import { settingsThenAndNow, type SettingsOnBothSides } from './settings-difference.js'
import { definedOnly } from '../wire/object.js'

/** Stores the differing documents, which the search for causes reads several times. */
export interface DifferenceStore {
  /** Stores the records of one more document. */
  readonly add: (records: MatchedRecords) => Promise<void> | void
  /** Returns all records in the order of their addition. Called after the last `add`. */
  readonly all: () => AsyncIterable<MatchedRecords>
}

export interface CurrentSide {
  readonly account: ParsedAccount
  readonly records: AnyIterable<RecordLine>
  readonly requestAt: (line: number) => unknown
  readonly kind: DocumentKind | undefined
  readonly recording: Recording
  readonly catalogue: string | undefined
  readonly store: DifferenceStore
  readonly acceptances: Acceptances
}

/** Holds only samples of the differences in memory. */
export async function comparedWithGolden(golden: GoldenFile, now: CurrentSide): Promise<GoldenReport> {
  const { lines } = golden
  const name = textOr(golden.name, 'The golden file')
  const { header, kind, account } = await headerFacts(golden, name, now.records)
  const accounts = startAccounts(account, now.account)
  const pairs = matchRecords(
    recordsIn(lines, name, accounts.recorded),
    accounts.remembering(now.records),
    name,
  )
  const documents = await keepDifferences(pairs, now.store, name)
  const evidence = await evidenceInStore({ ...now, kind: now.kind ?? kind }, accounts.between, name)
  const { differences } = accounts.between(undefined, undefined)
  const facts = {
    comparedWith: 'golden',
    recorded: { engine: header.engine, rules: header.rules },
    documents,
    settings: [...differences, ...catalogueDifference(header, now.catalogue)],
    acceptances: now.acceptances,
  } as const
  return makeReport(evidence, facts, now.recording)
}

/** Closes both sources if the header is faulty: nobody will read them. */
async function headerFacts(
  { header: sent, lines }: GoldenFile,
  name: string,
  records: AnyIterable<RecordLine>,
): Promise<{
  readonly header: GoldenHeader
  readonly kind: DocumentKind | undefined
  readonly account: ParsedAccount
}> {
  try {
    const header = ownFields(sent)
    return { header, kind: kindOfHeader(header, name), account: usableSettings(header.settings, name, 1) }
  } catch (fault) {
    await Promise.all([endStream(lines), endStream(records)])
    throw fault
  }
}

export async function comparedWithProgram(
  answers: AsyncIterable<string>,
  now: CurrentSide,
  name: string,
): Promise<GoldenReport> {
  const accounts = startAccounts(now.account, now.account)
  const pairs = matchAnswers(accounts.remembering(now.records), answers, now.account.currency, name)
  const documents = await keepDifferences(pairs, now.store, name)
  const evidence = await evidenceInStore(now, accounts.between, name)
  const facts = {
    comparedWith: 'program',
    recorded: undefined,
    documents,
    settings: [],
    acceptances: now.acceptances,
  } as const
  return makeReport(evidence, facts, now.recording)
}

async function keepDifferences(
  pairs: AsyncIterable<MatchedRecords>,
  store: DifferenceStore,
  name: string,
): Promise<number> {
  let documents = 0
  for await (const pair of pairs) {
    documents++
    if (!areSame(pair, name)) await store.add(pair)
  }
  return documents
}

function areSame(pair: MatchedRecords, name: string): boolean {
  const { recorded, current } = ownFields(pair)
  if (recorded === undefined || current === undefined) return false
  if (recorded.text === current.text) return true
  const [before, now] = [recordIn(recorded, name), recordIn(current, CURRENT_RECORDS)]
  return (
    before.request === now.request &&
    before.kind === now.kind &&
    haveSameAnswer(before, narrowedTo(before, now))
  )
}

async function evidenceInStore(
  { store, requestAt, kind, recording }: CurrentSide,
  settingsOf: Accounts['between'],
  name: string,
): Promise<Evidence> {
  const search = startCauseSearch(recording)
  do {
    for await (const pair of store.all()) {
      const { recorded, current } = ownFields(pair)
      const sent = current && (await requestAt(current.line))
      const before = recorded && recordIn(recorded, name)
      const now = current && recordIn(current, CURRENT_RECORDS)
      const document = documentIn(sent, kind)
      const request = sent === undefined ? undefined : document.request
      search.examine({
        line: (current ?? recorded)?.line ?? 0,
        size: canonicalText(request).length,
        kind: now?.kind ?? before?.kind ?? document.kind,
        request,
        recorded: before,
        current: now !== undefined && before !== undefined ? narrowedTo(before, now) : now,
        settings: settingsOf(before, now),
      } satisfies Change)
    }
  } while (search.nextRound())
  return search.evidence()
}

type Accounts = ReturnType<typeof startAccounts>

function startAccounts(defaultThen: ParsedAccount, defaultNow: ParsedAccount) {
  const recorded: AccountsByFingerprint = new Map()
  const current: AccountsByFingerprint = new Map()
  const known = new Map<string, SettingsOnBothSides>()
  return {
    recorded,
    async *remembering(records: AnyIterable<RecordLine>): AsyncGenerator<RecordLine> {
      for await (const record of streamOf(records)) {
        const { line, text, account } = ownFields(record)
        const own = account && fingerprintOf(account)
        if (own !== undefined && !current.has(own))
          current.set(own, usableSettings(account, CURRENT_RECORDS, line))
        yield { line, text }
      }
    },
    between: (before: GoldenRecord | undefined, now: GoldenRecord | undefined): SettingsOnBothSides => {
      const key = `${before?.settings ?? ''} ${now?.settings ?? ''}`
      const settings =
        known.get(key) ??
        settingsThenAndNow(
          recorded.get(before?.settings ?? '') ?? defaultThen,
          current.get(now?.settings ?? '') ?? defaultNow,
        )
      known.set(key, settings)
      return settings
    },
  }
}

/** The golden file has only the fingerprint of its catalogue, so the effect of a change is unknown. */
function catalogueDifference(
  { catalogue: recorded }: GoldenHeader,
  current: string | undefined,
): readonly SettingDifference[] {
  return recorded === current ? [] : [definedOnly({ name: 'catalogue', recorded, current })]
}
