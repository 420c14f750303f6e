/**
 * Weighs the package and the bundles of the build, and prints them beside their goals.
 *
 *   tsx scripts/sizes.js            exits with 1 if a size exceeds its limit, or differs from the page by over 1%.
 *   tsx scripts/sizes.js --write    also writes the files from which `npm run generate` writes the page.
 *
 * Prints a missed goal without an error. A new entry may raise the limits by the size of its files.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { goalTable } from './generate/size-goals.ts'

const LIMITS = { packed: 1_090, unpacked: 4_020, files: 240 }
/** The share by which sizes differ between versions of Node, which compress differently. */
const TOLERANCE = 0.01

const PACK = ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error']
const OUTPUT = { encoding: 'utf8', maxBuffer: 2 ** 26 }

const STORED = {
  bundles: new URL('../docs/bundle-sizes.json', import.meta.url),
  package: new URL('../docs/package-size.json', import.meta.url),
}
const measured = measureBundles()
const bundles = measured.map(({ name, kilobytes }) => ({ name, kilobytes }))
const size = packageSize()
const { packed, unpacked, files, declarations } = size
const shown = { packed, unpacked, files, declarations }

for (const { name, kilobytes, limit } of measured) console.log(`${name}: ${kilobytes} kB (at most ${limit})`)
for (const [name, value] of Object.entries(size)) {
  const limit = name in LIMITS ? ` (at most ${LIMITS[name]})` : ''
  console.log(`${name}${name === 'files' ? '' : ', kB'}: ${value}${limit}`)
}
console.log(`\n${goalTable(bundles, shown)}\n`)

const tooLarge = [
  ...measured.filter(({ isWithin }) => !isWithin).map(({ name }) => name),
  ...Object.keys(LIMITS).filter((name) => size[name] > LIMITS[name]),
]
for (const name of tooLarge) console.error(`${name} exceeds its limit.`)
if (process.argv.includes('--write')) {
  writeFileSync(STORED.bundles, jsonOf(bundles))
  writeFileSync(STORED.package, jsonOf(shown))
}
const outdated = outdatedSizes()
if (outdated.length > 0) {
  console.error(
    `The page has other sizes of ${outdated.join(', ')}: tsx scripts/sizes.js --write && npm run generate`,
  )
}
process.exitCode = tooLarge.length + outdated.length > 0 ? 1 : 0

/** In kilobytes of 1,000 bytes. */
function measureBundles() {
  // `size-limit` exits with 1 if a size exceeds its limit, but still prints the sizes.
  const { stdout } = spawnSync('npx', ['size-limit', '--json'], OUTPUT)
  return JSON.parse(stdout).map(({ name, size, sizeLimit, passed }) => ({
    name,
    kilobytes: Math.round(size / 100) / 10,
    limit: sizeLimit / 1000,
    isWithin: passed,
  }))
}

/** As `npm pack` would write the package, in kilobytes of 1,000 bytes. */
function packageSize() {
  const [{ size, unpackedSize, entryCount, files }] = JSON.parse(execFileSync('npm', PACK, OUTPUT))
  const kilobytes = (bytes) => Math.round(bytes / 1000)
  const kilobytesOf = (pattern) =>
    kilobytes(files.filter(({ path }) => pattern.test(path)).reduce((sum, file) => sum + file.size, 0))
  return {
    packed: kilobytes(size),
    unpacked: kilobytes(unpackedSize),
    files: entryCount,
    modules: kilobytesOf(/^dist\/(?!.*\.iife).*\.js$/),
    scripts: kilobytesOf(/\.iife\.js$/),
    declarations: kilobytesOf(/\.d\.ts$/),
    documentation: kilobytesOf(/^docs\/|\.md$/),
  }
}

function outdatedSizes() {
  const stored = {
    ...Object.fromEntries(read(STORED.bundles).map(({ name, kilobytes }) => [name, kilobytes])),
    ...read(STORED.package),
  }
  const current = { ...Object.fromEntries(bundles.map(({ name, kilobytes }) => [name, kilobytes])), ...shown }
  return [...new Set([...Object.keys(stored), ...Object.keys(current)])].filter(
    (name) => !(Math.abs(stored[name] - current[name]) <= TOLERANCE * current[name]),
  )
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function jsonOf(value) {
  return `${JSON.stringify(value, null, 2)}\n`
}
