import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsup'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGLISH } from '../../src/problem/english.generated.js'
import { GERMAN } from '../../src/problem/german.generated.js'

const root = join(import.meta.dirname, '../..')
let folder = ''

beforeAll(() => {
  mkdirSync(join(root, '.tmp'), { recursive: true })
  folder = mkdtempSync(join(root, '.tmp/languages-'))
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** What a user's bundler makes of a program that imports one name of the package. */
async function bundleOf(name: string): Promise<string> {
  const file = join(folder, `${name}.ts`)
  writeFileSync(file, `export { ${name} } from '../../src/index.js'\n`)
  await build({
    entry: [file],
    format: ['esm'],
    outDir: join(folder, 'bundles'),
    config: false,
    silent: true,
    splitting: false,
    noExternal: [/^fp-ts/],
    // Letters of German as they are, to be found.
    esbuildOptions: (options) => {
      options.charset = 'utf8'
    },
  })
  return readFileSync(join(folder, 'bundles', `${name}.js`), 'utf8')
}

describe('a language is bundled only with functions that use it', () => {
  const [english, german] = [ENGLISH, GERMAN].map(({ sentences }) => String(sentences.drawing_required))

  test.each(['priceQuote', 'lineTotal'])('%s needs English only', async (name) => {
    const bundle = await bundleOf(name)
    expect(bundle).toContain(english)
    expect(bundle).not.toContain(german)
  })

  test('describeProblem needs both', async () => {
    const bundle = await bundleOf('describeProblem')
    expect(bundle).toContain(english)
    expect(bundle).toContain(german)
  })

  test('functions without problems need neither', async () => {
    const bundle = await bundleOf('errorEnvelope')
    expect(bundle).not.toContain(english)
    expect(bundle).not.toContain(german)
  })
})
