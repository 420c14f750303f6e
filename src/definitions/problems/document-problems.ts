import { decimal, formula, micros, optional, type ProblemRecords } from './problem-record.js'

export const document: ProblemRecords = {
  amount_out_of_range: {
    meaning: 'A figure does not fit its JSON form.',
    rules: ['N8'],
    example: 'subtotal: more than 9223372036854.77',
    details: {
      says: 'The limit, and the calculation of the figure (N8).',
      fields: {
        max: optional(
          micros('The largest possible amount, in micros; absent where the figure is not an amount.'),
        ),
        formula: optional(formula('The calculation of the figure, where it is known.')),
      },
    },
    english: [
      '<field> is <formula>, beyond the limit of <max>. Reduce the figures behind it.',
      '<field> is beyond the limit of <max>. Reduce the figures behind it.',
      '<field> is <formula>, but numbers have at most 15 digits and 12 decimals. Reduce the figures behind it.',
      '<field> has more than 15 digits or 12 decimals. Reduce the figures behind it.',
    ],
  },
  not_implemented: {
    meaning: 'A valid field that is not supported yet.',
    rules: ['V8'],
    example: 'company_name: on a quote',
    onlyIn: 'documents',
    english: [
      '<label>: not supported yet. Clear the field.',
      '<field> is not supported yet. Use customerId instead.',
    ],
  },
  more_problems: {
    meaning: 'The list has as many problems as the host allows, and there are more.',
    rules: ['V1'],
    example: 'at the end of a list of ten out of 20000 problems',
    details: {
      says: 'The number of problems, and how many are listed (V1).',
      fields: {
        count: decimal('The number of problems found, a decimal string.'),
        listed: decimal('The number of problems listed before this one, a decimal string.'),
      },
    },
    english: 'only the first <listed> of <count> problems found are listed. Correct these first.',
  },
}
