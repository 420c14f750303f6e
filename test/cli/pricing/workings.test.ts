import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { priceLines, type PricedLines, type SalesLine } from '../../../src/entries/index.js'
import { quoteNamed } from '../requests.js'
import { runWith } from '../run-with.js'

const samples = join(import.meta.dirname, '../../../docs/samples')
const files = ['--account', join(samples, 'account.json')]

interface AnswerJson {
  readonly quote?: unknown
  readonly order?: unknown
  readonly workings?: PricedLines['workings']
}

function sample(name: string): unknown {
  return JSON.parse(readFileSync(join(samples, `${name}.json`), 'utf8'))
}

async function answerTo(args: readonly string[], request: unknown): Promise<AnswerJson> {
  const { exitCode, stdout } = await runWith(['price', ...args], { input: JSON.stringify(request) })
  expect(exitCode).toBe(0)
  return JSON.parse(stdout) as AnswerJson
}

describe('quotewright price --workings', () => {
  it.each([
    ['roofing-quote', 'quote'],
    ['order', 'order'],
  ])('adds the formulas of line figures: %s', async (name, kind) => {
    const request = sample(name) as { readonly lines: readonly SalesLine[] }
    const plain = await answerTo([...files, '--kind', kind], request)
    const { workings, ...rest } = await answerTo([...files, '--kind', kind, '--workings'], request)
    expect(rest).toEqual(plain)
    const priced = priceLines(request.lines, undefined, sample('account') as { readonly currency: string })
    expect(priced.ok && priced.value.workings).toEqual(workings)
    expect(workings).toHaveLength(request.lines.length)
  })

  it('distinguishes derived figures from figures as sent, even in an order', async () => {
    const amount = { amountMicros: '200000000' }
    const pricing = { quantity: '2', unitPrice: { amountMicros: '100000000' } }
    const lines = [{ labour: { pricing } }, { flashing: { drawing: {}, totalPrice: amount } }]
    for (const kind of ['quote', 'order']) {
      const { workings } = await answerTo(['--kind', kind, '--workings'], { ...quoteNamed('A'), lines })
      expect(workings).toMatchObject([
        { totalRule: 'formula', total: amount },
        { totalRule: 'sent', total: amount },
      ])
    }
  })

  it('adds an empty list for a request without lines', async () => {
    const { lines, ...request } = quoteNamed('A')
    expect(lines).toBeDefined()
    expect((await answerTo(['--workings'], request)).workings).toEqual([])
    expect((await answerTo(['--workings'], { ...request, lines: null })).workings).toEqual([])
  })

  it('adds workings with --ndjson', async () => {
    const answer = await answerTo(['--ndjson', '--workings'], quoteNamed('A'))
    expect(answer.workings).toHaveLength(1)
  })

  it('prints JSON on a terminal, and is refused with a table', async () => {
    const settings = { input: JSON.stringify(quoteNamed('A')), columns: 100 }
    const { stdout } = await runWith(['price', '--workings'], settings)
    expect((JSON.parse(stdout) as AnswerJson).workings).toHaveLength(1)
    const refused = await runWith(['price', '--workings', '--format', 'table'], settings)
    expect(refused).toMatchObject({ exitCode: 2, stdout: '' })
  })
})
