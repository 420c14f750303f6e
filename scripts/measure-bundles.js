/** Measures the bundles of `.size-limit.js`, in kilobytes of 1,000 bytes. */
import { spawnSync } from 'node:child_process'

export function measureBundles() {
  // `size-limit` exits with 1 if a size exceeds its limit, but still prints the sizes.
  const { stdout } = spawnSync('npx', ['size-limit', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  return JSON.parse(stdout).map(({ name, size, sizeLimit, passed }) => ({
    name,
    kilobytes: Math.round(size / 100) / 10,
    limit: sizeLimit / 1000,
    isWithin: passed,
  }))
}
