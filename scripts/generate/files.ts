import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format } from 'oxfmt'
import style from '../../.oxfmtrc.json' with { type: 'json' }
import type { GeneratedFile } from './generated-file.js'
import { assistantFile } from './assistant-file.js'
import { installCommands } from './install-command.js'
import { commandPage } from './command-page.js'
import { figuresOnPages } from './figures-on-pages.js'
import { goldenVersion } from './golden-version.js'
import { tablesOfLanguages } from './languages.js'
import { generatedFromDefinitions } from './definitions.js'
import { measuredPages } from './measured-pages.js'
import { pictures } from './pictures.js'
import { roundingsOfPolicies } from './policies.js'
import { policyPage } from './policy-page.js'
import { generateProblems } from './problems.js'
import { renamedPage } from './renamed-page.js'
import { results } from './results.js'
import { ruleSentences } from './rule-sentences.js'
import { serviceData } from './service-data.js'

export const root = fileURLToPath(new URL('../../', import.meta.url))

const GENERATORS: readonly (() => readonly GeneratedFile[] | Promise<readonly GeneratedFile[]>)[] = [
  () => generatedFromDefinitions(root),
  generateProblems,
  roundingsOfPolicies,
  results,
  ruleSentences,
  tablesOfLanguages,
  goldenVersion,
  serviceData,
  installCommands,
  pictures,
  commandPage,
  policyPage,
  measuredPages,
  renamedPage,
  assistantFile,
]

export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const generated: GeneratedFile[] = []
  for (const generate of GENERATORS) generated.push(...(await generate()))
  // Runs last, because it changes pages into which other generators have written tables.
  generated.push(...figuresOnPages(generated))
  const files = new Map<string, string>()
  for (const { path, text } of generated) {
    // Pages are written by hand around their generated tables, and not formatted here. Nor are pictures.
    const isFormatted = !/\.(?:md|svg|txt)$/.test(path)
    files.set(path, isFormatted ? (await format(path, text, style)).code : text)
  }
  return files
}

export function generatedOnDisk(): readonly string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.generated.ts'))
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
}
