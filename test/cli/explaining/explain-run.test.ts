import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  explainOrder,
  explainQuote,
  renderExplanationHtml,
  renderExplanationMarkdown,
  type Explanation,
} from '../../../src/entries/explain.js'
import { valueOf } from '../../answers.js'
import { runWith, type RunSettings } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'

const folder = temporaryFolder()

const samples = join(import.meta.dirname, '../../../docs/samples')
const sample = (name: string) =>
  JSON.parse(readFileSync(join(samples, `${name}.json`), 'utf8')) as { readonly currency: string }
const account = sample('account')
const roof = join(samples, 'roofing-quote.json')

const hours = {
  labour: { pricing: { quantity: '3', unitPrice: { amountMicros: '11230000' }, discount: '7.5' } },
}
const request = { customerId: 'cust_1', lines: [hours] }
const line = 'lines[0].labour.pricing.totalPrice'

const explain = (args: readonly string[], sent: unknown = request, settings: RunSettings = {}) =>
  runWith(['explain', ...args], { input: JSON.stringify(sent), ...settings })

function explained(sent: unknown): Explanation {
  return valueOf(explainQuote(sent, account))
}

describe('quotewright explain', () => {
  it('prints JSON outside a terminal', async () => {
    const { stdout } = await explain([])
    expect(JSON.parse(stdout)).toEqual(explained(request))
  })

  it('fits the terminal, and highlights the values', async () => {
    const { stdout } = await explain(['--format', 'text', '--locale', 'de'], sample('roofing-quote'), {
      columns: 70,
    })
    // Escape sequences of the terminal have no width.
    const lines = stdout.replaceAll(/\p{Cc}\[\d+m/gu, '').split('\n')
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(70)
    expect(lines[0]).toMatch(/^Gesamtsumme: /)
    expect(stdout).toContain('\u001b[1m')
  })

  it('prints Markdown, and HTML as a page', async () => {
    const sent = sample('roofing-quote')
    const markdown = await explain(['--format', 'markdown', '--depth', '2'], sent)
    expect(markdown.stdout).toBe(renderExplanationMarkdown(explained(sent), { depth: 2 }))
    const html = await explain(['--format', 'html', '--locale', 'de', '--figure', 'taxAmount'], sent)
    const options = { locale: 'de', figure: 'tax_amount', page: true }
    expect(html.stdout).toBe(renderExplanationHtml(explained(sent), options))
  })

  it('prints as JSON only the operands of a figure', async () => {
    const { stdout } = await explain(['--figure', line, '--format', 'json'])
    const part = explainQuote(request, account, undefined, { figure: line })
    expect(JSON.parse(stdout)).toEqual(valueOf(part))
  })

  it('recognises an order as quotewright price does, and prints a note', async () => {
    const sent = { ...request, statusId: 'won' }
    const { stdout, stderr } = await explain([], sent, { hasNotes: true })
    const order = explainOrder(sent, account)
    expect(order.ok && JSON.parse(stdout)).toEqual(order.ok && order.value)
    expect(stderr).toContain('note: taken as an order')
    expect(stderr).toContain('note: prices with the sample settings')
    expect((await explain(['--quiet'], sent, { hasNotes: true })).stderr).toBe('')
    const asQuote = await explain(['--kind', 'quote'], sent)
    expect((JSON.parse(asQuote.stdout) as Explanation).kind).toBe('quote')
  })

  it('prints the problems of a request as JSON', async () => {
    const { exitCode, stdout } = await explain([], { lines: [{}] })
    expect(exitCode).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ type: 'validation_failure' })
  })

  it('fails for a figure with the name of a member of the prototype', async () => {
    expect((await explain(['--figure', '__proto__', '--format', 'html'])).exitCode).toBe(2)
  })

  it('lists the same figures below a pointer with dots as with brackets, and none below an unreadable one', async () => {
    const listed = async (figure: string): Promise<readonly string[]> => {
      const { exitCode, stdout, stderr } = await explain(['--figure', figure])
      expect([exitCode, stdout]).toEqual([2, ''])
      return stderr.split('\n').filter((one) => one.startsWith('  lines'))
    }
    expect(await listed('lines.0.labour')).toEqual(await listed('lines[0]'))
    expect(await listed('lines[1')).toEqual([])
  })
})

describe('the table of quotewright price', () => {
  it('repeats the settings in that command, and omits it if the name of the file has spaces', async () => {
    const near = relative('.', roof)
    const args = ['--format', 'table', '--kind', 'quote']
    const { stdout } = await runWith(['price', near, ...args])
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(
      `Why? quotewright explain ${near} --figure total --kind quote`,
    )
    const account = relative('.', folder.write('a.json', { currency: 'NZD' }))
    const other = await runWith(['price', near, ...args, '--account', account])
    expect(other.stdout).not.toContain('total\n')
    const spaced = folder.write('my quote.json', request)
    expect((await runWith(['price', spaced, ...args])).stdout).not.toContain('quotewright explain')
  })

  it('omits that command for standard input, which it cannot read again', async () => {
    const piped = await runWith(['price', '--format', 'table'], { input: JSON.stringify(request) })
    expect(piped.stdout).not.toContain('quotewright explain')
  })
})
