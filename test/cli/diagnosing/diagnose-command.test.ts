import { describe, expect, it } from 'vitest'
import { diagnosisText } from '../../../src/cli/diagnosing/diagnosis-text.js'
import type { Diagnosis } from '../../../src/entries/diagnose.js'
import { refusalOf, runWith } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'

const folder = temporaryFolder()
const account = () => folder.write('account.json', { currency: 'AUD', tax: { rate: '0.10' } })
const line = { labour: { pricing: { quantity: '1', unitPrice: { amountMicros: '1050000' } } } }
const request = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [line, line, line] }

/** 3 × 1.05 = 3.15, with 0.32 of tax. Line by line, the tax is 3 × 0.11. */
const BY_LINE = '3.48'

async function diagnosisOf(args: readonly string[], input: string): Promise<Diagnosis> {
  const { exitCode, stdout } = await runWith(
    ['diagnose', '--account', account(), '--format', 'json', ...args],
    { input },
  )
  expect(exitCode).toBe(0)
  return JSON.parse(stdout) as Diagnosis
}

describe('quotewright diagnose', () => {
  it('takes a request and the total of the other system in major units', async () => {
    const { explanations, differing } = await diagnosisOf(['--total', BY_LINE], JSON.stringify(request))
    expect(differing).toEqual([
      { index: 0, figure: 'total', difference: { amountMicros: '10000', currency: 'AUD' } },
    ])
    expect(explanations.map(({ policies }) => policies)).toContainEqual(['tax-by-line'])
  })

  it.each([
    ['-50000', '-0.05'],
    ['-500000', '-0.50'],
    ['-1234567000', '-1234.567'],
    ['0', '0.00'],
  ])('prints a total of %s micros of the quote to enter next as %s', async (amountMicros, shown) => {
    const { next, ...diagnosis } = await diagnosisOf(['--total', BY_LINE], JSON.stringify(request))
    const expected = (next?.expected ?? []).map((one) => ({
      ...one,
      figures: { ...one.figures, total: { amountMicros, currency: 'AUD' } },
    }))
    const text = diagnosisText({ ...diagnosis, ...(next && { next: { ...next, expected } }) }, 100)
    expect(text).toContain(`  total ${shown}, tax `)
  })

  it('takes observations, one per line, or a single observation as a document', async () => {
    const observation = { request, figures: { total: { amountMicros: '3480000' } } }
    const lines = `${JSON.stringify(observation)}\n\n${JSON.stringify(observation)}\r\n`
    const { documents, explanations } = await diagnosisOf([], lines)
    expect(documents).toBe(2)
    expect(explanations).toContainEqual(
      expect.objectContaining({ policies: ['tax-by-line'], documents: 2, of: 2, leaves: [] }),
    )
    expect((await diagnosisOf([], JSON.stringify(observation, null, 2))).documents).toBe(1)
  })

  it('prints a range of differences without signs, and how many documents follow the policy unless all do', async () => {
    const textOf = async (...totals: readonly string[]) => {
      const observations = totals.map((amountMicros) => ({ request, figures: { total: { amountMicros } } }))
      const input = observations.map((one) => JSON.stringify(one)).join('\n')
      const args = ['diagnose', '--account', account(), '--format', 'text']
      return (await runWith(args, { input })).stdout.replace(/\s+/g, ' ')
    }
    // Our total is 3.47, so the other totals are 0.07 and 0.17 less.
    const [range] = (await textOf('3400000', '3300000')).split(';')
    expect(range?.match(/-?\d+\.\d+/g)).toEqual(['0.07', '0.17'])
    // The smallest and the largest difference are neither first nor last: 0.03, 0.01, 0.05 and 0.04 more.
    const [higher] = (await textOf('3500000', '3480000', '3520000', '3510000')).split(';')
    expect(higher?.match(/-?\d+\.\d+/g)).toEqual(['0.01', '0.05'])
    expect(await textOf('3500000', '3300000')).toMatch(/^Your total is up to 0\.17 higher or lower/) // 0.03 more, 0.17 less
    expect(await textOf('3640000', '3440000')).toMatch(/^Your total is up to 0\.17 higher or lower/) // 0.17 more, 0.03 less
    expect(await textOf('3480000', '3300000')).toMatch(/; 1 /)
    const explained = await textOf('3480000', '3480000')
    expect(explained).not.toMatch(/; \d/)
    // The documents that no policy explains are listed only if there are any.
    expect(explained).not.toMatch(/: documents? ?\d*\./)
    expect(await textOf('3480000', '99990000')).toMatch(/: document 2\./)
  })

  it('compares nothing if no document can be priced', async () => {
    const input = JSON.stringify({ request: {}, figures: { total: { amountMicros: '1' } } })
    const args = ['diagnose', '--account', account(), '--format', 'text']
    const { exitCode, stdout } = await runWith(args, { input })
    expect(exitCode).toBe(1)
    expect(stdout).not.toContain('match')
  })

  it.each([undefined, null])(
    'takes the kind from the option if the kind of the observation is %s',
    async (kind) => {
      const input = JSON.stringify({
        kind,
        request: { ...request, statusId: 5 },
        figures: { total: { amountMicros: '1' } },
      })
      const exitCodeFor = async (option: string) =>
        (await runWith(['diagnose', '--account', account(), '--kind', option], { input })).exitCode
      // Only an order has a status, which must be a text.
      expect([await exitCodeFor('order'), await exitCodeFor('quote')]).toEqual([1, 0])
    },
  )

  it('exits with code 2 for empty input', async () => {
    const stderr = await refusalOf(['diagnose', '--account', account()])
    expect(stderr).not.toContain('    at ')
  })
})
