/** Weighs the package, in kilobytes of 1,000 bytes, as `npm pack` would write it. */
import { execFileSync } from 'node:child_process'

const PACK = ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error']

export function packageSize() {
  const [{ size, unpackedSize, entryCount, files }] = JSON.parse(
    execFileSync('npm', PACK, { encoding: 'utf8', maxBuffer: 2 ** 26 }),
  )
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
