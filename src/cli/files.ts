import { open, readFile, writeFile } from 'node:fs/promises'
import { CommandFailure, type InputStream } from './process-io.js'

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

// Fatal: a byte that is not UTF-8 must not become a replacement character in somebody's product name.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** FILE is optional, and `-` names standard input explicitly. */
export function isStandardInput(file: string | undefined): file is undefined | '-' {
  return file === undefined || file === '-'
}

/** The bytes of a file, or of standard input, as they arrive. */
export async function* readInput(
  file: string | undefined,
  stdin: InputStream,
): AsyncGenerator<Buffer | string> {
  try {
    yield* (isStandardInput(file) ? stdin : (await open(file)).createReadStream()) as AsyncIterable<
      Buffer | string
    >
  } catch (error) {
    throw unreadable(isStandardInput(file) ? 'standard input' : file, error)
  }
}

/** A piece of JSON, and what messages about it call it. */
export interface NamedJson {
  readonly name: string
  readonly json: unknown
}

/** The JSON of a file; `noun` says what it is. Throws CommandFailure. */
export async function readJsonFile(file: string, noun: string): Promise<NamedJson> {
  const name = `The ${noun} ${file}`
  const bytes = await readFile(file).catch((error: unknown) => {
    throw unreadable(file, error)
  })
  const json = parseJson(withoutByteOrderMark(bytes))
  // The reason quotes the file, so it may run over several lines.
  if (!json.ok) throw new CommandFailure(`${name} is not JSON: ${json.reason.replace(/\s+/g, ' ')}.`)
  return { name, json: json.value }
}

/** Throws CommandFailure. */
export async function writeTextFile(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((error: unknown) => {
    throw fileFailure(`Cannot write ${file}`, error, 'the folder does not exist')
  })
}

export function unreadable(name: string, error: unknown): CommandFailure {
  return fileFailure(`Cannot read ${name}`, error, 'the file does not exist')
}

/** Says in words why something cannot be done with a file; `missing` is what ENOENT means. */
function fileFailure(what: string, error: unknown, missing: string): CommandFailure {
  const { code, message } = error as NodeJS.ErrnoException
  const reasons = new Map([
    ['EACCES', 'permission denied'],
    ['EISDIR', 'it is a folder'],
    ['ENOENT', missing],
  ])
  return new CommandFailure(`${what}: ${reasons.get(code ?? '') ?? message}.`)
}

/** Editors on Windows write this mark at the start of a file; JSON does not allow it. */
export function withoutByteOrderMark(bytes: Buffer): Buffer {
  const mark = bytes.subarray(0, byteOrderMark.length)
  return mark.equals(byteOrderMark) ? bytes.subarray(byteOrderMark.length) : bytes
}

type ParsedJson =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string }

export function parseJson(bytes: Buffer): ParsedJson {
  try {
    return { ok: true, value: JSON.parse(utf8.decode(bytes)) as unknown }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const isNotUtf8 = code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
    return { ok: false, reason: isNotUtf8 ? 'the bytes are not UTF-8' : message }
  }
}
