import { Readable, Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { quoteNamed, readAnswer } from './requests.js'
import { run, runWith } from './run-with.js'
import { temporaryFolder } from './temporary-folder.js'

const folder = temporaryFolder()
const request = JSON.stringify(quoteNamed('A'))
const maxDocumentBytes = request.length

function expectRefusal(
  { exitCode, stdout, stderr }: Awaited<ReturnType<typeof runWith>>,
  name: string,
): void {
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
  expect(stderr).toMatch(/^quotewright: .*--ndjson.*\.\n$/)
  expect(stderr).toContain(name)
}

describe('a document above the size limit', () => {
  it('is refused before the file is read, with exit code 2', async () => {
    const file = folder.write('large.json', `${request} `)
    expectRefusal(await runWith(['price', file], { maxDocumentBytes }), file)
    expectRefusal(await runWith(['flashing', file], { maxDocumentBytes }), file)
  })

  it('is only refused above the limit', async () => {
    const file = folder.write('large.json', request)
    const { exitCode, stdout } = await runWith(['price', file], { maxDocumentBytes })
    expect(exitCode).toBe(0)
    expect(readAnswer(stdout).quote?.reference).toBe('A')
  })

  it('is refused as soon as standard input exceeds the limit', async () => {
    let sent = 0
    function* endless(): Generator<string> {
      for (;;) {
        sent++
        yield ' '.repeat(100)
      }
    }
    expectRefusal(await runWith(['price'], { input: endless(), maxDocumentBytes: 1000 }), 'Standard input')
    // Streams read slightly ahead.
    expect(sent).toBeLessThan(1000)
  })

  it('is also refused as an account file', async () => {
    const account = folder.write('account.json', { currency: 'AUD' })
    const { exitCode, stderr } = await runWith(['price', '--account', account], { maxDocumentBytes: 10 })
    expect(exitCode).toBe(2)
    expect(stderr).toContain(account)
    expect(stderr).not.toContain('--ndjson')
  })

  it('is accepted as NDJSON, which the command reads in parts', async () => {
    const { exitCode } = await runWith(['price', '--ndjson'], {
      input: `${request}\n`.repeat(10),
      maxDocumentBytes,
    })
    expect(exitCode).toBe(0)
  })
})

describe('a large answer', () => {
  it('is written in parts, so it may exceed the longest string', async () => {
    const note = { notes: { text: 'x'.repeat(1000) } }
    const lines = Array.from({ length: 500 }, () => note)
    const writes: string[] = []
    const exitCode = await run(['price', '--quiet'], {
      stdin: Readable.from([JSON.stringify({ ...quoteNamed('A'), lines })], { objectMode: false }),
      stdout: new Writable({
        write(chunk: Buffer, _encoding, done) {
          writes.push(chunk.toString())
          done()
        },
      }),
      stderr: new Writable(),
    })
    expect(exitCode).toBe(0)
    expect(writes.length).toBeGreaterThan(5)
    expect(Math.max(...writes.map(({ length }) => length))).toBeLessThan(100_000)
    const answer = writes.join('')
    expect(answer).toBe(`${JSON.stringify(JSON.parse(answer), null, 2)}\n`)
  })
})
