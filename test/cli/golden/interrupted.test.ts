import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../temporary-folder.js'
import { buildChangedEngine } from './changed-engine.js'
import { yearOfQuotes } from '../../golden-files/year-of-quotes.js'

const folder = temporaryFolder()
let command = ''
let requests = ''

beforeAll(async () => {
  command = join(folder.path, 'command.mjs')
  await buildChangedEngine([], command)
  requests = folder.write('quotes.ndjson', yearOfQuotes(3))
})

/** Starts the command with a separate folder for its output. */
function start(name: string, ...args: readonly string[]): { program: ChildProcess; written: string } {
  const written = join(folder.path, name)
  mkdirSync(written)
  const program = spawn(process.execPath, [command, 'golden', ...args, '--quiet'], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, TMPDIR: written, TMP: written, TEMP: written },
  })
  return { program, written }
}

async function interrupted(
  { program, written }: ReturnType<typeof start>,
  signal: 'SIGINT' | 'SIGTERM',
): Promise<{ readonly code: unknown; readonly left: readonly string[] }> {
  await vi.waitFor(
    () => {
      expect(readdirSync(written)).toHaveLength(1)
    },
    { timeout: 20_000 },
  )
  const ended = once(program, 'exit')
  program.kill(signal)
  const [code] = (await ended) as readonly unknown[]
  return { code, left: readdirSync(written) }
}

describe.skipIf(process.platform === 'win32').each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a golden command ended by %s', (signal, code) => {
  test('leaves no temporary folder after comparing', async () => {
    // The program never answers.
    const shadow = `"${process.execPath}" -e "setInterval(() => {}, 1000)"`
    const run = start(`verify-${signal}`, 'verify', requests, '--shadow', shadow)
    expect(await interrupted(run, signal)).toEqual({ code, left: [] })
  })

  test('leaves no partial file after recording', async () => {
    const out = join(folder.path, `record-${signal}`, 'year.golden')
    // Standard input stays open.
    const run = start(`record-${signal}`, 'record', '-', '--out', out)
    expect(await interrupted(run, signal)).toEqual({ code, left: [] })
  })
})
