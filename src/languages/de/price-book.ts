import type { priceBook as english } from '../en/price-book.js'

export const priceBook: typeof english = {
  invalid_date: '<field> ist <sent>, erwartet wird aber ein Kalendertag wie 2026-07-01.',
  formula_cell:
    '<field> ist die Formel <sent> ohne ihr Ergebnis. Bitte die Datei in einem Tabellenprogramm speichern oder den Wert eingeben.',
  unknown_unit: '<field> ist <sent>, erwartet wird aber eine Einheit: each, m, m2, ft oder ft2.',
  other_currency:
    '<field> ist <sent>, aber die Beträge der Preisliste sind in <currency>. Bitte berichtigen.',
  repeated_column: '<sent> benennt dieselbe Spalte wie <other>. Bitte eine davon löschen.',
  misspelt_column: 'die Überschrift <sent> ist unbekannt. War <near> gemeint?',
  price_with_tax: 'die Überschrift <sent> meint Beträge mit Steuer. Bitte ohne Steuer eingeben.',
  ends_before_start:
    '<field> ist <to> und liegt vor dem Beginn am <from>. Bitte die Daten tauschen oder eines berichtigen.',
  duplicate_row: 'Tabellenzeile <row> wiederholt Tabellenzeile <otherRow>. Bitte eine davon entfernen.',
  validity_overlap: [
    'Tabellenzeile <row> beginnt am <from>, aber Tabellenzeile <otherRow> gilt bis <to>. Bitte eine enden lassen, bevor die andere beginnt.',
    'Tabellenzeile <row> beginnt am <from>, aber Tabellenzeile <otherRow> hat kein Ende. Bitte eine enden lassen, bevor die andere beginnt.',
    'Tabellenzeile <row> hat keinen Beginn, aber Tabellenzeile <otherRow> gilt bis <to>. Bitte Tabellenzeile <row> am Tag danach beginnen lassen.',
  ],
  validity_gap:
    'Tabellenzeile <row> beginnt am <from>, aber Tabellenzeile <otherRow> endet am <to>. Bitte die Lücke schließen: Ihre Tage haben keinen Preis.',
  price_differs: [
    '<field> ist <$sent>, aber Tabellenzeile <row> der Preisliste hat <$expected>.',
    '<field> ist <$sent>, aber die Preisliste hat <$expected>.',
  ],
  cost_differs: '<field> ist <$sent>, aber Tabellenzeile <row> der Preisliste hat <$expected>.',
  total_differs: '<field> ist <$sent>, aber die Berechnung ergibt <$expected>.',
  price_level_differs: '<field> ist <sent>, aber für den Kunden gilt <expected>.',
  not_in_book: '<field> ist <$sent>, aber die Preisliste gibt dafür keinen Betrag.',
  id_not_in_book:
    '<field> ist <sent> und fehlt in der Preisliste. Bitte einen Eintrag ergänzen oder die ID berichtigen.',
}
