/** The measured paths, in the order of the report. Each runs in its own process. */
export const PATHS = [
  'roofers',
  'roofers-forms',
  'roofers-answers',
  'roofers-command',
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
