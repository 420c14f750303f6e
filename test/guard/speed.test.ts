import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'tsup'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Measured } from './measure.js'

/**
 * A guard against slipping back, not a benchmark: ratios within one run at twice the line that benchmarks must pass, and
 * bytes, which are the same on a busy machine. docs/performance.md has the figures.
 */
const folder = mkdtempSync(join(tmpdir(), 'quotewright-speed-'))

let measured: Measured

beforeAll(async () => {
  const { default: configs } = await import('../../tsup.config.js')
  const [library] = Array.isArray(configs) ? configs : []
  await build({
    ...library,
    entry: { measure: 'test/guard/measure.ts' },
    // In one file that needs no other.
    noExternal: [/./],
    format: ['esm'],
    splitting: false,
    config: false,
    silent: true,
    outDir: folder,
    outExtension: () => ({ js: '.mjs' }),
  })
  const out = execFileSync(process.execPath, [
    '--expose-gc',
    '--min-semi-space-size=256',
    '--max-semi-space-size=256',
    join(folder, 'measure.mjs'),
  ])
  measured = JSON.parse(out.toString()) as Measured
}, 120_000)

afterAll(() => {
  rmSync(folder, { recursive: true })
})

describe('a quote of a hundred lines', () => {
  test('is priced in no more than the time that JSON takes to read and write its request', () => {
    expect(measured.priceToJson).toBeLessThan(1)
  })

  test('is refused, with a problem on every line, in no more than twenty times the time of pricing it', () => {
    expect(measured.refuseToPrice).toBeLessThan(20)
  })

  test('takes less than three times as long for a line among 3000 as for one among 30', () => {
    expect(measured.growth).toBeLessThan(3)
  })

  // Today it is about 2700. A context for each field, as codecs that build pointers make, takes it far beyond this.
  test('makes no more than 4500 bytes a line, result included', () => {
    expect(measured.bytesALine).toBeGreaterThan(200)
    expect(measured.bytesALine).toBeLessThan(4_500)
  })
})

describe('an edit of an open quote', () => {
  test.each(['a line replaced', 'a line removed', 'a sketch replaced'])(
    'takes less than four times as long among 10 000 lines as among 10: %s',
    (edit) => {
      expect(measured.edits[edit]).toBeGreaterThan(0)
      expect(measured.edits[edit]).toBeLessThan(4)
    },
  )
})
