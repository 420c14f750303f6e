/**
 * Former names of measurements, with the names that replace them. A request with a former name is refused,
 * since dropping it would lose a measurement (M8).
 */
export const LEGACY_NAMES: ReadonlyMap<string, string> = new Map([
  ['measurementItems', 'measurements'],
  ['actualMeasurementItems', 'asBuiltMeasurements'],
  ['initialMeasurementItems', 'measurements'],
  ['sumLengths', 'measurements'],
])
