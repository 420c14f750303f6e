import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { install } from '../install.js'
import { run } from '../run.js'
import { runProgram } from '../readme.js'
import { visitInProcess } from './in-process.js'

export function bun(version) {
  return {
    row: `Bun ${version}`,
    prepare: async () => {
      const program = programIn(await install('bun', version))
      await run(program, ['--version'])
      return async (context) => [
        ...(await visitInProcess([program], context)),
        ...(await runProgram([program], context)),
      ]
    },
  }
}

/** Takes Bun from its platform package. Only an install script would copy it into `bun`, and none runs here. */
function programIn(folder) {
  const platforms = join(folder, 'node_modules', '@oven')
  const programs = (existsSync(platforms) ? readdirSync(platforms) : [])
    .flatMap((platform) => ['bun', 'bun.exe'].map((file) => join(platforms, platform, 'bin', file)))
    .filter((file) => existsSync(file))
  if (programs.length === 0) throw new Error(`no program for ${process.platform} ${process.arch}`)
  return programs[0]
}
