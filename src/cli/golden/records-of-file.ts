import { createReadStream } from 'node:fs'
import type { Account, GoldenRecord } from '../../golden.js'
import { answersToLines, type SharingOptions } from '../answering/answer-requests.js'
import type { Progress } from '../answering/progress.js'
import { splitLines } from '../answering/split-lines.js'
import { unreadable } from '../files.js'
import { parseJson } from '../json/parse-json.js'
import { CommandFailure, type ProcessIo } from '../process-io.js'
import { settingsOf, type SettingsJson } from '../settings.js'
import type { PlacedRecord } from './match-records.js'
import { recording, type RecordWithSettings } from './record-requests.js'

/** How the requests of a file are recorded. */
export interface RecordingOfFile {
  readonly settings: SettingsJson
  readonly isFull: boolean
  readonly sharing: SharingOptions
}

/** A record as a line of a golden file, with the settings that its document has of its own. */
export interface RecordLine extends PlacedRecord {
  readonly account?: Account
}

/**
 * The records of the requests of a file, or of standard input, one a line, in order, whoever prices them. Throws
 * CommandFailure for a line that is not JSON: it is no document that could be recorded.
 */
export async function* recordsOfFile(
  file: string | undefined,
  { settings, isFull, sharing }: RecordingOfFile,
  progress: Progress,
  io: ProcessIo,
): AsyncGenerator<RecordLine> {
  const task = {
    ...recording({ ...settingsOf(settings), isFull }),
    assignment: { command: 'record', settings, isFull },
  } as const
  for await (const { text, count, bytesRead } of await answersToLines(
    file,
    { ...sharing, ids: true },
    task,
    io,
  )) {
    progress.advance(count, bytesRead)
    for (const line of Buffer.from(text).toString('utf8').split('\n')) if (line !== '') yield recordLine(line)
  }
}

const MARK = /^\{"line":(\d+),/

/** Takes away what is no part of a record: the number of the line, and settings, which are written once for all. */
function recordLine(answer: string): RecordLine {
  const [mark = '', number = '0'] = MARK.exec(answer) ?? []
  const text = `{${answer.slice(mark.length)}`
  if (text.includes('"type":"validation_failure"')) refuseUnreadable(text)
  const line = Number(number)
  if (!text.endsWith('}}') || !text.includes(',"account":{')) return { line, text }
  const { account, ...record } = JSON.parse(text) as RecordWithSettings
  return account === undefined ? { line, text } : { line, text: JSON.stringify(record), account }
}

/** The answer to bytes that are no request has the sentence that says why. */
function refuseUnreadable(text: string): void {
  const { errors } = JSON.parse(text) as GoldenRecord & {
    readonly errors?: readonly { readonly message: string }[]
  }
  if (errors !== undefined) throw new CommandFailure(errors[0]?.message ?? 'A line cannot be read.')
}

/** A request as it was sent, and how long its line is. */
export interface SentLine {
  readonly sent: unknown
  readonly bytes: number
}

/** Reads lines of a file by their numbers, which must rise: nothing is read twice, and one line is held. */
export function lineReader(file: string): {
  readonly at: (number: number) => Promise<SentLine | undefined>
  readonly end: () => void
} {
  const chunks = createReadStream(file)
  const batches = splitLines(chunks)
  let batch: readonly Buffer[] = []
  let linesBefore = 0
  return {
    async at(number) {
      while (number > linesBefore + batch.length) {
        linesBefore += batch.length
        const next = await batches.next().catch((error: unknown) => {
          throw unreadable(file, error)
        })
        if (next.done === true) return undefined
        batch = next.value
      }
      const bytes = batch[number - linesBefore - 1]
      const parsed = bytes === undefined ? undefined : parseJson(bytes)
      return { sent: parsed?.ok === true ? parsed.value : undefined, bytes: bytes?.length ?? 0 }
    },
    end() {
      chunks.destroy()
    },
  }
}
