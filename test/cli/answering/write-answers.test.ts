import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { AnswerPiece } from '../../../src/cli/answering/answer-lines.js'
import { writeAnswers } from '../../../src/cli/answering/answer-requests.js'
import { openOutput } from '../../../src/cli/process-io.js'

/** Writes pieces, the first of them as bytes, to a reader who goes after `mostWrites` writes. */
async function written(pieces: readonly AnswerPiece[], mostWrites = Infinity) {
  const texts: string[] = []
  const advances: (readonly [number, number])[] = []
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
  const progress = {
    advance: (count: number, bytesRead: number) => void advances.push([count, bytesRead]),
    clear: () => undefined,
  }
  const exitCode = await writeAnswers(asAsked(), openOutput(stream), progress)
  return { exitCode, texts, advances, asked }
}

const fine = { text: Buffer.from('one\ntwo\n'), count: 2, bytesRead: 20, hasRefusal: false }
const refused = { text: Buffer.from('three\n'), count: 1, bytesRead: 7, hasRefusal: true }

describe('writing answers', () => {
  it('writes bytes in order, and reports the progress of each request', async () => {
    expect(await written([fine, refused, fine])).toEqual({
      exitCode: 1,
      texts: ['one\ntwo\n', 'three\n', 'one\ntwo\n'],
      advances: [
        [2, 20],
        [1, 7],
        [2, 20],
      ],
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
