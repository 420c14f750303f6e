/** The measured paths, in the order of the report. Each runs in its own process. */
export const PATHS = [
  'arithmetic',
  'decode',
  'pricing',
  'growth',
  'rejecting',
  'kinds',
  'repricing',
  'cold-start',
  'start',
  'memory',
  'ndjson',
  'workers',
]
