import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Leaves out `./package.json`, and patterns such as `./rules/*.json`, which name no single file. */
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

export function scriptsOf({ name, unpkg }) {
  const whole = { loadedBy: 'script', globalName: name, file: unpkg }
  const file = unpkg.replace('.iife.js', '.pricing.iife.js')
  return [whole, { loadedBy: 'pricing script', globalName: `${name}Pricing`, file }].map((script) => ({
    ...script,
    specifier: name,
    packageName: name,
  }))
}

export function packagesOf(folder, file, seen = new Set()) {
  if (seen.has(file) || file.endsWith('.json')) return []
  seen.add(file)
  return importsOf(join(folder, file)).flatMap((specifier) =>
    specifier.startsWith('.') ? packagesOf(folder, resolveFrom(file, specifier), seen) : [specifier],
  )
}

export function filesOf(folder, file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  const imported = importsOf(join(folder, file)).filter((specifier) => specifier.startsWith('.'))
  return [file, ...imported.flatMap((specifier) => filesOf(folder, resolveFrom(file, specifier), seen))]
}

function resolveFrom(file, specifier) {
  return `.${new URL(specifier, new URL(file, 'file:///')).pathname}`
}

/** The bundler writes each statement at the start of a line. */
function importsOf(path) {
  const statements = readFileSync(path, 'utf8').matchAll(
    /^(?:import|export)\b[^;'"]*?(?:from\s*)?(['"])([^'"]+)\1;?$/gm,
  )
  return [...statements].map(([, , specifier]) => specifier)
}
