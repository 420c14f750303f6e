import { copyFileSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkCompletions } from './completions.js'
import { install } from './install.js'
import { outcomeOf, PROGRAM, programIn } from './readme.js'
import { run } from './run.js'

const userFiles = fileURLToPath(new URL('users/', import.meta.url))

export const STRICT = {
  target: 'ES2022',
  lib: ['ES2022'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  isolatedModules: true,
  resolveJsonModule: true,
  skipLibCheck: false,
  noEmit: true,
}

const PAGE_ENTRIES = ['quotewright/designer-element', 'quotewright/react']

const MODULES_OF_NODE = { module: 'NodeNext', moduleResolution: 'NodeNext' }
const BUNDLER = { module: 'ESNext', moduleResolution: 'Bundler', endings: { bundler: '.ts' } }

/** TypeScript 5.8 was the first to let a CommonJS file load ES modules by `require`, as Node does. */
function settingsOf(version) {
  const [major, minor] = version.split('.').map(Number)
  const endings = major > 5 || minor >= 8 ? { import: '.ts', require: '.cts' } : { import: '.ts' }
  return [{ ...MODULES_OF_NODE, endings }, BUNDLER]
}

/** Checks the declarations of libraries too. */
export function typescript(version) {
  return {
    row: `TypeScript ${version}`,
    prepare: async () => {
      const folder = await install('typescript', version)
      const library = join(folder, 'node_modules', 'typescript')
      const compiler = join(library, 'bin', 'tsc')
      await run(process.execPath, [compiler, '--version'])
      return async (context) => {
        const outcomes = []
        const settings = settingsOf(version)
        for (const setting of settings) outcomes.push(...(await compileAll(compiler, setting, context)))
        const [{ endings }] = settings
        for (const loadedBy of Object.keys(endings))
          outcomes.push(await runCompiled(compiler, loadedBy, context))
        if (endings.require === undefined) outcomes.push(await refusedRequire(compiler, context))
        const wrong = await checkCompletions(library, { ...STRICT, ...MODULES_OF_NODE }, context.project)
        return outcomes.map((outcome) => withFailures(outcome, wrong))
      }
    },
  }
}

const PROGRAMS = { import: ['quote.mts', 'quote.mjs'], require: ['quote.cts', 'quote.cjs'] }

/** Compiles the program of README, and runs what the compiler writes. The types of the DOM have a console. */
async function runCompiled(compiler, loadedBy, { project }) {
  const [source, compiled] = PROGRAMS[loadedBy]
  const file = programIn(project, source)
  const options = { ...STRICT, lib: [...STRICT.lib, 'DOM'], ...MODULES_OF_NODE, noEmit: false }
  const settings = { compilerOptions: options, files: [source] }
  writeFileSync(join(dirname(file), 'tsconfig.json'), JSON.stringify(settings))
  try {
    await run(process.execPath, [compiler, '--project', dirname(file)], { folder: dirname(file) })
  } catch ({ message }) {
    return { specifier: PROGRAM, loadedBy, of: 1, failures: [message] }
  }
  return outcomeOf(loadedBy, [process.execPath], join(dirname(file), compiled))
}

/** Shows that an older compiler refuses a CommonJS file, as docs/why/es-modules.md says. */
async function refusedRequire(compiler, context) {
  const { failures, ...outcome } = await runCompiled(compiler, 'require', context)
  const isRefused = failures.some((message) => message.includes('TS1479'))
  return {
    ...outcome,
    loadedBy: 'refused require',
    failures: isRefused ? [] : ['is not refused with TS1479'],
  }
}

function withFailures(outcome, wrong) {
  const own = wrong.filter(
    ({ specifier }) => specifier === outcome.specifier && outcome.loadedBy === 'import',
  )
  return { ...outcome, failures: [...outcome.failures, ...own.map(({ failure }) => failure)] }
}

/** The types of the DOM are for pages only; no other entry may need them. */
async function compileAll(compiler, { endings, ...modules }, { project, entries }) {
  const users = Object.entries(endings).flatMap(([loadedBy, ending]) => usersOf(entries, loadedBy, ending))
  const isOnPage = ({ specifier }) => PAGE_ENTRIES.includes(specifier)
  const onPages = { ...STRICT, lib: [...STRICT.lib, 'DOM', 'DOM.Iterable'], ...modules }
  return [
    ...(await compileTogether(
      compiler,
      { ...STRICT, ...modules },
      project,
      users.filter((user) => !isOnPage(user)),
    )),
    ...(await compileTogether(compiler, onPages, project, users.filter(isOnPage))),
  ]
}

/** If compiling all files at once fails, compiles each to find the faulty ones. */
async function compileTogether(compiler, options, project, users) {
  const errorsOf = (some) => compile(compiler, options, project, some)
  const errors = await errorsOf(users)
  const outcomes = []
  for (const user of users) {
    const own = errors === undefined ? undefined : await errorsOf([user])
    outcomes.push({
      specifier: user.specifier,
      loadedBy: user.loadedBy,
      failures: own === undefined ? [] : [own],
    })
  }
  const isNobodysMistake = errors !== undefined && outcomes.every(({ failures }) => failures.length === 0)
  return isNobodysMistake ? outcomes.map((outcome) => ({ ...outcome, failures: [errors] })) : outcomes
}

function usersOf(entries, loadedBy, ending) {
  return entries
    .map(({ specifier }) => ({ specifier, loadedBy, ending, name: basename(specifier) }))
    .filter((user) => existsSync(sourceOf(user)))
}

/**
 * Importing JSON needs an attribute, which CommonJS files cannot have, so JSON has a source per way of loading.
 */
function sourceOf({ name, loadedBy }) {
  const own = join(userFiles, `${name}-by-${loadedBy}.ts`)
  return existsSync(own) ? own : join(userFiles, `${name}.ts`)
}

async function compile(compiler, compilerOptions, project, users) {
  const folder = mkdtempSync(join(project, 'users-'))
  for (const user of users) {
    copyFileSync(sourceOf(user), join(folder, `${user.name}${user.ending}`))
  }
  const files = users.map(({ name, ending }) => `${name}${ending}`)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  try {
    await run(process.execPath, [compiler, '--project', folder], { folder })
    return undefined
  } catch ({ message }) {
    return message
  }
}
