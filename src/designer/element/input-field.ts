import { MAX_SIZE } from '../model/design.js'
import type { DesignAction } from '../model/design-action.js'
import { isInnerAngle } from '../model/designed.js'
import { soundSize } from '../model/sound-design.js'
import { parseInput, type InputField as FieldOfInput } from '../../input/parse-input.js'
import { inputProblem } from '../../input/input-problem.js'
import { problemAt } from '../../problem/located-problem.js'
import { problemOfRule, type Problem } from '../../problem/problem.js'
import type { ViewModel } from './view-model.js'
import { h, type InputHTMLAttributes, type JSX } from 'preact'

/** The limits are decimal strings. */
interface Range {
  readonly min: string
  readonly max: string
  readonly accepts: (value: number) => boolean
}

/** In mm, to hundredths. */
export const SIZES: Range = {
  min: '0.01',
  max: String(MAX_SIZE),
  accepts: (value) => soundSize(value) !== undefined,
}

/** In degrees, below a full turn. */
export const ANGLES: Range = { min: '0', max: '359.99', accepts: isInnerAngle }

interface FieldOptions {
  readonly label: string
  readonly value: string
  readonly field: FieldOfInput & { readonly kind: 'length' | 'quantity' }
  readonly range: Range
  readonly path: readonly (string | number)[]
  readonly action: (value: number) => DesignAction
}

export const REFUSAL_ID = 'refusal'

/** Keeps an unusable text in the input, and marks the input invalid. */
export function typedField({ typing, type, leave }: ViewModel, options: FieldOptions): JSX.Element {
  const { label } = options
  const own = typing?.field === label ? typing : undefined
  const isWrong = own?.problem !== undefined
  return h('input', {
    'aria-label': label,
    inputmode: 'decimal',
    autocomplete: 'off',
    value: own?.text ?? options.value,
    'aria-invalid': isWrong ? 'true' : undefined,
    'aria-describedby': isWrong ? REFUSAL_ID : undefined,
    ...typedEvents(
      (text) => {
        type(label, text, readIn(text, options))
      },
      () => {
        leave(label)
      },
    ),
  })
}

/** `onText` gets the text at each keystroke. Enter or losing the focus calls `onLeft`. */
export function typedEvents(onText: (text: string) => void, onLeft: () => void): InputHTMLAttributes {
  return {
    onInput: ({ target }: Event) => {
      onText((target as HTMLInputElement).value)
    },
    onChange: onLeft,
    onBlur: onLeft,
    onKeyDown: (event: KeyboardEvent) => {
      // Hides all keys but these two from the designer, because the browser handles undo inside a field.
      if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation()
    },
  }
}

function readIn(text: string, { field, range, path, action }: FieldOptions): DesignAction | Problem {
  const typed = parseInput(field.kind === 'quantity' ? text.replace(/°\s*$/, '') : text, field)
  const at = ['design', ...path]
  if (typed.status === 'ok' && range.accepts(Number(typed.value))) return action(Number(typed.value))
  const problem = inputProblem(typed, { ...field, text, path: at })
  if (problem !== undefined) return problem
  const { min, max } = range
  const sent = typed.status === 'ok' ? typed.value : text
  return problemOfRule(problemAt('out_of_range', at, { sent, min, max }))
}
