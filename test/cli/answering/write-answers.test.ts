import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { AnswerPiece } from '../../../src/cli/answering/answer-lines.js'
import { startProgress, writeAnswers } from '../../../src/cli/answering/answer-requests.js'
import { openOutput } from '../../../src/cli/process-io.js'

/** Writes pieces, the first of them as bytes, to a reader who goes after `mostWrites` writes. */
async function written(pieces: readonly AnswerPiece[], mostWrites = Infinity) {
  const texts: string[] = []
  const advances: number[] = []
  let asked = 0
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (texts.length >= mostWrites) done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))
      else done(void texts.push(chunk.toString()))
    },
  })
  async function* asAsked(): AsyncGenerator<AnswerPiece> {
    for (const piece of pieces) {
      asked++
      yield await Promise.resolve(piece)
    }
  }
  const progress = { advance: (count: number) => advances.push(count), clear: () => undefined }
  const exitCode = await writeAnswers(asAsked(), openOutput(stream), progress)
  return { exitCode, texts, advances, asked }
}

const fine = { text: Buffer.from('one\ntwo\n'), count: 2, hasRefusal: false }
const refused = { text: 'three\n', count: 1, hasRefusal: true }

describe('writing answers', () => {
  it('writes text and bytes in order, and reports the progress of each request', async () => {
    expect(await written([fine, refused, fine])).toEqual({
      exitCode: 1,
      texts: ['one\ntwo\n', 'three\n', 'one\ntwo\n'],
      advances: [2, 1, 2],
      asked: 3,
    })
  })

  it('ends with 0 when no request had problems', async () => {
    expect((await written([fine, fine])).exitCode).toBe(0)
    expect((await written([])).exitCode).toBe(0)
  })

  it('asks for no more once the reader has gone, and reports what there was until then', async () => {
    expect(await written([fine, fine, refused], 1)).toMatchObject({ exitCode: 0, asked: 2 })
    expect(await written([fine, refused, fine], 1)).toMatchObject({ exitCode: 1, asked: 2 })
  })
})

function terminal(isTTY: boolean) {
  const writes: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      writes.push(chunk.toString())
      done()
    },
  })
  return { writes, stream: Object.assign(stream, { isTTY }) }
}

/** Answers a line every 10 ms for this long. */
function work(milliseconds: number, isTTY = true): readonly string[] {
  const { writes, stream } = terminal(isTTY)
  let time = 0
  const progress = startProgress(stream, () => time)
  for (; time < milliseconds; time += 10) progress.advance(1)
  progress.clear()
  return writes
}

describe('progress', () => {
  it('shows nothing for work of less than a second', () => {
    expect(work(990)).toEqual([])
  })

  it('shows nothing where standard error is not a terminal', () => {
    expect(work(10_000, false)).toEqual([])
  })

  it('shows itself five times a second at most, and is cleared at the end', () => {
    const writes = work(3000)
    expect(writes).toHaveLength(11)
    expect(writes[0]).toContain('101 lines')
    expect(writes.every((text) => text.startsWith('\r\u001b[2K'))).toBe(true)
    expect(writes.at(-1)).toBe('\r\u001b[2K')
  })

  it('shows how many lines a second', () => {
    expect(work(5000)[0]).toContain('101 lines/s')
  })
})
