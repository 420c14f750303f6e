import { createReadStream } from 'node:fs'
import { recordSent, type GoldenRecord, type RecordLine, type SentRecord } from '../../entries/golden.js'
import { refusalOfBytes, type Answering } from '../answering/answer-lines.js'
import { answersToLines, type SharingOptions } from '../answering/answer-requests.js'
import type { Progress } from '../answering/progress.js'
import { splitLines } from '../answering/split-lines.js'
import { subjectOf, unreadable } from '../files.js'
import { isObject } from '../json/object.js'
import { parseJson } from '../json/parse-json.js'
import { CommandFailure, type ProcessIo } from '../process-io.js'
import { settingsOf, type Settings, type SettingsJson } from '../settings.js'

const ONE_PER_LINE =
  'Write each request as JSON on its own line (NDJSON). Lists, spreadsheets and split requests cannot be recorded.'

interface RecordingOfFile {
  readonly settings: SettingsJson
  readonly isFull: boolean
  readonly sharing: SharingOptions
}

export function recording(settings: Settings & { readonly isFull: boolean }): Answering<SentRecord> {
  return {
    answer(sent) {
      if (Array.isArray(sent)) return refusalOfBytes(`The requests are in one list. ${ONE_PER_LINE}`)
      if (isGoldenHeader(sent))
        return refusalOfBytes(`This is a golden file, not a file of requests. ${ONE_PER_LINE}`)
      if (!isObject(sent)) return refusalOfBytes(`A line is not a JSON object. ${ONE_PER_LINE}`)
      const record = recordSent(sent, settings.account, settings)
      if (!record.ok) throw new Error('settings that were read have problems')
      return record.value
    },
    json: (record) => record,
  }
}

/** Without this test, each line of a golden file would become a record with problems. */
function isGoldenHeader(sent: unknown): boolean {
  const format = isObject(sent) ? sent['format'] : undefined
  return typeof format === 'string' && format.startsWith('quotewright.golden/')
}

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
  let records = 0
  for await (const { text, count, bytesRead } of await answersToLines(
    file,
    { ...sharing, withIds: true },
    task,
    io,
  )) {
    progress.advance(count, bytesRead)
    records += count
    for (const line of Buffer.from(text).toString('utf8').split('\n')) if (line !== '') yield recordLine(line)
  }
  if (records === 0) throw new CommandFailure(`${subjectOf(file)} has no requests. ${ONE_PER_LINE}`)
}

const MARK = /^\{"line":(\d+),/

/** Takes the account settings out of a record, because a golden file stores shared settings once. */
function recordLine(answer: string): RecordLine {
  const [mark = '', number = '0'] = MARK.exec(answer) ?? []
  const text = `{${answer.slice(mark.length)}`
  if (text.includes('"type":"validation_failure"')) refuseUnreadable(text)
  const line = Number(number)
  if (!text.endsWith('}}') || !text.includes(',"account":{')) return { line, text }
  const { account, ...record } = JSON.parse(text) as SentRecord
  return account === undefined ? { line, text } : { line, text: JSON.stringify(record), account }
}

function refuseUnreadable(text: string): void {
  const { errors } = JSON.parse(text) as GoldenRecord & {
    readonly errors?: readonly { readonly message: string }[]
  }
  if (errors === undefined) return
  const message = errors[0]?.message ?? 'A line cannot be read.'
  throw new CommandFailure(message.endsWith(ONE_PER_LINE) ? message : `${message} ${ONE_PER_LINE}`)
}

/** Reads no part of the file twice while the numbers rise. */
export function requestsByLine(file: string): {
  readonly at: (number: number) => Promise<unknown>
  readonly end: () => void
} {
  let reading: ReturnType<typeof startReading> | undefined
  return {
    async at(number) {
      if (reading !== undefined && number < reading.last) {
        reading.end()
        reading = undefined
      }
      reading ??= startReading(file)
      const bytes = await reading.at(number)
      const parsed = bytes === undefined ? undefined : parseJson(bytes)
      return parsed?.ok === true ? parsed.value : undefined
    },
    end() {
      reading?.end()
    },
  }
}

function startReading(file: string) {
  const chunks = createReadStream(file)
  const batches = splitLines(chunks)
  let batch: readonly Buffer[] = []
  let linesBefore = 0
  let last = 0
  return {
    /** `at` accepts no lower number. */
    get last() {
      return last
    },
    async at(number: number): Promise<Buffer | undefined> {
      last = number
      while (number > linesBefore + batch.length) {
        linesBefore += batch.length
        batch = []
        const read = await batches.next().catch((error: unknown) => {
          throw unreadable(file, error)
        })
        if (read.done === true) return undefined
        batch = read.value
      }
      return batch[number - linesBefore - 1]
    },
    end() {
      chunks.destroy()
    },
  }
}
