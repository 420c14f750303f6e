import { fromEither } from './from-either.js'
import { runFlashings } from './run-flashings.js'
import { runGolden } from './run-golden.js'
import { runSchemas } from './run-schemas.js'
import { runVectors } from './run-vectors.js'

/** What each entry has to do. One that is not named here has to load. */
const TASKS = {
  '.': (library, { golden }) => runGolden(library, golden),
  './fp': (library, { golden }) => runGolden(fromEither(library), golden),
  './flashing': (library, { flashings }) => runFlashings(library, flashings),
  './schemas': (library, { golden }) => runSchemas(library, golden),
  './vectors': (index, _, loadFile) => runVectors(index, loadFile),
}

/**
 * Loads an entry in one way and lets it do its work. `load` is the runtime's own: it knows the ways.
 * Whatever is thrown is a failure of this entry alone.
 */
export async function runEntry(visit, given, load) {
  const { entry, loadedBy, specifier } = visit
  const task = TASKS[entry] ?? (() => ({ of: 1, failures: [] }))
  try {
    const library = await load(visit)
    const loadFile = (file) => load({ ...visit, specifier: `${specifier}/${file}` })
    return { entry, loadedBy, ...(await task(library, given, loadFile)) }
  } catch (error) {
    return { entry, loadedBy, of: 1, failures: [String(error)] }
  }
}

/** All that a runtime is to visit, one after the other. */
export async function runEntries(given, load) {
  const outcomes = []
  for (const visit of given.visits) outcomes.push(await runEntry(visit, given, load))
  return outcomes
}
