/** An example on a page of the site whose types are wrong ends the build; one whose types are right does not. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))
const vitepress = `${docs}node_modules/vitepress/bin/vitepress.js`
const isInstalled = existsSync(vitepress) && existsSync(`${docs}../dist/index.d.ts`)
if (!isInstalled)
  console.warn('test/browser/wrong-example is skipped: npm ci --prefix docs and npm run build come first')

const cache = `${docs}.vitepress/cache`
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A site of one page with the settings of the real one, in a folder where its imports resolve. */
function built(example: string): { readonly status: number | null; readonly output: string } {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'page-'))
  folders.push(folder)
  mkdirSync(join(folder, '.vitepress'))
  writeFileSync(
    join(folder, '.vitepress/config.ts'),
    "import site from '../../../config.js'\n\nexport default { ...site, themeConfig: {} }\n",
  )
  writeFileSync(join(folder, 'index.md'), `# Example\n\n\`\`\`ts twoslash\n${example}\n\`\`\`\n`)
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitepress, 'build', folder], {
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

const QUOTE =
  "import { priceQuote } from 'quotewright'\n\nconst priced = priceQuote({ lines: [] }, { currency: 'AUD' })\n"

describe.skipIf(!isInstalled)('the site', () => {
  test('builds with an example whose types are right', () => {
    const { status, output } = built(`${QUOTE}export const isPriced: boolean = priced.ok`)
    expect(output).not.toContain('2322')
    expect(status).toBe(0)
  })

  test.each([
    ['a figure of another type', `${QUOTE}export const total: number = priced.ok`, '2322'],
    ['a function that is not there', "import { priceQuota } from 'quotewright'", '2724'],
    ['a field that is not there', `${QUOTE}export const total = priced.okay`, '2339'],
  ])('does not build with %s', (_, example, error) => {
    const { status, output } = built(example)
    expect(output).toContain(error)
    expect(status).not.toBe(0)
  })
})
