import { describe, expect, it } from 'vitest'
import { answerLines, type Answering } from '../../../src/cli/answering/answer-lines.js'
import { problemsIn, readAnswer } from '../requests.js'

const marking = { name: 'requests.ndjson', hasIds: false }

/** Answers each line with itself. For a JSON string, writing the answer throws an error with that message. */
const echoing: Answering<object> = {
  answer: (request) => ({ request }),
  json: (answer) => {
    const { request } = answer as { readonly request: unknown }
    if (typeof request === 'string') throw new RangeError(request)
    return answer
  },
}

async function piecesOf(...chunks: readonly string[]) {
  async function* arriving(): AsyncGenerator<string> {
    for (const chunk of chunks) yield await Promise.resolve(chunk)
  }
  const pieces = []
  for await (const piece of answerLines(arriving(), echoing, marking)) {
    pieces.push({ ...piece, text: Buffer.from(piece.text).toString('utf8') })
  }
  return pieces
}

describe('the answers to lines', () => {
  it('are passed on for each complete line, with the number of bytes read', async () => {
    expect(await piecesOf('\n\n[1]\n[2', ']\n', '\n \n', '[3]')).toEqual([
      { text: '{"request":[1]}\n', count: 1, bytesRead: 6, hasRefusal: false },
      { text: '{"request":[2]}\n', count: 1, bytesRead: 4, hasRefusal: false },
      { text: '{"request":[3]}\n', count: 1, bytesRead: 7, hasRefusal: false },
    ])
  })

  it('are problems for a line longer than the longest string, and the next line is still answered', async () => {
    const [piece, ...others] = await piecesOf('"Invalid string length"\n[1]\n')
    expect(others).toEqual([])
    const [first = '', second = ''] = piece?.text.split('\n') ?? []
    expect(problemsIn(readAnswer(first))).toEqual([['invalid_type', '']])
    expect(second).toBe('{"request":[1]}')
    expect(piece).toMatchObject({ count: 2, hasRefusal: true })
  })

  it('hide no other error', async () => {
    await expect(piecesOf('"mine"\n')).rejects.toThrow('mine')
  })

  it('include nothing of failed or concurrent runs', async () => {
    const alone = await piecesOf('[1]\n')
    await expect(piecesOf('[7]\n[8]\n"mine"\n')).rejects.toThrow('mine')
    await expect(piecesOf('[7]\n[8]\n"mine"\n')).rejects.toThrow('mine')
    expect(await piecesOf('[1]\n')).toEqual(alone)
    const two = await Promise.all([piecesOf('[1]\n', '[2]\n'), piecesOf('[1]\n', '[3]\n')])
    expect(two.map((pieces) => pieces.map(({ text }) => text))).toEqual([
      ['{"request":[1]}\n', '{"request":[2]}\n'],
      ['{"request":[1]}\n', '{"request":[3]}\n'],
    ])
  })
})
