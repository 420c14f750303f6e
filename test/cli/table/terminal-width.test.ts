import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import { runWith } from '../run-with.js'

const samples = join(import.meta.dirname, '../../../docs/samples')
const sample = (name: string): string => join(samples, name)

async function linesAt(columns: string, args: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await runWith(args, { env: { COLUMNS: columns } })
  return stdout.split('\n')
}

describe('the width of tables', () => {
  const TABLES: readonly (readonly string[])[] = [
    ['price', sample('roofing-quote.json')],
    ['price', sample('order.json')],
    ['price', sample('estimate.csv')],
    ['price', sample('ten-mistakes.json')],
  ]

  it.each(TABLES)('follows COLUMNS for %s %s', async (...args) => {
    for (const columns of ['50', '64', '80', '100']) {
      const lines = await linesAt(columns, [...args, '--format', 'table', '--quiet'])
      expect(Math.max(...lines.map((line) => stringWidth(line)))).toBeLessThanOrEqual(Number(columns))
    }
  })

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
    for (const figure of ['quantity 212.5 m', 'unit price 19.85', 'disc. 5 %', 'tax free', '16,538.57'])
      expect(text.replace(/\s+/g, ' ')).toContain(figure)
  })
})
