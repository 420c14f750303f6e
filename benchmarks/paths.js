/** The measured paths, in the order of the report. Each runs in a process of its own. */
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
