import { MEASURED_STRATEGIES, UNITS_OF_MEASURES } from './measure-words.js'
import { ABSENCE, formula, micros, optional, policy, text, type ProblemRecords } from './problem-record.js'

/** Problems of a priced line: its measurements, its prices and its total. */
export const pricing: ProblemRecords = {
  measurements_not_allowed: {
    meaning: 'Measurements without a strategy that is priced by measurement.',
    rules: ['M2'],
    example: 'lines[0].catalogue.pricing.measurements: on a line of basic quantities',
    english: [
      `<label> are only for what is priced by ${UNITS_OF_MEASURES.english}.`,
      `<field> need a pricingStrategy of ${MEASURED_STRATEGIES.english}; set one, or leave <field> out.`,
    ],
    german: [
      `<label> ist nur bei Preisen nach ${UNITS_OF_MEASURES.german} zulässig.`,
      `<field> ist nur zulässig mit einer pricingStrategy nach ${MEASURED_STRATEGIES.german}.`,
    ],
  },
  width_not_allowed: {
    meaning: 'A width on a lineal measurement.',
    rules: ['M5'],
    example: 'lines[0].catalogue.pricing.measurements[0].width: on lineal metres',
    english: '<field> is not allowed on a lineal measurement; leave it out, or choose a square strategy.',
    german: '<field> ist bei einem laufenden Maß nicht zulässig; weglassen oder nach Fläche berechnen.',
  },
  width_required: {
    meaning: 'No width on a square measurement.',
    rules: ['M5'],
    example: 'lines[0].catalogue.pricing.measurements[0].width: absent on square metres',
    details: ABSENCE,
    english: '<field> is missing: a square measurement needs a width.',
    german: '<field> fehlt: Ein Flächenmaß braucht eine Breite.',
  },
  legacy_field: {
    meaning: 'A measurement under a name that is no longer accepted.',
    rules: ['M8'],
    example: 'lines[0].catalogue.pricing.measurement_items: any value',
    details: {
      says: 'The field to send instead of the old one (M8).',
      fields: { replacement: text('The name of a field, as the request spells it.') },
    },
    english: '<field> is no longer accepted; send <replacement>.',
    german: '<field> wird nicht mehr angenommen; stattdessen <replacement> senden.',
  },
  total_price_required: {
    meaning: 'The total cannot be derived here and must be sent.',
    rules: ['L4', 'L5', 'K2', 'K5'],
    example: 'lines[0].catalogue.pricing.total_price: absent on a custom formula line',
    details: ABSENCE,
    english: '<field> is missing: it cannot be derived here.',
    german: '<field> fehlt und lässt sich hier nicht herleiten.',
  },
  total_price_mismatch: {
    meaning: 'The total sent is not what the formula makes.',
    rules: ['L7'],
    example: 'lines[0].on_the_fly.pricing.total_price: 33.69 where 30.32 is right',
    details: {
      says: 'The total that was sent, the one expected, and its formula (L7).',
      like: 'WrongAmount',
      fields: {
        policy: optional(
          policy(
            'The one known way of other systems that makes the total that was sent (L7); absent where none does, or several.',
          ),
        ),
        otherFormula: optional(
          formula('How the total that was sent comes about that way: `12 × 10.39 = 124.68`.'),
        ),
        unitPriceSent: optional(micros('The unit price as it was sent, in micros; only where L1 rounds it.')),
        unitPriceRounded: optional(
          micros(
            'The unit price that the formula has, in micros: the one sent, rounded to four decimals (L1).',
          ),
        ),
      },
    },
    onlyIn: 'documents',
    english: [
      '<field> <sent> was sent, which is what comes out if <policy>: <otherFormula>. The unit price <unitPriceSent> is rounded to <unitPriceRounded>, and the formula makes <expected>: <formula>. Correct the total, or leave it out.',
      '<field> <sent> was sent, which is what comes out if <policy>: <otherFormula>. The formula makes <expected>: <formula>. Correct it, or leave it out.',
      '<field> <sent> was sent, but the unit price <unitPriceSent> is rounded to <unitPriceRounded>, and the formula makes <expected>: <formula>. Correct the total, or leave it out.',
      '<field> <sent> was sent, but the formula makes <expected>: <formula>. Correct it, or leave it out.',
    ],
    german: [
      'Gesendet wurde <field> <sent>; das ergibt sich, wenn <policy>: <otherFormula>. Der Stückpreis <unitPriceSent> wird auf <unitPriceRounded> gerundet, und die Formel ergibt <expected>: <formula>. Berichtigen Sie den Gesamtpreis, oder lassen Sie ihn weg.',
      'Gesendet wurde <field> <sent>; das ergibt sich, wenn <policy>: <otherFormula>. Die Formel ergibt <expected>: <formula>. Berichtigen oder weglassen.',
      'Gesendet wurde <field> <sent>; der Stückpreis <unitPriceSent> wird jedoch auf <unitPriceRounded> gerundet, und die Formel ergibt <expected>: <formula>. Berichtigen Sie den Gesamtpreis, oder lassen Sie ihn weg.',
      'Gesendet wurde <field> <sent>, die Formel ergibt jedoch <expected>: <formula>. Berichtigen oder weglassen.',
    ],
  },
  margin_mismatch: {
    meaning: 'The margin sent is not total less cost.',
    rules: ['L12'],
    example: 'lines[0].on_the_fly.pricing.margin: 10.00 where 12.50 is right',
    details: {
      says: 'The margin that was sent, the one expected, and its formula (L12).',
      like: 'WrongAmount',
    },
    onlyIn: 'documents',
    english:
      '<field> <sent> was sent, but total less cost makes <expected>: <formula>. Correct it, or leave it out.',
    german:
      'Gesendet wurde <field> <sent>, Gesamtpreis weniger Kosten ergibt jedoch <expected>: <formula>. Berichtigen oder weglassen.',
  },
  unit_price_required: {
    meaning: 'A line without a unit price, or without pricing.',
    rules: ['L8', 'L5'],
    example: 'lines[0].labour.pricing.unit_price: absent',
    details: ABSENCE,
    english: ['<label> is missing.', '<field> is missing: a priced line needs one.'],
    german: ['<label> fehlt.', '<field> fehlt: Eine Zeile mit Preis braucht diese Angabe.'],
  },
  zero_quantity: {
    meaning: 'A total is to be derived from a quantity of zero.',
    rules: ['L6'],
    example: 'lines[0].catalogue.pricing.quantity: absent or "0"',
    details: ABSENCE,
    english: [
      '<label> is missing or zero, so there is no total.',
      '<field> is missing or zero, so no total can be derived; send it, or the totalPrice.',
    ],
    german: [
      '<label> fehlt oder ist null, daher gibt es keinen Gesamtpreis.',
      '<field> fehlt oder ist null, daher lässt sich kein Gesamtpreis herleiten; die Angabe oder totalPrice senden.',
    ],
  },
  empty_measurements: {
    meaning: 'A total is to be derived from no measurements.',
    rules: ['L6'],
    example: 'lines[0].catalogue.pricing.measurements: absent on lineal metres',
    details: ABSENCE,
    english: [
      '<label> is missing, so there is no total.',
      'no total can be derived without <field>; send some, or the totalPrice.',
    ],
    german: [
      '<label> fehlt, daher gibt es keinen Gesamtpreis.',
      'Ohne <field> lässt sich kein Gesamtpreis herleiten; Angaben dazu oder totalPrice senden.',
    ],
  },
}
