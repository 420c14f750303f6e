// Generated from src/nouns/problems/ by `npm run generate`. Do not edit.

import type { MessageLanguage } from './format-message.js'

export const GERMAN: MessageLanguage = {
  decimalMark: ',',
  line: 'Zeile',
  whole: 'die Eingabe',
  element: 'Element',
  notAccepted: 'wird nicht angenommen',
  nearMiss: ' Gesendet wurde <nearMiss>: War <didYouMean> gemeint?',
  words: {
    absent: 'hier nichts',
    array: 'eine Liste',
    boolean: 'true oder false',
    cents: 'eine ganze Zahl von Cent',
    int64: 'von -9223372036854775808 bis 9223372036854775807',
    integer: 'eine ganze Zahl',
    number: 'eine endliche Zahl',
    object: 'ein Objekt',
    string: 'ein Text',
    undefined: 'nichts',
    json: 'JSON',
    jsonOfShortAnswer: 'JSON, dessen Antwort in eine Zeichenkette passt',
    openDocument: 'ein offenes Dokument aus openQuote oder openOrder',
    'unit-price-to-cents': 'der Stückpreis zuerst auf den Cent gerundet wird',
    'discounted-unit-price-to-cents':
      'der Stückpreis abzüglich Rabatt vor dem Malnehmen auf den Cent gerundet wird',
    'discount-of-rounded-amount': 'der Betrag auf den Cent gerundet wird, bevor der Rabatt abgezogen wird',
    'discount-rounded-alone': 'Betrag und Rabatt je für sich auf den Cent gerundet und dann abgezogen werden',
    'pieces-to-cents': 'der Betrag jedes Stücks auf den Cent gerundet wird',
    'measure-to-hundredths': 'das Maß zuerst auf zwei Nachkommastellen gerundet wird',
    'minimum-left-out': 'kurze Stücke ohne Mindestlänge berechnet werden',
    'discount-left-out': 'der Rabatt weggelassen wird',
  },
  sentences: {
    customer_not_found: 'Der Kunde <id> ist nicht vorhanden.',
    product_not_found: 'Der Artikel <id> ist nicht vorhanden.',
    product_row_not_found: 'Der Artikel hat keine Ausführung <id>.',
    row_price_not_found: 'Zu der Ausführung des Artikels gibt es keinen Preis <id>.',
    colour_not_available: [
      'Die Farbe <colour> ist nicht lieferbar; zur Wahl stehen: <available>.',
      'Die Farbe <colour> ist nicht lieferbar.',
    ],
    template_not_found: 'Die Kantteilvorlage <id> ist nicht vorhanden.',
    kit_not_found: 'Das Set <id> ist nicht vorhanden.',
    required: ['<field> fehlt; einzutragen ist etwa <example>.', '<field> fehlt.'],
    invalid_type: [
      '<field> darf höchstens <#most> Ebenen tief geschachtelt sein.',
      '<expected=amountOrPercentage><field>: Zulässig ist entweder amount oder percentage, nicht beides.',
      '<expected=denseArray><field> fehlt: Eine Liste darf keine Lücken haben.',
      '<expected=absentBesideLastEdge><field> ist wegzulassen, weil der letzte Schenkel seinen eigenen Abschluss hat; gesendet wurde <?sent>.',
      'Für <field> wird <?expected> erwartet, etwa <example>; gesendet wurde <?sent>.',
      'Für <field> wird <?expected> erwartet; gesendet wurde <?sent>.',
    ],
    invalid_money: [
      '<label> ist kein lesbarer Betrag.',
      'Für <field> wird ein Text aus Ziffern erwartet, eine Anzahl von Millionsteln <?within>; gesendet wurde <?sent>.',
      'Für <field> wird ein Betrag erwartet, {"amountMicros": "…", "currency": "…"}; gesendet wurde <?sent>.',
    ],
    invalid_currency: 'Für <field> werden drei Großbuchstaben erwartet, etwa AUD; gesendet wurde <?sent>.',
    invalid_decimal: [
      'Für <label> wird eine Zahl erwartet, etwa 12,5; gesendet wurde <?sent>.',
      'Für <field> wird eine Dezimalzahl wie <example> erwartet, mit höchstens 15 Ziffern und 12 Nachkommastellen; gesendet wurde <?sent>.',
      'Für <field> wird eine Dezimalzahl als Text erwartet, etwa "12.5", mit höchstens 15 Ziffern und 12 Nachkommastellen; gesendet wurde <?sent>.',
    ],
    too_many_decimals: [
      'Für <field> wird <?expected> erwartet, etwa <example>; gesendet wurde <#sent>.',
      '<field> darf höchstens <#most> Nachkommastellen haben; gesendet wurde <#sent>.',
    ],
    out_of_range: [
      '<field> muss zwischen <#least> und <#most> liegen, etwa <example>; gesendet wurde <#sent>.',
      '<field> muss zwischen <#least> und <#most> liegen; gesendet wurde <#sent>.',
      '<field> muss mindestens <#least> betragen, etwa <example>; gesendet wurde <#sent>.',
      '<field> muss mindestens <#least> betragen; gesendet wurde <#sent>.',
      '<field> muss mindestens <$least> betragen; gesendet wurde <$amountMicros>.',
    ],
    must_be_positive: '<field> muss größer als 0 sein; gesendet wurde <#sent>.',
    unknown_enum_value: 'Zulässig für <field>: <known>; gesendet wurde <?sent>.',
    invalid_id: [
      'Für <field> wird <prefix> mit <#length> weiteren Zeichen erwartet; gesendet wurde <?sent>.',
      'Für <field> wird eine ID der Form <prefix>… erwartet; gesendet wurde <?sent>.',
      'Für <field> wird eine UUID erwartet; gesendet wurde <?sent>.',
    ],
    wrong_id_kind: [
      'Für <field> wird eine ID erwartet, die mit <prefix> beginnt; gesendet wurde <?sent>.',
      '<field> ist nach ihrem Anfang die ID von etwas anderem: <?sent>.',
    ],
    line_kind_missing: 'Anzugeben ist eines von onTheFly, catalogue, labour, notes, flashing und productKit.',
    line_kind_ambiguous: 'Nur eine Art ist zulässig; angegeben wurden <kinds>.',
    measurements_not_allowed: [
      '<label> ist nur bei Preisen nach Metern oder Fuß zulässig.',
      '<field> ist nur zulässig mit einer pricingStrategy nach laufenden Metern oder Fuß, Quadratmetern oder Quadratfuß.',
    ],
    width_not_allowed:
      '<field> ist bei einem laufenden Maß nicht zulässig; weglassen oder nach Fläche berechnen.',
    width_required: '<field> fehlt: Ein Flächenmaß braucht eine Breite.',
    legacy_field: '<field> wird nicht mehr angenommen; stattdessen <replacement> senden.',
    total_price_required: '<field> fehlt und lässt sich hier nicht herleiten.',
    total_price_mismatch: [
      'Gesendet wurde <field> <$sent>; das ergibt sich, wenn <?policy>: <#otherFormula>. Die Formel ergibt <$expected>: <#formula>. Berichtigen oder weglassen.',
      'Gesendet wurde <field> <$sent>, die Formel ergibt jedoch <$expected>: <#formula>. Berichtigen oder weglassen.',
    ],
    margin_mismatch:
      'Gesendet wurde <field> <$sent>, Gesamtpreis weniger Kosten ergibt jedoch <$expected>: <#formula>. Berichtigen oder weglassen.',
    unit_price_required: '<field> fehlt: Eine Zeile mit Preis braucht diese Angabe.',
    zero_quantity: [
      '<label> fehlt oder ist null, daher lässt sich kein Gesamtpreis herleiten.',
      '<field> fehlt oder ist null, daher lässt sich kein Gesamtpreis herleiten; die Angabe oder totalPrice senden.',
    ],
    empty_measurements: [
      'Ohne <label> lässt sich kein Gesamtpreis herleiten.',
      'Ohne <field> lässt sich kein Gesamtpreis herleiten; Angaben dazu oder totalPrice senden.',
    ],
    component_total_required:
      '<field> fehlt: In einem Standardset braucht jede Komponente mit Preis diese Angabe.',
    kit_too_deep: 'Untersets dürfen höchstens <#most> Ebenen tief geschachtelt sein.',
    measurements_ambiguous: '<field> stehen hier und in pricing; nur an einer der beiden Stellen senden.',
    drawing_required: '<field> fehlt: Ein Kantteil braucht diese Angabe.',
    duplicate_temp_id: '<field> <tempId> ist an eine andere Zeichnung vergeben; jede braucht ihre eigene.',
    drawing_too_large: '<field> darf höchstens <#most> Zeichen JSON umfassen; gesendet wurden mehr.',
    required_when_submitted: [
      '<field> fehlt: Ein eingereichtes Dokument braucht diese Angabe, größer als <#above>.',
      '<field> fehlt: Ein eingereichtes Dokument braucht diese Angabe.',
    ],
    not_ascending: '<field> muss größer als <#above> sein, die Zahl davor.',
    table_gap: [
      '<field>: Abwicklungen über <#from> mm bis <#to> mm haben keinen Preis; eine Zeile gilt oberhalb ihrer ersten Abwicklung, also beginnen Sie diese bei <#from>.',
    ],
    table_overlap: [
      '<field>: Abwicklungen über <#from> mm bis <#to> mm haben zwei Preise; lassen Sie einen stehen.',
      '<field> gilt für Kantteile, für die auch <sheet> gilt, und keines nennt mehr als das andere; nennen Sie, was sie unterscheidet.',
      '<field>: Kantteile haben zwei Preise; lassen Sie einen stehen.',
    ],
    not_in_table: [
      '<field> <#sent> kommt in der Preistabelle nicht vor.',
      '<field> <name> kommt in der Preistabelle nicht vor.',
      '<field> fehlt: Jedes Blatt der Preistabelle nennt eine Angabe.',
    ],
    amount_out_of_range: [
      '<field> ist zu groß: Beträge gehen bis <$most>, und dies ist <#formula>.',
      '<field> ist zu groß: Beträge gehen bis <$most>.',
      '<field> ist zu lang: Zahlen haben höchstens 15 Ziffern und 12 Nachkommastellen, und dies ist <#formula>.',
      '<field> ist zu lang: Zahlen haben höchstens 15 Ziffern und 12 Nachkommastellen.',
    ],
    not_implemented: [
      '<label> wird noch nicht unterstützt.',
      '<field> wird noch nicht unterstützt; customerId senden.',
    ],
    more_problems: 'Aufgeführt sind nur die ersten <#listed> von <#count> Problemen.',
    reserved_name: '<name> ist ein Feld der Dokumente selbst; in customFields weglassen.',
  },
}
