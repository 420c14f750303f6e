/** A file of lines, some of them requests, some nearly, some nothing at all: answered from bytes as by the engine. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerLines, type Answering } from '../../../src/cli/answering/answer-lines.js'
import { pricing, type PricedAnswer } from '../../../src/cli/pricing/price-request.js'
import { anyAccount, anyRequest } from '../../bytes/ordinary-requests.js'
import type { Account } from '../../../src/index.js'
import { Random } from '../../oracle/generate/random.js'

const LINES_OF_A_FILE = 40
const LINE_FEED = 0x0a

async function answersTo(file: Uint8Array, random: Random, answering: Answering<PricedAnswer>) {
  async function* arriving(): AsyncGenerator<Buffer> {
    for (let at = 0; at < file.length;) {
      const end = Math.min(file.length, at + random.between(1, 2000))
      yield await Promise.resolve(Buffer.from(file.subarray(at, end)))
      at = end
    }
  }
  let text = ''
  let hasRefusal = false
  for await (const piece of answerLines(arriving(), answering, { name: 'requests', hasIds: false })) {
    text += Buffer.from(piece.text).toString('latin1')
    hasRefusal ||= piece.hasRefusal
  }
  return { text, hasRefusal }
}

function anyFile(random: Random): Uint8Array {
  const lines = Array.from({ length: LINES_OF_A_FILE }, () => {
    const line = Buffer.from(JSON.stringify(anyRequest(random)))
    if (random.chance(40)) return line
    return random.chance(80) ? changed(random, line) : anyBytes(random, random.between(0, 60))
  })
  const ends = lines.map(() => Buffer.from(random.chance(90) ? '\n' : '\r\n'))
  return Buffer.concat(lines.flatMap((line, index) => [line, ends[index] ?? Buffer.alloc(0)]))
}

/** A byte is another one, more or missing, in one place or in three. */
function changed(random: Random, line: Uint8Array): Uint8Array {
  let bytes = Array.from(line)
  for (let times = random.chance(70) ? 1 : 3; times > 0; times--) {
    const at = random.below(bytes.length + 1)
    const removed = random.chance(60) ? 1 : 0
    const added = random.chance(70) ? Array.from(anyBytes(random, 1)) : []
    bytes = [...bytes.slice(0, at), ...added, ...bytes.slice(at + removed)]
  }
  return Uint8Array.from(bytes)
}

const USUAL = Buffer.from('{}[]",:\\0-.e9 n')

/** Any but a line feed; half of them such as JSON is written with. */
function anyBytes(random: Random, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, () => {
    const byte = random.chance(50) ? random.below(256) : (USUAL[random.below(USUAL.length)] ?? 0)
    return byte === LINE_FEED ? 0x20 : byte
  })
}

describe('a file of any bytes', () => {
  test('is answered from its bytes as by the engine, byte for byte', async () => {
    const tally = { given: 0, taken: 0 }
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const random = new Random(seed, 0)
        const { addAnswer, ...byEngine } = pricing({
          account: anyAccount(random) as Account,
          catalogue: undefined,
          kind: 'quote',
          hasWorkings: false,
          mostProblems: 1000,
        })
        const counting: typeof addAnswer = (request, answers) => {
          const isTaken = addAnswer?.(request, answers) ?? false
          tally.given++
          if (isTaken) tally.taken++
          return isTaken
        }
        const file = anyFile(random)
        const fromBytes = await answersTo(file, new Random(seed, 1), { ...byEngine, addAnswer: counting })
        expect(fromBytes).toEqual(await answersTo(file, new Random(seed, 1), byEngine))
      }),
      { numRuns: 500 },
    )
    expect(tally.taken).toBeGreaterThan(tally.given / 10)
    expect(tally.taken).toBeLessThan(tally.given)
  })
})
