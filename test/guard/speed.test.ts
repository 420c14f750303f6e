import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'tsup'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Measured } from './measure.js'

/**
 * A guard against slipping back, not a benchmark: ratios within one run at one and a half times what must be reached; edits,
 * whose turns are short, at twice; a growth that would show work done for each pair of lines; and bytes, which are the same
 * on a busy machine. docs/performance.md has the figures.
 */
const folder = mkdtempSync(join(tmpdir(), 'quotewright-speed-'))

/** What each figure stays below. */
const LIMITS = {
  priceToJson: 0.45,
  tradeToJson: 0.45,
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
/** A busy machine makes things slower, never faster: what is beyond a limit is measured again, so often at most. */
const TRIES = 4

const least = Object.fromEntries(FIGURES.map((figure) => [figure, Infinity])) as Record<Figure, number>
const isBeyond = (figure: Figure): boolean => least[figure] >= LIMITS[figure]

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
    // In one file that needs no other.
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
    for (const figure of FIGURES) least[figure] = Math.min(least[figure], measured[figure] ?? Infinity)
  }
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

describe('a quote of a hundred lines', () => {
  test('is priced in less than half the time that JSON takes to read and write its request', () => {
    expect(least.priceToJson).toBeLessThan(LIMITS.priceToJson)
  })

  test('is priced in half of that time, with a discount, a cost and four decimals on every line', () => {
    expect(least.tradeToJson).toBeLessThan(LIMITS.tradeToJson)
  })

  test.each(['drawnToJson', 'kitToJson'] as const)(
    'is priced in less than three quarters of that time, of flashings and of kits: %s',
    (figure) => {
      expect(least[figure]).toBeLessThan(LIMITS[figure])
    },
  )

  test('is refused, with a problem on every line, in less than five times the time of its JSON', () => {
    expect(least.refuseToJson).toBeLessThan(LIMITS.refuseToJson)
  })

  test('takes less than three times as long for a line among 3000 as for one among 30', () => {
    expect(least.growth).toBeLessThan(LIMITS.growth)
  })

  // Today it is about 520. The records that the engine makes of a line, which the fast path does without, take it to 2700.
  test('makes less than 800 bytes a line, result included', () => {
    expect(least.bytesALine).toBeGreaterThan(200)
    expect(least.bytesALine).toBeLessThan(LIMITS.bytesALine)
  })
})

describe('an edit of an open quote', () => {
  test.each(['a line replaced', 'a line removed', 'a sketch replaced'] as const)(
    'takes less than four times as long among 10 000 lines as among 10: %s',
    (edit) => {
      expect(least[edit]).toBeGreaterThan(0)
      expect(least[edit]).toBeLessThan(LIMITS[edit])
    },
  )
})
