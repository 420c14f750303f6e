import { execFile } from 'node:child_process'
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

export type Command = (args: readonly string[]) => Promise<string>

export const inThisProcess: Command = async (args) => (await runWith(args)).stdout

/** Runs in its own process. */
export const built =
  (root: string): Command =>
  (args) =>
    new Promise((resolve) => {
      // For problems and differences, the command exits with another code than 0, and still prints an answer.
      execFile(process.execPath, [`${root}dist/cli.js`, ...args], (_, stdout) => {
        resolve(stdout)
      })
    })

/** A terminal has shorter lines than a page. */
const unwrapped = (text: string): string => text.replaceAll(/[\s│]+/g, ' ').trim()

/** The command gets the same files as the page. */
export async function asTheCommand(run: ShownRun, command: Command = inThisProcess) {
  const folder = mkdtempSync(join(tmpdir(), 'quotewright-site-'))
  try {
    const names = new Set([...Object.keys(run.files), 'year.golden'])
    for (const [name, content] of Object.entries(run.files))
      writeFileSync(join(folder, name), fileText(content))
    const inFolder = (words: readonly string[]): readonly string[] =>
      words.map((word) => (names.has(word) ? join(folder, word) : word))
    for (const words of run.before ?? []) await command(inFolder(words))
    const printed = await command([...inFolder(run.command), '--quiet'])
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
