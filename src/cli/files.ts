import { constants } from 'node:buffer'
import type { Stats } from 'node:fs'
import { open, realpath, stat, writeFile } from 'node:fs/promises'
import { getHeapStatistics } from 'node:v8'
import { parseJsonFile, type UnreadableJson } from './json/parse-json.js'
import { CommandFailure, type InputStream, type ProcessIo } from './process-io.js'
import { wholeFile } from './whole-file.js'

export function isStandardInput(file: string | undefined): file is undefined | '-' {
  return file === undefined || file === '-'
}

/** Each read costs as much as pricing several documents, so chunks are large. */
const chunkBytes = 1_048_576

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

/** Pricing many short lines takes up to this many times their size in memory, including answer and advice. */
const bytesOfMemoryPerByte = 32

/** Node ends the process when memory runs out, so a lower limit applies if memory is small. */
const defaultMaxDocumentBytes = Math.min(
  constants.MAX_STRING_LENGTH,
  Math.floor(getHeapStatistics().heap_size_limit / bytesOfMemoryPerByte),
)

/**
 * Refuses a file above the limit before reading it, and other input as soon as it exceeds the limit. With `canSplit`,
 * the message advises --ndjson.
 */
export async function readDocument(
  file: string | undefined,
  { stdin, maxDocumentBytes = defaultMaxDocumentBytes }: Pick<ProcessIo, 'stdin' | 'maxDocumentBytes'>,
  canSplit = false,
): Promise<Buffer> {
  const { size = 0 } = isStandardInput(file) ? {} : await statsOf(file)
  if (size > maxDocumentBytes) throw tooLarge(subjectOf(file), maxDocumentBytes, canSplit)
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of readInput(file, stdin)) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    length += bytes.length
    if (length > maxDocumentBytes) throw tooLarge(subjectOf(file), maxDocumentBytes, canSplit)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks, length)
}

function tooLarge(name: string, maxBytes: number, canSplit: boolean): CommandFailure {
  const megabytes = (maxBytes / 1e6).toLocaleString('en', { maximumSignificantDigits: 3 })
  const advice = [
    ...(canSplit ? ['split it into one document per line and add --ndjson'] : []),
    // Node allows no longer string, even with more memory.
    ...(maxBytes < constants.MAX_STRING_LENGTH
      ? ['give Node more memory: NODE_OPTIONS=--max-old-space-size=8192 gives it 8 GB']
      : []),
  ].join(', or ')
  const more = advice === '' ? '' : ` ${advice.charAt(0).toUpperCase()}${advice.slice(1)}.`
  return new CommandFailure(`${name} is larger than ${megabytes} MB, the limit for one file.${more}`)
}

export async function statsOf(file: string): Promise<Stats> {
  return stat(file).catch((error: unknown) => {
    throw unreadable(file, error)
  })
}

/** Returns undefined unless the input is a regular file. */
export async function sizeOf(file: string | undefined): Promise<number | undefined> {
  if (isStandardInput(file)) return undefined
  const stats = await statsOf(file)
  return stats.isFile() ? stats.size : undefined
}

export function nameOf(file: string | undefined): string {
  return isStandardInput(file) ? 'standard input' : file
}

/** Begins a sentence. */
export function subjectOf(file: string | undefined): string {
  return isStandardInput(file) ? 'Standard input' : file
}

/** `name` is for messages. */
export interface NamedJson {
  readonly name: string
  readonly json: unknown
}

/** Messages describe the file as `noun`. */
export async function readJsonFile(
  file: string,
  noun: string,
  io: Pick<ProcessIo, 'stdin' | 'maxDocumentBytes'>,
): Promise<NamedJson> {
  const name = `The ${noun} ${file}`
  // Settings never come from standard input, so `-` is the name of a file.
  const json = parseJsonFile(await readDocument(file === '-' ? './-' : file, io))
  if (!json.ok) throw new CommandFailure(`${name} ${faultIn(json)}.`, excerptOf(json))
  return { name, json: json.value }
}

/** Completes a sentence that starts with the name of the file. */
export function faultIn({ fault, reason, place }: UnreadableJson): string {
  const where = place && ` at line ${String(place.line)}, column ${String(place.column)}`
  return `${fault}${where ?? ''}: ${reason}`
}

export function excerptOf({ place }: UnreadableJson): readonly string[] {
  return place?.excerpt ?? []
}

/** Refuses to write over a file that the command reads. */
export async function refuseToOverwrite(
  option: string,
  out: string | undefined,
  inputs: readonly (string | undefined)[],
): Promise<void> {
  const written = await realPathOf(out)
  if (written === undefined) return
  for (const input of inputs) {
    if ((await realPathOf(input)) === written)
      throw new CommandFailure(`${option} would overwrite ${String(input)}: name another file.`)
  }
}

/** Undefined for standard input or output, and for a file that does not exist. */
async function realPathOf(file: string | undefined): Promise<string | undefined> {
  return isStandardInput(file) ? undefined : realpath(file).catch(() => undefined)
}

/** Leaves an existing file unchanged if writing fails. With `isNew`, refuses a file that exists. */
export async function writeWholeFile(
  file: string,
  contents: string | Uint8Array,
  isNew = false,
): Promise<void> {
  const { writePath, flush, flags, mode, finish, discard } = await wholeFile(file, isNew)
  try {
    await writeFile(writePath, contents, { flush, flag: flags, mode })
    await finish()
  } catch (error) {
    await discard()
    throw unwritable(file, error)
  }
}

export function unwritable(name: string, error: unknown): CommandFailure {
  return fileFailure(`Cannot write ${name}`, error, 'the folder does not exist')
}

export function unreadable(name: string, error: unknown): CommandFailure {
  return fileFailure(`Cannot read ${name}`, error, 'the file does not exist')
}

/** Gives `missing` as the reason for ENOENT. */
function fileFailure(what: string, error: unknown, missing: string): CommandFailure {
  const { code, message } = error as NodeJS.ErrnoException
  const reasons = new Map([
    ['EACCES', 'permission denied'],
    ['EISDIR', 'it is a folder'],
    ['EEXIST', 'it already exists'],
    ['ENOENT', missing],
  ])
  return new CommandFailure(`${what}: ${reasons.get(code ?? '') ?? message}.`)
}
