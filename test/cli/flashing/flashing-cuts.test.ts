import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cutList, renderCutPlanSvg } from '../../../src/entries/flashing.js'
import { barge } from '../flashing-lines.js'
import { runWith } from '../run-with.js'

const line = { ...barge, subitems: [{ amount: 5, length: 2400 }] }
const input = JSON.stringify(line)

describe('quotewright flashing --stock', () => {
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

  it.each([
    [['--stock', '6000', '--kerf', '3,4'], 'a length in mm'],
    [['--stock', '6000', '--trim', '20,30'], 'a length in mm'],
    [['--stock', '6000', '--cuts-svg', 'one.svg', '--svg', './one.svg'], 'different files'],
  ])('refuses %j', async (args, message) => {
    const { exitCode, stderr } = await runWith(['flashing', ...args], { input })
    expect(exitCode).not.toBe(0)
    expect(stderr).toContain(message)
  })
})
