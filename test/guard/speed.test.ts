import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'tsup'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Measured } from './measure.js'

/**
 * Guards against regressions, and is not a benchmark. Ratios within one run may be 1.5 times the goal, and
 * edits, which are short, twice the goal. Growth detects work for each pair of lines. Bytes do not depend on
 * the load. docs/performance.md has the figures.
 */
const folder = mkdtempSync(join(tmpdir(), 'quotewright-speed-'))

/** The upper limit of each figure. */
const LIMITS = {
  priceToJson: 0.45,
  tradeToJson: 0.45,
  wideToJson: 0.65,
  drawnToJson: 0.68,
  kitToJson: 0.68,
  refuseToJson: 4.5,
  growth: 3,
  bytesALine: 780,
  'a line replaced': 4,
  'a line removed': 4,
  'a sketch replaced': 4,
}
type Figure = keyof typeof LIMITS
const FIGURES = Object.keys(LIMITS) as readonly Figure[]
/**
 * The number of measurements at most. A busy machine is slower, never faster, so a value beyond its limit is
 * measured again.
 */
const TRIES = 4

const min = Object.fromEntries(FIGURES.map((figure) => [figure, Infinity])) as Record<Figure, number>
const isBeyond = (figure: Figure): boolean => min[figure] >= LIMITS[figure]

function measure(): Readonly<Record<string, number | undefined>> {
  const out = execFileSync(process.execPath, [
    '--expose-gc',
    '--min-semi-space-size=256',
    '--max-semi-space-size=256',
    join(folder, 'measure.mjs'),
  ])
  const { edits, ...others } = JSON.parse(out.toString()) as Measured
  return { ...others, ...edits }
}

beforeAll(async () => {
  const { default: configs } = await import('../../tsup.config.js')
  const [library] = Array.isArray(configs) ? configs : []
  await build({
    ...library,
    entry: { measure: 'test/guard/measure.ts' },
    // The file contains all its dependencies.
    noExternal: [/./],
    format: ['esm'],
    splitting: false,
    config: false,
    silent: true,
    outDir: folder,
    outExtension: () => ({ js: '.mjs' }),
  })
  for (let time = 0; time < TRIES && FIGURES.some(isBeyond); time++) {
    const measured = measure()
    for (const figure of FIGURES) min[figure] = Math.min(min[figure], measured[figure] ?? Infinity)
  }
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

describe('a quote of a hundred lines', () => {
  test('is priced in less than half the time that JSON takes to read and write its request', () => {
    expect(min.priceToJson).toBeLessThan(LIMITS.priceToJson)
  })

  test('is priced in less than half the time of JSON, even with a discount, a cost and four decimals on every line', () => {
    expect(min.tradeToJson).toBeLessThan(LIMITS.tradeToJson)
  })

  // The current value is about 0.43, and twice that if the engine copies each line with a spread.
  test('is priced in less than 65% of the time of JSON if three lines in ten are beyond the fast path', () => {
    expect(min.wideToJson).toBeLessThan(LIMITS.wideToJson)
  })

  test.each(['drawnToJson', 'kitToJson'] as const)(
    'is priced in less than 75% of the time of JSON if it has flashings or kits: %s',
    (figure) => {
      expect(min[figure]).toBeLessThan(LIMITS[figure])
    },
  )

  test('is refused in less than five times the time of JSON if every line has a problem', () => {
    expect(min.refuseToJson).toBeLessThan(LIMITS.refuseToJson)
  })

  test('takes less than three times as long per line with 3000 lines as with 30', () => {
    expect(min.growth).toBeLessThan(LIMITS.growth)
  })

  // The current value is about 520. The engine's own records of a line, which the fast path avoids, need
  // 2700.
  test('allocates less than 800 bytes per line, including the result', () => {
    expect(min.bytesALine).toBeGreaterThan(200)
    expect(min.bytesALine).toBeLessThan(LIMITS.bytesALine)
  })
})

describe('an edit of an open quote', () => {
  test.each(['a line replaced', 'a line removed', 'a sketch replaced'] as const)(
    'takes less than four times as long with 10,000 lines as with 10: %s',
    (edit) => {
      expect(min[edit]).toBeGreaterThan(0)
      expect(min[edit]).toBeLessThan(LIMITS[edit])
    },
  )
})
