import { inputProblem, parseInput } from '../../entries/input.js'
import { CommandFailure } from '../process-io.js'
import { isPlainAmount, moneyOf } from '../typed-amount.js'

/** The locale in which people type figures of another system. */
const LOCALE = 'en-AU'

/**
 * Reads a typed figure as forms read money: `17402.09`, `$17,402.09` or `AUD 17,402.09`. Throws CommandFailure for a text
 * that cannot be read, or that can be read in two ways.
 */
export function typedFigure(
  option: string,
  text: string,
  currency: string,
): { readonly amountMicros: string } {
  if (isPlainAmount(text)) return moneyOf(text)
  const field = { kind: 'money', locale: LOCALE, currency } as const
  const typed = parseInput(text, field)
  if (typed.status === 'ok') return { amountMicros: typed.value }
  const problem = inputProblem(typed, { ...field, text, path: [option] })
  throw new CommandFailure(problem?.message ?? '')
}
