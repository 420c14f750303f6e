import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { barge } from './flashing-lines.js'
import { problemsIn, quoteNamed, readAnswer } from './requests.js'
import { runWith, type RunSettings } from './run-with.js'

const samples = join(import.meta.dirname, '../../docs/samples')
const account = ['--account', join(samples, 'account.json')]
const quote = quoteNamed('A')

/** Returns the lines on standard error, which must all begin with the name of the command. */
async function notesOf(args: readonly string[], request: unknown, settings: RunSettings = {}) {
  const { stderr } = await runWith(args, { input: JSON.stringify(request), hasNotes: true, ...settings })
  const lines = stderr.split('\n').slice(0, -1)
  expect(lines.filter((line) => !line.startsWith('quotewright: '))).toEqual([])
  return lines
}

describe('the note on the sample account', () => {
  it.each([
    [['price', '--kind', 'quote'], quote],
    [['price', '--ndjson'], quote],
    [['flashing'], barge],
    [['flashing', '--ndjson'], barge],
  ])('is printed once if the caller gives no account: %s', async (args, request) => {
    const notes = await notesOf(args, request)
    expect(notes).toHaveLength(1)
    for (const part of ['docs/samples/account.json', 'AUD', 'GST 10%', '--account']) {
      expect(notes[0]).toContain(part)
    }
    expect(await notesOf([...args, ...account], request)).toEqual([])
    expect(await notesOf([...args, '--quiet'], request)).toEqual([])
  })

  it('is not printed by a command that cannot start', async () => {
    for (const args of [['no-such-file.json'], ['--ndjson', 'no-such-file.ndjson'], ['--workers', '2']]) {
      expect(await notesOf(['price', ...args], quote)).toHaveLength(1)
    }
  })
})

describe('the recognised kind of a document', () => {
  const status = { ...quote, statusId: 'sent' }
  it.each([
    ['a request without signs of a kind', quote, 'quote'],
    ['a request with the status of an order', status, 'order'],
    ['a request with null as its status', { ...quote, statusId: null }, 'quote'],
    ['a request with signs of both kinds', { ...status, quoteId: 'quote_1' }, 'quote'],
    ['a request with an order id', { ...quote, orderId: 'order_1' }, 'order'],
    ['an answer with an order', { order: quote }, 'order'],
    ['an answer with a quote', { quote }, 'quote'],
  ])('is printed in a note, for %s', async (_name, request, kind) => {
    const { exitCode, stdout } = await runWith(['price'], { input: JSON.stringify(request) })
    expect(exitCode).toBe(0)
    expect(Object.keys(readAnswer(stdout))).toEqual([kind])
    const notes = await notesOf(['price', ...account], request)
    expect(notes).toHaveLength(1)
    expect(notes[0]).toContain(`taken as a${kind === 'order' ? 'n' : ''} ${kind},`)
    expect(notes[0]).toContain('--kind')
    const lines = await runWith(['price', '--ndjson'], { input: JSON.stringify(request) })
    expect(Object.keys(readAnswer(lines.stdout))).toEqual([kind])
  })

  it.each(['quote', 'order'])('is overridden by --kind %s', async (kind) => {
    for (const request of [quote, status, { order: quote }]) {
      const args = ['price', '--kind', kind, ...account]
      const { stdout } = await runWith(args, { input: JSON.stringify(request) })
      expect(Object.keys(readAnswer(stdout))).toEqual([kind])
      expect(await notesOf(args, request)).toEqual([])
    }
  })

  it('is a quote for a company name, which is not supported (V8)', async () => {
    const { stdout } = await runWith(['price'], { input: '{"companyName":"A","lines":[]}' })
    expect(readAnswer(stdout).type).toBe('not_implemented')
  })

  it.each(['null', '[]', '{"quote":{},"order":{}}', '{"quote":[]}', '{"quote":{},"customerId":"x"}'])(
    'is not printed for a value that is not a request: %s',
    async (input) => {
      const { exitCode, stdout } = await runWith(['price'], { input })
      expect(exitCode).toBe(1)
      expect(problemsIn(readAnswer(stdout))).not.toEqual([])
    },
  )
})

describe('input for another command', () => {
  const apron = JSON.parse(readFileSync(join(samples, 'flashings/apron.json'), 'utf8')) as object

  it.each([
    ['a flashing line in price', 'price', 'quotewright flashing', apron],
    ['a sales line in price', 'price', 'quotewright flashing', { flashing: apron }],
    ['a quote in flashing', 'flashing', 'quotewright price', quote],
    ['an answer in flashing', 'flashing', 'quotewright price', { quote }],
  ])('is recognised, and a note names the other command: %s', async (_, command, other, sent) => {
    const { exitCode } = await runWith([command, ...account], { input: JSON.stringify(sent) })
    expect(exitCode).toBe(1)
    const notes = await notesOf([command, ...account], sent)
    expect(notes).toHaveLength(1)
    expect(notes[0]).toContain(other)
    expect(await notesOf([command, ...account, '--quiet'], sent)).toEqual([])
  })

  it('gets no note if it fits the command', async () => {
    expect(await notesOf(['flashing', ...account], apron)).toEqual([])
    expect(await notesOf(['flashing', ...account], { flashing: apron })).toEqual([])
    expect(await notesOf(['flashing', ...account], 7)).toEqual([])
  })
})

describe('a priced document', () => {
  const order = readFileSync(join(samples, 'order.json'), 'utf8')
  const args = ['price', ...account]

  it.each(['quote', 'order'])('gives the same document again (T10), with a note, as a %s', async (kind) => {
    const first = await runWith([...args, '--kind', kind], { input: order })
    const answer = JSON.parse(first.stdout) as Record<string, unknown>
    for (const again of [answer, answer[kind]]) {
      const input = JSON.stringify(again)
      expect((await runWith(args, { input })).stdout).toBe(first.stdout)
      expect(await notesOf([...args, '--kind', kind], again)).toHaveLength(1)
      expect(await notesOf([...args, '--kind', kind, '--quiet'], again)).toEqual([])
    }
  })

  it('gets no note without its total', async () => {
    const { stdout } = await runWith([...args, '--kind', 'quote'], { input: order })
    const { total, ...rest } = (JSON.parse(stdout) as AnswerJson).quote
    expect(total).toBeDefined()
    expect(await notesOf([...args, '--kind', 'quote'], rest)).toEqual([])
  })
})

interface AnswerJson {
  readonly quote: Readonly<Record<string, unknown>>
}
