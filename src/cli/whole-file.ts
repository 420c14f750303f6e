import { constants } from 'node:fs'
import { chmod, copyFile, link, readlink, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { removeAtExit } from './remove-at-exit.js'

/** Writes to a file beside the target, so that the target is never half written. */
export interface WholeFile {
  readonly writePath: string
  /** Whether to flush, so that a crash of the machine leaves no empty file. */
  readonly flush: boolean
  /** `wx` fails if another file or link has that path. */
  readonly flags: 'w' | 'wx'
  /** The permissions of an earlier file, so that the new one is no more readable. */
  readonly mode: number
  readonly finish: () => Promise<void>
  /** Keeps the earlier file. */
  readonly discard: () => Promise<void>
}

const USUAL_MODE = 0o666
const PERMISSIONS = 0o777

/** With `isNew`, `finish` fails with `EEXIST` if the file exists by then. */
export async function wholeFile(file: string, isNew = false): Promise<WholeFile> {
  const earlier = await stat(file).catch(() => undefined)
  // A pipe or a terminal can be neither renamed nor flushed.
  if (earlier !== undefined && !earlier.isFile()) {
    const nothing = (): Promise<void> => Promise.resolve()
    return { writePath: file, flush: false, flags: 'w', mode: USUAL_MODE, finish: nothing, discard: nothing }
  }
  const place = isNew ? file : await placeOf(file)
  const writePath = `${place}.${String(process.pid)}.part`
  // Ignores an error: if the file stays, opening it with `wx` fails with a message.
  const remove = (): Promise<void> => rm(writePath, { force: true }).catch(() => undefined)
  // A killed process with the same id may have left its file.
  await remove()
  const cancelRemoval = removeAtExit(() => writePath)
  const discard = async (): Promise<void> => {
    await remove()
    cancelRemoval()
  }
  return {
    writePath,
    flush: true,
    flags: 'wx',
    mode: (earlier?.mode ?? USUAL_MODE) & PERMISSIONS,
    finish: async () => {
      if (isNew) {
        await linkOrCopy(writePath, place)
        await discard()
        return
      }
      if (earlier !== undefined) await chmod(writePath, earlier.mode)
      await rename(writePath, place)
      cancelRemoval()
    },
    discard,
  }
}

const MAX_LINKS = 40

/** A link may point to a file that does not exist yet. */
async function placeOf(file: string, links = MAX_LINKS): Promise<string> {
  const target = links === 0 ? undefined : await readlink(file).catch(() => undefined)
  if (target === undefined) return file
  const folder = await realpath(dirname(file)).catch(() => dirname(file))
  return placeOf(resolve(folder, target), links - 1)
}

/** Some file systems lack links. */
async function linkOrCopy(writePath: string, place: string): Promise<void> {
  await link(writePath, place).catch(async (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    await copyFile(writePath, place, constants.COPYFILE_EXCL)
  })
}
