import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLASSES } from './adversarial-cases.js'

interface Printed {
  readonly unchanged: string
  readonly changed: readonly { readonly inherited: string; readonly answers: string }[]
}

interface CorpusOutcome {
  readonly hasProto: boolean
  readonly classes: readonly string[]
  readonly tried: number
  readonly polluting: number
  readonly wrong: readonly unknown[]
}

const folder = mkdtempSync(join(tmpdir(), 'quotewright-'))
const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const programOf = (name: string): string => join(folder, `${name}.mjs`)

beforeAll(() =>
  build({
    entryPoints: [pathOf('flashing-answers.ts'), pathOf('corpus-outcomes.ts')],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The corpus is found relative to its source, not relative to the built program.
    define: { 'import.meta.url': JSON.stringify(import.meta.url) },
  }),
)

afterAll(() => {
  rmSync(folder, { recursive: true })
})

function answerOf(...args: readonly string[]): unknown {
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 30 }))
}

function printedBy(...flags: readonly string[]): Printed {
  const apron = pathOf('../../docs/samples/flashings/apron.json')
  return answerOf(...flags, programOf('flashing-answers'), apron) as Printed
}

describe('V1: a property that a host adds to Object.prototype', () => {
  let usual: Printed
  beforeAll(() => {
    usual = printedBy()
  })

  // The number of properties on `Object.prototype` varies, since node can remove `__proto__`.
  test.each([[[]], [['--disable-proto=delete']], [['--disable-proto=throw']]])(
    'is not a field of a flashing, with the node options %j',
    (flags) => {
      const { unchanged, changed } = flags.length === 0 ? usual : printedBy(...flags)
      expect(unchanged).toContain('"totalGirth":"323"')
      expect(unchanged).toBe(usual.unchanged)
      expect(changed.length).toBeGreaterThan(90)
      expect(
        changed.filter(({ answers }) => answers !== unchanged).map(({ inherited }) => inherited),
      ).toEqual([])
    },
  )
})

describe('V1: the adversarial corpus in a process that has changed `__proto__`', () => {
  test.each([
    ['--disable-proto=delete', false],
    ['--disable-proto=throw', true],
  ])('has the expected outcomes with the node option %s', (flag, hasProto) => {
    const outcome = answerOf(flag, programOf('corpus-outcomes')) as CorpusOutcome
    expect(outcome.wrong).toEqual([])
    expect(outcome.hasProto).toBe(hasProto)
    expect(outcome.classes).toEqual(CLASSES.map((one) => one.class))
    expect(outcome.tried).toBeGreaterThan(300)
    expect(outcome.polluting).toBeGreaterThan(20)
  })
})
