import { isInnerAngle } from '../designing/designed.js'
import { soundSize } from '../designing/sound-design.js'
import { readTyped, type TypedField as FieldOfInput } from '../input/read-typed.js'
import type { Typed } from '../input/typed.js'
import { filled, type DesignerLabels } from './designer-labels.js'
import { wanted, type Wanted } from './patch.js'

/** A text that was typed and could not be taken. */
export interface Refusal {
  /** The label of its field. */
  readonly field: string
  readonly text: string
  /** Why not. */
  readonly words: string
}

/** A field that is read when it is left or when Enter is pressed. */
export interface FieldOptions {
  readonly label: string
  readonly value: string
  readonly key?: string
  readonly placeholder?: string
  readonly field: FieldOfInput & { readonly kind: 'money' | 'length' | 'quantity' }
  readonly labels: DesignerLabels
  /** The text that was refused last, in whichever field. */
  readonly refused: Refusal | undefined
  /** Whether what was read can be taken; without it, whatever can be read. */
  readonly accepts?: (value: string) => boolean
  readonly onRead: (value: string) => void
  /** What an empty field means; without it, nothing that can be read. */
  readonly onCleared?: () => void
  readonly onRefused: (refusal: Refusal) => void
}

/** The note that says why. */
export const REFUSAL_ID = 'refusal'

/** An input whose text is read by the grammar of typed figures. What cannot be taken stays, marked, and says why. */
export function typedField(options: FieldOptions): Wanted {
  const { label, key, placeholder, refused } = options
  const isRefused = refused?.field === label
  return wanted('input', {
    ...{ key, placeholder, 'aria-label': label, inputmode: 'decimal', autocomplete: 'off' },
    value: isRefused ? refused.text : options.value,
    'aria-invalid': isRefused ? 'true' : undefined,
    'aria-describedby': isRefused ? REFUSAL_ID : undefined,
    onchange: (event: Event) => {
      take((event.target as HTMLInputElement).value, options)
    },
    onkeydown: (event: KeyboardEvent) => {
      // Undo of the text in a field is the browser's.
      if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation()
    },
  })
}

/** Passes on what was read, or why not. */
function take(text: string, options: FieldOptions): void {
  const { label, labels, field, accepts, onRead, onCleared, onRefused } = options
  if (text.trim() === '' && onCleared !== undefined) {
    onCleared()
    return
  }
  const typed = readTyped(text.replace(/°$/, ''), field)
  if (typed.is === 'read' && accepts?.(typed.value) !== false) onRead(typed.value)
  else onRefused({ field: label, text, words: refusalOf(text, typed, labels) })
}

/** A message has no more of what was typed: it is read out. */
const MOST_OF_TEXT = 80

/** Why a text was not taken. */
export function refusalOf(typedText: string, typed: Typed<unknown>, labels: DesignerLabels): string {
  const text = typedText.length > MOST_OF_TEXT ? `${typedText.slice(0, MOST_OF_TEXT)}…` : typedText
  switch (typed.is) {
    case 'read':
      return filled(labels.outOfRange, { text })
    case 'ambiguous': {
      const [first, second] = typed.readings.map(({ meant }) => meant)
      return filled(labels.ambiguous, { text, first: first ?? '', second: second ?? '' })
    }
    case 'unreadable':
      return filled(labels.unreadable, { text })
  }
}

/** Whether what was read is the length of an edge or the width of a fold, in mm. */
export function isSize(value: string): boolean {
  return soundSize(Number(value)) !== undefined
}

/** Whether it is an angle between two edges, in degrees. */
export function isAngle(value: string): boolean {
  return isInnerAngle(Number(value))
}
