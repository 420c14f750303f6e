import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { blocksOf } from '../blocks.js'
import { install } from '../install.js'
import { run } from '../run.js'

const page = readFileSync(fileURLToPath(new URL('../../../docs/golden.md', import.meta.url)), 'utf8')
const [, recipe = ''] = /^### In Jest$([^]*?)^## /m.exec(page) ?? []
const blocks = blocksOf(recipe)
const [setUp, start] = blocks.filter(({ language }) => language === 'sh').map(({ text }) => text)
const [, record] = setUp.trimEnd().split('\n')
const scripts = blocks.filter(({ language }) => language === 'js').map(({ text }) => text)

/** Runs the recipe of docs/golden.md: as it is, without the option of Node, and with another setting. Only the first run must pass. */
export function jest(version) {
  return {
    row: `Jest ${version}`,
    prepare: async () => {
      const folder = await install('jest', version)
      const program = join(folder, 'node_modules', 'jest', 'bin', 'jest.js')
      return ({ project }) => visitByJest(program, project)
    },
  }
}

async function visitByJest(program, project) {
  const folder = projectOfRecipe(project)
  const inShell = (command) => run('bash', ['-e', '-c', command], { folder })
  const test = () => inShell(startOf(program))
  const failures = []
  try {
    await inShell(record)
    await test()
    const hasPassed = await inShell(startOf(program).replace('--experimental-vm-modules ', '')).then(
      () => true,
      () => false,
    )
    if (hasPassed) failures.push('passes without the option of Node')
    writeFileSync(join(folder, 'account.json'), accountWith(folder, { taxRounding: 'line' }))
    const reported = await test().then(String, ({ message }) => message)
    if (!reported.includes('+   "taxRounding:document:line"'))
      failures.push('does not report the changed setting')
  } catch ({ message }) {
    failures.push(message)
  }
  return [{ specifier: 'quotewright/golden', loadedBy: 'import', of: 3, failures }]
}

function startOf(program) {
  return start.replace('node_modules/jest/bin/jest.js', program)
}

/** Makes the folder in the project, so that Node finds the package. */
function projectOfRecipe(project) {
  const folder = mkdtempSync(join(project, 'jest-'))
  const samples = join(project, 'node_modules/quotewright/docs/samples')
  for (const text of scripts) writeFileSync(join(folder, /^\/\/ (\S+)/.exec(text)[1]), text)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const quote = JSON.parse(readFileSync(join(samples, 'roofing-quote.json'), 'utf8'))
  writeFileSync(join(folder, 'quotes.ndjson'), `${JSON.stringify(quote)}\n`)
  cpSync(join(samples, 'account.json'), join(folder, 'account.json'))
  return folder
}

function accountWith(folder, settings) {
  return JSON.stringify({ ...JSON.parse(readFileSync(join(folder, 'account.json'), 'utf8')), ...settings })
}
