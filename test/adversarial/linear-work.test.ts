import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COUNTERS, instrumented } from '../fuzz/instrument.js'

/** The output of `growth/counted-work.ts`. */
interface Printed {
  readonly calls: number
  /** The functions that have no sound arguments. */
  readonly untried: readonly string[]
  readonly faults: readonly string[]
}

const folder = mkdtempSync(join(tmpdir(), 'quotewright-'))
const source = fileURLToPath(new URL('growth/counted-work.ts', import.meta.url))
const program = join(folder, 'counted-work.mjs')

/** The bundler’s loops that spread an object, and replacements that count, in a third of the time. */
const SPREADS = [
  [
    /var __spreadValues = \(\w+, b\) => \{[^]*?\n\};/,
    `var __spreadValues = (a, b) => (${COUNTERS}[0] += __getOwnPropNames(b ?? {}).length, { ...a, ...b });`,
  ],
  [/var __spreadProps = .*/, 'var __spreadProps = (a, b) => ({ ...a, ...b });'],
] as const

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    // Keeps the import of counted-builtins.ts, which has no exports.
    ignoreAnnotations: true,
    // A spread of an object becomes a loop, which is counted.
    supported: { 'object-rest-spread': false },
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(source)}); const ${COUNTERS} = [0];`,
    },
    define: { 'import.meta.url': JSON.stringify(new URL('growth/counted-work.ts', import.meta.url).href) },
  })
  const bundle = outputFiles[0]?.text ?? ''
  const quick = SPREADS.reduce((text, [before, after]) => text.replace(before, after), bundle)
  expect(quick).not.toMatch(/__defProps\(|__defNormalProp\(\w+, prop/)
  // One counter for all blocks is enough.
  writeFileSync(
    program,
    instrumented(quick, () => 0),
  )
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

test('V1: work grows in proportion to the input, in steps of every public function', () => {
  const printed = execFileSync(process.execPath, ['--max-semi-space-size=64', program], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  const { calls, untried, faults } = JSON.parse(printed) as Printed
  expect(faults).toEqual([])
  expect(untried).toEqual([])
  expect(calls).toBeGreaterThan(5000)
})
