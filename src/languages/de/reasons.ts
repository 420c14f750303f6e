import type { ReasonTexts } from '../en/reasons.js'

export const reasons: ReasonTexts = {
  decimalMark: ',',
  skippedByTax: 'Ein Cent vor Steuer ändert auch die Steuer: Bei <rate> % wird <oneIn> übersprungen.',
  oneIn: [(count) => `jede ${String(count)}. Gesamtsumme`, (count) => `etwa eine von ${count} Gesamtsummen`],
  step: 'Der kleinste Schritt, <step>, <by>.',
  by: ['ändert den Betrag hier um <amount>', 'ändert den Betrag um mehr'],
  constraints: {
    notBelowCost: 'Eine Position würde unter ihren Kosten verkauft.',
    minMargin: 'Die Marge wäre kleiner als die kleinste zulässige.',
    minMarginPercentage: 'Die Marge in Prozent wäre kleiner als die kleinste zulässige.',
    maxDiscount: 'Der Rabatt wäre größer als der größte zulässige.',
    zero: 'Das Dokument läge unter null und wäre eine Gutschrift.',
  },
  codes: {
    lever_range: 'Der Hebel endet vor dem Ziel.',
    no_effect: 'Der Hebel ändert diesen Betrag nicht.',
    locked: 'Was der Hebel ändern würde, ist gesperrt.',
  },
  nothingToChange: 'Es gibt keine Position, die geändert werden könnte.',
  causes: {
    flashing: 'Position <line> ist ein Kantteil, das kein Hebel auf Positionen ändert.',
    kit: 'Position <line> ist ein Set, das kein Hebel auf Positionen ändert.',
    notes: 'Position <line> ist eine Notiz und hat keinen Preis.',
    custom_formula:
      'Position <line> hat eine eigene Formel: Ihr Gesamtpreis wird gesendet und nicht errechnet.',
    no_price: 'Position <line> hat keinen Preis.',
    no_cost: 'Position <line> hat keine Kosten, auf die aufgeschlagen wird.',
    other_type: 'Nachlass oder Zuschlag <adjustment> ist von der anderen Art.',
  },
  moreCauses: 'Und <count> weitere.',
  levers: {
    discount: 'Ein Nachlass auf das Dokument',
    surcharge: 'Ein Zuschlag auf das Dokument',
    lineDiscount: 'Ein Rabatt auf die Positionen',
    unitPrice: 'Ein anderer Einzelpreis der Position <line>',
  },
  otherLever: {
    exact: '<lever> würde das Ziel erreichen.',
    nearest: '<lever> käme nahe an das Ziel.',
  },
  unknown: 'Das Ziel wird verfehlt.',
}
