import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCommand } from './build-command.js'
import { quoteNamed, readAnswer } from './requests.js'
import { defaultRanges } from './run-with.js'

const root = join(import.meta.dirname, '../..')
let folder = ''
let command = ''

beforeAll(async () => {
  folder = await buildCommand()
  command = join(folder, 'cli.js')
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

describe('the built command', () => {
  it('runs without other files, and prints its version', async () => {
    const { stdout } = await promisify(execFile)(command, ['--version'])
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it('prints the sample quote as a table', async () => {
    const file = join(root, 'docs/samples/roofing-quote.json')
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [
      command,
      'price',
      file,
      '--quiet',
      '--format',
      'table',
    ])
    expect(stdout).toMatch(/ Total +17,402\.08\n/)
    expect(stderr).toBe('')
  })

  it('ends quietly after its reader has closed', async () => {
    const child = spawn(process.execPath, [command, 'price', '--ndjson', '--quiet'], { stdio: 'pipe' })
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

  describe('reading a file large enough for threads', () => {
    const count = 30_000
    let file = ''

    beforeAll(() => {
      file = join(folder, 'requests.ndjson')
      const lines = Array.from({ length: count }, (_, index) => JSON.stringify(quoteNamed(String(index))))
      const text = `${lines.join('\n')}\n`
      // Each of two workers needs two ranges.
      expect(text.length).toBeGreaterThan(2 * 2 * defaultRanges.rangeBytes)
      writeFileSync(file, text)
    })

    it('gives the same bytes with two workers as with one worker', async () => {
      const answers = async (workers: string): Promise<Buffer> => {
        const args = [command, 'price', '--ndjson', '--workers', workers, file]
        const options = { encoding: 'buffer', maxBuffer: Infinity } as const
        return (await promisify(execFile)(process.execPath, args, options)).stdout
      }
      const shared = await answers('2')
      expect(shared.equals(await answers('1'))).toBe(true)
      const lines = shared.toString().trimEnd().split('\n')
      expect(lines).toHaveLength(count)
      expect(readAnswer(lines.at(-1) ?? '').quote?.reference).toBe(String(count - 1))
    })

    it('ends quietly after the reader of two workers has closed', async () => {
      const args = [command, 'price', '--ndjson', '--quiet', '--workers', '2', file]
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
      const stderr: string[] = []
      child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk.toString()))
      await once(child.stdout, 'data')
      child.stdout.destroy()
      const [exitCode] = (await once(child, 'close')) as [number]
      expect(exitCode).toBe(0)
      expect(stderr).toEqual([])
    })
  })
})
