import { readTyped, type TypedField as FieldOfInput } from '../input/read-typed.js'
import { filled, type DesignerLabels } from './designer-labels.js'
import { wanted, type Wanted } from './patch.js'

/** A field that is read when it is left or when Enter is pressed. */
export interface FieldOptions {
  readonly label: string
  readonly value: string
  readonly key?: string
  readonly placeholder?: string
  readonly field: FieldOfInput & { readonly kind: 'money' | 'length' | 'quantity' }
  readonly labels: DesignerLabels
  readonly onRead: (value: string) => void
  readonly onRefused: (words: string) => void
}

/** An input whose text is read by the grammar of typed figures. What cannot be read stays, marked, and says why. */
export function typedField(options: FieldOptions): Wanted {
  const { label, value, key, placeholder } = options
  const read = (event: Event): void => {
    const input = event.target as HTMLInputElement
    const words = refusalOf(input.value, options)
    if (words === undefined) input.removeAttribute('aria-invalid')
    else {
      input.setAttribute('aria-invalid', 'true')
      options.onRefused(words)
    }
  }
  return wanted('input', {
    ...{ key, value, placeholder, 'aria-label': label, inputmode: 'decimal', autocomplete: 'off' },
    onchange: read,
    onkeydown: (event: KeyboardEvent) => {
      // Undo of the text in a field is the browser's.
      if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation()
    },
  })
}

/** Passes on what was read; otherwise says why not. */
function refusalOf(text: string, { field, labels, onRead }: FieldOptions): string | undefined {
  const typed = readTyped(text.replace(/°$/, ''), field)
  switch (typed.is) {
    case 'read':
      onRead(typed.value)
      return undefined
    case 'ambiguous': {
      const [first, second] = typed.readings.map(({ meant }) => meant)
      return filled(labels.ambiguous, { text, first: first ?? '', second: second ?? '' })
    }
    case 'unreadable':
      return filled(labels.unreadable, { text })
  }
}
