import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const SOURCES = [
  'src',
  'scripts/build',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsup.config.ts',
]

/** Tests that `dist` has every entry, newer than all sources. */
export function isBuilt(): boolean {
  const { exports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    exports: Readonly<Record<string, string | { types: string; default: string }>>
  }
  const entries = Object.values(exports).flatMap((file) =>
    typeof file === 'string' ? [] : [file.types, file.default],
  )
  return isMadeOf(
    [...entries, 'dist/cli.js'].map((path) => root + path),
    SOURCES.map((path) => root + path),
  )
}

export function isMadeOf(made: readonly string[], sources: readonly string[]): boolean {
  if (!made.every((path) => existsSync(path))) return false
  const firstMade = Math.min(...made.map((path) => statSync(path).mtimeMs))
  return sources.every((path) => lastChange(path) < firstMade)
}

/** Removing a file changes the time of its folder. */
function lastChange(path: string): number {
  const stat = statSync(path)
  return stat.isDirectory()
    ? Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => lastChange(`${path}/${name}`)))
    : stat.mtimeMs
}
