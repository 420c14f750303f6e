import { PLAIN_MARKS, type NumberMarks } from '../../number/readable.js'

/** Callers pass numbers as strings with the marks of the language. */
export interface ReportTexts {
  readonly marks: NumberMarks
  readonly title: string
  readonly recorded: string
  readonly current: string
  readonly rules: (fingerprint: string) => string
  readonly noDocuments: string
  readonly allSame: (documents: number, text: string) => string
  readonly differ: (differing: number, text: string, documents: number, documentsText: string) => string
  readonly more: (amount: string) => string
  readonly less: (amount: string) => string
  readonly inAll: (amounts: string) => string
  readonly noCause: string
  readonly oneCause: (isAccepted: boolean) => string
  readonly causes: (count: string, accepted: 'none' | 'all' | 'some', acceptedCount: string) => string
  readonly columns: {
    readonly cause: string
    readonly documents: string
    readonly lines: string
    readonly currency: string
    readonly up: string
    readonly down: string
    readonly net: string
    readonly largest: string
    readonly accepted: string
  }
  readonly amountsIn: (currency: string) => string
  readonly documents: (count: number, text: string) => string
  readonly lines: (count: number, text: string) => string
  readonly size: (documents: string, lines: string, net: string) => string
  readonly firstFigure: string
  readonly rule: string
  readonly settings: string
  readonly causeId: string
  readonly alsoFits: string
  readonly samples: string
  readonly shrunk: string
  /** Shown if a part of a cause alone gives its difference. */
  readonly partEnough: string
  readonly accepted: string
  readonly notAccepted: string
  readonly yesOrNo: (isTrue: boolean) => string
  readonly unusedAcceptances: string
  readonly chart: string
  readonly otherCauses: (count: number, text: string) => string
  readonly lineOfFile: (number: string) => string
  readonly document: string
  readonly noTotal: string
  readonly notSet: string
  readonly percentage: (number: string) => string
  readonly andMore: (count: string) => string
  readonly leftOut: (count: number, text: string) => string
  readonly causeSentences: CauseTexts
}

export interface CauseTexts {
  /** Keyed by the source of the records. */
  readonly recorders: Readonly<Record<'golden' | 'program', string>>
  readonly currentFigures: string
  readonly follow: (figures: string, policies: readonly string[]) => string
  readonly settings: Readonly<Record<string, string>>
  readonly settingValues: SettingValues
  readonly request: string
  readonly added: string
  readonly removed: string
  readonly refused: (code: string) => string
  readonly accepted: (code: string) => string
  readonly figure: (figure: string, recordedFigures: string) => string
  readonly lines: string
}

/** The names of settings. */
const SETTINGS: Readonly<Record<string, string>> = {
  currency: 'currency',
  catalogue: 'catalogue',
  derivationEnabled: 'missing totals, markups and margins',
  'tax.rate': 'tax rate',
  'tax.code': 'tax code',
  'tax.jurisdiction': 'tax jurisdiction',
  taxRounding: 'tax rounding',
  adjustmentPercentages: 'percentages of adjustments',
  minimumFlashingLengthMm: 'minimum length of flashings in mm',
  minimumLinealLengthMm: 'minimum length of lineal pieces in mm',
  longestPieceMm: 'longest piece in mm',
  crushFoldBendCount: 'bends of a crush fold',
  customFields: 'custom fields',
}

/** One text for each value that a setting may have. */
const SETTING_VALUES = {
  derivationEnabled: { true: 'derived', false: 'not derived' },
  taxRounding: { document: 'by document', line: 'by line' },
  adjustmentPercentages: { 'of-subtotal': 'of the subtotal', 'in-turn': 'in turn' },
}

export type SettingValues = Readonly<typeof SETTING_VALUES>

export const reports: ReportTexts = {
  marks: PLAIN_MARKS,
  title: 'Differences by cause',
  recorded: 'recorded',
  current: 'now',
  rules: (fingerprint) => `rules ${fingerprint}`,
  noDocuments: 'No documents were compared.',
  allSame: (count, text) =>
    count === 1 ? 'The document is the same.' : `All ${text} documents are the same.`,
  differ: (count, text, documents, documentsText) =>
    count === 1 && documents === 1
      ? 'The document differs'
      : `${text} of ${documentsText} documents ${count === 1 ? 'differs' : 'differ'}`,
  more: (amount) => `${amount} more`,
  less: (amount) => `${amount} less`,
  inAll: (amounts) => `${amounts} in all`,
  noCause: 'no cause was found',
  oneCause: (isAccepted) => `1 cause, ${isAccepted ? 'accepted' : 'not accepted'}`,
  causes: (count, accepted, acceptedCount) =>
    `${count} causes, ${accepted === 'some' ? acceptedCount : accepted} accepted`,
  columns: {
    cause: 'Cause',
    documents: 'Documents',
    lines: 'Lines',
    currency: 'Currency',
    up: 'Up',
    down: 'Down',
    net: 'Net',
    largest: 'Largest',
    accepted: 'Accepted',
  },
  amountsIn: (currency) => `All amounts are in ${currency}.`,
  documents: (count, text) => `${text} ${count === 1 ? 'document' : 'documents'}`,
  lines: (count, text) => `${text} ${count === 1 ? 'line' : 'lines'}`,
  size: (documents, lines, net) => `${documents}, ${lines}: ${net}.`,
  firstFigure: 'First figure that differs',
  rule: 'Rule',
  settings: 'Settings that differ',
  causeId: 'Id',
  alsoFits: 'Fits as well',
  samples: 'Samples',
  shrunk: 'The smallest request that shows it',
  partEnough: 'none: in every document tried, a part of this cause alone gives the same difference',
  accepted: 'Accepted',
  notAccepted: 'not accepted',
  yesOrNo: (isTrue) => (isTrue ? 'yes' : 'no'),
  unusedAcceptances: 'Accepted causes that no longer occur',
  chart: 'Differences of totals, by cause',
  otherCauses: (count, text) => (count === 1 ? '1 other cause' : `${text} other causes`),
  lineOfFile: (number) => `line ${number}`,
  document: 'document',
  noTotal: 'no total',
  notSet: 'not set',
  percentage: (number) => `${number}%`,
  andMore: (count) => `and ${count} more`,
  leftOut: (count, text) =>
    count === 1 ? '1 more cause is left out here.' : `${text} more causes are left out here.`,
  causeSentences: {
    recorders: { golden: 'the recorded figures', program: 'the figures of the other program' },
    currentFigures: 'the current figures',
    follow: (figures, policies) => `${figures} match if ${policies.join(', and ')}`,
    settings: SETTINGS,
    settingValues: SETTING_VALUES,
    request: 'The request differs from the recorded one.',
    added: 'The document was not recorded.',
    removed: 'The document was recorded, and is missing now.',
    refused: (code) => `The document was priced, and is refused now: ${code}.`,
    accepted: (code) => `The document was refused (${code}). This reason no longer applies.`,
    figure: (figure, recorded) => `${figure} differs, and no known policy gives ${recorded}.`,
    lines: 'Lines differ, but no figure of the document does.',
  },
}
