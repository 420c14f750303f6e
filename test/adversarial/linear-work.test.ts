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
  // One counter for all blocks is enough.
  const counting = instrumented(outputFiles[0]?.text ?? '', () => 0)
  writeFileSync(program, counting)
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

test('V1: work grows in proportion to the input, in steps of every public function', () => {
  const printed = execFileSync(process.execPath, [program], { encoding: 'utf8', maxBuffer: 2 ** 30 })
  const { calls, untried, faults } = JSON.parse(printed) as Printed
  expect(faults).toEqual([])
  expect(untried).toEqual([])
  expect(calls).toBeGreaterThan(5000)
})
