import { describe, expect, it } from 'vitest'
import { quoteNamed, readAnswer } from '../requests.js'
import { runWith } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'

const folder = temporaryFolder()

const odd = {
  ...quoteNamed('A'),
  lines: [
    { notes: {} },
    { flashing: { thickness: '0', customPrice: {}, drawing: { isFreeDrawing: true, points: {} } } },
  ],
}

const marks = (text: string) => text.match(/^(warning|notice): \w+/gm) ?? []
const table = (request: unknown, ...args: readonly string[]) =>
  runWith(['price', '--format', 'table', ...args], { input: JSON.stringify(request) })

describe('V10: quotewright price', () => {
  it('prints advice according to the account and the catalogue of the document', async () => {
    const unitPrice = { amountMicros: '5000000' }
    const taxed = { labour: { pricing: { quantity: '1', unitPrice, tax: { rate: '0.15' } } } }
    const account = folder.write('account.json', { currency: 'NZD', tax: { rate: '0.15' } })
    const catalogue = folder.write('catalogue.json', {
      customers: [{ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }],
    })
    const request = { ...quoteNamed('A'), lines: [taxed] }
    expect(marks((await table(request)).stdout)).toEqual(['notice: line_tax_differs'])
    expect(marks((await table(request, '--account', account, '--catalogue', catalogue)).stdout)).toEqual([])
  })

  it('prints advice on fields that the engine drops', async () => {
    const unitPrice = { amount: '85.00', amountMicros: '85000000', currency: 'USD' }
    const pricing = { quantity: '2', discnt: '50', unitPrice }
    const request = { ...quoteNamed('A'), lines: [{ labour: { pricing } }, { notes: {}, labor: {} }] }
    const expected = [
      ['warning', 'unknown_field', 'lines[0].labour.pricing.discnt'],
      ['warning', 'unknown_field', 'lines[0].labour.pricing.unit_price.amount'],
      ['warning', 'other_currency', 'lines[0].labour.pricing.unit_price.currency'],
      ['warning', 'unknown_field', 'lines[1].labor'],
    ]
    for (const sent of [request, { quote: request }, { order: request }]) {
      const input = JSON.stringify(sent)
      expect(adviceIn((await runWith(['price'], { input })).stderr)).toEqual(expected)
      expect(marks((await table(sent)).stdout)).toEqual(
        expected.map(([severity, code]) => `${String(severity)}: ${String(code)}`),
      )
    }
  })

  it.each(['quote', 'order'])('prints no advice on the figures of a priced document: %s', async (kind) => {
    const { stdout } = await runWith(['price', '--kind', kind], { input: JSON.stringify(quoteNamed('A')) })
    expect((await runWith(['price'], { input: stdout })).stderr).toBe('')
  })

  it('prints advice on standard error, one line each, with JSON', async () => {
    const { exitCode, stdout, stderr } = await runWith(['price'], { input: JSON.stringify(odd) })
    expect(exitCode).toBe(0)
    expect(Object.keys(readAnswer(stdout))).toEqual(['quote'])
    expect(adviceIn(stderr)).toEqual([
      ['warning', 'empty_custom_price', 'lines[1].flashing.custom_price'],
      ['warning', 'thickness_not_positive', 'lines[1].flashing.thickness'],
    ])
  })

  it('prints no advice with --quiet, with --ndjson, or for a request with problems', async () => {
    const input = JSON.stringify(odd)
    expect((await runWith(['price', '--quiet'], { input })).stderr).toBe('')
    const stream = await runWith(['price', '--ndjson'], { input })
    expect(Object.keys(readAnswer(stream.stdout))).toEqual(['quote'])
    expect(stream.stderr).toBe('')
    const refused = await runWith(['price'], { input: JSON.stringify({ ...odd, customerId: '' }) })
    expect({ ...refused, stdout: '' }).toEqual({ exitCode: 1, stdout: '', stderr: '' })
    const refusedTable = await table({ ...odd, customerId: '' })
    expect(refusedTable.exitCode).toBe(1)
    expect(marks(refusedTable.stdout)).toEqual([])
  })
})

/** Returns severity, code and pointer of each line of advice. */
function adviceIn(stderr: string): readonly (readonly string[])[] {
  return stderr
    .split('\n')
    .slice(0, -1)
    .map((line) => /^quotewright: (\w+) (\w+) at (\S+): .+$/.exec(line)?.slice(1) ?? [line])
}
