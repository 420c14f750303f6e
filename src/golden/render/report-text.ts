import { nameIn, ruleIn } from '../../explain/render/words.js'
import { shownText } from '../../flashing/picture/svg-text.js'
import { formatDecimal, formatMicros } from '../../number/readable.js'
import type { FirstFigure, GoldenReport, SettingDifference } from '../report.js'
import { causeInWords } from './cause-in-words.js'
import { causesOf, type Cause, type CurrencySample } from './causes-of.js'
import { jsonText } from './json-text.js'
import { settingText } from '../setting-text.js'
import type { ReportWords } from './report-words.js'

export interface Fact {
  readonly label: string
  readonly texts: readonly string[]
}

const MAX_CHARACTERS = 500
const MAX_REQUEST = 2000
const MAX_LISTED = 10
const MAX_SAMPLES = 3

/** Returns the text as one printable line: a report may come from anywhere. */
export function printableLine(text: string): string {
  return shownText(text, MAX_CHARACTERS)
}

export function currencyText(currency: string): string {
  return shownText(currency, 12)
}

export function countText(count: number, { marks }: ReportWords): string {
  return formatDecimal(String(count), marks)
}

export function amountText(micros: string, { marks }: ReportWords): string {
  return formatMicros(micros, marks)
}

/** For example, `+0.01`. */
export function signedText(micros: string, words: ReportWords): string {
  return BigInt(micros) > 0n ? `+${amountText(micros, words)}` : amountText(micros, words)
}

/** For example, `49.81 AUD more`. */
function moreOrLess(micros: string, currency: string, words: ReportWords): string {
  const difference = BigInt(micros)
  const amount = `${amountText(micros.replace('-', ''), words)} ${currencyText(currency)}`
  if (difference > 0n) return words.more(amount)
  return difference < 0n ? words.less(amount) : amount
}

/** For example, `4,981 of 5,000 documents differ, 49.81 AUD more in all; 1 cause, not accepted.` */
export function outcomeText(report: GoldenReport, words: ReportWords): string {
  const { documents, same, sums } = report
  const causes = causesOf(report)
  if (isSame(report)) {
    return documents === 0 ? words.noDocuments : words.allSame(documents, countText(documents, words))
  }
  const differing = Math.max(documents - same, 0)
  const net = listed(sums, (one) => moreOrLess(one.net, one.currency, words), words)
  return `${[
    words.differ(differing, countText(differing, words), documents, countText(documents, words)),
    ...(net.length === 0 ? [] : [words.inAll(net.join(', '))]),
  ].join(', ')}; ${causeCount(causes, words)}.`
}

export function isSame({ documents, same, causes }: GoldenReport): boolean {
  return causes.length === 0 && same >= documents
}

function causeCount(causes: readonly Cause[], words: ReportWords): string {
  const accepted = causes.filter((cause) => cause.accepted !== undefined).length
  if (causes.length === 0) return words.noCause
  if (causes.length === 1) return words.oneCause(accepted === 1)
  const share = accepted === 0 ? 'none' : accepted === causes.length ? 'all' : 'some'
  return words.causes(countText(causes.length, words), share, countText(accepted, words))
}

/** For example, `4,981 documents, 4,981 lines: 49.81 AUD more.` */
export function sizeText({ documents, lines, rows }: Cause, words: ReportWords): string {
  const net = listed(rows, (row) => moreOrLess(row.net, row.currency, words), words)
  return words.size(
    words.documents(documents, countText(documents, words)),
    words.lines(lines, countText(lines, words)),
    net.join(', '),
  )
}

export function factsOf(cause: Cause, words: ReportWords): readonly Fact[] {
  return [...firstFigureOf(cause, words), ...otherFacts(cause, words), ...shrunkFacts(cause, words)]
}

export function shrunkFacts(cause: Cause, words: ReportWords): readonly Fact[] {
  const json = cause.shrunk && jsonText(cause.shrunk.request)
  const request = json === undefined ? [] : [shownText(json, MAX_REQUEST)]
  return totalsOfShrunk(cause, words).map(({ label, texts }) => ({ label, texts: [...texts, ...request] }))
}

export function totalsOfShrunk({ shrunk, isPartEnough }: Cause, words: ReportWords): readonly Fact[] {
  if (shrunk === undefined) return isPartEnough ? [{ label: words.shrunk, texts: [words.partEnough] }] : []
  const { recorded, current, currency } = shrunk
  return [{ label: words.shrunk, texts: [changeText(recorded, current, currency, words)] }]
}

/** `factsOf` with the rule's sentence, without `shrunkFacts`. */
export function factsWithRule(cause: Cause, words: ReportWords): readonly Fact[] {
  const rule = ruleText(cause, words)
  const number = cause.firstFigure?.rule ?? ''
  return [
    ...firstFigureOf(cause, words),
    ...(rule === undefined ? [] : [{ label: `${words.rule} ${number}`, texts: [rule] }]),
    ...otherFacts(cause, words),
  ]
}

function firstFigureOf({ firstFigure }: Cause, words: ReportWords): readonly Fact[] {
  return firstFigure === undefined
    ? []
    : [{ label: words.firstFigure, texts: [figureText(firstFigure, words)] }]
}

function otherFacts({ first, rows, samples, accepted }: Cause, words: ReportWords): readonly Fact[] {
  return [
    {
      label: words.alsoFits,
      texts: listed(first.alsoFits, (id) => printableLine(causeInWords(id, words)), words),
    },
    {
      label: words.samples,
      texts: samples
        .slice(0, Math.min(MAX_SAMPLES * rows.length, MAX_LISTED))
        .map((one) => sampleText(one, words)),
    },
    { label: words.accepted, texts: accepted === undefined ? [] : [printableLine(accepted)] },
  ].filter(({ texts }) => texts.length > 0)
}

export function factLines(facts: readonly Fact[]): readonly string[] {
  return facts.flatMap(({ label, texts }) =>
    texts.length === 1 ? [`${label}: ${texts.join('')}`] : [`${label}:`, ...texts.map((text) => `  ${text}`)],
  )
}

/** For example, `line total (L3), lines[0].labour.pricing.total_price: 128.34 → 128.35`. */
function figureText({ figure, name, rule, recorded, current }: FirstFigure, words: ReportWords): string {
  const numbers = [recorded, current].map((text) => printableLine(text).replace('.', words.marks.decimal))
  const number = rule === '' ? '' : ` (${printableLine(rule)})`
  return `${nameIn(words.figures, name)}${number}, ${printableLine(figure)}: ${numbers.join(' → ')}`
}

export function ruleText({ firstFigure }: Cause, words: ReportWords): string | undefined {
  const known = firstFigure === undefined ? undefined : ruleIn(words.figures, firstFigure.rule)
  return known === undefined ? undefined : `${known.heading}. ${known.sentence}`
}

/** For example, `tax rounding: by document → by line`. */
export function settingTexts(settings: readonly SettingDifference[], words: ReportWords): readonly string[] {
  return listed(settings, (one) => printableLine(settingText(words, one)), words)
}

/** For example, `line 12, Q-7: 128.34 → 128.35 AUD (+0.01)`. */
function sampleText({ line, id, recorded, current, currency }: CurrencySample, words: ReportWords): string {
  const place = [
    ...(line === undefined ? [] : [words.lineOfFile(String(line))]),
    ...(id === undefined ? [] : [printableLine(String(id))]),
  ].join(', ')
  return `${place === '' ? words.document : place}: ${changeText(recorded, current, currency, words)}`
}

/** For example, `128.34 → 128.35 AUD (+0.01)` or `128.34 AUD → no total`. */
function changeText(
  recorded: string | undefined,
  current: string | undefined,
  currency: string,
  words: ReportWords,
): string {
  const unit = ` ${currencyText(currency)}`
  if (recorded === undefined || current === undefined) {
    const totals = [recorded, current].map((total) =>
      total === undefined ? words.noTotal : amountText(total, words) + unit,
    )
    return totals.join(' → ')
  }
  const difference = signedText(String(BigInt(current) - BigInt(recorded)), words)
  return `${amountText(recorded, words)} → ${amountText(current, words)}${unit} (${difference})`
}

export function joined(ids: readonly string[], words: ReportWords): readonly string[] {
  return ids.length === 0 ? [] : [listed(ids, printableLine, words).join(', ')]
}

function listed<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  words: ReportWords,
): readonly string[] {
  const rest = items.length - MAX_LISTED
  const texts = items.slice(0, MAX_LISTED).map(textOf)
  return rest > 0 ? [...texts, words.andMore(countText(rest, words))] : texts
}
