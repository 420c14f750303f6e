// Generated from src/languages/ by `npm run generate`. Do not edit.

import type { Locale } from '../languages/languages.js'
import { ENGLISH } from './english.generated.js'
import type { MessageLanguage } from './format-message.js'

/** The words and sentences of each language. */
export const MESSAGES: Readonly<Record<Locale, MessageLanguage>> = {
  en: ENGLISH,
  de: {
    decimalMark: ',',
    line: 'Position',
    whole: 'die Eingabe',
    element: 'Element',
    notAccepted: 'ist nicht zulässig',
    unusual: 'ist auffällig',
    or: 'oder',
    nearMiss: ' <nearMiss> ist hier kein Feld: War <didYouMean> gemeint?',
    words: {
      absent: 'hier nichts',
      array: 'eine Liste',
      boolean: 'true oder false',
      cents: 'ein Betrag in ganzen Cent',
      int64: 'von -9223372036854775808 bis 9223372036854775807',
      integer: 'eine ganze Zahl',
      number: 'eine endliche Zahl',
      object: 'ein Objekt',
      string: 'ein Text',
      undefined: 'nichts',
      json: 'JSON',
      jsonOfShortAnswer: 'JSON, dessen Antwort in eine Zeichenkette passt',
      openDocument: 'ein offenes Dokument aus editQuote oder editOrder',
      money: 'einen Betrag',
      length: 'eine Länge',
      quantity: 'eine Zahl',
      percent: 'einen Prozentsatz',
      pieces: 'Stückzahl und Länge',
      'unit-price-to-cents': 'der Einzelpreis zuerst auf den Cent gerundet wird',
      'marked-up-price-not-rounded': 'ein Preis aus Kosten und Aufschlag nicht gerundet wird',
      'unit-price-not-rounded': 'der Einzelpreis nicht gerundet wird',
      'unit-price-rounded-twice':
        'der Einzelpreis auf vier Nachkommastellen und dann auf den Cent gerundet wird',
      'unit-price-cut-to-cents': 'der Einzelpreis zuerst nach zwei Nachkommastellen abgeschnitten wird',
      'discounted-unit-price-to-cents':
        'der Einzelpreis abzüglich Rabatt vor der Multiplikation auf den Cent gerundet wird',
      'discounted-unit-price-to-four-decimals':
        'der Einzelpreis abzüglich Rabatt vor der Multiplikation auf vier Nachkommastellen gerundet wird',
      'markup-to-two-decimals':
        'der Preis in einen Aufschlag mit zwei Nachkommastellen umgerechnet und daraus neu berechnet wird',
      'margin-to-two-decimals':
        'der Preis in eine Marge mit zwei Nachkommastellen umgerechnet und daraus neu berechnet wird',
      'discount-rounded-alone': 'Betrag und Rabatt vor dem Abziehen je für sich auf den Cent gerundet werden',
      'discount-of-rounded-amount': 'der Betrag auf den Cent gerundet wird, bevor der Rabatt abgezogen wird',
      'only-discount-rounded':
        'der Rabatt auf den Cent gerundet und von einem ungerundeten Betrag abgezogen wird',
      'discount-left-out': 'der Rabatt nicht berücksichtigt wird',
      'half-even': 'ein halber Cent zum geraden Cent gerundet wird',
      'half-down': 'ein halber Cent abgerundet wird',
      truncated: 'Bruchteile eines Cents wegfallen',
      'quantity-to-hundredths': 'die Menge zuerst auf zwei Nachkommastellen gerundet wird',
      'quantity-to-whole': 'die Menge zuerst auf eine ganze Zahl gerundet wird',
      'quantity-cut-to-hundredths': 'die Menge zuerst nach zwei Nachkommastellen abgeschnitten wird',
      'quantity-cut-to-whole': 'die Nachkommastellen der Menge wegfallen',
      'measure-to-hundredths': 'das Maß zuerst auf zwei Nachkommastellen gerundet wird',
      'minimum-left-out': 'kurze Stücke ohne Mindestlänge abgerechnet werden',
      'pieces-to-cents': 'der Betrag jedes Stücks auf den Cent gerundet wird',
      'measure-to-tenths': 'das Maß zuerst auf eine Nachkommastelle gerundet wird',
      'sizes-to-hundredths': 'jede Länge und Breite zuerst auf zwei Nachkommastellen gerundet wird',
      'line-discounts-in-turn':
        'der Rabatt einer Position aus mehreren Prozentsätzen besteht und jeder vom verbleibenden Betrag berechnet wird',
      'lines-to-five-cents': 'Positionen auf 0,05 gerundet werden',
      'lines-to-whole': 'Positionen auf ganze Einheiten gerundet werden',
    },
    sentences: {
      customer_not_found: [
        '<label>: <id> ist nicht vorhanden. Bitte die ID eines vorhandenen Kunden angeben.',
        'Der Kunde <id> ist nicht vorhanden. Bitte die ID eines vorhandenen Kunden angeben.',
      ],
      product_not_found: [
        '<label>: <id> ist nicht vorhanden. Bitte die ID eines vorhandenen Artikels angeben.',
        'Der Artikel <id> ist nicht vorhanden. Bitte die ID eines vorhandenen Artikels angeben.',
      ],
      product_row_not_found: [
        '<label>: Der Artikel hat keine Ausführung <id>. Bitte die ID einer seiner Ausführungen angeben.',
        'Der Artikel hat keine Ausführung <id>. Bitte die ID einer seiner Ausführungen angeben.',
      ],
      row_price_not_found: [
        '<label>: Der Artikel hat keinen Ausführungspreis <id>. Bitte die ID eines seiner Ausführungspreise angeben.',
        'Der Artikel hat keinen Ausführungspreis <id>. Bitte die ID eines seiner Ausführungspreise angeben.',
      ],
      colour_not_available: [
        '<label>: <colour> ist nicht lieferbar. Zur Wahl stehen: <available> und <#others> weitere.',
        '<label>: <colour> ist nicht lieferbar. Zur Wahl stehen: <available>.',
        '<label>: <colour> ist nicht lieferbar. Bitte eine andere Farbe oder keine angeben.',
        'Die Farbe <colour> ist nicht lieferbar. Zur Wahl stehen: <available> und <#others> weitere.',
        'Die Farbe <colour> ist nicht lieferbar. Zur Wahl stehen: <available>.',
        'Die Farbe <colour> ist nicht lieferbar. Bitte eine andere oder keine angeben.',
      ],
      template_not_found: [
        '<label>: <id> ist nicht vorhanden. Bitte die ID einer vorhandenen Vorlage angeben.',
        'Die Kantteilvorlage <id> ist nicht vorhanden. Bitte die ID einer vorhandenen Vorlage angeben.',
      ],
      kit_not_found: [
        '<label>: <id> ist nicht vorhanden. Bitte die ID eines vorhandenen Sets angeben.',
        'Das Set <id> ist nicht vorhanden. Bitte die ID eines vorhandenen Sets angeben.',
      ],
      required: ['<field> fehlt. Bitte angeben, zum Beispiel <example>.', '<field> fehlt. Bitte angeben.'],
      invalid_type: [
        '<field> ist mehr als <#max> Ebenen tief verschachtelt. Bitte die Verschachtelung verringern.',
        '<expected=amountOrPercentage><field>: Bitte entweder amount oder percentage angeben, nicht beides.',
        '<expected=denseArray><field> fehlt. Bitte die Lücke in der Liste schließen.',
        '<expected=absentBesideLastEdge><field> ist <?sent>, gilt aber nur für einen einzelnen Schenkel. Bitte finish des letzten Schenkels angeben.',
        '<expected=absent><field> ist <?sent>, darf hier aber nicht angegeben werden. Bitte weglassen.',
        '<field> ist <?sent>, erwartet wird aber <?expected>, zum Beispiel <example>.',
        '<field> ist <?sent>, erwartet wird aber <?expected>.',
      ],
      invalid_money: [
        '<label>: kein lesbarer Betrag. Bitte einen Betrag eingeben, zum Beispiel 12,50.',
        '<field> ist <?sent>, erwartet werden aber Millionstel als Text, zum Beispiel "12500000" für 12,50, <?within>.',
        '<field> ist <?sent>, erwartet wird aber ein Betrag, zum Beispiel {"amountMicros": "12500000"} für 12,50.',
      ],
      invalid_currency: '<field> ist <?sent>, erwartet werden aber drei Großbuchstaben, zum Beispiel AUD.',
      invalid_decimal: [
        '<label>: <?sent> muss eine Zahl sein, zum Beispiel 12,5.',
        '<field> ist <?sent>, erwartet wird aber eine Dezimalzahl wie <example> mit höchstens 15 Ziffern und 12 Nachkommastellen.',
        '<field> ist <?sent>, erwartet wird aber eine Dezimalzahl als Text wie "12.5" mit höchstens 15 Ziffern und 12 Nachkommastellen.',
      ],
      too_many_decimals: [
        '<label>: <#sent> muss <?expected> sein.',
        '<label>: <#sent> darf höchstens <#max> Nachkommastellen haben.',
        '<field> ist <#sent>, erwartet wird aber <?expected>, zum Beispiel <example>.',
        '<field> ist <#sent>, darf aber höchstens <#max> Nachkommastellen haben.',
      ],
      out_of_range: [
        '<min=-999999999999999><label>: <#sent> darf höchstens <#max> betragen.',
        '<label>: <#sent> muss zwischen <#min> und <#max> liegen.',
        '<label>: <#sent> muss mindestens <#min> betragen.',
        '<label>: <$amountMicros> muss mindestens <$min> betragen.',
        '<min=0><max=-1><field> ist <#sent>, aber die Liste ist leer.',
        '<field> ist <#sent>, aber es sind nur noch <#max> von <leftOf> übrig. Mit isRemainder umfasst ein Teil den ganzen Rest.',
        '<field> ist <#sent>, muss aber zwischen <#min> und <#max> liegen, zum Beispiel <example>.',
        '<field> ist <#sent>, muss aber zwischen <#min> und <#max> liegen.',
        '<field> ist <#sent>, muss aber mindestens <#min> und unter <#below> liegen.',
        '<field> ist <#sent>, muss aber mindestens <#min> betragen, zum Beispiel <example>.',
        '<field> ist <#sent>, muss aber mindestens <#min> betragen.',
        '<field> ist <$amountMicros>, muss aber mindestens <$min> betragen.',
      ],
      must_be_positive: [
        '<label>: <#sent> muss größer als 0 sein.',
        '<field> ist <#sent>, muss aber größer als 0 sein.',
      ],
      unknown_enum_value: '<field> ist <?sent>, erwartet wird aber einer dieser Namen: <known>.',
      invalid_id: [
        '<label>: <?sent> muss aus <prefix> und <#length> weiteren Zeichen bestehen.',
        '<label>: <?sent> muss die Form <prefix>1 haben.',
        '<label>: <?sent> muss eine UUID sein.',
        '<field> ist <?sent>, muss aber aus <prefix> und <#length> weiteren Zeichen bestehen.',
        '<field> ist <?sent>, erwartet wird aber eine ID der Form <prefix>….',
        '<field> ist <?sent>, erwartet wird aber eine UUID.',
      ],
      wrong_id_kind: [
        '<label>: <?sent> muss die Form <prefix>1 haben.',
        '<field> ist <?sent>, erwartet wird aber eine ID, die mit <prefix> beginnt.',
        '<field> ist <?sent> und beginnt wie eine ID anderer Art. Bitte berichtigen.',
      ],
      line_kind_missing:
        'Die Positionsart fehlt. Bitte genau eine angeben: onTheFly, catalogue, labour, notes, flashing oder productKit.',
      line_kind_ambiguous: 'Die Position hat mehr als eine Art: <kinds>. Bitte nur eine angeben.',
      measurements_not_allowed: [
        '<label>: nur bei Preisen nach Metern oder Fuß zulässig. Bitte das Feld leeren.',
        '<field>: nur mit einer pricingStrategy nach laufenden Metern oder Fuß, Quadratmetern oder Quadratfuß zulässig. Bitte eine angeben oder <field> weglassen.',
      ],
      width_not_allowed:
        '<field> ist bei laufenden Metern (lfm) oder Fuß nicht zulässig. Bitte weglassen oder nach Fläche berechnen.',
      width_required: '<field> fehlt. Bitte angeben: Eine Fläche braucht Länge und Breite.',
      legacy_field: '<field> ist nicht mehr zulässig. Bitte stattdessen <replacement> angeben.',
      total_price_required: '<field> fehlt und lässt sich hier nicht herleiten. Bitte angeben.',
      total_price_mismatch: [
        '<keptBy=F1><label> ist <$sent>, müsste aber <$expected> sein (<#formula>). Bitte berichtigen.',
        '<keptBy=K3><label> ist <$sent>, müsste aber <$expected> sein (<#formula>). Bitte berichtigen.',
        '<keptBy=K4><label> ist <$sent>, müsste aber <$expected> sein (<#formula>). Bitte berichtigen.',
        '<field> ist <$sent>, müsste aber <$expected> sein (<#formula>). Bitte berichtigen: Regel <keptBy> übernimmt den Betrag unverändert.',
        '<field> ist <$sent>, nicht <$expected> (<#formula>, Einzelpreis <$unitPriceSent> gerundet). <$sent> ergibt sich, wenn <!policy>: <#otherFormula>. Bitte berichtigen oder weglassen.',
        '<field> ist <$sent>, müsste aber <$expected> sein (<#formula>). <$sent> ergibt sich, wenn <!policy>: <#otherFormula>. Bitte berichtigen oder weglassen.',
        '<field> ist <$sent>, müsste aber <$expected> sein (<#formula>, Einzelpreis <$unitPriceSent> auf <$unitPriceRounded> gerundet). Bitte den Gesamtpreis berichtigen oder weglassen.',
        '<field> ist <$sent>, müsste aber <$expected> sein (<#formula>). Bitte berichtigen oder weglassen.',
      ],
      margin_mismatch:
        '<field> ist <$sent>, müsste aber <$expected> sein, der Gesamtpreis minus Kosten (<#formula>). Bitte berichtigen oder weglassen.',
      unit_price_required: [
        '<label>: keine Angabe. Bitte eingeben.',
        '<field> fehlt. Bitte angeben: Eine Position mit Preis braucht diese Angabe.',
      ],
      zero_quantity: [
        '<label>: keine Angabe oder 0, daher gibt es keinen Gesamtpreis. Bitte eingeben.',
        '<field> fehlt oder ist 0, daher lässt sich kein Gesamtpreis herleiten. Bitte die Angabe oder totalPrice ergänzen.',
      ],
      empty_measurements: [
        '<label>: keine Angabe, daher gibt es keinen Gesamtpreis. Bitte eingeben.',
        '<field> fehlt, daher lässt sich kein Gesamtpreis herleiten. Bitte die Angabe oder totalPrice ergänzen.',
      ],
      component_total_required: [
        '<label>: keine Angabe. Bitte eingeben.',
        '<field> fehlt. Bitte in einem Standardset für jede Komponente mit Preis angeben.',
      ],
      kit_too_deep:
        'Untersets sind mehr als <#max> Ebenen tief verschachtelt. Bitte die Verschachtelung verringern.',
      measurements_ambiguous: '<field> stehen hier und in pricing. Bitte nur an einer Stelle angeben.',
      drawing_required: [
        '<label>: Es ist nichts gezeichnet. Bitte zeichnen.',
        '<field> fehlt. Bitte angeben: Jedes Kantteil braucht diese Angabe.',
      ],
      duplicate_temp_id:
        '<field> <tempId> ist schon an eine andere Zeichnung vergeben. Bitte für jede Zeichnung eine eigene angeben.',
      drawing_too_large: '<field> umfasst mehr als <#max> Zeichen JSON. Bitte die Zeichnung vereinfachen.',
      required_when_submitted: [
        '<field> fehlt oder ist nicht größer als <#above>. Bitte vor dem Einreichen des Dokuments berichtigen.',
        '<field> fehlt. Bitte vor dem Einreichen des Dokuments angeben.',
      ],
      not_ascending:
        '<field> muss größer als <#above> sein, die Zahl davor. Bitte die Zahlen aufsteigend angeben.',
      table_gap: [
        '<field>: Zuschnitte über <#from> mm bis <#to> mm haben keinen Preis. Bitte diese Tabellenzeile bei <#from> beginnen lassen.',
      ],
      table_overlap: [
        '<field>: Zuschnitte über <#from> mm bis <#to> mm haben zwei Preise. Bitte nur einen stehen lassen.',
        '<field> und <sheet> gelten für dieselben Kantteile. Bitte bei einem von beiden Dicke, Preisstufe oder Farbe ergänzen.',
        '<field>: Kantteile haben zwei Preise. Bitte nur einen stehen lassen.',
      ],
      not_in_table: [
        '<field> <#sent> hat in der Preistabelle keinen Preis. Bitte die Angabe berichtigen oder die Tabelle erweitern.',
        '<field> <name> hat in der Preistabelle keinen Preis. Bitte die Angabe berichtigen oder die Tabelle erweitern.',
        '<field> fehlt. Bitte angeben: Jedes Blatt der Preistabelle verlangt einen Wert.',
      ],
      amount_out_of_range: [
        '<field> ist <#formula>, jenseits der Grenze von <$max>. Bitte die zugrunde liegenden Zahlen verkleinern.',
        '<field> liegt jenseits der Grenze von <$max>. Bitte die zugrunde liegenden Zahlen verkleinern.',
        '<field> ist <#formula>, aber Zahlen haben höchstens 15 Ziffern und 12 Nachkommastellen. Bitte die zugrunde liegenden Zahlen verkleinern.',
        '<field> hat mehr als 15 Ziffern oder 12 Nachkommastellen. Bitte die zugrunde liegenden Zahlen verkleinern.',
      ],
      not_implemented: [
        '<label>: noch nicht unterstützt. Bitte das Feld leeren.',
        '<field> wird noch nicht unterstützt. Bitte stattdessen customerId angeben.',
      ],
      more_problems:
        'Aufgeführt sind nur die ersten <#listed> von <#count> gefundenen Problemen. Bitte zuerst diese beheben.',
      reserved_name: '<name> ist ein Feld von Dokumenten. Bitte aus customFields entfernen.',
      unreadable_text: [
        '<reason=empty><field> „<typed>“ enthält keine Zahl. Bitte <?kind> eingeben, zum Beispiel <example>.',
        '<reason=other_currency><field> „<typed>“ ist nicht in der Währung des Kontos. Bitte <?kind> in dieser Währung eingeben, zum Beispiel <example>.',
        '<reason=too_many_decimals><field> „<typed>“ hat mehr als sechs Nachkommastellen. Bitte <?kind> mit höchstens sechs eingeben, zum Beispiel <example>.',
        '<reason=too_large><field>, Eintrag <number> („<entry>“), ist zu groß oder hat zu viele Ziffern. Bitte <?kind> kürzer eingeben, zum Beispiel <example>.',
        '<reason=too_large><field> „<typed>“ ist zu groß oder hat zu viele Ziffern. Bitte <?kind> kürzer eingeben, zum Beispiel <example>.',
        '<reason=has_unit><field> „<typed>“ enthält eine Einheit wie „pro m“ oder „je Stück“. Bitte nur <?kind> eingeben, zum Beispiel <example>.',
        '<reason=mentions_tax><field> „<typed>“ enthält eine Steuerangabe wie „zzgl. MwSt.“. Bitte nur <?kind> eingeben, zum Beispiel <example>.',
        '<field>, Eintrag <number> („<entry>“), ist nicht lesbar. Bitte <?kind> eingeben, zum Beispiel <example>.',
        '<field> „<typed>“ ist nicht lesbar. Bitte <?kind> eingeben, zum Beispiel <example>.',
      ],
      ambiguous_text: [
        '<field>, Eintrag <number> („<entry>“), kann <|readings> bedeuten. Bitte eindeutig eingeben.',
        '<field> „<typed>“ kann <|readings> bedeuten. Bitte eindeutig eingeben.',
      ],
    },
  },
}
