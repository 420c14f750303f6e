import { text, type ProblemRecords } from './problem-record.js'

export const account: ProblemRecords = {
  reserved_name: {
    meaning: 'A custom field with the name of a field of documents.',
    rules: ['A2'],
    example: 'custom_fields[0]: "lines"',
    details: {
      says: 'The name of the custom field (A2).',
      fields: { name: text('The name in the settings.') },
    },
    english: '<name> is a field of documents. Remove it from customFields.',
  },
}
