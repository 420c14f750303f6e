/** Runs in a page with an import map for the installed files, and a separate tag for each script. */
import { importEntry } from './import-entry.js'
import { runEntries } from './run-entry.js'

const globalOf = ({ globalName }) => globalThis[globalName]

const LOADS = {
  import: importEntry,
  bundle: importEntry,
  script: globalOf,
  'pricing script': globalOf,
}

export function visitAll(given) {
  return runEntries(given, (visit) => LOADS[visit.loadedBy](visit))
}
