import { MEASURED_STRATEGIES, UNITS_OF_MEASURES } from './measure-words.js'
import {
  ABSENCE,
  formula,
  micros,
  oneOf,
  optional,
  policy,
  text,
  type ProblemRecords,
} from './problem-record.js'

export const pricing: ProblemRecords = {
  measurements_not_allowed: {
    meaning: 'Measurements without a strategy that is priced by measurement.',
    rules: ['M2'],
    example: 'lines[0].catalogue.pricing.measurements: on a line of basic quantities',
    english: [
      `<label> are only for items priced by ${UNITS_OF_MEASURES}. Clear the field.`,
      `<field> need a pricingStrategy in ${MEASURED_STRATEGIES}. Set one or omit <field>.`,
    ],
  },
  width_not_allowed: {
    meaning: 'A width on a lineal measurement.',
    rules: ['M5'],
    example: 'lines[0].catalogue.pricing.measurements[0].width: on lineal metres',
    english: '<field> is not allowed on a lineal measurement. Omit it or choose a square strategy.',
  },
  width_required: {
    meaning: 'No width on a square measurement.',
    rules: ['M5'],
    example: 'lines[0].catalogue.pricing.measurements[0].width: absent on square metres',
    details: ABSENCE,
    english: '<field> is missing. Add it: a square measurement needs a width.',
  },
  legacy_field: {
    meaning: 'A measurement under a name that is no longer accepted.',
    rules: ['M8'],
    example: 'lines[0].catalogue.pricing.measurement_items: any value',
    details: {
      says: 'The field that replaces the old one (M8).',
      fields: { replacement: text('The name of a field, as the request spells it.') },
    },
    english: '<field> is no longer accepted. Use <replacement> instead.',
  },
  total_price_required: {
    meaning: 'The total is missing and cannot be derived here.',
    rules: ['L4', 'L5', 'K2', 'K5'],
    example: 'lines[0].catalogue.pricing.total_price: absent on a custom formula line',
    details: ABSENCE,
    english: '<field> is missing and cannot be derived here. Add it.',
  },
  total_price_mismatch: {
    meaning: 'The total in the request differs from the formula.',
    rules: ['L7'],
    example: 'lines[0].on_the_fly.pricing.total_price: 33.69 where 30.32 is right',
    details: {
      says: 'The total in the request, the expected one, and its formula (L7).',
      like: 'WrongAmount',
      fields: {
        policy: optional(
          policy(
            'The first known policy of other systems, in the order of L7, that gives this total; absent where none does.',
          ),
        ),
        otherFormula: optional(
          formula('The calculation of the total in the request under that policy: `12 × 10.39 = 124.68`.'),
        ),
        unitPriceSent: optional(micros('The unit price in the request, in micros; only where L1 rounds it.')),
        unitPriceRounded: optional(
          micros('The unit price in the formula, in micros: rounded to four decimals (L1).'),
        ),
        keptBy: optional(
          oneOf(
            ['F1', 'K3', 'K4'],
            text('The rule that keeps the total as sent (V11); only from `verifyQuote` and `verifyOrder`.'),
          ),
        ),
      },
    },
    onlyIn: 'documents',
    english: [
      '<keptBy=F1><label> is <sent>, but should be <expected> (<formula>). Correct it.',
      '<keptBy=K3><label> is <sent>, but should be <expected> (<formula>). Correct it.',
      '<keptBy=K4><label> is <sent>, but should be <expected> (<formula>). Correct it.',
      '<field> is <sent>, but should be <expected> (<formula>). Correct it: rule <keptBy> keeps it as sent.',
      '<field> is <sent>, not <expected> (<formula>, unit price <unitPriceSent> rounded). <sent> results if <policy>: <otherFormula>. Correct or omit it.',
      '<field> is <sent>, but should be <expected> (<formula>). <sent> is the result if <policy>: <otherFormula>. Correct it or omit it.',
      '<field> is <sent>, but should be <expected> (<formula>, unit price <unitPriceSent> rounded to <unitPriceRounded>). Correct or omit the total.',
      '<field> is <sent>, but should be <expected> (<formula>). Correct it or omit it.',
    ],
  },
  margin_mismatch: {
    meaning: 'The margin in the request is not total minus cost.',
    rules: ['L12'],
    example: 'lines[0].on_the_fly.pricing.margin: 10.00 where 12.50 is right',
    details: {
      says: 'The margin in the request, the expected one, and its formula (L12).',
      like: 'WrongAmount',
    },
    onlyIn: 'documents',
    english:
      '<field> is <sent>, but should be <expected>, the total less cost (<formula>). Correct it or omit it.',
  },
  unit_price_required: {
    meaning: 'A line without a unit price, or without pricing.',
    rules: ['L8', 'L5'],
    example: 'lines[0].labour.pricing.unit_price: absent',
    details: ABSENCE,
    english: ['<label>: missing. Enter a value.', '<field> is missing. Add it: a priced line needs one.'],
  },
  zero_quantity: {
    meaning: 'A total is to be derived from a quantity of zero.',
    rules: ['L6'],
    example: 'lines[0].catalogue.pricing.quantity: absent or "0"',
    details: ABSENCE,
    english: [
      '<label>: missing or zero, so the total is unknown. Enter a value.',
      '<field> is missing or zero, so no total can be derived. Set it, or set totalPrice.',
    ],
  },
  empty_measurements: {
    meaning: 'A total is to be derived from no measurements.',
    rules: ['L6'],
    example: 'lines[0].catalogue.pricing.measurements: absent on lineal metres',
    details: ABSENCE,
    english: [
      '<label>: missing, so the total is unknown. Enter a value.',
      '<field> is missing, so no total can be derived. Set it, or set totalPrice.',
    ],
  },
}
