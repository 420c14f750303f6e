/** The types of the site, its components and its live pages too: they are checked where the site's packages are installed. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const CHECKER = 'docs/node_modules/vue-tsc/bin/vue-tsc.js'

if (existsSync(CHECKER)) {
  const checked = spawnSync(process.execPath, [CHECKER, '--noEmit', '-p', 'docs'], { stdio: 'inherit' })
  process.exitCode = checked.status ?? 1
} else {
  console.log('The types of docs/.vitepress are not checked: its packages are not installed.')
}
