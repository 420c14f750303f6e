import stringWidth from 'string-width'

export function wrapText(text: string, width: number): string {
  return wrapWords(breakLongWords(text, width), width).join('\n')
}

/** Gives a word longer than `width` its own line. Keeps the first spaces of a paragraph if its first word fits after them. */
export function wrapWords(text: string, width: number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    if (widthOf(paragraph) <= width) return [paragraph]
    const lines: string[] = []
    let line: string | undefined
    let taken = 0
    for (const word of paragraph.split(' ')) {
      const columns = widthOf(word)
      const fits = line !== undefined && taken + 1 + columns <= width
      // An empty word is a second space.
      if (line !== undefined && !fits && word === '') continue
      if (line !== undefined && !fits && line.trim() !== '') lines.push(line)
      line = fits ? `${line} ${word}` : word
      taken = fits ? taken + 1 + columns : columns
    }
    return line === undefined ? lines : [...lines, line]
  })
}

/** Each character of a match takes one column. Most texts in a table match. */
const NARROW = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u02ff\u2013\u2500-\u257f]*$/

/** Counts terminal columns. Calls the library only for characters that may take two or none. */
export function widthOf(text: string): number {
  return NARROW.test(text) ? text.length : stringWidth(text.replace(VISIBLE_FORMATS, 'x'))
}

/** Visible format characters, such as the Arabic number sign. The library throws unless a letter follows. */
const VISIBLE_FORMATS = /(?!\p{Default_Ignorable_Code_Point})\p{Format}/gu

export function breakLongWords(text: string, width: number): string {
  return text.replace(/\S+/gu, (word) => (word.length * 2 <= width ? word : broken(word, width)))
}

/**
 * Keeps a letter and its accents together, and the parts of a joined emoji. Narrow text needs no segmenter, which takes
 * longer to load than a table to print.
 */
function charactersOf(word: string): Iterable<string> {
  return NARROW.test(word) ? word : Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment)
}

function broken(word: string, width: number): string {
  let result = ''
  let taken = 0
  for (const character of charactersOf(word)) {
    const columns = widthOf(character)
    if (taken + columns > width && taken > 0) {
      result += '\n'
      taken = 0
    }
    result += character
    taken += columns
  }
  return result
}
