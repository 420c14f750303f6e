/** What XML 1.0 cannot hold, lone surrogates among it; what it should not hold; and line breaks. */
const UNPRINTABLE = /[^\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** A text of a drawing as one line that can be shown, and no longer than so many characters. */
export function shownText(text: string, most: number): string {
  // A character takes at most two units; what is cut away is not looked at.
  const start = text.slice(0, most * 4)
  const characters = Array.from(start.replace(UNPRINTABLE, ' ').replace(/ +/g, ' ').trim())
  return characters.length <= most && start.length === text.length
    ? characters.join('')
    : `${characters.slice(0, most - 1).join('')}…`
}

/** The ampersand first, since the others bring their own. */
const ENTITIES = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
] as const

/** A shown text, safe inside an element and inside an attribute. */
export function escaped(text: string): string {
  return ENTITIES.reduce((safe, [character, entity]) => safe.replaceAll(character, entity), text)
}
