/**
 * Writes docs/bundle-sizes.json, from which pages take their sizes (`npm run generate`). Run it after a build when
 * a size has changed.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

// `size-limit` exits with 1 if a size exceeds its limit, but still prints the sizes.
const { stdout } = spawnSync('npx', ['size-limit', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
const sizes = JSON.parse(stdout).map(({ name, size }) => ({ name, kilobytes: Math.round(size / 100) / 10 }))
writeFileSync(new URL('../docs/bundle-sizes.json', import.meta.url), `${JSON.stringify(sizes, null, 2)}\n`)
