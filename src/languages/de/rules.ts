import type { rules as english } from '../en/rules.generated.js'

/** Each comment is the hash of the English text. If that changes, a test fails and names the new hash. */
export const rules: typeof english = {
  M3: {
    // English: df84d2af
    heading: 'Wie Stücke zusammengezählt werden',
    sentence:
      'Laufende Meter (lfm): Summe aus Anzahl × Länge, wobei jedes kürzere Stück mit der Mindestlänge des Kontos zählt. Fläche: Summe aus Anzahl × Länge × Breite, ohne Mindestmaß.',
  },
  M4: {
    // English: 9b0e7ed6
    heading: 'Woher die Mindestlänge kommt',
    sentence:
      'Das Konto hat sie in Millimetern als minimumLinealLengthMm; ist sie dort nicht gesetzt, gilt minimumFlashingLengthMm. Durch 1000 geteilt sind es Meter.',
  },
  M7: {
    // English: 60e87376
    heading: 'Ist-Maße bestimmen Kosten, nie den Preis',
    sentence:
      'asBuiltMeasurements sind die wirklich gefertigten Stücke. Sie bestimmen Kosten, Marge und Bestand, nie den Preis.',
  },
  L1: {
    // English: ea49fd46
    heading: 'Einzelpreis und Kosten haben vier Nachkommastellen',
    sentence:
      'Als Erstes werden unitPrice und cost kaufmännisch auf 4 Nachkommastellen gerundet; mit den gerundeten Werten wird gerechnet, und sie werden zurückgegeben. Das gilt auch für Sets und ihre Komponenten.',
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
  L6: {
    // English: 7f0d8362
    heading: 'Eine Menge von 0 ist ein Fehler, ein Preis von 0 nicht',
    sentence:
      'Ein Gesamtpreis aus einer Menge von 0 ist zero_quantity, einer ohne Maße empty_measurements. Eine fehlende Menge zählt als 0.',
  },
  L7: {
    // English: 1e9a4f6a
    heading: 'Ein gesendeter Gesamtpreis muss stimmen',
    sentence:
      'Ein gesendeter Gesamtpreis muss dem nach L3 entsprechen, kaufmännisch auf den Cent gerundet. Das gilt für freie Positionen und Arbeit und, wenn die Herleitung an ist, für Katalogpositionen.',
  },
  L8: {
    // English: 7872cb54
    heading: 'Einzelpreis aus Kosten und Aufschlag',
    sentence:
      'Ist die Herleitung an, erhält eine Katalogposition ohne unitPrice, aber mit cost und markup einen Einzelpreis: Kosten × (1 + Aufschlag ÷ 100), oder Kosten + Aufschlag als Betrag, wenn markupIsPercentage false ist. Das Ergebnis wird nach L1 gerundet.',
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
      'Ist die Herleitung an und sind die Kosten nicht 0, wird markup als (Einzelpreis − Kosten) ÷ Kosten × 100 zurückgegeben, kaufmännisch auf 4 Nachkommastellen gerundet, und markupIsPercentage als true. Bei Kosten von 0 oder ohne Kosten bleibt beides wie gesendet.',
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
    // English: 81ad37cb
    heading: 'Für welche Positionen diese Regeln gelten',
    sentence:
      'Eine Tabelle zeigt, für welche Preisangaben L8, L10, L11 und L12 gelten. Bei Komponenten und Kantteilen bleiben markup und margin wie gesendet.',
  },
  L14: {
    // English: 7ac07e74
    heading: 'Gesendete Gesamtpreise bleiben wie gesendet und zählen auf den Cent gerundet',
    sentence:
      'Ein Gesamtpreis, der mit einem Set, einer Komponente oder einem Kantteil kommt, wird Zeichen für Zeichen zurückgegeben: {} bleibt {}, und keine Währung kommt hinzu. In Summen geht er kaufmännisch auf den Cent gerundet ein.',
  },
  L15: {
    // English: 7b3c78e1
    heading: 'Wie viel Rabatt auf eine Position entfällt',
    sentence: 'L3 ohne den Rabatt, für sich gerundet: Das ist der Betrag vor Rabatt.',
  },
  K2: {
    // English: 5ff51869
    heading: 'Eine Standardebene zählt ihre Teile zusammen',
    sentence:
      'Ist die Herleitung an und kein totalPrice gesendet, ist der Gesamtpreis der Ebene die Summe aus denen ihrer Komponenten und Untersets. Die Menge des Sets vervielfacht sie nicht, und ein Rabatt gilt nicht.',
  },
  K3: {
    // English: efd9c29e
    heading: 'Komponenten bringen ihren Gesamtpreis mit',
    sentence:
      'Die Teile einer Standardebene müssen einzeln mit Preis angegeben sein: Fehlt einer Komponente totalPrice, ist das component_total_required.',
  },
  K4: {
    // English: 7d820ee4
    heading: 'Ein gesendeter Gesamtpreis gilt',
    sentence:
      'Ein Gesamtpreis, der an einer Ebene gesendet wird, bleibt wie gesendet und wird nicht mit den Teilen verglichen. K3 gilt trotzdem.',
  },
  K5: {
    // English: 795349ad
    heading: 'Eine Ebene mit eigenem Preis braucht einen Gesamtpreis',
    sentence:
      'Ist customPricing true, muss die Ebene ihren totalPrice angeben, bei jedem Konto und auch ohne pricing. Gesamtpreise ihrer Komponenten sind nicht erforderlich.',
  },
  K6: {
    // English: e1581922
    heading: 'Was ein Set kostet',
    sentence:
      'Hat eine Ebene eigene Kosten, zählen diese × Menge, eine fehlende Menge als 1. Wird nach Maß berechnet, sind es die Kosten × das eigene Ist-Maß.',
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
      'Eine Kantung für jeden Punkt, an dem zwei oder mehr Schenkel zusammentreffen, dazu die Kantungen jedes Abschlusses. Gezählt werden die verschiedenen Nachbarpunkte in vectors und connect, auch an verdeckten Schenkeln.',
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
      'Ist isFreeDrawing false, ist die Größe eines Schenkels der Abstand seiner beiden Punkte. Eine Einheit der Fläche ist ein Millimeter, Abstände werden kaufmännisch auf 0,01 mm gerundet, und vectors gibt an, welche Schenkel es gibt.',
  },
  F6: {
    // English: 54d43fea
    heading: 'Gesamtlänge und abgerechnete Länge',
    sentence:
      'Die Gesamtlänge, in Metern, ist die Summe aus Anzahl × Länge ÷ 1000 über subitems, mit Längen in mm. In einem Dokument bleiben subitems ungeprüft wie gesendet; erst diese Berechnungen prüfen sie.',
  },
  F7: {
    // English: fd70814b
    heading: 'Preis',
    sentence:
      'Preis = Preis je Meter × abgerechnete Länge, kaufmännisch auf den Cent gerundet. Der Preis je Meter ist customPricePerLength, wenn gesetzt, sonst unitPrice.',
  },
  F12: {
    // English: b74dfc14
    heading: 'Der Preis je Meter aus einer Tabelle',
    sentence:
      'Ein Meter eines Kantteils kostet, was die Preistabelle für seinen Zuschnitt und seine Kantungen nennt; weitere Kantungen und eine Verjüngung kommen hinzu.',
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
    // English: de5320d2
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
      'discountAmount eines Angebots ist die Summe der Rabattbeträge seiner Positionen (L15) und der Nachlässe des Dokuments. Aufträge haben dieses Feld nicht.',
  },
}
