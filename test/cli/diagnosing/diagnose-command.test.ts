import { describe, expect, it } from 'vitest'
import { diagnosisText } from '../../../src/cli/diagnosing/diagnosis-text.js'
import type { Diagnosis } from '../../../src/entries/diagnose.js'
import { runWith } from '../run-with.js'
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

  it('takes the subtotal and the tax of the other system too', async () => {
    const args = ['--total', BY_LINE, '--subtotal', '3.15', '--tax', '0.33']
    const { explanations } = await diagnosisOf(args, JSON.stringify(request))
    expect(explanations.map(({ policies }) => policies)).toContainEqual(['tax-by-line'])
    const contradicting = await diagnosisOf(['--total', BY_LINE, '--tax', '0.99'], JSON.stringify(request))
    expect(contradicting.explanations).toEqual([])
    expect(contradicting.unexplained).toEqual([0])
  })

  it('prints how far to trust each explanation, and the quote to enter next with its figures', async () => {
    const args = ['diagnose', '--account', account(), '--total', BY_LINE, '--format']
    const input = JSON.stringify(request)
    const { explanations, next } = JSON.parse(
      (await runWith([...args, 'json'], { input })).stdout,
    ) as Diagnosis
    const { stdout } = await runWith([...args, 'text'], { input })
    expect(explanations.map(({ certainty }) => certainty)).toContain('possible')
    const unwrapped = stdout.replace(/\s+/g, ' ')
    for (const { policies, certainty } of explanations.slice(0, 10))
      expect(unwrapped).toMatch(new RegExp(` ${policies.join(' \\+ ')}: [^:]*\\(${certainty}\\) `))
    expect(stdout.replaceAll('\n', '')).toContain(JSON.stringify(next?.request))
    const figures = next?.expected.find(({ policies }) => policies.join() === 'tax-by-line')?.figures
    const total = (Number(figures?.total.amountMicros) / 1e6).toFixed(2)
    expect(stdout).toMatch(new RegExp(`^  total ${total.replace('.', '\\.')}, tax .*: tax-by-line$`, 'm'))
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

  it('prints the percentages into which the discount of a line is split', async () => {
    const pricing = { quantity: '1', unitPrice: { amountMicros: '100000000' }, discount: '25' }
    const input = JSON.stringify({ ...request, lines: [{ labour: { pricing } }] })
    // 100.00 × 0.80 × 0.95 = 76.00, with 7.60 of tax.
    const args = ['diagnose', '--account', account(), '--total', '83.60', '--format', 'text']
    const unwrapped = (await runWith(args, { input })).stdout.replace(/\s+/g, ' ')
    expect(unwrapped).toMatch(/line-discounts-in-turn: .*\b20 and 5\b/)
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

  it('prints the difference and its policy in a sentence, and a single line if nothing differs', async () => {
    const args = ['diagnose', '--account', account(), '--format', 'table']
    const { stdout } = await runWith([...args, '--total', BY_LINE], { input: JSON.stringify(request) })
    expect(stdout).toContain('0.01')
    expect(stdout).toContain('tax-by-line')
    const same = await runWith([...args, '--total', '3.47'], { input: JSON.stringify(request) })
    expect(same.exitCode).toBe(0)
    expect(same.stdout.split('\n')).toHaveLength(2)
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

  it('prints the problems of a request that cannot be priced', async () => {
    const { exitCode, stdout } = await runWith(
      ['diagnose', '--account', account(), '--total', '1', '--format', 'json'],
      {
        input: JSON.stringify({ lines: [{}] }),
      },
    )
    expect(exitCode).toBe(1)
    const { errors } = JSON.parse(stdout) as { readonly errors: readonly { readonly param: string }[] }
    expect(errors.map(({ param }) => param)).toEqual(['[0].request.lines[0]', '[0].request.customer_id'])
  })

  it('compares the other documents, and exits with code 1, if a document cannot be priced', async () => {
    const figures = { total: { amountMicros: '3480000' } }
    const input = [
      { request, figures },
      { request: { lines: [{}] }, figures },
    ]
      .map((one) => JSON.stringify(one))
      .join('\n')
    const run = async (format: string) =>
      await runWith(['diagnose', '--account', account(), '--format', format], { input })
    const { exitCode, stdout } = await run('json')
    const { documents, explanations, refused } = JSON.parse(stdout) as Diagnosis
    expect([exitCode, documents, refused.map(({ index }) => index)]).toEqual([1, 1, [1]])
    expect(explanations.map(({ policies }) => policies)).toContainEqual(['tax-by-line'])
    const text = await run('text')
    expect(text.exitCode).toBe(1)
    expect(text.stdout).toContain('tax-by-line')
    expect(text.stdout.match(/document \d/g)).toEqual(['document 2', 'document 2'])
  })

  it('names the document that cannot be priced, even if no figure differs', async () => {
    const figures = { total: { amountMicros: '3470000' } }
    const input = [
      { request: {}, figures },
      { request, figures },
    ]
      .map((one) => JSON.stringify(one))
      .join('\n')
    const { exitCode, stdout } = await runWith(['diagnose', '--account', account(), '--format', 'text'], {
      input,
    })
    expect(exitCode).toBe(1)
    expect(stdout).toContain('document 1')
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

  it.each([
    ['an invalid amount', ['--total', 'twelve'], JSON.stringify(request)],
    ['a request without figures', [], JSON.stringify(request)],
    ['invalid JSON', ['--total', '1'], '{'],
    ['a line that is not JSON', [], '{"request":{}}\n{'],
    ['empty input', [], ''],
  ])('exits with code 2 for %s', async (_, args, input) => {
    const { exitCode, stdout, stderr } = await runWith(['diagnose', '--account', account(), ...args], {
      input,
    })
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).not.toContain('    at ')
  })

  it('prints its sentences as text, as in the table', async () => {
    const printed = async (format: string) =>
      await runWith(['diagnose', '--account', account(), '--total', BY_LINE, '--format', format], {
        input: JSON.stringify(request),
      })
    const text = await printed('text')
    expect(text.stdout).toContain('tax-by-line')
    expect(text).toEqual(await printed('table'))
  })

  it('exits with code 0 if no policy explains the figures', async () => {
    const { unexplained } = await diagnosisOf(['--total', '99.99'], JSON.stringify(request))
    expect(unexplained).toEqual([0])
  })

  it('notes that it uses the sample account', async () => {
    const { stderr } = await runWith(['diagnose', '--total', '1'], {
      input: JSON.stringify(request),
      hasNotes: true,
    })
    expect(stderr).toMatch(/^quotewright: note: /)
  })
})
