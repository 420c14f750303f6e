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

const LINE_KINDS = Object.keys(salesLine.fields())

/** Names as a sentence lists them, with its word for "and". */
function listed(names: readonly string[], and: string): string {
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1) ?? ''}`
}

/** Problems of reading JSON: of requests and of account settings. */
export const wire: ProblemRecords = {
  required: {
    meaning: 'A field that is always needed is absent.',
    rules: ['V8', 'M6', 'K7', 'T2', 'A1'],
    example: 'customer_id: absent',
    details: {
      says: 'What could be written there: only for account settings, which are typed by hand.',
      like: 'NearMiss',
      fields: { example: EXAMPLE },
    },
    english: ['<field> is missing; write a value such as <example>.', '<field> is missing.'],
    german: ['<field> fehlt; einzutragen ist etwa <example>.', '<field> fehlt.'],
  },
  invalid_type: {
    meaning: 'The JSON value is of another type than the field accepts.',
    rules: ['V1', 'T2'],
    example: 'lines: "none"',
    details: {
      says: 'What was sent, and the type that is expected (V1).',
      like: 'SentValue',
      fields: {
        expected: typeName(
          'The name of a type: `object`, `array`, `string`, `boolean`, `number`, `integer`, or of what is expected there.',
        ),
        most: optional(decimal('How many levels deep a value may be nested, where it is nested deeper.')),
        example: EXAMPLE,
      },
    },
    english: [
      '<field> may be nested at most <most> levels deep.',
      '<expected=amountOrPercentage><field>: set either amount or percentage, not both.',
      '<expected=denseArray><field> is missing: a list may not have gaps.',
      '<expected=absentBesideLastEdge><field> must be left out, because the last edge has its own finish; <sent> was sent.',
      '<field> must be <expected>, such as <example>; <sent> was sent.',
      '<field> must be <expected>; <sent> was sent.',
    ],
    german: [
      '<field> darf höchstens <most> Ebenen tief geschachtelt sein.',
      '<expected=amountOrPercentage><field>: Zulässig ist entweder amount oder percentage, nicht beides.',
      '<expected=denseArray><field> fehlt: Eine Liste darf keine Lücken haben.',
      '<expected=absentBesideLastEdge><field> ist wegzulassen, weil der letzte Schenkel seinen eigenen Abschluss hat; gesendet wurde <sent>.',
      'Für <field> wird <expected> erwartet, etwa <example>; gesendet wurde <sent>.',
      'Für <field> wird <expected> erwartet; gesendet wurde <sent>.',
    ],
  },
  invalid_money: {
    meaning: 'Not a Money: an object whose amountMicros is a string of digits within int64.',
    rules: ['N1'],
    example: 'lines[0].on_the_fly.pricing.unit_price.amount_micros: 1000000',
    details: {
      says: 'What was sent, and what a count of micros must fit, where it is the count that is wrong.',
      like: 'SentValue',
      fields: {
        within: optional(
          only('int64', typeName('`int64` where the count of micros is not a signed 64-bit integer (N1).')),
        ),
      },
    },
    english: [
      '<label> is not an amount of money that can be read.',
      '<field> must be a string of digits, a count of millionths <within>; <sent> was sent.',
      '<field> must be money, {"amountMicros": "…", "currency": "…"}; <sent> was sent.',
    ],
    german: [
      '<label> ist kein lesbarer Betrag.',
      'Für <field> wird ein Text aus Ziffern erwartet, eine Anzahl von Millionsteln <within>; gesendet wurde <sent>.',
      'Für <field> wird ein Betrag erwartet, {"amountMicros": "…", "currency": "…"}; gesendet wurde <sent>.',
    ],
  },
  invalid_currency: {
    meaning: 'Not three capital letters.',
    rules: ['N3', 'A1'],
    example: 'lines[0].on_the_fly.pricing.unit_price.currency: "aud"',
    details: { says: 'What was sent instead of three capital letters (N3).', like: 'SentValue' },
    english: '<field> must be three capital letters, such as AUD; <sent> was sent.',
    german: 'Für <field> werden drei Großbuchstaben erwartet, etwa AUD; gesendet wurde <sent>.',
  },
  invalid_decimal: {
    meaning: 'Not a decimal string of at most 15 digits, and 12 after the point.',
    rules: ['N4'],
    example: 'lines[0].on_the_fly.pricing.quantity: "1e3"',
    details: {
      says: 'What was sent instead of a decimal string (N4).',
      like: 'SentValue',
      fields: { example: EXAMPLE },
    },
    english: [
      '<label> must be a number such as 12.5; it is <sent>.',
      '<field> must be a decimal written like <example>, of at most 15 digits and 12 decimals; <sent> was sent.',
      '<field> must be a decimal string such as "12.5", of at most 15 digits and 12 decimals; <sent> was sent.',
    ],
    german: [
      'Für <label> wird eine Zahl erwartet, etwa 12,5; eingegeben ist <sent>.',
      'Für <field> wird eine Dezimalzahl wie <example> erwartet, mit höchstens 15 Ziffern und 12 Nachkommastellen; gesendet wurde <sent>.',
      'Für <field> wird eine Dezimalzahl als Text erwartet, etwa "12.5", mit höchstens 15 Ziffern und 12 Nachkommastellen; gesendet wurde <sent>.',
    ],
  },
  too_many_decimals: {
    meaning: 'More decimals than the field accepts; it is not rounded.',
    rules: ['L2', 'A1'],
    example: 'lines[0].on_the_fly.pricing.discount: "7.125"',
    details: {
      says: 'The number that was sent, and how many decimals it may have (L2, A1).',
      like: 'SentNumber',
      fields: {
        most: decimal('How many decimals there may be, a decimal string.'),
        expected: optional(only('integer', typeName('`integer` where account settings allow no decimals.'))),
        example: EXAMPLE,
      },
    },
    english: [
      '<label> must be <expected>; it is <sent>.',
      '<label> may have at most <most> decimals; it is <sent>.',
      '<field> must be <expected>, such as <example>; <sent> was sent.',
      '<field> may have at most <most> decimals; <sent> was sent.',
    ],
    german: [
      'Für <label> wird <expected> erwartet; eingegeben ist <sent>.',
      '<label> darf höchstens <most> Nachkommastellen haben; eingegeben ist <sent>.',
      'Für <field> wird <expected> erwartet, etwa <example>; gesendet wurde <sent>.',
      '<field> darf höchstens <most> Nachkommastellen haben; gesendet wurde <sent>.',
    ],
  },
  out_of_range: {
    meaning: 'Below the least or above the most that the field accepts.',
    rules: ['L2', 'T2', 'A1', 'F12'],
    example: 'lines[0].on_the_fly.pricing.discount: "101"',
    details: {
      says: 'The number or the amount that was sent, and its range (L2, T2, A1, F12).',
      oneOf: ['NumberOutOfRange', 'AmountOutOfRange'],
    },
    english: [
      // The least number that there is (N4) is no limit to a person.
      '<least=-999999999999999><label> must be at most <most>; it is <sent>.',
      '<label> must be from <least> to <most>; it is <sent>.',
      '<label> must be at least <least>; it is <sent>.',
      '<label> must be at least <least>; it is <amountMicros>.',
      '<field> must be from <least> to <most>, such as <example>; <sent> was sent.',
      '<field> must be from <least> to <most>; <sent> was sent.',
      '<field> must be at least <least>, such as <example>; <sent> was sent.',
      '<field> must be at least <least>; <sent> was sent.',
      '<field> must be at least <least>; <amountMicros> was sent.',
    ],
    german: [
      '<least=-999999999999999><label> darf höchstens <most> betragen; eingegeben ist <sent>.',
      '<label> muss zwischen <least> und <most> liegen; eingegeben ist <sent>.',
      '<label> muss mindestens <least> betragen; eingegeben ist <sent>.',
      '<label> muss mindestens <least> betragen; eingegeben ist <amountMicros>.',
      '<field> muss zwischen <least> und <most> liegen, etwa <example>; gesendet wurde <sent>.',
      '<field> muss zwischen <least> und <most> liegen; gesendet wurde <sent>.',
      '<field> muss mindestens <least> betragen, etwa <example>; gesendet wurde <sent>.',
      '<field> muss mindestens <least> betragen; gesendet wurde <sent>.',
      '<field> muss mindestens <least> betragen; gesendet wurde <amountMicros>.',
    ],
  },
  must_be_positive: {
    meaning: 'Zero or less where a size or a number of pieces is needed.',
    rules: ['M6'],
    example: 'lines[0].catalogue.pricing.measurements[0].length: "0"',
    details: { says: 'The number that is not greater than zero (M6).', like: 'SentNumber' },
    english: [
      '<label> must be greater than 0; it is <sent>.',
      '<field> must be greater than 0; <sent> was sent.',
    ],
    german: [
      '<label> muss größer als 0 sein; eingegeben ist <sent>.',
      '<field> muss größer als 0 sein; gesendet wurde <sent>.',
    ],
  },
  unknown_enum_value: {
    meaning: 'Neither a name of the list nor an integer of it.',
    rules: ['V4'],
    example: 'lines[0].catalogue.pricing.pricing_strategy: "PER_METRE"',
    details: {
      says: 'What was sent, and the names that are known (V4).',
      like: 'SentValue',
      fields: { known: texts('The names that are known, in the order of their integers (V4).') },
    },
    english: '<field> must be one of <known>; <sent> was sent.',
    german: 'Zulässig für <field>: <known>; gesendet wurde <sent>.',
  },
  invalid_id: {
    meaning: 'Not an id of the form that the field accepts.',
    rules: ['V5', 'F11'],
    example: 'lines[0].flashing.template_id: "flashtpl_short"',
    details: {
      says: 'What was sent, and the form that the id should have (V5).',
      like: 'SentValue',
      fields: {
        prefix: optional(text('What the id begins with, such as `cust_`; a UUID has no prefix.')),
        length: optional(decimal('How many characters follow, where that is known, a decimal string.')),
      },
    },
    english: [
      '<label> must be <prefix> and <length> characters after it; it is <sent>.',
      '<label> must look like <prefix>1; it is <sent>.',
      '<label> must be a UUID; it is <sent>.',
      '<field> must be <prefix> followed by <length> characters; <sent> was sent.',
      '<field> must be an id of the form <prefix>…; <sent> was sent.',
      '<field> must be a UUID; <sent> was sent.',
    ],
    german: [
      'Für <label> wird <prefix> mit <length> weiteren Zeichen erwartet; eingegeben ist <sent>.',
      'Für <label> wird etwas wie <prefix>1 erwartet; eingegeben ist <sent>.',
      'Für <label> wird eine UUID erwartet; eingegeben ist <sent>.',
      'Für <field> wird <prefix> mit <length> weiteren Zeichen erwartet; gesendet wurde <sent>.',
      'Für <field> wird eine ID der Form <prefix>… erwartet; gesendet wurde <sent>.',
      'Für <field> wird eine UUID erwartet; gesendet wurde <sent>.',
    ],
  },
  wrong_id_kind: {
    meaning: 'An id of another kind, by its prefix.',
    rules: ['V5'],
    example: 'customer_id: "quote_…"',
    details: {
      says: 'The id that was sent, and what one of the right kind begins with (V5).',
      like: 'SentValue',
      fields: {
        prefix: optional(
          text(
            'What the id must begin with, such as `cust_`; absent where ids of the kind have no published prefix.',
          ),
        ),
      },
    },
    english: [
      '<label> must look like <prefix>1; it is <sent>.',
      '<field> must be an id that begins with <prefix>; <sent> was sent.',
      '<field> is the id of something else, by its prefix: <sent>.',
    ],
    german: [
      'Für <label> wird etwas wie <prefix>1 erwartet; eingegeben ist <sent>.',
      'Für <field> wird eine ID erwartet, die mit <prefix> beginnt; gesendet wurde <sent>.',
      '<field> ist nach ihrem Anfang die ID von etwas anderem: <sent>.',
    ],
  },
  line_kind_missing: {
    meaning: 'A line sets none of the kinds of line.',
    rules: ['V3'],
    example: 'lines[0]: {}',
    details: ABSENCE,
    english: `set one of ${listed(LINE_KINDS, 'and')}.`,
    german: `Anzugeben ist eines von ${listed(LINE_KINDS, 'und')}.`,
  },
  line_kind_ambiguous: {
    meaning: 'A line sets more than one of the kinds of line.',
    rules: ['V3'],
    example: 'lines[0]: {"labour": …, "notes": …}',
    details: {
      says: 'The kinds that the line sets (V3).',
      fields: { kinds: texts('Some of `LINE_KINDS`, in the order of the request.') },
    },
    onlyIn: 'documents',
    english: 'set only one kind; <kinds> were set.',
    german: 'Nur eine Art ist zulässig; angegeben wurden <kinds>.',
  },
}
