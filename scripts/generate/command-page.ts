import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Command, type Option } from 'commander'
import { COMMANDS } from '../../src/cli/run.js'
import type { Running } from '../../src/cli/process-io.js'
import { betweenMarks } from './pages.js'
import type { GeneratedFile } from './generated-file.js'

const PAGE = 'docs/command.md'
const START = '<!-- generated from src/cli/commands by npm run generate: start -->'
const END = '<!-- generated: end -->'

/** Adding a command only describes it: nothing runs, so nothing needs a process. */
const NOT_RUNNING = {} as Running

export function commandPage(): readonly GeneratedFile[] {
  const program = new Command('quotewright')
  for (const add of COMMANDS) add(program, NOT_RUNNING)
  const commands = program.commands.flatMap((command) =>
    command.commands.length === 0 ? [command] : command.commands,
  )
  const page = readFileSync(fileURLToPath(new URL(`../../${PAGE}`, import.meta.url)), 'utf8')
  const text = [
    ...commands.map((command) => `- \`quotewright ${usageOf(command)}\`: ${command.summary()}`),
    ...optionLists(commands),
  ]
  return [{ path: PAGE, text: betweenMarks(page, START, END, text.join('\n')) }]
}

interface Row {
  readonly option: Option
  readonly commands: readonly string[]
}

/** Groups of several commands with fewer common options share one list. */
const MIN_OPTIONS = 3

/** Puts all options without a group first. */
function optionLists(commands: readonly Command[]): readonly string[] {
  const groups = new Map<string, Row[]>()
  for (const row of optionRows(commands)) {
    const group = listOf(row.commands)
    groups.set(group, [...(groups.get(group) ?? []), row])
  }
  const isOwn = ([, rows]: readonly [string, readonly Row[]]): boolean =>
    rows.length >= MIN_OPTIONS || rows[0]?.commands.length === 1
  const own = [...groups].filter(isOwn)
  const others = [...groups].filter((group) => !isOwn(group))
  return [
    '\n### Options of several commands\n',
    ...others.flatMap(([group, rows]) => rows.map((row) => itemOf(row, ` (${group})`))),
    ...own.flatMap(([group, rows]) => [`\n### Options of ${group}\n`, ...rows.map((row) => itemOf(row))]),
  ]
}

/** Options with the same flags and description share an item, in the order of the first command that has them. */
function optionRows(commands: readonly Command[]): readonly Row[] {
  const rows = new Map<string, { readonly option: Option; readonly commands: string[] }>()
  for (const command of commands) {
    for (const option of command.options) {
      const key = `${option.flags}\n${option.description}`
      const row = rows.get(key) ?? { option, commands: [] }
      row.commands.push(nameOf(command))
      rows.set(key, row)
    }
  }
  return [...rows.values()]
}

function itemOf({ option }: Row, group = ''): string {
  return `- \`${option.flags}\`${group}: ${option.description}${option.mandatory ? ' (required)' : ''}`
}

function nameOf(command: Command): string {
  const group = command.parent?.name() ?? ''
  return group === 'quotewright' ? command.name() : `${group} ${command.name()}`
}

function usageOf(command: Command): string {
  const files = command.registeredArguments.map((one) =>
    one.required ? `<${one.name()}>` : `[${one.name()}]`,
  )
  return [nameOf(command), ...files].join(' ')
}

/** Names a group of several commands only once: `golden verify`, `diff`. */
function listOf(names: readonly string[]): string {
  const shown = names.map((name, index) => {
    const [group = '', sub] = name.split(' ')
    return sub !== undefined && names[index - 1]?.startsWith(`${group} `) === true ? sub : name
  })
  return shown.map((name) => `\`${name}\``).join(', ')
}
