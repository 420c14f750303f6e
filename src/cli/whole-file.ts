import { constants } from 'node:fs'
import { chmod, copyFile, link, readlink, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { removeAtExit } from './remove-at-exit.js'

/**
 * A file that is written beside its place, so that the place holds either the old file or the whole new one. A pipe or
 * a terminal is written directly.
 */
export interface WholeFile {
  readonly written: string
  /** Whether to flush everything to the disk, so that a crash of the machine leaves no empty file. */
  readonly flush: boolean
  /** The flags to open it with. `wx` fails if somebody else's file or link is at that path. */
  readonly flags: 'w' | 'wx'
  /** The permissions of the earlier file, if there is one, so that nobody else may read the new one. */
  readonly mode: number
  /** Puts the written file in its place. */
  readonly finish: () => Promise<void>
  /** Deletes the incomplete file. The earlier file stays. */
  readonly discard: () => Promise<void>
}

const USUAL_MODE = 0o666
const PERMISSIONS = 0o777

/**
 * Prepares to write a file. A link keeps pointing to the file that it names, and a file keeps its permissions. With
 * `isNew`, `finish` fails with `EEXIST` if the file exists by then.
 */
export async function wholeFile(file: string, isNew = false): Promise<WholeFile> {
  const earlier = await stat(file).catch(() => undefined)
  // A pipe or a terminal is written directly, because it can neither be renamed nor be flushed.
  if (earlier !== undefined && !earlier.isFile()) {
    const nothing = (): Promise<void> => Promise.resolve()
    return { written: file, flush: false, flags: 'w', mode: USUAL_MODE, finish: nothing, discard: nothing }
  }
  const place = isNew ? file : await placeOf(file)
  const written = `${place}.${String(process.pid)}.part`
  // A file that cannot be removed cannot be written either, and writing has its own message.
  const remove = (): Promise<void> => rm(written, { force: true }).catch(() => undefined)
  // A killed process with the same number may have left its file.
  await remove()
  const cancelRemoval = removeAtExit(() => written)
  const discard = async (): Promise<void> => {
    await remove()
    cancelRemoval()
  }
  return {
    written,
    flush: true,
    flags: 'wx',
    mode: (earlier?.mode ?? USUAL_MODE) & PERMISSIONS,
    finish: async () => {
      if (isNew) {
        await linkOrCopy(written, place)
        await discard()
        return
      }
      if (earlier !== undefined) await chmod(written, earlier.mode)
      await rename(written, place)
      cancelRemoval()
    },
    discard,
  }
}

const MAX_LINKS = 40

/** Follows links to the path that they name, even if no file exists there yet. */
async function placeOf(file: string, links = MAX_LINKS): Promise<string> {
  const target = links === 0 ? undefined : await readlink(file).catch(() => undefined)
  if (target === undefined) return file
  const folder = await realpath(dirname(file)).catch(() => dirname(file))
  return placeOf(resolve(folder, target), links - 1)
}

/**
 * Links or copies a file to another name. Fails with `EEXIST` if the name is taken. Some file systems have no links.
 */
async function linkOrCopy(written: string, place: string): Promise<void> {
  await link(written, place).catch(async (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    await copyFile(written, place, constants.COPYFILE_EXCL)
  })
}
