/** Follows the pages for tasks that have commands or a component. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runStep, saveFiles, stepsOf } from './page-steps.js'

const home = fileURLToPath(new URL('../../', import.meta.url))
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'how-to-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const commandsOf = (path: string): readonly string[] =>
  stepsOf(path).commands.filter((line) => line.startsWith('npx quotewright '))

describe('docs/how-to/new-price-list.md', () => {
  const page = 'docs/how-to/new-price-list.md'

  test('records, finds no difference, and then the difference of the new list', async () => {
    saveFiles(stepsOf(page), folder)
    const [record = '', same = '', changed = ''] = commandsOf(page)
    expect((await runStep(record, folder)).exitCode).toBe(0)
    expect((await runStep(same, folder)).exitCode).toBe(0)
    const { exitCode, stdout } = await runStep(changed, folder)
    expect(exitCode).toBe(1)
    expect(stdout).toContain('2.16')
    expect(stdout).toContain('Ridge cap')
  })
})

describe('docs/how-to/spreadsheet-to-pdf.md', () => {
  const page = 'docs/how-to/spreadsheet-to-pdf.md'

  test('prices the spreadsheet and prints it', async () => {
    saveFiles(stepsOf(page), folder)
    const [table = '', json = '', html = ''] = commandsOf(page)
    expect((await runStep(table, folder)).stdout).toContain('5,703.27')
    expect((await runStep(json, folder)).exitCode).toBe(0)
    expect((await runStep(html, folder)).exitCode).toBe(0)
    expect(readFileSync(join(folder, 'quote.html'), 'utf8')).toContain('$5,703.27')
  })
})

describe('docs/how-to/react-form.md', () => {
  test('has a component that shows the totals of the page', async () => {
    const text = readFileSync(`${home}docs/how-to/react-form.md`, 'utf8')
    const [, contents = ''] = /^```tsx\n([\s\S]*?)^```$/m.exec(text) ?? []
    const outfile = join(home, '.tmp', `react-form-${String(process.pid)}.mjs`)
    try {
      esbuild.buildSync({
        stdin: { contents, resolveDir: home, loader: 'tsx' },
        alias: { 'quotewright/react': `${home}src/entries/react.ts` },
        external: ['react', 'react-dom'],
        jsx: 'automatic',
        bundle: true,
        format: 'esm',
        platform: 'node',
        outfile,
      })
      const { Quote } = (await import(outfile)) as { Quote: FunctionComponent }
      const html = renderToStaticMarkup(createElement(Quote))
      for (const shown of ['$3,609.35', '$3,970.29', 'disabled=""']) expect(html).toContain(shown)
      for (const shown of ['$3,609.35', '$3,970.29']) expect(text).toContain(shown)
    } finally {
      rmSync(outfile, { force: true })
    }
  })
})

describe('docs/migrate.md', () => {
  test('finds the cent that the old engine loses, and its cause', async () => {
    const page = 'docs/migrate.md'
    saveFiles(stepsOf(page), folder)
    const command = commandsOf(page).find((line) => line.includes('--shadow')) ?? ''
    const { exitCode, stdout } = await runStep(`${command} --format json`, folder)
    expect(exitCode).toBe(1)
    const { documents, causes } = JSON.parse(stdout) as {
      documents: number
      causes: readonly { cause: string }[]
    }
    expect(documents).toBe(2)
    expect(causes.map(({ cause }) => cause)).toEqual(['recorded:binary-floats'])
  })
})

describe('README.md', () => {
  const samples = `${home}docs/samples`
  const commands = commandsOf('README.md').map((line) =>
    line.replace(/\s+# .*$/, '').replaceAll('$samples', samples),
  )

  test('has commands that all succeed, in order', async () => {
    const quote: unknown = JSON.parse(readFileSync(`${samples}/roofing-quote.json`, 'utf8'))
    const own = mkdtempSync(join(folder, 'readme-'))
    writeFileSync(join(own, 'quotes.ndjson'), `${JSON.stringify(quote)}\n`)
    expect(commands.length).toBeGreaterThan(8)
    for (const command of commands) expect((await runStep(command, own)).exitCode, command).toBe(0)
  })
})
