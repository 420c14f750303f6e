/**
 * An earlier commit, which is measured beside this one in the same rounds. Building it is part of the preparation, and
 * happens once: the folder stays.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The commit before the roofers' quotes were measured. */
export const EARLIER = 'd1f45858'

const here = fileURLToPath(new URL('..', import.meta.url))

/** Builds a commit in a folder of its own and returns the folder. Undefined if this clone does not have the commit. */
export function builtCommit(commit) {
  const folder = join(here, '.tmp/before', commit)
  if (existsSync(join(folder, 'dist/index.js'))) return folder
  if (spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: here }).status !== 0) return undefined
  console.error(`Building ${commit} in ${folder} …`)
  mkdirSync(dirname(folder), { recursive: true })
  if (!existsSync(folder)) run('git', ['worktree', 'add', '--detach', '--force', folder, commit], here)
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder)
  run('npm', ['run', '--silent', 'build'], folder)
  return folder
}

function run(program, parameters, cwd) {
  const { status } = spawnSync(program, parameters, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')} ended with ${status}.`)
}
