/** Runs the program and the commands of README in the project of a user, and compares what they print. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { blocksOf } from './blocks.js'
import { run } from './run.js'

const page = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8')
const [code, printed] = blocksOf(page).map(({ text }) => text)
const commands = blocksOf(page.slice(page.indexOf('\n## The command\n')))[0].text

export const PROGRAM = 'the program of README'
export const COMMANDS = 'the commands of README'

/** Maps each name of a file to its program. */
const SOURCES = {
  'quote.mjs': code,
  'quote.cjs': code.replaceAll(/^import (.*) from '(.*)'$/gm, "const $1 = require('$2')"),
  'quote.mts': code,
  'quote.cts': code,
}

/** Writes the program into a folder of its own in the project, and returns its path. */
export function programIn(project, name) {
  const file = join(mkdtempSync(join(project, 'readme-')), name)
  writeFileSync(file, SOURCES[name])
  return file
}

/** Runs the program of a file, and compares what it prints with README. */
export async function outcomeOf(loadedBy, [command, ...parameters], file, environment) {
  const options = { folder: dirname(file), environment }
  return outcome(PROGRAM, loadedBy, async () => {
    const actual = await run(command, [...parameters, file], options)
    return actual === printed ? [] : [`printed ${JSON.stringify(actual)}, not ${JSON.stringify(printed)}`]
  })
}

/** Runs the program as an ES module, and as CommonJS. */
export async function runProgram(command, { project }, environment) {
  return [
    await outcomeOf('import', command, programIn(project, 'quote.mjs'), environment),
    await outcomeOf('require', command, programIn(project, 'quote.cjs'), environment),
  ]
}

/** Runs the commands in a shell whose `PATH` begins with the folder of this Node. */
export async function runCommands(node, { project }) {
  const folder = mkdtempSync(join(project, 'commands-'))
  const environment = { PATH: dirname(node) + delimiter + process.env.PATH, npm_config_offline: 'true' }
  const script = commands.replaceAll('node_modules/', '../node_modules/')
  return [
    await outcome(COMMANDS, 'npx', async () => {
      const text = await run('bash', ['-e', '-o', 'pipefail', '-c', script], { folder, environment })
      return text.includes(await totalOfSample(node, project)) ? [] : ['do not print the total of the sample']
    }),
  ]
}

/** Prices the sample of the first command with the library. */
async function totalOfSample(node, project) {
  const program = `
    import { readFileSync } from 'node:fs'
    import { priceQuote } from 'quotewright'
    const read = (name) => JSON.parse(readFileSync(\`node_modules/quotewright/docs/samples/\${name}.json\`, 'utf8'))
    console.log(priceQuote(read('roofing-quote'), read('account')).value.total.amountMicros)`
  return (await run(node, ['--input-type=module', '-e', program], { folder: project })).trim()
}

async function outcome(specifier, loadedBy, failuresOf) {
  try {
    return { specifier, loadedBy, of: 1, failures: await failuresOf() }
  } catch ({ message }) {
    return { specifier, loadedBy, of: 1, failures: [message] }
  }
}
