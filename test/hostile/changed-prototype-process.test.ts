import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

interface Printed {
  readonly unchanged: string
  readonly changed: readonly { readonly inherited: string; readonly answers: string }[]
}

const folder = mkdtempSync(join(tmpdir(), 'quotewright-'))
const program = join(folder, 'flashing-answers.cjs')
const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

beforeAll(() =>
  build({
    entryPoints: [pathOf('flashing-answers.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'cjs',
  }),
)

afterAll(() => {
  rmSync(folder, { recursive: true })
})

function printedBy(...flags: readonly string[]): Printed {
  const apron = pathOf('../../docs/samples/flashings/apron.json')
  return JSON.parse(
    execFileSync(process.execPath, [...flags, program, apron], {
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    }),
  ) as Printed
}

describe('V1: what a host puts on Object.prototype is no field of a flashing', () => {
  // How many properties the language gives `Object.prototype` is no constant: node can take `__proto__` away.
  test.each([[[]], [['--disable-proto=delete']], [['--disable-proto=throw']]])('node %j', (flags) => {
    const { unchanged, changed } = printedBy(...flags)
    expect(unchanged).toContain('"totalGirth":"323"')
    expect(unchanged).toBe(printedBy().unchanged)
    expect(changed.length).toBeGreaterThan(90)
    expect(changed.filter(({ answers }) => answers !== unchanged).map(({ inherited }) => inherited)).toEqual(
      [],
    )
  })
})
