import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { jsonText } from '../json/json-pieces.js'
import { isObject } from '../json/object.js'
import { readJsonFile, unwritable, writeWholeFile } from '../files.js'
import { CommandFailure, type ProcessIo } from '../process-io.js'
import { removeAtExit } from '../remove-at-exit.js'
import { openGolden } from './golden-file.js'

const FORMAT = 'quotewright.golden-accepted/1'

/** Maps the id of each cause to the reason for accepting it. */
export type Accepted = ReadonlyMap<string, string>

/** Puts the list next to the golden file, so that reviewers see its changes. */
function acceptedFileOf(golden: string): string {
  return `${golden.replace(/\.gz$/, '')}.accepted.json`
}

/** Returns an empty map if the list does not exist. */
export async function readAccepted(golden: string, io: ProcessIo): Promise<Accepted> {
  const file = acceptedFileOf(golden)
  if (!existsSync(file)) return new Map()
  const { json, name } = await readJsonFile(file, 'list of accepted causes', io)
  const entries = isObject(json) && json['format'] === FORMAT ? json['accepted'] : undefined
  if (!Array.isArray(entries))
    throw new CommandFailure(`${name} must have the "format" "${FORMAT}" and a list "accepted".`)
  return new Map(
    entries.map((entry: unknown): [string, string] => {
      const { cause, reason } = isObject(entry) ? entry : { cause: undefined, reason: undefined }
      if (typeof cause === 'string' && typeof reason === 'string') return [cause, reason]
      throw new CommandFailure(`${name}: each accepted cause must have a "cause" and a "reason".`)
    }),
  )
}

export async function accept(golden: string, cause: string, reason: string, io: ProcessIo): Promise<void> {
  // Opens the golden file first, to catch a misspelt name.
  const { lines } = await openGolden(golden)
  await lines[Symbol.asyncIterator]().return?.()
  const file = acceptedFileOf(golden)
  await changeAlone(file, async () => {
    const known = new Map(await readAccepted(golden, io)).set(cause, reason)
    const accepted = [...known].sort(([one], [other]) => (one < other ? -1 : 1))
    const entries = accepted.map(([id, text]) => ({ cause: id, reason: text }))
    await writeWholeFile(file, `${jsonText({ format: FORMAT, accepted: entries }, 2)}\n`)
  })
}

const ATTEMPTS = 500
const PAUSE_MILLISECONDS = 20

/** Waits up to ten seconds while another command changes `file`, so that no change is lost. */
async function changeAlone(file: string, change: () => Promise<void>): Promise<void> {
  const lock = `${file}.lock`
  const cancelRemoval = await takeLock(file, lock)
  try {
    await change()
  } finally {
    // Both calls are synchronous: a signal between them could delete another command's lock.
    rmSync(lock, { force: true })
    cancelRemoval()
  }
}

/** Returns a function that cancels the removal of the lock at the end of the process. */
async function takeLock(file: string, lock: string): Promise<() => void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      // Fails if another command has the lock.
      writeFileSync(lock, '', { flag: 'wx' })
      return removeAtExit(() => lock)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unwritable(file, error)
    }
    await setTimeout(PAUSE_MILLISECONDS)
  }
  throw new CommandFailure(
    `Another command is changing ${file}. If none is running, delete ${lock} and try again.`,
  )
}
