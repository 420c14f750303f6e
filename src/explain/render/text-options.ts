import { listOf, ownValue } from '../safe-reading.js'
import type { RenderOptions } from './tree.js'
import type { TextFit, TextLayout, TextStyle } from './wrap-text.js'

/** Options for rendering an explanation as text. The functions must be own properties. */
export interface TextOptions extends RenderOptions {
  /** Wraps lines at this number of columns. By default, lines are not wrapped. */
  readonly width?: number
  /** Marks parts of a line, for example with terminal colours. By default, no part is marked. */
  readonly style?: TextStyle
  /**
   * Measures text in columns, and breaks long words. By default, each UTF-16 unit counts as one column, and a word longer
   * than a line stays whole.
   */
  readonly fit?: TextFit
}

export function layoutOf(options: TextOptions | undefined): TextLayout {
  const [width, style, fit] = ['width', 'style', 'fit'].map((name) => ownValue(options, name))
  const breakWord = functionAt(fit, 'breakWord')
  return {
    width: typeof width === 'number' && width > 0 ? width : undefined,
    style: {
      strong: (functionAt(style, 'strong') as TextStyle['strong'] | undefined) ?? unmarked,
      faint: (functionAt(style, 'faint') as TextStyle['faint'] | undefined) ?? unmarked,
    },
    fit: {
      widthOf: (functionAt(fit, 'widthOf') as TextFit['widthOf'] | undefined) ?? (({ length }) => length),
      breakWord: (word, columns) => {
        const parts = listOf(breakWord?.(word, columns)).filter((part) => typeof part === 'string')
        return parts.length === 0 ? [word] : parts
      },
    },
  }
}

const unmarked = (text: string): string => text

function functionAt(owner: unknown, name: string): ((...given: readonly unknown[]) => unknown) | undefined {
  const value = ownValue(owner, name)
  return typeof value === 'function'
    ? (value.bind(owner) as (...given: readonly unknown[]) => unknown)
    : undefined
}
