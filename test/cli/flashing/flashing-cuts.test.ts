import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cutList, renderCutPlanSvg } from '../../../src/entries/flashing.js'
import { barge } from '../flashing-lines.js'
import { runWith } from '../run-with.js'

const line = { ...barge, subitems: [{ amount: 5, length: 2400 }] }
const input = JSON.stringify(line)
const env = { NO_COLOR: '1' }

describe('quotewright flashing --stock', () => {
  it('prints the bars with kerf and leftover (F13)', async () => {
    const args = ['flashing', '--stock', '6000', '--kerf', '3', '--offcuts', '2450']
    const { stdout } = await runWith(args, { input, columns: 80, env })
    const table = stdout.slice(stdout.indexOf('Cutting plan'), stdout.indexOf('no plan is better'))
    expect(table.split('\n').map((row) => row.trim().replace(/ {2,}/g, ' | '))).toEqual([
      'Cutting plan | Bars | Kerf | Leftover',
      '─'.repeat(72),
      '1 × 2400 mm | 1 | 3 mm | 47 mm',
      'of 2450 mm (offcut)',
      '2 × 2400 mm | 2 | 6 mm | 1,194 mm',
      'of 6000 mm',
      '─'.repeat(72),
      'Sum | 3 | 15 mm | 2,435 mm',
      '',
    ])
  })

  it('writes the plan of the library as JSON, and its picture to a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quotewright-'))
    const file = join(folder, 'cuts.svg')
    const args = ['flashing', '--format', 'json', '--stock', '6000,8000', '--cuts-svg', file]
    const { stdout, exitCode } = await runWith(args, { input })
    const stocks = ['6000', '8000'].map((lengthMm) => ({ lengthMm }))
    const list = cutList(line, { currency: 'AUD' }, { stocks })
    const plan = list.ok ? list.value.stock : undefined
    expect(exitCode).toBe(0)
    expect((JSON.parse(stdout) as { cutting: unknown }).cutting).toEqual(plan)
    expect(plan && readFileSync(file, 'utf8')).toBe(plan && renderCutPlanSvg(plan))
    rmSync(folder, { recursive: true })
  })

  it('reports pieces that are too long or have no bar', async () => {
    const { stdout } = await runWith(['flashing', '--stock', '2000'], { input, columns: 80, env })
    expect(stdout).toContain('longer than the stock')
  })

  it.each([
    [['--kerf', '3'], '--stock'],
    [['--stock', 'six'], '6000,8000'],
    [['--stock', '6000', '--kerf', '3,4'], 'a length in mm'],
    [['--stock', '6000', '--trim', '20,30'], 'a length in mm'],
    [['--stock', '6000', '--cuts-svg', '-'], '--cuts-svg'],
    [['--stock', '6000', '--cuts-svg', 'one.svg', '--svg', './one.svg'], 'different files'],
  ])('refuses %j', async (args, message) => {
    const { exitCode, stderr } = await runWith(['flashing', ...args], { input })
    expect(exitCode).not.toBe(0)
    expect(stderr).toContain(message)
  })
})
