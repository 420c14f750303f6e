import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The entries of a package, from its own `exports`: the name by which each is imported, and its file. A pattern
 * (`./rules/*.json`) is part of the entry before it, and a manifest is not an entry.
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

/** The files for a plain `<script>` tag, as entries: one does what the root does, the other what prices of it. */
export function scriptsOf({ name, unpkg }) {
  const whole = { loadedBy: 'script', globalName: name, file: unpkg }
  const file = unpkg.replace('.iife.js', '.pricing.iife.js')
  return [whole, { loadedBy: 'pricing script', globalName: `${name}Pricing`, file }].map((script) => ({
    ...script,
    specifier: name,
    packageName: name,
  }))
}

/** Packages that a built file imports by name, in itself or in what it imports. */
export function packagesOf(folder, file, seen = new Set()) {
  if (seen.has(file) || file.endsWith('.json')) return []
  seen.add(file)
  return importsOf(join(folder, file)).flatMap((specifier) =>
    specifier.startsWith('.') ? packagesOf(folder, resolveFrom(file, specifier), seen) : [specifier],
  )
}

/** A file and those it imports by path. */
export function filesOf(folder, file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  const imported = importsOf(join(folder, file)).filter((specifier) => specifier.startsWith('.'))
  return [file, ...imported.flatMap((specifier) => filesOf(folder, resolveFrom(file, specifier), seen))]
}

/** A path as a URL resolves it. */
function resolveFrom(file, specifier) {
  return `.${new URL(specifier, new URL(file, 'file:///')).pathname}`
}

/** The imports of the built files. The bundler writes each statement at the start of a line. */
function importsOf(path) {
  const statements = readFileSync(path, 'utf8').matchAll(
    /^(?:import|export)\b[^;'"]*?(?:from\s*)?(['"])([^'"]+)\1;?$/gm,
  )
  return [...statements].map(([, , specifier]) => specifier)
}
