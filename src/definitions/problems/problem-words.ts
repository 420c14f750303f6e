export const PROBLEM_WORDS = {
  decimalMark: '.',
  line: 'Line',
  whole: 'the value',
  element: 'element',
  notAccepted: 'is not accepted',
  unusual: 'is unusual',
  or: 'or',
  nearMiss: ' <nearMiss> is not a field here: did you mean <didYouMean>?',
}

/** Types that are not listed keep their own names. */
export const TYPE_WORDS = {
  absent: 'left out here',
  array: 'a list',
  boolean: 'true or false',
  cents: 'whole cents',
  int64: 'from -9223372036854775808 to 9223372036854775807',
  integer: 'a whole number',
  number: 'a finite number',
  object: 'an object',
  string: 'a string',
  undefined: 'nothing',
}

/** Types that only the pricing of documents expects. */
export const DOCUMENT_WORDS = {
  json: 'JSON',
  jsonOfShortAnswer: 'a request whose answer fits in one string',
  openDocument: 'an open document from editQuote or editOrder',
}

/** Noun phrases. */
export const TEXT_WORDS = {
  money: 'an amount',
  length: 'a length',
  quantity: 'a number',
  percent: 'a percentage',
  pieces: 'pieces and their length',
}
