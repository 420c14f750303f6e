import { rmSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { unwritable } from '../files.js'
import { CommandFailure } from '../process-io.js'
import { removeAtExit } from '../remove-at-exit.js'

const ATTEMPTS = 500
const PAUSE_MILLISECONDS = 20

/** Waits up to ten seconds while another command changes `file`, so that no change is lost. */
export async function changeAlone(file: string, change: () => Promise<void>): Promise<void> {
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
