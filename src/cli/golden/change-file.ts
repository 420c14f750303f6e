import { createReadStream, createWriteStream, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import type { DifferenceStore, MatchedRecords } from '../../entries/golden.js'
import { splitLines } from '../answering/split-lines.js'
import { CommandFailure, openOutput } from '../process-io.js'
import { removeAtExit } from '../remove-at-exit.js'

/** A temporary file holds the records: there may be millions, and finding causes reads them several times. */
export interface ChangeFile extends DifferenceStore {
  readonly count: () => number
  readonly remove: () => Promise<void>
}

export function createChangeFile(): ChangeFile {
  let createdFolder: string | undefined
  const cancelRemoval = removeAtExit(() => createdFolder)
  const folder = (createdFolder = temporaryFolder(cancelRemoval))
  const path = join(folder, 'changes.ndjson')
  const stream = createWriteStream(path)
  const output = openOutput(stream)
  let pending = ''
  let added = 0
  const flush = async (): Promise<void> => {
    const text = pending
    pending = ''
    await output.write(text)
  }
  return {
    count: () => added,
    async add(records) {
      added++
      pending += `${JSON.stringify(records)}\n`
      if (pending.length > PIECE_CHARACTERS) await flush()
    },
    async *all() {
      if (!stream.writableEnded) {
        await flush()
        stream.end()
        await once(stream, 'close')
      }
      // A line holds two records, so it may be longer than the longest line of requests.
      for await (const lines of splitLines(createReadStream(path), true, Infinity)) {
        for (const line of lines) yield JSON.parse(line.toString('utf8')) as MatchedRecords
      }
    },
    async remove() {
      stream.destroy()
      await rm(folder, { recursive: true, force: true })
      cancelRemoval()
    },
  }
}

const PIECE_CHARACTERS = 65_536

/** Creates the folder synchronously, so that no signal can arrive before its path is known. */
function temporaryFolder(cancelRemoval: () => void): string {
  try {
    return mkdtempSync(join(tmpdir(), 'quotewright-'))
  } catch (error) {
    cancelRemoval()
    throw new CommandFailure(`Cannot write a temporary file: ${(error as Error).message}.`)
  }
}
