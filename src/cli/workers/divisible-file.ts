import { stat } from 'node:fs/promises'
import { CommandFailure } from '../command-failure.js'
import { unreadable } from '../read-input.js'

/** A file in which one can start to read anywhere. */
export interface DivisibleFile {
  readonly name: string
  readonly bytes: number
}

/** Refuses what is no regular file: of a pipe, the middle is not there before its start was read. */
export async function findDivisibleFile(file: string): Promise<DivisibleFile> {
  const stats = await stat(file).catch((error: unknown) => {
    throw unreadable(file, error)
  })
  if (stats.isDirectory()) throw unreadable(file, { code: 'EISDIR' })
  if (!stats.isFile()) {
    throw new CommandFailure(
      `${file} is not a regular file and cannot be read by several workers: leave out --workers.`,
    )
  }
  return { name: file, bytes: stats.size }
}
