import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemsIn, readAnswer } from '../cli/requests.js'
import { runWith } from '../cli/run-with.js'
import { buildValue, isJson } from './build-value.js'
import type { Notation } from './notation.js'
import { firstDifference } from './differences.js'
import { argumentsOf, CLASSES, isOfTheWire, type Found, type AdversarialCase } from './adversarial-cases.js'
import { jsonText } from './json-text.js'
import { changeSince, snapshotOfShared } from './snapshots.js'

/** A text that is not a request, and the expected answer of the command. */
interface AdversarialText {
  readonly name: string
  readonly text?: Notation
  readonly bytes?: string
  readonly problems?: readonly Found[]
  readonly total?: string
}

const TEXTS = (
  JSON.parse(readFileSync(new URL('../vectors/adversarial/texts.json', import.meta.url), 'utf8')) as {
    readonly texts: readonly AdversarialText[]
  }
).texts

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quotewright-'))
  writeFileSync(join(folder, 'account.json'), JSON.stringify({ currency: 'AUD' }))
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

const withAccount = (...args: readonly string[]) => [...args, '--account', join(folder, 'account.json')]

function bytesOf({ text = '', bytes }: AdversarialText): Buffer {
  return bytes === undefined ? Buffer.from(buildValue(text) as string) : Buffer.from(bytes, 'hex')
}

/**
 * Returns the expected problems. Some shells write UTF-16, so the command reads it too. Each such text is `{}`.
 */
function problemsOf({ name, problems = [] }: AdversarialText): unknown {
  return name.startsWith('UTF-16') ? [['required', 'customer_id']] : problems
}

/**
 * Expects at most one message of the command: a sentence with an excerpt or advice, without a stack trace.
 */
function expectRemarks(stderr: string): void {
  expect(stderr.match(/^quotewright: /gm)?.length ?? 0).toBeLessThanOrEqual(1)
  expect(stderr).toMatch(/^(quotewright: |$)/)
  expect(stderr).not.toMatch(/^\s*at |defect/m)
  expect(stderr.length).toBeLessThan(1000)
}

describe('V1: the command', () => {
  test.each(TEXTS)('answers the text: $name', async (one) => {
    const shared = snapshotOfShared()
    const { exitCode, stdout, stderr } = await runWith(withAccount('price'), { input: [bytesOf(one)] })
    const answer = readAnswer(stdout)
    expect(problemsIn(answer)).toEqual(problemsOf(one))
    expect(answer.quote?.total.amountMicros).toBe(one.total)
    expect(exitCode).toBe(one.problems === undefined ? 0 : 1)
    expectRemarks(stderr)
    expect(changeSince(shared)).toBeUndefined()
  })

  test.each(TEXTS)('answers the text as a flashing line: $name', async (one) => {
    const { exitCode, stdout, stderr } = await runWith(withAccount('flashing'), { input: [bytesOf(one)] })
    // No text of the list is a flashing.
    expect(problemsIn(readAnswer(stdout)).length).toBeGreaterThan(0)
    expect(exitCode).toBe(1)
    expectRemarks(stderr)
  })

  test('answers every text in table format', async () => {
    for (const one of TEXTS) {
      const { exitCode, stdout } = await runWith(withAccount('price', '--format', 'table'), {
        input: [bytesOf(one)],
      })
      expect(exitCode, one.name).toBe(one.problems === undefined ? 0 : 1)
      expect(stdout).toMatch(/\S/)
    }
  })

  test('fails if a text is the account file, and prices no document', async () => {
    for (const one of TEXTS) {
      const file = join(folder, 'adversarial.json')
      writeFileSync(file, bytesOf(one))
      const { exitCode, stdout, stderr } = await runWith(['price', '--account', file], { input: '{}' })
      expect([exitCode, stdout], one.name).toEqual([2, ''])
      expect(stderr).toMatch(/^quotewright: /)
    }
  })

  test('answers each line of a stream independently', async () => {
    const lines = TEXTS.filter((one) => isOneLine(bytesOf(one)))
    const input = lines.flatMap((one) => [bytesOf(one), Buffer.from('\n')])
    const { exitCode, stdout } = await runWith(withAccount('price', '--ndjson'), { input })
    const answers = stdout.trimEnd().split('\n').map(readAnswer)
    expect(exitCode).toBe(1)
    expect(lines.length).toBeGreaterThan(30)
    expect(answers.map(problemsIn)).toEqual(
      // A byte order mark belongs to the start of a file, so a line with one is not JSON.
      lines.map(({ problems = [], bytes = '' }) =>
        bytes.startsWith('efbbbf') ? [['invalid_type', '']] : problems,
      ),
    )
  })
})

/** Tests whether bytes are a single line that is not skipped at any position of a stream. */
function isOneLine(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  return !/[\n\r]/.test(text) && /[^ \t]/.test(text.replace(/^\xef\xbb\xbf/, ''))
}

/** Longer requests take time and add no information here. */
const LONGEST = 300_000

/** Returns the cases of one kind of document that JSON can express as a line. */
function sayable(call: string): readonly AdversarialCase[] {
  return CLASSES.flatMap(({ cases }) => cases).filter(
    (one) => one.call === call && isOfTheWire(one) && one.arguments.every((part) => isJson(part, one.each)),
  )
}

describe('V1: the command and the functions', () => {
  test.each([
    ['quote', 'priceQuote', 300],
    ['order', 'priceOrder', 1],
  ])('give the same answer to adversarial requests of the kind %s', async (kind, call, min) => {
    const requests = sayable(call)
      .map((one) => ({ one, text: jsonText(argumentsOf(one)[0]) }))
      .filter(({ text }) => text.length < LONGEST)
    const cases = requests.map(({ one }) => one)
    expect(cases.length).toBeGreaterThanOrEqual(min)
    const input = requests.map(({ text }) => `${text}\n`)
    const all = ['--max-problems', '1000000']
    const { stdout, stderr } = await runWith(withAccount('price', '--kind', kind, '--ndjson', ...all), {
      input,
    })
    const answers = stdout.trimEnd().split('\n')
    expect(answers).toHaveLength(cases.length)
    expect(stderr).toBe('')
    const different = cases.flatMap((one, index) => {
      const answer = readAnswer(answers[index] ?? '')
      const difference =
        'problems' in one.expect
          ? firstDifference(problemsIn(answer), one.expect.problems, 'problems')
          : firstDifference(answer.quote ?? answer.order, one.expect.value)
      return difference === undefined ? [] : [`${one.class}: ${one.name}: ${difference}`]
    })
    expect(different).toEqual([])
  })
})
