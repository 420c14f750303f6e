import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '../../src/languages/languages.js'
import { generatedFrom, type GeneratedFile } from './generated-file.js'

const SOURCE = 'src/languages/'

/** A table per area lets a bundle contain only the areas that it uses. */
export function tablesOfLanguages(): readonly GeneratedFile[] {
  const english = readdirSync(folderOf('en'))
  const areas = english.map(areaOf)
  const tables = areas.map((area) => ({
    path: `${SOURCE}${area}.generated.ts`,
    text: table(area, english.includes(`${area}.generated.ts`) ? `${area}.generated` : area),
  }))
  return [...tables, choicesOfCommand()]
}

/** Does not check English, whose problems are in their records. */
export function missingFilesOfLanguages(): readonly string[] {
  const languages = LOCALES.map((code) => ({ code, areas: areasOf(code) }))
  const all = [...new Set(languages.flatMap(({ areas }) => areas))]
  return languages
    .filter(({ code }) => code !== 'en')
    .flatMap(({ code, areas }) =>
      all.filter((area) => !areas.includes(area)).map((area) => `${SOURCE}${code}/${area}.ts`),
    )
}

function areasOf(code: string): readonly string[] {
  return existsSync(folderOf(code)) ? readdirSync(folderOf(code)).map(areaOf) : []
}

function areaOf(file: string): string {
  return file.replace(/(\.generated)?\.ts$/, '')
}

function folderOf(code: string): string {
  return fileURLToPath(new URL(`../../${SOURCE}${code}`, import.meta.url))
}

/** The command can offer these codes without loading the library. */
function choicesOfCommand(): GeneratedFile {
  const codes = LOCALES.map((code) => `'${code}'`).join(', ')
  return {
    path: 'src/cli/locales.generated.ts',
    text: `${generatedFrom(SOURCE)}
/** The codes of the languages, English first. */
export const LOCALES = [${codes}] as const
`,
  }
}

function table(area: string, english: string): string {
  const name = area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const constant = area.replace('-', '_').toUpperCase()
  const imports = LOCALES.map((code) => {
    const file = code === 'en' ? english : area
    return `import { ${name} as ${code} } from './${code}/${file}.js'\n`
  })
  return `${generatedFrom(SOURCE)}
${imports.join('')}import type { Locale } from './languages.js'

/** The texts in each language. */
export const ${constant}: Readonly<Record<Locale, typeof en>> = { ${LOCALES.join(', ')} }
`
}
