/**
 * Former names of measurements, with the names that replace them. Requests with them are rejected, since
 * dropping them would lose a measurement (M8).
 */
export const LEGACY_NAMES: ReadonlyMap<string, string> = new Map([
  ['measurementItems', 'measurements'],
  ['actualMeasurementItems', 'asBuiltMeasurements'],
  ['initialMeasurementItems', 'measurements'],
  ['sumLengths', 'measurements'],
])
