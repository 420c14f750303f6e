import { chmod, realpath, rename, rm, stat } from 'node:fs/promises'
import { removeAtExit } from './remove-at-exit.js'

/** A file that is written beside its place, so that the place always holds a whole file: the old one or the new one. */
export interface WholeFile {
  /** The path to write to. Write with `flush`, so that a lost machine cannot leave an empty file behind. */
  readonly written: string
  /** Puts the written file in its place. */
  readonly finish: () => Promise<void>
  /** Deletes the incomplete file. The earlier file stays. */
  readonly discard: () => Promise<void>
}

/** Prepares to write a file. A link keeps pointing to the file that it names, and a file keeps its permissions. */
export async function wholeFile(file: string): Promise<WholeFile> {
  const earlier = await stat(file).catch(() => undefined)
  // A pipe or a terminal is written directly, because it cannot be renamed.
  if (earlier !== undefined && !earlier.isFile())
    return { written: file, finish: () => Promise.resolve(), discard: () => Promise.resolve() }
  const place = await realpath(file).catch(() => file)
  const written = `${place}.${String(process.pid)}.part`
  const keep = removeAtExit(() => written)
  return {
    written,
    finish: async () => {
      if (earlier !== undefined) await chmod(written, earlier.mode)
      await rename(written, place)
      keep()
    },
    discard: async () => {
      await rm(written, { force: true })
      keep()
    },
  }
}
