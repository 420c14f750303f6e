import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from '../install.js'
import { run } from '../run.js'

const user = fileURLToPath(new URL('../users/golden-in-jest.js', import.meta.url))

/** Runs the recipe of docs/golden.md. */
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
  copyFileSync(user, join(project, 'golden.test.js'))
  const outcome = { specifier: 'quotewright/golden', loadedBy: 'import' }
  try {
    await run(process.execPath, ['--experimental-vm-modules', program, '--rootDir', project], {
      folder: project,
    })
    return [{ ...outcome, of: 1, failures: [] }]
  } catch ({ message }) {
    return [{ ...outcome, of: 1, failures: [message] }]
  }
}
