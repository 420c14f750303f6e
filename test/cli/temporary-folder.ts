import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

export interface TemporaryFolder {
  /** Available once tests run. */
  readonly path: string
  write(name: string, content: string | object): string
}

/** Deletes the folder after the last test of the file. */
export function temporaryFolder(): TemporaryFolder {
  let path = ''
  beforeAll(() => {
    path = mkdtempSync(join(tmpdir(), 'quotewright-'))
  })
  afterAll(() => {
    rmSync(path, { recursive: true })
  })
  return {
    get path() {
      return path
    },
    write(name, content) {
      const file = join(path, name)
      const isText = typeof content === 'string' || Buffer.isBuffer(content)
      writeFileSync(file, isText ? content : JSON.stringify(content))
      return file
    },
  }
}
