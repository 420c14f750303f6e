/** The targets, each for a figure of some path. Some have only a pass mark and no further aim. */
export const TARGETS = [
  {
    figure: 'arithmetic-markup',
    name: 'arithmetic with the markup, × as fast as big.js',
    more: true,
    pass: 33,
  },
  { figure: 'arithmetic-money', name: 'the same, money alone', more: true, pass: 25 },
  {
    figure: 'arithmetic-markup-alone-bigint',
    name: 'on numbers already read, × as fast as bigints by hand',
    more: true,
    pass: 1,
  },
  { figure: 'arithmetic-money-alone-bigint', name: 'the same, money alone', more: true, pass: 1 },
  {
    figure: 'objectToObject',
    name: 'priceQuote, the slowest size, × JSON',
    pass: 0.3,
    aim: 0.23,
  },
  { figure: 'tradeObjectToObject', name: 'trade quotes, the slowest size, × JSON', pass: 0.3, aim: 0.23 },
  { figure: 'slowestKind', name: 'the slowest kind of line, × JSON', pass: 0.4 },
  { figure: 'wideKind', name: 'lengths of 12 decimals, × JSON', pass: 0.4 },
  { figure: 'slowestComposed', name: 'kits and flashings, the slowest, × JSON', pass: 0.45 },
  {
    figure: 'growth',
    name: 'growth from 10 to 100 000 lines, × JSON’s',
    pass: 1.3,
  },
  { figure: 'memory', name: 'memory for pricing, × what the result keeps', pass: 2 },
  {
    figure: 'rejectingWorst',
    name: 'refusing, the slowest kind, × JSON',
    pass: 3,
  },
  {
    figure: 'textToText',
    name: 'text to text, the slowest size, × JSON',
    pass: 1.35,
  },
  { figure: 'repricing', name: 'an edit of 10 000 lines, × an edit of 10', pass: 2 },
  { figure: 'coldStart', name: 'the first quote in a fresh process, ms', pass: 60, aim: 35 },
  { figure: 'startOfCommand', name: 'the start of the command, × an empty process', pass: 1.3 },
  { figure: 'ndjson', name: 'the command on a file, × a loop of JSON', pass: 2, aim: 1.6 },
  { figure: 'ndjsonAgainstJq', name: 'the same, × as fast as jq', more: true, pass: 3 },
  { figure: 'workers', name: 'the same with 2 workers, × as fast as 1', more: true, pass: 1.6 },
]

/** Returns which mark a figure reaches: `'aim'`, `'pass'` or `'missed'`. */
export function reached({ more = false, pass, aim }, { median }) {
  const isAtLeast = (line) => (more ? median >= line : median <= line)
  if (aim !== undefined && isAtLeast(aim)) return 'aim'
  return isAtLeast(pass) ? 'pass' : 'missed'
}
