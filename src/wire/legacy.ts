import { addProblem, type Reading } from './reading.js'

/** Names that measurements once had. They are refused, since dropping them would lose a measurement (M8). */
export const LEGACY_NAMES: ReadonlyMap<string, string> = new Map([
  ['measurementItems', 'measurements'],
  ['actualMeasurementItems', 'asBuiltMeasurements'],
  ['initialMeasurementItems', 'measurements'],
  ['sumLengths', 'measurements'],
])

/** Notes a legacy name among the fields of an object (M8). */
export function refuseLegacy(field: string, reading: Reading): void {
  const replacement = LEGACY_NAMES.get(field)
  if (replacement !== undefined) addProblem(reading, 'legacy_field', { replacement }, field)
}
