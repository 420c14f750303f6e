/** The types of the example host, which is a package of its own: they are checked where its packages are installed. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

if (existsSync('docs/examples/host/node_modules')) {
  const tsc = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'docs/examples/host'], {
    stdio: 'inherit',
  })
  process.exitCode = tsc.status ?? 1
} else {
  console.log('The types of docs/examples/host are not checked: its packages are not installed.')
}
