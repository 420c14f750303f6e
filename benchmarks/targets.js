/** What is to be reached, each held against a figure that some path makes. Some have a line to pass and no further aim. */
export const TARGETS = [
  {
    figure: 'arithmetic-markup',
    name: 'arithmetic with the markup, × as fast as big.js',
    more: true,
    pass: 33,
  },
  {
    figure: 'arithmetic-money',
    name: 'the same, money alone',
    more: true,
    pass: 25,
  },
  {
    figure: 'arithmetic-markup-alone-bigint',
    name: 'on numbers already read, × as fast as bigints by hand',
    more: true,
    pass: 1,
  },
  {
    figure: 'objectToObject',
    name: 'priceQuote, × JSON.parse + JSON.stringify',
    pass: 0.3,
    aim: 0.23,
  },
  {
    figure: 'tradeObjectToObject',
    name: 'the same, of trade quotes',
    pass: 0.3,
    aim: 0.23,
  },
  { figure: 'textToText', name: 'text to text, × JSON.parse + JSON.stringify', pass: 1.35, aim: 1.1 },
  { figure: 'growth', name: 'a line of 100 000, × a line of 10', pass: 1.5, aim: 1.2 },
  {
    figure: 'rejectingWorst',
    name: 'refusing, the slowest kind, × JSON.parse + JSON.stringify',
    pass: 3,
  },
  { figure: 'coldStart', name: 'the first quote in a fresh process, ms', pass: 60, aim: 35 },
  { figure: 'repricing', name: 'an edit of 10 000 lines, × an edit of 10', pass: 2 },
  { figure: 'workers', name: 'the command with 2 workers, × as fast as 1', more: true, pass: 1.6 },
]

/** How far a figure got: `'aim'`, `'pass'` or `'missed'`. */
export function reached({ more = false, pass, aim }, { median }) {
  const isAtLeast = (line) => (more ? median >= line : median <= line)
  if (aim !== undefined && isAtLeast(aim)) return 'aim'
  return isAtLeast(pass) ? 'pass' : 'missed'
}
