import { describe, expect, it } from 'vitest'
import { problemsIn, quoteNamed, readAnswer } from './requests.js'
import { refusalOf, runWith } from './run-with.js'

const input = JSON.stringify({ lines: [{}, {}, {}] })
const all = [
  ['line_kind_missing', 'lines[0]'],
  ['line_kind_missing', 'lines[1]'],
  ['line_kind_missing', 'lines[2]'],
  ['required', 'customer_id'],
]

describe('quotewright price --max-problems', () => {
  it.each([1, 3, 4, 999_999_999_999_999])(
    'reports the first %d problems, and whether there are more',
    async (count) => {
      const more = count < all.length ? [['more_problems', '']] : []
      for (const options of [[], ['--kind', 'order'], ['--ndjson']]) {
        const args = ['price', ...options, '--max-problems', String(count)]
        const { exitCode, stdout } = await runWith(args, { input })
        expect(exitCode).toBe(1)
        expect(problemsIn(readAnswer(stdout))).toEqual([...all.slice(0, count), ...more])
      }
    },
  )

  it('defaults to 1000 problems', async () => {
    const lines = Array.from({ length: 1000 }, () => ({}))
    for (const options of [[], ['--ndjson']]) {
      const exact = await runWith(['price', ...options], {
        input: JSON.stringify({ customerId: 'cust_1', lines }),
      })
      expect(problemsIn(readAnswer(exact.stdout))).toHaveLength(1000)
      const more = await runWith(['price', ...options], { input: JSON.stringify({ lines }) })
      const problems = problemsIn(readAnswer(more.stdout))
      expect(problems).toHaveLength(1001)
      expect(problems.at(-1)).toEqual(['more_problems', ''])
    }
  })

  it('has no effect on a valid request', async () => {
    const quote = JSON.stringify(quoteNamed('A'))
    const { exitCode } = await runWith(['price', '--max-problems', '1'], { input: quote })
    expect(exitCode).toBe(0)
  })

  it.each(['0', '-1', '1.5', '', 'all', '1e3', '0x2', '99999999999999999999'])(
    'refuses a value that is not a whole number from 1: %j',
    async (count) => {
      await refusalOf(['price', `--max-problems=${count}`], { input })
    },
  )
})
