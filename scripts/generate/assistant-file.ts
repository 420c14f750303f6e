import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withFigures } from './figures-on-pages.js'
import type { GeneratedFile } from './generated-file.js'
import { withInstallCommand } from './install-command.js'
import { PROBLEMS, SERVICE_PROBLEMS } from './problems.js'

const SOURCE = new URL('../../docs/examples/recipes/', import.meta.url)

/** The site serves llms.txt to coding assistants. The tests run its recipes. */
export function assistantFile(): readonly GeneratedFile[] {
  const textOf = (name: string): string => readFileSync(fileURLToPath(new URL(name, SOURCE)), 'utf8')
  const recipes = readdirSync(fileURLToPath(SOURCE))
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map(textOf)
  const text = textOf('introduction.md')
    .replace('<!-- recipes -->', () => recipes.map(recipe).join('\n'))
    .replace('<!-- codes -->', () => codes())
  return [{ path: 'docs/public/llms.txt', text: withFigures(withInstallCommand(text)) }]
}

/** The first comment of a recipe is its heading. */
function recipe(code: string): string {
  const [, title = '', body = ''] = /^\/\/ (.*)\n([\s\S]*)$/.exec(code) ?? []
  return `### ${title.replace(/\.$/, '')}\n\n\`\`\`js\n${body}\`\`\`\n`
}

function codes(): string {
  const listOf = (problems: typeof PROBLEMS): string => problems.map(([code]) => code).join(', ')
  return `Of pricing: ${listOf(PROBLEMS)}.\n\nOf quotewright/service: ${listOf(SERVICE_PROBLEMS)}.`
}
