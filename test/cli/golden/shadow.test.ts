import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { runWith, type RunResult } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'
import { yearOfQuotes } from '../../golden-files/year-of-quotes.js'

const folder = temporaryFolder()
const ACCOUNT = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }
// Longer than the buffer of a pipe, to notice a program that reads nothing.
const DOCUMENTS = 200
let account = ''
let requests = ''
let answers = ''

beforeAll(async () => {
  account = folder.write('account.json', ACCOUNT)
  requests = folder.write('quotes.ndjson', yearOfQuotes(DOCUMENTS))
  const { stdout } = await runWith(['price', '--ndjson', requests, '--account', account])
  answers = folder.write('answers.ndjson', stdout)
})

/** A program that is this script. `answers` are the lines that it should answer. */
function program(script: string): string {
  const file = folder.write(
    'program.mjs',
    `import { readFileSync } from 'node:fs'
     const answers = readFileSync(${JSON.stringify(answers)}, 'utf8').trimEnd().split('\\n')
     const say = (...lines) => process.stdout.write(lines.map((line) => line + '\\n').join(''))
     ${script}`,
  )
  return `"${process.execPath}" "${file}"`
}

function verifyWith(command: string, ...more: readonly string[]): Promise<RunResult> {
  return runWith(['golden', 'verify', requests, '--account', account, '--shadow', command, ...more])
}

describe('comparing with another program', () => {
  test.each([
    ['reads nothing', 'say(...answers)'],
    [
      'ends with 1, as this command does where requests have problems',
      'say(...answers); process.exitCode = 1',
    ],
    ['writes empty lines', 'say(...answers.flatMap((line) => ["", line, "  "]))'],
    ['ends its lines with CR LF', 'say(...answers.map((line) => line + "\\r"))'],
    [
      'has null for what it does not know',
      'say(...answers.map((line) => JSON.stringify({ figures: { total: JSON.parse(line).quote.total, margin: null } })))',
    ],
  ])('accepts one that %s', async (_, script) => {
    const { exitCode, stderr } = await verifyWith(program(script))
    expect([stderr, exitCode]).toEqual(['', 0])
  })

  test.each([
    ['has no figures', '{ figures: {} }', 'none of the figures'],
    ['has figures of other names', '{ figures: { totl: "1000000" } }', 'none of the figures'],
    ['has decimals', '{ figures: { total: "10.50" } }', 'total'],
    ['has numbers', '{ figures: { total: 10000000 } }', 'total'],
    ['has money without micros', '{ total: { amount: "10.50" } }', 'total'],
    ['has money in numbers', '{ total: { amountMicros: 10500000, currency: "AUD" } }', 'total'],
    ['has another currency', '{ total: { amountMicros: "10500000", currency: "NZD" } }', 'NZD'],
    ['has one wrong figure among others', '{ figures: { subtotal: "1", total: true } }', 'total'],
  ])('refuses the answer %s instead of agreeing with it', async (_, answer, sentence) => {
    const { exitCode, stderr } = await verifyWith(
      program(`say(...answers.map(() => JSON.stringify(${answer})))`),
    )
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(sentence)])
  })

  test.each([
    ['answers more lines', 'say(...answers, answers[0])', 'more'],
    ['answers fewer lines and reads nothing', 'say(...answers.slice(1))', 'fewer'],
    ['answers all and fails', 'say(...answers); process.exitCode = 7', '7'],
    ['answers nothing and fails', 'process.exitCode = 7', '7'],
    ['answers more and does not end', 'say(...answers, answers[0]); setInterval(() => {}, 1000)', 'more'],
    ['answers something else and does not end', 'say("[]"); setInterval(() => {}, 1000)', 'line 1'],
  ])('reports one that %s in a sentence', async (_, script, sentence) => {
    const { exitCode, stdout, stderr } = await verifyWith(program(script))
    expect([exitCode, stdout, stderr]).toEqual([2, '', expect.stringContaining(sentence)])
  })

  test('does not start it if the file of requests does not exist', async () => {
    const { exitCode, stderr } = await runWith([
      'golden',
      'verify',
      join(folder.path, 'none'),
      '--shadow',
      program('say(...answers)'),
    ])
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('does not exist')])
  })
})
