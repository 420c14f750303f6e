import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, test } from 'vitest'
import { expectStored } from '../stored-file.js'
import { runWith } from './run-with.js'
import { temporaryFolder } from './temporary-folder.js'

const names = readdirSync(join(import.meta.dirname, 'transcripts')).filter((name) => name.endsWith('.txt'))
const folder = temporaryFolder()

/** Input files are named from the folder of the transcripts, and output files begin with `TMP/`. */
function argumentIn(word: string): string {
  const text = word.replaceAll("'", '')
  if (text.startsWith('TMP/')) return join(folder.path, text.slice(4))
  return /^[\w/.-]+\.[a-z]\w*$/.test(text)
    ? relative('.', join(import.meta.dirname, 'transcripts', text))
    : text
}

/**
 * A line is `$ COLUMNS=60 price quote.json | head -1`. Below it come the output, the notes after `! `, and the exit code.
 */
async function ran(line: string): Promise<string> {
  const [command = '', limit] = line.slice(2).split(' | head -')
  const words = command.match(/'[^']*'|\S+/g) ?? []
  const [columns = '', ...rest] = words
  const isWide = columns.startsWith('COLUMNS=')
  const args = (isWide ? rest : words).map(argumentIn)
  const settings = isWide ? { columns: Number(columns.slice(8)), env: { NO_COLOR: '1' } } : {}
  const { exitCode, stdout, stderr } = await runWith(args, { ...settings, hasNotes: true })
  const shown = limit === undefined ? stdout : `${stdout.split('\n').slice(0, Number(limit)).join('\n')}\n`
  const notes = stderr.replaceAll(/^(?=.)/gm, '! ')
  const end = exitCode === 0 ? '' : `[${String(exitCode)}]\n`
  return `${line}\n${shown}${notes}${end}`
    .replaceAll(folder.path, 'TMP')
    .replace(/"engine":"[^"]*","rules":"[^"]*"/, '"engine":…') // changes with every version
}

describe('the command', () => {
  test.each(names)('answers each line of %s as stored there', async (name) => {
    const file = new URL(`transcripts/${name}`, import.meta.url)
    const lines = readFileSync(file, 'utf8').match(/^[$#] .*/gm) ?? []
    let text = ''
    for (const line of lines) text += line.startsWith('#') ? `${line}\n` : `${await ran(line)}\n`
    expectStored(text, file)
  })
})
