import type { ReasonTexts } from '../languages/en/reasons.js'
import { ownField, ownFields } from '../problem/own-fields.js'
import { centsText } from '../pricing/formulas.js'
import type { ImpossibleReason, MissReason, NotChangeable } from './solution.js'

const MAX_CAUSES = 3

/** A reason without its message. */
export type ReasonData = WithoutMessage<MissReason> | WithoutMessage<ImpossibleReason>

type WithoutMessage<A> = A extends unknown ? Omit<A, 'message'> : never

/** Counts lines and adjustments from 1. */
export function reasonText(reason: ReasonData, words: ReasonTexts): string {
  const own = ownFields(reason)
  const first = sentenceOf(own, words)
  const other = 'otherLever' in own ? own.otherLever : undefined
  if (other === undefined) return first
  const { lever, outcome } = ownFields(other)
  const { type, line = 0 } = ownFields(lever)
  const named = type === 'markup' ? undefined : ownField(words.levers, type)
  if (named === undefined) return first
  const subject = filled(named, { line: numberFrom1(line) })
  return `${first} ${filled(ownField(words.otherLever, outcome) ?? '', { lever: subject })}`
}

function sentenceOf(reason: ReasonData, words: ReasonTexts): string {
  const inLanguage = (number: string): string => number.replace('.', words.decimalMark)
  switch (reason.code) {
    case 'skipped_by_tax': {
      const { rate, oneIn } = reason
      const [whole, about] = words.oneIn
      if (typeof oneIn !== 'string' || !/^\d+(\.\d+)?$/.test(oneIn)) return words.unknown
      const every = /\./.test(oneIn) ? about(inLanguage(oneIn)) : whole(Number(oneIn))
      return filled(words.skippedByTax, { rate: inLanguage(rate), oneIn: every })
    }
    case 'step_too_large': {
      const [known, unknown] = words.by
      const { step, by } = reason
      const micros = by && ownField(by, 'amountMicros')
      if (by !== undefined && typeof micros !== 'string') return words.unknown
      const cents = micros === undefined ? undefined : Math.round(Number(micros) / 10_000)
      if (cents !== undefined && !Number.isFinite(cents)) return words.unknown
      const change = cents === undefined ? unknown : filled(known, { amount: inLanguage(centsText(cents)) })
      return filled(words.step, { step: inLanguage(step).replace(/ ?%/, words.percentSign), by: change })
    }
    case 'constraint':
      return ownField(words.constraints, reason.constraint) ?? words.unknown
    case 'lever_range':
    case 'no_effect':
    case 'locked':
      return words.codes[reason.code]
    case 'not_changeable':
      return causesText(reason.causes, words)
    default:
      // A later release may add reasons that this one does not know.
      return words.unknown
  }
}

function causesText(causes: readonly NotChangeable[], words: ReasonTexts): string {
  if (causes.length === 0) return words.nothingToChange
  const sentences = causes
    .slice(0, MAX_CAUSES)
    .map(ownFields)
    .map(({ reason, line = 0, adjustment = 0 }) =>
      filled(ownField(words.causes, reason) ?? words.unknown, {
        line: numberFrom1(line),
        adjustment: numberFrom1(adjustment),
      }),
    )
  const rest = causes.length - sentences.length
  return [...sentences, ...(rest === 0 ? [] : [filled(words.moreCauses, { count: String(rest) })])].join(' ')
}

/** Throws for anything but an integer, since a reason may come from anywhere. */
function numberFrom1(index: number): string {
  if (!Number.isInteger(index)) throw new TypeError('an index must be an integer')
  return String(index + 1)
}

function filled(sentence: string, figures: Readonly<Record<string, string>>): string {
  return sentence.replace(/<(\w+)>/g, (_, name: string) => ownField(figures, name) ?? '')
}
