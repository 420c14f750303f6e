import { inputProblem, parseInput } from '../entries/input.js'
import { CommandFailure } from './process-io.js'

const DEFAULT_LOCALE = 'en-AU'

interface TypedAmounts {
  readonly currency: string
  readonly locale?: string | undefined
}

/** Reads amounts as forms do: `17402.09`, `$17,402.09` or `AUD 17,402.09`. */
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
