import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../../docs/.vitepress/live/request.js'
import { fileText } from '../../docs/.vitepress/live/shell.js'
import { runWith } from '../cli/run-with.js'

export interface ShownRun {
  readonly command: readonly string[]
  readonly before?: readonly (readonly string[])[]
  readonly files: Readonly<Record<string, unknown>>
  readonly figures: readonly { readonly at: string; readonly value: unknown }[]
  readonly printed?: string | undefined
}

/** A terminal has shorter lines than a page. */
const unwrapped = (text: string): string => text.replaceAll(/[\s│]+/g, ' ').trim()

/** The command gets the same files as the page. */
export async function asTheCommand(run: ShownRun) {
  const folder = mkdtempSync(join(tmpdir(), 'quotewright-site-'))
  try {
    const names = new Set([...Object.keys(run.files), 'year.golden'])
    for (const [name, content] of Object.entries(run.files))
      writeFileSync(join(folder, name), fileText(content))
    const inFolder = (words: readonly string[]): readonly string[] =>
      words.map((word) => (names.has(word) ? join(folder, word) : word))
    for (const words of run.before ?? []) await runWith(inFolder(words))
    const { stdout: printed } = await runWith([...inFolder(run.command), '--quiet'])
    if (run.printed !== undefined) return { shown: [unwrapped(run.printed)], command: [unwrapped(printed)] }
    const answer: unknown = JSON.parse(printed)
    return {
      shown: run.figures.map(({ at: place, value }) => [place, value]),
      command: run.figures.map(({ at: place }) => [place, at(answer, place)]),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
