/** Former names of measurements. Dropping one would lose a measurement, so requests with them are refused (M8). */
export const LEGACY_NAMES: ReadonlyMap<string, string> = new Map([
  ['measurementItems', 'measurements'],
  ['actualMeasurementItems', 'asBuiltMeasurements'],
  ['initialMeasurementItems', 'measurements'],
  ['sumLengths', 'measurements'],
])
