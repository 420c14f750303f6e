import { goldenHeader, goldenLines } from '../../entries/golden.js'
import type { SharingOptions } from '../answering/answer-requests.js'
import { noProgress, startProgress } from '../answering/progress.js'
import { refuseToOverwrite, sizeOf } from '../files.js'
import { escapedJson } from '../json/json-pieces.js'
import { notesTo } from '../notes.js'
import { isSheetFile } from '../sheets/sheet-file.js'
import { CommandFailure, ExitCode, type Output, type ProcessIo } from '../process-io.js'
import { readSettings, sampleAccountNote, settingsOf, validValue, type SettingsOptions } from '../settings.js'
import { createGolden, type GoldenOutput } from './golden-file.js'
import { recordsOfFile } from './records-of-file.js'

export interface RecordOptions extends SharingOptions, Omit<SettingsOptions, 'workings' | 'maxProblems'> {
  readonly out?: string
  readonly full?: boolean
  readonly quiet?: boolean
}

export async function record(
  file: string | undefined,
  options: RecordOptions,
  output: Output,
  io: ProcessIo,
): Promise<ExitCode> {
  const { out, full = false, quiet = false, kind } = options
  await refuseToOverwrite('--out', out, [file, options.account, options.catalogue])
  refuseUnsuitableFile(file)
  const settings = await readSettings(options, io)
  notesTo(io, quiet)(sampleAccountNote(settings.account))
  const { account } = settingsOf(settings)
  const described = { kind, catalogueJson: settings.catalogue?.json, isFull: full }
  const header = validValue(goldenHeader(account, described), settings.account.name)
  const bytes = await sizeOf(file)
  const progress =
    quiet || (out === undefined && io.stdout.isTTY) ? noProgress : startProgress(io.stderr, bytes)
  const golden: GoldenOutput = out === undefined ? standardOutputAsGolden(output) : await createGolden(out)
  const records = recordsOfFile(file, { settings, isFull: full, sharing: options }, progress, io)
  let text = ''
  try {
    for await (const line of goldenLines(header, records)) {
      text += `${line}\n`
      if (text.length < PIECE_CHARACTERS) continue
      await golden.write(escapedJson(text))
      text = ''
      if (golden.isClosed) break
    }
    await golden.write(escapedJson(text))
    await golden.end()
  } catch (error) {
    await golden.discard()
    throw error
  } finally {
    progress.clear()
  }
  return ExitCode.Answered
}

/** A spreadsheet of a single column could look like a list of requests. */
function refuseUnsuitableFile(file: string | undefined): void {
  if (file?.toLowerCase().endsWith('.gz') === true)
    throw new CommandFailure(`${file} is compressed: unpack it first. Requests are JSON, one per line.`)
  if (isSheetFile(file))
    throw new CommandFailure(
      `${file} is a spreadsheet: price it with --format json, and record the requests as JSON, one per line.`,
    )
}

const PIECE_CHARACTERS = 65_536

/** Leaves standard output open. */
function standardOutputAsGolden(output: Output): GoldenOutput {
  return {
    write: (text) => output.write(text),
    end: () => Promise.resolve(),
    discard: () => Promise.resolve(),
    get isClosed() {
      return output.isClosed
    },
  }
}
