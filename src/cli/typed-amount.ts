import { inputProblem, parseInput } from '../entries/input.js'
import { CommandFailure } from './process-io.js'

const DEFAULT_LOCALE = 'en-AU'

export interface TypedAmounts {
  readonly currency: string
  readonly locale?: string | undefined
}

/**
 * Reads the amount of an option as forms read money: `17402.09`, `$17,402.09` or `AUD 17,402.09`. Throws
 * CommandFailure for a text that cannot be read, or that can be read in two ways.
 */
export function typedAmount(
  option: string,
  text: string,
  { currency, locale = DEFAULT_LOCALE }: TypedAmounts,
): { readonly amountMicros: string } {
  const field = { kind: 'money', locale, currency } as const
  const typed = parseInput(text, field)
  if (typed.status === 'ok') return { amountMicros: typed.value }
  const problem = inputProblem(typed, { ...field, text, path: [option] })
  throw new CommandFailure(problem?.message ?? '')
}
