import {
  compareWithGolden,
  compareWithProgram,
  type GoldenHeader,
  type GoldenReport,
} from '../../entries/golden.js'
import type { SharingOptions } from '../answering/answer-requests.js'
import { noProgress, startProgress, type Progress } from '../answering/progress.js'
import { isStandardInput, refuseToOverwrite, sizeOf, type NamedJson } from '../files.js'
import { notesTo } from '../notes.js'
import { CommandFailure, type ExitCode, type Output, type ProcessIo } from '../process-io.js'
import {
  readSettings,
  sampleAccountNote,
  settingsOf,
  type SettingsOptions,
  type SettingsJson,
} from '../settings.js'
import { readAccepted } from './accepted-file.js'
import { budgetOf, exitCodeOf, type Budget } from './budget.js'
import { createChangeFile, type ChangeFile } from './change-file.js'
import { openGolden, valueIn } from './golden-file.js'
import { printReport, type ReportOptions } from './print-report.js'
import { recordsOfFile, requestsByLine } from './records-of-file.js'
import { answersOf } from './shadow.js'

export interface VerifyOptions
  extends
    SharingOptions,
    Omit<Budget, 'maxNet'>,
    ReportOptions,
    Omit<SettingsOptions, 'workings' | 'maxProblems'> {
  readonly quiet?: boolean
  /** A program whose answers replace the golden file. */
  readonly shadow?: string
  /** As typed. */
  readonly maxNet?: string
}

/** Implements `diff` and `report` too. */
export async function verify(
  file: string,
  golden: string | undefined,
  options: VerifyOptions,
  output: Output,
  io: ProcessIo,
): Promise<ExitCode> {
  await refuseToOverwrite('--html', options.html, [file, golden, options.account, options.catalogue])
  const { report, budget } = await reportOn(file, golden, options, io)
  await printReport(report, file, options, output, io)
  return exitCodeOf(report, budget)
}

async function reportOn(
  file: string,
  golden: string | undefined,
  options: VerifyOptions,
  io: ProcessIo,
): Promise<{ readonly report: GoldenReport; readonly budget: Budget }> {
  const { shadow } = options
  const bytes = await sizeOfRequests(file)
  if ((golden === undefined) === (shadow === undefined)) {
    throw new CommandFailure('Give either a GOLDEN file to compare with, or --shadow "COMMAND".')
  }
  const opened = golden === undefined ? undefined : await openGolden(golden)
  const settings = await settingsFor(opened?.header, golden, options, io)
  notesTo(io, options.quiet)(sampleAccountNote(settings.account))
  const { account, catalogue, kind } = settingsOf(settings)
  const budget = budgetOf(options, account.currency)
  const accepted = golden === undefined ? undefined : Object.fromEntries(await readAccepted(golden, io))
  const changes = createChangeFile()
  const progress = progressOf(bytes, options, io, changes)
  const requests = requestsByLine(file)
  const now = {
    account,
    records: recordsOfFile(file, { settings, isFull: false, sharing: options }, progress, io),
    requestAt: requests.at,
  }
  const store = {
    add: changes.add,
    all() {
      progress.clear()
      return changes.all()
    },
  }
  const known = { kind, catalogue, catalogueJson: settings.catalogue?.json, accepted, store }
  try {
    if (opened !== undefined) return { report: valueIn(await compareWithGolden(opened, now, known)), budget }
    const name = 'The answers of the program of --shadow'
    const compared = await compareWithProgram(answersOf(shadow ?? '', file), now, { ...known, name })
    return { report: valueIn(compared), budget }
  } finally {
    progress.clear()
    requests.end()
    await changes.remove()
  }
}

async function sizeOfRequests(file: string): Promise<number> {
  const again = 'Requests are read more than once to find causes'
  if (isStandardInput(file)) throw new CommandFailure(`${again}: name a FILE, not standard input.`)
  const bytes = await sizeOf(file)
  if (bytes !== undefined) return bytes
  throw new CommandFailure(`${again}, and ${file} is not a regular file: save it as one.`)
}

/** Falls back to the golden file for the account and the kind, but not for the catalogue. */
export async function settingsFor(
  header: GoldenHeader | undefined,
  golden: string | undefined,
  { account, catalogue, kind }: VerifyOptions,
  io: ProcessIo,
): Promise<SettingsJson> {
  const settings = await readSettings({ account, catalogue, kind: kind ?? header?.kind }, io)
  refuseMissingCatalogue(header, golden, settings.catalogue)
  if (header === undefined || account !== undefined) return settings
  return { ...settings, account: { name: `The account of ${golden ?? ''}`, json: header.settings } }
}

/** Without the catalogue, the run could price requests that were refused before. */
function refuseMissingCatalogue(
  header: GoldenHeader | undefined,
  golden: string | undefined,
  catalogue: NamedJson | undefined,
): void {
  if (header?.catalogue === undefined || catalogue !== undefined) return
  throw new CommandFailure(`${golden ?? ''} was recorded with a catalogue: give it with --catalogue FILE.`)
}

function progressOf(
  bytes: number,
  { quiet = false }: VerifyOptions,
  { stderr }: ProcessIo,
  { count }: ChangeFile,
): Progress {
  const more = (): string => (count() === 0 ? '' : ` · ${count().toLocaleString('en')} differ`)
  return quiet ? noProgress : startProgress(stderr, bytes, () => performance.now(), more)
}
