import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runWith, type RunResult } from '../cli/run-with.js'

export interface PageSteps {
  readonly files: Readonly<Record<string, string>>
  readonly commands: readonly string[]
}

export function stepsOf(path: string): PageSteps {
  const page = readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
  const files = [...page.matchAll(/^`([\w.-]+)`\n\n```\w+(?: twoslash)?\n([\s\S]*?)^```$/gm)]
  const blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)]
  return {
    files: Object.fromEntries(files.map(([, name = '', text = '']) => [name, text])),
    commands: blocks.flatMap(([, lines = '']) => lines.trimEnd().split('\n')),
  }
}

export function saveFiles({ files }: PageSteps, folder: string): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}

/** The text after `>` names the file for the output. */
export async function runStep(command: string, folder: string): Promise<RunResult> {
  const [line = '', output] = command.split(' > ')
  const inFolder = (word: string): string => (/^[\w-]+\.[a-z]\w*$/.test(word) ? join(folder, word) : word)
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].slice(2)
  const args = words.map(
    ([, quoted, word = '']) => quoted?.split(' ').map(inFolder).join(' ') ?? inFolder(word),
  )
  const result = await runWith(args)
  if (output !== undefined) writeFileSync(join(folder, output), result.stdout)
  return result
}
