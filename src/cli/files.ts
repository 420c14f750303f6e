import { constants } from 'node:buffer'
import type { Stats } from 'node:fs'
import { open, stat, writeFile } from 'node:fs/promises'
import { getHeapStatistics } from 'node:v8'
import { parseJsonFile, type UnreadableJson } from './json/parse-json.js'
import { CommandFailure, type InputStream, type ProcessIo } from './process-io.js'

/** Tests for standard input: no FILE, or `-`. */
export function isStandardInput(file: string | undefined): file is undefined | '-' {
  return file === undefined || file === '-'
}

/** Each read costs as much as pricing several documents, so chunks are large. */
const chunkBytes = 1_048_576

/** The bytes of a file, or of standard input, as they arrive. */
export async function* readInput(
  file: string | undefined,
  stdin: InputStream,
): AsyncGenerator<Buffer | string> {
  try {
    yield* (
      isStandardInput(file) ? stdin : (await open(file)).createReadStream({ highWaterMark: chunkBytes })
    ) as AsyncIterable<Buffer | string>
  } catch (error) {
    throw unreadable(nameOf(file), error)
  }
}

/** Pricing many short lines, with the answer and the advice, takes up to this many times the document's size. */
const bytesOfMemoryPerByte = 32

/**
 * A document becomes one JavaScript string before it is parsed, so it cannot be longer. Node would end the
 * process if it ran out of memory.
 */
const defaultMaxDocumentBytes = Math.min(
  constants.MAX_STRING_LENGTH,
  Math.floor(getHeapStatistics().heap_size_limit / bytesOfMemoryPerByte),
)

/**
 * Reads all bytes of a file or of standard input. A file that is too large is refused before it is read, and
 * standard input as soon as the limit is passed. Throws CommandFailure.
 */
export async function readDocument(
  file: string | undefined,
  { stdin, maxDocumentBytes = defaultMaxDocumentBytes }: Pick<ProcessIo, 'stdin' | 'maxDocumentBytes'>,
): Promise<Buffer> {
  const { size = 0 } = isStandardInput(file) ? {} : await statsOf(file)
  if (size > maxDocumentBytes) throw tooLarge(subjectOf(file), maxDocumentBytes)
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of readInput(file, stdin)) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    length += bytes.length
    if (length > maxDocumentBytes) throw tooLarge(subjectOf(file), maxDocumentBytes)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks, length)
}

function tooLarge(name: string, maxBytes: number): CommandFailure {
  const megabytes = (maxBytes / 1e6).toLocaleString('en', { maximumSignificantDigits: 3 })
  return new CommandFailure(
    `${name} is larger than ${megabytes} MB, the most that is read as one document with the memory that Node may use (NODE_OPTIONS=--max-old-space-size=8192 allows 8 GB). Split it into several documents: with --ndjson, one a line, any number of them can be sent.`,
  )
}

async function statsOf(file: string): Promise<Stats> {
  return stat(file).catch((error: unknown) => {
    throw unreadable(file, error)
  })
}

/** Returns the size in bytes. Undefined for a source such as a pipe, whose size is unknown in advance. */
export async function sizeOf(file: string | undefined): Promise<number | undefined> {
  if (isStandardInput(file)) return undefined
  const stats = await statsOf(file)
  return stats.isFile() ? stats.size : undefined
}

/** Returns the name of the input in messages. */
export function nameOf(file: string | undefined): string {
  return isStandardInput(file) ? 'standard input' : file
}

/** Returns the name of the input at the start of a sentence. */
export function subjectOf(file: string | undefined): string {
  return isStandardInput(file) ? 'Standard input' : file
}

/** A piece of JSON, and its name in messages. */
export interface NamedJson {
  readonly name: string
  readonly json: unknown
}

/** Reads the JSON of a file. `noun` describes it in messages. Throws CommandFailure. */
export async function readJsonFile(
  file: string,
  noun: string,
  io: Pick<ProcessIo, 'stdin' | 'maxDocumentBytes'>,
): Promise<NamedJson> {
  const name = `The ${noun} ${file}`
  // Settings come from a file, even if it is named `-`.
  const json = parseJsonFile(await readDocument(file === '-' ? './-' : file, io))
  if (!json.ok) throw new CommandFailure([`${name} ${faultIn(json)}.`, ...excerptOf(json)].join('\n'))
  return { name, json: json.value }
}

/** Describes the fault of a file, to follow its name. */
export function faultIn({ fault, reason, place }: UnreadableJson): string {
  const where = place && ` at line ${String(place.line)}, column ${String(place.column)}`
  return `${fault}${where ?? ''}: ${reason}`
}

/** Returns the lines that show the place of a fault. */
export function excerptOf({ place }: UnreadableJson): readonly string[] {
  return place?.excerpt ?? []
}

/** Writes a text to a file. Throws CommandFailure. */
export async function writeTextFile(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((error: unknown) => {
    throw fileFailure(`Cannot write ${file}`, error, 'the folder does not exist')
  })
}

export function unreadable(name: string, error: unknown): CommandFailure {
  return fileFailure(`Cannot read ${name}`, error, 'the file does not exist')
}

/** Describes why a file operation failed. `missing` is the text for ENOENT. */
function fileFailure(what: string, error: unknown, missing: string): CommandFailure {
  const { code, message } = error as NodeJS.ErrnoException
  const reasons = new Map([
    ['EACCES', 'permission denied'],
    ['EISDIR', 'it is a folder'],
    ['ENOENT', missing],
  ])
  return new CommandFailure(`${what}: ${reasons.get(code ?? '') ?? message}.`)
}
