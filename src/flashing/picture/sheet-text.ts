import { escaped, shownText, svgNumber, textWidth } from './svg-text.js'
import { ownFields } from '../../problem/own-fields.js'

/** Starts at `x`, `y` or, with `isAtEnd`, ends there. */
interface SheetText {
  readonly kind: 'title' | 'caption' | 'value'
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isBold?: boolean
  readonly isAtEnd?: boolean
}

/** Bold letters and some fonts are wider than the estimate by this factor. */
const WIDTH_FACTOR = 1.08

export function widthOf(text: string, size: number): number {
  return textWidth(text, size) * WIDTH_FACTOR
}

/** Truncates longer texts to this many characters. */
export const MAX_SHOWN_CHARACTERS = 80

/** Fits a text into one line of this width, and truncates it to `max` characters. */
export function fitted(text: string, size: number, width: number, max = MAX_SHOWN_CHARACTERS): string {
  const shown = shownText(text, max)
  if (widthOf(shown, size) <= width) return shown
  const characters = Array.from(shown)
  while (characters.length > 0 && widthOf(`${characters.join('')}…`, size) > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

export function textElement(text: string, shown: SheetText): readonly string[] {
  const { kind, x, y, size, isBold = false, isAtEnd = false } = ownFields(shown)
  if (text === '') return []
  const style = `${isBold ? ' font-weight="bold"' : ''}${isAtEnd ? ' text-anchor="end"' : ''}`
  return [
    `<text class="qw-${kind}" x="${svgNumber(x)}" y="${svgNumber(y)}" font-size="${String(size)}"${style}>${escaped(text)}</text>`,
  ]
}

/**
 * Wraps items, and counts the items left out. Semicolons separate items, because a figure may contain
 * a comma.
 */
export function wrapped(
  items: readonly string[],
  size: number,
  width: number,
  maxLines: number,
  more: string,
): readonly string[] {
  const lines: string[] = []
  for (const [index, item] of items.entries()) {
    const last = lines.at(-1)
    const rest = items.length - index
    const tail = rest > 1 ? `; ${String(rest - 1)} ${more}` : ''
    const longer = last === undefined ? item : `${last}; ${item}`
    const isLastLine = lines.length === maxLines
    if (last !== undefined && widthOf(longer + (isLastLine ? tail : ';'), size) <= width) {
      lines[lines.length - 1] = longer
    } else if (lines.length < maxLines) {
      if (last !== undefined) lines[lines.length - 1] = `${last};`
      lines.push(fitted(item, size, width))
    } else {
      const words = `; ${String(rest)} ${more}`
      lines[lines.length - 1] = fitted(last ?? '', size, width - widthOf(words, size), last?.length) + words
      break
    }
  }
  return lines
}
