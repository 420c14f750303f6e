import type { rules as english } from '../en/rules.generated.js'

/**
 * The heading and the first sentences of each rule of docs/rules.md, in German. The comment in each rule has
 * the hash of the English that it translates. If the English changes, a test fails and shows the new hash.
 */
export const rules: typeof english = {
  N1: {
    // English: 5ee8dad4
    heading: 'Geld ist eine ganze Zahl von Millionsteln als Text',
    sentence:
      'Ein Betrag ist ein Objekt mit amountMicros und currency. Der Text amountMicros besteht aus Ziffern, vor denen ein Minus stehen darf, und passt in eine ganze Zahl von 64 Bit mit Vorzeichen.',
  },
  N2: {
    // English: 7ac7361d
    heading: 'Weggelassen ist nicht dasselbe wie 0',
    sentence:
      'Ein Betrag, der fehlt, wurde nicht angegeben. Ein leeres Objekt {} wurde angegeben und ist 0,00, ebenso eines ohne amountMicros.',
  },
  N3: {
    // English: 720ba44b
    heading: 'Ein Konto, eine Währung',
    sentence:
      'currency besteht aus drei Großbuchstaben, sonst invalid_currency; fehlt sie oder ist sie leer (N2), ist die des Kontos gemeint.',
  },
  N4: {
    // English: e5bc3833
    heading: 'Dezimalzahlen werden schlicht geschrieben',
    sentence:
      'Mengen, Prozentsätze und Maße sind Texte: gegebenenfalls ein Minus, dann Ziffern und gegebenenfalls ein Punkt mit weiteren Ziffern. Vor dem Punkt sind höchstens 15 Ziffern zulässig, danach höchstens 12.',
  },
  N5: {
    // English: f9b1626a
    heading: 'Kaufmännisch gerundet, die Mitte von der Null weg',
    sentence:
      'Eine Zahl wird zum nächsten Schritt gerundet. Liegt sie genau in der Mitte, wird sie von der Null weg gerundet, auch wenn sie negativ ist.',
  },
  N6: {
    // English: d9b9aec6
    heading: 'Genau, bis eine Regel rundet',
    sentence: 'Gerundet wird nur dort, wo eine Regel es sagt. Dazwischen ist alles genau.',
  },
  N7: {
    // English: 2766ab8a
    heading: 'Ein Cent sind 10000 Millionstel',
    sentence: 'Das gilt in jeder Währung, auch in denen, die im Alltag keine Cent haben.',
  },
  N8: {
    // English: b0e175a1
    heading: 'Ein Ergebnis, das zu groß ist, wird abgelehnt',
    sentence:
      'Braucht ein errechneter Betrag mehr als 64 Bit mit Vorzeichen, erhält die Anfrage amount_out_of_range. Die Grenze liegt etwas über 9,22 Billionen Dollar: Einer von 5.000.000.000.000,00 $ passt, zwei davon nicht.',
  },
  N9: {
    // English: 0b3450d3
    heading: 'Errechnete Zahlen sind schlicht, gesendete bleiben, wie sie sind',
    sentence:
      'Eine errechnete Zahl hat keinen Exponenten, keine Nullen am Ende ihrer Nachkommastellen und keine negative Null. Eine gesendete wird unverändert zurückgegeben.',
  },
  A1: {
    // English: a786a87c
    heading: 'Die Einstellungen kommen bei jedem Aufruf mit',
    sentence:
      'Die Einstellungen des Kontos sind ein JSON-Objekt, das jedes Mal übergeben wird. Zwischen Aufrufen wird nichts gemerkt.',
  },
  A2: {
    // English: b7c4e09b
    heading: 'Falsche Einstellungen werden zuerst gefunden',
    sentence:
      'Fehler in den Einstellungen ergeben Probleme wie alle anderen, mit Zeigern, die bei den Einstellungen beginnen: tax.rate. Die Einstellungen werden ein einziges Mal gelesen, vor dem ersten Dokument.',
  },
  A3: {
    // English: b464fee9
    heading: 'Der Katalog besteht aus Nachschlagefunktionen',
    sentence:
      'Wer einen Katalog hat, übergibt Nachschlagefunktionen nach ID: Artikel mit Farben, Ausführungen und Preisen; Sets; Kantteilvorlagen mit Farben und Dicke; Kunden. Sie werden bei Bedarf aufgerufen; behalten wird nichts.',
  },
  M1: {
    // English: 8956e859
    heading: 'Vier Arten werden nach Maß berechnet',
    sentence:
      'Es sind PRICING_STRATEGY_LINEAL_METRES, PRICING_STRATEGY_LINEAL_FEET, PRICING_STRATEGY_SQUARE_METRES und PRICING_STRATEGY_SQUARE_FEET.',
  },
  M2: {
    // English: b9bc1af5
    heading: 'Maße brauchen eine Berechnungsart, die sie verwendet',
    sentence:
      'measurements oder asBuiltMeasurements mit einer anderen Art oder ohne eine sind measurements_not_allowed. Die Berechnungsart muss am selben Objekt stehen wie die Maße oder in dessen pricing (K7).',
  },
  M3: {
    // English: df84d2af
    heading: 'Wie Stücke zusammengezählt werden',
    sentence:
      'Laufende Meter (lfm): Summe aus Anzahl × Länge, wobei jedes kürzere Stück mit der Mindestlänge des Kontos zählt. Fläche: Summe aus Anzahl × Länge × Breite, ohne Mindestmaß.',
  },
  M4: {
    // English: 5b2e8498
    heading: 'Woher die Mindestlänge kommt',
    sentence:
      'Das Konto hat sie in Millimetern als minimumLinealLengthMm; ist sie dort nicht gesetzt, gilt minimumFlashingLengthMm. Durch 1000 geteilt sind es Meter.',
  },
  M5: {
    // English: 9b4153cf
    heading: 'Eine Breite gehört nur zu Flächen',
    sentence:
      'Bei laufenden Metern (lfm) ist ein Eintrag mit Breite width_not_allowed. Bei einer Fläche ist ein Eintrag ohne Breite width_required.',
  },
  M6: {
    // English: 00c9a0ca
    heading: 'Maße müssen wirkliche Maße sein',
    sentence:
      'length ist in jedem Eintrag erforderlich; ohne sie ist das Problem required. length, width und amount müssen größer als 0 sein, sonst must_be_positive.',
  },
  M7: {
    // English: 843143ba
    heading: 'Ist-Maße bestimmen Kosten, nie den Preis',
    sentence:
      'asBuiltMeasurements sagen, was wirklich gefertigt wurde. Sie bestimmen Kosten, Marge und Bestand und nie den Preis.',
  },
  M8: {
    // English: 685b9afc
    heading: 'Alte Namen werden abgelehnt, unbekannte fallen weg',
    sentence:
      'measurementItems, actualMeasurementItems, initialMeasurementItems und sumLengths sind legacy_field, weil sonst ein Maß unbemerkt verloren ginge.',
  },
  L1: {
    // English: ea49fd46
    heading: 'Einzelpreis und Kosten haben vier Nachkommastellen',
    sentence:
      'Als Erstes werden unitPrice und cost kaufmännisch auf 4 Nachkommastellen gerundet; mit den gerundeten Werten wird gerechnet, und sie werden zurückgegeben.',
  },
  L2: {
    // English: c605c621
    heading: 'Zu viele Nachkommastellen werden abgelehnt, nicht gerundet',
    sentence:
      'quantity darf 4 Nachkommastellen haben und discount 2; mehr sind too_many_decimals. Nullen am Ende zählen nicht.',
  },
  L3: {
    // English: 090cf545
    heading: 'Der Gesamtpreis einer Position',
    sentence:
      'Gesamtpreis = Menge × Einzelpreis × (1 − Rabatt ÷ 100) × Maß. Wird nach Maß berechnet, zählt die Menge als 1; sonst zählt das Maß als 1.',
  },
  L4: {
    // English: f0338fbc
    heading: 'Bei einer eigenen Formel wird der Gesamtpreis gesendet',
    sentence:
      'Bei PRICING_STRATEGY_CUSTOM_FORMULA ist totalPrice immer erforderlich, bei jedem Konto. Er wird auf den Cent gerundet und nie mit L3 verglichen.',
  },
  L5: {
    // English: f834c95a
    heading: 'Wer einen Gesamtpreis senden muss',
    sentence:
      'Die Herleitung ist eine Einstellung des Kontos. Ist sie an, wird ein fehlender totalPrice nach L3 ergänzt, wenn die Position aus dem Katalog stammt, frei eingegeben oder Arbeit ist.',
  },
  L6: {
    // English: 7f0d8362
    heading: 'Eine Menge von 0 ist ein Fehler, ein Preis von 0 nicht',
    sentence:
      'Ein Gesamtpreis aus einer Menge von 0 ist zero_quantity, aus keinen Maßen empty_measurements. Eine fehlende Menge ist 0.',
  },
  L7: {
    // English: 133ce3e7
    heading: 'Ein gesendeter Gesamtpreis muss stimmen',
    sentence:
      'Auf den Cent, kaufmännisch gerundet, muss es der Gesamtpreis nach L3 sein. Das gilt für freie Positionen und Arbeit und, wenn die Herleitung an ist, für Katalogpositionen.',
  },
  L8: {
    // English: 7872cb54
    heading: 'Einzelpreis aus Kosten und Aufschlag',
    sentence:
      'Ist die Herleitung an, erhält eine Katalogposition ohne unitPrice, aber mit cost und markup einen: Kosten × (1 + Aufschlag ÷ 100), oder Kosten + Aufschlag als Betrag, wenn markupIsPercentage false ist. Das Ergebnis wird nach L1 gerundet.',
  },
  L9: {
    // English: 237d7beb
    heading: 'Was eine Position kostet',
    sentence:
      'Positionskosten = Kosten × Menge oder, wenn nach Maß berechnet wird, Kosten × Ist-Maß, kaufmännisch auf den Cent gerundet. Ohne cost sind sie 0.',
  },
  L10: {
    // English: 1d479828
    heading: 'Der Aufschlag wird neu errechnet',
    sentence:
      'Ist die Herleitung an und sind die Kosten nicht 0, wird markup als (Einzelpreis − Kosten) ÷ Kosten × 100 zurückgegeben, auf 4 Nachkommastellen gerundet, und markupIsPercentage als true. Bei Kosten von 0 oder ohne Kosten bleibt beides wie gesendet.',
  },
  L11: {
    // English: 872febbd
    heading: 'Die Marge wird neu errechnet',
    sentence:
      'Ist die Herleitung an und sind die Kosten nicht 0, wird margin als Gesamtpreis − Positionskosten zurückgegeben; eine Marge in der Anfrage wird nicht verglichen. Bei Kosten von 0 oder ohne Kosten bleibt sie wie gesendet.',
  },
  L12: {
    // English: fd236d5e
    heading: 'Ist die Herleitung aus, wird die Marge geprüft',
    sentence:
      'markup und margin bleiben dann wie gesendet. Hat eine Position Marge und Kosten, muss die Marge Gesamtpreis − Positionskosten sein, sonst ist es margin_mismatch.',
  },
  L13: {
    // English: 372e204c
    heading: 'Für welche Positionen diese Regeln gelten',
    sentence:
      'Eine Tabelle sagt, für welche Preisangaben L8, L10, L11 und L12 gelten. Bei Komponenten und Kantteilen bleiben markup und margin wie gesendet.',
  },
  L14: {
    // English: 7ac07e74
    heading: 'Gesendete Gesamtpreise bleiben wie gesendet und zählen auf den Cent',
    sentence:
      'Ein Gesamtpreis, der mit einem Set, einer Komponente oder einem Kantteil kommt, wird Zeichen für Zeichen zurückgegeben: {} bleibt {}, und keine Währung kommt hinzu. Summen nehmen ihn auf den Cent, kaufmännisch gerundet.',
  },
  L15: {
    // English: 7b3c78e1
    heading: 'Wie viel Rabatt eine Position gab',
    sentence: 'L3 ohne den Rabatt, für sich gerundet: Das ist der Betrag vor Rabatt.',
  },
  K1: {
    // English: 18a35e37
    heading: 'Ebenen eines Sets',
    sentence:
      'Ein Set hat eine oder mehrere Ebenen: seine eigene und eine für jedes Unterset in jeder Tiefe. Untersets stehen in subKits, haben die Form eines Sets ohne die Angaben zur Anzeige und dürfen selbst Untersets haben.',
  },
  K2: {
    // English: 5ff51869
    heading: 'Eine Standardebene zählt ihre Teile zusammen',
    sentence:
      'Ist die Herleitung an und kein totalPrice gesendet, ist der Gesamtpreis der Ebene die Summe aus denen ihrer Komponenten und Untersets. Die Menge des Sets vervielfacht sie nicht, und kein Rabatt gilt.',
  },
  K3: {
    // English: efd9c29e
    heading: 'Komponenten bringen ihren Gesamtpreis mit',
    sentence:
      'Die Teile einer Standardebene müssen einzeln mit Preis angegeben sein: Fehlt einer Komponente totalPrice, ist das component_total_required.',
  },
  K4: {
    // English: 875075b4
    heading: 'Ein gesendeter Gesamtpreis gilt',
    sentence:
      'Ein Gesamtpreis, der an einer Ebene gesendet wird, bleibt wie gesendet und wird nicht mit den Teilen verglichen. K3 gilt trotzdem.',
  },
  K5: {
    // English: 0928ac2d
    heading: 'Eine Ebene mit eigenem Preis braucht einen Gesamtpreis',
    sentence:
      'Ist customPricing true, muss die Ebene ihren totalPrice angeben, bei jedem Konto und auch ohne pricing. Gesamtpreise ihrer Komponenten sind nicht erforderlich.',
  },
  K6: {
    // English: e1581922
    heading: 'Was ein Set kostet',
    sentence:
      'Sendet eine Ebene eigene Kosten, kostet sie diese × Menge, wobei eine fehlende Menge als 1 zählt. Wird nach Maß berechnet, sind es die Kosten × das eigene Ist-Maß.',
  },
  K7: {
    // English: a5e1b5f7
    heading: 'Was eine Komponente ist',
    sentence:
      'productType ist eines von PRODUCT_TYPE_CATALOGUE_PRODUCT, PRODUCT_TYPE_ON_THE_FLY, PRODUCT_TYPE_LABOUR und PRODUCT_TYPE_NOTES. Fehlt es oder ist es PRODUCT_TYPE_UNSPECIFIED, ist das required.',
  },
  F1: {
    // English: d0293f62
    heading: 'Die Werte eines Kantteils bleiben wie gesendet',
    sentence:
      'In einem Dokument bleiben Angaben und Preise wie gesendet: Sie werden nie hergeleitet und nie mit der Zeichnung verglichen. Es zählt customPrice, wenn gesetzt, sonst totalPrice, sonst 0.',
  },
  F2: {
    // English: 517a6e12
    heading: 'Zuschnitt',
    sentence:
      'Der Zuschnitt einer Zeichnung, in mm, ist die Summe der Größen aller nicht verdeckten Schenkel und der Größen aller Abschlüsse. Ein Schenkel ohne Größe zählt als 0.',
  },
  F3: {
    // English: 618a175b
    heading: 'Kantungen',
    sentence:
      'Eine Kantung für jeden Punkt, an dem zwei oder mehr Schenkel zusammentreffen, dazu die Kantungen jedes Abschlusses. Schenkel zählen als verschiedene Nachbarn in vectors und connect, verdeckt oder nicht.',
  },
  F4: {
    // English: c6598b23
    heading: 'Mehrere Seiten',
    sentence:
      'Gibt es otherSides, gelten Zuschnitt und Kantungen der Seite mit dem größten Zuschnitt. Bei Gleichstand gilt die erste, drawing zuerst.',
  },
  F5: {
    // English: 5b3f75dd
    heading: 'Zeichnungen, die auf der Zeichenfläche gemessen werden',
    sentence:
      'Ist isFreeDrawing false, ist die Größe eines Schenkels der Abstand seiner beiden Punkte. Eine Einheit der Fläche ist ein Millimeter, Abstände werden kaufmännisch auf 0,01 mm gerundet, und vectors sagt, welche Schenkel es gibt.',
  },
  F6: {
    // English: 54d43fea
    heading: 'Gesamtlänge und abgerechnete Länge',
    sentence:
      'Die Gesamtlänge, in Metern, ist die Summe aus Anzahl × Länge ÷ 1000 über subitems, mit Längen in mm. In einem Dokument bleiben subitems ungeprüft wie gesendet; geprüft werden sie von diesen Rechnern.',
  },
  F7: {
    // English: fd70814b
    heading: 'Preis',
    sentence:
      'Preis = Preis je Meter × abgerechnete Länge, kaufmännisch auf den Cent gerundet. Der Preis je Meter ist customPricePerLength, wenn gesetzt, sonst unitPrice.',
  },
  F8: {
    // English: b1753414
    heading: 'Zahlen einer Zeichnung werden genau gelesen',
    sentence:
      'Zeichnungen und Zuschnittlisten haben Größen und Anzahlen als JSON-Zahlen; sonst sind sie in einem Dokument Texte. Jede gilt in ihrer kürzesten Dezimalform: 0.1 ist ein Zehntel, nicht der nächste Binärbruch.',
  },
  F9: {
    // English: f1aa1295
    heading: 'Was eine Zeichnung haben muss',
    sentence:
      'Ein Kantteil ohne drawing ist drawing_required. Keine zwei Zeichnungen einer Anfrage dürfen dieselbe tempId haben: duplicate_temp_id.',
  },
  F10: {
    // English: b9f5e305
    heading: 'Bevor ein Dokument eingereicht wird',
    sentence: 'Ein Entwurf darf unvollständig sein.',
  },
  F11: {
    // English: 2b6d2032
    heading: 'IDs von Vorlagen, und Schenkel mit zwei Enden',
    sentence:
      'templateId ist flashtpl_ mit 26 weiteren Zeichen, nach dem Muster ^flashtpl_[0-7][0-9a-hjkmnp-tv-z]{25}$.',
  },
  F12: {
    // English: b74dfc14
    heading: 'Der Preis je Meter aus einer Tabelle',
    sentence:
      'Ein Meter eines Kantteils kostet, was die Preistabelle für seinen Zuschnitt und seine Kantungen nennt; weitere Kantungen und eine Verjüngung kommen hinzu.',
  },
  F13: {
    // English: c0448483
    heading: 'Schnittpläne',
    sentence:
      'Ein Schnittplan ist eine Liste von Stangen mit den Teilen, die aus jeder geschnitten werden, zu den geringsten Kosten. cutList erstellt ihn aus den Teilen eines Kantteils und dem Material.',
  },
  T1: {
    // English: a80350bd
    heading: 'Zwischensumme',
    sentence: 'Die Summe aller Positionen vor Steuer und vor Nachlässen und Zuschlägen.',
  },
  T2: {
    // English: c4774c65
    heading: 'Nachlässe und Zuschläge',
    sentence:
      'Ein Nachlass oder Zuschlag ist {type, name?, amount? | percentage?, isTaxFree?}, und type ist ADJUSTMENT_TYPE_DISCOUNT oder ADJUSTMENT_TYPE_SURCHARGE.',
  },
  T3: {
    // English: 4e898924
    heading: 'Welcher Teil eines Nachlasses oder Zuschlags besteuert wird',
    sentence:
      'Ein Zuschlag wird besteuert, außer bei isTaxFree. Ein Nachlass senkt den besteuerten Betrag um den Anteil, den steuerpflichtige Positionen an der Zwischensumme haben: mindestens um 0 und höchstens um den vollen Nachlass.',
  },
  T4: {
    // English: 4184b78f
    heading: 'Steuer',
    sentence:
      'Es gilt der Satz des Kontos; eine Angabe tax in der Anfrage ist nur ein Hinweis. Positionen mit isTaxFree sind befreit.',
  },
  T5: {
    // English: 2f87b7d3
    heading: 'Die angewandte Steuer wird angegeben',
    sentence: 'tax im Ergebnis hat Satz, Kennzeichen und Gebiet des Kontos, nicht die der Anfrage.',
  },
  T6: {
    // English: f295839d
    heading: 'Gesamtsumme',
    sentence:
      'Gesamtsumme = Zwischensumme − Nachlässe + Zuschläge + Steuer. Nachlässe und Zuschläge sind die des Dokuments, und zwar der appliedAmount jedes Nachlasses oder Zuschlags (T2).',
  },
  T7: {
    // English: 3ebbd570
    heading: 'Kosten und Marge',
    sentence:
      'totalCost ist die Summe der Kosten aller Positionen (L9, K6). Marge = Zwischensumme − Nachlässe + Zuschläge − totalCost; die Steuer gehört nicht dazu.',
  },
  T8: {
    // English: 9cb2e3e0
    heading: 'Arbeit',
    sentence: 'labourTotal ist die Summe der Gesamtpreise aller Arbeitspositionen.',
  },
  T9: {
    // English: 4e80b974
    heading: 'Der Rabatt, der auf einem Angebot steht',
    sentence:
      'discountAmount eines Angebots ist die Summe der Rabattbeträge seiner Positionen (L15) und der Nachlässe des Dokuments. Aufträge haben es nicht.',
  },
  T10: {
    // English: 0f014876
    heading: 'Gesendete Summen bleiben unberücksichtigt',
    sentence:
      'Summen des Dokuments in einer Anfrage werden weder verwendet noch geprüft, ebenso appliedAmount eines Nachlasses oder Zuschlags (T2). Sie werden neu errechnet, sodass ein Dokument mit Preisen wieder als Anfrage gesendet werden kann.',
  },
  T11: {
    // English: 9c9af9c8
    heading: 'Auch ohne Positionen ist es ein Dokument',
    sentence:
      'Ein Dokument darf ohne Positionen sein. Dann ist jeder Betrag 0, wenn nicht ein Nachlass oder Zuschlag mit festem Betrag anderes ergibt.',
  },
  V1: {
    // English: ae4e0954
    heading: 'Alle Probleme auf einmal',
    sentence:
      'Alle Probleme einer Anfrage kommen in einer Antwort, in der Reihenfolge der Anfrage. Jedes hat code, message und param, dazu path, source und details.',
  },
  V2: {
    // English: c01eef2a
    heading: 'Das Fehlerobjekt',
    sentence:
      'Probleme kommen in einem Objekt aus type, message, der requestId, falls es eine gab, und errors.',
  },
  V3: {
    // English: 82a76551
    heading: 'Eine Position ist von genau einer Art',
    sentence:
      'Eine Position hat eines von onTheFly, catalogue, labour, notes, flashing und productKit. Keines ist line_kind_missing, mehr als eines ist line_kind_ambiguous.',
  },
  V4: {
    // English: fd04337a
    heading: 'Aufzählungen nach Namen oder Nummer',
    sentence:
      'Ein Wert wird mit seinem Namen angegeben oder als ganze Zahl: seine Stelle, von 0 an, in der Liste der Spezifikation. Listen, die die Spezifikation nicht hat, also die Arten von Komponenten und von Nachlässen und Zuschlägen, nehmen nur Namen an.',
  },
  V5: {
    // English: 36d0bc0b
    heading: 'IDs müssen von der richtigen Art sein',
    sentence:
      'Eine ID, die wie die von etwas anderem beginnt, ist wrong_id_kind. Wo die Spezifikation keinen Anfang nennt, gilt das für die sieben, die sie nennt: flashtpl_, cust_, prod_, rowprice_, quote_, order_ und whdel_.',
  },
  V6: {
    // English: bbfb2a4a
    heading: 'Was ein Katalog hinzufügt',
    sentence:
      'Mit einem Katalog müssen customerId und productId zu finden sein, ebenso productRowId, rowPriceId, die templateId eines Kantteils und die kitId eines Sets oder Untersets, wenn sie gesetzt sind. Jede hat ihren eigenen Code (V9).',
  },
  V7: {
    // English: c83a3f81
    heading: 'Kein Problem verdeckt ein anderes',
    sentence:
      'Ein Problem in einem Teil einer Position verhindert nie, dass eines in einem anderen Teil gemeldet wird. Kein Dokument wird berechnet, solange es Probleme hat.',
  },
  V8: {
    // English: 795755c1
    heading: 'Für wen das Dokument ist',
    sentence:
      'Ein Dokument braucht eine customerId. Ein Angebot mit companyName wird mit not_implemented bei company_name beantwortet; die fehlende ID ist dann kein Problem.',
  },
  V9: {
    // English: e06b5303
    heading: 'Die Codes',
    sentence:
      'customer_not_found und product_not_found sind Codes der Spezifikation. Alle anderen stammen von dieser Bibliothek.',
  },
  V10: {
    // English: 19048923
    heading: 'Was zulässig, aber seltsam ist',
    sentence:
      'Manche Anfragen sind gültig und trotzdem wahrscheinlich falsch. adviseQuote und adviseOrder zählen sie als Hinweise auf.',
  },
}
