import type { LeverType } from '../definitions/enums.js'
import type { Locale } from '../problem/describe.js'
import { centsText } from '../pricing/formulas.js'
import type { ConstraintName, ImpossibleReason, MissReason, NotChangeable } from './solution.js'

/** The sentences of reasons in one language. Words in angle brackets stand for figures. */
interface ReasonWords {
  readonly decimalMark: string
  readonly skippedByTax: string
  /** One total of how many: a whole number, or a number with one decimal. */
  readonly oneIn: readonly [whole: (count: number) => string, about: (count: string) => string]
  readonly step: string
  /** The change of the figure per step, known or not. */
  readonly by: readonly [known: string, unknown: string]
  readonly constraints: Readonly<Record<ConstraintName, string>>
  readonly codes: Readonly<Record<'lever_range' | 'no_effect' | 'locked', string>>
  readonly nothingToChange: string
  readonly causes: Readonly<Record<NotChangeable['reason'], string>>
  readonly moreCauses: string
  readonly levers: Readonly<Record<Exclude<LeverType, 'markup'>, string>>
  readonly otherLever: Readonly<Record<'exact' | 'nearest', string>>
  readonly unknown: string
}

const ORDINALS = [
  ...['', '', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  ...['eleventh', 'twelfth'],
]

function ordinal(count: number): string {
  const teens = count % 100 > 10 && count % 100 < 20
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return ORDINALS[count] ?? `${String(count)}${ending}`
}

const ENGLISH: ReasonWords = {
  decimalMark: '.',
  skippedByTax: 'A cent before tax changes the tax too: at <rate> % <oneIn> is skipped.',
  oneIn: [(count) => `every ${ordinal(count)} total`, (count) => `one total in about ${count}`],
  step: 'The smallest step, <step>, <by>.',
  by: ['changes it by <amount> here', 'changes it by more'],
  constraints: {
    notBelowCost: 'A line would be sold below its cost.',
    minMargin: 'The margin would be less than the least one.',
    minMarginPercentage: 'The margin percentage would be less than the least one.',
    maxDiscount: 'The discount would be more than the greatest one.',
    zero: 'The document would be below zero, which is a credit.',
  },
  codes: {
    lever_range: 'The lever ends before the goal.',
    no_effect: 'The lever does not change the figure.',
    locked: 'What the lever would change is locked.',
  },
  nothingToChange: 'The document has no line to change.',
  causes: {
    flashing: 'Line <line> is a flashing, which no lever on lines changes.',
    kit: 'Line <line> is a kit, which no lever on lines changes.',
    notes: 'Line <line> is a note and has no price.',
    custom_formula: 'Line <line> has a custom formula, so its total is not calculated.',
    no_price: 'Line <line> has no price.',
    no_cost: 'Line <line> has no cost to mark up.',
    other_type: 'Adjustment <adjustment> is of the other type.',
  },
  moreCauses: 'And <count> more.',
  levers: {
    discount: 'A discount on the document',
    surcharge: 'A surcharge on the document',
    lineDiscount: 'A discount on the lines',
    unitPrice: 'Another unit price of line <line>',
  },
  otherLever: { exact: '<lever> would reach the goal.', nearest: '<lever> would come near the goal.' },
  unknown: 'The goal is missed.',
}

const GERMAN: ReasonWords = {
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

/** The most causes written out. The rest are counted. */
const MOST_CAUSES = 3

/** A reason without its sentence. */
export type ReasonData = WithoutMessage<MissReason> | WithoutMessage<ImpossibleReason>

type WithoutMessage<A> = A extends unknown ? Omit<A, 'message'> : never

/** The sentence for an unknown reason. */
export function unknownReason(locale: Locale): string {
  return (locale === 'de' ? GERMAN : ENGLISH).unknown
}

/** The sentences of a reason. Lines and adjustments are counted from 1. */
export function reasonText(reason: ReasonData, locale: Locale): string {
  const words = locale === 'de' ? GERMAN : ENGLISH
  const first = sentenceOf(reason, words)
  const other = 'otherLever' in reason ? reason.otherLever : undefined
  if (other === undefined) return first
  const { lever, outcome } = other
  const { type, line = 0 } = lever
  const named = type === 'markup' ? undefined : words.levers[type]
  if (named === undefined) return first
  const subject = filled(named, { line: String(line + 1) })
  return `${first} ${filled(words.otherLever[outcome], { lever: subject })}`
}

function sentenceOf(reason: ReasonData, words: ReasonWords): string {
  const inLanguage = (number: string): string => number.replace('.', words.decimalMark)
  switch (reason.code) {
    case 'skipped_by_tax': {
      const { rate, oneIn } = reason
      const [whole, about] = words.oneIn
      const every = /\./.test(oneIn) ? about(inLanguage(oneIn)) : whole(Number(oneIn))
      return filled(words.skippedByTax, { rate: inLanguage(rate), oneIn: every })
    }
    case 'step_too_large': {
      const [known, unknown] = words.by
      const { step, by } = reason
      const change =
        by === undefined
          ? unknown
          : filled(known, { amount: inLanguage(centsText(Math.round(Number(by.amountMicros) / 10_000))) })
      return filled(words.step, { step: inLanguage(step), by: change })
    }
    case 'constraint':
      return Object.hasOwn(words.constraints, reason.constraint)
        ? words.constraints[reason.constraint]
        : words.unknown
    case 'lever_range':
    case 'no_effect':
    case 'locked':
      return words.codes[reason.code]
    case 'not_changeable':
      return causesText(reason.causes, words)
    default:
      // A later release may have more reasons.
      return words.unknown
  }
}

function causesText(causes: readonly NotChangeable[], words: ReasonWords): string {
  if (causes.length === 0) return words.nothingToChange
  const sentences = causes
    .slice(0, MOST_CAUSES)
    .map(({ reason, line = 0, adjustment = 0 }) =>
      filled(words.causes[reason], { line: String(line + 1), adjustment: String(adjustment + 1) }),
    )
  const rest = causes.length - sentences.length
  return [...sentences, ...(rest === 0 ? [] : [filled(words.moreCauses, { count: String(rest) })])].join(' ')
}

function filled(sentence: string, figures: Readonly<Record<string, string>>): string {
  return sentence.replace(/<(\w+)>/g, (_, name: string) => figures[name] ?? '')
}
