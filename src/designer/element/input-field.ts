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

/** The figures that a field takes, as decimals. */
interface Range {
  readonly least: string
  readonly most: string
  readonly accepts: (value: number) => boolean
}

/** A length of an edge or the width of a fold, in mm to hundredths. */
export const SIZES: Range = {
  least: '0.01',
  most: String(MAX_SIZE),
  accepts: (value) => soundSize(value) !== undefined,
}

/** An angle between two edges, in degrees: below a full turn. */
export const ANGLES: Range = { least: '0', most: '359.99', accepts: isInnerAngle }

/** A field of the drawing, which is read at every keystroke. */
export interface FieldOptions {
  readonly label: string
  readonly value: string
  readonly field: FieldOfInput & { readonly kind: 'length' | 'quantity' }
  readonly range: Range
  /** Where the figure is in the design. */
  readonly path: readonly (string | number)[]
  /** The change that a figure makes to the design. */
  readonly action: (value: number) => DesignAction
}

/** The note that says why. */
export const REFUSAL_ID = 'refusal'

/** An input whose text is read by the grammar of typed figures. What cannot be taken stays, marked, and says why. */
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

/** The reactions of an input: each keystroke is read, and Enter or losing focus leaves it. */
export function typedEvents(onText: (text: string) => void, onLeft: () => void): InputHTMLAttributes {
  return {
    onInput: ({ target }: Event) => {
      onText((target as HTMLInputElement).value)
    },
    onChange: onLeft,
    onBlur: onLeft,
    onKeyDown: (event: KeyboardEvent) => {
      // Undo of the text in a field is the browser's.
      if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation()
    },
  }
}

/** The change that a typed text makes to the design, or the reason why it cannot be used. */
function readIn(text: string, { field, range, path, action }: FieldOptions): DesignAction | Problem {
  const typed = parseInput(text.replace(/°$/, ''), field)
  const at = ['design', ...path]
  if (typed.status === 'ok' && range.accepts(Number(typed.value))) return action(Number(typed.value))
  const problem = inputProblem(typed, { ...field, text, path: at })
  if (problem !== undefined) return problem
  const { least, most } = range
  const sent = typed.status === 'ok' ? typed.value : text
  return problemOfRule(problemAt('out_of_range', at, { sent, min: least, max: most }))
}
