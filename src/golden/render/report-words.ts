import { plainText, readMicros } from '../../number/number-text.js'
import { shownText } from '../../flashing/picture/svg-text.js'
import type { CauseRow, GoldenReport, GoldenSums } from '../report.js'

/** What pages say, in each language. Amounts and counts are put in place of the words in angle brackets. */
const WORDS = {
  en: {
    locale: 'en',
    title: 'Golden files',
    same: 'All <documents> documents are the same.',
    differ: '<differing> of <documents> documents differ, <net> in all; <causes>, <open> not accepted.',
    cause: '1 cause',
    causes: '<count> causes',
    columns: ['Cause', 'Documents', 'Lines', 'Up', 'Down', 'Net', 'Largest', 'Accepted'],
    chart: 'Totals up and down by cause',
    accepted: 'accepted',
    firstFigure: 'First figure that differs',
    alsoFits: 'Fits as well',
    samples: 'Documents',
    shrunk: 'The smallest request that shows it',
    settings: 'Settings that differ',
    line: 'line',
    unused: 'Accepted, and not met any more',
    unset: 'not set',
    nothing: 'none',
    more: '… <count> more causes',
    decimalMark: '.',
    groupMark: ',',
  },
  de: {
    locale: 'de',
    title: 'Golden Files',
    same: 'Alle <documents> Dokumente sind gleich.',
    differ:
      '<differing> von <documents> Dokumenten weichen ab, zusammen um <net>; <causes>, davon <open> nicht angenommen.',
    cause: '1 Ursache',
    causes: '<count> Ursachen',
    columns: ['Ursache', 'Dokumente', 'Zeilen', 'Mehr', 'Weniger', 'Saldo', 'Größte', 'Angenommen'],
    chart: 'Mehr und weniger in den Summen, nach Ursache',
    accepted: 'angenommen',
    firstFigure: 'Erster Betrag, der abweicht',
    alsoFits: 'Passt ebenso',
    samples: 'Dokumente',
    shrunk: 'Die kleinste Anfrage, die es zeigt',
    settings: 'Einstellungen, die abweichen',
    line: 'Zeile',
    unused: 'Angenommen und nicht mehr angetroffen',
    unset: 'nicht gesetzt',
    nothing: 'keine',
    more: '… <count> weitere Ursachen',
    decimalMark: ',',
    groupMark: '.',
  },
} as const

export type ReportWords = (typeof WORDS)['en'] | (typeof WORDS)['de']

/** The words of a locale: of `de` and `de-AT` the German ones, of all others the English ones. */
export function reportWords(locale: unknown): ReportWords {
  return typeof locale === 'string' && /^de(?![a-z])/i.test(locale) ? WORDS.de : WORDS.en
}

/** An amount of micros as a person reads it: `−1,234.50 AUD`. */
export function amountText(micros: string, currency: string, words: ReportWords): string {
  const amount = readMicros(micros)
  if (amount === undefined) return '?'
  const [whole = '', decimals = ''] = plainText(amount).split('.')
  const digits = whole.replace('-', '').replace(/\B(?=(?:\d{3})+$)/g, words.groupMark)
  const text = `${whole.startsWith('-') ? '−' : ''}${digits}${words.decimalMark}${decimals.padEnd(2, '0')}`
  return `${text} ${line(currency)}`
}

export function countText(count: number, { groupMark }: ReportWords): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, groupMark)
}

/** The outcome in one sentence: how many documents differ, by how much, for how many causes. */
export function outcomeText(report: GoldenReport, words: ReportWords): string {
  const { documents, same, causes, sums } = report
  const differing = documents - same
  if (differing === 0) return words.same.replace('<documents>', countText(documents, words))
  const net = sums.map((sum) => signed(sum, sum.currency, words)).join(', ')
  const open = causes.filter(({ accepted }) => accepted === undefined).length
  return words.differ
    .replace('<differing>', countText(differing, words))
    .replace('<documents>', countText(documents, words))
    .replace('<net>', net)
    .replace(
      '<causes>',
      causes.length === 1 ? words.cause : words.causes.replace('<count>', countText(causes.length, words)),
    )
    .replace('<open>', countText(open, words))
}

function signed({ net }: GoldenSums, currency: string, words: ReportWords): string {
  return `${/^[1-9]/.test(net) ? '+' : ''}${amountText(net, currency, words)}`
}

/** The cells of a cause, in the order of the columns. */
export function cellsOf(row: CauseRow, words: ReportWords): readonly string[] {
  const { cause, documents, lines, up, down, net, largest, currency, accepted } = row
  return [
    line(cause),
    countText(documents, words),
    countText(lines, words),
    ...[up, down, net, largest].map((micros) => amountText(micros, currency, words)),
    accepted === undefined ? '' : line(accepted),
  ]
}

/** The sentence of a cause in the language of a page. */
export function sentenceOf({ english, german }: CauseRow, words: ReportWords): string {
  return line(words.locale === 'de' ? german : english)
}

/** What else is known of a cause, each with its heading. */
export function factsOf(
  row: CauseRow,
  words: ReportWords,
): readonly (readonly [heading: string, text: string])[] {
  const { firstFigure, alsoFits, samples, currency } = row
  return [
    ...(firstFigure === undefined
      ? []
      : [
          [
            words.firstFigure,
            line(
              `${firstFigure.name} (${firstFigure.rule}), ${firstFigure.figure}: ${firstFigure.recorded} → ${firstFigure.current}`,
            ),
          ] as const,
        ]),
    ...(alsoFits.length === 0 ? [] : [[words.alsoFits, line(alsoFits.join(', '))] as const]),
    ...(samples.length === 0
      ? []
      : [[words.samples, samples.map((sample) => sampleText(sample, currency, words)).join('; ')] as const]),
  ]
}

function sampleText(
  { line: number, id, recorded, current }: CauseRow['samples'][number],
  currency: string,
  words: ReportWords,
): string {
  const place = number === undefined ? '' : `${words.line} ${String(number)}`
  const name = [place, id === undefined ? '' : line(String(id))].filter((part) => part !== '').join(', ')
  const [before, now] = [recorded, current].map((micros) =>
    micros === undefined ? words.nothing : amountText(micros, currency, words),
  )
  return `${name}: ${before ?? ''} → ${now ?? ''}`
}

/** No text from outside is longer. */
const MOST_CHARACTERS = 300

/** A text from outside, which may be anything, as one printable line. */
export function line(text: string): string {
  return shownText(text, MOST_CHARACTERS)
}
