import { rmSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { unwritable } from '../files.js'
import { CommandFailure } from '../process-io.js'
import { removeAtExit } from '../remove-at-exit.js'

const ATTEMPTS = 500
const PAUSE_MILLISECONDS = 20

/** Waits until no other command changes `file`, so that each change includes the one before. */
export async function changeAlone(file: string, change: () => Promise<void>): Promise<void> {
  const lock = `${file}.lock`
  const cancelRemoval = await takeLock(file, lock)
  try {
    await change()
  } finally {
    // In one step with the next, so that no signal between them deletes another command's lock.
    rmSync(lock, { force: true })
    cancelRemoval()
  }
}

/** Returns a function that no longer removes the lock at the end of the process. */
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
