import { join } from 'node:path'
import { install } from '../install.js'
import { run } from '../run.js'
import { runProgram } from '../readme.js'
import { visitInProcess } from './in-process.js'

/**
 * Deno may read only the project's files, and may not use the network. React reads one variable of the
 * environment.
 */
const PARAMETERS = ['run', '--no-prompt', '--node-modules-dir=manual', '--allow-env=NODE_ENV']

export function deno(version) {
  return {
    row: `Deno ${version}`,
    prepare: async () => {
      const folder = await install('deno', version)
      const program = [process.execPath, join(folder, 'node_modules', 'deno', 'bin.cjs')]
      await run(program[0], [program[1], '--version'])
      return async (context) => {
        const command = [...program, ...PARAMETERS, `--allow-read=${context.project}`]
        const environment = { DENO_NO_UPDATE_CHECK: '1', DENO_DIR: join(folder, 'cache') }
        return [
          ...(await visitInProcess(command, context, environment)),
          ...(await runProgram(command, context, environment)),
        ]
      }
    },
  }
}
