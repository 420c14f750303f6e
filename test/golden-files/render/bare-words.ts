import { wordsOf } from '../../../src/explain/render/words.js'
import type { ReportWords } from '../../../src/golden/render/report-words.js'

/** A sentence as its name with what is passed to it: `more(0.01 AUD)`. */
const called =
  (name: string) =>
  (...values: readonly unknown[]): string =>
    `${name}(${values.join(', ')})`

/** Words that are only their own names, for tests of where they are and with which figures, whatever they say. */
export const BARE_WORDS: ReportWords = {
  figures: wordsOf('en'),
  marks: { decimal: '.', group: ',', minus: '-' },
  title: 'title',
  recorded: 'recorded',
  current: 'current',
  rules: called('rules'),
  noDocuments: 'noDocuments',
  allSame: called('allSame'),
  differ: called('differ'),
  more: called('more'),
  less: called('less'),
  inAll: called('inAll'),
  noCause: 'noCause',
  oneCause: called('oneCause'),
  causes: called('causes'),
  columns: {
    cause: 'column cause',
    documents: 'column documents',
    lines: 'column lines',
    currency: 'column currency',
    up: 'column up',
    down: 'column down',
    net: 'column net',
    largest: 'column largest',
    accepted: 'column accepted',
  },
  amountsIn: called('amountsIn'),
  documents: called('documents'),
  lines: called('lines'),
  size: called('size'),
  firstFigure: 'firstFigure',
  rule: 'rule',
  policies: 'policies',
  settings: 'settings',
  alsoFits: 'alsoFits',
  samples: 'samples',
  shrunk: 'shrunk',
  accepted: 'accepted',
  notAccepted: 'notAccepted',
  unusedAcceptances: 'unusedAcceptances',
  chart: 'chart',
  otherCauses: called('otherCauses'),
  line: called('line'),
  document: 'document',
  noTotal: 'noTotal',
  notSet: 'notSet',
  andMore: called('andMore'),
  leftOut: called('leftOut'),
  yesOrNo: called('yesOrNo'),
}
