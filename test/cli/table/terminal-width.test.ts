import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import { runWith } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'
import { bySize } from '../../run-size.js'

const samples = join(import.meta.dirname, '../../../docs/samples')
const sample = (name: string): string => join(samples, name)

async function linesAt(columns: string, args: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await runWith(args, { env: { COLUMNS: columns } })
  return stdout.split('\n')
}

const folder = temporaryFolder()
const QUOTE = JSON.parse(readFileSync(sample('roofing-quote.json'), 'utf8')) as object
const FLASHING = sample('flashings/apron.json')

/** A golden file of a quote, and another account under which it differs. */
async function recorded() {
  const quotes = folder.write('quotes.ndjson', `${JSON.stringify(QUOTE)}\n`)
  const golden = join(folder.path, 'year.golden')
  await runWith(['golden', 'record', quotes, '--out', golden, '--quiet'])
  const account = folder.write('account.json', { currency: 'AUD', tax: { rate: '0.15', code: 'GST' } })
  const list = folder.write('list.json', [
    { product: 'Corrugated roof sheeting with a long name', price: '1234567.89' },
    { product: 'Ridge cap', price: '11.95' },
  ])
  return { quotes, golden, account, list }
}

describe('the width of tables', () => {
  const TABLES: Readonly<Record<string, () => Promise<readonly string[]> | readonly string[]>> = {
    'price of a quote': () => ['price', sample('roofing-quote.json')],
    'price of an order': () => ['price', sample('order.json')],
    'price of a sheet': () => ['price', sample('estimate.csv')],
    'price with problems': () => ['price', sample('ten-mistakes.json')],
    explain: () => ['explain', sample('roofing-quote.json'), '--figure', 'total'],
    flashing: () => ['flashing', FLASHING],
    'flashing with a cutting plan': () => ['flashing', FLASHING, '--stock', '6000,8000', '--kerf', '3'],
    codes: () => ['codes'],
    solve: () => ['solve', sample('roofing-quote.json'), '--total', '17000'],
    'golden diff': async () => {
      const { quotes, golden, account } = await recorded()
      return ['golden', 'diff', quotes, golden, '--account', account]
    },
    'golden verify with a price book': async () => {
      const { quotes, golden, list } = await recorded()
      return ['golden', 'verify', quotes, golden, '--price-book', list, '--date', '2027-01-01']
    },
  }

  it.each(Object.keys(TABLES))('follows COLUMNS for %s', async (name) => {
    const args = (await TABLES[name]?.()) ?? []
    const format = ['golden', 'explain'].includes(args[0] ?? '') ? 'text' : 'table'
    const quiet = args[0] === 'codes' ? [] : ['--quiet']
    for (const columns of bySize(['40', '120'], ['40', '50', '80', '120'])) {
      const lines = await linesAt(columns, [...args, '--format', format, ...quiet])
      expect(lines.length).toBeGreaterThan(3)
      const wide = lines.filter((line) => stringWidth(line) > Math.min(100, Number(columns)))
      expect(wide, columns).toEqual([])
    }
  })

  it.each(['price', 'solve', 'diagnose', 'golden verify'])(
    'also limits the options in the help of %s',
    async (command) => {
      for (const columns of ['60', '80']) {
        const lines = await linesAt(columns, [...command.split(' '), '--help'])
        const options = lines.filter((line) => /^ {2}-| {8}/.test(line))
        expect(options.filter((line) => line.length > Number(columns))).toEqual([])
      }
    },
  )

  it('prefers COLUMNS to the terminal, and ignores a COLUMNS that is not a width', async () => {
    const input = readFileSync(sample('roofing-quote.json'), 'utf8')
    const widest = async (env: Readonly<Record<string, string>>) => {
      const { stdout } = await runWith(['price'], { input, columns: 70, env: { ...env, NO_COLOR: '1' } })
      return Math.max(...stdout.split('\n').map((line) => stringWidth(line)))
    }
    expect(await widest({})).toBe(70)
    expect(await widest({ COLUMNS: '90' })).toBe(90)
    for (const none of ['0', '', 'wide', '-5']) expect(await widest({ COLUMNS: none })).toBe(70)
  })

  it('keeps every figure of a narrow table, below its description', async () => {
    const text = (await linesAt('50', ['price', sample('estimate.csv'), '--format', 'table'])).join(' ')
    for (const figure of ['quantity 212.5 m', 'unit price 19.85', 'disc. 5%', 'tax free', '16,538.57'])
      expect(text.replace(/\s+/g, ' ')).toContain(figure)
  })
})
