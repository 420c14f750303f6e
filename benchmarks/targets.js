/**
 * The targets, each with its figure, its pass mark and sometimes a further aim. Bare work is the figure of a program
 * that does only the unavoidable work. The targets for roofers' quotes come first, because they matter most.
 */
export const ROOFERS_TARGETS = [
  { figure: 'roofersPrice', name: 'priceQuote', pass: 0.45, aim: 0.4 },
  { figure: 'roofersPreview', name: 'the preview of a form, priceLines', pass: 0.9, aim: 0.75 },
  { figure: 'roofersRefusing', name: 'refusing a quote with one problem', pass: 0.5 },
  { figure: 'roofersText', name: 'priceQuoteText, text to text', pass: 2, aim: 1.3 },
  {
    figure: 'textBeyondParts',
    name: 'priceQuoteText less parsing, pricing and writing',
    pass: 0.1,
  },
  { figure: 'roofersAdvice', name: 'adviseQuote', pass: 1.6, aim: 1.3 },
  { figure: 'roofersAdviceOfSample', name: 'adviseQuote, the sample', pass: 2.4, aim: 1.3 },
  { figure: 'explanation', name: 'explainQuote, × JSON of the explanation', pass: 1.2 },
  { figure: 'explanationOfFigure', name: 'explainQuote of one figure of a line', pass: 3, aim: 1.5 },
  { figure: 'record', name: 'recordDocument', pass: 4.5, aim: 3 },
  { figure: 'diagnoseOne', name: 'diagnose, one document', pass: 5, aim: 3 },
  { figure: 'diagnosePolicy', name: 'diagnose, for each known policy', pass: 0.5 },
  { figure: 'diagnoseMany', name: 'diagnose, each of 1,000 documents', pass: 4, aim: 3 },
  { figure: 'solve', name: 'solve, a discount for a total', pass: 0.9, aim: 0.6 },
  {
    figure: 'roofersNdjson',
    name: 'price --ndjson, × a loop of JSON',
    pass: 2,
    aim: 1.6,
    bareWork: 'roofersNdjsonBareWork',
  },
  {
    figure: 'goldenRecord',
    name: 'golden record, × a loop of JSON',
    pass: 3,
    aim: 2,
    bareWork: 'goldenRecordBareWork',
  },
  { figure: 'goldenVerify', name: 'golden verify, × price --ndjson, nothing differs', pass: 2 },
  { figure: 'tableSeconds', name: 'a table of 40,000 lines, seconds of CPU', pass: 5 },
  { figure: 'tableToJson', name: 'a table of 40,000 lines, × its answer as JSON', pass: 4 },
]

/** The targets of ordinary and trade quotes, and targets that do not depend on the document. */
export const ORDINARY_TARGETS = [
  {
    figure: 'arithmetic-markup',
    name: 'arithmetic with the markup, × as fast as big.js',
    more: true,
    pass: 33,
  },
  {
    figure: 'arithmetic-money',
    name: 'arithmetic of money alone, × as fast as big.js',
    more: true,
    pass: 25,
    bareWork: 'arithmetic-money-floats',
  },
  {
    figure: 'arithmetic-markup-alone-bigint',
    name: 'markup on read numbers, × as fast as bigints',
    more: true,
    pass: 1,
  },
  {
    figure: 'arithmetic-money-alone-bigint',
    name: 'money on read numbers, × as fast as bigints',
    more: true,
    pass: 1,
  },
  {
    figure: 'objectToObject',
    name: 'priceQuote, the slowest size, × JSON',
    pass: 0.3,
    aim: 0.23,
  },
  { figure: 'tradeObjectToObject', name: 'trade quotes, the slowest size, × JSON', pass: 0.3, aim: 0.23 },
  { figure: 'slowestKind', name: 'the slowest kind of line, × JSON', pass: 0.4 },
  { figure: 'wideKind', name: 'lengths with 12 decimals, × JSON', pass: 0.4, bareWork: 'wideKindBareWork' },
  { figure: 'slowestComposed', name: 'kits and flashings, the slowest, × JSON', pass: 0.45 },
  {
    figure: 'growth',
    name: 'growth from 10 to 100,000 lines, × JSON’s',
    pass: 1.3,
    bareWork: 'growthBareWork',
  },
  { figure: 'memory', name: 'memory for pricing, × what the result keeps', pass: 2 },
  {
    figure: 'rejectingWorst',
    name: 'refusing, the slowest kind, × JSON',
    pass: 3,
  },
  { figure: 'repricing', name: 'an edit of 10,000 lines, × an edit of 10', pass: 2 },
  { figure: 'coldStart', name: 'the first quote in a fresh process, ms', pass: 60, aim: 35 },
  {
    figure: 'startOfCommand',
    name: 'the start of the command, × an empty process',
    pass: 1.3,
    bareWork: 'startBareWork',
  },
  {
    figure: 'workers',
    name: 'price --ndjson with 2 workers, × as fast as 1',
    more: true,
    pass: 1.6,
    bareWork: 'secondCore',
  },
]

export const TARGETS = [...ROOFERS_TARGETS, ...ORDINARY_TARGETS]

/** Returns which mark a figure reaches: 'aim', 'pass' or 'missed'. */
export function reached({ more = false, pass, aim }, { median }) {
  const isAtLeast = (line) => (more ? median >= line : median <= line)
  if (aim !== undefined && isAtLeast(aim)) return 'aim'
  return isAtLeast(pass) ? 'pass' : 'missed'
}
