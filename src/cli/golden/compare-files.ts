import { lookUpsOf } from '../../document/catalogue.js'
import type { Change } from '../../golden/change.js'
import { fingerprintOf } from '../../golden/fingerprint.js'
import { narrowedTo } from '../../golden/fitting-causes.js'
import { MOST_ROUNDS, nextCauses, startLook } from '../../golden/looking.js'
import type { Evidence } from '../../golden/evidence.js'
import type { Recording } from '../../golden/record.js'
import { settingsThenAndNow, type SettingsThenAndNow } from '../../golden/settings-difference.js'
import type { Account, GoldenRecord } from '../../golden.js'
import { readSettings as readAccountSettings } from '../../wire/account-settings.js'
import type { ParsedAccount } from '../../wire/account.generated.js'
import { readWhole } from '../../wire/reading.js'
import { CommandFailure } from '../process-io.js'
import type { Settings } from '../settings.js'
import type { ChangeFile } from './change-file.js'
import { parsedRecord, type PlacedRecord } from './match-records.js'
import { documentIn } from './record-requests.js'
import { lineReader, type RecordLine } from './records-of-file.js'

/** Settings by their fingerprints: those of the golden file itself, and those that documents have of their own. */
export type AccountsByFingerprint = Map<string, Account>

/** What is compared. */
export interface TwoFiles {
  /** The file of requests. */
  readonly file: string
  /** The settings when figures were recorded, and now. */
  readonly recordedAccount: Account
  readonly settings: Settings
  readonly recordedAccounts: AccountsByFingerprint
  readonly currentAccounts: AccountsByFingerprint
}

/** Remembers the settings that documents have of their own, and passes records on. A line of settings alone is no record. */
export async function* rememberingAccounts(
  records: AsyncIterable<RecordLine>,
  accounts: AccountsByFingerprint,
): AsyncGenerator<PlacedRecord> {
  for await (const { line, text, account } of records) {
    if (account !== undefined) accounts.set(fingerprintOf(account), account)
    if (text !== '') yield { line, text }
  }
}

/**
 * Looks for the causes of changes: with those that are known, again and again, until nothing is found in what is left.
 * Changes and requests are read from their files each time, so that memory holds a sample of them only.
 */
export async function evidenceInFile(changes: ChangeFile, files: TwoFiles): Promise<Evidence> {
  const recording: Recording = { lookUps: lookUpsOf(files.settings.catalogue), isFull: false }
  const settingsOf = settingsBetween(files)
  let causes: Parameters<typeof nextCauses>[1] = []
  for (let round = 1; ; round++) {
    const look = startLook(causes, recording)
    for await (const change of changesWithRequests(changes, files, settingsOf)) look.at(change)
    const next = round < MOST_ROUNDS ? nextCauses(look, causes, recording) : undefined
    if (next === undefined) return look.evidence
    causes = next
  }
}

async function* changesWithRequests(
  changes: ChangeFile,
  { file, settings }: TwoFiles,
  settingsOf: ReturnType<typeof settingsBetween>,
): AsyncGenerator<Change> {
  const lines = lineReader(file)
  try {
    for await (const { recorded, current } of changes.read()) {
      const sent = current && (await lines.at(current.line))
      const [before, now] = [recordIn(recorded), recordIn(current)]
      const document = documentIn(sent?.sent, settings.kind)
      yield {
        line: (current ?? recorded)?.line ?? 0,
        size: sent?.bytes ?? 0,
        kind: now?.kind ?? before?.kind ?? document.kind,
        request: sent === undefined ? undefined : document.request,
        recorded: before,
        current: now !== undefined && before !== undefined ? narrowedTo(before, now) : now,
        settings: settingsOf(before, now),
      }
    }
  } finally {
    lines.end()
  }
}

function recordIn(record: PlacedRecord | undefined): GoldenRecord | undefined {
  return record && parsedRecord(record)
}

/** The settings of a document on both sides, read once for each two that meet. */
function settingsBetween({
  recordedAccount,
  settings,
  recordedAccounts,
  currentAccounts,
}: TwoFiles): (recorded: GoldenRecord | undefined, current: GoldenRecord | undefined) => SettingsThenAndNow {
  const known = new Map<string, SettingsThenAndNow>()
  return (recorded, current) => {
    const key = `${recorded?.settings ?? ''} ${current?.settings ?? ''}`
    const before = known.get(key)
    if (before !== undefined) return before
    const then = accountFor(recorded?.settings, recordedAccount, recordedAccounts)
    const now = accountFor(current?.settings, settings.account, currentAccounts)
    const made = settingsThenAndNow(parsedSettings(then), parsedSettings(now))
    known.set(key, made)
    return made
  }
}

function accountFor(fingerprint: string | undefined, usual: Account, own: AccountsByFingerprint): Account {
  return fingerprint === undefined ? usual : (own.get(fingerprint) ?? usual)
}

/** Settings of a file, which were written from settings without problems. Throws CommandFailure if they have some all the same. */
export function parsedSettings(account: Account): ParsedAccount {
  const { read, problems } = readWhole(account, readAccountSettings)
  if (read === undefined || problems.length > 0) {
    throw new CommandFailure(
      `The settings of the golden file cannot be used: ${problems.map(({ code }) => code).join(', ')}.`,
    )
  }
  return read
}
