/**
 * Writes the address of the repository into the packages: `repository`, `homepage` and `bugs`. Run it once
 * before publishing:
 *
 *   node scripts/name-repository.js https://example.com/somebody/quotewright
 */
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('../', import.meta.url))
const address = (process.argv[2] ?? '').replace(/\.git$/, '')
if (!/^https:\/\/[\w.-]+\/[\w./-]+\w$/.test(address)) {
  console.error('Name the address of the repository, such as https://example.com/somebody/quotewright.')
  process.exit(2)
}

for (const directory of ['', 'test/vectors']) {
  const path = `${home}${directory && `${directory}/`}package.json`
  const manifest = {
    ...JSON.parse(readFileSync(path, 'utf8')),
    repository: { type: 'git', url: `git+${address}.git`, ...(directory && { directory }) },
    homepage: `${address}#readme`,
    bugs: `${address}/issues`,
  }
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`)
}
