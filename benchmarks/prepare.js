/** Prepares everything that a run needs: the built library, the peers, and the kernel. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CODECS, COMMAND, ENTRY } from './checkout.js'

export async function prepare() {
  for (const file of [ENTRY, CODECS, COMMAND]) {
    if (!existsSync(file)) throw new Error(`${file} is missing. Build the library first: npm run build`)
  }
  if (!isInstalled('./')) install('./')
  const { buildKernel } = await import('./build-kernel.js')
  await buildKernel()
}

function isInstalled(folder) {
  const { dependencies } = packageIn(folder)
  return Object.entries(dependencies).every(([name, version]) => {
    const found = `${folder}node_modules/${name}/`
    return (
      existsSync(new URL(`${found}package.json`, import.meta.url)) && packageIn(found).version === version
    )
  })
}

function packageIn(folder) {
  return JSON.parse(readFileSync(new URL(`${folder}package.json`, import.meta.url), 'utf8'))
}

function install(folder) {
  const place = fileURLToPath(new URL(folder, import.meta.url))
  console.error(`Installing what to compare with, in ${place} …`)
  const { status } = spawnSync(
    'npm',
    ['ci', '--prefix', place, '--no-audit', '--no-fund', '--loglevel=error'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) throw new Error(`npm ci failed in ${place}`)
}
