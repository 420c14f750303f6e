import type { notApplied as english } from '../en/not-applied.js'

export const notApplied: typeof english = {
  not_shorter_than_minimum: 'Das Stück ist nicht kürzer als die Mindestlänge, also zählt seine eigene Länge.',
  areas_have_no_minimum: 'Für Flächen gilt die Mindestlänge nicht.',
  lineal_minimum_set:
    'Das Konto hat eine Mindestlänge für Positionen nach laufenden Metern, also gilt die der Kantteile hier nicht.',
  as_built_has_no_minimum: 'Die Mindestlänge gilt für den Preis und verlängert kein gefertigtes Stück.',
  as_built_not_sent: 'Ist-Maße wurden nicht gesendet, also zählen die Maße für den Preis.',
  discount_zero: 'Der Rabatt beträgt 0 %.',
  custom_formula_not_checked:
    'Der Gesamtpreis einer eigenen Formel gilt auf den Cent gerundet und wird nicht mit Menge × Preis verglichen.',
  derivation_off_total_not_checked:
    'Die Herleitung ist aus, also gilt der Gesamtpreis einer Katalogposition auf den Cent gerundet, ohne Vergleich.',
  total_sent_agrees:
    'Der gesendete Gesamtpreis stimmt auf den Cent mit dem errechneten überein und ändert nichts.',
  unit_price_sent: 'Ein Einzelpreis wurde gesendet, also wird keiner aus Kosten und Aufschlag errechnet.',
  markup_without_cost: 'Es gibt keine Kosten, also bleibt der Aufschlag wie gesendet.',
  markup_at_cost_zero: 'Die Kosten sind 0, also bleibt der Aufschlag wie gesendet.',
  markup_without_unit_price: 'Das Set hat keinen Einzelpreis, also bleibt sein Aufschlag wie gesendet.',
  markup_with_derivation_off: 'Die Herleitung ist aus, also bleibt der Aufschlag wie gesendet.',
  margin_without_cost: 'Es gibt keine Kosten, also bleibt die Marge wie gesendet.',
  margin_at_cost_zero: 'Die Kosten sind 0, also bleibt die Marge wie gesendet.',
  margin_with_derivation_off:
    'Die Herleitung ist aus, also bleibt die Marge wie gesendet. Gibt es Kosten, wird Gesamtpreis − Kosten verglichen.',
  component_kept_as_sent: 'Aufschlag und Marge einer Komponente bleiben wie gesendet.',
  total_not_of_formula:
    'Der Gesamtpreis ist nicht Menge × Preis abzüglich Rabatt, also zählt kein Rabattbetrag.',
  kit_discount_does_not_count:
    'Der Rabatt eines Sets oder eines Teils davon ändert keinen Gesamtpreis und zählt nicht als Rabattbetrag.',
  kit_quantity_does_not_multiply: 'Die Menge des Sets vervielfacht die Summe seiner Teile nicht.',
  kit_total_sent:
    'Auf dieser Ebene wurde ein Gesamtpreis gesendet: Er gilt, und die Teile werden nicht addiert.',
  kit_custom_priced: 'Die Ebene hat einen eigenen Preis: Er gilt, und die Teile werden nicht addiert.',
  kit_cost_sent:
    'Für die Ebene wurden eigene Kosten gesendet, also werden die Kosten ihrer Teile nicht addiert.',
  note_counts_nothing: 'Die Preisangaben einer Notiz bleiben erhalten, zählen aber nicht.',
  flashing_custom_price_set: 'Ein Sonderpreis ist gesetzt, also zählt der gesendete Gesamtpreis nicht.',
  flashing_total_not_compared:
    'Die Werte eines Kantteils stehen in seiner Position und werden nicht erneut aus der Zeichnung ermittelt.',
  flashing_without_price:
    'Weder Sonderpreis noch Gesamtpreis wurde gesendet, also wird das Kantteil mit 0 angesetzt.',
  edge_hidden: 'Verdeckte Schenkel gehören nicht zum Zuschnitt.',
  edge_without_size: 'Ein Schenkel oder ein Abschluss ohne Größe wird mit 0 angesetzt.',
  edge_to_missing_point: 'Ein Schenkel zu einem Punkt, den es nicht gibt, hat keine Länge.',
  finish_without_bends: 'Ein Abschluss ohne Art braucht keine Kantung.',
  side_deleted: 'Gelöschte Zeichnungen zählen nicht.',
  side_of_smaller_girth:
    'Zuschnitt und Kantungen sind die der Seite mit dem größten Zuschnitt; die anderen zählen nicht.',
  piece_not_shorter_than_minimum:
    'Das Stück ist nicht kürzer als die Mindestlänge der Kantteile, also zählt seine eigene Länge.',
  custom_price_per_length_set: 'Ein Sonderpreis je Meter ist gesetzt, also zählt der Preis je Meter nicht.',
  line_tax_free: 'Die Position ist steuerfrei.',
  part_tax_flag_has_no_effect:
    'Die Steuerangabe einer Komponente oder eines Untersets wirkt nicht: Es zählt die des Sets.',
  line_rate_is_advice: 'Ein Steuersatz in der Anfrage ist nur ein Hinweis: Es gilt der Satz des Kontos.',
  adjustment_zero: 'Der Nachlass oder Zuschlag beträgt 0 %.',
  surcharge_tax_free: 'Der Zuschlag ist steuerfrei.',
  discount_of_subtotal_zero:
    'Die Zwischensumme ist 0, und die steuerpflichtigen Positionen ergeben 0. Der Nachlass senkt daher keine Steuer.',
  share_at_most_discount:
    'Die steuerpflichtigen Positionen ergeben mehr als 0 und mehr als die Zwischensumme. Der ganze Nachlass senkt daher den besteuerten Betrag.',
  share_at_least_nothing:
    'Die steuerpflichtigen Positionen ergeben weniger als 0 und weniger als die Zwischensumme. Der Nachlass senkt den besteuerten Betrag daher nicht.',
  discount_tax_flag_has_no_effect:
    'Die Steuerangabe eines Nachlasses wirkt nicht: Er senkt die Steuer nach dem Anteil der steuerpflichtigen Positionen.',
  no_tax_in_account: 'Das Konto hat keine Steuer.',
}
