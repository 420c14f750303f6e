import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the entries of a package from its `exports`: the name under which each is imported, and its file.
 * Leaves out the manifest, and patterns such as `./rules/*.json`, which belong to the entry before them.
 */
export function entriesOf({ name, exports }) {
  return Object.entries(exports)
    .filter(([path]) => !path.includes('*') && path !== './package.json')
    .map(([path, { default: file }]) => ({
      specifier: `${name}${path.slice(1)}`,
      packageName: name,
      isJson: file.endsWith('.json'),
      file,
    }))
}

/**
 * Returns the files for a plain `<script>` tag as entries: one with all functions of the root, and one for
 * pricing only.
 */
export function scriptsOf({ name, unpkg }) {
  const whole = { loadedBy: 'script', globalName: name, file: unpkg }
  const file = unpkg.replace('.iife.js', '.pricing.iife.js')
  return [whole, { loadedBy: 'pricing script', globalName: `${name}Pricing`, file }].map((script) => ({
    ...script,
    specifier: name,
    packageName: name,
  }))
}

/** Returns the packages that a built file imports by name, directly or through other files. */
export function packagesOf(folder, file, seen = new Set()) {
  if (seen.has(file) || file.endsWith('.json')) return []
  seen.add(file)
  return importsOf(join(folder, file)).flatMap((specifier) =>
    specifier.startsWith('.') ? packagesOf(folder, resolveFrom(file, specifier), seen) : [specifier],
  )
}

/** Returns a file and all files that it imports by path. */
export function filesOf(folder, file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  const imported = importsOf(join(folder, file)).filter((specifier) => specifier.startsWith('.'))
  return [file, ...imported.flatMap((specifier) => filesOf(folder, resolveFrom(file, specifier), seen))]
}

/** Resolves a path like a URL. */
function resolveFrom(file, specifier) {
  return `.${new URL(specifier, new URL(file, 'file:///')).pathname}`
}

/** Returns the imports of a built file. The bundler writes each statement at the start of a line. */
function importsOf(path) {
  const statements = readFileSync(path, 'utf8').matchAll(
    /^(?:import|export)\b[^;'"]*?(?:from\s*)?(['"])([^'"]+)\1;?$/gm,
  )
  return [...statements].map(([, , specifier]) => specifier)
}
