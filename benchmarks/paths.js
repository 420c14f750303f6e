/** What is measured, in the order in which it is reported. Each path runs in a process of its own. */
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
