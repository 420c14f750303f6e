import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const page = readFileSync(fileURLToPath(new URL('../../docs/guide.md', import.meta.url)), 'utf8')

/** The files that readers of the guide save, by name. */
export const guideFiles: Readonly<Record<string, string>> = Object.fromEntries(
  [...page.matchAll(/^`([\w.-]+)`\n\n```\w+(?: twoslash)?\n([\s\S]*?)^```$/gm)].map(
    ([, name = '', text = '']) => [name, text],
  ),
)

/** The commands that readers of the guide run, in order. */
export const guideCommands: readonly string[] = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(
  ([, lines = '']) => lines.trimEnd().split('\n'),
)

/** The output of the first file, and the result of the calculator, as shown in the guide. */
export const guideSays = {
  printed: /^```text\n([\s\S]*?)^```$/m.exec(page)?.[1],
  total: /come to (\$[\d,.]+\d)/.exec(page)?.[1],
}

/** Saves the files in a folder, as readers do. */
export function saveGuideFiles(folder: string): void {
  for (const [name, text] of Object.entries(guideFiles)) writeFileSync(join(folder, name), text)
}
