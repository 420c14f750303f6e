import { lookUpsOf } from '../../document/catalogue.js'
import { haveSameAnswer } from '../../golden/compare-records.js'
import { fingerprintOf } from '../../golden/fingerprint.js'
import { narrowedTo } from '../../golden/fitting-causes.js'
import { makeReport } from '../../golden/make-report.js'
import { settingsThenAndNow } from '../../golden/settings-difference.js'
import { readAccount } from '../../index.js'
import type { GoldenHeader, GoldenRecord, GoldenReport, SettingDifference } from '../../golden.js'
import type { SharingOptions } from '../answering/answer-requests.js'
import { noProgress, startProgress, type Progress } from '../answering/progress.js'
import { isStandardInput, sizeOf, type NamedJson } from '../files.js'
import { CommandFailure, type ExitCode, type Output, type ProcessIo } from '../process-io.js'
import { readSettings, settingsOf, type SettingsFiles, type SettingsJson } from '../settings.js'
import { readAccepted } from './accepted-file.js'
import { exitCodeOf, type Budget } from './budget.js'
import { createChangeFile, type ChangeFile } from './change-file.js'
import { evidenceInFile, parsedSettings, rememberingAccounts, type TwoFiles } from './compare-files.js'
import { openGolden, parsedObject } from './golden-file.js'
import { matchRecords, parsedRecord, type MatchedRecords, type PlacedRecord } from './match-records.js'
import { printReport, type ReportOptions } from './print-report.js'
import { recordsOfFile, type RecordLine } from './records-of-file.js'
import { answersOf } from './shadow.js'
import type { ShadowAnswer } from './shadow-answer.js'

export interface VerifyOptions
  extends SharingOptions, Budget, ReportOptions, Omit<SettingsFiles, 'workings' | 'mostProblems'> {
  /** No notes or progress on standard error. */
  readonly quiet?: boolean
  /** A program whose answers take the place of the golden file. */
  readonly shadow?: string
}

/** `quotewright golden verify FILE [GOLDEN]`, and `diff` and `report`, which print more of the same. */
export async function verify(
  file: string,
  golden: string | undefined,
  options: VerifyOptions,
  output: Output,
  io: ProcessIo,
): Promise<ExitCode> {
  const report = await reportOn(file, golden, options, io)
  await printReport(report, file, options, output, io)
  return exitCodeOf(report, options)
}

/** Prices the requests of a file again, and reports what differs from a golden file or from another program. */
async function reportOn(
  file: string,
  golden: string | undefined,
  options: VerifyOptions,
  io: ProcessIo,
): Promise<GoldenReport> {
  if (isStandardInput(file)) {
    throw new CommandFailure(
      'Requests are read more than once to find causes: name a FILE, not standard input.',
    )
  }
  if ((await sizeOf(file)) === undefined) {
    throw new CommandFailure(
      `Requests are read more than once to find causes, and ${file} is no regular file.`,
    )
  }
  const { shadow } = options
  if ((golden === undefined) === (shadow === undefined)) {
    throw new CommandFailure('Give either a GOLDEN file to compare with, or --shadow "COMMAND".')
  }
  const opened = golden === undefined ? undefined : await openGolden(golden)
  const settings = await settingsFor(opened?.header, golden, options, io)
  const parsed = settingsOf(settings)
  const recordedAccount = opened?.header.settings ?? parsed.account
  const files: TwoFiles = {
    ...{ file, settings: parsed, recordedAccount },
    ...{ recordedAccounts: new Map(), currentAccounts: new Map() },
  }
  const changes = createChangeFile()
  let differing = 0
  const more = (): string => (differing === 0 ? '' : ` · ${differing.toLocaleString('en')} differ`)
  const progress = await progressOf(file, options, io, more)
  try {
    const records = recordsOfFile(file, { settings, isFull: false, sharing: options }, progress, io)
    const current = rememberingAccounts(records, files.currentAccounts)
    const pairs =
      opened === undefined
        ? matchAnswers(current, answersOf(shadow ?? '', file), parsed.account.currency)
        : matchRecords(rememberingAccounts(goldenRecords(opened.lines), files.recordedAccounts), current)
    let documents = 0
    for await (const pair of pairs) {
      documents++
      if (areSame(pair)) continue
      differing++
      await changes.add(pair)
    }
    progress.clear()
    const { catalogue } = settings
    const found = { documents, differing, golden, header: opened?.header, catalogue }
    return await explained(changes, files, found, io)
  } finally {
    progress.clear()
    await changes.remove()
  }
}

/** The settings to price with: those of the options, or else those that the golden file was recorded with. */
async function settingsFor(
  header: GoldenHeader | undefined,
  golden: string | undefined,
  { account, catalogue, kind }: VerifyOptions,
  io: ProcessIo,
): Promise<SettingsJson> {
  const files = {
    ...(account === undefined ? {} : { account }),
    ...(catalogue === undefined ? {} : { catalogue }),
    ...((kind ?? header?.kind) === undefined ? {} : { kind: kind ?? header?.kind }),
  } as SettingsFiles
  const settings = await readSettings(files, io)
  refuseOtherCatalogue(header, golden, settings.catalogue)
  if (header === undefined || account !== undefined) return settings
  return { ...settings, account: { name: `The account of ${golden ?? ''}`, json: header.settings } }
}

/** Without the catalogue, or with another, documents would be refused that were priced, or the other way round. */
function refuseOtherCatalogue(
  header: GoldenHeader | undefined,
  golden: string | undefined,
  catalogue: NamedJson | undefined,
): void {
  if (header?.catalogue === undefined || catalogue !== undefined) return
  throw new CommandFailure(`${golden ?? ''} was recorded with a catalogue: give it with --catalogue FILE.`)
}

async function progressOf(
  file: string,
  { quiet = false }: VerifyOptions,
  { stderr }: ProcessIo,
  more: () => string,
): Promise<Progress> {
  const bytes = await sizeOf(file)
  return quiet ? noProgress : startProgress(stderr, bytes, () => performance.now(), more)
}

/** The records of a golden file. Settings that documents have of their own are lines before the first of these documents. */
async function* goldenRecords(lines: AsyncIterable<string>): AsyncGenerator<RecordLine> {
  let line = 1
  for await (const text of lines) {
    line++
    if (!text.startsWith('{"settings":')) {
      yield { line, text }
      continue
    }
    const account = readAccount(parsedObject(text)?.['account'])
    if (!account.ok) throw new CommandFailure(`Line ${String(line)} of the golden file has no settings.`)
    yield { line: 0, text: '', account: account.value }
  }
}

/** Our records with the answers of another program to the same requests, in order. Throws CommandFailure. */
async function* matchAnswers(
  current: AsyncIterable<PlacedRecord>,
  answers: AsyncGenerator<ShadowAnswer>,
  usualCurrency: string,
): AsyncGenerator<MatchedRecords> {
  try {
    for await (const ours of current) {
      const answer = await answers.next()
      if (answer.done === true) {
        throw new CommandFailure('The other program answered fewer lines than there are requests.')
      }
      const { totals, lines, problems, ...same } = JSON.parse(ours.text) as GoldenRecord
      const { currency: theirCurrency, ...figures } = answer.value
      const currency = same.currency ?? usualCurrency
      if (theirCurrency !== undefined && theirCurrency !== currency) {
        throw new CommandFailure(
          `The other program answers line ${String(ours.line)} in ${theirCurrency}, and its account has ${currency}: amounts in two currencies are not compared.`,
        )
      }
      // Both refuse it: in which words, is their own affair.
      const refused = problems !== undefined && figures.problems !== undefined ? { problems } : {}
      const theirs = { ...same, ...figures, ...refused }
      yield { recorded: { line: ours.line, text: JSON.stringify(theirs) }, current: ours }
    }
    // Only now is it known that it has no more answers, and did not fail.
    if ((await answers.next()).done !== true) {
      throw new CommandFailure('The other program answered more lines than there are requests.')
    }
  } finally {
    await answers.return(undefined)
  }
}

function areSame({ recorded, current }: MatchedRecords): boolean {
  if (recorded === undefined || current === undefined) return false
  if (recorded.text === current.text) return true
  const [before, now] = [parsedRecord(recorded), parsedRecord(current)]
  return (
    before.request === now.request &&
    before.kind === now.kind &&
    haveSameAnswer(before, narrowedTo(before, now))
  )
}

async function explained(
  changes: ChangeFile,
  files: TwoFiles,
  found: {
    readonly documents: number
    readonly differing: number
    readonly golden: string | undefined
    readonly header: GoldenHeader | undefined
    readonly catalogue: NamedJson | undefined
  },
  io: ProcessIo,
): Promise<GoldenReport> {
  const { documents, differing, golden, header, catalogue } = found
  const evidence = differing === 0 ? new Map() : await evidenceInFile(changes, files)
  const { differences } = settingsThenAndNow(
    parsedSettings(files.recordedAccount),
    parsedSettings(files.settings.account),
  )
  const current = catalogue === undefined ? undefined : fingerprintOf(catalogue.json)
  const facts = {
    comparedWith: golden === undefined ? 'program' : 'golden',
    recorded: header && { engine: header.engine, rules: header.rules },
    documents,
    settings: [...differences, ...catalogueDifference(header, current)],
    acceptances: golden === undefined ? new Map<string, string>() : await readAccepted(golden, io),
  } as const
  return makeReport(evidence, facts, { lookUps: lookUpsOf(files.settings.catalogue), isFull: false })
}

/** The fingerprints of two catalogues that differ. The recorded one itself is not kept, so what it did is not known. */
function catalogueDifference(
  header: GoldenHeader | undefined,
  current: string | undefined,
): readonly SettingDifference[] {
  if (header === undefined || header.catalogue === current) return []
  const { catalogue: recorded } = header
  return [
    {
      name: 'catalogue',
      ...(recorded === undefined ? {} : { recorded }),
      ...(current === undefined ? {} : { current }),
    },
  ]
}
