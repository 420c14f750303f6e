import type { ReportTexts, SettingValues } from '../en/reports.js'

/** Each begins a cause. */
const SETTINGS: Readonly<Record<string, string>> = {
  currency: 'Währung',
  catalogue: 'Katalog',
  derivationEnabled: 'Fehlende Gesamtpreise, Aufschläge und Margen',
  'tax.rate': 'Steuersatz',
  'tax.code': 'Steuerkennzeichen',
  'tax.jurisdiction': 'Steuergebiet',
  taxRounding: 'Steuerrundung',
  adjustmentPercentages: 'Prozentsätze von Nachlässen und Zuschlägen',
  minimumFlashingLengthMm: 'Mindestlänge von Kantteilen in mm',
  minimumLinealLengthMm: 'Mindestlänge bei laufenden Metern in mm',
  longestPieceMm: 'Längstes Stück in mm',
  crushFoldBendCount: 'Kantungen eines geschlossenen Umschlags',
  customFields: 'Eigene Felder',
}

const SETTING_VALUES: SettingValues = {
  derivationEnabled: { true: 'werden berechnet', false: 'werden nicht berechnet' },
  taxRounding: { document: 'je Dokument', line: 'je Position' },
  adjustmentPercentages: { 'of-subtotal': 'von der Zwischensumme', 'in-turn': 'nacheinander' },
}

export const reports: ReportTexts = {
  marks: { decimal: ',', group: '.', minus: '−' },
  title: 'Abweichungen nach Ursache',
  recorded: 'aufgezeichnet',
  current: 'jetzt',
  rules: (fingerprint) => `Regeln ${fingerprint}`,
  noDocuments: 'Es wurden keine Dokumente verglichen.',
  allSame: (count, text) =>
    count === 1 ? 'Das Dokument ist gleich.' : `Alle ${text} Dokumente sind gleich.`,
  differ: (count, text, documents, documentsText) =>
    count === 1 && documents === 1
      ? 'Das Dokument weicht ab'
      : `${text} von ${documentsText} Dokumenten ${count === 1 ? 'weicht' : 'weichen'} ab`,
  more: (amount) => `${amount} mehr`,
  less: (amount) => `${amount} weniger`,
  inAll: (amounts) => `insgesamt ${amounts}`,
  noCause: 'keine Ursache gefunden',
  oneCause: (isAccepted) => `1 Ursache, ${isAccepted ? 'akzeptiert' : 'nicht akzeptiert'}`,
  causes: (count, accepted, acceptedCount) =>
    `${count} Ursachen, ${{ none: 'keine', all: 'alle', some: acceptedCount }[accepted]} akzeptiert`,
  columns: {
    cause: 'Ursache',
    documents: 'Dokumente',
    lines: 'Positionen',
    currency: 'Währung',
    up: 'Mehr',
    down: 'Weniger',
    net: 'Saldo',
    largest: 'Größte',
    accepted: 'Akzeptiert',
  },
  amountsIn: (currency) => `Alle Beträge in ${currency}.`,
  documents: (count, text) => `${text} ${count === 1 ? 'Dokument' : 'Dokumente'}`,
  lines: (count, text) => `${text} ${count === 1 ? 'Position' : 'Positionen'}`,
  size: (documents, lines, net) => `${documents}, ${lines}: ${net}.`,
  firstFigure: 'Erste abweichende Zahl',
  rule: 'Regel',
  settings: 'Abweichende Einstellungen',
  causeId: 'ID',
  alsoFits: 'Passt ebenfalls',
  samples: 'Beispiele',
  shrunk: 'Kleinste Anfrage mit dieser Abweichung',
  partEnough: 'keine, denn bei jedem geprüften Dokument ergibt ein Teil dieser Ursache dieselbe Abweichung',
  accepted: 'Akzeptiert',
  notAccepted: 'nicht akzeptiert',
  yesOrNo: (isTrue) => (isTrue ? 'ja' : 'nein'),
  unusedAcceptances: 'Akzeptierte Ursachen, die nicht mehr vorkommen',
  chart: 'Abweichungen der Gesamtsummen nach Ursache',
  otherCauses: (count, text) => (count === 1 ? '1 andere Ursache' : `${text} andere Ursachen`),
  lineOfFile: (number) => `Anfrage ${number}`,
  document: 'Dokument',
  noTotal: 'keine Gesamtsumme',
  notSet: 'nicht gesetzt',
  percentage: (number) => `${number} %`,
  andMore: (count) => `und ${count} weitere`,
  leftOut: (count, text) =>
    count === 1 ? '1 weitere Ursache fehlt hier.' : `${text} weitere Ursachen fehlen hier.`,
  causeSentences: {
    recorders: { golden: 'die aufgezeichneten Beträge', program: 'die Beträge des anderen Programms' },
    currentFigures: 'die jetzigen Beträge',
    follow: (figures, policies) => `${figures} ergeben sich, wenn ${policies.join(' und ')}`,
    settings: SETTINGS,
    settingValues: SETTING_VALUES,
    request: 'Die Anfrage weicht von der aufgezeichneten ab.',
    added: 'Das Dokument wurde nicht aufgezeichnet.',
    removed: 'Das Dokument wurde aufgezeichnet und fehlt jetzt.',
    refused: (code) => `Das Dokument hatte Preise und wird jetzt abgelehnt: ${code}.`,
    accepted: (code) => `Das Dokument wurde abgelehnt (${code}). Dieser Grund besteht nicht mehr.`,
    figure: (figure, recorded) => `${figure} weicht ab, und keine bekannte Rechenweise ergibt ${recorded}.`,
    lines: 'Positionen weichen ab, ohne dass sich ein Betrag des Dokuments ändert.',
  },
}
