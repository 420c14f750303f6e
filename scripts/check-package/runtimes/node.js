import { join } from 'node:path'
import { install } from '../install.js'
import { run } from '../run.js'
import { runCommands, runProgram } from '../readme.js'
import { visitInProcess } from './in-process.js'

/** The running Node works even if nothing can be installed. */
export function nodes(versions) {
  const own = process.version.slice(1)
  const pinned = versions.filter((version) => version !== own)
  return [nodeAt(own, ownNode), ...pinned.map((version) => nodeAt(version, () => installedNode(version)))]
}

function nodeAt(version, findProgram) {
  return {
    row: `Node ${version}`,
    prepare: async () => {
      const program = await findProgram()
      return async (context) => [
        ...(await visitInProcess([program], context)),
        ...(await runProgram([program], context)),
        ...(await runCommands(program, context)),
      ]
    },
  }
}

async function ownNode() {
  return process.execPath
}

/** Throws an error with the reason if the version is not available on this machine. */
export async function installedNode(version) {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${system}-${process.arch}`
  const folder = await install(name, version)
  const program = join(
    folder,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  await run(program, ['--version'])
  return program
}
