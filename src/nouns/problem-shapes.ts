import {
  decimal,
  EXAMPLE,
  formula,
  micros,
  optional,
  preview,
  text,
  type DetailShape,
} from './problem-record.js'

/** Details that several codes share. */
export const DETAIL_SHAPES: Readonly<Record<string, DetailShape>> = {
  NamedId: {
    says: 'An id that is not known.',
    fields: { id: text('The id that was sent.') },
  },
  SentValue: {
    says: 'A value that was not accepted.',
    fields: {
      sent: preview('The value as JSON text, truncated when it is long, or the name of its type.'),
    },
  },
  SentNumber: {
    says: 'A number that was not accepted.',
    fields: { sent: decimal('The number that was sent, a decimal string.') },
  },
  NumberOutOfRange: {
    says: 'A number, and the range that it must be in.',
    like: 'SentNumber',
    fields: {
      least: decimal('The least there may be, a decimal string.'),
      most: optional(decimal('The most there may be, a decimal string; absent where there is no limit.')),
      example: EXAMPLE,
    },
  },
  AmountOutOfRange: {
    says: 'An amount that is below the least there may be.',
    fields: {
      amountMicros: micros('The amount that was sent, in micros.'),
      least: micros('The least there may be, in micros.'),
    },
  },
  WrongAmount: {
    says: 'The amount that was sent, the one that was expected, and how that comes about.',
    fields: {
      sent: micros('The amount that was sent, in micros.'),
      expected: micros('The amount that was expected, in micros.'),
      formula: formula(
        'How the expected amount comes about, in figures and signs alone: `3 × 11.23 × (1 - 10 %) = 30.321`.',
      ),
    },
  },
}
