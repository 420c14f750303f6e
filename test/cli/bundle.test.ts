import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build, type Options } from 'tsup'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import configurations from '../../tsup.config.js'
import { quoteNamed, readAnswer } from './requests.js'

const root = join(import.meta.dirname, '../..')
let folder = ''
let command = ''

/** The command as it is published: the same build, put elsewhere. */
beforeAll(async () => {
  mkdirSync(join(root, '.tmp'), { recursive: true })
  folder = mkdtempSync(join(root, '.tmp/cli-'))
  command = join(folder, 'cli.js')
  const isOfCommand = ({ entry = {} }: Options): boolean => 'cli' in entry
  const configuration = (configurations as readonly Options[]).find(isOfCommand)
  await build({ ...configuration, config: false, outDir: folder, silent: true })
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

describe('the built command', () => {
  it('runs by itself, and knows its version', async () => {
    const { stdout } = await promisify(execFile)(command, ['--version'])
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it('prints the sample quote as a table', async () => {
    const file = join(root, 'docs/samples/roofing-quote.json')
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [
      command,
      'price',
      file,
      '--format',
      'table',
    ])
    expect(stdout).toMatch(/ Total +17,402\.08\n/)
    expect(stderr).toBe('')
  })

  it('ends quietly when its reader has gone, while there is more to price', async () => {
    const child = spawn(process.execPath, [command, 'price', '--ndjson'], { stdio: 'pipe' })
    const stderr: string[] = []
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk.toString()))
    child.stdin.on('error', () => undefined)
    const line = `${JSON.stringify(quoteNamed('A'))}\n`
    child.stdin.write(line)
    const [first] = (await once(child.stdout, 'data')) as [Buffer]
    child.stdout.destroy()
    const feeding = setInterval(() => child.stdin.write(line.repeat(100)), 1)
    const [exitCode] = (await once(child, 'close')) as [number]
    clearInterval(feeding)
    expect(readAnswer(first.toString()).quote?.reference).toBe('A')
    expect(exitCode).toBe(0)
    expect(stderr).toEqual([])
  })
})
