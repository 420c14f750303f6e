/**
 * Exits with 1 above a limit, so that a larger package is noticed before it is published. A new entry may raise
 * the limits by the size of its files.
 */
import { execFileSync } from 'node:child_process'
import process from 'node:process'

const LIMITS = { 'packed, kB': 1_080, 'unpacked, kB': 4_000, files: 240 }
const PACK = ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error']

const [{ size, unpackedSize, entryCount, files }] = JSON.parse(
  execFileSync('npm', PACK, { encoding: 'utf8', maxBuffer: 2 ** 26 }),
)
const kilobytesOf = (pattern) =>
  Math.round(files.filter(({ path }) => pattern.test(path)).reduce((sum, file) => sum + file.size, 0) / 1000)

const weighed = {
  'packed, kB': Math.round(size / 1000),
  'unpacked, kB': Math.round(unpackedSize / 1000),
  files: entryCount,
}
for (const [name, value] of Object.entries(weighed))
  console.log(`${name}: ${value} (at most ${LIMITS[name]})`)
console.log(`modules, kB: ${kilobytesOf(/^dist\/(?!.*\.iife).*\.js$/)}`)
console.log(`scripts for a <script> tag, kB: ${kilobytesOf(/\.iife\.js$/)}`)
console.log(`declarations, kB: ${kilobytesOf(/\.d\.ts$/)}`)
console.log(`documentation, kB: ${kilobytesOf(/^docs\/|\.md$/)}`)
process.exitCode = Object.entries(weighed).some(([name, value]) => value > LIMITS[name]) ? 1 : 0
