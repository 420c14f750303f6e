/** The words around the sentences of problems, in each language. */
export const PROBLEM_WORDS = {
  english: {
    decimalMark: '.',
    line: 'Line',
    whole: 'the value',
    element: 'element',
    notAccepted: 'is not accepted',
    or: 'or',
    nearMiss: ' <nearMiss> is not a field here: did you mean <didYouMean>?',
  },
  german: {
    decimalMark: ',',
    line: 'Position',
    whole: 'die Eingabe',
    element: 'Element',
    notAccepted: 'wird nicht angenommen',
    or: 'oder',
    nearMiss: ' <nearMiss> ist hier kein Feld: War <didYouMean> gemeint?',
  },
} as const

/** A type in words, in each language. Types that are not listed keep their own names. */
export const TYPE_WORDS = {
  absent: { english: 'left out here', german: 'hier nichts' },
  array: { english: 'a list', german: 'eine Liste' },
  boolean: { english: 'true or false', german: 'true oder false' },
  cents: { english: 'whole cents', german: 'eine ganze Zahl von Cent' },
  int64: {
    english: 'from -9223372036854775808 to 9223372036854775807',
    german: 'von -9223372036854775808 bis 9223372036854775807',
  },
  integer: { english: 'a whole number', german: 'eine ganze Zahl' },
  number: { english: 'a finite number', german: 'eine endliche Zahl' },
  object: { english: 'an object', german: 'ein Objekt' },
  string: { english: 'a string', german: 'ein Text' },
  undefined: { english: 'nothing', german: 'nichts' },
} as const

/** Types that only the pricing of documents expects, in words. */
export const DOCUMENT_WORDS = {
  json: { english: 'JSON', german: 'JSON' },
  jsonOfShortAnswer: {
    english: 'JSON whose answer fits one string',
    german: 'JSON, dessen Antwort in eine Zeichenkette passt',
  },
  openDocument: {
    english: 'an open document from editQuote or editOrder',
    german: 'ein offenes Dokument aus editQuote oder editOrder',
  },
} as const

/** The kinds of typed text in words, with an article. */
export const TEXT_WORDS = {
  money: { english: 'an amount', german: 'einen Betrag' },
  length: { english: 'a length', german: 'eine Länge' },
  quantity: { english: 'a number', german: 'eine Zahl' },
  percent: { english: 'a percentage', german: 'einen Prozentsatz' },
  pieces: { english: 'pieces and their length', german: 'Stücke und ihre Länge' },
} as const

/** The languages that problems are described in. */
export type Language = keyof typeof PROBLEM_WORDS
