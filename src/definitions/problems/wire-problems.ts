import { salesLine } from '../document.js'
import {
  ABSENCE,
  decimal,
  EXAMPLE,
  only,
  optional,
  text,
  texts,
  typeName,
  type ProblemRecords,
} from './problem-record.js'

export const LINE_KINDS = Object.keys(salesLine.fields())

export function listed(names: readonly string[], and: string): string {
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1) ?? ''}`
}

export const wire: ProblemRecords = {
  required: {
    meaning: 'A required field is absent.',
    rules: ['V8', 'M6', 'K7', 'T2', 'A1'],
    example: 'customer_id: absent',
    details: {
      says: 'A valid value, only for account settings: people type them.',
      like: 'NearMiss',
      fields: { example: EXAMPLE },
    },
    english: ['<field> is missing. Add it, for example <example>.', '<field> is missing. Add it.'],
  },
  invalid_type: {
    meaning: 'The JSON value is of a type that the field does not accept.',
    rules: ['V1', 'T2'],
    example: 'lines: "none"',
    details: {
      says: 'The value in the request and the expected type (V1).',
      like: 'SentValue',
      fields: {
        expected: typeName(
          'The name of a type: `object`, `array`, `string`, `boolean`, `number`, `integer`, or a more specific expectation.',
        ),
        max: optional(decimal('The maximum depth, if the value is nested deeper.')),
        example: EXAMPLE,
      },
    },
    english: [
      '<field> is nested more than <max> levels deep. Reduce the nesting.',
      '<expected=amountOrPercentage><field>: set either amount or percentage, not both.',
      '<expected=denseArray><field> is missing. Close the gap in the list.',
      '<expected=absentBesideLastEdge><field> is <sent>, but is only for a single edge. Set the finish of the last edge.',
      '<expected=absent><field> is <sent>, but is not allowed here. Omit it.',
      '<field> is <sent>, but must be <expected>, such as <example>.',
      '<field> is <sent>, but must be <expected>.',
    ],
  },
  invalid_money: {
    meaning: 'Not a Money: an object whose amountMicros is a whole number within int64, as a string.',
    rules: ['N1'],
    example: 'lines[0].on_the_fly.pricing.unit_price.amount_micros: 1000000',
    details: {
      says: 'The value in the request, and the range of micros if the value is outside it.',
      like: 'SentValue',
      fields: {
        within: optional(
          only('int64', typeName('`int64` if the micros do not fit a signed 64-bit integer (N1).')),
        ),
      },
    },
    english: [
      '<label>: not an amount of money. Enter one, such as 12.50.',
      '<field> is <sent>, but must be a string of millionths, such as "12500000" for 12.50, <within>.',
      '<field> is <sent>, but must be money, such as {"amountMicros": "12500000"} for 12.50.',
    ],
  },
  invalid_currency: {
    meaning: 'Not three capital letters.',
    rules: ['N3', 'A1'],
    example: 'lines[0].on_the_fly.pricing.unit_price.currency: "aud"',
    details: { says: 'The value that is not a currency code (N3).', like: 'SentValue' },
    english: '<field> is <sent>, but must be three capital letters, such as AUD.',
  },
  invalid_decimal: {
    meaning: 'Not a decimal string with at most 15 digits before the point and 12 after it.',
    rules: ['N4'],
    example: 'lines[0].on_the_fly.pricing.quantity: "1e3"',
    details: {
      says: 'The value that is not a decimal (N4).',
      like: 'SentValue',
      fields: { example: EXAMPLE },
    },
    english: [
      '<label>: <sent> must be a number such as 12.5.',
      '<field> is <sent>, but must be a decimal such as <example>, with at most 15 digits and 12 decimals.',
      '<field> is <sent>, but must be a decimal string such as "12.5", with at most 15 digits and 12 decimals.',
    ],
  },
  too_many_decimals: {
    meaning: 'More decimals than the field accepts. The value is not rounded.',
    rules: ['L2', 'A1'],
    example: 'lines[0].on_the_fly.pricing.discount: "7.125"',
    details: {
      says: 'The number in the request, and the maximum number of decimals (L2, A1).',
      like: 'SentNumber',
      fields: {
        max: decimal('The maximum number of decimals, a decimal string.'),
        expected: optional(only('integer', typeName('`integer` if account settings allow no decimals.'))),
        example: EXAMPLE,
      },
    },
    english: [
      '<label>: <sent> must be <expected>.',
      '<label>: <sent> may have at most <max> decimals.',
      '<field> is <sent>, but must be <expected>, such as <example>.',
      '<field> is <sent>, but may have at most <max> decimals.',
    ],
  },
  out_of_range: {
    meaning: 'Below the minimum or above the maximum of the field.',
    rules: ['L2', 'T2', 'A1', 'F12'],
    example: 'lines[0].on_the_fly.pricing.discount: "101"',
    details: {
      says: 'The number or amount in the request, and its range (L2, T2, A1, F12).',
      oneOf: ['NumberOutOfRange', 'AmountOutOfRange'],
    },
    english: [
      // Hides a minimum that is only the smallest number (N4).
      '<min=-999999999999999><label>: <sent> must be at most <max>.',
      '<label>: <sent> must be from <min> to <max>.',
      '<label>: <sent> must be at least <min>.',
      '<label>: <amountMicros> must be at least <min>.',
      '<min=0><max=-1><field> is <sent>, but the list is empty.',
      '<field> is <sent>, but only <max> is left of <leftOf>. With isRemainder, a part takes all that is left.',
      '<field> is <sent>, but must be from <min> to <max>, such as <example>.',
      '<field> is <sent>, but must be from <min> to <max>.',
      '<field> is <sent>, but must be at least <min> and below <below>.',
      '<field> is <sent>, but must be at least <min>, such as <example>.',
      '<field> is <sent>, but must be at least <min>.',
      '<field> is <amountMicros>, but must be at least <min>.',
    ],
  },
  must_be_positive: {
    meaning: 'A size or a number of pieces that is zero or less.',
    rules: ['M6'],
    example: 'lines[0].catalogue.pricing.measurements[0].length: "0"',
    details: { says: 'The number that is not greater than zero (M6).', like: 'SentNumber' },
    english: ['<label>: <sent> must be greater than 0.', '<field> is <sent>, but must be greater than 0.'],
  },
  unknown_enum_value: {
    meaning: 'Neither a known name nor its index.',
    rules: ['V4'],
    example: 'lines[0].catalogue.pricing.pricing_strategy: "PER_METRE"',
    details: {
      says: 'The value in the request, and the known names (V4).',
      like: 'SentValue',
      fields: { known: texts('The known names, in the order of their integers (V4).') },
    },
    english: '<field> is <sent>, but must be one of <known>.',
  },
  invalid_id: {
    meaning: 'Not an id of the form that the field accepts.',
    rules: ['V5', 'F11'],
    example: 'lines[0].flashing.template_id: "flashtpl_short"',
    details: {
      says: 'The value in the request, and the form of the id (V5).',
      like: 'SentValue',
      fields: {
        prefix: optional(text('The prefix of the id, such as `cust_`; a UUID has no prefix.')),
        length: optional(decimal('The number of characters after the prefix, if known, a decimal string.')),
      },
    },
    english: [
      '<label>: <sent> must be <prefix> followed by <length> characters.',
      '<label>: <sent> must look like <prefix>1.',
      '<label>: <sent> must be a UUID.',
      '<field> is <sent>, but must be <prefix> followed by <length> characters.',
      '<field> is <sent>, but must be an id of the form <prefix>….',
      '<field> is <sent>, but must be a UUID.',
    ],
  },
  wrong_id_kind: {
    meaning: "An id with another kind's prefix.",
    rules: ['V5'],
    example: 'customer_id: "quote_…"',
    details: {
      says: 'The id in the request, and the expected prefix (V5).',
      like: 'SentValue',
      fields: {
        prefix: optional(
          text('The expected prefix, such as `cust_`; absent if the kind has no published prefix.'),
        ),
      },
    },
    english: [
      '<label>: <sent> must look like <prefix>1.',
      '<field> is <sent>, but must be an id that begins with <prefix>.',
      '<field> is <sent>, which has the prefix of another kind of id. Correct it.',
    ],
  },
  line_kind_missing: {
    meaning: 'A line without a kind.',
    rules: ['V3'],
    example: 'lines[0]: {}',
    details: ABSENCE,
    english: `the line has no kind. Set one of ${listed(LINE_KINDS, 'and')}.`,
  },
  line_kind_ambiguous: {
    meaning: 'A line with more than one kind.',
    rules: ['V3'],
    example: 'lines[0]: {"labour": …, "notes": …}',
    details: {
      says: 'The kinds that the line sets (V3).',
      fields: { kinds: texts('Some of `LINE_KINDS`, in the order of the request.') },
    },
    onlyIn: 'documents',
    english: 'the line has more than one kind: <kinds>. Set only one.',
  },
}
