import { wordsOf, type Words } from '../../explain/render/words.js'
import { PLAIN_MARKS, type NumberMarks } from '../../number/readable.js'

/** The words of a report in one language. Numbers are passed as texts with the language's marks. */
export interface ReportWords {
  /** The names of figures, and the sentences of rules. */
  readonly figures: Words
  readonly marks: NumberMarks
  readonly title: string
  readonly recorded: string
  readonly current: string
  /** The rules of a version, by their fingerprint. */
  readonly rules: (fingerprint: string) => string
  readonly noDocuments: string
  readonly allSame: (documents: number, text: string) => string
  readonly differ: (differing: number, text: string, documents: string) => string
  readonly more: (amount: string) => string
  readonly less: (amount: string) => string
  readonly inAll: (amounts: string) => string
  readonly noCause: string
  readonly oneCause: (isAccepted: boolean) => string
  readonly causes: (count: string, accepted: 'none' | 'all' | 'some', acceptedCount: string) => string
  readonly columns: {
    readonly cause: string
    readonly documents: string
    readonly lines: string
    readonly currency: string
    readonly up: string
    readonly down: string
    readonly net: string
    readonly largest: string
    readonly accepted: string
  }
  readonly amountsIn: (currency: string) => string
  readonly documents: (count: number, text: string) => string
  readonly lines: (count: number, text: string) => string
  readonly size: (documents: string, lines: string, net: string) => string
  readonly firstFigure: string
  readonly rule: string
  readonly policies: string
  readonly settings: string
  readonly alsoFits: string
  readonly samples: string
  readonly shrunk: string
  readonly accepted: string
  readonly notAccepted: string
  readonly yesOrNo: (isTrue: boolean) => string
  readonly unusedAcceptances: string
  readonly chart: string
  readonly otherCauses: (count: number, text: string) => string
  readonly line: (number: string) => string
  readonly document: string
  readonly noTotal: string
  readonly notSet: string
  readonly andMore: (count: string) => string
  readonly leftOut: (count: number, text: string) => string
}

const ENGLISH: ReportWords = {
  figures: wordsOf('en'),
  marks: PLAIN_MARKS,
  title: 'Differences by cause',
  recorded: 'recorded',
  current: 'now',
  rules: (fingerprint) => `rules ${fingerprint}`,
  noDocuments: 'No documents were compared.',
  allSame: (count, text) =>
    count === 1 ? 'The document is the same.' : `All ${text} documents are the same.`,
  differ: (count, text, documents) =>
    `${text} of ${documents} documents ${count === 1 ? 'differs' : 'differ'}`,
  more: (amount) => `${amount} more`,
  less: (amount) => `${amount} less`,
  inAll: (amounts) => `${amounts} in all`,
  noCause: 'no cause was found',
  oneCause: (isAccepted) => `1 cause, ${isAccepted ? 'accepted' : 'not accepted'}`,
  causes: (count, accepted, acceptedCount) =>
    `${count} causes, ${accepted === 'some' ? acceptedCount : accepted} accepted`,
  columns: {
    cause: 'Cause',
    documents: 'Documents',
    lines: 'Lines',
    currency: 'Currency',
    up: 'Up',
    down: 'Down',
    net: 'Net',
    largest: 'Largest',
    accepted: 'Accepted',
  },
  amountsIn: (currency) => `All amounts are in ${currency}.`,
  documents: (count, text) => `${text} ${count === 1 ? 'document' : 'documents'}`,
  lines: (count, text) => `${text} ${count === 1 ? 'line' : 'lines'}`,
  size: (documents, lines, net) => `${documents}, ${lines}: ${net}.`,
  firstFigure: 'First figure that differs',
  rule: 'Rule',
  policies: 'Policies',
  settings: 'Settings that differ',
  alsoFits: 'Fits as well',
  samples: 'Samples',
  shrunk: 'The smallest request that shows it',
  accepted: 'Accepted',
  notAccepted: 'not accepted',
  yesOrNo: (isTrue) => (isTrue ? 'yes' : 'no'),
  unusedAcceptances: 'Accepted causes that were not met',
  chart: 'Differences of totals, by cause',
  otherCauses: (count, text) => (count === 1 ? '1 other cause' : `${text} other causes`),
  line: (number) => `line ${number}`,
  document: 'document',
  noTotal: 'no total',
  notSet: 'not set',
  andMore: (count) => `and ${count} more`,
  leftOut: (count, text) =>
    count === 1 ? '1 more cause is left out here.' : `${text} more causes are left out here.`,
}

const GERMAN: ReportWords = {
  figures: wordsOf('de'),
  marks: { decimal: ',', group: '.', minus: '−' },
  title: 'Abweichungen nach Ursache',
  recorded: 'aufgezeichnet',
  current: 'jetzt',
  rules: (fingerprint) => `Regeln ${fingerprint}`,
  noDocuments: 'Es wurden keine Dokumente verglichen.',
  allSame: (count, text) =>
    count === 1 ? 'Das Dokument ist gleich.' : `Alle ${text} Dokumente sind gleich.`,
  differ: (count, text, documents) =>
    `${text} von ${documents} Dokumenten ${count === 1 ? 'weicht' : 'weichen'} ab`,
  more: (amount) => `${amount} mehr`,
  less: (amount) => `${amount} weniger`,
  inAll: (amounts) => `insgesamt ${amounts}`,
  noCause: 'keine Ursache gefunden',
  oneCause: (isAccepted) => `1 Ursache, ${isAccepted ? 'akzeptiert' : 'nicht akzeptiert'}`,
  causes: (count, accepted, acceptedCount) =>
    `${count} Ursachen, ${{ none: 'keine', all: 'alle', some: acceptedCount }[accepted]} akzeptiert`,
  columns: {
    cause: 'Ursache',
    documents: 'Dokumente',
    lines: 'Zeilen',
    currency: 'Währung',
    up: 'Mehr',
    down: 'Weniger',
    net: 'Summe',
    largest: 'Größte',
    accepted: 'Akzeptiert',
  },
  amountsIn: (currency) => `Alle Beträge in ${currency}.`,
  documents: (count, text) => `${text} ${count === 1 ? 'Dokument' : 'Dokumente'}`,
  lines: (count, text) => `${text} ${count === 1 ? 'Zeile' : 'Zeilen'}`,
  size: (documents, lines, net) => `${documents}, ${lines}: ${net}.`,
  firstFigure: 'Erste abweichende Zahl',
  rule: 'Regel',
  policies: 'Rechenweisen',
  settings: 'Abweichende Einstellungen',
  alsoFits: 'Passt ebenso',
  samples: 'Beispiele',
  shrunk: 'Die kleinste Anfrage, die es zeigt',
  accepted: 'Akzeptiert',
  notAccepted: 'nicht akzeptiert',
  yesOrNo: (isTrue) => (isTrue ? 'ja' : 'nein'),
  unusedAcceptances: 'Akzeptierte Ursachen, die nicht mehr vorkommen',
  chart: 'Abweichungen der Gesamtsummen nach Ursache',
  otherCauses: (count, text) => (count === 1 ? '1 andere Ursache' : `${text} andere Ursachen`),
  line: (number) => `Zeile ${number}`,
  document: 'Dokument',
  noTotal: 'keine Gesamtsumme',
  notSet: 'nicht gesetzt',
  andMore: (count) => `und ${count} weitere`,
  leftOut: (count, text) =>
    count === 1 ? '1 weitere Ursache fehlt hier.' : `${text} weitere Ursachen fehlen hier.`,
}

/** Returns the words of a locale: German for `de` and `de-AT`, English for all others. */
export function reportWordsOf(locale: unknown): ReportWords {
  return wordsOf(locale).locale === 'de' ? GERMAN : ENGLISH
}
