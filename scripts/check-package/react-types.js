import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.js'
import { run } from './run.js'
import { STRICT } from './typescript.js'

const user = fileURLToPath(new URL('users/react-jsx.tsx', import.meta.url))

/** The first versions import types that `@types/scheduler` later removed. */
const SCHEDULER = '@types/scheduler@0.16.8'

/** JSX compiles to calls of `jsx` or of `React.createElement`. Each has its own types of elements. */
const COMPILED_TO = ['react-jsx', 'react']

/** Compiles JSX with a version of `@types/react`, in the oldest and the newest compiler. */
export function reactTypes(version, compilers) {
  return {
    row: `Types of React ${version}`,
    prepare: async () => {
      const folders = [compilers[0], compilers.at(-1)].map((compiler) => install('typescript', compiler))
      const programs = (await Promise.all(folders)).map((folder) =>
        join(folder, 'node_modules', 'typescript', 'bin', 'tsc'),
      )
      return async ({ project, installed }) => {
        const folder = await projectWithTypes(version, project, installed)
        const failures = []
        for (const program of programs)
          for (const jsx of COMPILED_TO) failures.push(...(await compile(program, jsx, folder)))
        return [{ specifier: 'quotewright/react', loadedBy: 'jsx', failures }]
      }
    },
  }
}

async function projectWithTypes(version, project, { folder: library }) {
  const folder = `${project}-react-${version}`
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const packages = [`@types/react@${version}`, `react@${version.split('.')[0]}`, SCHEDULER]
  await run('npm', ['install', ...options, ...packages], { folder })
  cpSync(library, join(folder, 'node_modules', 'quotewright'), { recursive: true })
  copyFileSync(user, join(folder, 'react-jsx.tsx'))
  return folder
}

async function compile(program, jsx, folder) {
  const modules = { module: 'ESNext', moduleResolution: 'Bundler' }
  const lib = [...STRICT.lib, 'DOM', 'DOM.Iterable']
  const compilerOptions = { ...STRICT, ...modules, lib, jsx }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['react-jsx.tsx'] }))
  try {
    await run(process.execPath, [program, '--project', folder], { folder })
    return []
  } catch ({ message }) {
    return [`${jsx}: ${message}`]
  }
}
