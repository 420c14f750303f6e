import { deepFreeze } from '../problem/codes.js'

/** A reason why a rule did not apply: the rule, and a sentence in each language. */
export interface NotAppliedMeaning {
  /** The number of the rule that did not apply. */
  readonly rule: string
  /** The reason as an English sentence. */
  readonly en: string
  /** The reason as a German sentence. */
  readonly de: string
}

/** The stable word of a reason why a rule did not apply. */
export type NotAppliedReason =
  | 'not_shorter_than_minimum'
  | 'areas_have_no_minimum'
  | 'lineal_minimum_set'
  | 'as_built_has_no_minimum'
  | 'as_built_not_sent'
  | 'discount_zero'
  | 'custom_formula_not_checked'
  | 'derivation_off_total_not_checked'
  | 'total_sent_agrees'
  | 'unit_price_sent'
  | 'markup_without_cost'
  | 'markup_at_cost_zero'
  | 'markup_without_unit_price'
  | 'markup_with_derivation_off'
  | 'margin_without_cost'
  | 'margin_at_cost_zero'
  | 'margin_with_derivation_off'
  | 'component_kept_as_sent'
  | 'total_not_of_formula'
  | 'kit_discount_does_not_count'
  | 'kit_quantity_does_not_multiply'
  | 'kit_total_sent'
  | 'kit_custom_priced'
  | 'kit_cost_sent'
  | 'note_counts_nothing'
  | 'flashing_custom_price_set'
  | 'flashing_total_not_compared'
  | 'flashing_without_price'
  | 'edge_hidden'
  | 'edge_without_size'
  | 'edge_to_missing_point'
  | 'finish_without_bends'
  | 'side_deleted'
  | 'side_of_smaller_girth'
  | 'piece_not_shorter_than_minimum'
  | 'custom_price_per_length_set'
  | 'line_tax_free'
  | 'part_tax_flag_has_no_effect'
  | 'line_rate_is_advice'
  | 'adjustment_zero'
  | 'surcharge_tax_free'
  | 'discount_of_subtotal_zero'
  | 'share_at_most_discount'
  | 'share_at_least_nothing'
  | 'discount_tax_flag_has_no_effect'
  | 'no_tax_in_account'

/**
 * The reasons why a rule did not change a figure, by the word in `reason`. Each has the number of the rule, and a
 * sentence in English and in German. Frozen.
 *
 * @example
 * import { notAppliedReasons } from 'quotewright/explain'
 *
 * assert.equal(notAppliedReasons.line_tax_free.rule, 'T4')
 * assert.equal(notAppliedReasons.line_tax_free.de, 'Die Position ist steuerfrei.')
 */
export const notAppliedReasons: Readonly<Record<NotAppliedReason, NotAppliedMeaning>> = deepFreeze({
  not_shorter_than_minimum: {
    rule: 'M3',
    en: 'The piece is not shorter than the minimum length, so it is charged at its own length.',
    de: 'Das Stück ist nicht kürzer als die Mindestlänge, also zählt seine eigene Länge.',
  },
  areas_have_no_minimum: {
    rule: 'M3',
    en: 'The minimum length does not apply to areas.',
    de: 'Für Flächen gilt die Mindestlänge nicht.',
  },
  lineal_minimum_set: {
    rule: 'M4',
    en: 'The account has a minimum length for lineal lines, so the one for flashings is not used.',
    de: 'Das Konto hat eine Mindestlänge für Positionen nach laufendem Maß, also gilt die der Kantteile hier nicht.',
  },
  as_built_has_no_minimum: {
    rule: 'M7',
    en: 'The minimum length is for the price and does not lengthen a piece as built.',
    de: 'Die Mindestlänge gilt für den Preis und verlängert kein gefertigtes Stück.',
  },
  as_built_not_sent: {
    rule: 'M7',
    en: 'The request has no as-built measurements, so the charged ones count.',
    de: 'Maße der Fertigung wurden nicht gesendet, also zählen die berechneten.',
  },
  discount_zero: {
    rule: 'L3',
    en: 'The discount is 0 %.',
    de: 'Der Rabatt beträgt 0 %.',
  },
  custom_formula_not_checked: {
    rule: 'L4',
    en: 'The total of a custom formula is kept as sent and not compared with quantity × price.',
    de: 'Der Gesamtpreis einer eigenen Formel gilt wie gesendet und wird nicht mit Menge × Preis verglichen.',
  },
  derivation_off_total_not_checked: {
    rule: 'L7',
    en: 'Derivation is off, so the total of a catalogue line is kept as sent and not compared.',
    de: 'Die Herleitung ist aus, also gilt der Gesamtpreis einer Katalogposition wie gesendet, ohne Vergleich.',
  },
  total_sent_agrees: {
    rule: 'L7',
    en: 'The supplied total equals the calculated one to the cent, so it changes nothing.',
    de: 'Der gesendete Gesamtpreis stimmt auf den Cent mit dem errechneten überein und ändert nichts.',
  },
  unit_price_sent: {
    rule: 'L8',
    en: 'The request has a unit price, so it is not calculated from cost and markup.',
    de: 'Ein Einzelpreis wurde gesendet, also wird keiner aus Kosten und Aufschlag errechnet.',
  },
  markup_without_cost: {
    rule: 'L10',
    en: 'Without a cost, the markup stays as sent.',
    de: 'Es gibt keine Kosten, also bleibt der Aufschlag wie gesendet.',
  },
  markup_at_cost_zero: {
    rule: 'L10',
    en: 'The cost is zero, so the markup stays as sent.',
    de: 'Die Kosten sind null, also bleibt der Aufschlag wie gesendet.',
  },
  markup_without_unit_price: {
    rule: 'L13',
    en: 'The kit has no unit price, so its markup stays as sent.',
    de: 'Das Set hat keinen Einzelpreis, also bleibt sein Aufschlag wie gesendet.',
  },
  markup_with_derivation_off: {
    rule: 'L12',
    en: 'Derivation is off, so the markup stays as sent.',
    de: 'Die Herleitung ist aus, also bleibt der Aufschlag wie gesendet.',
  },
  margin_without_cost: {
    rule: 'L11',
    en: 'Without a cost, the margin stays as sent.',
    de: 'Es gibt keine Kosten, also bleibt die Marge wie gesendet.',
  },
  margin_at_cost_zero: {
    rule: 'L11',
    en: 'The cost is zero, so the margin stays as sent.',
    de: 'Die Kosten sind null, also bleibt die Marge wie gesendet.',
  },
  margin_with_derivation_off: {
    rule: 'L12',
    en: 'Derivation is off, so the margin stays as sent. With a cost, it is compared with total − cost.',
    de: 'Die Herleitung ist aus, also bleibt die Marge wie gesendet. Bei Kosten wurde sie mit Gesamtpreis − Kosten verglichen.',
  },
  component_kept_as_sent: {
    rule: 'L13',
    en: 'The markup and margin of a component stay as sent.',
    de: 'Aufschlag und Marge einer Komponente bleiben wie gesendet.',
  },
  total_not_of_formula: {
    rule: 'L15',
    en: 'The total does not come from quantity × price less discount, so the discount amount is 0.',
    de: 'Der Gesamtpreis ist nicht Menge × Preis abzüglich Rabatt, also zählt kein Rabattbetrag.',
  },
  kit_discount_does_not_count: {
    rule: 'L15',
    en: 'The discount of a kit or of its parts does not change a total, and its discount amount is 0.',
    de: 'Der Rabatt eines Sets oder eines Teils davon ändert keinen Gesamtpreis und zählt nicht als Rabattbetrag.',
  },
  kit_quantity_does_not_multiply: {
    rule: 'K2',
    en: 'The quantity of the kit does not multiply the sum of its parts.',
    de: 'Die Menge des Sets vervielfacht die Summe seiner Teile nicht.',
  },
  kit_total_sent: {
    rule: 'K4',
    en: 'The request has a total for this level, so the parts are not added up.',
    de: 'Auf dieser Ebene wurde ein Gesamtpreis gesendet: Er gilt, und die Teile werden nicht addiert.',
  },
  kit_custom_priced: {
    rule: 'K5',
    en: 'The level is custom-priced, so its own price counts and its parts are not added up.',
    de: 'Die Ebene hat einen eigenen Preis: Sie nennt ihn, und die Teile werden nicht addiert.',
  },
  kit_cost_sent: {
    rule: 'K6',
    en: 'The level has its own cost, so the costs of its parts are not added up.',
    de: 'Die Ebene sendet eigene Kosten, also werden die Kosten ihrer Teile nicht addiert.',
  },
  note_counts_nothing: {
    rule: 'K3',
    en: 'The pricing of a note is kept but does not count.',
    de: 'Die Preisangaben einer Notiz bleiben erhalten und zählen nichts.',
  },
  flashing_custom_price_set: {
    rule: 'F1',
    en: 'The flashing has a custom price, so its total does not count.',
    de: 'Ein Sonderpreis ist gesetzt, also zählt der gesendete Gesamtpreis nicht.',
  },
  flashing_total_not_compared: {
    rule: 'F1',
    en: 'The figures of a flashing are kept as sent and not compared with its drawing.',
    de: 'Die Werte eines Kantteils bleiben wie gesendet und werden nicht mit der Zeichnung verglichen.',
  },
  flashing_without_price: {
    rule: 'F1',
    en: 'The flashing has neither a custom price nor a total, so it counts as 0.',
    de: 'Weder Sonderpreis noch Gesamtpreis wurden gesendet, also zählt das Kantteil 0.',
  },
  edge_hidden: {
    rule: 'F2',
    en: 'Hidden edges are not part of the girth.',
    de: 'Verdeckte Schenkel gehören nicht zum Zuschnitt.',
  },
  edge_without_size: {
    rule: 'F2',
    en: 'An edge or a finish without a size counts as 0.',
    de: 'Ein Schenkel oder ein Abschluss ohne Größe zählt 0.',
  },
  edge_to_missing_point: {
    rule: 'F5',
    en: 'An edge to a point that does not exist has no length.',
    de: 'Ein Schenkel zu einem Punkt, den es nicht gibt, hat keine Länge.',
  },
  finish_without_bends: {
    rule: 'F3',
    en: 'A finish of an unspecified kind adds no bends.',
    de: 'Ein Abschluss ohne Art braucht keine Kantung.',
  },
  side_deleted: {
    rule: 'F4',
    en: 'Deleted drawings do not count.',
    de: 'Gelöschte Zeichnungen zählen nicht.',
  },
  side_of_smaller_girth: {
    rule: 'F4',
    en: 'The side with the largest girth gives girth and bends; the other sides do not count.',
    de: 'Zuschnitt und Kantungen sind die der Seite mit dem größten Zuschnitt; die anderen zählen nicht.',
  },
  piece_not_shorter_than_minimum: {
    rule: 'F6',
    en: 'The piece is not shorter than the minimum length of flashings, so its own length is charged.',
    de: 'Das Stück ist nicht kürzer als die Mindestlänge der Kantteile, also zählt seine eigene Länge.',
  },
  custom_price_per_length_set: {
    rule: 'F7',
    en: 'The flashing has a custom price per metre, so the unit price does not count.',
    de: 'Ein Sonderpreis je Meter ist gesetzt, also zählt der Preis je Meter nicht.',
  },
  line_tax_free: {
    rule: 'T4',
    en: 'The line is tax-free.',
    de: 'Die Position ist steuerfrei.',
  },
  part_tax_flag_has_no_effect: {
    rule: 'K7',
    en: 'The tax flag of a component or a sub-kit has no effect: the flag of the kit counts.',
    de: 'Die Steuerangabe einer Komponente oder eines Untersets wirkt nicht: Es zählt die des Sets.',
  },
  line_rate_is_advice: {
    rule: 'T4',
    en: 'A tax rate in the request is advice only: the rate of the account applies.',
    de: 'Ein Steuersatz in der Anfrage ist nur ein Hinweis: Es gilt der Satz des Kontos.',
  },
  adjustment_zero: {
    rule: 'T2',
    en: 'The adjustment is 0 %.',
    de: 'Der Nachlass oder Zuschlag beträgt 0 %.',
  },
  surcharge_tax_free: {
    rule: 'T3',
    en: 'The surcharge is tax-free.',
    de: 'Der Zuschlag ist steuerfrei.',
  },
  discount_of_subtotal_zero: {
    rule: 'T3',
    en: 'The subtotal is 0, so taxable lines have no share of it and the discount lowers no tax.',
    de: 'Die Zwischensumme ist 0, also haben steuerpflichtige Positionen keinen Anteil, und der Nachlass senkt keine Steuer.',
  },
  share_at_most_discount: {
    rule: 'T3',
    en: 'The taxable lines total more than zero and more than the subtotal, so the discount lowers the taxed amount by its full amount and no more.',
    de: 'Die steuerpflichtigen Positionen ergeben mehr als null und mehr als die Zwischensumme. Der Nachlass senkt den besteuerten Betrag daher in voller Höhe, aber nicht um mehr.',
  },
  share_at_least_nothing: {
    rule: 'T3',
    en: 'The taxable lines total less than zero and less than the subtotal, so the discount leaves the taxed amount as it is.',
    de: 'Die steuerpflichtigen Positionen ergeben weniger als null und weniger als die Zwischensumme. Der Nachlass ändert den besteuerten Betrag daher nicht.',
  },
  discount_tax_flag_has_no_effect: {
    rule: 'T3',
    en: 'The tax flag of a discount has no effect: it lowers tax by the share of the taxable lines.',
    de: 'Die Steuerangabe eines Nachlasses wirkt nicht: Er senkt die Steuer nach dem Anteil der steuerpflichtigen Positionen.',
  },
  no_tax_in_account: {
    rule: 'T4',
    en: 'The account has no tax.',
    de: 'Das Konto hat keine Steuer.',
  },
})
