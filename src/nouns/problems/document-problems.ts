import { decimal, formula, micros, optional, type ProblemRecords } from './problem-record.js'

/** Problems of a document, its amounts and its fields. */
export const document: ProblemRecords = {
  amount_out_of_range: {
    meaning: 'A computed amount does not fit its wire form.',
    rules: ['N8'],
    example: 'subtotal: more than 9223372036854.77',
    details: {
      says: 'What the figure must fit, and how it comes about (N8).',
      fields: {
        most: optional(
          micros('The largest amount there is, in micros; absent where the figure is no amount.'),
        ),
        formula: optional(formula('How the figure comes about, where that is known.')),
      },
    },
    english: [
      '<field> is too large: amounts go up to <most>, and this is <formula>.',
      '<field> is too large: amounts go up to <most>.',
      '<field> is too long: numbers have at most 15 digits and 12 decimals, and this is <formula>.',
      '<field> is too long: numbers have at most 15 digits and 12 decimals.',
    ],
    german: [
      '<field> ist zu groß: Beträge gehen bis <most>, und dies ist <formula>.',
      '<field> ist zu groß: Beträge gehen bis <most>.',
      '<field> ist zu lang: Zahlen haben höchstens 15 Ziffern und 12 Nachkommastellen, und dies ist <formula>.',
      '<field> ist zu lang: Zahlen haben höchstens 15 Ziffern und 12 Nachkommastellen.',
    ],
  },
  not_implemented: {
    meaning: 'A valid field that is not supported yet.',
    rules: ['V8'],
    example: 'company_name: on a quote',
    onlyIn: 'documents',
    english: ['<label> is not supported yet.', '<field> is not supported yet; send customerId.'],
    german: [
      '<label> wird noch nicht unterstützt.',
      '<field> wird noch nicht unterstützt; customerId senden.',
    ],
  },
  more_problems: {
    meaning: 'The list has as many problems as the host allows, and there are more.',
    rules: ['V1'],
    example: 'the last of a list: ten of 20000 problems came before it',
    details: {
      says: 'How many problems there are, and how many of them are listed (V1).',
      fields: {
        count: decimal('How many problems there are, a decimal string.'),
        listed: decimal('How many of them are listed before this one, a decimal string.'),
      },
    },
    english: 'only the first <listed> of <count> problems are listed.',
    german: 'Aufgeführt sind nur die ersten <listed> von <count> Problemen.',
  },
}
