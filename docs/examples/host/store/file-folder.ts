import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { StoreUnavailable } from '../store-unavailable.ts'

/**
 * A store of files by name. The host chooses the names: two parts with a slash between them. Rejects with `StoreUnavailable`
 * while the store cannot be reached.
 */
export interface FileStore {
  /** Resolves once the whole file is on the disk. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Streams a file. Undefined if it does not exist. */
  readonly read: (name: string) => Promise<ReadableStream | undefined>
  /** Deletes a file that nothing refers to. If that fails, `forgetOld` will find it. */
  readonly remove: (name: string) => Promise<void>
  /** Returns the names of the files that were stored before a time. */
  readonly putBefore: (time: Date) => AsyncIterable<string>
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(`${path}.part`, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
}

function away(error: unknown): never {
  throw new StoreUnavailable(`The files are unavailable: ${String(error)}`, { cause: error })
}

/** Stores files in a folder, which several hosts may share. */
export function fileFolder(folder: string): FileStore {
  const pathOf = (name: string): string => join(folder, name)
  return {
    put: (name, bytes) => write(pathOf(name), bytes).catch(away),
    read: async (name) => {
      const isThere = await stat(pathOf(name)).then(
        () => true,
        (error: unknown) =>
          error instanceof Error && 'code' in error && error.code === 'ENOENT' ? false : away(error),
      )
      return isThere ? (Readable.toWeb(createReadStream(pathOf(name))) as ReadableStream) : undefined
    },
    remove: (name) =>
      rm(pathOf(name), { force: true }).catch((error: unknown) => {
        console.error(`A file was not deleted: ${String(error)}`)
      }),
    putBefore: async function* (time) {
      for (const company of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
        // Anyone may have put other files there.
        if (!company.isDirectory()) continue
        for await (const file of await opendir(pathOf(company.name))) {
          const name = `${company.name}/${file.name}`
          const { mtime } = await stat(pathOf(name)).catch(() => ({ mtime: undefined }))
          if (mtime !== undefined && mtime < time) yield name
        }
      }
    },
  }
}
