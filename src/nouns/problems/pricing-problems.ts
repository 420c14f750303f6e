import { formula, optional, text, type ProblemRecords } from './problem-record.js'

/** Problems of a priced line: its measurements, its prices and its total. */
export const pricing: ProblemRecords = {
  measurements_not_allowed: {
    meaning: 'Measurements without a strategy that is priced by measurement.',
    rules: ['M2'],
    example: 'lines[0].catalogue.pricing.measurements: on a line of basic quantities',
    english:
      '<field> need a pricingStrategy of lineal or square metres or feet; set one, or leave <field> out.',
    german:
      '<field> ist nur zulässig mit einer pricingStrategy nach laufenden Metern oder Fuß, Quadratmetern oder Quadratfuß.',
  },
  width_not_allowed: {
    meaning: 'A width on a lineal measurement.',
    rules: ['M5'],
    example: 'lines[0].catalogue.pricing.measurements[0].width: on lineal metres',
    english: 'a lineal measurement has no width; leave it out, or choose a square strategy.',
    german: 'Ein laufendes Maß hat keine Breite; die Breite weglassen oder nach Fläche berechnen.',
  },
  width_required: {
    meaning: 'No width on a square measurement.',
    rules: ['M5'],
    example: 'lines[0].catalogue.pricing.measurements[0].width: absent on square metres',
    english: 'a square measurement needs a width.',
    german: 'Ein Flächenmaß braucht eine Breite.',
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
    english: 'totalPrice is required here: it cannot be derived.',
    german: 'totalPrice ist hier erforderlich: Der Gesamtpreis lässt sich nicht herleiten.',
  },
  total_price_mismatch: {
    meaning: 'The total sent is not what the formula makes.',
    rules: ['L7'],
    example: 'lines[0].on_the_fly.pricing.total_price: 33.69 where 30.32 is right',
    details: {
      says: 'The total that was sent, the one expected, and its formula (L7).',
      like: 'WrongAmount',
      fields: {
        priceRoundedFirst: optional(
          formula(
            'How the total that was sent comes about, where that is by rounding the price of one metre or square metre to the cent first (L3): `12 × 10.39 = 124.68`.',
          ),
        ),
      },
    },
    english: [
      'totalPrice <sent> was sent, which is <priceRoundedFirst>, with the price rounded to the cent before it is multiplied. Only the product is rounded: <formula>. Send <expected>, or leave it out.',
      'totalPrice <sent> was sent, but the formula makes <expected>: <formula>. Correct it, or leave it out.',
    ],
    german: [
      'Gesendet wurde totalPrice <sent>, also <priceRoundedFirst>, mit dem vor dem Malnehmen auf den Cent gerundeten Preis. Gerundet wird nur das Produkt: <formula>. <expected> senden oder weglassen.',
      'Gesendet wurde totalPrice <sent>, die Formel ergibt jedoch <expected>: <formula>. Berichtigen oder weglassen.',
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
    english:
      'margin <sent> was sent, but total less cost makes <expected>: <formula>. Correct it, or leave it out.',
    german:
      'Gesendet wurde margin <sent>, Gesamtpreis weniger Kosten ergibt jedoch <expected>: <formula>. Berichtigen oder weglassen.',
  },
  unit_price_required: {
    meaning: 'A line without a unit price, or without pricing.',
    rules: ['L8', 'L5'],
    example: 'lines[0].labour.pricing.unit_price: absent',
    english: 'unitPrice is required on a priced line.',
    german: 'unitPrice ist auf einer Zeile mit Preis erforderlich.',
  },
  zero_quantity: {
    meaning: 'A total is to be derived from a quantity of zero.',
    rules: ['L6'],
    example: 'lines[0].catalogue.pricing.quantity: absent or "0"',
    english: 'a total cannot be derived from a quantity of zero; send a quantity, or the totalPrice.',
    german:
      'Aus einer Menge von null lässt sich kein Gesamtpreis herleiten; eine Menge oder totalPrice senden.',
  },
  empty_measurements: {
    meaning: 'A total is to be derived from no measurements.',
    rules: ['L6'],
    example: 'lines[0].catalogue.pricing.measurements: absent on lineal metres',
    english: 'a total cannot be derived from no measurements; send some, or the totalPrice.',
    german: 'Ohne Maße lässt sich kein Gesamtpreis herleiten; Maße oder totalPrice senden.',
  },
}
