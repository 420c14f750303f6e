import { LEGACY_NAMES } from '../nouns/legacy-names.js'
import { addProblem, type Reading } from './reading.js'

/** Adds a problem for a name that is no longer accepted (M8). */
export function refuseLegacy(field: string, reading: Reading): void {
  const replacement = LEGACY_NAMES.get(field)
  if (replacement !== undefined) addProblem(reading, 'legacy_field', { replacement }, field)
}
