/** Builds a file of lines: valid requests, almost valid requests, and lines that are not JSON. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorEnvelope, priceQuote, parseAccount, type Account } from '../../../src/entries/index.js'
import { anyAccount, anyRequest } from '../../properties/ordinary-requests.js'
import { Random } from '../../reference-model/generate/random.js'
import { runWith } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'

const folder = temporaryFolder()

const LINES_OF_A_FILE = 40
const LINE_FEED = 0x0a

/** Returns the answers to a file that arrives in chunks of random size. */
async function answersTo(file: Uint8Array, random: Random, account: Account): Promise<readonly string[]> {
  function* arriving(): Generator<Buffer> {
    for (let at = 0; at < file.length;) {
      const end = Math.min(file.length, at + random.between(1, 2000))
      yield Buffer.from(file.subarray(at, end))
      at = end
    }
  }
  const settings = folder.write('account.json', account)
  const args = ['price', '--ndjson', '--kind', 'quote', '--quiet', '--account', settings]
  const { stdout } = await runWith(args, { input: arriving() })
  return stdout.split('\n').slice(0, -1)
}

/** Returns the lines of a file that are not blank. */
function linesOf(file: Uint8Array): readonly string[] {
  const lines = Buffer.from(file).toString('latin1').split('\n')
  return lines.filter((line) => !/^[ \t\r]*$/.test(line))
}

/** Answers a single line. Returns undefined if it is not JSON in UTF-8. */
function answerTo(line: string, account: Account): string | undefined {
  let request: unknown
  try {
    request = JSON.parse(
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(line, 'latin1')),
    )
  } catch {
    return undefined
  }
  const quote = priceQuote(request, account, undefined, { maxProblems: 1000 })
  const { requestId } = Object(request) as { readonly requestId?: unknown }
  const id = typeof requestId === 'string' ? requestId : undefined
  return JSON.stringify(quote.ok ? { quote: quote.value } : errorEnvelope(quote.problems, id))
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

/** Replaces, inserts or removes a byte, at one or at three positions. */
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

/** Returns random bytes other than line feeds. Half of them are common in JSON. */
function anyBytes(random: Random, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, () => {
    const byte = random.chance(50) ? random.below(256) : (USUAL[random.below(USUAL.length)] ?? 0)
    return byte === LINE_FEED ? 0x20 : byte
  })
}

describe('quotewright price on a file of random bytes', () => {
  test('gives one answer per line, equal to the answer to that request alone', async () => {
    const tally = { readable: 0, unreadable: 0 }
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const random = new Random(seed, 0)
        const account = anyAccount(random) as Account
        // The command refuses invalid settings before it answers.
        fc.pre(parseAccount(account).ok)
        const file = anyFile(random)
        const answers = await answersTo(file, new Random(seed, 1), account)
        const lines = linesOf(file)
        expect(answers).toHaveLength(lines.length)
        lines.forEach((line, index) => {
          const expected = answerTo(line, account)
          if (expected === undefined) {
            tally.unreadable++
            const refusal = JSON.parse(answers[index] ?? '') as {
              readonly errors: readonly { readonly code: string }[]
            }
            expect(refusal.errors.map(({ code }) => code)).toEqual(['invalid_type'])
          } else {
            tally.readable++
            // The command writes some characters as escapes.
            expect(JSON.stringify(JSON.parse(answers[index] ?? ''))).toBe(expected)
          }
        })
      }),
      { numRuns: 500 },
    )
    expect(tally.readable).toBeGreaterThan(tally.unreadable / 10)
    expect(tally.unreadable).toBeGreaterThan(tally.readable / 10)
  })
})
