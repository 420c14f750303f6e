import { lookUpsOf } from '../../document/catalogue.js'
import { haveSameAnswer } from '../../golden/compare-records.js'
import { evidences } from '../../golden/evidence.js'
import { narrowedTo } from '../../golden/fitting-causes.js'
import { makeReport } from '../../golden/make-report.js'
import { settingsThenAndNow } from '../../golden/settings-difference.js'
import type { Account, GoldenHeader, GoldenRecord, GoldenReport } from '../../golden.js'
import type { SharingOptions } from '../answering/answer-requests.js'
import { noProgress, startProgress, type Progress } from '../answering/progress.js'
import { isStandardInput, sizeOf, type NamedJson } from '../files.js'
import { CommandFailure, type ExitCode, type Output, type ProcessIo } from '../process-io.js'
import { readSettings, settingsOf, type SettingsFiles, type SettingsJson } from '../settings.js'
import { readAccepted } from './accepted-file.js'
import { exitCodeOf, type Budget } from './budget.js'
import { createChangeFile, type ChangeFile } from './change-file.js'
import { evidenceInFile, parsedSettings, rememberingAccounts, type TwoFiles } from './compare-files.js'
import { openGolden } from './golden-file.js'
import { matchRecords, type MatchedRecords, type PlacedRecord } from './match-records.js'
import { printReport, type ReportOptions } from './print-report.js'
import { recordsOfFile, type RecordLine } from './records-of-file.js'
import { answersOf } from './shadow.js'

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
  const changes = await createChangeFile()
  let differing = 0
  const more = (): string => (differing === 0 ? '' : ` · ${differing.toLocaleString('en')} differ`)
  const progress = await progressOf(file, options, io, more)
  try {
    const records = recordsOfFile(file, { settings, isFull: false, sharing: options }, progress, io)
    const current = rememberingAccounts(records, files.currentAccounts)
    const pairs =
      opened === undefined
        ? matchAnswers(current, answersOf(shadow ?? '', file))
        : matchRecords(rememberingAccounts(goldenRecords(opened.lines), files.recordedAccounts), current)
    let documents = 0
    for await (const pair of pairs) {
      documents++
      if (areSame(pair)) continue
      differing++
      await changes.add(pair)
    }
    progress.clear()
    return await explained(changes, files, { documents, differing, golden, header: opened?.header }, io)
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
    const { account } = JSON.parse(text) as { readonly account: Account }
    yield { line: 0, text: '', account }
  }
}

/** Our records with the answers of another program to the same requests, in order. */
async function* matchAnswers(
  current: AsyncIterable<PlacedRecord>,
  answers: AsyncIterator<Pick<GoldenRecord, 'totals' | 'problems'>>,
): AsyncGenerator<MatchedRecords> {
  for await (const ours of current) {
    const answer = await answers.next()
    if (answer.done === true) {
      throw new CommandFailure('The other program answered fewer lines than there are requests.')
    }
    const { totals, lines, problems, ...same } = JSON.parse(ours.text) as GoldenRecord
    // Both refuse it: in which words, is their own affair.
    const refused = problems !== undefined && answer.value.problems !== undefined ? { problems } : {}
    const theirs = { ...same, ...answer.value, ...refused }
    yield { recorded: { line: ours.line, text: JSON.stringify(theirs) }, current: ours }
  }
}

function areSame({ recorded, current }: MatchedRecords): boolean {
  if (recorded === undefined || current === undefined) return false
  if (recorded.text === current.text) return true
  const [before, now] = [JSON.parse(recorded.text), JSON.parse(current.text)] as [GoldenRecord, GoldenRecord]
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
  },
  io: ProcessIo,
): Promise<GoldenReport> {
  const { documents, differing, golden, header } = found
  const evidence = differing === 0 ? evidences.empty : await evidenceInFile(changes, files)
  const { differences } = settingsThenAndNow(
    parsedSettings(files.recordedAccount),
    parsedSettings(files.settings.account),
  )
  const facts = {
    comparedWith: golden === undefined ? 'program' : 'golden',
    recorded: header && { engine: header.engine, rules: header.rules },
    documents,
    settings: differences,
    acceptances: golden === undefined ? new Map<string, string>() : await readAccepted(golden, io),
  } as const
  return makeReport(evidence, facts, { lookUps: lookUpsOf(files.settings.catalogue), isFull: false })
}
