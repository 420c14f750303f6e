import { fromEither } from './from-either.js'
import { runExplanations } from './run-explanations.js'
import { runFlashings } from './run-flashings.js'
import { runGolden } from './run-golden.js'
import { runSchemas } from './run-schemas.js'
import { runVectors } from './run-vectors.js'

/** An entry without a task here only has to load. */
const TASKS = {
  quotewright: (library, { golden }) => runGolden(library, golden),
  'quotewright/fp': (library, { golden }) => runGolden(fromEither(library), golden),
  'quotewright/flashing': (library, { flashings }) => runFlashings(library, flashings),
  'quotewright/schemas': (library, { golden }) => runSchemas(library, golden),
  'quotewright/explain': (library, { golden }) => runExplanations(library, golden),
  'quotewright-vectors': (index, _, loadFile) => runVectors(index, loadFile),
}

/** Counts an error as a failure of this entry only. */
async function runEntry(visit, given, load) {
  const { loadedBy, specifier } = visit
  const task = TASKS[specifier] ?? (() => ({ of: 1, failures: [] }))
  try {
    const library = await load(visit)
    const loadFile = (file) => load({ ...visit, specifier: `${specifier}/${file}` })
    return { specifier, loadedBy, ...(await task(library, given, loadFile)) }
  } catch (error) {
    return { specifier, loadedBy, of: 1, failures: [String(error)] }
  }
}

export async function runEntries(given, load) {
  const outcomes = []
  for (const visit of given.visits) outcomes.push(await runEntry(visit, given, load))
  return outcomes
}
