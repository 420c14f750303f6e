import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export async function run(program, parameters, { folder, environment = {} } = {}) {
  try {
    const { stdout } = await execute(program, parameters, {
      cwd: folder,
      env: { ...process.env, ...environment },
      maxBuffer: 2 ** 28,
      timeout: 300_000,
      // npm is a script file on Windows.
      shell: process.platform === 'win32' && program === 'npm',
    })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '', message } = error
    throw new Error(`${stdout}\n${stderr}`.trim() || message, { cause: error })
  }
}
