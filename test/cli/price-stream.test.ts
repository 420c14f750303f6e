import { Readable, Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { problemsIn, quoteNamed, readAnswer } from './requests.js'
import { run, runWith } from './run-with.js'

const args = ['price', '--ndjson']

function requestLine(reference: string): string {
  return JSON.stringify(quoteNamed(reference))
}

describe('quotewright price --ndjson', () => {
  it('answers a request that is nested too deeply to be printed, and continues', async () => {
    const deep = `{"customerId":"cust_1","siteAddress":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
    const { exitCode, stdout } = await runWith(args, { input: `${deep}\n${requestLine('last')}\n` })
    expect(exitCode).toBe(1)
    const [first, second] = stdout.split('\n').map((line) => (line === '' ? {} : readAnswer(line)))
    expect(problemsIn(first ?? {})).toEqual([['invalid_type', 'site_address']])
    expect(second?.quote?.reference).toBe('last')
  })

  it('writes JSON on a terminal too', async () => {
    const { stdout } = await runWith(args, { input: requestLine('A'), columns: 100 })
    expect(readAnswer(stdout).quote?.reference).toBe('A')
  })
})

describe('quotewright price --ndjson on a long stream', () => {
  const count = 50_000

  it('reads ahead of a slow reader only as far as the buffers allow', async () => {
    const count = 5000
    let sent = 0
    let received = 0
    let furthestAhead = 0
    function* requests(): Generator<Buffer> {
      for (; sent < count; sent++) yield Buffer.from(`${requestLine(String(sent))}\n`)
    }
    const stdout = new Writable({
      highWaterMark: 1024,
      write(chunk: Buffer, _encoding, done) {
        received += chunk.toString().split('\n').length - 1
        furthestAhead = Math.max(furthestAhead, sent - received)
        setImmediate(done)
      },
    })
    const exitCode = await run([...args, '--quiet'], {
      stdin: Readable.from(requests(), { objectMode: false, highWaterMark: 16_384 }),
      stdout,
      stderr: new Writable(),
    })
    expect(exitCode).toBe(0)
    expect(received).toBe(count)
    expect(furthestAhead).toBeLessThan(300)
  })

  it('stops quietly after its reader has closed', async () => {
    let sent = 0
    function* requests(): Generator<Buffer> {
      for (; sent < count; sent++) yield Buffer.from(`${requestLine(String(sent))}\n`)
    }
    const stderr: string[] = []
    const exitCode = await run([...args, '--quiet'], {
      stdin: Readable.from(requests(), { objectMode: false }),
      stdout: failingWith('EPIPE'),
      stderr: new Writable({ write: (chunk: Buffer) => stderr.push(chunk.toString()) }),
    })
    expect(exitCode).toBe(0)
    expect(stderr).toEqual([])
    expect(sent).toBeLessThan(count / 10)
  })

  it('fails with exit code 2 if the disk is full', async () => {
    const stderr: string[] = []
    const exitCode = await run([...args, '--quiet'], {
      stdin: Readable.from([`${requestLine('A')}\n`], { objectMode: false }),
      stdout: failingWith('ENOSPC'),
      stderr: new Writable({ write: (chunk: Buffer) => stderr.push(chunk.toString()) }),
    })
    expect(exitCode).toBe(2)
    expect(stderr).toHaveLength(1)
  })
})

function failingWith(code: string): Writable {
  return new Writable({
    write(_chunk, _encoding, done) {
      done(Object.assign(new Error(`write ${code}`), { code }))
    },
  })
}
