import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'

/** A store of files by name. The host chooses the names: two parts with a slash between them. */
export interface FileStore {
  /** Resolves once the whole file is on the disk. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Streams the file; undefined if it does not exist. */
  readonly read: (name: string) => Promise<ReadableStream | undefined>
  readonly remove: (name: string) => Promise<void>
  /** Returns the names of the files that were stored before a time. */
  readonly putBefore: (time: Date) => AsyncIterable<string>
}

/** Files in a folder. Several hosts may share it. */
export function fileFolder(folder: string): FileStore {
  const pathOf = (name: string): string => join(folder, name)
  return {
    put: async (name, bytes) => {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      const file = await open(`${path}.part`, 'w')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
    },
    read: async (name) => {
      const isThere = await stat(pathOf(name)).then(
        () => true,
        () => false,
      )
      return isThere ? (Readable.toWeb(createReadStream(pathOf(name))) as ReadableStream) : undefined
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    putBefore: async function* (time) {
      for (const company of await readdir(folder).catch(() => [])) {
        for await (const file of await opendir(pathOf(company))) {
          const name = `${company}/${file.name}`
          const { mtime } = await stat(pathOf(name)).catch(() => ({ mtime: undefined }))
          if (mtime !== undefined && mtime < time) yield name
        }
      }
    },
  }
}
