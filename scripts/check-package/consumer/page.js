/** For browsers. The page has an import map over the installed files, and the script by its own tag. */
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
