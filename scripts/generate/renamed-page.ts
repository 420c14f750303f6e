import names from '../../codemods/names.json' with { type: 'json' }
import removed from '../../codemods/removed.json' with { type: 'json' }
import type { GeneratedFile } from './generated-file.js'
import { betweenMarks, pageAt } from './pages.js'

const PAGE = 'docs/renamed.md'
const START = '<!-- names from codemods/names.json by npm run generate: start -->'
const END = '<!-- names: end -->'
const REMOVED_START = '<!-- names from codemods/removed.json by npm run generate: start -->'
const REMOVED_END = '<!-- removed names: end -->'

export function renamedPage(): readonly GeneratedFile[] {
  const tables = `${tableOf('exported name', names.exports)}\n\n${tableOf('option or field', names.properties)}`
  const withTables = betweenMarks(pageAt(PAGE), START, END, tables)
  return [{ path: PAGE, text: betweenMarks(withTables, REMOVED_START, REMOVED_END, removedNames()) }]
}

function tableOf(what: string, renamed: Readonly<Record<string, string>>): string {
  const rows = Object.entries(renamed).map(([old, current]) => `| \`${old}\` | \`${current}\` |`)
  return [`| old ${what} | new |`, '|---|---|', ...rows].join('\n')
}

function removedNames(): string {
  return Object.entries(removed)
    .map(
      ([entry, { values, types }]) =>
        `\`${entry}\`:\n\n\`\`\`text\n${wrapped([...values, ...types])}\n\`\`\``,
    )
    .join('\n\n')
}

/** Breaks lines before they grow longer than a page is wide. */
function wrapped(words: readonly string[]): string {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < 100) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}
