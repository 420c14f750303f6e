import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export async function inTemporaryFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'quotewright-benchmarks-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
