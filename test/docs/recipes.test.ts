/**
 * Runs the recipes of docs/public/llms.txt, and programs for other tasks, written from that file alone. Each prints
 * the comment at its end.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENTRY_PATHS, sourceFileOf } from '../entries.js'

const home = fileURLToPath(new URL('../../', import.meta.url))
const programsIn = (folder: string): readonly string[] =>
  readdirSync(home + folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => folder + name)
const recipes = programsIn('docs/examples/recipes/')
const tasks = programsIn('test/docs/assistant-tasks/')

let temporary = ''
beforeAll(() => {
  temporary = mkdtempSync(join(tmpdir(), 'recipes-'))
})
afterAll(() => {
  rmSync(temporary, { recursive: true, force: true })
})

function printedBy(program: string): string {
  const { outputFiles } = esbuild.buildSync({
    entryPoints: [home + program],
    alias: Object.fromEntries(
      ENTRY_PATHS.map((path) => [
        path.replace('.', 'quotewright'),
        `${home}src/entries/${sourceFileOf(path)}`,
      ]),
    ),
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  })
  const file = join(temporary, `${basename(program)}.mjs`)
  for (const { text } of outputFiles) writeFileSync(file, text)
  return execFileSync(process.execPath, [file], { encoding: 'utf8' })
}

/** Returns the comment at the end of a program. */
function endingOf(program: string): string {
  const [ending = ''] = /(?:^\/\/ .*\n)+$(?![\s\S])/m.exec(readFileSync(home + program, 'utf8')) ?? []
  return ending.replaceAll(/^\/\/ /gm, '')
}

describe('the programs for tasks, written from llms.txt', () => {
  test('number fourteen, one per task', () => {
    expect(tasks.length).toBe(14)
  })

  test.each(tasks)('print the comment at the end: %s', (program) => {
    expect(printedBy(program)).toBe(endingOf(program))
  })
})

describe('the recipes of llms.txt', () => {
  test.each(recipes)('print the comment at the end: %s', (program) => {
    expect(printedBy(program)).toBe(endingOf(program))
  })

  test('fit the file for assistants, which has at most 2,800 words', () => {
    const text = readFileSync(`${home}docs/public/llms.txt`, 'utf8')
    expect(text.match(/\S+/g)?.length).toBeLessThanOrEqual(2800)
  })
})
