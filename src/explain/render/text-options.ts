import { ownFields } from '../../problem/own-fields.js'
import { listOf, ownValue } from '../safe-reading.js'
import type { RenderOptions } from './tree.js'
import type { TextFit, TextLayout, TextStyle } from './wrap-text.js'

/** Options for rendering an explanation as text. */
export interface TextOptions extends RenderOptions {
  /** The number of columns. Longer lines continue below, where their text begins. By default, lines are not wrapped. */
  readonly width?: number
  /** Marks parts of a line, such as with the colours of a terminal. By default, none is marked. */
  readonly style?: TextStyle
  /** Fits text into columns. By default, each UTF-16 unit takes one, and a word longer than a line stays whole. */
  readonly fit?: TextFit
}

export function layoutOf(options: TextOptions | undefined): TextLayout {
  const width = ownValue(options, 'width')
  const { strong, faint } = functionsOf<TextStyle>(ownValue(options, 'style'), ['strong', 'faint'])
  const { widthOf, breakWord } = functionsOf<TextFit>(ownValue(options, 'fit'), ['widthOf', 'breakWord'])
  return {
    width: typeof width === 'number' && width > 0 ? width : undefined,
    style: { strong: strong ?? unmarked, faint: faint ?? unmarked },
    fit: {
      widthOf: widthOf ?? (({ length }) => length),
      breakWord: (word, columns) => {
        const parts = listOf(breakWord?.(word, columns)).filter((part) => typeof part === 'string')
        return parts.length === 0 ? [word] : parts
      },
    },
  }
}

const unmarked = (text: string): string => text

function functionsOf<Owner>(value: unknown, names: readonly (keyof Owner & string)[]): Partial<Owner> {
  const found = names.map((name) => [name, ownValue(value, name)] as const)
  return ownFields(Object.fromEntries(found.filter(([, one]) => typeof one === 'function')) as Partial<Owner>)
}
