import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const page = readFileSync(fileURLToPath(new URL('../../docs/guide.md', import.meta.url)), 'utf8')

/** The files that the guide has its reader save, by their names. */
export const guideFiles: Readonly<Record<string, string>> = Object.fromEntries(
  [...page.matchAll(/^`([\w.-]+)`\n\n```\w+(?: twoslash)?\n([\s\S]*?)^```$/gm)].map(
    ([, name = '', text = '']) => [name, text],
  ),
)

/** The lines that it has its reader run, in their order. */
export const guideCommands: readonly string[] = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(
  ([, lines = '']) => lines.trimEnd().split('\n'),
)

/** The output that the page shows for the first file, and the result of the calculator. */
export const guideSays = {
  printed: /^```text\n([\s\S]*?)^```$/m.exec(page)?.[1],
  total: /come to (\$[\d,.]+\d)/.exec(page)?.[1],
}

/** Saves the files in a folder, as the reader does. */
export function saveGuideFiles(folder: string): void {
  for (const [name, text] of Object.entries(guideFiles)) writeFileSync(join(folder, name), text)
}
