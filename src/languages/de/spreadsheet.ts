import type { spreadsheet as english } from '../en/spreadsheet.js'

export const spreadsheet: typeof english = {
  headings: {
    type: 'Art',
    product: 'Artikel',
    productId: 'Artikel-ID',
    description: 'Beschreibung',
    colour: 'Farbe',
    finish: 'Oberfläche',
    quantity: 'Menge',
    unit: 'Einheit',
    length: 'Länge',
    pieces: 'Stücke',
    unitPrice: 'Einzelpreis',
    discount: 'Rabatt',
    cost: 'Kosten',
    markup: 'Aufschlag',
    taxFree: 'Steuerfrei',
    total: 'Gesamt',
  },
  otherHeadings: {
    type: ['Typ', 'Zeilenart', 'Positionsart'],
    product: [
      'Bezeichnung',
      'Artikelbezeichnung',
      'Produkt',
      'Artikelname',
      'Material',
      'Leistung',
      'Leistungsbeschreibung',
      'Kurztext',
    ],
    productId: [
      'Artikelnummer',
      'Artikel-Nr.',
      'Art.-Nr.',
      'Produkt-ID',
      'Material-Nr.',
      'Materialnummer',
      'Bestell-Nr.',
    ],
    description: ['Beschreibungstext', 'Text', 'Langtext', 'Hinweis', 'Bemerkung'],
    colour: ['Farbton', 'RAL', 'RAL-Farbe', 'RAL-Ton'],
    finish: ['Beschichtung', 'Ausführung'],
    quantity: ['Anzahl', 'Stückzahl', 'Stunden', 'Std.', 'Stk.', 'Mge.'],
    unit: ['ME', 'EH', 'Einh.', 'Mengeneinheit', 'Maßeinheit'],
    length: ['Stücklänge', 'Zuschnittlänge', 'Einzellänge'],
    pieces: ['Zuschnitt', 'Zuschnitte', 'Zuschnittliste', 'Längen'],
    unitPrice: [
      'Preis',
      'EP',
      'E-Preis',
      'Einheitspreis',
      'Stückpreis',
      'Preis je Einheit',
      'VK',
      'VK-Preis',
      'Verkaufspreis',
    ],
    discount: ['Nachlass', 'Rabattsatz'],
    cost: ['Einkaufspreis', 'EK', 'Stückkosten', 'Selbstkosten'],
    markup: ['Zuschlag', 'Zuschlagssatz'],
    taxFree: ['Ohne Steuer', 'Ohne MwSt.', 'MwSt.-frei'],
    total: [
      'Gesamtpreis',
      'GP',
      'G-Preis',
      'Summe',
      'Zeilensumme',
      'Positionssumme',
      'Betrag',
      'Gesamtbetrag',
      'Gesamt brutto',
      'Summe brutto',
      'Betrag brutto',
    ],
  },
  ignoredHeadings: ['Nr.', 'Pos.', 'Pos.-Nr.', 'Lfd. Nr.', 'OZ', 'LV-Pos.'],
  codeAttribute: 'Artikelnummer',
  types: {
    sheet: 'Blech',
    item: 'Artikel',
    labour: 'Arbeit',
    kit: 'Set',
    flashing: 'Kantteil',
    note: 'Hinweis',
    discount: 'Nachlass',
    surcharge: 'Zuschlag',
    customer: 'Kunde',
    reference: 'Referenz',
    subtotal: 'Zwischensumme',
    tax: 'Steuer',
    total: 'Gesamtsumme',
  },
  otherTypes: {
    sheet: ['Bleche', 'Meterware', 'Meter'],
    item: ['Stück', 'Produkt'],
    labour: ['Lohn', 'Montage', 'Stunden'],
    kit: ['Sets'],
    flashing: ['Kantteile', 'Kantprofil'],
    note: ['Text', 'Bemerkung'],
    discount: ['Rabatt'],
    surcharge: ['Fracht', 'Lieferung'],
    customer: ['Kundennummer'],
    reference: ['Bezug'],
    subtotal: ['Nettosumme', 'Nettobetrag'],
    tax: ['MwSt', 'USt', 'zzgl. MwSt.', 'zzgl. USt.'],
    total: ['Gesamt', 'Summe', 'Gesamtsumme', 'Angebotssumme', 'Gesamtbetrag', 'Endsumme', 'Bruttosumme'],
  },
  template: {
    reference: 'Beispiel: Bitte ersetzen Sie diese Zeilen',
    sheet: 'Wellblech',
    sheetDetails: '762 mm Deckbreite, 0,42 mm Stahl',
    colour: 'Anthrazit',
    item: 'Dachschrauben, Karton zu 250',
    labour: 'Montage',
    note: 'Gerüst bauseits.',
    discount: 'Händlernachlass',
    surcharge: 'Lieferung',
  },
  yes: ['ja', 'j', 'wahr'],
  no: ['nein', 'falsch'],
  problems: {
    invalid_rows: 'Die Tabelle muss eine Liste von Zeilen sein und jede Zeile eine Liste von Zellen.',
    invalid_cell: 'Die Zelle muss ein Text oder eine Zahl sein.',
    no_lines:
      'Die Tabelle hat unter den Überschriften keine Zeile für einen Artikel. Bitte geben Sie mindestens eine ein.',
    no_headings: 'Eine Zeile muss Überschriften haben, zum Beispiel Art, Artikel, Menge und Einzelpreis.',
    too_many_rows:
      'Die Tabelle hat mehr als {max} Zeilen. Bitte teilen Sie sie auf, oder löschen Sie leere Zeilen.',
    feet_and_metres:
      '„{typed}“ hat Fuß und Meter. Bitte verwenden Sie nur eine Einheit, oder tragen Sie m oder ft in einer Spalte Einheit ein.',
    length_without_unit: 'Die Länge {typed} hat keine Einheit. Bitte geben Sie sie mit mm, m oder ft ein.',
    unknown_unit:
      'Die Einheit „{typed}“ ist unbekannt. Bitte geben Sie m, ft, m2, ft2 oder ein Wort für Stücke ein, zum Beispiel Stück.',
    unit_of_pieces:
      'Die Zeile hat Längen, aber ihre Einheit ist „{typed}“. Bitte geben Sie m oder ft ein, oder eine Menge statt der Längen.',
    other_unit: 'Die Einheit „{typed}“ ist anders als „{unit}“. Bitte geben Sie beide Male dieselbe ein.',
    heading_in_other_currency:
      'Die Überschrift „{typed}“ nennt eine andere Währung als {currency}. Bitte geben Sie die Beträge in {currency} ein.',
    price_with_tax:
      'Unter der Überschrift „{typed}“ stehen Preise mit Steuer. Bitte geben Sie unter Einzelpreis Preise ohne Steuer ein.',
    too_many_characters:
      'Die Tabelle hat mehr als {max} Zeichen. Bitte teilen Sie sie, oder kürzen Sie die Texte.',
    too_many_columns: 'Die Tabelle hat mehr als {max} Spalten. Bitte löschen Sie die unbenutzten.',
    unknown_column:
      'Die Überschrift „{typed}“ ist unbekannt.{near} Bitte nennen Sie die Spalte in einer Zuordnung, oder ordnen Sie ihr ignore zu.',
    no_heading:
      'Die Zelle steht in einer Spalte ohne Überschrift. Bitte geben Sie der Spalte eine, oder leeren Sie die Zelle.',
    repeated_column:
      'Die Überschrift „{typed}“ bedeutet dasselbe wie {other}. Bitte löschen Sie eine der Spalten.',
    unknown_type: 'Die Art „{typed}“ ist unbekannt.{near} Bitte verwenden Sie eine von {types}.',
    unreadable_type:
      'Eine Zeile der Art {typed} kann nicht aus einer Tabelle gelesen werden. Bitte senden Sie sie als JSON.',
    unused_cell:
      'Eine Zeile der Art {type} hat kein Feld {column}. Bitte leeren Sie die Zelle, oder ändern Sie die Art.',
    repeated_row: 'Eine Tabelle darf nur eine Zeile der Art {type} haben. Bitte löschen Sie die übrigen.',
    date_cell:
      'Die Zelle ist ein Datum, wie es Tabellenprogramme aus 22/6 machen. Bitte formatieren Sie die Spalte als Text, und geben Sie den Wert noch einmal ein, zum Beispiel {example}.',
    boolean_cell:
      'Die Zelle ist {typed} und bedeutet ja oder nein. Bitte geben Sie einen Wert ein, zum Beispiel {example}.',
    markup_without_price:
      'Ein Aufschlag ergibt nur mit einer Artikel-ID einen Preis. Bitte geben Sie den Einzelpreis oder die Artikel-ID ein.',
    fraction_cell:
      'Die Zahl {typed} kann {typed} % oder {percent} % heißen. Bitte geben Sie das Prozentzeichen mit ein, oder setzen Sie percentages in der Zuordnung.',
    rounded_number:
      'Die Zahl {typed} ist vielleicht gerundet. Bitte formatieren Sie die Spalte als Zahl, und speichern Sie die Datei neu.',
    row_without_tax:
      'Andere Zeilen haben unter „{typed}“ einen Betrag. Bitte geben Sie ihn auch hier ein, oder ja in einer Spalte Steuerfrei.',
    second_table:
      'Hier beginnt eine zweite Tabelle. Bitte verschieben Sie sie auf ein eigenes Blatt, oder geben Sie ihr die Überschriften der ersten.',
    formula_cell:
      'Die Zelle hat die Formel {typed} ohne ihr Ergebnis. Bitte speichern Sie die Datei in einem Tabellenprogramm, oder geben Sie den Wert ein.',
    formula_error:
      'Die Formel der Zelle ergibt {typed}. Bitte berichtigen Sie sie, oder geben Sie den Wert ein.',
    not_yes_or_no: '„{typed}“ ist weder ja noch nein. Bitte geben Sie ja ein, oder leeren Sie die Zelle.',
  },
  near: ' Meinen Sie {word}?',
}
