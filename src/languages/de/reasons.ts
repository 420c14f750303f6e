import type { ReasonTexts } from '../en/reasons.js'

export const reasons: ReasonTexts = {
  decimalMark: ',',
  percentSign: ' %',
  skippedByTax:
    'Bei <rate> % Steuer ist <oneIn> nicht erreichbar, auch diese nicht. Bitte eine Gesamtsumme knapp darüber oder darunter wählen.',
  oneIn: [(count) => `jede ${String(count)}. Gesamtsumme`, (count) => `etwa eine von ${count} Gesamtsummen`],
  step: 'Das Ziel liegt zwischen zwei Schritten. Ein Schritt von <step> <by>.',
  by: ['ändert den Betrag hier um <amount>', 'ändert den Betrag dafür zu stark'],
  constraints: {
    notBelowCost:
      'Eine Position würde unter ihren Kosten verkauft. Bitte das Ziel ändern oder Verkäufe unter Kosten erlauben.',
    minMargin: 'Die Mindestmarge würde unterschritten. Bitte das Ziel ändern oder die Mindestmarge senken.',
    minMarginPercentage:
      'Die Mindestmarge in Prozent würde unterschritten. Bitte das Ziel ändern oder die Mindestmarge senken.',
    maxDiscount: 'Der Höchstrabatt würde überschritten. Bitte das Ziel ändern oder den Höchstrabatt erhöhen.',
    zero: 'Das Dokument läge unter 0 und wäre eine Gutschrift. Bitte ein höheres Ziel wählen.',
  },
  codes: {
    lever_range: 'Mit dieser Änderung ist das Ziel nicht erreichbar. Bitte eine andere Änderung erlauben.',
    no_effect: 'Diese Änderung wirkt nicht auf den Betrag. Bitte eine andere erlauben.',
    locked:
      'Alles, was geändert werden könnte, ist gesperrt. Bitte entsperren oder eine andere Änderung erlauben.',
  },
  nothingToChange:
    'Das Dokument hat keine Position, die geändert werden könnte. Bitte eine andere Änderung erlauben.',
  causes: {
    flashing: 'Position <line> ist ein Kantteil und lässt sich über Positionspreise nicht ändern.',
    kit: 'Position <line> ist ein Set und lässt sich über Positionspreise nicht ändern.',
    notes: 'Position <line> ist eine Notiz und hat keinen Preis.',
    custom_formula: 'Position <line> hat eine eigene Formel. Ihr Gesamtpreis wird nicht errechnet.',
    no_price: 'Position <line> hat keinen Preis.',
    no_cost: 'Position <line> hat keine Kosten für einen Aufschlag.',
    other_type:
      'Nachlass oder Zuschlag <adjustment> passt nicht zur Änderung: Eines ist ein Nachlass, das andere ein Zuschlag.',
  },
  moreCauses: 'Und <count> weitere.',
  levers: {
    discount: 'Ein Nachlass auf das Dokument',
    surcharge: 'Ein Zuschlag auf das Dokument',
    lineDiscount: 'Ein Rabatt auf die Positionen',
    unitPrice: 'Ein anderer Einzelpreis für Position <line>',
  },
  otherLever: {
    exact: '<lever> würde das Ziel erreichen.',
    nearest: '<lever> käme dem Ziel nahe.',
  },
  unknown: 'Das Ziel wird nicht erreicht.',
}
