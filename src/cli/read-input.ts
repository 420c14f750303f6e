import { open, readFile } from 'node:fs/promises'
import type { CommandFailure } from './command-failure.js'
import { fileFailure } from './file-failure.js'
import type { InputStream } from './surroundings.js'

/** FILE is optional, and `-` says the same out loud. */
export function isStandardInput(file: string | undefined): file is undefined | '-' {
  return file === undefined || file === '-'
}

/** The bytes of a file, or of standard input, as they come. */
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

export async function readAll(chunks: AsyncIterable<Buffer | string>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const chunk of chunks) pieces.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
  return Buffer.concat(pieces)
}

export async function readWholeFile(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (error) {
    throw unreadable(file, error)
  }
}

export function unreadable(name: string, error: unknown): CommandFailure {
  return fileFailure(`Cannot read ${name}`, error, { ENOENT: 'there is no such file' })
}
