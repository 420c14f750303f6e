import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { runWith, type RunResult } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'
import { yearOfQuotes } from '../../golden-files/year-of-quotes.js'

const folder = temporaryFolder()
const ACCOUNT = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }
// Longer than the buffer of a pipe, so that a program which reads nothing would block.
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

/** Returns the command line of a program with this script, in which `answers` are the expected lines. */
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

describe('golden verify --shadow', () => {
  test.each([
    ['reads nothing', 'say(...answers)'],
    [
      'exits with code 1, as this command does for requests with problems',
      'say(...answers); process.exitCode = 1',
    ],
    ['writes empty lines', 'say(...answers.flatMap((line) => ["", line, "  "]))'],
    ['ends its lines with CR LF', 'say(...answers.map((line) => line + "\\r"))'],
    [
      'answers null for unknown figures',
      'say(...answers.map((line) => JSON.stringify({ figures: { total: JSON.parse(line).quote.total, margin: null } })))',
    ],
  ])('accepts a program that %s', async (_, script) => {
    const { exitCode, stderr } = await verifyWith(program(script))
    expect([stderr, exitCode]).toEqual(['', 0])
  })

  test('refuses an answer without figures', async () => {
    const { exitCode, stderr } = await verifyWith(program('say(...answers.map(() => "{}"))'))
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('neither a priced document')])
  })

  test.each([
    ['answers too many lines', 'say(...answers, answers[0])', 'more'],
    ['answers too few lines and reads nothing', 'say(...answers.slice(1))', 'fewer'],
    ['answers every line and fails', 'say(...answers); process.exitCode = 7', '7'],
    ['answers nothing and fails', 'process.exitCode = 7', '7'],
    [
      'answers too many lines and does not end',
      'say(...answers, answers[0]); setInterval(() => {}, 1000)',
      'more',
    ],
    ['answers with an array and does not end', 'say("[]"); setInterval(() => {}, 1000)', 'line 1'],
  ])('reports, in a sentence, a program that %s', async (_, script, sentence) => {
    const { exitCode, stdout, stderr } = await verifyWith(program(script))
    expect([exitCode, stdout, stderr]).toEqual([2, '', expect.stringContaining(sentence)])
    // The command line of a program may have a password.
    expect(stderr).not.toContain('program.mjs')
  })

  test('does not start the program if the file of requests does not exist', async () => {
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
